//! What has happened, in the form that lasts.

use rules::{Action, BySide, Rules, Side};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    Absence, Begins, BestOf, DeclineReason, GameId, Level, MoveLimit, OfferKind, Place, PlayerId, Seat,
    Seats, Series, Server, Time, text,
};

/// The number of the text form that is written. Texts of a later one are refused, texts of every
/// earlier one are read.
pub const FORMAT: u32 = 3;

/// What has happened to a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ChallengeEvent {
    Opened {
        by: PlayerId,
        server: Option<Server>,
        place: Place,
        #[serde(default)]
        means: Means,
        #[serde(with = "text::rules")]
        rules: Rules,
        #[serde(default)]
        limit: Option<MoveLimit>,
        begins: Begins,
        /// The sides are those of the game, unless they are drawn when it starts.
        #[serde(with = "text::by_side")]
        seats: BySide<Option<Seat>>,
        expires: Time,
        /// The game that is to be played again.
        #[serde(default)]
        again: Option<GameId>,
        #[serde(default, skip_serializing_if = "BestOf::is_one")]
        best_of: BestOf,
    },
    Taken {
        #[serde(with = "text::side")]
        side: Side,
        by: PlayerId,
    },
    /// Somebody left the seat they had taken; whoever might take it before may take it again.
    Left {
        #[serde(with = "text::side")]
        side: Side,
        by: PlayerId,
    },
    /// The challenger gave a seat that was open to the program.
    Filled {
        #[serde(with = "text::side")]
        side: Side,
        program: Level,
    },
    /// Somebody said no to the seat that bears their name.
    Declined {
        by: PlayerId,
    },
    /// They said why.
    Explained {
        reason: DeclineReason,
    },
    Cancelled,
    Expired,
    /// All seats were taken and the game began.
    Started {
        game: GameId,
    },
}

