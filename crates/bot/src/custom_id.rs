//! What a button or list says when it is pressed: the one place where custom ids are made and read.
//!
//! Everything a press needs stands in the id or in the store, so a restart loses no button. Messages
//! outlive releases: a form that was ever posted must stay readable, or be answered as
//! [`CustomIdError`].

use std::{fmt, str::FromStr};

use play::{ChallengeId, GameId, PlayerId, Seq, side_name};
use rules::{Action, Game, Side, Variant};

/// Discord's limit, in characters; every id here is ASCII.
const MAX_LENGTH: usize = 100;

/// What a press asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CustomId {
    /// Takes a seat of a challenge: the one named, else the presser's or the first open one.
    Accept { challenge: ChallengeId, seat: Option<Side> },
    /// Says no to a challenge, or leaves a seat taken in a lobby.
    Decline { challenge: ChallengeId },
    /// The challenger takes a challenge back.
    Cancel { challenge: ChallengeId },
    /// Challenges a person to a game of a variant with its traditional rules: the step after the
    /// user menu *Challenge*.
    Challenge { opponent: PlayerId, variant: Variant },
    /// Plays a turn in the position shown by the board posted after event `board`.
    Play { game: GameId, board: Seq, turn: TurnKey },
    /// Plays the turn that was meant, as the answer to a question about the same position. The question
    /// goes with its answer.
    Answer { game: GameId, board: Seq, turn: TurnKey },
    /// Shows the turns that are legal now, from page 0 on.
    Moves { game: GameId, page: u16 },
    /// Offers a draw, under the board posted after event `board`.
    OfferDraw { game: GameId, board: Seq },
    /// Agrees to the draw that event `offer` offered.
    AgreeDraw { game: GameId, offer: Seq },
    /// Says no to the draw that event `offer` offered.
    DeclineDraw { game: GameId, offer: Seq },
    /// Takes one's own offer back.
    WithdrawDraw { game: GameId, offer: Seq },
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
    /// Shows a page of the running games of the server, from 0.
    Games { page: u16 },
    /// Shows a page of the rules of a game, from 0.
    Rules { variant: Variant, page: u16 },
    /// A list of which one entry is chosen: what is asked for is the entry's value, an id of its own.
    /// The number parts the lists of one message.
    Choose { list: u8 },
}

/// A turn as an id holds it: its actions where they are short enough, else a hash of them, to be
/// found among the legal turns of the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnKey {
    /// The canonical actions, parted by `_`.
    Text(String),
    Hash(u64),
}

impl TurnKey {
    /// A turn longer than this many characters is hashed: with it the whole id stays within
    /// Discord's limit for all game numbers.
    const MAX_TEXT: usize = 60;

    /// The key of a turn.
    pub fn of(turn: &[Action]) -> TurnKey {
        let text = turn.iter().map(Action::to_string).collect::<Vec<_>>().join("_");
        if text.len() <= Self::MAX_TEXT { TurnKey::Text(text) } else { TurnKey::Hash(fnv1a(&text)) }
    }

    /// The turn meant in `game`. A text is read as it is, legal or not; a hash is found among the legal
    /// turns, at the cost of one text for each of them.
    pub fn turn(&self, game: &Game) -> Option<Vec<Action>> {
        match self {
            TurnKey::Text(text) => {
                let actions = text.split('_').map(|action| Action::read(game.rules().variant(), action));
                actions.collect::<Result<_, _>>().ok()
            }
            TurnKey::Hash(_) => game.legal_turns().into_iter().find(|turn| TurnKey::of(turn) == *self),
        }
    }
}

/// FNV-1a, 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv): the same in every release, which the
/// standard library's hashes do not promise.
fn fnv1a(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl fmt::Display for TurnKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnKey::Text(text) => f.write_str(text),
            TurnKey::Hash(hash) => write!(f, "#{hash:016x}"),
        }
    }
}

impl FromStr for TurnKey {
    type Err = CustomIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix('#') {
            Some(hash) => u64::from_str_radix(hash, 16).map(TurnKey::Hash).map_err(|_| CustomIdError),
            None if text.is_empty() || text.len() > Self::MAX_TEXT => Err(CustomIdError),
            None => Ok(TurnKey::Text(text.to_owned())),
        }
    }
}

