//! Opening a store.

use std::{
    fmt, fs,
    ops::{Deref, DerefMut},
    sync::{Arc, Once, atomic::AtomicI64},
    time::Duration,
};

use play::{Game, Limits};
use quick_cache::sync::Cache;
use sqlx::{
    Any, AnyConnection, AnyPool, Connection, SqlSafeStr, Transaction,
    any::AnyPoolOptions,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::SqliteConnectOptions,
};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::{Clock, OpenError, StoreError, dialect::Dialect, games::Edition};

/// How many games are kept in memory: a few kilobytes each.
const CACHED_GAMES: usize = 2000;

/// How long the database may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(10);

/// Every change of the tables there ever was; the numbers and texts of old ones never change.
const MIGRATIONS: [(i64, &str, &str); 17] = [
    (1, "first", include_str!("../migrations/0001_first.sql")),
    (2, "claimed by", include_str!("../migrations/0002_claimed_by.sql")),
    (3, "people and clocks", include_str!("../migrations/0003_people_and_clocks.sql")),
    (4, "shards", include_str!("../migrations/0004_shards.sql")),
    (5, "settings", include_str!("../migrations/0005_settings.sql")),
    (6, "watching", include_str!("../migrations/0006_watching.sql")),
    (7, "pages", include_str!("../migrations/0007_pages.sql")),
    (8, "lessons", include_str!("../migrations/0008_lessons.sql")),
    (9, "comfort", include_str!("../migrations/0009_comfort.sql")),
    (10, "privacy", include_str!("../migrations/0010_privacy.sql")),
    (11, "notices", include_str!("../migrations/0011_notices.sql")),
    (12, "live", include_str!("../migrations/0012_live.sql")),
    (13, "residence", include_str!("../migrations/0013_residence.sql")),
    (14, "counted news", include_str!("../migrations/0014_counted_news.sql")),
    (15, "named", include_str!("../migrations/0015_named.sql")),
    (16, "players", include_str!("../migrations/0016_players.sql")),
    (17, "program", include_str!("../migrations/0017_program.sql")),
];

/// Where the store is and what it allows.
#[derive(Clone)]
pub struct Config {
    /// `sqlite://…` (a file, made with its folder if need be) or `postgres://…`.
    pub url: String,
    /// How many challenges may stand open.
    pub limits: Limits,
    /// Connections at the same time.
    pub connections: u32,
}

impl Config {
    pub fn new(url: impl Into<String>) -> Config {
        Config { url: url.into(), limits: Limits::default(), connections: 8 }
    }
}

/// The address stays out: it may hold a password.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("limits", &self.limits)
            .field("connections", &self.connections)
            .finish_non_exhaustive()
    }
}

/// A store that is open. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(pub(crate) Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    pub pool: AnyPool,
    pub dialect: Dialect,
    pub clock: Arc<dyn Clock>,
    pub limits: Limits,
    /// The latest known state of games: never ahead of what is committed. With the edition of their events,
    /// which another process may have written anew.
    pub games: Cache<Edition, Arc<Game>>,
    pub posted: Notify,
    /// Called when the program may have something to do.
    pub to_think: Notify,
    /// When it was last looked for people all of whose games wait for them, in milliseconds.
    pub called_at: AtomicI64,
    /// One writer at a time in SQLite: whoever waits here is served in turn, whereas the database's
    /// own lock is polled and can starve one of many.
    writer: Arc<Semaphore>,
}

impl Inner {
    /// Wakes who posts and who thinks: something has happened.
    pub fn stirred(&self) {
        self.posted.notify_one();
        self.to_think.notify_one();
    }
}

/// A transaction that will write; rolled back unless committed.
pub(crate) struct Writing {
    tx: Transaction<'static, Any>,
    _turn: OwnedSemaphorePermit,
}

impl Writing {
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.tx.commit().await?)
    }
}

impl Deref for Writing {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.tx
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.tx
    }
}

impl Store {
    /// Opens the store at an address, makes it if it is new, and brings the tables of an older one
    /// up to date.
    ///
    /// # Errors
    ///
    /// [`OpenError`]; one that a later version has changed is refused.
    pub async fn open(config: &Config, clock: Arc<dyn Clock>) -> Result<Store, OpenError> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let dialect = Dialect::of(&config.url).ok_or(OpenError::Address)?;
        let pool = connect(config, dialect).await.map_err(OpenError::Connect)?;
        migrator().run(&pool).await?;
        let games = Cache::new(CACHED_GAMES);
        let (posted, to_think, called_at) = (Notify::new(), Notify::new(), AtomicI64::new(i64::MIN));
        let limits = config.limits;
        let writer = Arc::new(Semaphore::new(dialect.writers(config.connections)));
        let inner = Inner { pool, dialect, clock, limits, games, posted, to_think, called_at, writer };
        let store = Store(Arc::new(inner));
        store.note_all_named().await?;
        Ok(store)
    }

    /// Records that the store belongs to an application, or checks that it does.
    ///
    /// # Errors
    ///
    /// [`OpenError::OtherApplication`] if it belongs to another one: its messages and buttons are
    /// out of this one's reach.
    pub async fn claim(&self, application: u64) -> Result<(), OpenError> {
        let mut tx = self.begin().await?;
        sqlx::query("INSERT INTO application (one, id) VALUES (1, $1) ON CONFLICT (one) DO NOTHING")
            .bind(application.cast_signed())
            .execute(&mut *tx)
            .await
            .map_err(StoreError::from)?;
        let recorded: i64 = sqlx::query_scalar("SELECT id FROM application")
            .fetch_one(&mut *tx)
            .await
            .map_err(StoreError::from)?;
        tx.commit().await?;
        match recorded.cast_unsigned() {
            recorded if recorded == application => Ok(()),
            recorded => Err(OpenError::OtherApplication { recorded, given: application }),
        }
    }

    /// The clock that was handed in.
    pub fn clock(&self) -> &Arc<dyn Clock> {
        &self.0.clock
    }

    /// Waits until nothing is under way, and closes all connections.
    pub async fn close(&self) {
        self.0.pool.close().await;
    }

    /// A transaction that will write.
    pub(crate) async fn begin(&self) -> Result<Writing, StoreError> {
        let turn = Arc::clone(&self.0.writer).acquire_owned().await;
        let turn = turn.map_err(|_closed| sqlx::Error::PoolClosed)?;
        let tx = self.0.pool.begin_with(self.0.dialect.begin()).await?;
        Ok(Writing { tx, _turn: turn })
    }
}

