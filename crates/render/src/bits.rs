//! Bits into bytes, lowest first, as DEFLATE and GIF pack them.

#[derive(Debug)]
pub(crate) struct Bits {
    bytes: Vec<u8>,
    /// Bytes that are full; those behind them are to be written over.
    full: usize,
    /// Bits not yet in a full byte, fewer than eight.
    rest: u64,
    count: u32,
}

impl Bits {
    pub(crate) fn new() -> Bits {
        Bits { bytes: vec![0; 64 << 10], full: 0, rest: 0, count: 0 }
    }

    /// Writes the low `count` bits of `value`, at most 56, the others of which must be 0.
    pub(crate) fn put(&mut self, value: u64, count: u32) {
        self.rest |= value << self.count;
        self.count += count;
        if self.full + 8 > self.bytes.len() {
            self.bytes.resize(2 * self.bytes.len(), 0);
        }
        // Eight bytes at once, of which only the full ones count: cheaper than a loop.
        self.bytes[self.full..self.full + 8].copy_from_slice(&self.rest.to_le_bytes());
        self.full += (self.count / 8) as usize;
        self.rest >>= self.count & !7;
        self.count &= 7;
    }

    /// The bytes, the last filled up with zeros.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.put(0, (8 - self.count) % 8);
        self.bytes.truncate(self.full);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn low_bits_come_first() {
        let mut bits = Bits::new();
        bits.put(0b1, 1);
        bits.put(0b10, 2);
        bits.put(0xABCD, 16);
        assert_eq!(bits.finish(), [0b0110_1101, 0b0101_1110, 0b101]);
    }

    #[test]
    fn there_is_room_for_more() {
        let mut bits = Bits::new();
        for number in 0..100_000u64 {
            bits.put(number, 17);
        }
        let bytes = bits.finish();
        assert_eq!(bytes.len(), 100_000 * 17 / 8);
        assert_eq!(bytes[17..20], [8, 0, 18]);
    }
}
