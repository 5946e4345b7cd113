//! Everything that is kept about a person, for themselves.

use play::{
    ChallengeEvent, ChallengeId, Entry, GameEvent, GameId, MessageId, PageToken, Place, PlayerId, Seq,
};
use sqlx::{AnyConnection, AssertSqlSafe, Row as _, any::AnyRow};

use crate::{
    Store, StoreError,
    events::{self, Kept},
    named::{naming, people},
    pages::token_of,
    rows::Column,
};

/// How many bytes of events are in a part, of games and of challenges. With their times and messages they are
/// twice as many in a file.
const BYTES: usize = 3 << 19;

/// Rows of one person alone.
const OWN: [Own; 15] = [
    Own::of("settings", "preference", &["what", "word"]),
    Own::of("do_not_disturb", "undisturbed", &[]),
    Own::of("blocked", "block", &["blocked"]),
    Own::of("follows", "follower", &["game", "how", "often"]),
    Own::of("hints_explained", "explained", &["hint"]),
    Own::of("lessons", "lesson_progress", &["game", "step"]),
    Own::of("plans", "plan", &["game", "number", "ply", "steps"]),
    Own::of("plans_that_failed", "plan_failed", &["game"]),
    Own::of("vacations", "vacation", &["since", "until"]),
    Own::of("vacation_to_be_told", "vacation_news", &["due"]),
    Own::of("reminder", "reminder", &["before"]),
    Own::of("called", "called", &["at"]),
    Own::of("notices", "notice", &["kind", "game", "state", "made"]),
    Own::of("told_of_posts", "post_told", &["post"]),
    Own { whose: "wanted_by", ..Own::of("live_board_wanted", "live", &["server", "place"]) },
];

/// What the rows are called for a reader, their table and whose they are there, and what of them is told.
#[derive(Clone, Copy)]
struct Own {
    name: &'static str,
    table: &'static str,
    whose: &'static str,
    columns: &'static [&'static str],
}

impl Own {
    const fn of(name: &'static str, table: &'static str, columns: &'static [&'static str]) -> Own {
        Own { name, table, whose: "player", columns }
    }
}

/// Where a part of an export begins: with games and challenges older than these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExportFrom {
    pub games: GameId,
    pub challenges: ChallengeId,
}

impl ExportFrom {
    /// With the newest.
    pub const START: ExportFrom = ExportFrom { games: GameId(i64::MAX), challenges: ChallengeId(i64::MAX) };
}

/// A part of all that is kept about a person.
#[derive(Clone, Debug)]
pub struct Export {
    /// Rows by what they are; only in the first part.
    pub own: Vec<ExportedRows>,
    /// The newest first.
    pub games: Vec<ExportedGame>,
    pub challenges: Vec<ExportedChallenge>,
    /// Where the next part begins, if there is more.
    pub next: Option<ExportFrom>,
}

/// A game with what is kept of where it is shown.
#[derive(Clone, Debug)]
pub struct ExportedGame {
    pub id: GameId,
    pub entries: Vec<Entry<GameEvent>>,
    /// What its page is found by, if anybody has asked for it.
    pub page: Option<PageToken>,
    /// The messages that show it.
    pub messages: Vec<(Place, MessageId)>,
}

#[derive(Clone, Debug)]
pub struct ExportedChallenge {
    pub id: ChallengeId,
    pub entries: Vec<Entry<ChallengeEvent>>,
    /// The message that shows it.
    pub message: Option<MessageId>,
}

/// Rows of one kind, each by its columns.
#[derive(Clone, Debug)]
pub struct ExportedRows {
    pub name: &'static str,
    pub columns: &'static [&'static str],
    pub rows: Vec<Vec<Option<String>>>,
}

