//! Looking whether tables are right: every value follows from those after its moves.
//!
//! That is a proof, given the captures' results: a side that forces something does so in ever fewer plies,
//! and where endless play is to somebody's liking he always has a move that keeps it so. What is trusted is
//! the numbering and the generator of moves, which the tests compare with the `rules` crate, and which the
//! [`Oracle`] does not use.

use rules::{Side, strip::Position};

use super::{Dtc, Men, Oracle, Slice, Tables, Verdict, Wdl, crew::share};

/// What came of looking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many positions were looked at.
    pub positions: u64,
    /// How many of them have a wrong value.
    pub wrong: u64,
    /// One of those, with White to move.
    pub example: Option<Position>,
}

impl Checked {
    fn add(&mut self, other: Checked) {
        self.positions += other.positions;
        self.wrong += other.wrong;
        self.example = self.example.or(other.example);
    }

    fn one(position: Position, is_right: bool) -> Checked {
        let example = (!is_right).then_some(position);
        Checked { positions: 1, wrong: (!is_right).into(), example }
    }
}

impl Tables {
    /// Compares every stored value with those after its moves. `progress` is told now and then how many
    /// positions have been looked at. A minute and a half on two threads for 8 men.
    pub fn check(&self, threads: usize, progress: &mut dyn FnMut(u64)) -> Checked {
        const CLASSES: u32 = 256;
        let mut checked = Checked::default();
        for packed in &self.slices {
            let slice = packed.slice;
            for start in (0..slice.classes()).step_by(CLASSES as usize) {
                let count = CLASSES.min(slice.classes() - start) as usize;
                let parts = share(threads, count, 4, |classes, parts| {
                    parts.extend(classes.map(|class| self.check_class(slice, start + class as u32)));
                });
                parts.into_iter().for_each(|part| checked.add(part));
                progress(checked.positions);
            }
        }
        checked
    }

    fn check_class(&self, slice: Slice, class: u32) -> Checked {
        let mut checked = Checked::default();
        for men in slice.slots(class).filter_map(|(_, men)| men).filter(|men| men.is_quiet()) {
            checked.positions += 1;
            if self.verdict(men) != self.after_steps(men) {
                checked.add(Checked { positions: 0, ..Checked::one(men.position(Side::South), false) });
            }
        }
        checked
    }

    /// The value of `men`, which are quiet, from the values after their steps.
    fn after_steps(&self, men: Men) -> Verdict {
        let counted = Wdl::counted(men.own.count_ones(), men.enemy.count_ones());
        let after = || men.steps().map(|after| self.verdict(after));
        let Some(wdl) = after().map(|verdict| verdict.wdl.reversed()).max() else {
            return Verdict { wdl: Wdl::Loss, dtc: Some(Dtc(0)), counted };
        };
        let kept = after().filter(|verdict| verdict.wdl.reversed() == wdl).map(|verdict| verdict.dtc);
        let dtc = match (wdl, counted) {
            (Wdl::Draw, Wdl::Draw) => None,
            // The side to move wants the change, and soon.
            (Wdl::Win, _) | (Wdl::Draw, Wdl::Loss) => kept.flatten().min(),
            // It puts it off, for ever if it can.
            _ => kept.min_by_key(|dtc| dtc.map_or(0, |Dtc(plies)| u16::MAX - plies)).flatten(),
        };
        Verdict { wdl, dtc: dtc.map(|Dtc(plies)| Dtc(plies + 1)), counted }
    }

    /// Compares the values with all that `oracle` knows and the tables have.
    pub fn check_with(&self, oracle: &Oracle) -> Checked {
        let mut checked = Checked::default();
        for (position, value) in oracle.values() {
            if let Some(verdict) = self.probe(&position) {
                checked.add(Checked::one(position, (verdict.wdl, verdict.dtc) == value));
            }
        }
        checked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{grid::Value, packed::Packed};

    /// Tables in which the first value of the slice `own`-`enemy` for which `is_changed` holds is `value`
    /// instead.
    fn damaged(own: u8, enemy: u8, is_changed: fn(Value) -> bool, value: Value) -> Tables {
        let mut tables = Tables::build(4, 2, &mut |_| ());
        let packed: &mut Packed = &mut tables.slices[Slice { own, enemy }.number()];
        let changed = packed.values.iter_mut().find(|value| is_changed(**value)).expect("the value occurs");
        *changed = value;
        tables
    }

    fn assert_found(tables: &Tables) {
        let checked = tables.check(2, &mut |_| ());
        assert!(checked.wrong > 0 && checked.example.is_some(), "{checked:?}");
        assert_eq!(checked.positions, tables.positions());
        assert!(tables.check_with(&Oracle::up_to(3)).wrong > 0);
    }

    #[test]
    fn wrong_plies_are_found() {
        assert_found(&damaged(
            2,
            1,
            |value| value == Value::within(Wdl::Win, 34),
            Value::within(Wdl::Win, 32),
        ));
        assert_found(&damaged(1, 2, |value| value.dtc() == Some(Dtc(9)), Value::new(Wdl::Loss, None)));
    }

    #[test]
    fn wrong_results_are_found() {
        assert_found(&damaged(1, 2, |value| value.wdl() == Some(Wdl::Draw), Value::within(Wdl::Loss, 35)));
        assert_found(&damaged(1, 1, |value| value.dtc().is_none(), Value::within(Wdl::Win, 2)));
    }

    #[test]
    fn right_values_are_right() {
        let checked = Tables::build(4, 2, &mut |_| ()).check(2, &mut |_| ());
        assert_eq!((checked.wrong, checked.example), (0, None));
    }
}
