//! What a step would give away. No rule: a count that judgements are made of.

use super::{
    moves::Field,
    point::{PointSet, SHIFTS},
};

impl Field {
    /// How many steps give the enemy no leap that it did not have: neither over the man that goes nor over one
    /// that he stood behind. Leaps that are not straight and end where he came from are not looked at.
    pub fn count_safe_steps(&self) -> u32 {
        let movers = self.own - self.guards();
        let places = self.vacant - self.exposed();
        let lines = SHIFTS.into_iter().zip(self.board.edges_from()).zip(self.board.middles());
        let count = lines.map(|((shift, &edges), &middles)| {
            let both = [(shift, edges), (-shift, edges.shifted(shift))];
            both.into_iter().map(move |(shift, from)| {
                // An enemy straight ahead leaps to the point that the man has just left.
                let caught = middles & self.enemy.shifted(-shift);
                (movers & from & (places - caught).shifted(-shift)).len() as u32
            })
        });
        count.flatten().sum()
    }

    /// The vacant points on which a man could be leapt over.
    fn exposed(&self) -> PointSet {
        let mut exposed = PointSet::EMPTY;
        for (&shift, &middles) in SHIFTS.iter().zip(self.board.middles()) {
            for shift in [shift, -shift] {
                exposed |= middles & self.vacant & self.enemy.shifted(shift) & self.vacant.shifted(-shift);
            }
        }
        for way in self.board.other_ways() {
            let from = way.from & self.enemy & self.vacant.shifted(-way.over) & self.vacant.shifted(-way.to);
            exposed |= from.shifted(way.over);
        }
        exposed
    }

    /// The men that stand where an enemy would land after a leap over another.
    fn guards(&self) -> PointSet {
        let mut guards = PointSet::EMPTY;
        for (&shift, &middles) in SHIFTS.iter().zip(self.board.middles()) {
            for shift in [shift, -shift] {
                let over = middles & self.own & self.enemy.shifted(shift) & self.own.shifted(-shift);
                guards |= over.shifted(shift);
            }
        }
        for way in self.board.other_ways() {
            let from = way.from & self.enemy & self.own.shifted(-way.over) & self.own.shifted(-way.to);
            guards |= from.shifted(way.to);
        }
        guards
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::{
        Position as Either, Rules,
        strip::{Action, Point, Position},
    };

    /// The leaps that the side not to move would have.
    fn leaps(position: &Position) -> HashSet<(Point, Point, Point)> {
        let (own, enemy) = (position.men(position.to_move()), position.men(position.to_move().opposite()));
        let vacant = position.board().points() - own - enemy;
        let all = enemy.iter().flat_map(|from| {
            position.board().leaps(from).iter().map(move |leap| (from, leap.over_unchecked(), leap.to()))
        });
        all.filter(|(_, over, to)| own.contains(*over) && vacant.contains(*to)).collect()
    }

    /// Steps that add no leap to those of the other side.
    fn safe_steps(position: &Position) -> u32 {
        let before = leaps(position);
        let steps = position.men(position.to_move()).iter().flat_map(|from| {
            let men = position.men(position.to_move()) | position.men(position.to_move().opposite());
            (position.board().neighbours(from) - men).iter().map(move |to| Action::Step { from, to })
        });
        let gives_nothing = |action: &Action| {
            let mut after = *position;
            after.play_unchecked(*action);
            after.to_move = position.to_move;
            leaps(&after).is_subset(&before)
        };
        steps.filter(gives_nothing).count() as u32
    }

    #[test]
    fn safe_steps_are_those_that_give_no_leap() {
        for text in ["mosona", "kolowis", "mosona strict lozenges=4", "kolowis capture=free lozenges=6"] {
            let rules: Rules = text.parse().expect("rules");
            let mut seed = 1u64;
            for _ in 0..200 {
                let mut position = Either::start(&rules);
                for _ in 0..40 {
                    let Either::Strip(strip) = position else { panic!("a strip") };
                    assert_eq!(strip.count_safe_steps(strip.to_move), safe_steps(&strip), "{text}: {strip}");
                    let legal = position.legal_actions();
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let Some(at) = ((seed >> 33) as usize).checked_rem(legal.len()) else { break };
                    position.play_unchecked(legal[at]);
                }
            }
        }
    }
}
