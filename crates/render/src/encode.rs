//! Indexed pixels to PNG.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use crate::frame::Frame;

/// Level 6 without filters: the filters are made for photographs and spoil palette pictures.
const LEVEL: u8 = 6;

/// `frame` as a PNG file.
pub(crate) fn png(frame: &Frame) -> Vec<u8> {
    level6(frame)
}

/// `frame` as the `png` crate writes it.
pub(crate) fn level6(frame: &Frame) -> Vec<u8> {
    let mut file = Vec::with_capacity(64 << 10);
    write(frame, &mut file).expect("writing to memory does not fail");
    file
}

fn write(frame: &Frame, file: &mut Vec<u8>) -> Result<(), png::EncodingError> {
    let mut encoder = Encoder::new(file, frame.indices.width(), frame.indices.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(frame.palette.concat());
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(frame.indices.as_raw())?;
    writer.finish()
}
