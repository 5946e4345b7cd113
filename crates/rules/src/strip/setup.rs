//! Position lines (rules.md section 3), and the only way from a set-up to a position.

use std::fmt;

use crate::{ByTeam, SetupError, Side, Team};

use super::{
    board::Board,
    point::{Point, PointSet},
    position::Position,
    rules::{Capture, Rules},
};

/// A situation as somebody wrote it down. It promises nothing: [`Setup::position`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub rules: Rules,
    /// White is [`Side::South`], Black is [`Side::North`].
    pub to_move: Side,
    pub white: Vec<Point>,
    pub black: Vec<Point>,
    /// Men of the side not to move of which one may be huffed.
    pub in_default: Vec<Point>,
    /// Moves in a row without a capture or huff.
    pub quiet: u16,
}

impl Setup {
    /// Reads a position line. Points may stand in any order.
    ///
    /// # Errors
    ///
    /// [`SetupError`] with every part of the line that cannot be read.
    pub fn read(rules: Rules, line: &str) -> Result<Setup, SetupError> {
        let mut parts = Parts { parts: line.trim().split(':').peekable(), faults: Vec::new() };
        let setup = Setup {
            rules,
            to_move: parts.side(),
            white: parts.men('W', "White's men"),
            black: parts.men('B', "Black's men"),
            in_default: parts.optional('D').map(|text| parts.points(text)).unwrap_or_default(),
            quiet: parts.optional('Q').map(|text| parts.quiet(text)).unwrap_or_default(),
        };
        parts.end(setup)
    }

    /// The position, if it is playable.
    ///
    /// # Errors
    ///
    /// [`SetupError`] lists every fault.
    pub fn position(&self) -> Result<Position, SetupError> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
        Ok(Position {
            rules: self.rules,
            board: Board::of(&self.rules),
            men: ByTeam([set(&self.white), set(&self.black)]),
            in_default: set(&self.in_default),
            to_move: self.to_move.team(),
            quiet: self.quiet as u8,
        })
    }
}

impl Position {
    /// The position as a set-up, to change it.
    pub fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            to_move: self.to_move(),
            white: self.men[Team::First].iter().collect(),
            black: self.men[Team::Second].iter().collect(),
            in_default: self.in_default.iter().collect(),
            quiet: self.quiet(),
        }
    }
}

/// The position line, such as `W:Wa16,b3,b9:Bb5,b7:Db5,b7:Q12`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.to_move == Team::First { 'W' } else { 'B' };
        write!(f, "{side}:W{}:B{}", self.men[Team::First], self.men[Team::Second])?;
        if !self.in_default.is_empty() {
            write!(f, ":D{}", self.in_default)?;
        }
        if self.quiet > 0 {
            write!(f, ":Q{}", self.quiet)?;
        }
        Ok(())
    }
}

impl Setup {
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if !Side::TWO.contains(&self.to_move) {
            faults.push("only White and Black play this game".to_owned());
        }
        for (men, of) in [
            (&self.white, "White's men"),
            (&self.black, "Black's men"),
            (&self.in_default, "the men in default"),
        ] {
            self.list_faults(men, of, &mut faults);
        }
        self.men_faults(&mut faults);
        self.default_faults(&mut faults);
        if self.quiet > Position::MOST_QUIET.into() {
            faults.push(format!(
                "{} quiet moves are more than {}, which end the game",
                self.quiet,
                Position::MOST_QUIET
            ));
        }
        faults
    }

    /// What is wrong with one list of points by itself.
    fn list_faults(&self, points: &[Point], of: &str, faults: &mut Vec<String>) {
        let board = Board::of(&self.rules).points();
        let mut seen = PointSet::EMPTY;
        for &point in points {
            if seen.contains(point) {
                faults.push(format!("{point} stands twice among {of}"));
            } else if !board.contains(point) {
                faults.push(format!(
                    "{point}, one of {of}, is not on a board of {} lozenges",
                    self.rules.lozenges
                ));
            }
            seen.insert(point);
        }
    }

    fn men_faults(&self, faults: &mut Vec<String>) {
        let (white, black): (PointSet, PointSet) =
            (self.white.iter().copied().collect(), self.black.iter().copied().collect());
        faults
            .extend((white & black).iter().map(|point| format!("a white and a black man stand on {point}")));
        if white.is_empty() && black.is_empty() {
            faults.push("no man is on the board".to_owned());
        }
        let most = self.rules.men_each();
        for (men, who) in [(white, "White"), (black, "Black")] {
            if men.len() > most.into() {
                faults.push(format!("{who} has {} men, more than the {most} of the start", men.len()));
            }
        }
    }

    fn default_faults(&self, faults: &mut Vec<String>) {
        if self.rules.capture != Capture::Huff && !self.in_default.is_empty() {
            faults.push("no man can be in default where nothing is huffed".to_owned());
        }
        let (waiting, who) = match self.to_move.team() {
            Team::First => (&self.black, "black"),
            Team::Second => (&self.white, "white"),
        };
        let strays = self.in_default.iter().filter(|point| !waiting.contains(point));
        faults.extend(strays.map(|point| format!("{point} is in default, but no {who} man stands there")));
    }
}

