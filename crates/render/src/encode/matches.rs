//! What repeats: a match finder that knows boards.
//!
//! A general finder follows chains of places with the same hash. A board repeats from row to row, from
//! man to man along a row, and within a row of one colour, so these distances are tried first and a hash
//! is asked only once, for what the board does not explain.

/// Bytes behind the data that are looked at, though they do not count.
pub(super) const PADDING: usize = 8;
/// How far back DEFLATE can point.
const WINDOW: usize = 1 << 15;
const SHORTEST: usize = 3;
const LONGEST: usize = 258;
/// A match above of so many bytes is taken without looking further.
const GOOD: usize = 64;
/// Below so many bytes a better match may begin at the next byte.
const LAZY: usize = 32;
/// In matches below so many bytes every fourth place is remembered.
const REMEMBERED: usize = 16;
const HASH_BITS: u32 = 13;

/// What DEFLATE writes (RFC 1951, 3.2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Literal(u8),
    /// `length` bytes, 3 to 258, as they were `distance` bytes ago, 1 to 32,768.
    Copy {
        length: u16,
        distance: u16,
    },
}

/// What stands before the last [`PADDING`] bytes of `padded`, as tokens. It repeats after `stride`
/// bytes, in the row below, and after `pitch`, at the next man; both at least 1.
pub(super) fn tokens(padded: &[u8], stride: usize, pitch: usize) -> Vec<Token> {
    let data = &padded[..padded.len() - PADDING];
    let mut finder = Finder { padded, stride, pitch, last: 1, places: vec![0; 1 << HASH_BITS] };
    let mut tokens = Vec::with_capacity(data.len() / 16);
    let mut at = 0;
    while at < data.len() {
        let mut found = finder.find(at);
        while found.gain > 0 && found.length < LAZY && at + 1 < data.len() {
            let next = finder.find(at + 1);
            if next.gain <= found.gain {
                break;
            }
            tokens.push(Token::Literal(data[at]));
            (at, found) = (at + 1, next);
        }
        found.length = found.length.min(data.len() - at);
        if found.gain > 0 && found.length >= SHORTEST {
            push_copies(&mut tokens, &found);
            finder.pass(at, &found);
            at += found.length;
        } else {
            tokens.push(Token::Literal(data[at]));
            at += 1;
        }
    }
    tokens
}

/// A long match in pieces, none too short to be said.
fn push_copies(tokens: &mut Vec<Token>, found: &Match) {
    let mut left = found.length;
    while left > 0 {
        let piece = if left > LONGEST { LONGEST.min(left - SHORTEST) } else { left };
        tokens.push(Token::Copy { length: piece as u16, distance: found.distance as u16 });
        left -= piece;
    }
}

#[derive(Clone, Copy, Debug)]
struct Match {
    length: usize,
    distance: usize,
    /// About how many bits it saves; nothing if it is not positive.
    gain: i32,
}

impl Match {
    const NONE: Match = Match { length: 0, distance: 0, gain: 0 };

    /// `hint` is what the code of a frequent distance is shorter by. In long matches the length counts
    /// no more, so that the cheaper distance is taken.
    fn new(length: usize, distance: usize, hint: i32) -> Match {
        const LITERAL: i32 = 6;
        const COPY: i32 = 8;
        let extra = distance.ilog2().saturating_sub(1) as i32;
        Match { length, distance, gain: length.min(60) as i32 * LITERAL - COPY - extra + hint }
    }
}

struct Finder<'a> {
    padded: &'a [u8],
    stride: usize,
    pitch: usize,
    /// The distance of the last match.
    last: usize,
    /// Where four bytes of each hash stood last.
    places: Vec<u32>,
}

