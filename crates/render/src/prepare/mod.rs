//! What is made once: a theme's palette and blend tables, and for each board its background and its
//! men on every ground they can stand on.

mod board;
mod look;
mod sample;
mod tiles;

pub(crate) use board::PreparedBoard;
pub(crate) use look::Look;
