//! The transposition table: what is known of positions met before, shared by all threads.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How a value that is kept stands to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What is kept of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// [`Node::pack`](crate::family::Node::pack) of the best move, 0 where none is known.
    pub mv: u32,
    /// As [`Score::to_table`](crate::Score) makes it.
    pub score: i16,
    /// In plies.
    pub depth: u8,
    pub bound: Bound,
}

/// A bucket is one line of the cache: four entries of two words. An entry's first word is its position's
/// hash combined with the second: where two threads wrote one half each, it matches nothing (Hyatt and Mann,
/// *A lockless transposition-table implementation for parallel search*, 2002).
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

/// A fixed number of entries. A new one takes the place of the same position, else of the one that is worth
/// least: old, then shallow.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of about `mib` MiB, at least one bucket.
    pub fn new(mib: usize) -> Table {
        let count = (mib * 1024 * 1024 / size_of::<Bucket>()).max(1);
        Table { buckets: (0..count).map(|_| Bucket::default()).collect(), age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        self.age = 0;
    }

    /// What is kept from now on is newer than what was.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) & AGES;
    }

    pub fn find(&self, hash: u64) -> Option<Entry> {
        self.bucket(hash).iter().find_map(|entry| {
            let [check, data] = read(entry);
            (check ^ data == hash && data != 0).then(|| unpack(data))
        })
    }

    pub fn keep(&self, hash: u64, entry: Entry) {
        let bucket = self.bucket(hash);
        let same = bucket.iter().find(|slot| {
            let [check, data] = read(slot);
            check ^ data == hash
        });
        let least = || bucket.iter().min_by_key(|slot| self.worth(read(slot)[1]));
        if let Some(slot) = same.or_else(least) {
            let data = pack(entry, self.age);
            slot[0].store(hash ^ data, Relaxed);
            slot[1].store(data, Relaxed);
        }
    }

    fn bucket(&self, hash: u64) -> &[[AtomicU64; 2]; 4] {
        // The upper half of the product spreads the hash over any number of buckets.
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize].0
    }

    /// Deeper by eight plies is worth as much as one search newer.
    fn worth(&self, data: u64) -> i32 {
        if data == 0 {
            return i32::MIN;
        }
        let age = self.age.wrapping_sub((data >> AGE) as u8 & AGES) & AGES;
        i32::from(unpack(data).depth) - 8 * i32::from(age)
    }
}

fn read(slot: &[AtomicU64; 2]) -> [u64; 2] {
    [slot[0].load(Relaxed), slot[1].load(Relaxed)]
}

const SCORE: u32 = 24;
const DEPTH: u32 = 40;
const BOUND: u32 = 48;
const AGE: u32 = 50;
const AGES: u8 = 63;
/// Tells an entry from an empty place.
const USED: u64 = 1 << 63;

fn pack(entry: Entry, age: u8) -> u64 {
    u64::from(entry.mv & 0xff_ffff)
        | u64::from(entry.score as u16) << SCORE
        | u64::from(entry.depth) << DEPTH
        | (entry.bound as u64) << BOUND
        | u64::from(age) << AGE
        | USED
}

fn unpack(data: u64) -> Entry {
    Entry {
        mv: (data & 0xff_ffff) as u32,
        score: (data >> SCORE) as u16 as i16,
        depth: (data >> DEPTH) as u8,
        bound: match data >> BOUND & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> Entry {
        Entry { mv: 0xab_cdef, score: -29_990, depth, bound: Bound::Upper }
    }

    #[test]
    fn what_is_kept_is_found() {
        let table = Table::new(1);
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            for score in [-31_000, -1, 0, 1, 31_000] {
                let entry = Entry { mv: 5, score, depth: 200, bound };
                table.keep(score as u64 ^ 0x1234, entry);
                assert_eq!(table.find(score as u64 ^ 0x1234), Some(entry));
            }
        }
        assert_eq!(table.find(77), None);
        assert_eq!(Table::new(0).find(0), None, "an empty place is no entry of hash 0");
    }

    #[test]
    fn shallow_entries_give_way_first_and_old_ones_before_them() {
        let mut table = Table::new(0);
        (0..4).for_each(|hash| table.keep(hash, entry(9 - hash as u8)));
        table.keep(4, entry(1));
        assert_eq!(table.find(3), None, "the shallowest of four");
        (0..3).for_each(|_| table.grow_older());
        table.keep(5, entry(1));
        assert_eq!(table.find(4), None);
        table.keep(6, entry(1));
        assert!(table.find(5).is_some(), "newer, though as shallow");
        table.clear();
        assert!((0..7).all(|hash| table.find(hash).is_none()));
    }
}