impl Finder<'_> {
    /// The best match at `at`.
    fn find(&mut self, at: usize) -> Match {
        let word = word(self.padded, at);
        let mut best = Match::NONE;
        self.compare(&mut best, at, word, self.stride, 2);
        if best.length < GOOD {
            self.compare(&mut best, at, word, 1, 2);
            self.compare(&mut best, at, word, self.pitch, 2);
            self.compare(&mut best, at, word, self.last, 1);
            let place = std::mem::replace(&mut self.places[hash(word)], at as u32);
            self.compare(&mut best, at, word, at - place as usize, 0);
        }
        best
    }

    /// Tries the bytes `distance` before those at `at`, which begin with `word`.
    #[inline(always)]
    fn compare(&self, best: &mut Match, at: usize, word: u64, distance: usize, hint: i32) {
        if !(1..=WINDOW.min(at)).contains(&distance) {
            return;
        }
        let length = match self::word(self.padded, at - distance) ^ word {
            0 => 8 + common(&self.padded[at - distance + 8..], &self.padded[at + 8..]),
            different => equal_bytes(different),
        };
        let found = Match::new(length, distance, hint);
        let better = (found.gain, found.length) > (best.gain, best.length);
        if length >= SHORTEST && better {
            *best = found;
        }
    }

    /// Goes past `found`, which was taken at `at`.
    fn pass(&mut self, at: usize, found: &Match) {
        self.last = found.distance;
        if found.length < REMEMBERED {
            for place in (at + 2..at + found.length.max(4) - 4).step_by(4) {
                self.places[hash(word(self.padded, place))] = place as u32;
            }
        }
    }
}

/// How many bytes `earlier` and `later` have in common from their start; `later` is the shorter one.
fn common(earlier: &[u8], later: &[u8]) -> usize {
    let equal = |(one, other): &(&[u8; 32], &[u8; 32])| one == other;
    let blocks = earlier.as_chunks().0.iter().zip(later.as_chunks().0);
    let start = 32 * blocks.take_while(equal).count();
    let mut length = start;
    for (one, other) in earlier[start..].as_chunks().0.iter().zip(later[start..].as_chunks().0) {
        match u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other) {
            0 => length += 8,
            different => return length + equal_bytes(different),
        }
    }
    length
}

/// Of two words with this difference: how many of the first bytes are equal.
fn equal_bytes(different: u64) -> usize {
    (different.trailing_zeros() / 8) as usize
}

fn word(padded: &[u8], at: usize) -> u64 {
    let bytes = padded[at..].first_chunk().expect("padding stands behind each byte");
    u64::from_le_bytes(*bytes)
}

/// Of the first four bytes, by Fibonacci hashing.
fn hash(word: u64) -> usize {
    ((word as u32).wrapping_mul(0x9E37_79B1) >> (32 - HASH_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::{super::noise, *};

    fn check(data: &[u8], expected: &[Token]) {
        let padded = [data, &[0; PADDING]].concat();
        assert_eq!(tokens(&padded, 100, 10), expected, "{data:?}");
    }

    fn copy(length: u16, distance: u16) -> Token {
        Token::Copy { length, distance }
    }

    #[test]
    fn long_matches_come_in_pieces() {
        check(&[], &[]);
        check(&[0; 3], &[0, 0, 0].map(Token::Literal));
        check(&[7; 259], &[Token::Literal(7), copy(258, 1)]);
        check(&[7; 260], &[Token::Literal(7), copy(256, 1), copy(3, 1)]);
        check(&[7; 262], &[Token::Literal(7), copy(258, 1), copy(3, 1)]);
    }

    #[test]
    fn rows_and_men_are_found() {
        let row: Vec<u8> = (0..100).collect();
        let literals = row.iter().map(|byte| Token::Literal(*byte));
        check(&[&row[..], &row].concat(), &literals.chain([copy(100, 100)]).collect::<Vec<_>>());
        let man = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
        let literals = man.map(Token::Literal);
        check(&[man, man].concat(), &[&literals[..], &[copy(10, 10)]].concat());
    }

    /// Sixty-four bytes that come again `distance` later, and nothing else that repeats.
    #[test]
    fn a_match_lies_within_the_window() {
        let mut data = noise(WINDOW + 1);
        for (distance, is_found) in [(WINDOW + 1, false), (WINDOW, true)] {
            data.truncate(distance);
            data.extend_from_within(..64);
            let padded = [&data[..], &[0; PADDING]].concat();
            let expected = Token::Copy { length: 64, distance: distance as u16 };
            assert_eq!(tokens(&padded, distance, 1).last() == Some(&expected), is_found, "{distance}");
        }
    }
}
