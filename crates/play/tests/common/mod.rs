//! What several test files need: a table of people, and games that are kept as a store keeps them.

#![allow(dead_code, reason = "every test file uses its own part")]

use play::*;
use rules::{Action, Rules, Side};

pub const ANN: PlayerId = PlayerId(1);
pub const BEN: PlayerId = PlayerId(2);
pub const CAT: PlayerId = PlayerId(3);
pub const DAN: PlayerId = PlayerId(4);
pub const EVE: PlayerId = PlayerId(5);
pub const PEOPLE: [PlayerId; 5] = [ANN, BEN, CAT, DAN, EVE];

pub const HERE: Place = Place(100);
pub const NOON: Time = Time(1_800_000_000_000);

pub fn rules(text: &str) -> Rules {
    text.parse().expect("rules of a test are well formed")
}

pub fn facts() -> Facts {
    Facts {
        open_by_actor: 0,
        open_with: Vec::new(),
        blocked: Vec::new(),
        unavailable: Vec::new(),
        place_taken: false,
        venues: Venues::Channel,
        next_game: GameId(7),
        chance: 0,
        limits: Limits::default(),
    }
}

pub fn named(player: PlayerId) -> Invite {
    Invite::Named(player, Standing::Present)
}

pub fn terms(text: &str, invites: &[Invite]) -> Terms {
    let (server, begins) = (Some(Server(9)), Begins::First);
    Terms { server, begins, ..Terms::new(HERE, rules(text), invites.to_vec()) }
}

/// A challenge with the list of its events.
#[derive(Clone, Debug)]
pub struct Posted {
    pub now: Challenge,
    pub entries: Vec<Entry<ChallengeEvent>>,
    pub game: Option<GameEvent>,
}

impl Posted {
    pub fn new(actor: PlayerId, terms: &Terms) -> Posted {
        Posted::decided(Challenge::open(actor, terms, &facts(), NOON).expect("may be opened"))
    }

    /// As the decision to open it has it.
    pub fn decided(decision: ChallengeDecision) -> Posted {
        let mut events = decision.events.into_iter();
        let entry = Entry { seq: Seq(1), at: NOON, event: events.next().expect("opens") };
        let now = Challenge::opened(&entry).expect("opens");
        let mut posted = Posted { now, entries: vec![entry], game: decision.starts };
        events.for_each(|event| posted.append(event));
        posted
    }

    fn append(&mut self, event: ChallengeEvent) {
        let entry = Entry { seq: self.now.seq.next(), at: NOON, event };
        self.now.apply(&entry).expect("a decided event can follow");
        self.entries.push(entry);
    }

    pub fn act_with(
        &mut self,
        actor: PlayerId,
        deed: ChallengeDeed,
        facts: &Facts,
    ) -> Result<(), ChallengeRefusal> {
        let decision = self.now.decide(actor, &deed, facts, NOON)?;
        decision.events.into_iter().for_each(|event| self.append(event));
        self.game = decision.starts;
        Ok(())
    }

    pub fn act(&mut self, actor: PlayerId, deed: ChallengeDeed) -> Result<(), ChallengeRefusal> {
        self.act_with(actor, deed, &facts())
    }
}

/// Takes whatever seat there is.
pub fn accept() -> ChallengeDeed {
    ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: true }
}

/// The first event of a game.
pub fn start(text: &str, seats: Seats, limit: Option<MoveLimit>) -> GameEvent {
    let (server, venue, means) = (Some(Server(9)), Venue::Place(HERE), Means::Posts);
    GameEvent::Started { server, venue, means, rules: rules(text), limit, seats, series: None }
}

pub fn two(south: PlayerId, north: PlayerId) -> Seats {
    Seats::new([(Side::South, south), (Side::North, north)])
}

pub fn level(level: u8) -> Level {
    Level::new(level).expect("a level")
}

pub fn program(strength: u8) -> Sitter {
    Sitter::Program { program: level(strength) }
}

