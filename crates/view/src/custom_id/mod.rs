//! What a button or list says when it is pressed: the one place where custom ids are made and read.
//!
//! Everything a press needs stands in the id or in the store, so a restart loses no button. Messages
//! outlive releases: a form that was ever posted must stay readable, or be answered as
//! [`CustomIdError`].

mod text;

use lessons::Topic;
use play::{
    BoardForm, ChallengeId, DeclineReason, GameId, HouseChoice, Listing, OfferKind, PlayerId, Preference,
    Seq, Theme,
};
use rules::{Side, Variant};

use crate::{HelpTopic, draft::Form, turn_key::TurnKey};

/// What a press asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CustomId {
    /// Takes a seat of a challenge: the one named, else the presser's or the first open one.
    Accept { challenge: ChallengeId, seat: Option<Side> },
    /// Says no to a challenge, or leaves a seat taken in a lobby.
    Decline { challenge: ChallengeId },
    /// The challenger takes a challenge back.
    Cancel { challenge: ChallengeId },
    /// Asks how strong the program is to play on the open seats of a challenge.
    Fill { challenge: ChallengeId },
    /// A list of how strong: the value is a [`Level`](play::Level).
    FillAt { challenge: ChallengeId },
    /// Part of the form in which a challenge is put together.
    Form { form: Form, part: FormPart },
    /// Plays a turn in the position shown by the board posted after event `board`.
    Play { game: GameId, board: Seq, turn: TurnKey },
    /// Plays the turn that was meant, as the answer to a question about the same position. The question
    /// goes with its answer.
    Answer { game: GameId, board: Seq, turn: TurnKey },
    /// Shows the turns that are legal now, from page 0 on.
    Moves { game: GameId, page: u16 },
    /// Tells what the program would play in a game, as it is now.
    Hint { game: GameId },
    /// Judges a game that is over, turn by turn.
    Analyse { game: GameId },
    /// Offers something, under the board posted after event `board`.
    Offer { game: GameId, kind: OfferKind, board: Seq },
    /// Agrees to what event `offer` offered.
    Agree { game: GameId, kind: OfferKind, offer: Seq },
    /// Says no to what event `offer` offered.
    Refuse { game: GameId, kind: OfferKind, offer: Seq },
    /// Shows the men that can move in the position shown by the board posted after event `board`, from
    /// page 0 on.
    Pick { game: GameId, board: Seq, page: u16 },
    /// Shows the turns of the man on a place of that position, from page 0 on.
    Man { game: GameId, board: Seq, on: String, page: u16 },
    /// Opens the question for a move as text, and is the id of that question too: what is written there
    /// was written with the board posted after event `board` in view.
    Type { game: GameId, board: Seq },
    /// Takes one's own offer back.
    Withdraw { game: GameId, kind: OfferKind, offer: Seq },
    /// Ends the pause.
    Resume { game: GameId },
    /// Asks whether one really breaks the game off. Nothing has happened yet.
    Abort { game: GameId },
    /// Really breaks it off.
    ConfirmAbort { game: GameId },
    /// Claims the win, as an opponent is late or has left.
    Claim { game: GameId },
    /// Takes a seat whose player has left.
    TakeSeat { game: GameId, side: Side },
    /// A moderator really ends the game.
    ConfirmEnd { game: GameId },
    /// Wants to play a game again, or accepts to.
    Rematch { game: GameId },
    /// Says why one declined a challenge.
    Explain { challenge: ChallengeId, reason: DeclineReason },
    /// Begins to follow a game.
    Follow { game: GameId },
    /// A list of how one is told of a game that one follows: the value is a word of [`How`](play::How).
    FollowHow { game: GameId },
    /// A list of how often: the value is a word of [`HowOften`](play::HowOften).
    FollowOften { game: GameId },
    /// Follows it no more.
    Unfollow { game: GameId },
    /// Shows the board with another side at the bottom, else as it was wished.
    Flip { game: GameId, bottom: Side, wish: Wish },
    /// Goes on with a game where it is pressed, as the place it had is gone.
    ContinueHere { game: GameId },
    /// Asks whether one really gives up. Nothing has happened yet.
    Resign { game: GameId },
    /// Really gives up; with a partner this asks the partner.
    ConfirmResign { game: GameId },
    /// Does not give up after all. Nothing has happened.
    KeepPlaying { game: GameId },
    /// Agrees to give up, as event `question` asked the partner.
    AgreeResign { game: GameId, question: Seq },
    /// The partner's no to the question of event `question`, or the asker takes it back.
    PlayOn { game: GameId, question: Seq },
    /// Shows a page of a list of the games of the server, from 0.
    Games { page: u16, listing: Listing },
    /// Shows a page of the rules of a game, from 0.
    Rules { variant: Variant, page: u16 },
    /// Ends one's vacation.
    EndVacation {},
    /// Opens the question for a plan in a game, and is the id of that question too.
    Plan { game: GameId },
    /// Forgets what one has planned under a number.
    ForgetPlan { game: GameId, number: i64 },
    /// Goes on with the lessons of a game where one left them.
    Learn { variant: Variant },
    /// Begins the lessons of a game anew.
    LearnAnew { variant: Variant },
    /// Shows an exercise with the men that can move, from page 0 on, after what was done in its turn.
    Lesson { topic: Topic, done: Option<TurnKey>, page: u16 },
    /// Shows the turns of one of the men, from page 0 on.
    LessonMan { topic: Topic, done: Option<TurnKey>, on: String, page: u16 },
    /// Answers an exercise by a turn, or by the huff or placing that begins it.
    LessonTurn { topic: Topic, turn: TurnKey },
    /// Opens the question for an answer as text, and is the id of that question too.
    LessonType { topic: Topic, done: Option<TurnKey> },
    /// Shows a right answer.
    LessonShow { topic: Topic },
    /// Tells of the commands about a topic.
    Help { topic: HelpTopic },
    /// Shows a page of what a person has chosen, from 0.
    Preferences { page: u16 },
    /// A list of which one entry is chosen for oneself.
    Prefer { what: Preference },
    /// A list of how long before the end of one's time one is reminded: the value is a word of
    /// [`Reminder`](play::Reminder).
    Remind {},
    /// Shows a page of what a server has chosen, from 0.
    House { page: u16 },
    /// A list of which entries are chosen for the server.
    Arrange { what: HouseChoice },
    /// Plays the turn that was asked about, in the position shown by the board posted after event `board`.
    Confirm { game: GameId, board: Seq, turn: TurnKey },
    /// Does not play a move after all that was asked about. Nothing has happened.
    NotPlayed { game: GameId, board: Seq },
    /// Looks back on a game, from its board after `at` turns on, seen by `bottom`.
    Replay { game: GameId, at: u32, bottom: Side, step: ReplayStep },
    /// Gives out a part of what is kept about who presses.
    Export { part: ExportPart },
    /// Asks whether everything about who presses is to be deleted. Nothing has happened yet.
    Forget,
    /// Really deletes everything about `player`, and nobody else.
    ConfirmForget { player: PlayerId },
    /// Deletes nothing.
    ForgetNot { player: PlayerId },
    /// A list of which one entry is chosen: what is asked for is the entry's value, an id of its own.
    /// The number parts the lists of one message.
    Choose { list: u8 },
}