impl Store {
    /// What is kept about `player`, as much of it as fits into a file: about eight million bytes at most.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn export(&self, player: PlayerId, from: ExportFrom) -> Result<Export, StoreError> {
        let mut db = self.0.pool.acquire().await?;
        let mut own = Vec::new();
        if from == ExportFrom::START {
            for kind in OWN {
                own.push(rows(&mut db, player, kind).await?);
            }
        }
        let (games, more_games) = part::<GameEvent>(&mut db, player, from.games.column()).await?;
        let (challenges, more) = part::<ChallengeEvent>(&mut db, player, from.challenges.column()).await?;
        let (games, challenges) =
            (shown_games(&mut db, games).await?, shown_challenges(&mut db, challenges).await?);
        let next = (more_games.is_some() || more.is_some()).then(|| ExportFrom {
            games: GameId(more_games.unwrap_or_default()),
            challenges: ChallengeId(more.unwrap_or_default()),
        });
        Ok(Export { own, games, challenges, next })
    }
}

async fn rows(
    db: &mut AnyConnection,
    player: PlayerId,
    Own { name, table, whose, columns }: Own,
) -> Result<ExportedRows, StoreError> {
    let told: Vec<String> = columns.iter().map(|column| format!("CAST({column} AS TEXT)")).collect();
    let told = if told.is_empty() { "'yes'".to_owned() } else { told.join(", ") };
    // All of it is written above.
    let sql = AssertSqlSafe(format!("SELECT {told} FROM {table} WHERE {whose} = $1"));
    let found: Vec<AnyRow> = sqlx::query(sql).bind(player.column()).fetch_all(db).await?;
    let texts = |row: &AnyRow| (0..columns.len()).map(|n| row.try_get(n)).collect::<Result<Vec<_>, _>>();
    let rows = found.iter().map(texts).collect::<Result<_, _>>()?;
    Ok(ExportedRows { name, columns, rows })
}

type Part<E> = (Vec<(<E as Kept>::Id, Vec<Entry<E>>)>, Option<i64>);

/// Those before `from` that name the player, the newest first, and the last of them if there are more.
/// One that cannot be read is left out.
async fn part<E: Kept>(db: &mut AnyConnection, player: PlayerId, from: i64) -> Result<Part<E>, StoreError> {
    let (mut found, mut bytes) = (Vec::new(), 0);
    for id in naming::<E>(db, player).await?.into_iter().filter(|id| *id < from) {
        if bytes > BYTES {
            return Ok((found, Some(id + 1)));
        }
        let Ok(entries) = events::read::<E>(db, E::Id::from_column(id), Seq(0), Seq(u32::MAX)).await else {
            tracing::warn!(id, "what cannot be read is not exported");
            continue;
        };
        if entries.iter().any(|entry| people(&entry.event).contains(&player)) {
            bytes += entries.iter().map(|entry| entry.event.write().len()).sum::<usize>();
            found.push((E::Id::from_column(id), entries));
        }
    }
    Ok((found, None))
}

/// Games with the messages that show them.
async fn shown_games(
    db: &mut AnyConnection,
    games: Vec<(GameId, Vec<Entry<GameEvent>>)>,
) -> Result<Vec<ExportedGame>, StoreError> {
    let mut shown = Vec::new();
    for (id, entries) in games {
        let rows: Vec<(i64, i64)> =
            sqlx::query_as("SELECT place, message FROM board WHERE game = $1 ORDER BY seq, message")
                .bind(id.column())
                .fetch_all(&mut *db)
                .await?;
        let message = |(place, message)| (Place::from_column(place), MessageId::from_column(message));
        let messages = rows.into_iter().map(message).collect();
        shown.push(ExportedGame { id, entries, page: token_of(db, id).await?, messages });
    }
    Ok(shown)
}

async fn shown_challenges(
    db: &mut AnyConnection,
    challenges: Vec<(ChallengeId, Vec<Entry<ChallengeEvent>>)>,
) -> Result<Vec<ExportedChallenge>, StoreError> {
    let mut shown = Vec::new();
    for (id, entries) in challenges {
        let message: Option<Option<i64>> = sqlx::query_scalar("SELECT message FROM challenge WHERE id = $1")
            .bind(id.column())
            .fetch_optional(&mut *db)
            .await?;
        let message = message.flatten().map(MessageId::from_column);
        shown.push(ExportedChallenge { id, entries, message });
    }
    Ok(shown)
}
