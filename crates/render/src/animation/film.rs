//! Frames into a file.

use std::borrow::{Borrow, Cow};

use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use image::GrayImage;

use super::{Width, lzw::Lzw};
use crate::{
    Renderer,
    paint::Area,
    palette::{Edges, TRANSPARENT},
    scene::Scene,
    shrink::Shrink,
};

/// What draws the frames of an animation.
#[derive(Debug)]
pub(super) struct Film<'a> {
    renderer: &'a Renderer,
    /// If frames are to be halved.
    shrink: Option<&'a Shrink>,
}

impl<'a> Film<'a> {
    pub(super) fn new(renderer: &'a Renderer, width: Width) -> Film<'a> {
        let shrink = match width {
            Width::Full => None,
            Width::Half => Some(renderer.shrink()),
        };
        Film { renderer, shrink }
    }

    /// A file of `scenes`, each for `delay` hundredths of a second and the last for `held`. `None` as
    /// soon as `fits` refuses the number of bytes.
    pub(super) fn file(
        &self,
        scenes: &[impl Borrow<Scene>],
        delay: u16,
        held: u16,
        fits: impl Fn(usize) -> bool,
    ) -> Option<Vec<u8>> {
        let palette = self.renderer.palette().colours().concat();
        let mut lzw = Lzw::new();
        let mut before: Option<GrayImage> = None;
        let mut encoder: Option<Encoder<Vec<u8>>> = None;
        for (number, scene) in scenes.iter().enumerate() {
            let frame = self.frame(scene.borrow());
            let encoder = match &mut encoder {
                Some(encoder) => encoder,
                none => none.insert(start(&frame, &palette).expect(TO_MEMORY)),
            };
            let delay = if number + 1 == scenes.len() { held } else { delay };
            let part = match &before {
                Some(before) => changed(before, &frame),
                None => whole(&frame),
            };
            let part = gif::Frame { delay, buffer: lzw.encode(&part.buffer).into(), ..part };
            encoder.write_lzw_pre_encoded_frame(&part).expect(TO_MEMORY);
            if !fits(encoder.get_ref().len() + TRAILER) {
                return None;
            }
            before = Some(frame);
        }
        Some(encoder?.into_inner().expect(TO_MEMORY))
    }

    fn frame(&self, scene: &Scene) -> GrayImage {
        let frame = self.renderer.draw_with(scene, Edges::Coarse);
        match self.shrink {
            Some(shrink) => shrink.halve(&frame),
            None => frame.indices,
        }
    }
}

/// Bytes that end a file.
const TRAILER: usize = 1;
const TO_MEMORY: &str = "writing to memory does not fail, and no frame is larger than its screen";

fn start(frame: &GrayImage, palette: &[u8]) -> Result<Encoder<Vec<u8>>, EncodingError> {
    let mut encoder = Encoder::new(Vec::new(), frame.width() as u16, frame.height() as u16, palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    Ok(encoder)
}

/// A frame that stays until the next is laid over it.
fn part(area: Area, pixels: Cow<'_, [u8]>, transparent: Option<u8>) -> gif::Frame<'_> {
    gif::Frame {
        dispose: DisposalMethod::Keep,
        transparent,
        left: area.left as u16,
        top: area.top as u16,
        width: area.width() as u16,
        height: area.height() as u16,
        buffer: pixels,
        ..gif::Frame::default()
    }
}

fn whole(frame: &GrayImage) -> gif::Frame<'_> {
    let area = Area::new(0, 0, frame.width() as i32, frame.height() as i32);
    part(area, Cow::Borrowed(frame.as_raw()), None)
}

/// The smallest part of `frame` in which it differs from `before`, transparent where it does not.
fn changed(before: &GrayImage, frame: &GrayImage) -> gif::Frame<'static> {
    let width = frame.width() as usize;
    let rows = || before.as_raw().chunks_exact(width).zip(frame.as_raw().chunks_exact(width));
    // A part must have a pixel, so nothing changed is one transparent pixel.
    let mut area = Area::new(0, 0, 1, 1);
    let changes = (0..).zip(rows()).filter(|(_, (old, new))| old != new).map(|(y, (old, new))| {
        let differ = |(old, new): (&u8, &u8)| old != new;
        let left = old.iter().zip(new).position(differ).unwrap_or(0);
        let right = old.iter().zip(new).rposition(differ).unwrap_or(0);
        Area::new(left as i32, y, right as i32 + 1, y + 1)
    });
    if let Some(changes) = changes.reduce(|one, other| one.union(&other)) {
        area = changes;
    }
    let columns = area.left as usize..area.right as usize;
    let mut pixels = Vec::with_capacity(area.width() * area.height());
    for (old, new) in rows().skip(area.top as usize).take(area.height()) {
        add_changes(&mut pixels, &old[columns.clone()], &new[columns.clone()]);
    }
    part(area, pixels.into(), Some(TRANSPARENT))
}

/// So many pixels side by side must be as they were to become transparent: fewer would only make the
/// pixels around them harder to compress.
const WORTHWHILE: usize = 8;

/// Adds the pixels of a row that are new, and transparent ones where many are as they were.
fn add_changes(pixels: &mut Vec<u8>, old: &[u8], new: &[u8]) {
    let mut at = 0;
    while at < new.len() {
        let same = old[at..].iter().zip(&new[at..]).take_while(|(old, new)| old == new).count();
        if same > WORTHWHILE {
            pixels.resize(pixels.len() + same, TRANSPARENT);
            at += same;
        } else {
            let part = (at + same + 1).min(new.len());
            pixels.extend_from_slice(&new[at..part]);
            at = part;
        }
    }
}
