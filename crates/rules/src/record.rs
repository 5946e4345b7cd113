//! The game record: a PDN-like text of tags and turns (rules.md section 3).

use std::{fmt, str::FromStr};

use crate::{
    Action, BySide, Game, Illegal, ParseRulesError, Position, Rules, SetupError, Side, Team, Variant,
};

/// Longest record that is read, in bytes: a game of a few thousand turns.
pub const MAX_RECORD: usize = 256 * 1024;

/// A game with what a record says of it besides the actions.
#[derive(Clone, Debug)]
pub struct Record {
    /// Names of the players, where known.
    pub players: BySide<Option<String>>,
    /// As written, `2026.11.29` by custom.
    pub date: Option<String>,
    /// The result, which may come from outside the board (resignation, agreement).
    pub result: RecordResult,
    pub game: Game,
}

/// The `Result` tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordResult {
    /// `1-0`: White or South's team; `0-1`: Black or North's team.
    Won(Team),
    /// `1/2-1/2`
    Drawn,
    /// `*`: not finished, or not known.
    Open,
}

impl Record {
    /// The record of `game` with nothing known besides: no names, no date, the result that the
    /// board shows.
    pub fn of(game: Game) -> Record {
        let result = RecordResult::on_board(&game);
        Record { players: BySide::default(), date: None, result, game }
    }
}

impl RecordResult {
    const TEXTS: [(&'static str, RecordResult); 4] = [
        ("1-0", RecordResult::Won(Team::First)),
        ("0-1", RecordResult::Won(Team::Second)),
        ("1/2-1/2", RecordResult::Drawn),
        ("*", RecordResult::Open),
    ];

    fn on_board(game: &Game) -> RecordResult {
        match game.outcome() {
            None => RecordResult::Open,
            Some(outcome) => outcome.winner.map_or(RecordResult::Drawn, RecordResult::Won),
        }
    }

    fn read(text: &str) -> Option<RecordResult> {
        RecordResult::TEXTS.into_iter().find(|(word, _)| *word == text).map(|(_, result)| result)
    }
}

impl fmt::Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, _) = RecordResult::TEXTS.iter().find(|(_, result)| result == self).ok_or(fmt::Error)?;
        f.write_str(text)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.game.rules();
        write_tag(f, "Game", &rules.variant().to_string())?;
        let options = rules.options();
        write_tag(f, "Rules", if options.is_empty() { "traditional" } else { &options })?;
        for &side in rules.sides() {
            if let Some(name) = &self.players[side] {
                write_tag(f, rules.variant().side_name(side), name)?;
            }
        }
        if let Some(date) = &self.date {
            write_tag(f, "Date", date)?;
        }
        write_tag(f, "Result", &self.result.to_string())?;
        if *self.game.start() != Position::start(&rules) {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &self.game.start().to_string())?;
        }
        writeln!(f)?;
        write_wrapped(f, movetext(&self.game).into_iter().chain([self.result.to_string()]))
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars().filter(|c| !c.is_control()) {
        if matches!(c, '"' | '\\') {
            f.write_str("\\")?;
        }
        write!(f, "{c}")?;
    }
    writeln!(f, "\"]")
}

/// The words of the turns: numbers and actions. A number covers one turn of each player; where the
/// first player to move is not the first in order, `1...` says so.
fn movetext(game: &Game) -> Vec<String> {
    let first_begins = game.rules().sides().first() == Some(&game.start().to_move());
    let mut words = Vec::new();
    for (number, turn) in game.turns().iter().enumerate() {
        let round = game.round(number);
        if number == 0 && !first_begins {
            words.push("1...".to_owned());
        } else if number == 0 || round > game.round(number - 1) {
            words.push(format!("{round}."));
        }
        words.extend(turn.actions.iter().map(Action::to_string));
    }
    words
}

/// Lines of at most 80 columns.
fn write_wrapped(f: &mut fmt::Formatter<'_>, words: impl Iterator<Item = String>) -> fmt::Result {
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() > 80 {
            writeln!(f)?;
            column = 0;
        } else if column > 0 {
            f.write_str(" ")?;
            column += 1;
        }
        f.write_str(&word)?;
        column += word.len();
    }
    writeln!(f)
}

/// Reads a record and replays it. Comments in braces are passed over.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > MAX_RECORD {
            return Err(RecordError::TooLong);
        }
        let (tags, movetext) = read_tags(text)?;
        let rules = read_rules(&tags)?;
        let mut game = Game::from_position(read_start(&tags, &rules)?);
        let closing = replay(&mut game, &without_comments(movetext)?)?;
        let result = read_result(&tags, closing, &game)?;
        let variant = rules.variant();
        let mut players = BySide::default();
        for &side in rules.sides() {
            players[side] = tag(&tags, variant.side_name(side)).map(str::to_owned);
        }
        Ok(Record { players, date: tag(&tags, "Date").map(str::to_owned), result, game })
    }
}

type Tags = Vec<(String, String)>;

fn tag<'a>(tags: &'a Tags, name: &str) -> Option<&'a str> {
    tags.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
}

