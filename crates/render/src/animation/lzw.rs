//! LZW as GIF has it (GIF89a specification, appendix F), quick where nothing changed: a run of
//! transparent pixels costs a step for each code, not for each pixel. The `gif` crate's own encoder
//! takes five times as long for a game of sixty moves.

use crate::{bits::Bits, palette::TRANSPARENT};

/// Bits of a pixel.
const PIXEL: u32 = 8;
const CLEAR: u16 = 1 << PIXEL;
const END: u16 = CLEAR + 1;
/// One more than the last code there can be.
const CODES: u16 = 1 << 12;
/// Places for strings, a power of two well above [`CODES`].
const PLACES: usize = 1 << 14;
const VACANT: u32 = u32::MAX;

/// Compresses pixels; made once for many frames.
#[derive(Debug)]
pub(super) struct Lzw {
    /// Strings by what they are made of, the code of a string and a pixel behind it, in a table with
    /// open addressing.
    made_of: Vec<u32>,
    codes: Vec<u16>,
    /// The codes of one, two, three … transparent pixels.
    transparent: Vec<u16>,
    /// The next code to be given to a string.
    next: u16,
    /// Bits that a code has now.
    width: u32,
}

impl Lzw {
    pub(super) fn new() -> Lzw {
        Lzw {
            made_of: vec![VACANT; PLACES],
            codes: vec![0; PLACES],
            transparent: Vec::new(),
            next: 0,
            width: 0,
        }
    }

    /// `pixels` as the data of an image, with the size of a pixel in front.
    pub(super) fn encode(&mut self, pixels: &[u8]) -> Vec<u8> {
        let mut bits = Bits::new();
        bits.put(PIXEL.into(), 8);
        self.forget();
        self.put(&mut bits, CLEAR);
        let mut at = 0;
        while at < pixels.len() {
            at = self.put_longest(&mut bits, pixels, at);
        }
        // The decoder has learnt a string from the last code, and may have grown its codes for it.
        if self.next == 1 << self.width && self.next < CODES {
            self.width += 1;
        }
        self.put(&mut bits, END);
        bits.finish()
    }

    /// Writes the longest string known that stands at `at`, and learns the one that is a pixel longer.
    /// Returns where the string ends.
    fn put_longest(&mut self, bits: &mut Bits, pixels: &[u8], at: usize) -> usize {
        let (mut code, mut end) = self.first(pixels, at);
        while let Some(&pixel) = pixels.get(end) {
            let is_run = pixel == TRANSPARENT && self.transparent.last() == Some(&code);
            let place = self.place(code, pixel);
            if is_run || self.made_of[place] == VACANT {
                self.put(bits, code);
                if is_run {
                    self.transparent.push(self.next);
                } else {
                    self.made_of[place] = string(code, pixel);
                    self.codes[place] = self.next;
                }
                self.count(bits);
                return end;
            }
            (code, end) = (self.codes[place], end + 1);
        }
        self.put(bits, code);
        end
    }

    /// The string that stands at `at` as far as it can be known at once, and where it ends: a pixel, or
    /// as many transparent ones as there is a code for.
    fn first(&self, pixels: &[u8], at: usize) -> (u16, usize) {
        if pixels[at] != TRANSPARENT {
            return (pixels[at].into(), at + 1);
        }
        let run = pixels[at..].iter().take(self.transparent.len()).take_while(|pixel| **pixel == TRANSPARENT);
        let length = run.count();
        (self.transparent[length - 1], at + length)
    }

    /// Where the string of `code` and `pixel` is, or would be.
    fn place(&self, code: u16, pixel: u8) -> usize {
        let wanted = string(code, pixel);
        // Fibonacci hashing.
        let mut place = (wanted.wrapping_mul(0x9E37_79B1) >> (32 - PLACES.ilog2())) as usize;
        while self.made_of[place] != wanted && self.made_of[place] != VACANT {
            place = (place + 1) % PLACES;
        }
        place
    }

