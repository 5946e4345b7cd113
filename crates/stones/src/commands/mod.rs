//! The subcommands, one file each.

pub mod bench;
mod bench_move;
mod bench_pictures;
mod bench_tables;
pub mod draw;
mod files;
pub mod perft;
pub mod record;
pub mod serve;
pub mod tables;
