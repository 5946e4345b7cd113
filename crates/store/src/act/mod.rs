//! The one way anything changes: a command becomes events and posts, or a refusal.

mod challenge;
mod closing;
mod facts;
mod game;
mod keys;
mod program;
mod rematch;
mod repeat;
mod series;
mod thread;

pub use program::ByProgram;

pub(crate) use challenge::{append, show};

use std::sync::Arc;

use play::{Challenge, ChallengeEvent, ChallengeId, Command, Deed, Game, GameEvent, GameId, Refusal, Time};

use crate::{Store, StoreError, anew::anew};

/// What came of a command.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The command had come before under the same key; this is what was answered then.
    pub repeated: bool,
    pub answer: Answer,
}

/// The answer to a command.
#[derive(Clone, Debug)]
pub enum Answer {
    Challenge(ChallengeAnswer),
    Game(GameAnswer),
    /// Nothing has changed.
    Refused(Refusal),
}

/// What happened to a challenge.
#[derive(Clone, Debug)]
pub struct ChallengeAnswer {
    pub id: ChallengeId,
    /// The challenge after it.
    pub challenge: Challenge,
    pub events: Vec<ChallengeEvent>,
    /// The game that has begun.
    pub started: Option<(GameId, Arc<Game>)>,
}

/// What happened in a game.
#[derive(Clone, Debug)]
pub struct GameAnswer {
    pub id: GameId,
    /// The game after it.
    pub game: Arc<Game>,
    pub events: Vec<GameEvent>,
    /// The move was made with an older board in view, and was played on the current one.
    pub older_board: bool,
    /// The next game of its series, which has begun.
    pub next: Option<(GameId, Arc<Game>)>,
}

/// A decision on its way into the database.
struct Ruling {
    answer: Answer,
    kept: keys::Decided,
}

impl Store {
    /// Carries out a command, in one transaction. `key` names the command itself (the id of the
    /// interaction or message it came by): one that comes again is answered as it was the first
    /// time, whatever has happened since.
    ///
    /// Cost: one commit to disk, refused or not.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails; then nothing has changed, or everything has and the
    /// command may be sent again under the same key.
    pub async fn act(&self, command: &Command, key: &str) -> Result<Outcome, StoreError> {
        if let Deed::Game(id, _) = &command.deed {
            self.credit_game(*id).await?;
        }
        anew(|| self.try_to_act(command, key)).await
    }

    async fn try_to_act(&self, command: &Command, key: &str) -> Result<Outcome, StoreError> {
        let mut tx = self.begin().await?;
        if let Some(decided) = keys::find(&mut tx, key).await? {
            let answer = self.repeat(&mut tx, command, &decided).await?;
            return Ok(Outcome { repeated: true, answer });
        }
        let now = self.0.clock.now();
        let ruling = match &command.deed {
            Deed::Open(terms) => self.open_challenge(&mut tx, command.actor, terms, now).await,
            Deed::Rematch(wish) => self.rematch(&mut tx, command.actor, wish, now).await,
            Deed::Challenge(id, deed) => self.act_on_challenge(&mut tx, command.actor, *id, deed, now).await,
            Deed::Game(id, deed) => self.act_in_game(&mut tx, command.actor, *id, deed, now).await,
        }?;
        keys::keep(&mut tx, key, &ruling.kept).await?;
        tx.commit().await?;
        if !matches!(ruling.answer, Answer::Refused(_)) {
            self.0.stirred();
        }
        Ok(Outcome { repeated: false, answer: ruling.answer })
    }
}

impl Ruling {
    fn refused(refusal: impl Into<Refusal>, kept: keys::Decided) -> Ruling {
        Ruling { answer: Answer::Refused(refusal.into()), kept }
    }
}

/// Gives the next numbers to events that happen at `now`.
pub(crate) fn numbered<E>(after: play::Seq, at: Time, events: &[E]) -> Vec<play::Entry<E>>
where
    E: Clone,
{
    let mut seq = after;
    let mut number = |event: &E| {
        seq = seq.next();
        play::Entry { seq, at, event: event.clone() }
    };
    events.iter().map(&mut number).collect()
}