/// Ann against Ben at a venue.
pub fn start_at(at: Venue) -> GameEvent {
    match start("mosona", two(ANN, BEN), None) {
        GameEvent::Started { server, means, rules, limit, seats, series, .. } => {
            GameEvent::Started { server, venue: at, means, rules, limit, seats, series }
        }
        other => other,
    }
}

/// Lets a game go on at another place of its community.
pub fn continue_at(place: Place, known: PlaceState) -> GameDeed {
    GameDeed::ContinueAt { server: Some(Server(9)), place, means: Means::Posts, known }
}

/// So many seconds after noon.
pub fn at(seconds: i64) -> Time {
    Time(NOON.0 + 1000 * seconds)
}

/// A game with the list of its events; every event comes a second after the one before.
#[derive(Clone, Debug)]
pub struct Played {
    pub now: Game,
    pub entries: Vec<Entry<GameEvent>>,
}

impl Played {
    pub fn started(event: GameEvent) -> Played {
        let entry = Entry { seq: Seq(1), at: NOON, event };
        Played { now: Game::started(&entry).expect("starts"), entries: vec![entry] }
    }

    /// Ann, Ben, Cat and Dan in the order of play.
    pub fn new(text: &str) -> Played {
        let rules = rules(text);
        Played::started(start(text, Seats::new(rules.sides().iter().copied().zip(PEOPLE)), None))
    }

    /// The same with an hour a turn.
    pub fn hourly(text: &str) -> Played {
        let rules = rules(text);
        let seats = Seats::new(rules.sides().iter().copied().zip(PEOPLE));
        Played::started(start(text, seats, Some(MoveLimit::Hour)))
    }

    /// Ann on South against the program, with an hour a turn.
    pub fn against_program() -> Played {
        let seats = Seats::new([(Side::South, ANN.into()), (Side::North, program(3))]);
        Played::started(start("mosona strict", seats, Some(MoveLimit::Hour)))
    }

    /// The time of the next event.
    pub fn next_time(&self) -> Time {
        Time(NOON.0 + 1000 * i64::from(self.now.seq().next().0))
    }

    pub fn append(&mut self, events: Vec<GameEvent>) {
        for event in events {
            self.append_at(event, self.next_time());
        }
    }

    pub fn append_at(&mut self, event: GameEvent, at: Time) {
        let entry = Entry { seq: self.now.seq().next(), at, event };
        self.now.apply(&entry).expect("a decided event can follow");
        self.entries.push(entry);
    }

    pub fn act(&mut self, actor: PlayerId, deed: GameDeed) -> Result<GameDecision, GameRefusal> {
        let decision = self.now.decide(actor, &deed, &Moment::at(self.next_time()))?;
        self.append(decision.events.clone());
        Ok(decision)
    }

    /// [`Played::act`] at a time of its own.
    pub fn act_at(&mut self, at: Time, actor: PlayerId, deed: GameDeed) -> Result<GameDecision, GameRefusal> {
        let decision = self.now.decide(actor, &deed, &Moment::at(at))?;
        decision.events.iter().for_each(|event| self.append_at(event.clone(), at));
        Ok(decision)
    }

    pub fn turn(&mut self, actor: PlayerId, turn: Turn, board: Board) -> Result<GameDecision, GameRefusal> {
        self.act(actor, GameDeed::Move(Move { turn, board }))
    }

    pub fn text(&mut self, actor: PlayerId, text: &str) -> Result<GameDecision, GameRefusal> {
        self.turn(actor, Turn::Text(text.to_owned()), Board::Current)
    }

    pub fn mover(&self) -> PlayerId {
        self.now.player_to_move().expect("the game is running")
    }

    /// The mover plays the first legal action.
    pub fn move_at(&mut self, at: Time) {
        let action = self.now.board().first_legal_action().expect("not over");
        let mv = Move { turn: Turn::Actions(vec![action]), board: Board::Current };
        self.act_at(at, self.mover(), GameDeed::Move(mv)).expect("legal");
    }

    /// The program plays the first legal action.
    pub fn program_moves(&mut self) {
        let action = self.now.board().first_legal_action().expect("not over");
        self.program(&ProgramDeed::Play { board: self.now.board_seq(), actions: vec![action] });
    }

