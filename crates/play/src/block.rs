//! Whom one may decide not to meet.

use crate::{PlayerId, Refusal};

/// Whether `actor` may block `other`, or take that back.
///
/// # Errors
///
/// [`Refusal`]: why not.
pub fn check_block(actor: PlayerId, other: PlayerId) -> Result<(), Refusal> {
    if actor == other { Err(Refusal::BlocksYourself) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_blocks_themselves() {
        let (one, other) = (PlayerId(1), PlayerId(2));
        assert_eq!((check_block(one, one), check_block(one, other)), (Err(Refusal::BlocksYourself), Ok(())));
    }
}