/// What has happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GameEvent {
    Started {
        server: Option<Server>,
        venue: Venue,
        #[serde(default)]
        means: Means,
        #[serde(with = "text::rules")]
        rules: Rules,
        #[serde(default)]
        limit: Option<MoveLimit>,
        seats: Seats,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<Series>,
    },
    /// The thread the game was to have was made, or could not be made (`None`): then its boards
    /// go to the place where it was challenged, beside the game that is running there.
    Settled {
        thread: Option<Place>,
        /// Why there is none, where that was known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<NoThread>,
    },
    /// A whole turn, or a huff or placing that keeps the turn.
    Played {
        #[serde(with = "text::side")]
        side: Side,
        #[serde(with = "text::actions")]
        actions: Vec<Action>,
        #[serde(default, skip_serializing_if = "Manner::is_by_hand")]
        how: Manner,
    },
    /// The pass that follows of itself (rules.md 2.3).
    Passed {
        #[serde(with = "text::side")]
        side: Side,
    },
    Offered {
        #[serde(with = "text::side")]
        side: Side,
        offer: OfferKind,
    },
    Agreed {
        #[serde(with = "text::side")]
        side: Side,
        offer: OfferKind,
    },
    Declined {
        #[serde(with = "text::side")]
        side: Side,
        offer: OfferKind,
    },
    Withdrawn {
        #[serde(with = "text::side")]
        side: Side,
        offer: OfferKind,
    },
    /// The board went back to where it was after `ply` plies, as `side` took a turn back.
    TakenBack {
        #[serde(with = "text::side")]
        side: Side,
        ply: usize,
    },
    Resumed {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// The player to move was told that little time is left.
    Reminded {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// The player to move was told that all of their games wait for them.
    Called {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// The time of the player to move has run out: opponents may claim the win.
    TimeUp {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// The player of `side` is on vacation: their clock stands until then.
    Away {
        #[serde(with = "text::side")]
        side: Side,
        until: Time,
    },
    /// They are back: the vacation is over, or was broken off.
    Back {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// Nobody could reach the bot for so many milliseconds, which nobody's clock counts.
    Credited { ms: u64 },
    /// The team of `side` lost, as `side` was missing; claimed by an opponent, or of itself.
    Forfeited {
        #[serde(with = "text::side")]
        side: Side,
        absence: Absence,
        claimed_by: Option<PlayerId>,
    },
    /// `side` broke the game off before everybody had moved.
    Aborted {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// A moderator broke the game off.
    Ended { by: PlayerId },
    /// The community where it was played has long been out of reach, and will be forgotten.
    HomeLost,
    /// The player of `side` has left, and anybody may take the seat.
    SeatOpened {
        #[serde(with = "text::side")]
        side: Side,
        by: PlayerId,
    },
    /// Somebody took a seat that was opened.
    SeatTaken {
        #[serde(with = "text::side")]
        side: Side,
        by: PlayerId,
    },
    /// A moderator gave the seat to somebody else.
    HandedOver {
        #[serde(with = "text::side")]
        side: Side,
        to: PlayerId,
        by: PlayerId,
    },
    /// The game goes on at another place.
    Moved { venue: Venue },
    /// Somebody asked their partner to give up with them.
    ResignAsked {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// The partner said no, or the asker took the question back.
    PlayedOn {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// The team of `side` gave up: `side` is who wanted it first.
    Resigned {
        #[serde(with = "text::side")]
        side: Side,
    },
    /// After the end: the next game of its series does not begin, as players do not want to meet any more, or one is
    /// forgotten.
    SeriesBroken,
}

/// How a turn came to be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// Its player, or the program, played it when it was their turn.
    #[default]
    ByHand,
    /// Its player had planned it, and it was played at once; see [`Plan`](crate::Plan).
    Planned,
}

impl Manner {
    fn is_by_hand(&self) -> bool {
        *self == Manner::ByHand
    }
}

/// How people are told of a challenge or game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// The bot posts at the place.
    #[default]
    Posts,
    /// By answers to what people ask for, where the bot itself cannot be.
    Answers,
}

/// Why no thread could be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoThread {
    /// The place has as many as it may have.
    TooMany,
    /// The bot may not make one there.
    Forbidden,
    Other,
}

/// Where a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Venue {
    /// At a place of its own.
    Place(Place),
    /// In a thread that is still to be made under this place.
    ThreadUnder(Place),
    /// A guest at a place where another game is running: found by its number or by a reply to its
    /// board, not by the place.
    Guest(Place),
}

impl Venue {
    /// Where its boards are posted now; nowhere while its thread is still to be made, or once the place is not
    /// known any more.
    pub fn posts_to(self) -> Option<Place> {
        match self {
            Venue::Place(place) | Venue::Guest(place) => place.known(),
            Venue::ThreadUnder(_) => None,
        }
    }

    /// Where its boards are posted, or were to be.
    pub fn place(self) -> Place {
        match self {
            Venue::Place(place) | Venue::Guest(place) | Venue::ThreadUnder(place) => place,
        }
    }

    /// The place that is taken by the game.
    pub fn occupies(self) -> Option<Place> {
        match self {
            Venue::Place(place) => place.known(),
            Venue::ThreadUnder(_) | Venue::Guest(_) => None,
        }
    }
}

impl ChallengeEvent {
    /// The event as text: one line of JSON with its format number.
    pub fn to_text(&self) -> String {
        write(self)
    }

    /// Reads an event back.
    ///
    /// # Errors
    ///
    /// If the text is no such event, or of a later format.
    pub fn from_text(text: &str) -> Result<ChallengeEvent, EventTextError> {
        read(text, |event| event)
    }
}

impl GameEvent {
    /// The event as text: one line of JSON with its format number.
    pub fn to_text(&self) -> String {
        write(self)
    }

    /// Reads an event back.
    ///
    /// # Errors
    ///
    /// If the text is no such event, or of a later format.
    pub fn from_text(text: &str) -> Result<GameEvent, EventTextError> {
        read(text, GameEvent::upgraded)
    }

    /// An event of format 1 as later ones have it: a draw is an offer like others since format 2. Format 3 has
    /// events and fields that are new, and none that have changed.
    fn upgraded(mut event: Value) -> Value {
        let offers = [
            ("draw_offered", "offered"),
            ("draw_agreed", "agreed"),
            ("draw_declined", "declined"),
            ("draw_withdrawn", "withdrawn"),
        ];
        let renamed = offers.into_iter().find(|(old, _)| event["event"] == *old);
        if let Some((_, name)) = renamed {
            event["event"] = name.into();
            event["offer"] = "draw".into();
        }
        event
    }
}

/// Why a text is no event.
#[derive(Debug, thiserror::Error)]
pub enum EventTextError {
    #[error("reading an event: it has format {found}, and this program knows up to {FORMAT}")]
    Later { found: u32 },
    #[error("reading an event")]
    Malformed(#[from] serde_json::Error),
}

#[derive(Serialize)]
struct Written<'a, E> {
    format: u32,
    #[serde(flatten)]
    event: &'a E,
}

/// Read before anything else: a later format may look different altogether.
#[derive(Deserialize)]
struct Format {
    format: u32,
}

fn write<E: Serialize>(event: &E) -> String {
    serde_json::to_string(&Written { format: FORMAT, event }).expect("an event has only text keys")
}

fn read<E: DeserializeOwned>(text: &str, upgraded: fn(Value) -> Value) -> Result<E, EventTextError> {
    let Format { format } = serde_json::from_str(text)?;
    match format {
        1 => Ok(serde_json::from_value(upgraded(serde_json::from_str(text)?))?),
        2 | FORMAT => Ok(serde_json::from_str(text)?),
        found => Err(EventTextError::Later { found }),
    }
}
