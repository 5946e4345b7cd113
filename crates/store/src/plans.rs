//! What people have planned to play. Plain rows and no events: what was not played was never there.

use play::{Entry, Fate, Game, GameEvent, GameId, Plan, PlayerId, Refusal, Time};
use sqlx::AnyConnection;

use crate::{Store, StoreError, act::numbered, anew::anew, counter, held::Held, rows::Column};

/// A plan by the number that its owner may forget it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPlan {
    pub number: i64,
    pub plan: Plan,
}

impl Store {
    /// Lets `player` plan what `text` says, unless [`play`] refuses; all that they have planned in the game then.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn plan(
        &self,
        id: GameId,
        player: PlayerId,
        text: &str,
    ) -> Result<Result<Vec<KeptPlan>, Refusal>, StoreError> {
        anew(|| self.try_to_plan(id, player, text)).await
    }

    async fn try_to_plan(
        &self,
        id: GameId,
        player: PlayerId,
        text: &str,
    ) -> Result<Result<Vec<KeptPlan>, Refusal>, StoreError> {
        let mut tx = self.begin().await?;
        let game = match self.0.hold_game(&mut tx, id).await? {
            Held::Whole(game) => game,
            Held::Nothing => return Ok(Err(Refusal::NoSuchGame(id))),
            Held::Damaged { .. } => {
                tx.commit().await?;
                return Ok(Err(Refusal::Damaged(id)));
            }
        };
        let mut kept = of_player(&mut tx, id, player).await?;
        let standing: Vec<Plan> = kept.iter().map(|kept| kept.plan.clone()).collect();
        let new = match game.plan(player, text, &standing) {
            Ok(new) => new,
            Err(refusal) => return Ok(Err(refusal.into())),
        };
        for plan in new {
            let number = self.0.next(&mut tx, "plan").await?;
            counter::count_up(&mut tx, "plan").await?;
            insert(&mut tx, id, number, &plan).await?;
            kept.push(KeptPlan { number, plan });
        }
        tx.commit().await?;
        Ok(Ok(kept))
    }

    /// What `player` has planned in a game, in the order of being planned.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn plans(&self, id: GameId, player: PlayerId) -> Result<Vec<KeptPlan>, StoreError> {
        of_player(&mut *self.0.pool.acquire().await?, id, player).await
    }

    /// Lets `player` plan no more what they have planned under a number. What has been played since stays.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn forget_plan(&self, id: GameId, player: PlayerId, number: i64) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        delete(&mut tx, id, player, number).await?;
        tx.commit().await
    }

    /// Up to `limit` games in which something that `player` had planned could not be played. They are told once.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn take_failed_plans(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        const FAILED: &str = "SELECT game FROM plan_failed WHERE player = $1 ORDER BY game LIMIT $2";
        let failed = async |db: &mut AnyConnection| -> Result<Vec<i64>, StoreError> {
            Ok(sqlx::query_scalar(FAILED).bind(player.column()).bind(i64::from(limit)).fetch_all(db).await?)
        };
        // Most requests find none, and need no turn among those who write.
        if failed(&mut *self.0.pool.acquire().await?).await?.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let games = failed(&mut tx).await?;
        for game in &games {
            sqlx::query("DELETE FROM plan_failed WHERE player = $1 AND game = $2")
                .bind(player.column())
                .bind(game)
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await?;
        Ok(games.into_iter().map(GameId).collect())
    }
}

/// Plays in `game` what was planned and has come true, and drops what has not; the events, which are still to
/// be written. Every turn takes a step of a plan away, so two who answer each other come to an end.
pub async fn follow(
    db: &mut AnyConnection,
    id: GameId,
    game: &mut Game,
    now: Time,
) -> Result<Vec<Entry<GameEvent>>, StoreError> {
    let mut followed = Vec::new();
    loop {
        let mut coming = Vec::new();
        for KeptPlan { number, plan } in of_game(db, id).await? {
            match game.fate(&plan) {
                Fate::Waits => {}
                Fate::Comes { events, rest } => {
                    go_on(db, id, number, &plan, rest).await?;
                    coming = events;
                }
                Fate::Lapses => delete(db, id, plan.by, number).await?,
                Fate::Fails => {
                    delete(db, id, plan.by, number).await?;
                    note_failure(db, id, plan.by).await?;
                }
            }
        }
        if coming.is_empty() {
            return Ok(followed);
        }
        for entry in numbered(game.seq(), now, &coming) {
            game.apply(&entry).map_err(|fault| StoreError::Game { game: id, source: fault.into() })?;
            followed.push(entry);
        }
    }
}

/// What is left of a plan of which a step has come true.
async fn go_on(
    db: &mut AnyConnection,
    id: GameId,
    number: i64,
    plan: &Plan,
    rest: Option<Plan>,
) -> Result<(), StoreError> {
    delete(db, id, plan.by, number).await?;
    match rest {
        Some(rest) => insert(db, id, number, &rest).await,
        None => Ok(()),
    }
}

type Row = (i64, i64, i64, String);

fn kept((player, number, ply, steps): Row) -> Result<KeptPlan, StoreError> {
    let ply = usize::try_from(ply).map_err(|_| StoreError::Row("a plan before the first ply"))?;
    // A line that cannot be read is none: the game goes on without it.
    let steps = serde_json::from_str(&steps).unwrap_or_default();
    let plan = Plan { by: PlayerId::from_column(player), ply, steps };
    Ok(KeptPlan { number, plan })
}

async fn of_game(db: &mut AnyConnection, id: GameId) -> Result<Vec<KeptPlan>, StoreError> {
    let sql = "SELECT player, number, ply, steps FROM plan WHERE game = $1 ORDER BY player, number";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(id.0).fetch_all(db).await?;
    rows.into_iter().map(kept).collect()
}

async fn of_player(
    db: &mut AnyConnection,
    id: GameId,
    player: PlayerId,
) -> Result<Vec<KeptPlan>, StoreError> {
    let all = of_game(db, id).await?;
    Ok(all.into_iter().filter(|kept| kept.plan.by == player).collect())
}

async fn insert(db: &mut AnyConnection, id: GameId, number: i64, plan: &Plan) -> Result<(), StoreError> {
    let ply = i64::try_from(plan.ply).map_err(|_| StoreError::Row("a plan after too many plies"))?;
    sqlx::query("INSERT INTO plan (game, player, number, ply, steps) VALUES ($1, $2, $3, $4, $5)")
        .bind(id.0)
        .bind(plan.by.column())
        .bind(number)
        .bind(ply)
        .bind(serde_json::to_string(&plan.steps)?)
        .execute(db)
        .await?;
    Ok(())
}

async fn delete(db: &mut AnyConnection, id: GameId, player: PlayerId, number: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM plan WHERE game = $1 AND player = $2 AND number = $3")
        .bind(id.0)
        .bind(player.column())
        .bind(number)
        .execute(db)
        .await?;
    Ok(())
}

async fn note_failure(db: &mut AnyConnection, id: GameId, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO plan_failed (player, game) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(player.column())
        .bind(id.0)
        .execute(db)
        .await?;
    Ok(())
}