/// The text Discord keeps: a word, then numbers and names, parted by colons.
impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Accept { challenge, seat: None } => write!(f, "accept:{challenge}"),
            CustomId::Accept { challenge, seat: Some(side) } => {
                write!(f, "accept:{challenge}:{}", side_name(*side))
            }
            CustomId::Decline { challenge } => write!(f, "decline:{challenge}"),
            CustomId::Cancel { challenge } => write!(f, "cancel:{challenge}"),
            CustomId::Challenge { opponent, variant } => write!(f, "challenge:{opponent}:{variant}"),
            CustomId::Play { game, board, turn } => write!(f, "play:{game}:{board}:{turn}"),
            CustomId::Answer { game, board, turn } => write!(f, "answer:{game}:{board}:{turn}"),
            CustomId::Moves { game, page } => write!(f, "moves:{game}:{page}"),
            CustomId::OfferDraw { game, board } => write!(f, "draw:{game}:{board}"),
            CustomId::AgreeDraw { game, offer } => write!(f, "draw-yes:{game}:{offer}"),
            CustomId::DeclineDraw { game, offer } => write!(f, "draw-no:{game}:{offer}"),
            CustomId::WithdrawDraw { game, offer } => write!(f, "draw-back:{game}:{offer}"),
            CustomId::Resign { game } => write!(f, "resign:{game}"),
            CustomId::ConfirmResign { game } => write!(f, "resign-yes:{game}"),
            CustomId::KeepPlaying { game } => write!(f, "resign-no:{game}"),
            CustomId::AgreeResign { game, question } => write!(f, "give-up:{game}:{question}"),
            CustomId::PlayOn { game, question } => write!(f, "play-on:{game}:{question}"),
            CustomId::Games { page } => write!(f, "games:{page}"),
            CustomId::Rules { variant, page } => write!(f, "rules:{variant}:{page}"),
            CustomId::Choose { list } => write!(f, "choose:{list}"),
        }
    }
}

/// The id is none of this program's, or of a release that did things otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("reading a custom id: no button or list of this release has it")]
pub struct CustomIdError;

