//! Painting in true colour, antialiased by signed distances. Everything here is done once for each
//! board and theme, nothing for each picture, and by `+ - * /` and square roots only, so that every
//! machine paints the same.

mod area;
mod canvas;
mod coverage;
mod ground;
mod mask;
mod shape;
mod stone;

pub(crate) use area::Area;
pub(crate) use canvas::Canvas;
pub(crate) use coverage::Coverage;
pub(crate) use ground::paint_ground;
pub(crate) use mask::{Cover, DEGREES, Mask, Stretch};
pub(crate) use shape::{Shape, Spot};
pub(crate) use stone::{paint_stone, sign_shapes};

/// How much of a pixel is inside a shape whose edge is `distance` pixels from the pixel's centre
/// (negative: inside).
pub(crate) fn coverage(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}
