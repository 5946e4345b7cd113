//! Retrograde analysis: the values of all positions with so many men, from the ends backwards.
//!
//! A pair of slices (the side to move has k men and the other m, and the other way round) is closed but for
//! captures, and those lead to slices that are finished. First every capture and every blocked side is given
//! its value; then these spread backwards over the steps, one ply after another, in up to three stages, so
//! that what one side can force comes before what is left when it cannot:
//!
//! 1. with as many men on either side: who can force a win. The rest is endless, a draw by count.
//! 2. otherwise endless play is won by the side with more men, and it is the other that has to do something:
//!    first what it can force to a win, then what it can force to a draw. All the rest the stronger side wins,
//!    by count if by nothing else; last come those of them where it can also force a capture or a block.
//!
//! In a stage a position is the attacker's as soon as one of its moves is, the defender's lost to him when
//! the last of his moves is: each has a count of the moves that are not (Ströhlein 1970, Thompson 1986).
//! Plies to conversion are thus the fewest for the attacker and the most for the defender, among the moves
//! that keep the result.

use std::sync::atomic::{AtomicU8, Ordering};

use super::{
    crew::share,
    grid::{Grid, Grids, Value},
    men::Men,
    slice::{Slice, orbit},
    verdict::{Dtc, Wdl},
};

/// How far a build is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The men of one side and of the other, whose positions are looked at.
    pub men: (u8, u8),
    /// Plies from the next capture that were reached.
    pub plies: u16,
    /// Slots of the slices that are finished.
    pub done: u64,
    /// Slots altogether.
    pub slots: u64,
}

/// Finds the values of all positions with up to `men` men.
pub fn solve(men: u8, threads: usize, progress: &mut dyn FnMut(Progress)) -> Grids {
    let slots = Slice::up_to(men).map(|slice| u64::from(slice.len())).sum();
    let (mut grids, mut done) = (Grids::default(), 0);
    for total in 2..=men {
        let mut finished = Vec::new();
        for slice in Slice::with(total).filter(|slice| slice.own >= slice.enemy) {
            let pair = Pair::open(slice, &grids, threads);
            let men = (slice.own, slice.enemy);
            pair.spread(threads, &mut |plies| progress(Progress { men, plies, done, slots }));
            for grid in pair.close(threads) {
                done += u64::from(grid.slice.len());
                finished.push(grid);
            }
        }
        finished.sort_unstable_by_key(|grid| grid.slice.number());
        finished.into_iter().for_each(|grid| grids.push(grid));
    }
    grids
}

/// Two slices whose steps lead into each other, or one whose steps lead into itself.
struct Pair {
    /// First the one in which the side with more men is to move.
    halves: Vec<Half>,
}

struct Half {
    grid: Grid,
    /// For each slot how many moves are not yet found to be in the attacker's favour: as many as all the
    /// images of the position have together. Otherwise, where a step leads to a position with more symmetry,
    /// it would not be met as often backwards.
    left: Vec<AtomicU8>,
}

/// What is searched for.
#[derive(Clone, Copy)]
struct Stage {
    /// The men of the side that attacks, when it is to move; `None` if both do.
    attacker: Option<Slice>,
    /// What it wants at least.
    goal: Wdl,
}

impl Pair {
    /// The pair with every value that captures and blocks give it.
    fn open(strong: Slice, grids: &Grids, threads: usize) -> Pair {
        let weak = (strong.own != strong.enemy).then(|| strong.passed());
        let slices = [Some(strong), weak].into_iter().flatten();
        Pair { halves: slices.map(|slice| Half::open(slice, grids, threads)).collect() }
    }

    /// The half with the positions of `slice`.
    fn half(&self, slice: Slice) -> &Half {
        self.halves.iter().find(|half| half.grid.slice == slice).expect("steps stay in the pair")
    }

    fn spread(&self, threads: usize, progress: &mut dyn FnMut(u16)) {
        for stage in self.stages() {
            let [mut frontier, mut next] = self.ends(stage, threads);
            let mut plies = 0;
            while !frontier.is_empty() || !next.is_empty() {
                progress(plies);
                next.append(&mut self.step_back(stage, &frontier, plies, threads));
                frontier = std::mem::take(&mut next);
                plies += 1;
            }
        }
    }

    fn stages(&self) -> Vec<Stage> {
        match &*self.halves {
            [strong, weak] => {
                let [strong, weak] = [strong, weak].map(|half| Some(half.grid.slice));
                vec![
                    Stage { attacker: weak, goal: Wdl::Win },
                    Stage { attacker: weak, goal: Wdl::Draw },
                    Stage { attacker: strong, goal: Wdl::Win },
                ]
            }
            _ => vec![Stage { attacker: None, goal: Wdl::Win }],
        }
    }

