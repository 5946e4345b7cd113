//! What spans games and challenges, read for a decision.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
};

use play::{
    Challenge, ChallengeDeed, ChallengeId, Facts, Game, GameDeed, GameId, OpenWith, Place, PlayerId, Server,
    Time, Venues,
};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError,
    people::{Apart, Asked, apart},
    rows::Column,
    settings::house,
};

impl Store {
    /// For a challenge of `actor` to `people` at `place`.
    pub(super) async fn facts_for_asking(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        people: impl Iterator<Item = PlayerId>,
        (server, place): (Option<Server>, Place),
        now: Time,
    ) -> Result<Facts, StoreError> {
        let people: Vec<PlayerId> = people.collect();
        let open: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM challenge WHERE challenger = $1 AND is_open = 1 AND expires > $2",
        )
        .bind(actor.column())
        .bind(now.0)
        .fetch_one(&mut *db)
        .await?;
        let mut open_with = Vec::new();
        for player in &people {
            open_with.extend(open_between(db, actor, *player, now).await?);
        }
        let Apart { blocked, unavailable } = apart(db, actor, people, Asked::ByName).await?;
        let open_by_actor = u32::try_from(open).unwrap_or(u32::MAX);
        let facts = self.facts_for_start(db, server, place).await?;
        Ok(Facts { open_by_actor, open_with, blocked, unavailable, ..facts })
    }

    /// For what `actor` does about a challenge.
    pub(crate) async fn facts_for_answer(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        challenge: &Challenge,
        deed: &ChallengeDeed,
    ) -> Result<Facts, StoreError> {
        let absent = match deed {
            ChallengeDeed::Accept { absent, .. } | ChallengeDeed::Fill { absent, .. } => &absent[..],
            ChallengeDeed::Decline | ChallengeDeed::Explain(_) | ChallengeDeed::Cancel => &[],
        };
        // Who is awaited will be met as much as who has come, and who has left is not.
        let people = challenge.seated().map(|seat| seat.1).chain(challenge.awaited());
        let people = people.filter(|player| !absent.contains(player));
        let Apart { blocked, unavailable } = apart(db, actor, people, Asked::ByThemselves).await?;
        let facts = self.facts_for_start(db, challenge.server, challenge.place).await?;
        Ok(Facts { blocked, unavailable, ..facts })
    }

    /// For a game that may begin at `place`.
    async fn facts_for_start(
        &self,
        db: &mut AnyConnection,
        server: Option<Server>,
        place: Place,
    ) -> Result<Facts, StoreError> {
        let venues = match server {
            Some(server) => house(&mut *db, server).await?.choices.venue,
            None => Venues::default(),
        };
        let next_game = GameId(self.0.next(db, "game").await?);
        Ok(Facts {
            open_by_actor: 0,
            open_with: Vec::new(),
            blocked: Vec::new(),
            unavailable: Vec::new(),
            place_taken: is_taken(db, place).await?,
            venues,
            next_game,
            chance: chance(),
            limits: self.0.limits,
        })
    }

    /// For a deed that depends on more than the game.
    pub(super) async fn facts_in_game(
        &self,
        db: &mut AnyConnection,
        actor: PlayerId,
        game: &Game,
        deed: &GameDeed,
    ) -> Result<Option<Facts>, StoreError> {
        match deed {
            GameDeed::ContinueAt { place, .. } => self.facts_for_start(db, None, *place).await.map(Some),
            GameDeed::TakeSeat { side } => {
                // Who left the seat is met no more.
                let people = game.seats().iter().filter(|seat| seat.0 != *side).map(|seat| seat.1);
                let Apart { blocked, unavailable } = apart(db, actor, people, Asked::ByThemselves).await?;
                let facts = self.facts_for_start(db, None, game.venue().place()).await?;
                Ok(Some(Facts { blocked, unavailable, ..facts }))
            }
            GameDeed::HandOver { from, to, .. } => {
                let others = game.seats().iter().map(|seat| seat.1).filter(|player| player != from);
                let Apart { blocked, mut unavailable } = apart(db, *to, others, Asked::ByThemselves).await?;
                // It is the moderator who asks them, and by name.
                unavailable.extend(apart(db, actor, [*to], Asked::ByName).await?.unavailable);
                let facts = self.facts_for_start(db, None, game.venue().place()).await?;
                Ok(Some(Facts { blocked, unavailable, ..facts }))
            }
            _ => Ok(None),
        }
    }
}

/// Whether a game is running at a place.
pub(super) async fn is_taken(db: &mut AnyConnection, place: Place) -> Result<bool, StoreError> {
    let running: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM game WHERE place = $1 AND running = 1")
        .bind(place.column())
        .fetch_one(db)
        .await?;
    Ok(running > 0)
}

/// A random number: the standard library seeds every hasher anew.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The open challenges between two people, whoever made them.
async fn open_between(
    db: &mut AnyConnection,
    actor: PlayerId,
    player: PlayerId,
    now: Time,
) -> Result<Vec<OpenWith>, StoreError> {
    let ids: Vec<i64> = sqlx::query_scalar(
        "SELECT c.id FROM challenge c JOIN challenge_player p ON p.challenge = c.id \
         WHERE c.is_open = 1 AND c.expires > $3 \
         AND ((c.challenger = $1 AND p.player = $2) OR (c.challenger = $2 AND p.player = $1)) ORDER BY c.id",
    )
    .bind(actor.column())
    .bind(player.column())
    .bind(now.0)
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(|id| OpenWith { player, challenge: ChallengeId(id) }).collect())
}
