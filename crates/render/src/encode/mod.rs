//! Indexed pixels to PNG, with a match finder of our own in front of DEFLATE: a third of the time of a
//! general one, for a few bytes in a hundred more.

mod deflate;
mod huffman;
mod matches;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter, Writer, chunk};

use crate::frame::Frame;

/// `frame` as a PNG file.
pub(crate) fn png(frame: &Frame) -> Vec<u8> {
    file(frame, |mut writer| {
        let scanlines = scanlines(frame);
        let stride = frame.indices.width() as usize + 1;
        writer.write_chunk(chunk::IDAT, &deflate::zlib(&scanlines, stride, frame.pitch as usize))?;
        writer.finish()
    })
}

/// `frame` as the `png` crate writes it at level 6: what [`png`](self::png) is measured by.
pub(crate) fn level6(frame: &Frame) -> Vec<u8> {
    file(frame, |mut writer| {
        writer.write_image_data(frame.indices.as_raw())?;
        writer.finish()
    })
}

fn file(frame: &Frame, write: impl FnOnce(Writer<&mut Vec<u8>>) -> Result<(), EncodingError>) -> Vec<u8> {
    let mut file = Vec::with_capacity(64 << 10);
    header(frame, &mut file).and_then(write).expect("writing to memory does not fail");
    file.shrink_to_fit(); // it may be kept
    file
}

/// Filters are made for photographs and spoil palette pictures, so there are none.
fn header<'a>(frame: &Frame, file: &'a mut Vec<u8>) -> Result<Writer<&'a mut Vec<u8>>, EncodingError> {
    let mut encoder = Encoder::new(file, frame.indices.width(), frame.indices.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(frame.palette.concat());
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(6));
    encoder.write_header()
}

/// The rows as PNG has them, each behind a byte that says "no filter", with the padding that the match
/// finder wants.
fn scanlines(frame: &Frame) -> Vec<u8> {
    let (width, height) = frame.indices.dimensions();
    let mut scanlines = Vec::with_capacity((width as usize + 1) * height as usize + matches::PADDING);
    for row in frame.indices.as_raw().chunks_exact(width as usize) {
        scanlines.push(0);
        scanlines.extend_from_slice(row);
    }
    scanlines.extend([0; matches::PADDING]);
    scanlines
}

/// Bytes that look random, the same every time: the generator of Knuth, MMIX.
#[cfg(test)]
pub(crate) fn noise(length: usize) -> Vec<u8> {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    (0..length).map(|_| next()).collect()
}
