//! Alpha-beta search, one for both families.
//!
//! Principal variation search with iterative deepening and aspiration windows; a transposition table that
//! several threads share; quiescence through captures and huffs; moves ordered by the table, by what they
//! take, by killers and history; late-move reductions. Values are those of the team to move; where the next
//! to move is of the same team (after a huff or placing, or partners in a row) they are passed up unchanged.

mod node;
mod order;
mod path;
#[cfg(test)]
mod plain;
mod quiescence;
mod root;
mod table;
mod worker;

pub(crate) use node::Care;
pub(crate) use path::{Path, outcome};
#[cfg(test)]
pub(crate) use plain::minimax;
pub(crate) use root::{Iteration, search, value};
pub(crate) use table::Table;
