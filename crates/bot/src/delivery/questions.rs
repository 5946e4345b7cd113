//! The messages whose questions have got their answer, or whose chance is over.

use play::{Game, GameId, Seq};
use rules::{Side, Team};
use store::{BoardMessage, StoreError};

use crate::ctx::Ctx;

/// An offer or question that stands, a win that can be claimed, a seat that can be taken, a pause that can be
/// ended.
struct Question {
    /// The event that asked it, or told of it.
    asked: Seq,
    /// The last event whose message may ask it anew, as that of one who agrees to a draw does.
    last: Seq,
}

/// The messages with the buttons of offers, questions and chances that stood before event `from` and do
/// not after event `to`: they were answered, taken back or taken up, or have lapsed.
///
/// # Errors
///
/// [`StoreError`] if the store fails, or the game cannot be read.
pub async fn answered(ctx: &Ctx, id: GameId, from: Seq, to: Seq) -> Result<Vec<BoardMessage>, StoreError> {
    if from <= Seq(1) {
        return Ok(Vec::new());
    }
    let stood = standing(&*ctx.store.game_at(id, Seq(from.0 - 1)).await?);
    if stood.is_empty() {
        return Ok(Vec::new());
    }
    let stand = standing(&*ctx.store.game_at(id, to).await?);
    let among = |questions: &[Question], seq| questions.iter().any(|question| question.asked == seq);
    let mut messages = Vec::new();
    for question in stood.iter().filter(|question| !among(&stand, question.asked)) {
        let words = ctx.store.words(id, question.asked, question.last).await?;
        let of_another = |seq| seq != question.asked && among(&stood, seq);
        messages.extend(words.into_iter().filter(|message| !of_another(message.seq)));
    }
    Ok(messages)
}

fn standing(game: &Game) -> Vec<Question> {
    let offers = game.offers().iter().map(|offer| Question { asked: offer.seq, last: game.seq() });
    let resign = Team::ALL.into_iter().filter_map(|team| game.resign_question(team)).map(|asked| asked.seq);
    let seats = Side::ALL.into_iter().filter_map(|side| game.seat_opened_by(side));
    let once = resign.chain(seats).chain(game.claim_opened_by()).chain(game.paused_by());
    offers.chain(once.map(|asked| Question { asked, last: asked })).collect()
}
