//! The 168 squares of Awithlaknakwe as search sees them.

mod features;
mod node;
mod prepared;
mod weights;

pub(crate) use node::Node;
pub(crate) use weights::kind;
