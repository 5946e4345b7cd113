//! Set-ups and the position line (rules.md 3): `S:Se1,f1:Ne14,Pf9:C2,1:Hs`.

use std::fmt;

use super::{Position, Priest, PriestEntry, Rules, Seats, Square, SquareSet, position::members};
use crate::{BySide, ByTeam, SetupError, Side, Team, Variant};

/// A situation as somebody put it together. It promises nothing: [`Setup::position`] tells what is
/// wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub rules: Rules,
    pub to_move: Side,
    /// Warriors and Priests.
    pub men: BySide<SquareSet>,
    /// Which of the men are Priests.
    pub priests: SquareSet,
    /// Men taken by each team.
    pub captured: ByTeam<u8>,
    /// Who holds a Priest.
    pub in_hand: BySide<bool>,
    /// Turns in a row that 2.4 (d) counts.
    pub quiet: u16,
}

const WARRIORS: usize = 6;

impl Setup {
    /// An empty board, South to move.
    pub fn empty(rules: Rules) -> Setup {
        Setup {
            rules,
            to_move: Side::South,
            men: BySide::default(),
            priests: SquareSet::EMPTY,
            captured: ByTeam::default(),
            in_hand: BySide::default(),
            quiet: 0,
        }
    }

    /// Reads a position line of a game under `rules`. Men and parts may be in any order.
    ///
    /// # Errors
    ///
    /// [`SetupError`] lists every fault of form. Whether the rules allow what the line says is for
    /// [`Setup::position`] to tell.
    pub fn read(rules: Rules, line: &str) -> Result<Setup, SetupError> {
        let mut reader = Reader { setup: Setup::empty(rules), letters: Vec::new(), faults: Vec::new() };
        reader.read(line);
        if reader.faults.is_empty() { Ok(reader.setup) } else { Err(SetupError { faults: reader.faults }) }
    }

    /// The position, which may be one at which the game is over.
    ///
    /// # Errors
    ///
    /// [`SetupError`] lists everything that no game under these rules can have led to, as far as men
    /// and counts show it; not whether the men could have walked there.
    pub fn position(&self) -> Result<Position, SetupError> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        Ok(Position {
            rules: self.rules,
            to_move: self.to_move,
            men: self.men,
            priests: ByTeam(Team::ALL.map(|team| self.priest(team))),
            captured: self.captured,
            quiet: self.quiet,
            placed: false,
        })
    }

    fn priest(&self, team: Team) -> Priest {
        let on_board =
            |side: Side| (self.men[side] & self.priests).first().map(|at| Priest::OnBoard(side, at));
        let in_hand = |side: Side| self.in_hand[side].then_some(Priest::InHand(side));
        let sides = members(team).into_iter();
        let here = sides.clone().find_map(on_board).or_else(|| sides.clone().find_map(in_hand));
        here.unwrap_or(if self.bringing(team) == 0 { Priest::ToCome } else { Priest::Gone })
    }

    /// The count of captures of which the first brings `team` its Priest.
    fn bringing(&self, team: Team) -> u8 {
        match self.rules.priest {
            PriestEntry::Home => self.captured[team.other()],
            PriestEntry::Captor => self.captured[team],
        }
    }
}

impl Position {
    /// The set-up of this position. It does not say whether a Priest was placed this turn.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup {
            to_move: self.to_move,
            men: self.men,
            captured: self.captured,
            quiet: self.quiet,
            ..Setup::empty(self.rules)
        };
        for priest in self.priests.0 {
            match priest {
                Priest::OnBoard(_, square) => setup.priests.insert(square),
                Priest::InHand(side) => setup.in_hand[side] = true,
                Priest::ToCome | Priest::Gone => {}
            }
        }
        setup
    }
}