    /// The positions where the attacker has reached his goal: those of a blocked side, and captures.
    fn ends(&self, stage: Stage, threads: usize) -> [Vec<Men>; 2] {
        let mut ends = [Vec::new(), Vec::new()];
        for half in &self.halves {
            let slice = half.grid.slice;
            let found = share(threads, slice.classes() as usize, CLASSES, |classes, found| {
                for (index, men) in classes.flat_map(|class| slice.slots(class as u32)) {
                    let value = half.grid.value(index);
                    if let (Some(men), Some(plies @ 0..2)) = (men, stage.reached(slice, value)) {
                        found.push((plies, men));
                    }
                }
            });
            for (plies, men) in found {
                ends[usize::from(plies)].push(men);
            }
        }
        ends
    }

    /// Gives their values to the positions that come one ply before `frontier`, which are `plies` from the
    /// next capture.
    fn step_back(&self, stage: Stage, frontier: &[Men], plies: u16, threads: usize) -> Vec<Men> {
        share(threads, frontier.len(), FRONTIER, |range, found| {
            for &men in &frontier[range] {
                self.step_back_from(stage, men, plies, found);
            }
        })
    }

    fn step_back_from(&self, stage: Stage, men: Men, plies: u16, found: &mut Vec<Men>) {
        let slice = Slice::of(men).expect("both sides have men");
        let half = self.half(slice.passed());
        let attacks = match stage.attacker {
            Some(attacker) => attacker == slice,
            None => self.half(slice).grid.value_of(men).wdl() == Some(stage.goal),
        };
        let value = Value::within(if attacks { stage.goal.reversed() } else { stage.goal }, plies + 1);
        let weight = orbit(men) as u8;
        for before in men.unsteps() {
            let index = half.grid.slice.index(before);
            let is_new = match attacks {
                true => half.count_down(index, weight, value),
                false => half.grid.set_unknown(index, value),
            };
            if is_new {
                found.push(before);
            }
        }
    }

    /// The finished grids: what nobody could force is counted.
    fn close(self, threads: usize) -> impl Iterator<Item = Grid> {
        self.halves.into_iter().map(move |Half { grid, left: _ }| {
            let slice = grid.slice;
            let counted = Value::new(Wdl::counted(slice.own.into(), slice.enemy.into()), None);
            share(threads, slice.len() as usize, SLOTS, |range, _: &mut Vec<()>| {
                for index in range {
                    grid.set_unknown(index as u32, counted);
                }
            });
            grid
        })
    }
}

/// How many classes, positions and slots a thread takes at a time: some milliseconds of work.
const CLASSES: usize = 16;
const FRONTIER: usize = 4096;
const SLOTS: usize = 1 << 16;

impl Stage {
    /// The plies to conversion, if `value` in `slice` is what the stage searches for.
    fn reached(self, slice: Slice, value: Value) -> Option<u16> {
        let wdl = value.wdl()?;
        let is_goal = match self.attacker {
            Some(attacker) if attacker == slice => wdl == self.goal,
            Some(_) => wdl == self.goal.reversed(),
            None => wdl == self.goal || wdl == self.goal.reversed(),
        };
        value.dtc().filter(|_| is_goal).map(|Dtc(plies)| plies)
    }
}

impl Half {
    fn open(slice: Slice, grids: &Grids, threads: usize) -> Half {
        let left = std::iter::repeat_with(|| AtomicU8::new(0)).take(slice.len() as usize).collect();
        let half = Half { grid: Grid::new(slice), left };
        share(threads, slice.classes() as usize, CLASSES, |classes, _: &mut Vec<()>| {
            for (index, men) in classes.flat_map(|class| slice.slots(class as u32)) {
                half.open_slot(index, men, grids);
            }
        });
        half
    }

    fn open_slot(&self, index: u32, men: Option<Men>, grids: &Grids) {
        let Some(men) = men else { return self.grid.set(index, Value::UNUSED) };
        if !men.is_quiet() {
            return self.grid.set(index, Value::within(best_capture(men, grids), 1));
        }
        match men.count_steps() {
            0 => self.grid.set(index, Value::within(Wdl::Loss, 0)),
            // At most 4 images, 8 men and 6 ways.
            steps => self.left[index as usize].store((steps * orbit(men)) as u8, Ordering::Relaxed),
        }
    }

    /// Sets `value` if that was the last move which was not in the attacker's favour. Whether it did.
    fn count_down(&self, index: u32, weight: u8, value: Value) -> bool {
        self.grid.value(index) == Value::UNKNOWN
            && self.left[index as usize].fetch_sub(weight, Ordering::Relaxed) == weight
            && self.grid.set_unknown(index, value)
    }
}

/// The best result among the captures of `men`, which has one.
fn best_capture(men: Men, grids: &Grids) -> Wdl {
    let mut best = Wdl::Loss;
    men.any_capture(|after| {
        best = best.max(grids.wdl(after).reversed());
        best == Wdl::Win
    });
    best
}
