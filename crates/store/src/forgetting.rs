//! Forgetting a person.
//!
//! In steps, each a transaction of its own, so that nobody waits long for somebody who has played much. Every
//! step can be done again: what broke off is gone on with by [`Store::finish_forgetting`]. In each game and
//! challenge the person is replaced, in the same transaction as they leave it, by one former player, whose
//! number is noted until the last step. Whatever they do meanwhile is forgotten by the last step, or begins
//! anew after it.

use play::{
    Challenge, ChallengeDeed, ChallengeEvent, ChallengeId, ChallengeState, GameEvent, GameId, NamesPeople,
    PlayerId, Seq,
};
use sqlx::AnyConnection;

use crate::{
    Store, StoreError,
    act::{self, append, show},
    counter,
    events::{self, Kept},
    held::Held,
    named,
    rows::Column,
};

/// What goes with a person: rows of theirs alone. Who has blocked them stays: that is another's choice, and
/// whoever is blocked must not get around it by being forgotten.
const OWN: [&str; 15] = [
    "DELETE FROM undisturbed WHERE player = $1",
    "DELETE FROM block WHERE player = $1",
    "DELETE FROM follower WHERE player = $1",
    "DELETE FROM explained WHERE player = $1",
    "DELETE FROM preference WHERE player = $1",
    "DELETE FROM lesson_progress WHERE player = $1",
    "DELETE FROM plan WHERE player = $1",
    "DELETE FROM plan_failed WHERE player = $1",
    "DELETE FROM vacation WHERE player = $1",
    "DELETE FROM vacation_news WHERE player = $1",
    "DELETE FROM reminder WHERE player = $1",
    "DELETE FROM called WHERE player = $1",
    "DELETE FROM notice WHERE player = $1",
    "DELETE FROM post_told WHERE player = $1",
    // Facts name people; what is left of the others names none.
    "DELETE FROM decision WHERE facts IS NOT NULL AND facts LIKE $2",
];

impl Store {
    /// Deletes everything about `player`. Their open challenges are cancelled or left, their running games given
    /// up, and in what was played they are a former player from now on. May be called again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails: then a part is done, and [`Store::finish_forgetting`] does the rest.
    pub async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        let former = self.begin_forgetting(player).await?;
        for id in self.naming::<ChallengeEvent>(player).await? {
            self.forget_in_challenge(ChallengeId(id), player, former).await?;
        }
        for id in self.naming::<GameEvent>(player).await? {
            self.forget_in_game(GameId(id), player, former).await?;
        }
        self.end_forgetting(player, former).await
    }

    /// Goes on with what a crash, or a failure of the database, broke off. To be called now and then.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn finish_forgetting(&self) -> Result<(), StoreError> {
        let begun: Vec<i64> =
            sqlx::query_scalar("SELECT player FROM forgetting").fetch_all(&self.0.pool).await?;
        for player in begun {
            self.forget(PlayerId::from_column(player)).await?;
        }
        Ok(())
    }

    /// Notes that, and as whom, somebody is being forgotten.
    async fn begin_forgetting(&self, player: PlayerId) -> Result<PlayerId, StoreError> {
        let mut tx = self.begin().await?;
        // The lock on the counter keeps two from being the same former player.
        let number = self.0.next(&mut tx, "former").await?;
        let number = u32::try_from(number).map_err(|_| StoreError::Row("the number of a former player"))?;
        let noted =
            sqlx::query("INSERT INTO forgetting (player, former) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(player.column())
                .bind(PlayerId::former(number).column())
                .execute(&mut *tx)
                .await?;
        if noted.rows_affected() > 0 {
            counter::count_up(&mut tx, "former").await?;
        }
        let former: i64 = sqlx::query_scalar("SELECT former FROM forgetting WHERE player = $1")
            .bind(player.column())
            .fetch_one(&mut *tx)
            .await?;
        delete_own(&mut tx, player).await?;
        tx.commit().await?;
        Ok(PlayerId::from_column(former))
    }

    async fn naming<E: Kept>(&self, player: PlayerId) -> Result<Vec<i64>, StoreError> {
        named::naming::<E>(&mut *self.0.pool.acquire().await?, player).await
    }

    async fn forget_in_challenge(
        &self,
        id: ChallengeId,
        player: PlayerId,
        former: PlayerId,
    ) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        if let Held::Whole(mut challenge) = self.0.hold_challenge(&mut tx, id).await?
            && let Some(deed) = leaving(&challenge, player)
        {
            let facts = self.facts_for_answer(&mut tx, player, &challenge, &deed).await?;
            // Once its time has run out it closes by itself.
            if let Ok(decision) = challenge.decide(player, &deed, &facts, now) {
                append(&mut tx, id, &mut challenge, &decision.events, now).await?;
                show(&mut tx, id, &challenge, now).await?;
            }
        }
        let change = |body: &str| renamed::<ChallengeEvent>(body, player, former);
        events::rewrite::<ChallengeEvent>(&mut tx, id, change).await?;
        named::rename::<ChallengeEvent>(&mut tx, id, player, former).await?;
        rename(
            &mut tx,
            "UPDATE challenge SET challenger = $3 WHERE id = $1 AND challenger = $2",
            id.0,
            player,
            former,
        )
        .await?;
        rename(
            &mut tx,
            "UPDATE challenge_player SET player = $3 WHERE challenge = $1 AND player = $2",
            id.0,
            player,
            former,
        )
        .await?;
        sqlx::query("DELETE FROM decision WHERE challenge = $1").bind(id.0).execute(&mut *tx).await?;
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    async fn forget_in_game(&self, id: GameId, player: PlayerId, former: PlayerId) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        // Locked, whether it can be read or not.
        let held = self.0.hold_game(&mut tx, id).await?;
        let change = |body: &str| renamed::<GameEvent>(body, player, former);
        if events::rewrite::<GameEvent>(&mut tx, id, change).await? {
            sqlx::query("UPDATE game SET edition = edition + 1 WHERE id = $1")
                .bind(id.0)
                .execute(&mut *tx)
                .await?;
        }
        named::rename::<GameEvent>(&mut tx, id, player, former).await?;
        rename(
            &mut tx,
            "UPDATE game_player SET player = $3 WHERE game = $1 AND player = $2",
            id.0,
            player,
            former,
        )
        .await?;
        sqlx::query("UPDATE game SET waits_for = NULL WHERE id = $1 AND waits_for = $2")
            .bind(id.0)
            .bind(player.column())
            .execute(&mut *tx)
            .await?;
        sqlx::query("DELETE FROM decision WHERE game = $1").bind(id.0).execute(&mut *tx).await?;
        if let Held::Whole(before) = held {
            self.forsake(&mut tx, id, before.seq(), former).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// Lets a former player leave a game that is written anew.
    async fn forsake(
        &self,
        db: &mut AnyConnection,
        id: GameId,
        at: Seq,
        former: PlayerId,
    ) -> Result<(), StoreError> {
        let (game, now) = (self.0.load_game(db, id, at).await?, self.0.clock.now());
        let events = game.seats().side_of(former).map(|side| game.forsake(side)).unwrap_or_default();
        if !events.is_empty() {
            let entries = act::numbered(game.seq(), now, &events);
            self.append_to_game(db, id, &game, &entries, now).await?;
        }
        Ok(())
    }

    async fn end_forgetting(&self, player: PlayerId, former: PlayerId) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        delete_own(&mut tx, player).await?;
        sqlx::query("UPDATE live SET wanted_by = $2 WHERE wanted_by = $1")
            .bind(player.column())
            .bind(former.column())
            .execute(&mut *tx)
            .await?;
        sqlx::query("DELETE FROM forgetting WHERE player = $1")
            .bind(player.column())
            .execute(&mut *tx)
            .await?;
        tx.commit().await
    }
}

