//! The lozenge strip as search sees it.

mod features;
mod node;
mod prepared;
mod weights;

pub(crate) use features::Features;
pub(crate) use node::{Node, first_of};
