//! The values of all slots of a slice, while tables are made.

use std::sync::atomic::{AtomicU16, Ordering};

use super::{
    men::Men,
    slice::Slice,
    verdict::{Dtc, Wdl},
};

/// What is known about a slot: nothing yet, that no position uses it, or a result and its plies to
/// conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u16);

impl Value {
    pub const UNKNOWN: Value = Value(0);
    pub const UNUSED: Value = Value(u16::MAX);

    pub const fn new(wdl: Wdl, dtc: Option<Dtc>) -> Value {
        let plies = match dtc {
            Some(Dtc(plies)) => plies + 1,
            None => 0,
        };
        Value(plies << 2 | (wdl as u16 + 1))
    }

    /// A value with its plies to conversion.
    pub const fn within(wdl: Wdl, plies: u16) -> Value {
        Value::new(wdl, Some(Dtc(plies)))
    }

    /// `None` if there is no result.
    pub fn wdl(self) -> Option<Wdl> {
        if self == Value::UNUSED {
            None
        } else {
            Wdl::ALL.get(usize::from(self.0 & 3).wrapping_sub(1)).copied()
        }
    }

    pub fn dtc(self) -> Option<Dtc> {
        (self.0 >> 2).checked_sub(1).map(Dtc)
    }

    pub const fn bits(self) -> u16 {
        self.0
    }

    pub const fn from_bits(bits: u16) -> Value {
        Value(bits)
    }
}

/// The values of a slice, one for each slot.
#[derive(Debug)]
pub struct Grid {
    pub slice: Slice,
    values: Vec<AtomicU16>,
}

impl Grid {
    /// Nothing is known.
    pub fn new(slice: Slice) -> Grid {
        let unknown = || AtomicU16::new(Value::UNKNOWN.bits());
        Grid { slice, values: std::iter::repeat_with(unknown).take(slice.len() as usize).collect() }
    }

    pub fn value(&self, index: u32) -> Value {
        Value::from_bits(self.values[index as usize].load(Ordering::Relaxed))
    }

    pub fn set(&self, index: u32, value: Value) {
        self.values[index as usize].store(value.bits(), Ordering::Relaxed);
    }

    /// Sets the value if none was known. Whether it did.
    pub fn set_unknown(&self, index: u32, value: Value) -> bool {
        let (unknown, value) = (Value::UNKNOWN.bits(), value.bits());
        let relaxed = Ordering::Relaxed;
        self.values[index as usize].compare_exchange(unknown, value, relaxed, relaxed).is_ok()
    }

    pub fn value_of(&self, men: Men) -> Value {
        self.value(self.slice.index(men))
    }
}

/// The grids that are finished, in the order of [`Slice::up_to`].
#[derive(Debug, Default)]
pub struct Grids(Vec<Grid>);

impl Grids {
    pub fn push(&mut self, grid: Grid) {
        debug_assert_eq!(grid.slice.number(), self.0.len(), "slices come in their order");
        self.0.push(grid);
    }

    pub fn iter(&self) -> impl Iterator<Item = &Grid> {
        self.0.iter()
    }

    /// The result for the side to move, which has lost if it has no men.
    pub fn wdl(&self, men: Men) -> Wdl {
        match Slice::of(men) {
            Some(slice) => {
                self.0[slice.number()].value_of(men).wdl().expect("a finished grid has every result")
            }
            None if men.own == 0 => Wdl::Loss,
            None => Wdl::Win,
        }
    }
}
