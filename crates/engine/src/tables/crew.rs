//! Work shared by several threads.

use std::{
    ops::Range,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Calls `job` with ranges of at most `chunk` numbers that together are all below `count`, on `threads`
/// threads. What the jobs put into their lists is returned in one, in no certain order.
pub fn share<T: Send>(
    threads: usize,
    count: usize,
    chunk: usize,
    job: impl Fn(Range<usize>, &mut Vec<T>) + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let start = next.fetch_add(chunk, Ordering::Relaxed);
            if start >= count {
                return found;
            }
            job(start..count.min(start + chunk), &mut found);
        }
    };
    // A thread costs more than a chunk.
    let others = threads.min(count.div_ceil(chunk)).saturating_sub(1);
    thread::scope(|scope| {
        let others: Vec<_> = (0..others).map(|_| scope.spawn(work)).collect();
        let mut found = work();
        for other in others {
            found.append(&mut other.join().expect("no job panics"));
        }
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_worked_on_once() {
        for (threads, count, chunk) in [(1, 10, 3), (2, 1000, 7), (4, 3, 100), (2, 0, 5)] {
            let mut found = share(threads, count, chunk, |range, found| found.extend(range));
            found.sort_unstable();
            assert!(found.into_iter().eq(0..count));
        }
    }
}
