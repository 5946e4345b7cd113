//! From a text to what was typed: places, marks between them, huffs and placings.

use std::fmt;

use super::{MAX_TYPED, Stray};
use crate::{Variant, strip, warriors};

/// A point or square as typed: a letter and a number, known to be on some board of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub file: char,
    pub number: u8,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.number)
    }
}

/// The action that comes before a move in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    Huff(Place),
    Placing(Place),
}

/// What follows the opening, or stands alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Move {
    pub places: Vec<Place>,
    /// A mark of capture stands between two places.
    pub capture: bool,
    /// `~`: the flanked men are spared.
    pub decline: bool,
    /// The Priest was named as the man that goes.
    pub priest: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Main {
    /// A huff or placing alone.
    Nothing,
    Pass,
    Move(Move),
}

/// A turn as typed. At least one of its parts is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub opening: Option<Opening>,
    pub main: Main,
}

impl Typed {
    /// The same with no more than the first `count` places of the move.
    pub(super) fn with_places(&self, count: usize) -> Typed {
        let mut typed = self.clone();
        if let Main::Move(mv) = &mut typed.main {
            mv.places.truncate(count);
            // Two places were joined by whatever stood between them: both marks are tried.
            mv.capture &= count > 2;
        }
        typed
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.opening {
            Some(Opening::Huff(place)) => write!(f, "H{place}")?,
            Some(Opening::Placing(place)) => write!(f, "P@{place}")?,
            None => {}
        }
        if self.opening.is_some() && self.main != Main::Nothing {
            f.write_str(" ")?;
        }
        match &self.main {
            Main::Nothing => Ok(()),
            Main::Pass => f.write_str("--"),
            Main::Move(mv) => mv.fmt(f),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, place) in self.places.iter().enumerate() {
            if index > 0 {
                f.write_str(if self.capture { "x" } else { "-" })?;
            }
            write!(f, "{place}")?;
        }
        if self.decline { f.write_str("~") } else { Ok(()) }
    }
}

/// The text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NotAMove {
    pub understood: Option<String>,
    pub stray: Stray,
}

/// Reads a text. More than one reading comes back where the form leaves it open what was meant:
/// `Pg1` is the Priest going to g1 or being placed there.
pub(super) fn read(variant: Variant, text: &str) -> Result<Vec<Typed>, NotAMove> {
    if text.chars().count() > MAX_TYPED {
        return Err(NotAMove { understood: None, stray: Stray::TooLong });
    }
    let (tokens, stray) = tokens(variant, text);
    match stray {
        Some(stray) => Err(NotAMove { understood: made_out(&tokens), stray }),
        None => turns(&tokens).map_err(|stray| NotAMove { understood: None, stray }),
    }
}

/// What the tokens around something stray say. Dashes say nothing where what they join is missing.
fn made_out(tokens: &[Token]) -> Option<String> {
    let end = tokens.iter().rposition(|token| *token != Token::Dash)?;
    turns(&tokens[..=end]).ok()?.first().map(Typed::to_string)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Place(Place),
    Dash,
    Capture,
    Huff,
    Priest,
    At,
    Decline,
    Pass,
}

/// Words that stand for a token; `None`: words that people put between and that say nothing.
const WORDS: [(&str, Option<Token>); 25] = [
    ("to", Some(Token::Dash)),
    ("x", Some(Token::Capture)),
    ("takes", Some(Token::Capture)),
    ("take", Some(Token::Capture)),
    ("captures", Some(Token::Capture)),
    ("capture", Some(Token::Capture)),
    ("leaps", Some(Token::Capture)),
    ("jumps", Some(Token::Capture)),
    ("over", Some(Token::Capture)),
    ("huff", Some(Token::Huff)),
    ("huffs", Some(Token::Huff)),
    ("priest", Some(Token::Priest)),
    ("at", Some(Token::At)),
    ("on", Some(Token::At)),
    ("place", Some(Token::Priest)),
    ("places", Some(Token::Priest)),
    ("pass", Some(Token::Pass)),
    ("passes", Some(Token::Pass)),
    ("spare", Some(Token::Decline)),
    ("spares", Some(Token::Decline)),
    ("from", None),
    ("and", None),
    ("then", None),
    ("the", None),
    ("move", None),
];

/// All tokens that can be made out, and the first thing that cannot.
fn tokens(variant: Variant, text: &str) -> (Vec<Token>, Option<Stray>) {
    let chars: Vec<char> = text.chars().map(half_width).collect();
    let mut scan = Scan { variant, chars: &chars, at: 0, tokens: Vec::new(), stray: None };
    while scan.at < chars.len() {
        scan.step();
    }
    (scan.tokens, scan.stray)
}