impl Setup {
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.add_faults_of_seats(&mut faults);
        self.add_faults_of_squares(&mut faults);
        for &side in self.rules.sides() {
            self.add_faults_of_player(side, &mut faults);
        }
        for team in Team::ALL {
            self.add_faults_of_team(team, &mut faults);
        }
        let limit = self.rules.quiet_limit();
        if self.quiet > limit {
            faults.push(format!("{} quiet turns are counted, but {limit} end the game", self.quiet));
        }
        faults
    }

    fn add_faults_of_seats(&self, faults: &mut Vec<String>) {
        for side in Side::ALL.into_iter().filter(|side| !self.rules.sides().contains(side)) {
            if self.to_move == side || self.in_hand[side] || !self.men[side].is_empty() {
                faults.push(format!("{} does not play in a game for two", name(side)));
            }
        }
    }

    fn add_faults_of_squares(&self, faults: &mut Vec<String>) {
        for square in Square::all() {
            let men = Side::ALL.into_iter().filter(|&side| self.men[side].contains(square)).count();
            if men > 1 {
                faults.push(format!("{men} men stand on {square}"));
            } else if men == 0 && self.priests.contains(square) {
                faults.push(format!("the Priest on {square} is nobody's"));
            }
        }
    }

    fn add_faults_of_player(&self, side: Side, faults: &mut Vec<String>) {
        let warriors = self.warriors(side);
        if warriors > WARRIORS {
            faults.push(format!("{} has {warriors} warriors, but {WARRIORS} is all there are", name(side)));
        }
        let has_priest = self.in_hand[side] || !(self.men[side] & self.priests).is_empty();
        if has_priest && self.rules.priest == PriestEntry::Home && warriors == WARRIORS {
            faults.push(format!("{} has a Priest without having lost a warrior", name(side)));
        }
        if self.in_hand[side] && self.rules.priest == PriestEntry::Captor {
            faults
                .push(format!("{} holds a Priest, but under priest=captor none is ever in hand", name(side)));
        }
    }

    fn add_faults_of_team(&self, team: Team, faults: &mut Vec<String>) {
        let sides = members(team).into_iter();
        let held = sides.clone().filter(|&side| self.in_hand[side]).count();
        let priests = held + sides.map(|side| (self.men[side] & self.priests).len()).sum::<usize>();
        let name = self.team_name(team);
        if priests > 1 {
            faults.push(format!("{name} has {priests} Priests, but a team has only one"));
        }
        if priests > 0 && self.bringing(team) == 0 {
            let reason = match self.rules.priest {
                PriestEntry::Home => "lost",
                PriestEntry::Captor => "taken",
            };
            faults.push(format!("{name} has a Priest, but has {reason} no man by the count"));
        }
        let (lost, missing) = (usize::from(self.captured[team.other()]), self.missing(team));
        if lost > missing {
            faults
                .push(format!("{name} has lost {lost} men by the count, but only {missing} can be missing"));
        }
    }

    fn warriors(&self, side: Side) -> usize {
        (self.men[side] - self.priests).len()
    }

    /// How many men of `team` can have been taken.
    fn missing(&self, team: Team) -> usize {
        let sides = members(team).into_iter().filter(|side| self.rules.sides().contains(side));
        let warriors: usize = sides.map(|side| WARRIORS.saturating_sub(self.warriors(side))).sum();
        warriors + usize::from(self.priest(team) == Priest::Gone)
    }

    fn team_name(&self, team: Team) -> &'static str {
        match (self.rules.seats, team) {
            (Seats::Two, Team::First) => "South",
            (Seats::Two, Team::Second) => "North",
            (Seats::Four, Team::First) => "South and East's team",
            (Seats::Four, Team::Second) => "North and West's team",
        }
    }
}

fn name(side: Side) -> &'static str {
    Variant::Awithlaknakwe.side_name(side)
}

const fn letter(side: Side) -> char {
    match side {
        Side::South => 'S',
        Side::West => 'W',
        Side::North => 'N',
        Side::East => 'E',
    }
}

fn side_of(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| self::letter(side) == letter)
}

/// The position line. It has no mark for a Priest placed this turn: read back, such a position is
/// the start of a turn with the same moves, and differs only in that its next turn counts as quiet
/// if it is a pass or a sideways Priest move.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", letter(self.to_move))?;
        for &side in self.rules.sides() {
            self.write_men(f, side)?;
        }
        let [first, second] = self.captured.0;
        if first > 0 || second > 0 {
            write!(f, ":C{first},{second}")?;
        }
        let holders = Side::ALL.into_iter().filter(|&side| self.in_hand[side]);
        for (number, side) in holders.enumerate() {
            let mark = if number == 0 { ":H" } else { "," };
            write!(f, "{mark}{}", letter(side).to_ascii_lowercase())?;
        }
        if self.quiet > 0 { write!(f, ":Q{}", self.quiet) } else { Ok(()) }
    }
}

impl Setup {
    fn write_men(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        write!(f, ":{}", letter(side))?;
        for (number, square) in self.men[side].iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            let mark = if self.priests.contains(square) { "P" } else { "" };
            write!(f, "{comma}{mark}{square}")?;
        }
        Ok(())
    }
}

/// Reads a line part by part and keeps the faults.
struct Reader {
    setup: Setup,
    /// The first letters of the parts read so far.
    letters: Vec<char>,
    faults: Vec<String>,
}

impl Reader {
    fn read(&mut self, line: &str) {
        let mut parts = line.trim().split(':').map(str::trim);
        self.read_to_move(parts.next().unwrap_or(""));
        parts.for_each(|part| self.read_part(part));
        for &side in self.setup.rules.sides() {
            if !self.letters.contains(&letter(side)) {
                self.faults.push(format!("the men of {} are not given (:{})", name(side), letter(side)));
            }
        }
    }

