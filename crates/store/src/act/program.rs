//! What the program does in a game.

use play::{GameId, GameRefusal, ProgramDeed};

use super::{keys, numbered};
use crate::{Store, StoreError, anew::anew, held::Held};

/// What came of what the program thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByProgram {
    Done,
    /// The game has gone on without it, or somebody had done it already.
    Outdated,
    /// The game does not allow it, or cannot be read.
    Refused,
}

impl Store {
    /// Does what the program has thought of, in one transaction and under a key made of the game and its ply: of
    /// two who thought about the same one is heard, before and after a restart. The ply alone would come again
    /// after a turn is taken back, and so the key holds the event too that made the board.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails; as of [`Store::act`].
    pub async fn act_for_program(&self, id: GameId, deed: &ProgramDeed) -> Result<ByProgram, StoreError> {
        let done = anew(|| self.try_for_program(id, deed)).await?;
        if done == ByProgram::Done {
            self.0.stirred();
        }
        Ok(done)
    }

    async fn try_for_program(&self, id: GameId, deed: &ProgramDeed) -> Result<ByProgram, StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        let game = match self.0.hold_game(&mut tx, id).await? {
            Held::Whole(game) => game,
            Held::Nothing => return Ok(ByProgram::Outdated),
            Held::Damaged { .. } => {
                tx.commit().await?;
                return Ok(ByProgram::Refused);
            }
        };
        let key = key(id, game.ply(), deed);
        if keys::find(&mut tx, &key).await?.is_some() {
            return Ok(ByProgram::Outdated);
        }
        let decision = match game.decide_program(deed) {
            Ok(decision) => decision,
            Err(GameRefusal::Illegal { .. } | GameRefusal::NoMove { .. } | GameRefusal::MoreThanOneTurn) => {
                return Ok(ByProgram::Refused);
            }
            Err(_) => return Ok(ByProgram::Outdated),
        };
        let entries = numbered(game.seq(), now, &decision.events);
        let appended = self.append_to_game(&mut tx, id, &game, &entries, now).await?;
        let events = u32::try_from(entries.len() + appended.followed.len()).unwrap_or(u32::MAX);
        let kept = keys::Decided { game: Some(id), seen: game.seq(), events, ..keys::Decided::at(now) };
        keys::keep(&mut tx, &key, &kept).await?;
        tx.commit().await?;
        Ok(ByProgram::Done)
    }
}

fn key(id: GameId, ply: usize, deed: &ProgramDeed) -> String {
    match deed {
        ProgramDeed::Play { board, .. } => format!("program-{id}-{ply}-{}", board.0),
        ProgramDeed::AnswerDraw { offer, .. } => format!("program-{id}-draw-{}", offer.0),
    }
}