struct Scan<'a> {
    variant: Variant,
    chars: &'a [char],
    at: usize,
    tokens: Vec<Token>,
    stray: Option<Stray>,
}

impl Scan<'_> {
    fn step(&mut self) {
        let c = self.chars[self.at];
        if is_letter(c) {
            return self.word();
        }
        if c.is_ascii_digit() {
            return self.number();
        }
        self.at += 1;
        match c {
            _ if is_dash(c) => self.tokens.push(Token::Dash),
            '>' | '→' | '➔' | '➜' | '⇒' => self.tokens.push(Token::Dash),
            '×' | ':' | '✕' | '✖' | '⨯' => self.tokens.push(Token::Capture),
            '@' => self.tokens.push(Token::At),
            '~' | '˜' | '～' => self.tokens.push(Token::Decline),
            _ if is_silent(c) => {}
            _ => self.stray(Stray::Word(c.to_string())),
        }
    }

    /// A run of letters: a known word, or `x`, `h` and `p` standing before the letter of a place.
    fn word(&mut self) {
        let start = self.at;
        let end = self.run_end(start, is_letter);
        let typed: Vec<char> = self.chars[start..end].iter().flat_map(|c| c.to_lowercase()).collect();
        let letters: Vec<char> =
            self.chars[start..end].iter().copied().map(latin).flat_map(char::to_lowercase).collect();
        let word: String = letters.iter().collect();
        let digits_follow = self.chars.get(self.skip_blanks(end)).is_some_and(char::is_ascii_digit);
        self.at = end;
        if let Some((_, token)) = WORDS.iter().find(|(known, _)| *known == word) {
            return self.tokens.extend(*token);
        }
        let marks = if digits_follow { &letters[..letters.len() - 1] } else { &letters };
        let known: Option<Vec<Token>> = marks.iter().map(|&c| self.mark(c)).collect();
        match known {
            Some(tokens) => self.tokens.extend(tokens),
            None => return self.stray(Stray::Word(typed.into_iter().collect())),
        }
        if digits_follow {
            self.place(letters[letters.len() - 1], typed[typed.len() - 1]);
        }
    }

    fn mark(&self, c: char) -> Option<Token> {
        match c {
            'x' => Some(Token::Capture),
            'h' if self.variant.is_strip() => Some(Token::Huff),
            'p' if !self.variant.is_strip() => Some(Token::Priest),
            _ => None,
        }
    }

    /// The number that belongs to the letter just passed: `file`, which was `typed` so.
    fn place(&mut self, file: char, typed: char) {
        let start = self.skip_blanks(self.at);
        let end = self.run_end(start, |c| c.is_ascii_digit());
        let digits: String = self.chars[start..end].iter().collect();
        self.at = end;
        let name = format!("{file}{digits}");
        match digits.parse().ok().filter(|_| is_place(self.variant, &name)) {
            Some(number) => self.tokens.push(Token::Place(Place { file, number })),
            None => self.stray(Stray::Place(format!("{typed}{digits}"))),
        }
    }

    /// A number that belongs to no letter: a move number where it opens the text or a dot follows.
    fn number(&mut self) {
        let end = self.run_end(self.at, |c| c.is_ascii_digit());
        let number: String = self.chars[self.at..end].iter().collect();
        let dotted = matches!(self.chars.get(end), Some('.' | ')' | '…'));
        self.at = end;
        if !(dotted || self.tokens.is_empty()) || number.len() > 4 {
            self.stray(Stray::Word(number));
        }
        while let Some('.' | ')' | '…') = self.chars.get(self.at) {
            self.at += 1;
        }
    }

    fn run_end(&self, start: usize, belongs: impl Fn(char) -> bool) -> usize {
        start + self.chars[start..].iter().take_while(|&&c| belongs(c)).count()
    }

    fn skip_blanks(&self, start: usize) -> usize {
        self.run_end(start, |c| c.is_whitespace() || is_markup(c))
    }

    fn stray(&mut self, stray: Stray) {
        self.stray.get_or_insert(stray);
    }
}

fn is_place(variant: Variant, name: &str) -> bool {
    if variant.is_strip() {
        name.parse::<strip::Point>().is_ok()
    } else {
        name.parse::<warriors::Square>().is_ok()
    }
}

