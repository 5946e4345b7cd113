//! A game is to be played again.

use play::{Challenge, ChallengeId, GameId, PlayerId, Refusal, Rematch, Seq, Time};
use sqlx::AnyConnection;

use super::{Ruling, keys::Decided};
use crate::{Store, StoreError, held::Held};

impl Store {
    /// Challenges the people of a game anew, or accepts what one of them has asked already.
    pub(super) async fn rematch(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        wish: &Rematch,
        now: Time,
    ) -> Result<Ruling, StoreError> {
        // The lock on the counter keeps two who want it at once apart.
        let id = ChallengeId(self.0.next(db, "challenge").await?);
        let mut kept = Decided { game: Some(wish.game), ..Decided::at(now) };
        let game = match self.0.hold_game(db, wish.game).await? {
            Held::Nothing => return Ok(Ruling::refused(Refusal::NoSuchGame(wish.game), kept)),
            Held::Damaged { seq } => {
                return Ok(Ruling::refused(Refusal::Damaged(wish.game), Decided { seen: seq, ..kept }));
            }
            Held::Whole(game) => game,
        };
        kept.seen = game.seq();
        if let Err(refusal) = wish.check(actor, &game) {
            return Ok(Ruling::refused(Refusal::from(refusal), kept));
        }
        if let Some(asked) = asked_again(db, wish.game, now).await? {
            return self.act_on_challenge(db, actor, asked, &wish.accepting(), now).await;
        }
        let people = game.seats().iter().map(|seat| seat.1).filter(|player| *player != actor);
        let facts =
            self.facts_for_asking(db, actor, people, (game.server(), game.venue().place()), now).await?;
        let opened = Challenge::rematch(actor, wish, &game, &facts, now);
        kept.facts = Some(facts);
        match opened {
            Ok(decision) => {
                let kept = Decided { game: None, seen: Seq(0), ..kept };
                self.begin_challenge(db, id, decision, kept).await
            }
            Err(refusal) => Ok(Ruling::refused(refusal, kept)),
        }
    }
}

/// The open challenge to play a game again, or the one that began already.
async fn asked_again(
    db: &mut AnyConnection,
    game: GameId,
    now: Time,
) -> Result<Option<ChallengeId>, StoreError> {
    let id: Option<i64> = sqlx::query_scalar(
        "SELECT c.id FROM challenge c LEFT JOIN game g ON g.challenge = c.id WHERE c.again = $1 \
         AND ((c.is_open = 1 AND c.expires > $2) OR g.id IS NOT NULL) ORDER BY c.id DESC LIMIT 1",
    )
    .bind(game.0)
    .bind(now.0)
    .fetch_optional(db)
    .await?;
    Ok(id.map(ChallengeId))
}
