//! Tokens as a zlib stream (RFC 1950) of DEFLATE blocks with codes of their own (RFC 1951).

use simd_adler32::adler32;

use super::{
    huffman::Code,
    matches::{PADDING, Token, tokens},
};
use crate::bits::Bits;

/// Tokens a block: enough to pay for its codes, few enough that they suit it.
const BLOCK: usize = 20_000;
/// Bytes with an end sign and the lengths behind it.
const SYMBOLS: usize = 286;
const END: usize = 256;
const DISTANCES: usize = 30;

/// What stands before the last [`PADDING`] bytes of `padded`, compressed. It repeats, if it does, after
/// `stride` and `pitch` bytes.
pub(super) fn zlib(padded: &[u8], stride: usize, pitch: usize) -> Vec<u8> {
    let mut bits = Bits::new();
    bits.put(u16::from_le_bytes([0x78, 0x9C]).into(), 16); // a window of 32 KB, no dictionary
    let tokens = tokens(padded, stride, pitch);
    let mut blocks = tokens.chunks(BLOCK).peekable();
    while let Some(block) = blocks.next() {
        put_block(&mut bits, block, blocks.peek().is_none());
    }
    let mut stream = bits.finish();
    stream.extend(adler32(&&padded[..padded.len() - PADDING]).to_be_bytes());
    stream
}

fn put_block(bits: &mut Bits, tokens: &[Token], is_last: bool) {
    bits.put(is_last.into(), 1);
    bits.put(0b10, 2); // codes follow
    let lengths = lengths();
    let [symbols, distances] = codes(tokens, &lengths);
    put_codes(bits, &symbols.lengths, &distances.lengths);
    let copies = lengths.map(|length| {
        let (code, count) = symbols.get(length.symbol);
        (code | length.extra << count, count + length.extra_bits)
    });
    for token in tokens {
        match *token {
            Token::Literal(byte) => {
                let (code, count) = symbols.get(byte.into());
                bits.put(code, count);
            }
            Token::Copy { length, distance } => {
                let (length, length_bits) = copies[usize::from(length)];
                let distance = Ranged::distance(distance);
                let (code, code_bits) = distances.get(distance.symbol);
                let rest = code | distance.extra << code_bits;
                bits.put(length | rest << length_bits, length_bits + code_bits + distance.extra_bits);
            }
        }
    }
    let (code, count) = symbols.get(END);
    bits.put(code, count);
}

/// The codes that suit `tokens`, of bytes and lengths and of distances.
fn codes(tokens: &[Token], lengths: &[Ranged; 259]) -> [Code; 2] {
    let (mut symbols, mut distances) = ([0; SYMBOLS], [0; DISTANCES]);
    symbols[END] = 1;
    for token in tokens {
        match *token {
            Token::Literal(byte) => symbols[usize::from(byte)] += 1,
            Token::Copy { length, distance } => {
                symbols[lengths[usize::from(length)].symbol] += 1;
                distances[Ranged::distance(distance).symbol] += 1;
            }
        }
    }
    [Code::of(&symbols, 15), Code::of(&distances, 15)]
}

/// A number as DEFLATE says it: the symbol of a range and the place within.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ranged {
    symbol: usize,
    extra: u64,
    extra_bits: u32,
}

impl Ranged {
    /// `number`, counted from 0, in ranges of which the first `2 * steps` hold one number each and every
    /// `steps` after them twice as many as those before.
    fn of(number: u32, steps: u32) -> Ranged {
        let extra_bits = (number / steps).max(1).ilog2();
        let range = (number >> extra_bits) + steps * extra_bits;
        let extra = u64::from(number & ((1 << extra_bits) - 1));
        Ranged { symbol: range as usize, extra, extra_bits }
    }

    fn distance(distance: u16) -> Ranged {
        Ranged::of(u32::from(distance) - 1, 2)
    }
}

/// How each length of a copy is said; those below 3 are not.
fn lengths() -> [Ranged; 259] {
    std::array::from_fn(|length| match length {
        0..3 => Ranged::default(),
        // The longest has a symbol of its own, though its range would hold it.
        258 => Ranged { symbol: 285, extra: 0, extra_bits: 0 },
        length => {
            let ranged = Ranged::of(length as u32 - 3, 4);
            Ranged { symbol: END + 1 + ranged.symbol, ..ranged }
        }
    })
}

/// The order in which the codes' own code is written: the rarest last, to be left out.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Writes the lengths of two codes, which are all that a decoder needs of them.
fn put_codes(bits: &mut Bits, symbols: &[u8], distances: &[u8]) {
    let used = |lengths: &[u8]| lengths.iter().rposition(|length| *length > 0).map_or(0, |last| last + 1);
    let (symbols, distances) = (&symbols[..used(symbols)], &distances[..used(distances)]);
    let runs = runs(&[symbols, distances].concat());
    let mut counts = [0; ORDER.len()];
    for run in &runs {
        counts[run.symbol] += 1;
    }
    let code = Code::of(&counts, 7);
    let written =
        ORDER.iter().rposition(|symbol| code.lengths[*symbol] > 0).map_or(4, |last| last + 1).max(4);
    bits.put(symbols.len() as u64 - 257, 5);
    bits.put(distances.len() as u64 - 1, 5);
    bits.put(written as u64 - 4, 4);
    for symbol in &ORDER[..written] {
        bits.put(code.lengths[*symbol].into(), 3);
    }
    for Ranged { symbol, extra, extra_bits } in runs {
        let (code, count) = code.get(symbol);
        bits.put(code | extra << count, count + extra_bits);
    }
}