impl FromStr for CustomId {
    type Err = CustomIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > MAX_LENGTH {
            return Err(CustomIdError);
        }
        // A turn may hold any character but a colon.
        let parts: Vec<&str> = text.split(':').collect();
        let id = match parts[..] {
            ["accept", challenge] => CustomId::Accept { challenge: challenge_id(challenge)?, seat: None },
            ["accept", challenge, side] => {
                CustomId::Accept { challenge: challenge_id(challenge)?, seat: Some(side_of(side)?) }
            }
            ["decline", challenge] => CustomId::Decline { challenge: challenge_id(challenge)? },
            ["cancel", challenge] => CustomId::Cancel { challenge: challenge_id(challenge)? },
            ["challenge", opponent, variant] => {
                CustomId::Challenge { opponent: PlayerId(number(opponent)?), variant: variant_of(variant)? }
            }
            ["play", game, board, turn] => {
                CustomId::Play { game: game_id(game)?, board: seq(board)?, turn: turn.parse()? }
            }
            ["answer", game, board, turn] => {
                CustomId::Answer { game: game_id(game)?, board: seq(board)?, turn: turn.parse()? }
            }
            ["moves", game, page] => CustomId::Moves { game: game_id(game)?, page: number(page)? },
            ["draw", game, board] => CustomId::OfferDraw { game: game_id(game)?, board: seq(board)? },
            ["draw-yes", game, offer] => CustomId::AgreeDraw { game: game_id(game)?, offer: seq(offer)? },
            ["draw-no", game, offer] => CustomId::DeclineDraw { game: game_id(game)?, offer: seq(offer)? },
            ["draw-back", game, offer] => CustomId::WithdrawDraw { game: game_id(game)?, offer: seq(offer)? },
            ["resign", game] => CustomId::Resign { game: game_id(game)? },
            ["resign-yes", game] => CustomId::ConfirmResign { game: game_id(game)? },
            ["resign-no", game] => CustomId::KeepPlaying { game: game_id(game)? },
            ["give-up", game, question] => {
                CustomId::AgreeResign { game: game_id(game)?, question: seq(question)? }
            }
            ["play-on", game, question] => {
                CustomId::PlayOn { game: game_id(game)?, question: seq(question)? }
            }
            ["games", page] => CustomId::Games { page: number(page)? },
            ["rules", variant, page] => {
                CustomId::Rules { variant: variant_of(variant)?, page: number(page)? }
            }
            ["choose", list] => CustomId::Choose { list: number(list)? },
            _ => return Err(CustomIdError),
        };
        Ok(id)
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, CustomIdError> {
    text.parse().map_err(|_| CustomIdError)
}

fn game_id(text: &str) -> Result<GameId, CustomIdError> {
    number(text).map(GameId)
}

fn challenge_id(text: &str) -> Result<ChallengeId, CustomIdError> {
    number(text).map(ChallengeId)
}

fn seq(text: &str) -> Result<Seq, CustomIdError> {
    number(text).map(Seq)
}

fn variant_of(text: &str) -> Result<Variant, CustomIdError> {
    text.parse().map_err(|_| CustomIdError)
}

fn side_of(text: &str) -> Result<Side, CustomIdError> {
    Side::ALL.into_iter().find(|side| side_name(*side) == text).ok_or(CustomIdError)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(i64::MAX);
    const SEQ: Seq = Seq(u32::MAX);

    fn every_form() -> Vec<CustomId> {
        let challenge = ChallengeId(i64::MAX);
        let mut ids = vec![
            CustomId::Accept { challenge, seat: None },
            CustomId::Decline { challenge },
            CustomId::Cancel { challenge },
            CustomId::Play { game: GAME, board: SEQ, turn: TurnKey::Text("H".repeat(TurnKey::MAX_TEXT)) },
            CustomId::Play { game: GAME, board: SEQ, turn: TurnKey::Hash(7) },
            CustomId::Moves { game: GAME, page: u16::MAX },
            CustomId::Answer { game: GAME, board: SEQ, turn: TurnKey::Text("H".repeat(TurnKey::MAX_TEXT)) },
            CustomId::OfferDraw { game: GAME, board: SEQ },
            CustomId::AgreeDraw { game: GAME, offer: SEQ },
            CustomId::DeclineDraw { game: GAME, offer: SEQ },
            CustomId::WithdrawDraw { game: GAME, offer: SEQ },
            CustomId::Resign { game: GAME },
            CustomId::ConfirmResign { game: GAME },
            CustomId::KeepPlaying { game: GAME },
            CustomId::AgreeResign { game: GAME, question: SEQ },
            CustomId::PlayOn { game: GAME, question: SEQ },
            CustomId::Games { page: 3 },
            CustomId::Choose { list: 1 },
        ];
        ids.extend(Side::ALL.map(|side| CustomId::Accept { challenge, seat: Some(side) }));
        ids.extend(Variant::ALL.map(|variant| CustomId::Rules { variant, page: 1 }));
        let opponent = PlayerId(u64::MAX);
        ids.extend(Variant::ALL.map(|variant| CustomId::Challenge { opponent, variant }));
        ids
    }

    #[test]
    fn every_form_is_read_back_and_fits() {
        for id in every_form() {
            let text = id.to_string();
            assert!(text.len() <= MAX_LENGTH, "{text} has {} characters", text.len());
            assert_eq!(text.parse(), Ok(id), "{text}");
        }
    }

    #[test]
    fn turns_are_found_by_their_keys() {
        let line = "W:Wb1:Ba2,c2,a4,c4,a6,c6,a8,c8,a10,c10,a12,c12";
        let rules = "mosona lozenges=20 leap=bent".parse().expect("rules");
        let game = Game::from_position(rules::Position::read(&rules, line).expect("a position"));
        let turns = game.legal_turns();
        let hashed = turns.iter().filter(|turn| matches!(TurnKey::of(turn), TurnKey::Hash(_))).count();
        assert!(hashed > 0 && hashed < turns.len(), "both kinds of keys");
        for turn in turns.iter().step_by(turns.len() / 50) {
            assert_eq!(TurnKey::of(turn).turn(&game).as_ref(), Some(turn));
        }
        assert_eq!(TurnKey::Text("nonsense".to_owned()).turn(&game), None);
        assert_eq!(TurnKey::Hash(7).turn(&game), None);
    }

    #[test]
    fn foreign_ids_are_errors() {
        for text in
            ["", ":", "accept", "accept:x", "accept:1:up", "play:1:2", "play:1:2:", "play:1:2:#z", "draw:1"]
        {
            assert_eq!(text.parse::<CustomId>(), Err(CustomIdError), "{text}");
        }
        assert_eq!("9".repeat(101).parse::<CustomId>(), Err(CustomIdError));
    }

    #[test]
    fn hashes_stay_the_same_in_every_release() {
        assert_eq!(fnv1a("foobar"), 0x8594_4171_f739_67e8, "test vector of the FNV draft");
    }
}