async fn delete_own(db: &mut AnyConnection, player: PlayerId) -> Result<(), StoreError> {
    for sql in OWN {
        let query = sqlx::query(sql).bind(player.column());
        let query = if sql.contains("$2") { query.bind(holding(player)) } else { query };
        query.execute(&mut *db).await?;
    }
    Ok(())
}

/// A pattern for texts that may hold the number of `player`: a longer one may hold theirs.
fn holding(player: PlayerId) -> String {
    format!("%{player}%")
}

/// How `player` gets out of an open challenge; nothing if they are not in it.
fn leaving(challenge: &Challenge, player: PlayerId) -> Option<ChallengeDeed> {
    if challenge.state != ChallengeState::Open {
        return None;
    }
    let is_in =
        challenge.seated().any(|seat| seat.1 == player) || challenge.awaited().any(|who| who == player);
    match challenge.by == player {
        true => Some(ChallengeDeed::Cancel),
        false => is_in.then_some(ChallengeDeed::Decline),
    }
}

async fn rename(
    db: &mut AnyConnection,
    sql: &'static str,
    id: i64,
    player: PlayerId,
    former: PlayerId,
) -> Result<(), StoreError> {
    sqlx::query(sql).bind(id).bind(player.column()).bind(former.column()).execute(db).await?;
    Ok(())
}

/// The text of an event with another in the place of somebody. One that cannot be read, as it is damaged or of a
/// later release, loses the number wherever it stands.
fn renamed<E: Kept + NamesPeople>(body: &str, player: PlayerId, former: PlayerId) -> String {
    let Ok(mut event) = E::read(body) else { return replaced(body, player, former) };
    let mut is_named = false;
    event.each_person(&mut |person| {
        if *person == player {
            (*person, is_named) = (former, true);
        }
    });
    if is_named { event.write() } else { body.to_owned() }
}

/// `text` with the whole number of one person in the place of another's.
fn replaced(text: &str, player: PlayerId, former: PlayerId) -> String {
    let number = player.to_string();
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let (mut changed, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(&number) {
        let (before, after) = (&rest[..at], &rest[at + number.len()..]);
        changed.push_str(before);
        if is_digit(changed.chars().last()) || is_digit(after.chars().next()) {
            changed.push_str(&number);
        } else {
            changed.push_str(&former.to_string());
        }
        rest = after;
    }
    changed + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_loses_the_number_and_no_part_of_another() {
        let changed = replaced("{\"x\":12,\"y\":112,\"z\":[12,123, 12]", PlayerId(12), PlayerId(7));
        assert_eq!(changed, "{\"x\":7,\"y\":112,\"z\":[7,123, 7]");
        assert_eq!(renamed::<GameEvent>("12 is no event", PlayerId(12), PlayerId(7)), "7 is no event");
    }

    #[test]
    fn numbers_that_are_no_people_stay() {
        let body = GameEvent::Credited { ms: 12 }.to_text();
        assert_eq!(renamed::<GameEvent>(&body, PlayerId(12), PlayerId(7)), body);
        let body = GameEvent::Ended { by: PlayerId(12) }.to_text();
        let expected = GameEvent::Ended { by: PlayerId(7) }.to_text();
        assert_eq!(renamed::<GameEvent>(&body, PlayerId(12), PlayerId(7)), expected);
    }
}