async fn connect(config: &Config, dialect: Dialect) -> Result<AnyPool, sqlx::Error> {
    let options = AnyPoolOptions::new().max_connections(config.connections);
    if dialect == Dialect::Postgres {
        reach(&config.url).await?.close().await?;
        return options.connect(&config.url).await;
    }
    // At least one connection stays open as long as the store: by it a restore of a backup, and whoever
    // else wants the file alone, sees that it is in use.
    let options = options.min_connections(1).idle_timeout(None).max_lifetime(None);
    let options = options.after_connect(|connection, _| Box::pin(prepare_sqlite(connection)));
    let url = sqlite_url(&config.url)?;
    let mut first = reach(&url).await?;
    prepare_sqlite(&mut first).await?;
    first.close().await?;
    options.connect(&url).await
}

/// One connection: its error says what is wrong, where a pool goes on trying for half a minute and then
/// says no more than that.
async fn reach(url: &str) -> Result<AnyConnection, sqlx::Error> {
    let connecting = tokio::time::timeout(PATIENCE, AnyConnection::connect(url)).await;
    connecting.map_err(|_elapsed| sqlx::Error::PoolTimedOut)?
}

/// Durable at every commit, and readers never wait. The time-out comes first: changing the journal
/// needs a lock.
async fn prepare_sqlite(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    const PRAGMAS: [&str; 5] = [
        "PRAGMA busy_timeout = 10000",
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        // Who wants to be forgotten is not left in pages that are free.
        "PRAGMA secure_delete = ON",
    ];
    for pragma in PRAGMAS {
        sqlx::query(pragma).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The address with leave to make the file; makes its folder.
fn sqlite_url(url: &str) -> Result<String, sqlx::Error> {
    let options: SqliteConnectOptions = url.parse()?;
    if let Some(folder) = options.get_filename().parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(match url.split_once('?') {
        None => format!("{url}?mode=rwc"),
        Some((_, options)) if options.contains("mode=") => url.to_owned(),
        Some(_) => format!("{url}&mode=rwc"),
    })
}

fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemClock;

    #[test]
    fn every_migration_is_in_its_place() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let read = |file: std::io::Result<std::fs::DirEntry>| {
            std::fs::read_to_string(file.expect("a file").path()).expect("a text")
        };
        let mut files: Vec<String> = std::fs::read_dir(folder).expect("a folder").map(read).collect();
        let mut listed: Vec<String> = MIGRATIONS.iter().map(|(_, _, sql)| (*sql).to_owned()).collect();
        files.sort();
        listed.sort();
        assert_eq!(files, listed);
        assert!(MIGRATIONS.iter().zip(1..).all(|((number, ..), place)| *number == place));
    }

    #[tokio::test]
    async fn sqlite_is_durable_and_readers_never_wait() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("stones.sqlite").display());
        let store = Store::open(&Config::new(url), Arc::new(SystemClock)).await.expect("opens");
        let of = async |pragma: &'static str| -> i64 {
            sqlx::query_scalar(pragma).fetch_one(&store.0.pool).await.expect("answers")
        };
        assert_eq!(of("PRAGMA synchronous").await, 2, "FULL");
        assert_eq!(of("PRAGMA foreign_keys").await, 1);
        assert_eq!(of("PRAGMA secure_delete").await, 1);
        assert_eq!(of("PRAGMA busy_timeout").await, 10_000);
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&store.0.pool).await.expect("answers");
        assert_eq!(journal, "wal");
    }

    /// deploy/restore.sh asks the same question.
    #[tokio::test]
    async fn an_idle_store_keeps_its_file_in_use() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("stones.sqlite").display());
        let store = Store::open(&Config::new(url.clone()), Arc::new(SystemClock)).await.expect("opens");
        let options = store.0.pool.options();
        assert_eq!(options.get_min_connections(), 1);
        assert_eq!((options.get_idle_timeout(), options.get_max_lifetime()), (None, None));

        let other = AnyPoolOptions::new().max_connections(1).connect(&url).await.expect("connects");
        sqlx::query("PRAGMA busy_timeout = 0").execute(&other).await.expect("works");
        let alone = || sqlx::query("PRAGMA journal_mode = DELETE").execute(&other);
        assert!(alone().await.is_err(), "the store is open");
        store.close().await;
        alone().await.expect("the store is closed");
    }

    #[test]
    fn passwords_are_not_repeated() {
        let config = Config::new("mysql://stones:secret@localhost/stones");
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let opened = runtime.block_on(Store::open(&config, Arc::new(SystemClock)));
        let error = opened.expect_err("mysql is no database for this");
        assert!(matches!(error, OpenError::Address));
        for text in [format!("{config:?}"), format!("{error:?}"), error.to_string()] {
            assert!(!text.contains("secret"), "{text}");
        }
    }
}
