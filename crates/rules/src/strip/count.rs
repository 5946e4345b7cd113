//! Counting the moves of the side to move without making a list of them.

use super::{
    moves::{Field, Leaper},
    point::{PointSet, SHIFTS},
    rules::{Capture, ChainRule, LeapRule},
};

/// What the leaps of one man come to.
type Count = fn(Leaper) -> u64;

impl Field {
    /// As many as [`Field::visit`] visits.
    pub fn count(&self) -> u64 {
        let captures = self.count_captures();
        if self.capture == Capture::Strict && captures > 0 { captures } else { captures + self.count_steps() }
    }

    pub fn count_steps(&self) -> u64 {
        let count = SHIFTS.iter().zip(self.board.edges_from()).map(|(&shift, &from)| {
            let (own_beyond, vacant_beyond) = (self.own.shifted(-shift), self.vacant.shifted(-shift));
            let movable = (self.own & vacant_beyond) | (self.vacant & own_beyond);
            (movable & from).len() as u64
        });
        count.sum()
    }

    fn count_captures(&self) -> u64 {
        let leapable = self.leapable();
        if (leapable & self.own).is_empty() {
            return 0;
        }
        let on = self.points_to_leap_on(leapable);
        match self.chain {
            ChainRule::Single => self.count_chains(PointSet::EMPTY, |_| 1),
            ChainRule::Optional => self.count_chains(on, Leaper::count_optional),
            ChainRule::Full => self.count_chains(on, Leaper::count_full),
            ChainRule::Maximum => self.count_maximum(on),
        }
    }

    /// Counts one for each first leap that does not land on one of `on`, and as `count` says for the
    /// others, with the man where it has landed.
    fn count_chains(&self, on: PointSet, count: Count) -> u64 {
        let mut chains = 0;
        self.each_way(|way| {
            let starts = self.own & way.from;
            let longer = starts & on.shifted(-way.to);
            chains += (starts - longer).len() as u64;
            chains += longer.iter().map(|man| count(self.lifted(man).leapt(way))).sum::<u64>();
        });
        chains
    }

    fn count_maximum(&self, on: PointSet) -> u64 {
        let mut leads_on = false;
        self.each_way(|way| leads_on |= !(self.own & way.from & on.shifted(-way.to)).is_empty());
        if !leads_on {
            return self.count_chains(PointSet::EMPTY, |_| 1);
        }
        let longest = self.leapers().iter().map(|man| self.lifted(man).count_longest());
        longest.fold((0, 0), add_longest).1
    }

    /// The vacant points from which a man that has just leapt there may leap again. It is judged before
    /// the leap: what the leap itself clears, its start and the man leapt, makes no further leap possible
    /// unless leaps are bent.
    fn points_to_leap_on(&self, leapable: PointSet) -> PointSet {
        match self.board.leap() {
            LeapRule::Straight => self.vacant & leapable,
            LeapRule::Bent => self.vacant,
        }
    }
}

impl Leaper {
    /// Every chain that is this long or longer.
    fn count_optional(self) -> u64 {
        1 + self.leaps().map(|(_, next)| next.count_optional()).sum::<u64>()
    }

    /// Every chain that cannot go on.
    fn count_full(self) -> u64 {
        self.leaps().map(|(_, next)| next.count_full()).sum::<u64>().max(1)
    }

    /// How many leaps the longest chains from here have, and how many chains are so long.
    fn count_longest(self) -> (usize, u64) {
        let further = self.leaps().map(|(_, next)| next.count_longest());
        further.map(|(leaps, chains)| (leaps + 1, chains)).fold((0, 1), add_longest)
    }
}

/// The longer of two kinds of chains, or both together.
fn add_longest(best: (usize, u64), other: (usize, u64)) -> (usize, u64) {
    match best.0.cmp(&other.0) {
        std::cmp::Ordering::Less => other,
        std::cmp::Ordering::Equal => (best.0, best.1 + other.1),
        std::cmp::Ordering::Greater => best,
    }
}
