//! From a wish to what the store made of it.

use play::{ChallengeDeed, ChallengeId, Command, GameDeed, GameId, PlayerId, Refusal, Rematch, Terms};
use store::{Answer, ChallengeAnswer, GameAnswer};

use crate::{ctx::Ctx, problem::Problem};

/// Does something in a game. `key` names the interaction or message that asks for it.
///
/// # Errors
///
/// [`Problem`], with the refusal and the game it is about if it was refused.
pub async fn in_game(
    ctx: &Ctx,
    actor: PlayerId,
    id: GameId,
    deed: GameDeed,
    key: &str,
) -> Result<GameAnswer, Problem> {
    match ctx.store.act(&Command::game(actor, id, deed), key).await?.answer {
        Answer::Game(answer) => Ok(answer),
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
    actor: PlayerId,
    id: ChallengeId,
    deed: ChallengeDeed,
    key: &str,
) -> Result<ChallengeAnswer, Problem> {
    challenge_answer(ctx.store.act(&Command::challenge(actor, id, deed), key).await?.answer)
}

/// Opens a challenge.
///
/// # Errors
///
/// [`Problem`], with the refusal if it was refused.
pub async fn open(ctx: &Ctx, actor: PlayerId, terms: Terms, key: &str) -> Result<ChallengeAnswer, Problem> {
    challenge_answer(ctx.store.act(&Command::open(actor, terms), key).await?.answer)
}

/// Wants to play a game again, or accepts to.
///
/// # Errors
///
/// [`Problem`], with the refusal if it was refused.
pub async fn rematch(
    ctx: &Ctx,
    actor: PlayerId,
    wish: Rematch,
    key: &str,
) -> Result<ChallengeAnswer, Problem> {
    challenge_answer(ctx.store.act(&Command::rematch(actor, wish), key).await?.answer)
}

fn challenge_answer(answer: Answer) -> Result<ChallengeAnswer, Problem> {
    match answer {
        Answer::Challenge(answer) => Ok(answer),
        Answer::Refused(refusal) => Err(refusal.into()),
        Answer::Game(_) => Err(repeated()),
    }
}

/// The key had been used for another kind of wish.
fn repeated() -> Problem {
    Refusal::Repeated.into()
}