    fn read_to_move(&mut self, part: &str) {
        let mut letters = part.chars();
        match (letters.next().and_then(side_of), letters.next()) {
            (Some(side), None) => self.setup.to_move = side,
            _ => self.faults.push(format!("\"{part}\" is no side to move: it is one of S, W, N, E")),
        }
    }

    fn read_part(&mut self, part: &str) {
        let Some(letter) = part.chars().next() else {
            return self.faults.push("a part is empty".to_owned());
        };
        if self.letters.contains(&letter) {
            return self.faults.push(format!("the part {letter} stands twice"));
        }
        self.letters.push(letter);
        let rest = &part[letter.len_utf8()..];
        match (letter, side_of(letter)) {
            (_, Some(side)) => list(rest).for_each(|word| self.read_man(side, word)),
            ('C', _) => self.read_captured(rest),
            ('H', _) => list(rest).for_each(|word| self.read_holder(word)),
            ('Q', _) => match number(rest) {
                Some(quiet) => self.setup.quiet = quiet,
                None => self.faults.push(format!("\"{rest}\" is no count of quiet turns")),
            },
            _ => self.faults.push(format!("no part of a position begins with \"{letter}\"")),
        }
    }

    fn read_man(&mut self, side: Side, word: &str) {
        let (name, is_priest) = word.strip_prefix('P').map_or((word, false), |name| (name, true));
        match name.parse() {
            Ok(square) if self.setup.men[side].contains(square) => {
                self.faults.push(format!("{square} stands twice in the list of {}", self::name(side)));
            }
            Ok(square) => {
                self.setup.men[side].insert(square);
                if is_priest {
                    self.setup.priests.insert(square);
                }
            }
            Err(error) => self.faults.push(error.to_string()),
        }
    }

    fn read_captured(&mut self, text: &str) {
        let counts =
            text.split_once(',').map(|(first, second)| (number(first.trim()), number(second.trim())));
        match counts {
            Some((Some(first), Some(second))) => self.setup.captured = ByTeam([first, second]),
            _ => self.faults.push(format!("\"{text}\" is not two counts of captured men")),
        }
    }

    fn read_holder(&mut self, word: &str) {
        let side = Side::ALL
            .into_iter()
            .find(|&side| word.eq_ignore_ascii_case(letter(side).encode_utf8(&mut [0; 4])));
        match side {
            Some(side) => self.setup.in_hand[side] = true,
            None => self.faults.push(format!("\"{word}\" holds no Priest: it is one of s, w, n, e")),
        }
    }
}

/// The words of a list parted by commas; an empty list has none.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(move |_| !text.trim().is_empty())
}