/// The ASCII character of which `c` is the full-width form of East Asian keyboards, else `c`.
fn half_width(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

/// Cyrillic and Greek letters that look like those of moves, which other keyboards type unnoticed.
/// Their small forms only where those look alike too.
const LOOK_ALIKES: [(&str, char); 14] = [
    ("\u{430}\u{410}\u{391}", 'a'),
    ("\u{412}\u{392}", 'b'),
    ("\u{441}\u{421}\u{3f2}\u{3f9}", 'c'),
    ("\u{501}", 'd'),
    ("\u{435}\u{415}\u{395}", 'e'),
    ("\u{50c}", 'g'),
    ("\u{4bb}\u{41d}\u{397}", 'h'),
    ("\u{456}\u{406}\u{399}", 'i'),
    ("\u{458}\u{408}\u{37f}", 'j'),
    ("\u{41a}\u{39a}", 'k'),
    ("\u{41c}\u{39c}", 'm'),
    ("\u{39d}", 'n'),
    ("\u{440}\u{420}\u{3a1}", 'p'),
    ("\u{445}\u{425}\u{3a7}", 'x'),
];

/// The Latin letter that looks like `c`, else `c`.
fn latin(c: char) -> char {
    LOOK_ALIKES.iter().find(|(others, _)| others.contains(c)).map_or(c, |(_, letter)| *letter)
}

/// What words are made of: letters that can be seen.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() && !is_markup(c)
}

/// Unicode's dashes and minus signs.
fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{ad}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2043}'
                | '\u{2212}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{301c}'
                | '\u{30fc}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
    )
}

/// Marks of formatting, which may stand inside a place too, and whatever else cannot be seen.
fn is_markup(c: char) -> bool {
    matches!(c, '`' | '*' | '_' | '|')
        || (c.is_control() && !c.is_whitespace())
        // Joiners, marks of direction, fillers, selectors and tags.
        || matches!(c, '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{feff}')
        || matches!(c, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// What may stand anywhere and says nothing.
fn is_silent(c: char) -> bool {
    c.is_whitespace()
        || is_markup(c)
        || matches!(
            c,
            '"' | '\''
                | '“'
                | '”'
                | '„'
                | '‘'
                | '’'
                | '«'
                | '»'
                | '‹'
                | '›'
                | '<'
                | '('
                | ')'
                | '['
                | ']'
        )
        || matches!(c, '+' | '!' | '?' | '‼' | '⁉' | '.' | '…' | ',' | ';' | '#' | '=')
}

/// Puts tokens together: an optional huff or placing, then a move or pass.
fn turns(tokens: &[Token]) -> Result<Vec<Typed>, Stray> {
    let mut readings = Vec::new();
    for placing in [Placing::ByMark, Placing::Always] {
        let turn = turn(tokens, placing)?;
        if !readings.contains(&turn) {
            readings.push(turn);
        }
    }
    Ok(readings)
}

/// Whether a named Priest is placed only where `@` says so, or in any case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Placing {
    ByMark,
    Always,
}

fn turn(tokens: &[Token], placing: Placing) -> Result<Typed, Stray> {
    let mut rest = tokens;
    let mut opening = None;
    match tokens {
        [Token::Huff, Token::Place(place), after @ ..] => {
            (opening, rest) = (Some(Opening::Huff(*place)), after);
        }
        [
            Token::Priest,
            Token::Priest | Token::At | Token::Dash,
            Token::At,
            Token::Place(place),
            after @ ..,
        ]
        | [Token::Priest, Token::At, Token::Place(place), after @ ..] => {
            (opening, rest) = (Some(Opening::Placing(*place)), after);
        }
        [Token::Priest, Token::Priest | Token::Dash, Token::Place(place), after @ ..]
        | [Token::Priest, Token::Place(place), after @ ..]
            if placing == Placing::Always =>
        {
            (opening, rest) = (Some(Opening::Placing(*place)), after);
        }
        _ => {}
    }
    let main = main_part(rest, opening.is_some())?;
    if opening.is_none() && main == Main::Nothing {
        return Err(Stray::Nothing);
    }
    Ok(Typed { opening, main })
}

fn main_part(tokens: &[Token], after_opening: bool) -> Result<Main, Stray> {
    let words = tokens.iter().filter(|token| !matches!(token, Token::Dash)).count();
    if words == 0 {
        // One long dash is what phones make of two short ones.
        return Ok(if tokens.is_empty() { Main::Nothing } else { Main::Pass });
    }
    if words == 1 && tokens.contains(&Token::Pass) {
        return Ok(Main::Pass);
    }
    let mut mv = Move::default();
    // After `Hc10` or `P@g1` a dash or colon only parts it from the move.
    let mut between = after_opening;
    for token in tokens {
        match token {
            Token::Place(place) => {
                mv.places.push(*place);
                between = true;
            }
            Token::Dash => {}
            Token::Capture if between => mv.capture |= !mv.places.is_empty(),
            Token::Decline if !mv.places.is_empty() => mv.decline = true,
            Token::Priest if mv.places.is_empty() => mv.priest = true,
            _ => return Err(Stray::Order),
        }
    }
    if mv.places.is_empty() { Err(Stray::Nothing) } else { Ok(Main::Move(mv)) }
}
