//! What people ask for.

use std::time::Duration;

use rules::{Action, Rules, Side};

use crate::{
    BestOf, ChallengeId, DeclineReason, GameId, Level, Means, MoveLimit, OfferKind, Place, PlayerId, Seq,
    Server,
};

/// Who wants to do what. Commands are complete: whatever had to be confirmed has been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub actor: PlayerId,
    pub deed: Deed,
}

impl Command {
    /// Opens a challenge: direct, a seek or a lobby, as the invites say.
    pub fn open(actor: PlayerId, terms: Terms) -> Command {
        Command { actor, deed: Deed::Open(terms) }
    }

    /// Wants to play a game again.
    pub fn rematch(actor: PlayerId, rematch: Rematch) -> Command {
        Command { actor, deed: Deed::Rematch(rematch) }
    }

    /// Does something about a challenge.
    pub fn challenge(actor: PlayerId, challenge: ChallengeId, deed: ChallengeDeed) -> Command {
        Command { actor, deed: Deed::Challenge(challenge, deed) }
    }

    /// Does something in a game.
    pub fn game(actor: PlayerId, game: GameId, deed: GameDeed) -> Command {
        Command { actor, deed: Deed::Game(game, deed) }
    }

    /// Plays a move as it was typed, in the position as it is now.
    pub fn play(actor: PlayerId, game: GameId, text: impl Into<String>) -> Command {
        let turn = Turn::Text(text.into());
        Command::game(actor, game, GameDeed::Move(Move { turn, board: Board::Current }))
    }
}

/// What is wanted, and of which challenge or game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Open(Terms),
    Rematch(Rematch),
    Challenge(ChallengeId, ChallengeDeed),
    Game(GameId, GameDeed),
}

/// What a challenge is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub server: Option<Server>,
    /// Where the challenge stands and, if nothing is played there, the game will be.
    pub place: Place,
    /// How people are told there.
    pub means: Means,
    pub rules: Rules,
    pub limit: Option<MoveLimit>,
    pub begins: Begins,
    /// How many games are played at most.
    pub best_of: BestOf,
    /// Everybody else's seat. For two: the opponent. For four: the partner, then the two
    /// opponents in the order of play. All named is a direct challenge, open is a seek, four seats
    /// are a lobby: one mechanism.
    pub invites: Vec<Invite>,
    /// How long the challenge stands; `None` for the default, see [`Terms::lifetime`].
    pub lasts: Option<Duration>,
    /// As of [`ChallengeDeed::Accept`], for a game that begins at once: against the program alone.
    pub threads: bool,
}

/// Another game of the same people by the same rules, everybody on the seat opposite.
///
/// The first who wants it challenges the others, who accept by wanting it too. A game has one rematch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    pub game: GameId,
    /// Who of its players is known to have left.
    pub absent: Vec<PlayerId>,
    /// As of [`ChallengeDeed::Accept`].
    pub threads: bool,
}

impl Rematch {
    /// The wish as the answer to the challenge of somebody who had it first.
    pub fn accepting(&self) -> ChallengeDeed {
        ChallengeDeed::Accept { seat: None, absent: self.absent.clone(), threads: self.threads }
    }
}

impl Terms {
    /// A game at `place` between the one who asks and `invites`, by posts, without a limit of time; lots
    /// decide who begins.
    pub fn new(place: Place, rules: Rules, invites: Vec<Invite>) -> Terms {
        let (begins, means) = (Begins::Random, Means::Posts);
        let best_of = BestOf::One;
        Terms {
            server: None,
            place,
            means,
            rules,
            limit: None,
            begins,
            best_of,
            invites,
            lasts: None,
            threads: false,
        }
    }

    /// How long the challenge stands, if nothing else is said: a seek for one opponent an hour,
    /// anything else a day.
    pub fn lifetime(&self) -> Duration {
        let seek = self.invites == [Invite::Open];
        self.lasts.unwrap_or(Duration::from_secs(60 * 60 * if seek { 1 } else { 24 }))
    }
}

/// Who may take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invite {
    /// Anybody.
    Open,
    /// This person alone.
    Named(PlayerId, Standing),
    /// The program sits there.
    Program(Level),
}

/// What is known of a person who is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A human being who can see the challenge.
    Present,
    /// Somebody who is no longer here.
    Absent,
    /// A program.
    Bot,
}

/// Where the challenger sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begins {
    /// On the side that begins: White or South.
    First,
    /// On the side that moves second: Black or North; West with four seats.
    Second,
    /// Drawn when the game starts. With four seats partners stay partners.
    Random,
}

