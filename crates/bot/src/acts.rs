//! From a wish to what the store made of it.

use play::{ChallengeDeed, ChallengeId, Command, GameDeed, GameId, Refusal, Rematch, Terms};
use store::{Answer, ChallengeAnswer, GameAnswer, Outcome};

use crate::{call::Asker, ctx::Ctx, problem::Problem};

/// Does something in a game. `key` names the interaction or message that asks for it.
///
/// # Errors
///
/// [`Problem`], with the refusal and the game it is about if it was refused.
pub async fn in_game(
    ctx: &Ctx,
    asker: &Asker,
    id: GameId,
    deed: GameDeed,
    key: &str,
) -> Result<GameAnswer, Problem> {
    let outcome = ctx.store.act(&Command::game(asker.player, id, deed), key).await?;
    match outcome.answer {
        Answer::Game(answer) => {
            // What comes twice was told the first time.
            if !outcome.repeated {
                asker.owed.note_game(&answer);
            }
            Ok(answer)
        }
        Answer::Refused(refusal) => Err(Problem::in_game(id, refusal)),
        Answer::Challenge(_) => Err(repeated()),
    }
}

/// Does something about a challenge.
///
/// # Errors
///
/// [`Problem`], with the refusal if it was refused.
pub async fn on_challenge(
    ctx: &Ctx,
    asker: &Asker,
    id: ChallengeId,
    deed: ChallengeDeed,
    key: &str,
) -> Result<ChallengeAnswer, Problem> {
    challenge_answer(asker, ctx.store.act(&Command::challenge(asker.player, id, deed), key).await?)
}

/// Opens a challenge.
///
/// # Errors
///
/// [`Problem`], with the refusal if it was refused.
pub async fn open(ctx: &Ctx, asker: &Asker, terms: Terms, key: &str) -> Result<ChallengeAnswer, Problem> {
    challenge_answer(asker, ctx.store.act(&Command::open(asker.player, terms), key).await?)
}

/// Wants to play a game again, or accepts to.
///
/// # Errors
///
/// [`Problem`], with the refusal if it was refused.
pub async fn rematch(ctx: &Ctx, asker: &Asker, wish: Rematch, key: &str) -> Result<ChallengeAnswer, Problem> {
    challenge_answer(asker, ctx.store.act(&Command::rematch(asker.player, wish), key).await?)
}

fn challenge_answer(asker: &Asker, outcome: Outcome) -> Result<ChallengeAnswer, Problem> {
    match outcome.answer {
        Answer::Challenge(answer) => {
            if !outcome.repeated {
                asker.owed.note_challenge(&answer);
            }
            Ok(answer)
        }
        Answer::Refused(refusal) => Err(refusal.into()),
        Answer::Game(_) => Err(repeated()),
    }
}

/// The key had been used for another kind of wish.
fn repeated() -> Problem {
    Refusal::Repeated.into()
}