/// The parts of a line that are still to read, and what was wrong so far.
struct Parts<'a> {
    parts: std::iter::Peekable<std::str::Split<'a, char>>,
    faults: Vec<String>,
}

impl<'a> Parts<'a> {
    fn side(&mut self) -> Side {
        match self.parts.next() {
            Some("W") => Side::South,
            Some("B") => Side::North,
            part => {
                self.faults.push(format!("the side to move is W or B, not \"{}\"", part.unwrap_or_default()));
                Side::South
            }
        }
    }

    fn men(&mut self, letter: char, of: &str) -> Vec<Point> {
        match self.optional(letter) {
            Some(points) => self.points(points),
            None => {
                self.faults.push(format!("{of} are missing: a part that begins with {letter}"));
                Vec::new()
            }
        }
    }

    /// The rest of the next part if it begins with `letter`.
    fn optional(&mut self, letter: char) -> Option<&'a str> {
        self.parts.next_if(|part| part.starts_with(letter)).map(|part| &part[letter.len_utf8()..])
    }

    fn points(&mut self, list: &str) -> Vec<Point> {
        if list.is_empty() {
            return Vec::new();
        }
        let mut points = Vec::new();
        for word in list.split(',') {
            match word.trim().parse::<Point>() {
                Ok(point) => points.push(point),
                Err(error) => self.faults.push(error.to_string()),
            }
        }
        points
    }

    fn quiet(&mut self, text: &str) -> u16 {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| digits).unwrap_or_else(|| {
            self.faults.push(format!("\"{text}\" is no count of quiet moves"));
            0
        })
    }

    fn end(mut self, setup: Setup) -> Result<Setup, SetupError> {
        self.faults
            .extend(self.parts.map(|part| format!("\"{part}\" is not a part of a position line here")));
        if self.faults.is_empty() { Ok(setup) } else { Err(SetupError { faults: self.faults }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position of a line of traditional Mosona.
    fn mosona(line: &str) -> Result<Position, SetupError> {
        Setup::read(Rules::MOSONA, line)?.position()
    }

    fn faults(rules: Rules, line: &str) -> Vec<String> {
        Setup::read(rules, line)
            .and_then(|setup| setup.position())
            .map_err(|error| error.faults)
            .expect_err(line)
    }

    #[test]
    fn lines_read_back() {
        for line in
            ["W:Wa16,b3,b9:Bb5,b7:Db5,b7:Q12", "B:Wa2:B", "W:W:Bc2", "B:Wa2,a4:Bc2:Da4", "W:Wa2:Bc2:Q100"]
        {
            assert_eq!(mosona(line).map(|position| position.to_string()), Ok(line.to_owned()));
        }
    }

    #[test]
    fn starts_are_written_in_board_order() {
        assert_eq!(
            Position::start(Rules::MOSONA).to_string(),
            "W:Wa2,a4,a6,a8,a10,a12,a14,a16,b11,b13,b15,b17:Bb1,b3,b5,b7,c2,c4,c6,c8,c10,c12,c14,c16"
        );
    }

    #[test]
    fn any_order_and_empty_parts_are_read() {
        let read = mosona(" B:Wb3, a4,a2:Bc4,b5:D:Q0\n").map(|position| position.to_string());
        assert_eq!(read, Ok("B:Wa2,a4,b3:Bb5,c4".to_owned()));
    }

    #[test]
    fn setups_are_the_positions_they_came_from() {
        let position = mosona("W:Wa16,b3,b9:Bb5,b7:Db5,b7:Q12").unwrap();
        assert_eq!(position.setup().position(), Ok(position));
    }

    #[test]
    fn every_unreadable_part_is_told() {
        assert_eq!(
            faults(Rules::MOSONA, "X:Wa1,b3,:Qx:D"),
            [
                "the side to move is W or B, not \"X\"",
                "\"a1\" is no point: points are a2, a4 … b1, b3 … c2, c4 …",
                "\"\" is no point: points are a2, a4 … b1, b3 … c2, c4 …",
                "Black's men are missing: a part that begins with B",
                "\"x\" is no count of quiet moves",
                "\"D\" is not a part of a position line here",
            ]
        );
        assert_eq!(
            faults(Rules::MOSONA, ""),
            [
                "the side to move is W or B, not \"\"",
                "White's men are missing: a part that begins with W",
                "Black's men are missing: a part that begins with B",
            ]
        );
        assert_eq!(faults(Rules::MOSONA, "W:Wa2:Bc2:Q65536"), ["\"65536\" is no count of quiet moves"]);
        assert_eq!(faults(Rules::MOSONA, "W:Wa2:Bc2:Q"), ["\"\" is no count of quiet moves"]);
        assert_eq!(faults(Rules::MOSONA, "W:Wa2:Bc2:Q+1"), ["\"+1\" is no count of quiet moves"]);
    }

    #[test]
    fn every_fault_of_a_readable_line_is_told() {
        assert_eq!(
            faults(Rules::MOSONA, "W:Wa2,a2,b3,a18:Bb3,c2:Da2,c4:Q101"),
            [
                "a2 stands twice among White's men",
                "a18, one of White's men, is not on a board of 8 lozenges",
                "a white and a black man stand on b3",
                "a2 is in default, but no black man stands there",
                "c4 is in default, but no black man stands there",
                "101 quiet moves are more than 100, which end the game",
            ]
        );
        assert_eq!(faults(Rules::MOSONA, "B:W:B"), ["no man is on the board"]);
        let strict = Rules { capture: Capture::Strict, ..Rules::MOSONA };
        assert_eq!(faults(strict, "W:Wa2:Bc2:Dc2"), ["no man can be in default where nothing is huffed"]);
    }

    #[test]
    fn nobody_has_more_men_than_at_the_start() {
        let row: Vec<String> = (2..=16).step_by(2).map(|column| format!("a{column}")).collect();
        let line = format!("W:W{},b1,b3,b5,b7,b9:Bc2", row.join(","));
        assert_eq!(faults(Rules::MOSONA, &line), ["White has 13 men, more than the 12 of the start"]);
        let start = Position::start(Rules::KOLOWIS).to_string();
        let full = Rules { men: super::super::rules::Men::Full, ..Rules::KOLOWIS };
        assert!(Setup::read(full, &start).unwrap().position().is_ok());
        assert_eq!(
            faults(Rules::KOLOWIS, &Position::start(full).to_string()),
            [
                "White has 24 men, more than the 23 of the start",
                "Black has 24 men, more than the 23 of the start"
            ]
        );
    }

    #[test]
    fn only_two_sides_play() {
        let setup = Setup { to_move: Side::East, ..Position::start(Rules::MOSONA).setup() };
        assert_eq!(
            setup.position().map_err(|error| error.faults),
            Err(vec!["only White and Black play this game".to_owned()])
        );
    }
}
