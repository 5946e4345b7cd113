//! The values of a slice in little room, each found at once.
//!
//! Nine values in ten are one of two or three, so the values of a slice are numbered, the most frequent as 0,
//! and 64 slots in a row are kept as the bit planes of their numbers, as many as the largest needs. A slot
//! that holds no quiet position is a 0. With 8 men that makes one and a half bits a slot.
//!
//! A Huffman code would need less than half of that (the entropy of the values is one bit a quiet position),
//! but reading a slot would mean reading those before it; this takes two places in memory, whatever the slot.

use super::{
    crew::share,
    grid::{Grid, Value},
    slice::Slice,
};

/// The packed values of a slice.
#[derive(Debug, PartialEq, Eq)]
pub struct Packed {
    pub slice: Slice,
    /// How many positions are stored: the quiet ones.
    pub positions: u64,
    /// The values by their numbers, filled up with the first until every sum of bits is the number of one.
    pub values: Vec<Value>,
    pub groups: Vec<Group>,
    /// The planes of all blocks, one after another. Bit n of a plane belongs to slot n of the block.
    pub planes: Vec<u64>,
}

/// How many slots a block has.
pub const BLOCK: usize = 64;

/// Where the planes of [`Group::BLOCKS`] blocks in a row are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Number of the first plane.
    start: u32,
    /// How many planes each block has, four bits a block, the first lowest.
    counts: u64,
}

impl Group {
    pub const BLOCKS: usize = 16;

    /// Groups with these counts, one after another.
    pub fn all(counts: impl IntoIterator<Item = u64>) -> Vec<Group> {
        let mut start = 0;
        let groups = counts.into_iter().map(|counts| {
            let group = Group { start, counts };
            start += Group::sum(counts);
            group
        });
        groups.collect()
    }

    /// How many planes the largest block has.
    pub fn most_planes(self) -> u64 {
        (0..Group::BLOCKS).map(|nth| self.counts >> (4 * nth) & 15).max().unwrap_or(0)
    }

    pub fn counts(self) -> u64 {
        self.counts
    }

    /// Number of the plane after the last.
    pub fn end(self) -> usize {
        (self.start + Group::sum(self.counts)) as usize
    }

    /// The planes of block `nth` of the group.
    fn planes(self, nth: usize) -> std::ops::Range<usize> {
        let shift = 4 * nth as u32;
        let start = self.start + Group::sum(self.counts & ((1 << shift) - 1));
        start as usize..start as usize + (self.counts >> shift & 15) as usize
    }

    /// The sum of the counts: of 16, each at most 15, it fits into a byte.
    fn sum(counts: u64) -> u32 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (counts & LOW) + (counts >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }
}

impl Packed {
    /// Packs the quiet positions of `grid`.
    pub fn pack(grid: &Grid, threads: usize) -> Packed {
        let kept = kept(grid, threads);
        let (mut values, positions) = ranking(&kept);
        let mut numbers = [0; 1 << 16];
        for (number, value) in (0..).zip(&values) {
            numbers[usize::from(value.bits())] = number;
        }
        let mut planes = Vec::new();
        let counts = kept.chunks(BLOCK * Group::BLOCKS).map(|slots| {
            let blocks = slots.chunks(BLOCK).map(|block| push_planes(&mut planes, block, &numbers));
            (0..).zip(blocks).map(|(nth, count)| count << (4 * nth)).sum()
        });
        let groups = Group::all(counts.collect::<Vec<u64>>());
        values.resize(values.len().next_power_of_two(), values[0]);
        Packed { slice: grid.slice, positions, values, groups, planes }
    }

    /// The value of slot `index`; any value, if no quiet position uses it. Tens of nanoseconds, nearly all
    /// of them waiting for memory.
    pub fn value(&self, index: u32) -> Value {
        let (block, slot) = (index as usize / BLOCK, index as usize % BLOCK);
        let planes = self.groups[block / Group::BLOCKS].planes(block % Group::BLOCKS);
        let bits = self.planes[planes].iter().map(|plane| (plane >> slot & 1) as usize);
        self.values[(0..).zip(bits).map(|(place, bit)| bit << place).sum::<usize>()]
    }
}

/// For every slot the value to keep, [`Value::UNUSED`] where there is none.
fn kept(grid: &Grid, threads: usize) -> Vec<Value> {
    let slice = grid.slice;
    const CLASSES: usize = 64;
    let mut parts = share(threads, slice.classes() as usize, CLASSES, |classes, found| {
        let slots = classes.clone().flat_map(|class| slice.slots(class as u32));
        let values = slots.map(|(index, men)| match men {
            Some(men) if men.is_quiet() => grid.value(index),
            _ => Value::UNUSED,
        });
        found.push((classes.start, values.collect::<Vec<_>>()));
    });
    parts.sort_unstable_by_key(|(start, _)| *start);
    parts.into_iter().flat_map(|(_, values)| values).collect()
}

/// The different values, the most frequent first, and how many positions have one.
fn ranking(kept: &[Value]) -> (Vec<Value>, u64) {
    let mut counts = vec![0_u64; 1 << 16];
    kept.iter().for_each(|value| counts[usize::from(value.bits())] += 1);
    counts[usize::from(Value::UNUSED.bits())] = 0;
    let mut values: Vec<u16> = (0..=u16::MAX).filter(|&bits| counts[usize::from(bits)] > 0).collect();
    values.sort_by_key(|&bits| std::cmp::Reverse(counts[usize::from(bits)]));
    (values.into_iter().map(Value::from_bits).collect(), counts.iter().sum())
}

/// Appends the planes of a block. How many it needs.
fn push_planes(planes: &mut Vec<u64>, block: &[Value], numbers: &[u8; 1 << 16]) -> u64 {
    let number = |value: &Value| u64::from(numbers[usize::from(value.bits())]);
    let largest = block.iter().map(number).max().unwrap_or(0);
    let count = u64::BITS - largest.leading_zeros();
    for plane in 0..count {
        let bits = (0..).zip(block).map(|(slot, value)| (number(value) >> plane & 1) << slot);
        planes.push(bits.sum());
    }
    count.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::solve::solve;

    #[test]
    fn every_quiet_position_keeps_its_value() {
        for grid in solve(5, 2, &mut |_| ()).iter() {
            let (packed, slice) = (Packed::pack(grid, 2), grid.slice);
            let slots = (0..slice.classes()).flat_map(|class| slice.slots(class));
            let mut positions = 0;
            for (index, _) in slots.filter(|(_, men)| men.is_some_and(|men| men.is_quiet())) {
                assert_eq!(packed.value(index), grid.value(index), "{slice} slot {index}");
                positions += 1;
            }
            assert_eq!(packed.positions, positions);
            assert!(packed.values.len() > 1);
        }
    }

    #[test]
    fn counts_are_added_up() {
        assert_eq!(Group::sum(0x8888_8888_8888_8888), 128);
        let groups = Group::all([0x0321, 0x8000_0000_0000_0001, 0]);
        assert_eq!(groups[0].planes(2), 3..6);
        assert_eq!(groups[1].planes(0), 6..7);
        assert_eq!(groups[1].planes(15), 7..15);
        assert_eq!(groups[2].planes(3), 15..15);
        assert_eq!(groups[2].end(), 15);
    }
}
