//! A game between people: the board, who sits where, and what stands between the players.

mod apply;
mod clock;
mod decide;
mod following;
mod looking_back;
mod offers;
mod plans;
mod program;
mod repairs;
mod series;
mod study;
mod vacation;

use rules::{BySide, ByTeam, Rules, Side, Team};

use crate::{
    Entry, GameEvent, GameResult, Means, MoveLimit, Offer, OfferKind, Place, PlayerId, ReplayFault, Seats,
    Seq, Series, Server, Time, Venue,
};
use clock::Clock;

pub use following::{Following, How, HowOften, Stir};
pub use program::{ProgramTask, ProgramWork};

/// A game, running or over, as its events tell of it.
#[derive(Clone, Debug)]
pub struct Game {
    server: Option<Server>,
    venue: Venue,
    means: Means,
    limit: Option<MoveLimit>,
    seats: Seats,
    series: Option<Series>,
    /// Its series was broken off after its end.
    series_broken: bool,
    /// Seats of people who have left, for others to take: the events that opened them.
    open: BySide<Option<Seq>>,
    board: rules::Game,
    /// Since when it is this turn's player's turn.
    turn_since: Time,
    clock: Clock,
    /// Until when people are on vacation.
    away: BySide<Option<Time>>,
    /// The last move; none after a turn was taken back.
    last_played: Option<LastPlayed>,
    /// The ply of the turn that was last taken back unasked: once it is made anew, it is asked.
    taken_back_at: Option<usize>,
    /// The offers that stand, one of a kind.
    offers: Vec<Offer>,
    /// Who asked the partner to give up.
    resign: ByTeam<Option<ResignQuestion>>,
    result: Option<GameResult>,
    /// How many turns on the board are of each side.
    turns: BySide<u32>,
    /// How many turns in all were on the board when a side last made an offer of a kind that was not agreed to.
    offered: Vec<(Side, OfferKind, u32)>,
    seq: Seq,
    board_seq: Seq,
}

/// A move, and how it stood with the time before it.
#[derive(Clone, Copy, Debug)]
struct LastPlayed {
    side: Side,
    at: Time,
    turn_since: Time,
    clock: Clock,
}

/// A question to the partner to give up, that has no answer yet. It lapses when the partner moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignQuestion {
    pub by: Side,
    /// The number of the event that asked.
    pub seq: Seq,
}

/// What follows from a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameDecision {
    /// What happens in the game, in order.
    pub events: Vec<GameEvent>,
    /// The move was made with an older board in view, and was played on the current one.
    pub older_board: bool,
}

impl Game {
    /// The game that `entries` tell of. O(actions).
    ///
    /// # Errors
    ///
    /// [`ReplayFault`] of the first event that cannot follow.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry<GameEvent>>) -> Result<Game, ReplayFault> {
        let mut entries = entries.into_iter();
        let mut game = Game::started(entries.next().ok_or(ReplayFault::NoStart)?)?;
        for entry in entries {
            game.apply(entry)?;
        }
        Ok(game)
    }

    /// A board that is looked at with nobody at it, as in a lesson: it has no seats, and no time goes by.
    pub fn apart(board: rules::Game) -> Game {
        Game {
            server: None,
            venue: Venue::Place(Place::NOWHERE),
            means: Means::Answers,
            limit: None,
            seats: Seats::new::<PlayerId>([]),
            series: None,
            series_broken: false,
            open: BySide::default(),
            turn_since: Time(0),
            clock: Clock::starting(Time(0)),
            away: BySide::default(),
            last_played: None,
            taken_back_at: None,
            offers: Vec::new(),
            resign: ByTeam::default(),
            result: board.outcome().map(GameResult::from),
            board,
            turns: BySide::default(),
            offered: Vec::new(),
            seq: Seq(0),
            board_seq: Seq(0),
        }
    }

    /// The community it belongs to.
    pub fn server(&self) -> Option<Server> {
        self.server
    }

    pub fn venue(&self) -> Venue {
        self.venue
    }

    /// How its people are told.
    pub fn means(&self) -> Means {
        self.means
    }

    /// Where its boards are posted now; nowhere while its thread is still to be made, or where boards are
    /// answers.
    pub fn posts_to(&self) -> Option<crate::Place> {
        self.venue.posts_to().filter(|_| self.means == Means::Posts)
    }

    /// How long a turn may take.
    pub fn limit(&self) -> Option<MoveLimit> {
        self.limit
    }

    pub fn rules(&self) -> Rules {
        self.board.rules()
    }

    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The position and all actions that led to it.
    pub fn board(&self) -> &rules::Game {
        &self.board
    }

    pub fn to_move(&self) -> Side {
        self.board.to_move()
    }

    /// Whose turn it is; nobody's once the game is over, or while the program thinks.
    pub fn player_to_move(&self) -> Option<PlayerId> {
        if self.result.is_some() { None } else { self.seats.player(self.to_move()) }
    }

    /// Whom the others wait for: in a pause nobody.
    pub fn waits_for(&self) -> Option<PlayerId> {
        self.player_to_move().filter(|player| !self.is_paused() && !player.is_former())
    }

    /// The event that calls the player whom the others wait for.
    pub fn call(&self) -> Option<GameEvent> {
        self.waits_for().map(|_| GameEvent::Called { side: self.to_move() })
    }

    /// Since when it is their turn. A huff or placing alone does not change it.
    pub fn turn_since(&self) -> Time {
        self.turn_since
    }

    /// Until when the player of `side` is on vacation, if they are.
    pub fn away(&self, side: Side) -> Option<Time> {
        self.away[side]
    }

    /// The offer of a kind that stands.
    pub fn offer(&self, kind: OfferKind) -> Option<Offer> {
        self.offers.iter().copied().find(|offer| offer.kind == kind)
    }

    /// All offers that stand, the first one first.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The seats that anybody may take.
    pub fn open_seats(&self) -> impl Iterator<Item = Side> + use<> {
        let open = self.open;
        Side::ALL.into_iter().filter(move |&side| open[side].is_some())
    }

    /// The number of the event that opened a seat, if anybody may take it.
    pub fn seat_opened_by(&self, side: Side) -> Option<Seq> {
        self.open[side]
    }

    /// The question within `team` that stands.
    pub fn resign_question(&self, team: Team) -> Option<ResignQuestion> {
        self.resign[team]
    }

    /// How the game came out, once it is over.
    pub fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// The number of the last event.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// The number of the last event that changed the board: a board posted since is current.
    pub fn board_seq(&self) -> Seq {
        self.board_seq
    }

    /// Plies played: the length of [`rules::Game::actions`].
    pub fn ply(&self) -> usize {
        self.board.actions().len()
    }
}
