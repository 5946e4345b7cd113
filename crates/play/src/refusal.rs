//! Why something was not done, with what is needed to say the next step.

use rules::{Action, Illegal, Side, Stray};

use crate::{Bench, ChallengeId, ChallengeState, GameId, GameResult, PlayerId, Seq, Time};

/// Why a command was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error(transparent)]
    Challenge(#[from] ChallengeRefusal),
    #[error(transparent)]
    Game(#[from] GameRefusal),
    #[error("there is no challenge {0}")]
    NoSuchChallenge(ChallengeId),
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// The stored events of the game make no sense any more; whoever runs the program must look.
    #[error("game {0} is damaged and cannot go on")]
    Damaged(GameId),
    #[error("challenge {0} is damaged and cannot go on")]
    DamagedChallenge(ChallengeId),
    /// The same command came once more after it had been refused, and would be carried out now.
    #[error("this was already answered: send it again as a new message")]
    Repeated,
}

/// Why nothing was done about a challenge.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeRefusal {
    #[error("you cannot challenge yourself: name somebody else, or seek an opponent")]
    Yourself,
    #[error("player {0} is a program and does not play: name a person")]
    Bot(PlayerId),
    #[error("player {0} is not here any more: name somebody else")]
    Absent(PlayerId),
    #[error("player {0} is named twice: everybody has one seat")]
    NamedTwice(PlayerId),
    #[error("this game seats {seats}, so {} more must be invited, not {given}", seats - 1)]
    SeatCount { seats: usize, given: usize },
    #[error("{limit} of your challenges stand open: cancel one first")]
    TooManyOpen { limit: u32 },
    #[error("challenge {challenge} between you and player {player} stands open: answer or cancel it first")]
    AlreadyBetween { player: PlayerId, challenge: ChallengeId },
    #[error("the challenge is over: {0}")]
    Closed(ChallengeState),
    /// For those who play in it.
    #[error("game {0} has begun")]
    Begun(GameId),
    #[error("this challenge is for somebody else")]
    NotForYou { named: Vec<PlayerId> },
    #[error("this is your own challenge: you can only cancel it")]
    Own,
    #[error("you have a seat already")]
    AlreadySeated { seat: Bench },
    #[error("player {by} has taken that seat")]
    SeatTaken { seat: Bench, by: PlayerId },
    #[error("player {0} took a seat and has left since: the challenge must be made anew")]
    SeatedLeft(PlayerId),
    #[error("this game has no such seat")]
    NoSuchSeat(Side),
    #[error("you have no seat here to give up")]
    NoSeat,
    #[error("only player {challenger} can cancel this challenge")]
    NotYours { challenger: PlayerId },
}

/// Why nothing was done in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameRefusal {
    #[error("you are watching this game, not playing it")]
    NotAPlayer,
    #[error("the game is over: {0} ({reason})", reason = .0.reason)]
    Over(GameResult),
    #[error("it is not your turn: player {player} is to move")]
    NotYourTurn { side: Side, player: PlayerId, since: Time },
    #[error("that position is over: look at the current board")]
    PositionOver { board: Seq },
    #[error("that can be read in {} ways", candidates.len())]
    Ambiguous { candidates: Vec<Vec<Action>> },
    #[error("{understood} is not possible: {reason}")]
    Illegal {
        understood: String,
        reason: Illegal,
        /// Legal turns close to what was asked for, closest first.
        nearest: Vec<Vec<Action>>,
    },
    #[error("that is no move: {stray}")]
    NoMove {
        /// The part of the text that was understood, in canonical form, if any.
        understood: Option<String>,
        stray: Stray,
    },
    #[error("that is more than one turn: send the first alone")]
    MoreThanOneTurn,
    #[error("a draw was already offered")]
    DrawAlreadyOffered { by: Side },
    #[error("you have offered a draw in this turn of yours already: move first")]
    DrawTooSoon,
    #[error("no draw is offered, or not any more")]
    NoDrawOffer,
    #[error("you offered the draw yourself: your opponents must answer")]
    OwnDrawOffer,
    #[error("you have agreed already: your partner must answer too")]
    DrawAlreadyAgreed,
    #[error("only who offered the draw can take it back")]
    NotYourDrawOffer { by: Side },
    #[error("your partner has been asked already and must answer")]
    ResignAlreadyAsked,
    #[error("your partner does not ask to give up, or not any more")]
    NoResignQuestion,
    #[error("the question is for the partner of the one who asks")]
    NotYourResignQuestion { by: Side },
}
