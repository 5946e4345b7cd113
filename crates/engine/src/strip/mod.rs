//! The lozenge strip as search sees it.

mod features;
mod node;
mod prepared;
mod weights;

pub(crate) use node::Node;
pub(crate) use weights::kind;