/// `lengths` with their repetitions said as such.
fn runs(mut lengths: &[u8]) -> Vec<Ranged> {
    let mut runs = Vec::new();
    let mut previous = None;
    while let Some(&length) = lengths.first() {
        let equal = lengths.iter().take_while(|other| **other == length).count();
        let (run, taken) = match equal {
            11.. if length == 0 => {
                (Ranged { symbol: 18, extra: equal.min(138) as u64 - 11, extra_bits: 7 }, 138)
            }
            3.. if length == 0 => (Ranged { symbol: 17, extra: equal.min(10) as u64 - 3, extra_bits: 3 }, 10),
            3.. if previous == Some(length) => {
                (Ranged { symbol: 16, extra: equal.min(6) as u64 - 3, extra_bits: 2 }, 6)
            }
            _ => (Ranged { symbol: length.into(), extra: 0, extra_bits: 0 }, 1),
        };
        runs.push(run);
        previous = Some(length);
        lengths = &lengths[equal.min(taken)..];
    }
    runs
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::ZlibDecoder;
    use proptest::prelude::*;

    use super::{super::noise, *};

    fn check(data: &[u8], stride: usize, pitch: usize) {
        let stream = zlib(&[data, &[0; PADDING]].concat(), stride, pitch);
        let mut decoded = Vec::new();
        ZlibDecoder::new(&stream[..]).read_to_end(&mut decoded).expect("a whole stream");
        assert!(decoded == data, "{} bytes", data.len());
    }

    /// RFC 1951, 3.2.5.
    #[test]
    fn ranges_are_those_of_the_format() {
        let ranged = |symbol, extra, extra_bits| Ranged { symbol, extra, extra_bits };
        for (length, expected) in [
            (3, ranged(257, 0, 0)),
            (10, ranged(264, 0, 0)),
            (12, ranged(265, 1, 1)),
            (13, ranged(266, 0, 1)),
            (114, ranged(279, 15, 4)),
            (257, ranged(284, 30, 5)),
            (258, ranged(285, 0, 0)),
        ] {
            assert_eq!(lengths()[length], expected, "{length}");
        }
        for (distance, expected) in [
            (1, ranged(0, 0, 0)),
            (4, ranged(3, 0, 0)),
            (6, ranged(4, 1, 1)),
            (7, ranged(5, 0, 1)),
            (24_577, ranged(29, 0, 13)),
            (32_768, ranged(29, 8191, 13)),
        ] {
            assert_eq!(Ranged::distance(distance), expected, "{distance}");
        }
    }

    #[test]
    fn a_decoder_gets_the_data_back() {
        check(&[5], 1, 1);
        check(&[0; 100_000], 1201, 124);
        check(&(0..=255).cycle().take(70_000).collect::<Vec<u8>>(), 1201, 124);
    }

    #[test]
    fn noise_takes_many_blocks_without_copies() {
        let data = noise(2 * BLOCK + 1);
        let padded = [&data[..], &[0; PADDING]].concat();
        assert!(tokens(&padded, 7, 3).iter().all(|token| matches!(token, Token::Literal(_))));
        check(&data, 7, 3);
    }

    #[test]
    fn counts_too_uneven_for_short_codes_come_back() {
        // Counts like Fibonacci's make the longest codes there can be, here nineteen bits.
        let mut counts = vec![1usize, 1];
        while counts.len() < 20 {
            counts.push(counts[counts.len() - 2] + counts[counts.len() - 1]);
        }
        let data: Vec<u8> =
            (0u8..).zip(counts).flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count)).collect();
        let literals: Vec<Token> = data.iter().map(|byte| Token::Literal(*byte)).collect();
        let mut bits = Bits::new();
        put_block(&mut bits, &literals, true);
        let mut decoded = Vec::new();
        flate2::read::DeflateDecoder::new(&bits.finish()[..]).read_to_end(&mut decoded).expect("a block");
        assert!(decoded == data);
    }

    proptest! {
        #[test]
        fn any_data_comes_back(
            cells in prop::collection::vec((0u8..5, 1usize..300), 0..200),
            stride in 1usize..400,
            pitch in 1usize..400,
        ) {
            let mut data = vec![9];
            for (value, times) in cells {
                // A run of one value, or something from before.
                match value {
                    4 => data.extend_from_within(data.len().saturating_sub(times)..),
                    value => data.extend(std::iter::repeat_n(value, times)),
                }
            }
            check(&data, stride, pitch);
        }
    }
}
