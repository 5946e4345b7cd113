//! What a position is worth.

use std::{fmt, ops::Neg};

/// Value from the point of view of a team: within ±[`Score::MOST_JUDGED`] hundredths of a man a judgement,
/// beyond it a forced result, nearer wins larger. Forced results count plies from the root of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

impl Score {
    /// As little, or as much, as there is: every score lies between.
    pub(crate) const LEAST: Score = Score(-31_000);
    pub(crate) const MOST: Score = Score(31_000);
    pub const DRAWN: Score = Score(0);
    /// The bound of judgements, in hundredths of a man.
    pub const MOST_JUDGED: i32 = 20_000;
    /// Near this are positions that endgame tables know to be won, above all judgements that are made of men.
    pub(crate) const SOLVED: i32 = 18_000;
    const WON: i16 = 30_000;

    /// A judgement, in hundredths of a man; cut off at the bound.
    pub fn judged(hundredths: i32) -> Score {
        Score(hundredths.clamp(-Score::MOST_JUDGED, Score::MOST_JUDGED) as i16)
    }

    /// A win that is on the board after `plies` plies.
    pub fn won_in(plies: usize) -> Score {
        Score(Score::WON - plies.min(2_000) as i16)
    }

    /// A loss that is on the board after `plies` plies.
    pub fn lost_in(plies: usize) -> Score {
        -Score::won_in(plies)
    }

    /// Hundredths of a man, forced results beyond [`Score::MOST_JUDGED`].
    pub fn hundredths(self) -> i32 {
        self.0.into()
    }

    /// The result that is forced, and after how many plies.
    pub fn forced(self) -> Option<Forced> {
        let plies = u32::from(Score::WON.abs_diff(self.0.saturating_abs()));
        match i32::from(self.0) {
            value if value > Score::MOST_JUDGED => Some(Forced::Win { plies }),
            value if value < -Score::MOST_JUDGED => Some(Forced::Loss { plies }),
            _ => None,
        }
    }

    /// The next score above.
    pub(crate) fn above(self) -> Score {
        Score(self.0 + 1)
    }

    pub(crate) fn plus(self, hundredths: i32) -> Score {
        let sum = i32::from(self.0) + hundredths;
        Score(sum.clamp(Score::LEAST.0.into(), Score::MOST.0.into()) as i16)
    }

    /// The same result with plies counted from a position `ply` plies below the root: what a table may keep.
    pub(crate) fn to_table(self, ply: usize) -> i16 {
        self.0 + self.sign_of_forced() * ply as i16
    }

    /// The inverse of [`Score::to_table`].
    pub(crate) fn from_table(kept: i16, ply: usize) -> Score {
        Score(kept - Score(kept).sign_of_forced() * ply as i16)
    }

    fn sign_of_forced(self) -> i16 {
        self.forced().map_or(0, |_| self.0.signum())
    }
}

/// A result that the better play of one side forces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forced {
    Win { plies: u32 },
    Loss { plies: u32 },
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// `cp 34` in hundredths of a man, `win 7` and `loss 4` in plies.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced() {
            Some(Forced::Win { plies }) => write!(f, "win {plies}"),
            Some(Forced::Loss { plies }) => write!(f, "loss {plies}"),
            None => write!(f, "cp {}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_results_keep_their_distance_from_where_they_are_kept() {
        for score in [Score::won_in(9), Score::lost_in(12), Score::judged(150), Score::DRAWN] {
            for ply in [0, 1, 8] {
                assert_eq!(Score::from_table(score.to_table(ply), ply), score);
            }
        }
        assert_eq!(Score::from_table(Score::won_in(9).to_table(4), 0), Score::won_in(5));
        assert_eq!(Score::from_table(Score::lost_in(9).to_table(4), 0), Score::lost_in(5));
    }

    #[test]
    fn nearer_wins_are_larger_and_judgements_never_reach_them() {
        assert!(Score::won_in(3) > Score::won_in(4));
        assert!(Score::lost_in(3) < Score::lost_in(4));
        assert!(Score::judged(i32::MAX) < Score::won_in(usize::MAX));
        assert_eq!(Score::judged(i32::MAX).forced(), None);
        assert_eq!(Score::won_in(7).forced(), Some(Forced::Win { plies: 7 }));
        assert_eq!(Score::lost_in(0).forced(), Some(Forced::Loss { plies: 0 }));
    }

    #[test]
    fn scores_are_written_in_hundredths_or_plies() {
        let texts = [Score::judged(-34), Score::won_in(7), Score::lost_in(4)].map(|score| score.to_string());
        assert_eq!(texts, ["cp -34", "win 7", "loss 4"]);
    }
}
