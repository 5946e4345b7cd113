//! What players offer each other, and what is known of an offer that stands.

use rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::Seq;

/// What is offered. All kinds go the same way: every opponent must agree, one no ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// The game ends, and the men are counted (rules.md 1.6).
    Draw,
    /// The board goes back to before the last turn of the one who asks.
    TakeBack,
    /// The clock stands until somebody resumes.
    Pause,
}

impl OfferKind {
    pub const ALL: [OfferKind; 3] = [OfferKind::Draw, OfferKind::TakeBack, OfferKind::Pause];
}

/// An offer that stands.
///
/// It lapses when an opponent who has not agreed yet moves; one to take a turn back lapses with any move.
/// A move of the one who offered, or of an opponent who has agreed, leaves the others standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub kind: OfferKind,
    pub by: Side,
    /// The number of the event that made it: a button of an earlier offer names another one.
    pub seq: Seq,
    /// The opponents who have agreed so far; with the last of them it is done.
    pub agreed: BySide<bool>,
}
