//! What is new to people.

/// What is explained to everybody once, when they first may do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    Huff,
    Place,
}
