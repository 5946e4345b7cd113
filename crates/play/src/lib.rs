//! What people do with the rules: they challenge each other, take seats, move, offer a draw,
//! resign, and get a result.
//!
//! A pure state machine. A [`Command`] says who wants to do what; the state ([`Challenge`],
//! [`Game`]) decides by what it knows and by the [`Facts`] handed over, and answers with events or
//! with a [`Refusal`] that names the next step. Applying the events gives the next state, and the
//! list of all events gives the state again. Who may do what is decided here and nowhere else.
//!
//! Deliberately absent: Discord, SQL, a clock (the time comes in), randomness (a drawn value comes
//! in as a fact) and every rule of the games, which [`rules`] alone knows.

mod block;
mod challenge;
mod command;
mod entry;
mod event;
mod facts;
mod former;
mod game;
mod hint;
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod ids;
mod limit;
mod listing;
mod live;
mod notice;
mod nowhere;
mod offer;
mod page;
mod plan;
mod refusal;
mod reminder;
mod result;
mod seats;
mod series;
mod settings;
mod text;
mod time;
mod vacation;
mod words;

pub use block::check_block;
pub use challenge::{Bench, Challenge, ChallengeDecision, ChallengeState, DeclineReason, Seat};
pub use command::{
    Authority, Begins, Board, ChallengeDeed, Command, Deed, DrawAnswer, GameDeed, Invite, Move, PlaceState,
    ProgramDeed, Rematch, Standing, Terms, Turn,
};
pub use entry::{Entry, ReplayFault};
pub use event::{ChallengeEvent, EventTextError, FORMAT, GameEvent, Manner, Means, NoThread, Venue};
pub use facts::{Facts, Limits, Moment, OpenWith};
pub use former::NamesPeople;
pub use game::{
    Following, Game, GameDecision, How, HowOften, ProgramTask, ProgramWork, ResignQuestion, Stir,
};
pub use hint::Hint;
pub use ids::{ChallengeId, GameId, MessageId, Place, PlayerId, Seq, Server};
pub use limit::{MoveLimit, MoveLimitError};
pub use listing::{Listing, State, Whose};
pub use live::LiveEnd;
pub use notice::Notice;
pub use nowhere::ForgetsPlaces;
pub use offer::{Offer, OfferKind};
pub use page::{PageToken, PageTokenError};
pub use plan::{Fate, Plan, PlanRefusal, Step};
pub use refusal::{ChallengeRefusal, GameRefusal, Refusal};
pub use reminder::{Lead, Reminder, ReminderError, Unit};
pub use result::{Absence, GameResult, Reason, Score};
pub use seats::{Level, Seats, Sitter};
pub use series::{BestOf, BestOfError, Halves, Series, SeriesState};
pub use settings::{
    BoardForm, Bottom, Gone, House, HouseChoice, Language, Manager, Newcomer, Pings, Preference, Preferences,
    Role, Switch, Theme, Venues,
};
pub use text::side_name;
pub use time::Time;
pub use vacation::{Vacation, VacationRefusal};
pub use words::NoSuchChoice;
