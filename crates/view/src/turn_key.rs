//! A turn in the few characters that a custom id has for it.

use std::{fmt, str::FromStr};

use rules::{Action, Game, Position, Variant, strip};

use crate::custom_id::CustomIdError;

/// A turn as an id holds it: its canonical actions, parted by `_`.
///
/// A chain of leaps that is too long for that is held by its start and a digit for each leap: the leap's
/// number, from 0, among [those that the board has](strip::Board::leaps) from where the man then is. So
/// `b1*134` is one of three leaps. Which man is leapt is told by it, too, and it is read without looking
/// for it among the legal turns, which can be millions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TurnKey(String);

/// Stands between the start of a chain and its leaps; no notation has it.
const LEAPS: char = '*';

impl TurnKey {
    /// Longest key, in characters: with it the whole id stays within Discord's limit for all game numbers.
    /// A huff and a chain of all leaps that a man can make have 39.
    pub(crate) const LONGEST: usize = 60;

    /// The key of a turn that is legal in `game`.
    pub fn of(turn: &[Action], game: &Game) -> TurnKey {
        let text = joined(turn.iter().map(Action::to_string));
        if text.len() <= Self::LONGEST {
            return TurnKey(text);
        }
        TurnKey(joined(
            turn.iter().map(|&action| counted(action, game).unwrap_or_else(|| action.to_string())),
        ))
    }

    /// The turn meant in `game`, legal or not. `None` if no release makes such a key.
    pub fn turn(&self, game: &Game) -> Option<Vec<Action>> {
        let read = |text| match strip_board(game) {
            Some(board) if str::contains(text, LEAPS) => read_counted(text, board),
            _ => Action::read(game.rules().variant(), text).ok(),
        };
        self.0.split('_').map(read).collect()
    }
}

fn joined(actions: impl Iterator<Item = String>) -> String {
    actions.collect::<Vec<_>>().join("_")
}

fn strip_board(game: &Game) -> Option<&'static strip::Board> {
    match game.position() {
        Position::Strip(position) => Some(position.board()),
        Position::Warriors(_) => None,
    }
}

/// A chain by the numbers of its leaps; `None` for whatever has none.
fn counted(action: Action, game: &Game) -> Option<String> {
    let (Action::Strip(strip::Action::Capture(chain)), Some(board)) = (action, strip_board(game)) else {
        return None;
    };
    let number = |(from, leap)| board.leaps(from).iter().position(|of_board| *of_board == leap);
    let digit = |hop| char::from_digit(u32::try_from(number(hop)?).ok()?, 10);
    let digits: Option<String> = chain.hops().map(digit).collect();
    Some(format!("{}{LEAPS}{}", chain.from(), digits?))
}

/// Reads what [`counted`] wrote, by way of the notation with every man named.
fn read_counted(text: &str, board: &strip::Board) -> Option<Action> {
    let (start, digits) = text.split_once(LEAPS)?;
    let mut at: strip::Point = start.parse().ok()?;
    let mut notation = start.to_owned();
    for digit in digits.chars() {
        let leap = board.leaps(at).get(usize::try_from(digit.to_digit(10)?).ok()?)?;
        notation += &format!("x({}){}", leap.over()?, leap.to());
        at = leap.to();
    }
    Action::read(Variant::Mosona, &notation).ok()
}

impl fmt::Display for TurnKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TurnKey {
    type Err = CustomIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // The first keys of long turns were hashes, which cannot be read back.
        if text.is_empty() || text.len() > Self::LONGEST || text.starts_with('#') {
            return Err(CustomIdError);
        }
        Ok(TurnKey(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use rules::{Reading, Rules};

    use super::*;

    fn game(rules: &str, line: &str) -> Game {
        let rules: Rules = rules.parse().expect("rules");
        Game::from_position(Position::read(&rules, line).expect("a position"))
    }

    /// A man on the end of a row between two rows of enemies, with more than a million chains.
    fn million_chains() -> Game {
        let between = (2..=30).step_by(2).flat_map(|column| [format!("a{column}"), format!("c{column}")]);
        let men: Vec<String> = between.collect();
        game("mosona lozenges=20 leap=bent", &format!("W:Wb1:B{}", men.join(",")))
    }

    fn check(turn: &[Action], game: &Game) -> String {
        let key = TurnKey::of(turn, game);
        let text = key.to_string();
        assert_eq!(text.parse(), Ok(key.clone()), "{text}");
        assert_eq!(key.turn(game).as_deref(), Some(turn), "{text}");
        text
    }

    #[test]
    fn every_legal_turn_is_read_back() {
        let rich = game("mosona lozenges=20 leap=bent", "W:Wb1:Ba2,c2,a4,c4,a6,c6,a8,c8,a10,c10,a12,c12");
        let games =
            [rich, Game::new("kolowis".parse().unwrap()), Game::new("awithlaknakwe".parse().unwrap())];
        for game in games {
            let keys: Vec<String> = game.legal_turns().iter().map(|turn| check(turn, &game)).collect();
            let distinct: std::collections::HashSet<_> = keys.iter().collect();
            assert_eq!(distinct.len(), keys.len());
        }
    }

    /// Most of them are not among the turns that are listed.
    #[test]
    fn every_turn_that_is_asked_about_is_read_back() {
        let game = million_chains();
        let typed: Vec<String> = (1..=17).step_by(2).map(|column| format!("b{column}")).collect();
        let Reading::Ambiguous(turns) = game.read(&typed.join(" ")) else {
            panic!("each man can be left or right")
        };
        assert_eq!(turns.len(), Reading::CANDIDATES);
        for turn in turns {
            assert!(check(&turn, &game).contains(LEAPS), "{turn:?}");
        }
    }

    /// The form must stay: buttons outlive releases.
    #[test]
    fn the_longest_turn_has_room() {
        let game = million_chains();
        let there: String =
            (3..=31).step_by(2).map(|column| format!("x(c{})b{column}", column - 1)).collect();
        let back: String =
            (1..=29).rev().step_by(2).map(|column| format!("x(a{})b{column}", column + 1)).collect();
        let turn = ["Hb33", &format!("b1{there}{back}")]
            .map(|text| Action::read(Variant::Mosona, text).expect("notation"));
        assert_eq!(check(&turn, &game), "Hb33_b1*134444444444444111111111111110");
    }

    #[test]
    fn what_is_no_turn_of_the_game_is_none() {
        let strip = million_chains();
        let squares = Game::new("awithlaknakwe".parse().unwrap());
        for text in ["nonsense", "b1*", "b1*9", "b1*x", "b1*0*0", "b99*0", "*", "_", "a8-b9_"] {
            let key: TurnKey = text.parse().expect("short enough");
            assert_eq!((key.turn(&strip), key.turn(&squares)), (None, None), "{text}");
        }
        let endless: TurnKey = format!("b1*{}", "0".repeat(57)).parse().expect("short enough");
        assert_eq!(endless.turn(&strip), None);
    }
}
