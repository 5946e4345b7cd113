//! Challenges that end by nobody's deed.

use play::{Challenge, ChallengeEvent, ChallengeId, MessageId, Place, Time};

use super::challenge::{append, show};
use crate::{Store, StoreError, held::Held, rows::Column};

impl Store {
    /// Closes every challenge whose time has run out, and tells so where it stands.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn expire_challenges(&self) -> Result<Vec<ChallengeId>, StoreError> {
        let now = self.0.clock.now();
        let due: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM challenge WHERE is_open = 1 AND expires <= $1 ORDER BY id")
                .bind(now.0)
                .fetch_all(&self.0.pool)
                .await?;
        let mut expired = Vec::new();
        for id in due.into_iter().map(ChallengeId) {
            if self.close_challenge(id, now, |challenge| challenge.expire(now), Told::AtItsPlace).await? {
                expired.push(id);
            }
        }
        Ok(expired)
    }

    /// Closes the open challenges whose message is gone, or that stood at a place that is gone
    /// (`message` is `None`): nobody can answer them, and there is nothing left to show it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_challenges(
        &self,
        place: Place,
        message: Option<MessageId>,
    ) -> Result<Vec<ChallengeId>, StoreError> {
        let open: Vec<(i64, Option<i64>)> =
            sqlx::query_as("SELECT id, message FROM challenge WHERE is_open = 1 AND place = $1 ORDER BY id")
                .bind(place.column())
                .fetch_all(&self.0.pool)
                .await?;
        let gone = |shown: &Option<i64>| message.is_none() || *shown == message.map(Column::column);
        let mut lost = Vec::new();
        for (id, _) in open.into_iter().filter(|(_, shown)| gone(shown)) {
            if self.lose_challenge(ChallengeId(id)).await? {
                lost.push(ChallengeId(id));
            }
        }
        Ok(lost)
    }

    /// Closes a challenge that nobody can see; false if it was not open.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_challenge(&self, id: ChallengeId) -> Result<bool, StoreError> {
        self.close_challenge(id, self.0.clock.now(), Challenge::lose, Told::Nowhere).await
    }

    /// Closes a challenge by nobody's deed, if `event` says so.
    async fn close_challenge(
        &self,
        id: ChallengeId,
        now: Time,
        event: impl FnOnce(&Challenge) -> Option<ChallengeEvent>,
        told: Told,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let mut challenge = match self.0.hold_challenge(&mut tx, id).await? {
            Held::Whole(challenge) => challenge,
            Held::Nothing => return Ok(false),
            Held::Damaged { .. } => {
                tx.commit().await?;
                return Ok(false);
            }
        };
        let Some(event) = event(&challenge) else { return Ok(false) };
        append(&mut tx, id, &mut challenge, &[event], now).await?;
        if told == Told::AtItsPlace {
            show(&mut tx, id, &challenge, now).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(true)
    }
}

/// Where it is told that a challenge is closed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    AtItsPlace,
    Nowhere,
}
