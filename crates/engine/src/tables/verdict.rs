//! What the tables say about a position.

use std::fmt;

use rules::strip::Position;

/// The result with best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wdl {
    Loss,
    Draw,
    Win,
}

impl Wdl {
    pub const ALL: [Wdl; 3] = [Wdl::Loss, Wdl::Draw, Wdl::Win];

    /// The same result for the other side.
    #[must_use]
    pub const fn reversed(self) -> Wdl {
        match self {
            Wdl::Loss => Wdl::Win,
            Wdl::Draw => Wdl::Draw,
            Wdl::Win => Wdl::Loss,
        }
    }

    /// The result if the men are counted: more men wins (rules.md 1.6).
    pub fn counted(own: u32, enemy: u32) -> Wdl {
        match own.cmp(&enemy) {
            std::cmp::Ordering::Less => Wdl::Loss,
            std::cmp::Ordering::Equal => Wdl::Draw,
            std::cmp::Ordering::Greater => Wdl::Win,
        }
    }
}

impl fmt::Display for Wdl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wdl::Loss => "loss",
            Wdl::Draw => "draw",
            Wdl::Win => "win",
        })
    }
}

/// Plies to conversion: up to and with the next capture, or until the side to move has no move. 0: it has
/// none now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dtc(pub u16);

impl fmt::Display for Dtc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The value of a position for the side to move, before any move is counted as quiet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    pub wdl: Wdl,
    /// Plies to conversion, if one side forces it as soon as it can and the other puts it off: the winner,
    /// or in a draw the side with fewer men. `None`: nobody can force the result otherwise than by endless
    /// play, which is counted.
    pub dtc: Option<Dtc>,
    /// The result if the men now on the board are counted.
    pub counted: Wdl,
}

impl Verdict {
    /// Whether the result comes about although `quiet` moves in a row were quiet, of which
    /// [`Position::MOST_QUIET`] end the game: it is also the result of counting, or is forced in time. After
    /// the capture the count begins anew, so that the tables are right again.
    ///
    /// Two things are not looked at. The position's past: the way to the capture repeats no position, but
    /// one of before may come a third time. And in a draw that the side with fewer men forces, that the other
    /// may gain time by moves that would lose if there were enough of it.
    pub fn holds(&self, quiet: u16) -> bool {
        let most = u16::from(Position::MOST_QUIET);
        self.wdl == self.counted || self.dtc.is_some_and(|dtc| quiet.saturating_add(dtc.0) <= most)
    }

    /// Whether the count of quiet moves ends the game before the result is forced, even if it starts now. No
    /// position with up to 8 men is of this kind: the longest way has 60 plies.
    pub fn is_cursed(&self) -> bool {
        !self.holds(0)
    }
}

/// `win in 12`, `win by count`, `loss in 104, but 100 quiet moves are counted before: draw`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.dtc {
            Some(dtc) => write!(f, "{} in {dtc}", self.wdl)?,
            None => write!(f, "{} by count", self.wdl)?,
        }
        if self.is_cursed() {
            write!(f, ", but {} quiet moves are counted before: {}", Position::MOST_QUIET, self.counted)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_against_the_count_holds_while_there_is_time() {
        let win = Verdict { wdl: Wdl::Win, dtc: Some(Dtc(40)), counted: Wdl::Draw };
        assert!(win.holds(60) && !win.holds(61) && !win.is_cursed());
        assert!(Verdict { counted: Wdl::Win, ..win }.holds(99));
        let late = Verdict { dtc: Some(Dtc(101)), ..win };
        assert!(late.is_cursed());
        assert_eq!(late.to_string(), "win in 101, but 100 quiet moves are counted before: draw");
    }
}