/// What is done about an open challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeDeed {
    /// Takes a seat: the one that bears one's name, else the one given, else the first open one in
    /// the order of play. The last seat taken starts the game.
    Accept {
        seat: Option<Side>,
        /// Who of those already seated is known to have left in the meantime: their seats are free first.
        absent: Vec<PlayerId>,
        /// Whether the game can be played in a thread, should another one be running at the place;
        /// else it is a guest there.
        threads: bool,
    },
    /// The challenger gives every open seat to the program; with nobody else to wait for the game begins.
    Fill {
        level: Level,
        /// As of [`ChallengeDeed::Accept`].
        absent: Vec<PlayerId>,
        /// As of [`ChallengeDeed::Accept`].
        threads: bool,
    },
    /// Says no to a seat that bears one's name, or leaves a seat one had taken. For two the
    /// challenge is then over; with four seats the seat is open to anybody.
    Decline,
    /// Says why, once one has declined a challenge for two.
    Explain(DeclineReason),
    /// The challenger takes the challenge back.
    Cancel,
}

/// What is done in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameDeed {
    Move(Move),
    /// Gives the game up. With a partner this asks the partner, and the game goes on until they
    /// agree; if they have asked already, this agrees. A partner whose seat is open is not asked.
    Resign,
    /// Agrees to give up, as the partner asked in the event given; `None`: in any.
    AgreeResign {
        question: Option<Seq>,
    },
    /// Answers the partner's question to give up with no, or takes one's own back.
    PlayOn {
        question: Option<Seq>,
    },
    /// Offers something; if an opponent has offered it already, this agrees to it. To take back a turn
    /// made less than [`FREE`](crate::Game::FREE) ago nobody must agree, once, as long as nobody has moved since.
    Offer(OfferKind),
    /// Agrees to what was offered in the event given; `None`: whichever offer stands. So the button
    /// of an offer that is over never answers a later one.
    Agree {
        kind: OfferKind,
        offer: Option<Seq>,
    },
    Decline {
        kind: OfferKind,
        offer: Option<Seq>,
    },
    /// Takes one's own offer back.
    Withdraw {
        kind: OfferKind,
        offer: Option<Seq>,
    },
    /// Ends the pause.
    Resume,
    /// Breaks off a game in which not everybody has moved yet.
    Abort,
    /// Claims the win: the player to move has run out of time, or all the opponents are in `absent`, who
    /// are known to have left. As long as one of them is there, seats are opened instead.
    Claim {
        absent: Vec<PlayerId>,
    },
    /// Opens the seat of a player with four seats who is known to have left, to anybody.
    OpenSeat {
        player: PlayerId,
        /// In the community of the game.
        standing: Standing,
    },
    /// Takes a seat that was opened.
    TakeSeat {
        side: Side,
    },
    /// A moderator gives the seat of one person to another.
    HandOver {
        from: PlayerId,
        to: PlayerId,
        /// In the community of the game.
        standing: Standing,
        authority: Authority,
    },
    /// A moderator breaks the game off.
    End {
        authority: Authority,
    },
    /// Goes on at another place, as the one it had is gone.
    ContinueAt {
        server: Option<Server>,
        place: Place,
        /// How people are told there.
        means: Means,
        /// What is known of the place it had.
        known: PlaceState,
    },
}

/// What the program does in a game in which it has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramDeed {
    /// Plays a turn, or the part of one that keeps it, on the board after event `board` and on no other.
    Play { board: Seq, actions: Vec<Action> },
    /// Answers the draw that event `offer` offered.
    AnswerDraw { offer: Seq, answer: DrawAnswer },
}

/// What is said to the offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAnswer {
    Agree,
    Decline,
}

/// What somebody may do besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    Member,
    /// What moderators may, at this place and nowhere else.
    Moderator(Place),
}

/// What is known of the place of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceState {
    Stands,
    Gone,
}

/// A turn, or the part of one that keeps the turn with the player (a huff, a placing).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub turn: Turn,
    pub board: Board,
}

/// How a turn is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// As typed. The whole text is one turn and is played as one, or not at all.
    Text(String),
    /// As a button or a list holds it.
    Actions(Vec<Action>),
}

/// Which board the player was looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// No particular one: the position as it is.
    Current,
    /// The board posted after this event, as a reply names it. If it is an older one, the turn is
    /// played in the current position all the same and the decision says so.
    Seen(Seq),
    /// The board posted after this event and no other, as a button does: otherwise refused.
    Exactly(Seq),
}
