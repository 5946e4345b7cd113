//! Why something was not done, with what is needed to say the next step.

use rules::{Action, Illegal, Side, Stray};

use crate::{
    Bench, ChallengeId, ChallengeState, GameId, GameResult, OfferKind, Place, PlanRefusal, PlayerId, Role,
    Seq, Time, VacationRefusal,
};

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
    #[error(transparent)]
    Vacation(#[from] VacationRefusal),
    #[error("you cannot block yourself: name somebody else")]
    BlocksYourself,
    #[error("games begin in other channels here")]
    ElsewhereOnly { allowed: Vec<Place> },
    #[error("games are begun by people with other roles here")]
    WithoutRole { allowed: Vec<Role> },
    #[error("this takes the right to manage the server")]
    NotAManager,
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
    #[error("player {0}, whose challenge this is, has left since: make one of your own")]
    ChallengerLeft(PlayerId),
    #[error("this game has no such seat")]
    NoSuchSeat(Side),
    #[error("you have no seat here to give up")]
    NoSeat,
    #[error("only player {challenger} can cancel this challenge")]
    NotYours { challenger: PlayerId },
    #[error("only player {challenger} can give seats of this challenge to the program")]
    NotYoursToFill { challenger: PlayerId },
    #[error("no seat is open that the program could take")]
    NothingToFill,
    /// They do not want to be challenged, or not by this person: nobody is told which.
    #[error("player {0} is not available")]
    NotAvailable(PlayerId),
    #[error("you have blocked player {0}: unblock them first")]
    Blocked(PlayerId),
    #[error("only who declined a challenge for two can say why, and once")]
    NothingToExplain,
    #[error("game {0} is not over yet")]
    NotOver(GameId),
    #[error("nobody knows any more where game {0} was played: challenge its players")]
    PlaceForgotten(GameId),
    #[error("the series of game {0} goes on by itself: play its next game")]
    SeriesGoesOn(GameId),
    #[error("you did not play in that game: challenge its players")]
    NotInThatGame,
}

/// Why nothing was done in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameRefusal {
    #[error("you are watching this game, not playing it")]
    NotAPlayer,
    #[error("the game is over: {0} ({reason})", reason = .0.reason)]
    Over(GameResult),
    #[error("it is not your turn: {} is to move", crate::side_name(*side))]
    NotYourTurn { side: Side, since: Time },
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
    #[error("this was already offered")]
    AlreadyOffered { kind: OfferKind, by: Side },
    #[error("you have offered this in this turn already: wait for the next")]
    OfferTooSoon { kind: OfferKind },
    #[error("this is not offered, or not any more")]
    NoOffer { kind: OfferKind },
    #[error("you offered this yourself: your opponents must answer")]
    OwnOffer { kind: OfferKind },
    #[error("you have agreed already: your partner must answer too")]
    AlreadyAgreed { kind: OfferKind },
    #[error("only who offered this can take it back")]
    NotYourOffer { kind: OfferKind, by: Side },
    #[error("the program answers no offers")]
    NobodyToAsk { kind: OfferKind },
    #[error("there are no hints in a game against people: look back when it is over")]
    NoHintsAgainstPeople,
    #[error("the game goes on: it can be analysed when it is over")]
    GoesOn,
    #[error("you have made no move that could be taken back")]
    NothingToTakeBack,
    #[error("this game has no limit of time that a pause could stop")]
    NoLimit,
    #[error("the game is paused: resume it first")]
    Paused,
    #[error("the game is not paused")]
    NotPaused,
    #[error("a series that has begun is not broken off: give this game up, or play on")]
    SeriesHasBegun,
    #[error("everybody has moved: a game can be broken off only before, and given up any time")]
    TooLateToAbort,
    /// `until`: when the time of the player to move runs out, where there is a limit.
    #[error("nothing can be claimed yet")]
    NothingToClaim { until: Option<Time> },
    #[error("player {0} has left and their partner has not: open the seat")]
    PartnerStays(PlayerId),
    #[error("player {0} has not left: nobody takes their seat")]
    StillHere(PlayerId),
    #[error("player {0} does not play in this game")]
    NoSeatOf(PlayerId),
    #[error("seats can be opened in games of four alone: claim the win")]
    SeatStays,
    #[error("the seat of player {0} is open already")]
    SeatOpenAlready(PlayerId),
    #[error("that seat is not open")]
    SeatNotOpen,
    #[error("you play in this game already")]
    AlreadyPlaying,
    /// They do not want to be asked, or not to meet somebody: a moderator is not told which.
    #[error("player {0} is not available")]
    WillNotPlay(PlayerId),
    /// They have blocked the one who wants to join, who is not told so.
    #[error("player {0} is not available")]
    NotAvailable(PlayerId),
    #[error("you have blocked player {0}, who plays in this game: unblock them first")]
    Blocked(PlayerId),
    #[error("player {0} plays in this game already")]
    PlaysAlready(PlayerId),
    #[error("player {0} cannot play here")]
    CannotPlay(PlayerId),
    #[error("you play in this game: you are told of every move anyway")]
    FollowsOwnGame,
    #[error("{limit} people follow this game, and more cannot be told of its end")]
    TooManyFollow { limit: u32 },
    #[error("only a moderator of this place can do that")]
    NotAModerator,
    #[error("you moderate here and not where the game is played: ask there")]
    ModeratesElsewhere,
    #[error("you play in this game: another moderator must decide")]
    ModeratesOwnGame,
    #[error("the game still has its place")]
    PlaceStands,
    #[error("the game goes on in its own community alone")]
    OtherCommunity,
    #[error("your partner has been asked already and must answer")]
    ResignAlreadyAsked,
    #[error("your partner does not ask to give up, or not any more")]
    NoResignQuestion,
    #[error("the question is for the partner of the one who asks")]
    NotYourResignQuestion { by: Side },
    #[error(transparent)]
    Plan(#[from] PlanRefusal),
}
