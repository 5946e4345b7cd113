//! The answer to a command that was answered before.

use play::{
    Challenge, ChallengeDeed, ChallengeId, ChallengeState, Command, Deed, Facts, GameDeed, PlayerId, Refusal,
    Rematch, Seq, Terms,
};
use sqlx::AnyConnection;

use super::{Answer, ChallengeAnswer, GameAnswer, game::moment, keys::Decided};
use crate::{Store, StoreError, challenges, events};

impl Store {
    /// Decides again on the state, the facts and the time of then.
    pub(super) async fn repeat(
        &self,
        db: &mut AnyConnection,
        command: &Command,
        decided: &Decided,
    ) -> Result<Answer, StoreError> {
        match (&command.deed, decided.events) {
            (Deed::Open(terms), 0) => Ok(refused_terms(command.actor, terms, decided)),
            (Deed::Open(_) | Deed::Rematch(_) | Deed::Challenge(..), 1..) => {
                self.past_challenge(db, decided).await
            }
            (Deed::Challenge(id, deed), 0) => refused_deed(db, command.actor, *id, deed, decided).await,
            (Deed::Rematch(wish), 0) => self.refused_rematch(db, command.actor, wish, decided).await,
            (Deed::Game(_, deed), _) => self.past_game(db, command.actor, deed, decided).await,
        }
    }

    async fn past_challenge(&self, db: &mut AnyConnection, decided: &Decided) -> Result<Answer, StoreError> {
        let Some(id) = decided.challenge else { return Ok(Answer::Refused(Refusal::Repeated)) };
        let entries = events::read(db, id, decided.seen, decided.last()).await?;
        let challenge = challenges::load(db, id, decided.last()).await?;
        let started = match challenge.state {
            ChallengeState::Started(game) => Some((game, self.0.load_game(db, game, Seq(1)).await?)),
            _ => None,
        };
        let events = entries.into_iter().map(|entry| entry.event).collect();
        Ok(Answer::Challenge(ChallengeAnswer { id, challenge, events, started }))
    }

    /// A rematch was refused as a new challenge, or as an answer to the one that stood.
    async fn refused_rematch(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        wish: &Rematch,
        decided: &Decided,
    ) -> Result<Answer, StoreError> {
        if let Some(id) = decided.challenge {
            return refused_deed(db, actor, id, &wish.accepting(), decided).await;
        }
        if decided.seen == Seq(0) {
            return Ok(Answer::Refused(Refusal::NoSuchGame(wish.game)));
        }
        let Ok(game) = self.0.load_game(db, wish.game, decided.seen).await else {
            return Ok(Answer::Refused(Refusal::Damaged(wish.game)));
        };
        if let Err(refusal) = wish.check(actor, &game) {
            return Ok(Answer::Refused(refusal.into()));
        }
        let facts = decided.facts.as_ref();
        Ok(again(facts.map(|facts| Challenge::rematch(actor, wish, &game, facts, decided.at))))
    }

    async fn past_game(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        deed: &GameDeed,
        decided: &Decided,
    ) -> Result<Answer, StoreError> {
        let Some(id) = decided.game else { return Ok(Answer::Refused(Refusal::Repeated)) };
        if decided.seen == Seq(0) {
            return Ok(Answer::Refused(Refusal::NoSuchGame(id)));
        }
        let Ok(before) = self.0.load_game(db, id, decided.seen).await else {
            return Ok(Answer::Refused(Refusal::Damaged(id)));
        };
        let decision = before.decide(actor, deed, &moment(decided.at, decided.facts.as_ref()));
        if decided.events == 0 {
            return Ok(again(Some(decision)));
        }
        let older_board = decision.is_ok_and(|decision| decision.older_board);
        let entries = events::read(db, id, decided.seen, decided.last()).await?;
        let game = self.0.load_game(db, id, decided.last()).await?;
        let events = entries.into_iter().map(|entry| entry.event).collect();
        Ok(Answer::Game(GameAnswer { id, game, events, older_board, next: None }))
    }
}

async fn refused_deed(
    db: &mut AnyConnection,
    actor: PlayerId,
    id: ChallengeId,
    deed: &ChallengeDeed,
    decided: &Decided,
) -> Result<Answer, StoreError> {
    if decided.seen == Seq(0) {
        return Ok(Answer::Refused(Refusal::NoSuchChallenge(id)));
    }
    let Ok(challenge) = challenges::load(db, id, decided.seen).await else {
        return Ok(Answer::Refused(Refusal::DamagedChallenge(id)));
    };
    let facts = decided.facts.as_ref();
    Ok(again(facts.map(|facts| challenge.decide(actor, deed, facts, decided.at))))
}

fn refused_terms(actor: PlayerId, terms: &Terms, decided: &Decided) -> Answer {
    let facts: Option<&Facts> = decided.facts.as_ref();
    again(facts.map(|facts| Challenge::open(actor, terms, facts, decided.at)))
}

/// The refusal that was given. It is another one only if the command is another one, or the
/// program: then what was refused must not be carried out by surprise.
fn again<T, R: Into<Refusal>>(decision: Option<Result<T, R>>) -> Answer {
    match decision {
        Some(Err(refusal)) => Answer::Refused(refusal.into()),
        Some(Ok(_)) | None => Answer::Refused(Refusal::Repeated),
    }
}
