//! Prefix codes for counted symbols.

use std::{cmp::Reverse, collections::BinaryHeap};

/// A canonical prefix code (RFC 1951, 3.2.2).
#[derive(Debug)]
pub(super) struct Code {
    /// Of each symbol, ready to be written lowest bit first.
    pub bits: Vec<u16>,
    /// How many bits each symbol has, 0 for those that do not occur.
    pub lengths: Vec<u8>,
}

impl Code {
    /// A code for symbols that occur so often, none longer than `longest` bits. At least two symbols
    /// get a code, since some decoders refuse less.
    pub(super) fn of(counts: &[u32], longest: u8) -> Code {
        let mut counts = counts.to_vec();
        for symbol in 0..2 {
            if counts.iter().filter(|count| **count > 0).count() < 2 && counts[symbol] == 0 {
                counts[symbol] = 1;
            }
        }
        loop {
            let lengths = lengths(&counts);
            if lengths.iter().all(|length| *length <= longest) {
                return Code { bits: bits(&lengths), lengths };
            }
            // Rare symbols become less rare until the tree is low enough: seldom needed, near the best.
            for count in counts.iter_mut().filter(|count| **count > 0) {
                *count = *count / 2 + 1;
            }
        }
    }

    /// The bits of `symbol` and how many.
    pub(super) fn get(&self, symbol: usize) -> (u64, u32) {
        (self.bits[symbol].into(), self.lengths[symbol].into())
    }
}

/// The lengths of Huffman's code: always the two rarest trees become one.
fn lengths(counts: &[u32]) -> Vec<u8> {
    let used = (0..counts.len()).filter(|symbol| counts[*symbol] > 0);
    let mut trees: BinaryHeap<_> = used.map(|symbol| Reverse((counts[symbol], symbol))).collect();
    let mut parents = vec![None; 2 * counts.len()];
    let mut made = counts.len();
    while let (Some(Reverse((one, left))), Some(Reverse((other, right)))) = (trees.pop(), trees.pop()) {
        parents[left] = Some(made);
        parents[right] = Some(made);
        trees.push(Reverse((one + other, made)));
        made += 1;
        if trees.len() == 1 {
            break;
        }
    }
    // Parents have higher numbers than their children.
    let mut depths = vec![0; made];
    for node in (0..made).rev() {
        depths[node] = parents[node].map_or(0, |parent| depths[parent] + 1);
    }
    depths.truncate(counts.len());
    depths
}

/// Codes in the order of length, then symbol; each with its bits turned round.
fn bits(lengths: &[u8]) -> Vec<u16> {
    let mut counts = [0u16; 16];
    for length in lengths.iter().filter(|length| **length > 0) {
        counts[usize::from(*length)] += 1;
    }
    let mut next = [0u16; 16];
    for length in 1..16 {
        next[length] = (next[length - 1] + counts[length - 1]) << 1;
    }
    let code = |length: &u8| match *length {
        0 => 0,
        length => {
            let code = &mut next[usize::from(length)];
            *code += 1;
            (*code - 1).reverse_bits() >> (16 - length)
        }
    };
    lengths.iter().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 1951, 3.2.2, turned round.
    #[test]
    fn codes_are_canonical() {
        let codes = bits(&[3, 3, 3, 3, 3, 2, 4, 4]);
        assert_eq!(codes, [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]);
    }

    #[test]
    fn frequent_symbols_are_short() {
        assert_eq!(Code::of(&[1, 0, 1, 2, 4], 15).lengths, [3, 0, 3, 2, 1]);
        assert_eq!(Code::of(&[0, 0, 7], 15).lengths, [1, 0, 1]);
        assert_eq!(Code::of(&[0, 0, 0], 15).lengths, [1, 1, 0]);
    }

    #[test]
    fn no_code_is_too_long() {
        let mut fibonacci = vec![1, 1];
        while fibonacci.len() < 40 {
            fibonacci.push(fibonacci[fibonacci.len() - 2] + fibonacci[fibonacci.len() - 1]);
        }
        for longest in [7, 15] {
            let code = Code::of(&fibonacci, longest);
            let filled: f64 = code.lengths.iter().map(|length| 0.5f64.powi((*length).into())).sum();
            assert!(code.lengths.iter().all(|length| (1..=longest).contains(length)));
            assert_eq!(filled, 1.0);
        }
    }
}
