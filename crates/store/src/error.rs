//! What goes wrong, by groups of causes.

use play::{ChallengeId, EventTextError, GameId, ReplayFault};

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is not repeated: it may hold a password.
    #[error("the database address begins with neither sqlite: nor postgres:")]
    Address,
    #[error("connecting to the database")]
    Connect(#[source] sqlx::Error),
    #[error("bringing the database to this version of its tables")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    #[error("the store belongs to application {recorded}, not {given}: use another store")]
    OtherApplication { recorded: u64, given: u64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("asking the database")]
    Database(#[from] sqlx::Error),
    #[error("reading game {game}")]
    Game { game: GameId, source: Damage },
    #[error("reading challenge {challenge}")]
    Challenge { challenge: ChallengeId, source: Damage },
    #[error("reading what was decided before")]
    Facts(#[from] serde_json::Error),
    #[error("the system gives no random numbers")]
    Random(#[source] getrandom::Error),
    #[error("the row holds what this program never wrote: {0}")]
    Row(&'static str),
}

impl StoreError {
    /// Whether somebody else was faster, so that a second attempt decides on the new state.
    pub(crate) fn is_race(&self) -> bool {
        let StoreError::Database(sqlx::Error::Database(error)) = self else { return false };
        // 5, 261, 517: SQLite is busy; 40001, 40P01: PostgreSQL gave the other one the way.
        let code = error.code();
        error.is_unique_violation()
            || matches!(code.as_deref(), Some("5" | "261" | "517" | "40001" | "40P01"))
    }
}

/// Why the events of a game or challenge tell no story.
#[derive(Debug, thiserror::Error)]
pub enum Damage {
    #[error(transparent)]
    Text(#[from] EventTextError),
    #[error(transparent)]
    Fault(#[from] ReplayFault),
}

impl Damage {
    /// Whether the events are wrong, and not merely newer than this program.
    pub fn lasts(&self) -> bool {
        !matches!(self, Damage::Text(EventTextError::Later { .. }))
    }
}
