//! What the program thinks of a position, in words.

use rules::{Action, Rules, Side, Team};

use super::{
    Locale, Message, Table, accent,
    scene::{Marks, marked},
    words::code,
};

/// Less than so many hundredths of a man is nothing, and less than so many is little.
const EVEN: i32 = 30;
const SLIGHTLY: i32 = 75;

/// How a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By so many hundredths of a man, for the first team if above 0.
    Ahead(i32),
    /// A team wins by force, in so many turns at most, both sides counted.
    Won(Team, u32),
}

impl Locale {
    /// The verdict in a sentence.
    pub(super) fn verdict(self, rules: &Rules, verdict: Verdict) -> String {
        let (hundredths, leader) = match verdict {
            Verdict::Won(team, plies) => return self.judged_won(self.team(rules, team), plies),
            Verdict::Ahead(hundredths) if hundredths < 0 => (hundredths.saturating_neg(), Team::Second),
            Verdict::Ahead(hundredths) => (hundredths, Team::First),
        };
        match hundredths {
            ..EVEN => self.judged_even(),
            EVEN..SLIGHTLY => self.judged_slightly(self.team(rules, leader)),
            _ => self.judged_ahead(self.team(rules, leader), men(hundredths)),
        }
    }
}

/// Whole men, rounded.
pub(super) fn men(hundredths: i32) -> i32 {
    (hundredths.saturating_add(50) / 100).max(1)
}

/// The answer to `/hint`, for the one who asks: what the program would play, marked on the board, and why.
pub fn hint(locale: Locale, table: &Table<'_>, action: Action, verdict: Verdict, bottom: Side) -> Message {
    let content = locale.hint_given(code(action), locale.verdict(&table.rules(), verdict));
    let marks = Marks::of(action.man(), &[action]);
    Message::private(content).with_board(marked(locale, table, bottom, &marks)).into_card(accent::of(table))
}

/// Above the last board of a game in which somebody asks for a hint.
pub fn hint_looks_back(locale: Locale) -> String {
    locale.hint_looks_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(verdict: Verdict) -> String {
        Locale::English.verdict(&"mosona".parse().expect("rules"), verdict)
    }

    #[test]
    fn verdicts_are_told_from_either_side() {
        assert_eq!(said(Verdict::Ahead(29)), "The game is about even.");
        assert_eq!(said(Verdict::Ahead(-29)), "The game is about even.");
        assert_eq!(said(Verdict::Ahead(-74)), "Slightly ahead: Black.");
        assert_eq!(said(Verdict::Ahead(76)), "About a man ahead: White.");
        assert_eq!(said(Verdict::Ahead(-250)), "About 3 men ahead: Black.");
        assert_eq!(said(Verdict::Won(Team::Second, 0)), "The game is won: Black.");
        assert_eq!(said(Verdict::Won(Team::First, 5)), "A forced win, in 5 turns at most: White.");
    }
}