/// The tags at the head, and the rest of the text.
fn read_tags(text: &str) -> Result<(Tags, &str), RecordError> {
    let mut tags = Tags::new();
    let mut rest = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    while let Some(body) = rest.strip_prefix('[') {
        let (name, body) = body.split_once('"').ok_or(RecordError::Tag)?;
        let (value, body) = read_quoted(body)?;
        let name = name.trim();
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric()) {
            return Err(RecordError::Tag);
        }
        if tag(&tags, name).is_some() {
            return Err(RecordError::TagTwice(name.to_owned()));
        }
        tags.push((name.to_owned(), value));
        rest = body.trim_start().strip_prefix(']').ok_or(RecordError::Tag)?.trim_start();
    }
    Ok((tags, rest))
}

/// The text up to the closing quotation mark, with `\"` and `\\` resolved, and what follows.
fn read_quoted(text: &str) -> Result<(String, &str), RecordError> {
    let mut value = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok((value, &text[at + 1..])),
            '\\' => value.push(chars.next().ok_or(RecordError::Tag)?.1),
            c if c.is_control() => return Err(RecordError::Tag),
            c => value.push(c),
        }
    }
    Err(RecordError::Tag)
}

fn read_rules(tags: &Tags) -> Result<Rules, RecordError> {
    let game = tag(tags, "Game").ok_or(RecordError::NoGame)?;
    let variant: Variant = game.parse().map_err(|_| RecordError::UnknownGame(game.to_owned()))?;
    Ok(Rules::read(variant, tag(tags, "Rules").unwrap_or(""))?)
}

fn read_start(tags: &Tags, rules: &Rules) -> Result<Position, RecordError> {
    match tag(tags, "FEN") {
        Some(line) => Ok(Position::read(rules, line)?),
        None => Ok(Position::start(rules)),
    }
}

fn without_comments(text: &str) -> Result<String, RecordError> {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once('{') {
        kept.push_str(before);
        kept.push(' ');
        rest = comment.split_once('}').ok_or(RecordError::Comment)?.1;
    }
    kept.push_str(rest);
    Ok(kept)
}

/// Plays the words of the movetext; returns the result that closes it, if one does.
fn replay(game: &mut Game, movetext: &str) -> Result<Option<RecordResult>, RecordError> {
    let mut closing = None;
    for word in movetext.split_whitespace() {
        if let Some(result) = closing {
            return Err(RecordError::AfterResult { word: word.to_owned(), result });
        }
        if let Some(result) = RecordResult::read(word) {
            closing = Some(result);
        } else if !is_move_number(word) {
            play_word(game, word)?;
        }
    }
    Ok(closing)
}

fn is_move_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

fn play_word(game: &mut Game, word: &str) -> Result<(), RecordError> {
    let number = game.actions().len() + 1;
    let action = Action::read(game.rules().variant(), word)
        .map_err(|_| RecordError::NoAction { number, word: word.to_owned() })?;
    game.play(action).map_err(|reason| RecordError::Illegal { number, word: word.to_owned(), reason })
}

/// The result of the tag and of the movetext's end, which must agree with each other and the board.
fn read_result(tags: &Tags, closing: Option<RecordResult>, game: &Game) -> Result<RecordResult, RecordError> {
    let said = match tag(tags, "Result") {
        Some(text) => Some(RecordResult::read(text).ok_or_else(|| RecordError::Result(text.to_owned()))?),
        None => None,
    };
    let board = RecordResult::on_board(game);
    let result = said.or(closing).unwrap_or(board);
    let closes = closing.is_none_or(|closing| closing == result);
    if !closes || (board != RecordResult::Open && board != result) {
        return Err(RecordError::Contradiction {
            said: result,
            shown: if closes { board } else { closing.unwrap_or(board) },
        });
    }
    Ok(result)
}

/// Why a text is no record of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    #[error("a record has at most {MAX_RECORD} bytes")]
    TooLong,
    #[error("a tag is not of the form [Name \"value\"]")]
    Tag,
    #[error("the tag {0} stands twice")]
    TagTwice(String),
    #[error("the tag [Game \"…\"] is missing: it names the game")]
    NoGame,
    #[error("no game is called \"{0}\"")]
    UnknownGame(String),
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("a comment is not closed by a brace")]
    Comment,
    #[error("action {number}, {word}, is not the notation of an action")]
    NoAction { number: usize, word: String },
    #[error("action {number}, {word}, is not legal: {reason}")]
    Illegal { number: usize, word: String, reason: Illegal },
    #[error("{word} stands after the result {result}")]
    AfterResult { word: String, result: RecordResult },
    #[error("\"{0}\" is no result: it is one of 1-0, 0-1, 1/2-1/2, *")]
    Result(String),
    #[error("the record says {said}, but {shown} is what its end shows")]
    Contradiction { said: RecordResult, shown: RecordResult },
}

impl Record {
    /// The name of the player on `side`, or what the game calls the side.
    pub fn name(&self, side: Side) -> &str {
        self.players[side].as_deref().unwrap_or_else(|| self.game.rules().variant().side_name(side))
    }
}
