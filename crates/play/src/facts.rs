//! What a decision needs to know beyond the challenge or game itself.

use serde::{Deserialize, Serialize};

use crate::{ChallengeId, GameId, PlayerId, Time, Venues};

/// What spans challenges and games, read in the same transaction as the decision is made in, and
/// kept with it: the same facts give the same decision again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// How many challenges of the actor stand open.
    pub open_by_actor: u32,
    /// The open challenges between the actor and somebody named in the terms, in either direction.
    pub open_with: Vec<OpenWith>,
    /// Whom of those in the challenge the actor has blocked.
    #[serde(default)]
    pub blocked: Vec<PlayerId>,
    /// Who of those in the challenge does not want to be challenged, or not by the actor.
    #[serde(default)]
    pub unavailable: Vec<PlayerId>,
    /// Whether a game is running at the challenge's place.
    pub place_taken: bool,
    /// Where games are played in the community.
    #[serde(default)]
    pub venues: Venues,
    /// The number the next game will have.
    pub next_game: GameId,
    /// A random number, for the draw of sides.
    pub chance: u64,
    pub limits: Limits,
}

/// An open challenge between the actor and `player`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenWith {
    pub player: PlayerId,
    pub challenge: ChallengeId,
}

/// How many challenges may stand open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// By one person.
    pub per_player: u32,
    /// Between two people, in both directions together.
    pub per_pair: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { per_player: 5, per_pair: 2 }
    }
}

/// What a decision in a game depends on besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub now: Time,
    /// Whether another game is running at the place that the game is to go on at.
    pub place_taken: bool,
    /// Somebody in the game whom who is to join it has blocked.
    pub blocked: Option<PlayerId>,
    /// Somebody in the game who has blocked who is to join it; or these themselves, where they would not be
    /// asked by name.
    pub unavailable: Option<PlayerId>,
}

impl Moment {
    /// `now`, where no place matters and nobody joins.
    pub const fn at(now: Time) -> Moment {
        Moment { now, place_taken: false, blocked: None, unavailable: None }
    }

    /// `now`, with what of `facts` is about a game.
    pub fn with(now: Time, facts: &Facts) -> Moment {
        Moment {
            now,
            place_taken: facts.place_taken,
            blocked: facts.blocked.first().copied(),
            unavailable: facts.unavailable.first().copied(),
        }
    }
}
