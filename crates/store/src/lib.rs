//! Keeps games, challenges and what is to be posted, in SQLite or PostgreSQL.
//!
//! [`Store::act`] is the one way anything changes: in one transaction it loads the state, lets
//! [`play`] decide, appends the events, and writes the posts that tell of them into the outbox. Of
//! two who race exactly one wins. A command that comes twice under the same key is answered with
//! the first answer. Nothing is posted here: the outbox says what is to be posted, as data.
//!
//! Deliberately absent: every rule of the games and of who may do what, every text a person sees,
//! and a clock (a [`Clock`] is handed in).

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod abandoning;
mod act;
mod anew;
mod announcing;
mod bench;
mod calling;
mod challenges;
mod clock;
mod clocks;
mod counter;
mod dialect;
mod error;
mod events;
mod exporting;
mod find;
mod following;
mod forgetting;
mod games;
mod health;
mod held;
mod lessons;
mod listing;
mod live;
mod named;
mod notices;
mod open;
mod pages;
mod people;
mod plans;
mod posts;
mod reminders;
mod residence;
mod rows;
mod settings;
mod thinking;
mod tidy;
mod vacations;

pub use abandoning::Abandoned;
pub use act::{Answer, ByProgram, ChallengeAnswer, GameAnswer, Outcome};
pub use bench::{MoveBench, bench_moves};
pub use clock::{Clock, ManualClock, SystemClock};
pub use clocks::Shard;
pub use error::{Damage, OpenError, StoreError};
pub use exporting::{Export, ExportFrom, ExportedChallenge, ExportedGame, ExportedRows};
pub use find::{BoardMessage, FoundChallenge, ListedGame};
pub use health::Health;
pub use listing::{Found, Moved, Outline, Part};
pub use live::{ClaimedLive, LiveShown, LostLive, OldLive};
pub use notices::{ClaimedNotice, LostNotice, News, NoticeId, To};
pub use open::{Config, Store};
pub use plans::KeptPlan;
pub use posts::{Attempt, ClaimedPost, Failure, Post, PostId, Shown};
pub use residence::RollCall;
pub use settings::Chosen;
pub use thinking::Thinking;
pub use vacations::VacationState;
