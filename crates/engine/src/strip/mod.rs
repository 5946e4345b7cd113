//! The lozenge strip as search sees it.

mod features;
mod node;
mod prepared;
mod weights;

pub(crate) use features::man_at_start;
pub(crate) use node::Node;
pub(crate) use weights::kind;

/// The weights under which `position` is judged.
#[cfg(test)]
pub(crate) fn weights_of(position: &rules::strip::Position) -> weights::Weights {
    weights::of(&position.rules())
}
