//! Endgame tables for the strip of eight lozenges under strict rules (`mosona strict`): the result with best
//! play, and the plies to the next capture, of every position with up to so many men.
//!
//! The values are those of the rules of the game, 1.6 included: a side without men or without a move has
//! lost, and **endless play is counted**: more men wins, as many is a draw. What that means for a position:
//!
//! - As long as nobody captures, the side with more men is content, and the other has to force something.
//!   With as many men on either side both may try.
//! - [`Verdict::wdl`] is what can be forced, [`Verdict::dtc`] how soon: the side that wants the change takes
//!   the shortest way that keeps the result, the other the longest.
//! - A position with a capture takes its result from the positions after its captures; its `dtc` is 1.
//!
//! Two things are not looked at, because the positions before would have to be known: moves already counted
//! as quiet ([`Verdict::holds`] says whether they matter) and repetition.
//!
//! Only quiet positions are stored, one for all its images under the four symmetries of the board and the
//! exchange of colours, which is a symmetry too: nothing on the board has a direction. Captures are resolved
//! when asked. The sizes:
//!
//! | men | positions stored | bytes | to make, on two cores |
//! |---|---|---|---|
//! | 4 | 39,643 | 15,128 | at once |
//! | 5 | 334,110 | 239,944 | at once |
//! | 6 | 2,147,931 | 843,560 | 1 s |
//! | 7 | 11,028,998 | 6,345,600 | 8 s |
//! | 8 | 46,591,232 | 16,506,176 | 50 s |
//!
//! ```
//! use engine::tables::{Tables, Wdl};
//! use rules::strip::{Position, Setup};
//!
//! let rules::Rules::Strip(rules) = "mosona strict".parse()? else { unreachable!() };
//! let tables = Tables::build(3, 2, &mut |_| ());
//! let verdict = tables.probe(&Setup::read(rules, "W:Wa2,b17:Bc8")?.position()?).expect("three men");
//! assert_eq!((verdict.wdl, verdict.to_string()), (Wdl::Win, "win in 13".to_owned()));
//! assert!(tables.probe(&Position::start(rules)).is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How they are made stands in `solve`, how they are stored in `packed`, the file's format in `file`.

mod at_hand;
mod check;
mod combination;
mod crew;
mod file;
mod grid;
mod men;
mod oracle;
mod packed;
mod slice;
mod solve;
mod symmetry;
mod verdict;

use rules::{Side, strip::Position};

use men::Men;
use packed::Packed;
use slice::Slice;

pub use check::Checked;
pub use file::TablesError;
pub use oracle::Oracle;
pub use solve::Progress;
pub use verdict::{Dtc, Verdict, Wdl};

/// The values of all positions with up to [`Tables::men`] men.
#[derive(Debug, PartialEq, Eq)]
pub struct Tables {
    men: u8,
    /// In the order of [`Slice::up_to`].
    slices: Vec<Packed>,
}

impl Tables {
    /// The fewest and the most men, of both sides together, that tables can be made for.
    pub const MEN: std::ops::RangeInclusive<u8> = 2..=8;

    /// Makes the tables for up to `men` men on `threads` threads. The same for any number of threads.
    ///
    /// Cost: see [the module](self); half a gigabyte of memory with 8 men.
    ///
    /// # Panics
    ///
    /// If `men` is not in [`Tables::MEN`].
    pub fn build(men: u8, threads: usize, progress: &mut dyn FnMut(Progress)) -> Tables {
        assert!(Tables::MEN.contains(&men), "no tables for {men} men");
        let grids = solve::solve(men, threads, progress);
        Tables { men, slices: grids.iter().map(|grid| Packed::pack(grid, threads)).collect() }
    }

    /// The most men that a position in the tables has, both sides together.
    pub fn men(&self) -> u8 {
        self.men
    }

    /// How many positions are stored.
    pub fn positions(&self) -> u64 {
        self.slices.iter().map(|packed| packed.positions).sum()
    }