    /// What follows if the program plays on the board as it is.
    pub fn by_program(&self, actions: &[Action]) -> Result<GameDecision, GameRefusal> {
        let (board, actions) = (self.now.board_seq(), actions.to_vec());
        self.now.decide_program(&ProgramDeed::Play { board, actions })
    }

    /// The program does something that it may.
    pub fn program(&mut self, deed: &ProgramDeed) {
        let decision = self.now.decide_program(deed).expect("its turn");
        self.append(decision.events);
    }

    /// What the game does of itself by a time, one thing.
    pub fn ring_at(&mut self, at: Time) -> Option<GameEvent> {
        let event = self.now.ring(at, Reminder::ByLimit)?;
        self.append_at(event.clone(), at);
        Some(event)
    }

    pub fn words(&self) -> Vec<String> {
        self.now.board().actions().iter().map(Action::to_string).collect()
    }

    /// The mover plays the `choice`th legal action, counted round.
    pub fn any_action(&mut self, choice: usize) {
        let actions = self.now.board().legal_actions();
        let action = actions[choice % actions.len()];
        self.turn(self.mover(), Turn::Actions(vec![action]), Board::Current).expect("legal");
    }

    /// Plays on by a fixed pseudo-random choice until `found`.
    pub fn until(mut self, found: impl Fn(&Game) -> bool) -> Played {
        let fresh = self.clone();
        for seed in 0..500_usize {
            self = fresh.clone();
            let mut choice = seed;
            while self.now.result().is_none() && self.now.ply() < 400 {
                if found(&self.now) {
                    return self;
                }
                choice = choice.wrapping_mul(6_364_136_223).wrapping_add(1_442_695) >> 3;
                self.any_action(choice);
            }
            if found(&self.now) {
                return self;
            }
        }
        panic!("no such game was found");
    }

    pub fn side(&self, player: PlayerId) -> Side {
        self.now.seats().side_of(player).expect("plays")
    }
}

/// The events tell the same story again.
pub fn replays(game: &Played) {
    let again = Game::replay(&game.entries).expect("what was decided replays");
    assert_eq!(shown(&again), shown(&game.now));
}

/// Everything of a game that can be seen, for comparison.
pub fn shown(game: &Game) -> String {
    let asked = rules::Team::ALL.map(|team| game.resign_question(team));
    let actions: Vec<String> = game.board().actions().iter().map(Action::to_string).collect();
    format!(
        "{:?} {:?} {:?} {} {actions:?} {:?} {:?} {:?} {asked:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        game.server(),
        game.venue(),
        game.seats(),
        game.board().position(),
        game.turn_since(),
        game.player_to_move(),
        game.offers(),
        game.result(),
        game.seq(),
        game.board_seq(),
        game.deadline(),
        game.rings_at(Reminder::ByLimit),
        game.is_paused(),
        (game.open_seats().collect::<Vec<_>>(), game.series()),
    )
}

pub const FOUR: &str = "awithlaknakwe seats=4";

/// Two who play in no game at first.
pub const FAY: PlayerId = PlayerId(6);
pub const GUS: PlayerId = PlayerId(7);

pub fn take_back() -> GameDeed {
    GameDeed::Offer(OfferKind::TakeBack)
}

pub fn hand_over(from: PlayerId, to: PlayerId) -> GameDeed {
    GameDeed::HandOver { from, to, standing: Standing::Present, authority: Authority::Moderator(HERE) }
}

pub fn open_seat(player: PlayerId) -> GameDeed {
    GameDeed::OpenSeat { player, standing: Standing::Absent }
}

/// The events alone.
pub trait Does {
    fn does(&mut self, time: Time, actor: PlayerId, deed: GameDeed) -> Result<Vec<GameEvent>, GameRefusal>;
}

impl Does for Played {
    fn does(&mut self, time: Time, actor: PlayerId, deed: GameDeed) -> Result<Vec<GameEvent>, GameRefusal> {
        self.act_at(time, actor, deed).map(|decision| decision.events)
    }
}