/// A number of digits alone: the standard parser would take `+5` too.
fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(options: &str) -> Rules {
        Rules::TRADITIONAL.read(options).expect("options")
    }

    fn position(options: &str, line: &str) -> Position {
        let position = Setup::read(rules(options), line).and_then(|setup| setup.position());
        position.unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    fn check_faults(options: &str, line: &str, faults: &[&str]) {
        let error = Setup::read(rules(options), line).and_then(|setup| setup.position()).expect_err(line);
        assert_eq!(error.faults, faults, "{line}");
    }

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    #[test]
    fn a_line_says_everything() {
        let position = position("", "S:Se1,f1:NPf9,e14:C2,1:Hs:Q3");
        assert_eq!(position.to_move(), Side::South);
        assert_eq!(position.men(Side::South), [square("e1"), square("f1")].into_iter().collect());
        assert_eq!(position.men(Side::North), [square("f9"), square("e14")].into_iter().collect());
        assert_eq!(position.priest(Team::First), Priest::InHand(Side::South));
        assert_eq!(position.priest(Team::Second), Priest::OnBoard(Side::North, square("f9")));
        assert_eq!(Team::ALL.map(|team| position.captured(team)), [2, 1]);
        assert_eq!(position.quiet(), 3);
    }

    #[test]
    fn canonical_lines_read_as_they_are_written() {
        for (options, line) in [
            ("", "S:Se1,f1,g1,h1,i1,j1:Ne14,f14,g14,h14,i14,j14"),
            ("", "N:Se5:Ng7"),
            ("", "S:S:Ne5:C0,6:Hs"),
            ("", "N:Se1,f1:NPf9,e14:C2,1:Hs:Q40"),
            ("", "S:Se5:Nd6:C5,5:Hs,n"),
            ("seats=4", "W:Se5:W:Nd6:En8"),
            ("seats=4", "E:Se5:Wa7:Nd6:EPn8:C3,2:Hw:Q80"),
            ("priest=captor", "S:Se1,Pf1:Nf9,e14:C2,0"),
        ] {
            let position = position(options, line);
            assert_eq!(position.to_string(), line);
            assert_eq!(position.setup().position(), Ok(position), "{line}");
        }
    }

    #[test]
    fn men_and_parts_may_be_in_any_order() {
        let position = position("", " S: Q3 :Hs:Ne14, Pf9:C2, 1:Sf1,e1 ");
        assert_eq!(position.to_string(), "S:Se1,f1:NPf9,e14:C2,1:Hs:Q3");
    }

    #[test]
    fn a_priest_nowhere_is_to_come_or_gone() {
        let priests = |options: &str, line: &str| Team::ALL.map(|team| position(options, line).priest(team));
        assert_eq!(priests("", "S:Se5:Nd6"), [Priest::ToCome, Priest::ToCome]);
        assert_eq!(priests("", "S:Se5:Nd6:C0,1"), [Priest::Gone, Priest::ToCome]);
        assert_eq!(priests("", "S:Se5:Nd6:C1,0"), [Priest::ToCome, Priest::Gone]);
        assert_eq!(priests("priest=captor", "S:Se5:Nd6:C0,1"), [Priest::ToCome, Priest::Gone]);
        assert_eq!(priests("priest=captor", "S:Se5:Nd6:C1,0"), [Priest::Gone, Priest::ToCome]);
    }

    #[test]
    fn a_priest_placed_this_turn_has_no_mark() {
        let mut placed = position("", "S:Se5:Nd6:C0,1:Hs:Q5");
        placed.play_unchecked("P@g1".parse().expect("an action"));
        let again = position("", &placed.to_string());
        assert_ne!(placed, again);
        assert_eq!(placed.setup(), again.setup());
    }

    #[test]
    fn faults_of_form_are_all_told() {
        check_faults(
            "",
            "",
            &[
                "\"\" is no side to move: it is one of S, W, N, E",
                "the men of South are not given (:S)",
                "the men of North are not given (:N)",
            ],
        );
        check_faults(
            "",
            "X:Sa1,e5,e5,:N:N:D5:C1:Hx,:Q-1::Q2",
            &[
                "\"X\" is no side to move: it is one of S, W, N, E",
                "there is no square \"a1\"",
                "e5 stands twice in the list of South",
                "there is no square \"\"",
                "the part N stands twice",
                "no part of a position begins with \"D\"",
                "\"1\" is not two counts of captured men",
                "\"x\" holds no Priest: it is one of s, w, n, e",
                "\"\" holds no Priest: it is one of s, w, n, e",
                "\"-1\" is no count of quiet turns",
                "a part is empty",
                "the part Q stands twice",
            ],
        );
        check_faults(
            "seats=4",
            "S:Se5:Nd6:C1,256",
            &[
                "\"1,256\" is not two counts of captured men",
                "the men of West are not given (:W)",
                "the men of East are not given (:E)",
            ],
        );
    }

    #[test]
    fn faults_against_the_rules_are_all_told() {
        check_faults(
            "",
            "W:Se5:Wb3:Ne5:Q41",
            &[
                "West does not play in a game for two",
                "2 men stand on e5",
                "41 quiet turns are counted, but 40 end the game",
            ],
        );
        check_faults(
            "",
            "S:Sb2,c2,d2,e2,f2,g2,Ph2:NPe9,Pf9:Hn:C6,0",
            &[
                "South has a Priest without having lost a warrior",
                "South has a Priest, but has lost no man by the count",
                "North has 3 Priests, but a team has only one",
            ],
        );
        check_faults(
            "",
            "S:Sb2,c2,d2,e2,f2,g2,h2:Ne9:C7,0",
            &[
                "South has 7 warriors, but 6 is all there are",
                "North has lost 7 men by the count, but only 6 can be missing",
            ],
        );
        check_faults(
            "priest=captor",
            "S:Se5:Nd6,Pe6:C1,0:Hs",
            &[
                "South holds a Priest, but under priest=captor none is ever in hand",
                "North has a Priest, but has taken no man by the count",
            ],
        );
        check_faults(
            "seats=4",
            "S:Sb2,c2,d2,e2,f2,g2:WPb5:Na8:En8:C1,1:Hs,e",
            &[
                "South has a Priest without having lost a warrior",
                "South and East's team has 2 Priests, but a team has only one",
            ],
        );
    }

    #[test]
    fn a_priest_is_one_of_the_men() {
        let setup =
            Setup { priests: SquareSet::EMPTY.with(square("h7")), ..position("", "S:Se5:Nd6").setup() };
        assert_eq!(
            setup.position().map_err(|error| error.faults),
            Err(vec!["the Priest on h7 is nobody's".to_owned()])
        );
    }
}