    /// The value of `position`, `None` if it has too many men or is played by other rules than strict ones
    /// on eight lozenges, or where a man may be huffed.
    ///
    /// A finished game is won or lost in 0 plies, except that the count of quiet moves is not looked at.
    ///
    /// Cost: no allocation; a tenth to half a microsecond if `position` is quiet, else as much for each
    /// line of captures.
    pub fn probe(&self, position: &Position) -> Option<Verdict> {
        let [white, black] = Side::TWO.map(|side| position.men(side).len());
        if white + black > usize::from(self.men) {
            return None;
        }
        Men::of(position).map(|men| self.verdict(men))
    }

    /// Stored positions, at random: `seed` says which. Each stored one is as likely as any other.
    pub fn sample(&self, seed: u64, count: usize) -> Vec<Position> {
        let slots: u64 = self.slices.iter().map(|packed| u64::from(packed.slice.len())).sum();
        let quiet = random(seed).filter_map(|number| self.stored(number % slots));
        let sides = [Side::South, Side::North].into_iter().cycle();
        quiet.zip(sides).map(|(men, side)| men.position(side)).take(count).collect()
    }

    /// What slot `number`, counted through all slices, stores.
    fn stored(&self, mut number: u64) -> Option<Men> {
        for packed in &self.slices {
            let slots = u64::from(packed.slice.len());
            if number < slots {
                return packed.slice.unindex(number as u32).filter(|men| men.is_quiet());
            }
            number -= slots;
        }
        None
    }

    /// The value of `men`, which are at most as many as the tables know.
    fn verdict(&self, men: Men) -> Verdict {
        let (own, enemy) = (men.own.count_ones(), men.enemy.count_ones());
        let counted = Wdl::counted(own, enemy);
        match Slice::of(men) {
            None => Verdict { wdl: counted, dtc: Some(Dtc(0)), counted },
            Some(_) if !men.is_quiet() => Verdict { wdl: self.best_capture(men), dtc: Some(Dtc(1)), counted },
            Some(slice) => {
                let packed = &self.slices[slice.number()];
                let value = packed.value(slice.index(men));
                let wdl = value.wdl().expect("only results are stored");
                Verdict { wdl, dtc: value.dtc(), counted }
            }
        }
    }

    /// The best result among the captures of `men`, which has one.
    fn best_capture(&self, men: Men) -> Wdl {
        let mut best = Wdl::Loss;
        men.any_capture(|after| {
            best = best.max(self.verdict(after).wdl.reversed());
            best == Wdl::Win
        });
        best
    }
}

/// Numbers without a pattern (SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", 2014).
fn random(seed: u64) -> impl Iterator<Item = u64> {
    (1_u64..).map(move |step| {
        let mixed = seed.wrapping_add(step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Own and enemy men, the quiet positions up to symmetry, and the longest way to a capture in plies.
    const KNOWN: [(u8, u8, u64, u16); 10] = [
        (1, 1, 154, 5),
        (1, 2, 1_565, 35),
        (2, 1, 1_577, 34),
        (1, 3, 10_504, 15),
        (2, 2, 15_044, 7),
        (3, 1, 10_799, 14),
        (1, 4, 51_582, 13),
        (2, 3, 92_969, 60),
        (3, 2, 95_498, 59),
        (4, 1, 54_418, 12),
    ];

    #[test]
    fn positions_and_longest_ways_are_the_known_ones() {
        let tables = Tables::build(5, 2, &mut |_| ());
        let found = tables.slices.iter().map(|packed| {
            let longest = packed.values.iter().filter_map(|value| value.dtc()).max();
            (packed.slice.own, packed.slice.enemy, packed.positions, longest.map_or(0, |Dtc(plies)| plies))
        });
        assert_eq!(found.collect::<Vec<_>>(), KNOWN);
    }
}
