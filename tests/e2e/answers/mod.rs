//! What people are told where something cannot be done, and what they get where it can.

mod challenges;
mod choosing;
mod deleted;
mod endings;
mod lists;
mod lobby;
mod moves;
mod stale;
mod written;
