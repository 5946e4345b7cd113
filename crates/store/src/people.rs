//! How people want to be met: not disturbed, not by somebody they have blocked; and what was explained to them.
//!
//! These are plain rows and no events: nobody asks how they came about.

use play::{Hint, PlayerId, Switch};
use sqlx::AnyConnection;

use crate::{PostId, Store, StoreError, rows::Column};

/// Stands for an answer among posts, whose numbers begin at 1.
const ANSWER: PostId = PostId(0);

impl Store {
    /// Lets nobody challenge `player` by name, or everybody again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn set_undisturbed(&self, player: PlayerId, wanted: Switch) -> Result<(), StoreError> {
        let sql = match wanted {
            Switch::On => "INSERT INTO undisturbed (player) VALUES ($1) ON CONFLICT (player) DO NOTHING",
            Switch::Off => "DELETE FROM undisturbed WHERE player = $1",
        };
        let mut tx = self.begin().await?;
        sqlx::query(sql).bind(player.column()).execute(&mut *tx).await?;
        tx.commit().await
    }

    /// Lets `player` meet `other` no more, or again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn set_blocked(
        &self,
        player: PlayerId,
        other: PlayerId,
        wanted: Switch,
    ) -> Result<(), StoreError> {
        let sql = match wanted {
            Switch::On => "INSERT INTO block (player, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            Switch::Off => "DELETE FROM block WHERE player = $1 AND blocked = $2",
        };
        let mut tx = self.begin().await?;
        sqlx::query(sql).bind(player.column()).bind(other.column()).execute(&mut *tx).await?;
        tx.commit().await
    }

    /// Whether `post` is the one to explain something to `player`: the first that may, however often it
    /// asks. An answer, which is no post, is made once: it explains what nothing has explained before.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn explains(
        &self,
        player: PlayerId,
        hint: Hint,
        post: Option<PostId>,
    ) -> Result<bool, StoreError> {
        let known = explained_by(&mut *self.0.pool.acquire().await?, player, hint).await?;
        let known = match known {
            Some(known) => Some(known),
            None => {
                let mut tx = self.begin().await?;
                let inserted = sqlx::query(
                    "INSERT INTO explained (player, hint, post) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                )
                .bind(player.column())
                .bind(hint.word())
                .bind(post.unwrap_or(ANSWER).0)
                .execute(&mut *tx)
                .await?;
                let known = explained_by(&mut tx, player, hint).await?;
                tx.commit().await?;
                if inserted.rows_affected() > 0 {
                    return Ok(true);
                }
                known
            }
        };
        Ok(post.is_some() && known == post)
    }
}

async fn explained_by(
    db: &mut AnyConnection,
    player: PlayerId,
    hint: Hint,
) -> Result<Option<PostId>, StoreError> {
    let post: Option<i64> = sqlx::query_scalar("SELECT post FROM explained WHERE player = $1 AND hint = $2")
        .bind(player.column())
        .bind(hint.word())
        .fetch_optional(db)
        .await?;
    Ok(post.map(PostId))
}

/// Which people somebody does not meet.
#[derive(Debug, Default)]
pub struct Apart {
    /// Whom `actor` has blocked.
    pub blocked: Vec<PlayerId>,
    /// Who has blocked `actor`, or wants nobody.
    pub unavailable: Vec<PlayerId>,
}

/// How people come to be asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// By name: who is not to be disturbed is not.
    ByName,
    /// They have asked themselves.
    ByThemselves,
}

/// Which of `people` `actor` does not meet.
pub async fn apart(
    db: &mut AnyConnection,
    actor: PlayerId,
    people: impl IntoIterator<Item = PlayerId>,
    asked: Asked,
) -> Result<Apart, StoreError> {
    let mut apart = Apart::default();
    for player in people.into_iter().filter(|player| *player != actor) {
        if has_blocked(db, actor, player).await? {
            apart.blocked.push(player);
        }
        let closed = asked == Asked::ByName && is_undisturbed(db, player).await?;
        if closed || has_blocked(db, player, actor).await? {
            apart.unavailable.push(player);
        }
    }
    Ok(apart)
}

/// Whether one of `people` has blocked another.
pub async fn any_blocks(db: &mut AnyConnection, people: &[PlayerId]) -> Result<bool, StoreError> {
    for &player in people {
        let others = people.iter().copied();
        if !apart(db, player, others, Asked::ByThemselves).await?.blocked.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn has_blocked(db: &mut AnyConnection, player: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
    let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM block WHERE player = $1 AND blocked = $2")
        .bind(player.column())
        .bind(other.column())
        .fetch_one(db)
        .await?;
    Ok(count > 0)
}

async fn is_undisturbed(db: &mut AnyConnection, player: PlayerId) -> Result<bool, StoreError> {
    let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM undisturbed WHERE player = $1")
        .bind(player.column())
        .fetch_one(db)
        .await?;
    Ok(count > 0)
}
