//! The subcommands, one file each.

pub mod bench;
mod bench_move;
mod bench_pictures;
mod bench_search;
mod bench_tables;
pub mod draw;
pub mod engine;
mod files;
pub mod ladder;
pub mod perft;
pub mod play_match;
mod players;
pub mod record;
pub mod serve;
pub mod tables;
pub mod tune;
