#![doc = include_str!("../README.md")]

mod animation;
mod bits;
mod draw;
mod encode;
mod frame;
mod graph;
mod layout;
mod paint;
mod palette;
mod picture;
mod prepare;
#[cfg(test)]
mod proof;
mod renderer;
mod scene;
mod shrink;
mod text;
mod theme;

pub mod bench;

pub use animation::{Animation, AnimationError, MOST_BYTES, Speed, Width};
pub use frame::Frame;
pub use graph::Graph;
pub use picture::{Picture, UnreadablePicture, pixels_hash};
pub use renderer::Renderer;
pub use scene::{Board, Caption, Kind, LastTurn, Leg, Location, Man, Scene, Shot, Status, film};
pub use text::can_draw;
pub use theme::{Bevel, Colour, Groove, Mark, Shadow, Sign, Stone, Theme};