impl CustomId {
    /// The challenge whose message has such a control.
    pub fn challenge(&self) -> Option<ChallengeId> {
        match self {
            CustomId::Accept { challenge, .. }
            | CustomId::Decline { challenge }
            | CustomId::Cancel { challenge }
            | CustomId::Fill { challenge } => Some(*challenge),
            _ => None,
        }
    }
}

/// How somebody wants to see a board, whatever they have chosen for all boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wish {
    /// `None`: as chosen.
    pub theme: Option<Theme>,
    /// `None`: as chosen.
    pub form: Option<BoardForm>,
}

/// What is looked at next of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayStep {
    /// The board after the turn itself.
    Here,
    First,
    Back,
    On,
    Last,
    /// Opens the question for a turn, and is the id of that question too.
    Jump,
    /// What the program would play there.
    Hint,
    /// The whole game as a moving picture.
    Film,
    Record,
}

impl ReplayStep {
    pub const ALL: [ReplayStep; 9] = [
        ReplayStep::Here,
        ReplayStep::First,
        ReplayStep::Back,
        ReplayStep::On,
        ReplayStep::Last,
        ReplayStep::Jump,
        ReplayStep::Hint,
        ReplayStep::Film,
        ReplayStep::Record,
    ];

    fn word(self) -> &'static str {
        match self {
            ReplayStep::Here => "here",
            ReplayStep::First => "first",
            ReplayStep::Back => "back",
            ReplayStep::On => "on",
            ReplayStep::Last => "last",
            ReplayStep::Jump => "jump",
            ReplayStep::Hint => "hint",
            ReplayStep::Film => "film",
            ReplayStep::Record => "record",
        }
    }
}

/// Where a part of an export begins: with games and challenges older than these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExportPart {
    pub games: i64,
    pub challenges: i64,
}

impl ExportPart {
    /// With the newest.
    pub const START: ExportPart = ExportPart { games: i64::MAX, challenges: i64::MAX };
}

/// What a control of the form for a challenge does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FormPart {
    /// Shows a page, from 0.
    Page(u8),
    /// A list of a page: what is chosen is the entry's value.
    List { page: u8, number: u8 },
    /// Opens the challenge.
    Send,
}

/// The id is none of this program's, or of a release that did things otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("reading a custom id: no button or list of this release has it")]
pub struct CustomIdError;