    /// Counts a string learnt. Codes grow by a bit when the decoder, which is a string behind, needs it.
    fn count(&mut self, bits: &mut Bits) {
        self.next += 1;
        if self.next == CODES {
            self.put(bits, CLEAR);
            self.forget();
        } else if self.next > 1 << self.width {
            self.width += 1;
        }
    }

    fn forget(&mut self) {
        self.made_of.fill(VACANT);
        self.transparent.clear();
        self.transparent.push(TRANSPARENT.into());
        self.next = END + 1;
        self.width = PIXEL + 1;
    }

    fn put(&self, bits: &mut Bits, code: u16) {
        bits.put(code.into(), self.width);
    }
}

fn string(code: u16, pixel: u8) -> u32 {
    u32::from(code) << PIXEL | u32::from(pixel)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::encode::noise;

    /// What the decoder of the `gif` crate makes of it.
    fn decoded(width: u16, pixels: &[u8]) -> Vec<u8> {
        let height = (pixels.len() / usize::from(width)) as u16;
        let mut encoder = gif::Encoder::new(Vec::new(), width, height, &[0; 768]).expect("a start");
        let buffer = Lzw::new().encode(pixels).into();
        let frame = gif::Frame { width, height, buffer, ..gif::Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("a frame");
        let file = encoder.into_inner().expect("an end");
        let mut decoder = gif::Decoder::new(&file[..]).expect("a file");
        decoder.read_next_frame().expect("no fault").expect("a frame").buffer.to_vec()
    }

    fn check(pixels: &[u8]) {
        assert!(decoded(1, pixels) == pixels, "{} pixels", pixels.len());
    }

    #[test]
    fn a_decoder_gets_the_pixels_back() {
        check(&[7]);
        check(&[TRANSPARENT]);
        check(&[TRANSPARENT; 60_000]);
        check(&[3; 60_000]);
        for many in [3830..3850, 60_000..60_001].into_iter().flatten() {
            check(&noise(many));
        }
    }

    /// The last code before the end may be the one with which the decoder's codes grow: then the end is
    /// a bit longer too. Read by a decoder that wants the end where it should be.
    #[test]
    fn the_end_is_as_long_as_the_decoder_expects() {
        let pixels = noise(5000);
        for many in 1..pixels.len() {
            let data = Lzw::new().encode(&pixels[..many]);
            assert_eq!(codes(&data[1..]), Some(many), "{many} pixels");
        }
    }

    /// How many pixels codes stand for, up to the end code; `None` without one. Follows the widths
    /// of codes and the lengths of strings.
    fn codes(data: &[u8]) -> Option<usize> {
        let bit = |at: usize| data.get(at / 8).map(|byte| u32::from(byte >> (at % 8) & 1));
        let (mut at, mut width, mut next, mut first) = (0, PIXEL + 1, END + 1, true);
        let mut lengths = vec![1usize; usize::from(CODES)];
        let (mut pixels, mut before) = (0, 0);
        loop {
            let code = (0..width).try_fold(0, |code, i| Some(code | bit(at + i as usize)? << i))? as u16;
            at += width as usize;
            match code {
                END => return Some(pixels),
                CLEAR => (width, next, first) = (PIXEL + 1, END + 1, true),
                code => {
                    if !first && next < CODES {
                        lengths[usize::from(next)] = lengths[usize::from(before)] + 1;
                        next += 1;
                    }
                    (first, before) = (false, code);
                    pixels += lengths[usize::from(code)];
                    if next == 1 << width && next < CODES {
                        width += 1;
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn any_pixels_come_back(runs in prop::collection::vec((0u8..6, 1usize..2000), 1..60)) {
            let colour = |number| if number > 3 { TRANSPARENT } else { number };
            let run = |(number, length)| std::iter::repeat_n(colour(number), length);
            check(&runs.into_iter().flat_map(run).take(65_000).collect::<Vec<u8>>());
        }
    }
}
