//! A table of rows that remembers which of them changed since they were last written down.

use std::collections::{BTreeMap, BTreeSet};

/// Rows by key, in the order of their keys.
#[derive(Debug)]
pub struct Table<K, V> {
    rows: BTreeMap<K, V>,
    changed: BTreeSet<K>,
}

impl<K, V> Default for Table<K, V> {
    fn default() -> Self {
        Self { rows: BTreeMap::new(), changed: BTreeSet::new() }
    }
}

impl<K: Copy + Ord, V> Table<K, V> {
    /// The row with this key.
    pub fn get(&self, key: K) -> Option<&V> {
        self.rows.get(&key)
    }

    /// The row with this key, to be changed.
    pub fn get_mut(&mut self, key: K) -> Option<&mut V> {
        let row = self.rows.get_mut(&key)?;
        self.changed.insert(key);
        Some(row)
    }

    /// Puts a row, in place of any that had its key.
    pub fn insert(&mut self, key: K, row: V) {
        self.changed.insert(key);
        self.rows.insert(key, row);
    }

    /// Takes a row out.
    pub fn remove(&mut self, key: K) -> Option<V> {
        let row = self.rows.remove(&key)?;
        self.changed.insert(key);
        Some(row)
    }

    /// All rows.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> {
        self.rows.iter().map(|(key, row)| (*key, row))
    }

    /// All rows without their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.rows.values()
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Puts a row that is written down already.
    pub fn restore(&mut self, key: K, row: Option<V>) {
        match row {
            Some(row) => drop(self.rows.insert(key, row)),
            None => drop(self.rows.remove(&key)),
        }
    }

    /// The rows changed since the last call; `None` for a row that is gone.
    pub fn take_changed(&mut self) -> Vec<(K, Option<&V>)> {
        let changed = std::mem::take(&mut self.changed);
        changed.into_iter().map(|key| (key, self.rows.get(&key))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_tells_each_change_once() {
        let mut table = Table::default();
        table.insert(1, "one");
        table.insert(2, "two");
        table.remove(1);
        assert_eq!(table.take_changed(), [(1, None), (2, Some(&"two"))]);
        assert!(table.take_changed().is_empty());
        *table.get_mut(2).unwrap() = "zwei";
        assert_eq!(table.take_changed(), [(2, Some(&"zwei"))]);
        assert_eq!(table.get_mut(9), None);
        assert!(table.take_changed().is_empty());
    }
}
