//! Numbering the sets of so many out of so many (the combinatorial number system).

use super::men::{POINTS, Points, bits};

/// The largest sets that are numbered.
const MOST: usize = 9;

const ROWS: usize = POINTS as usize + 1;

/// Pascal's triangle: `BINOMIAL[k][n]`. One row for each k, because ranks go through n.
const BINOMIAL: [[u32; ROWS]; MOST + 1] = triangle();

const fn triangle() -> [[u32; ROWS]; MOST + 1] {
    let mut table = [[0; ROWS]; MOST + 1];
    let mut n = 0;
    while n < ROWS {
        table[0][n] = 1;
        let mut k = 1;
        while n > 0 && k <= MOST {
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

/// How many sets of `k` out of `n` there are, `n` up to 25.
pub const fn binomial(n: u32, k: u32) -> u32 {
    if k as usize > MOST { 0 } else { BINOMIAL[k as usize][n as usize] }
}

/// The number of `set` among the sets of its size, ascending.
pub fn rank(set: Points) -> u32 {
    (1..).zip(bits(set)).map(|(k, bit)| binomial(bit, k)).sum()
}

/// The number of `set` among the sets of its size that have nothing in common with `taken`.
pub fn rank_beside(taken: Points, set: Points) -> u32 {
    let beside = |bit: u32| bit - (taken & ((1 << bit) - 1)).count_ones();
    (1..).zip(bits(set)).map(|(k, bit)| binomial(beside(bit), k)).sum()
}

/// The set of `k` that has the number `rank` among those beside `taken`: inverse of [`rank_beside`].
pub fn unrank_beside(taken: Points, k: u32, rank: u32) -> Points {
    let mut left = rank;
    let free = POINTS - taken.count_ones();
    let mut below = free;
    let places = (1..=k).rev().map(|k| {
        below = (0..below).rev().find(|&n| binomial(n, k) <= left).expect("the rank is one of a set");
        left -= binomial(below, k);
        1 << below
    });
    deposit(places.sum(), taken)
}

/// `set`, a set of numbers, as a set of points: number n is the nth point that is not in `taken`.
fn deposit(set: Points, taken: Points) -> Points {
    bits(taken).fold(set, |set, point| {
        let below = (1 << point) - 1;
        (set & !below) << 1 | set & below
    })
}

/// The sets of `k` out of the numbers below `n`, ascending.
pub fn subsets(n: u32, k: u32) -> impl Iterator<Item = Points> {
    let first: Points = (1 << k) - 1;
    std::iter::successors(Some(first), |&set| Some(following(set))).take_while(move |&set| set >> n == 0)
}

/// The sets of `k` points that have nothing in common with `taken`, in the order of [`rank_beside`].
pub fn subsets_beside(taken: Points, k: u32) -> impl Iterator<Item = Points> {
    subsets(POINTS - taken.count_ones(), k).map(move |set| deposit(set, taken))
}

/// The next larger set of the same size (Knuth, The Art of Computer Programming 7.1.3, "Gosper's hack").
const fn following(set: Points) -> Points {
    let lowest = set & set.wrapping_neg();
    let carried = set + lowest;
    carried | (set ^ carried) >> (2 + lowest.trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_numbered_in_ascending_order() {
        for k in 1..=4 {
            assert!(subsets(POINTS, k).is_sorted());
            assert!(subsets(POINTS, k).map(rank).eq(0..binomial(POINTS, k)), "{k}");
        }
    }

    #[test]
    fn rank_beside_is_inverse_of_unrank_beside() {
        for taken in subsets(POINTS, 3).step_by(7) {
            for k in 1..=3 {
                let sets: Vec<Points> = subsets_beside(taken, k).collect();
                assert_eq!(sets.len() as u32, binomial(POINTS - 3, k));
                for (number, set) in (0..).zip(sets) {
                    assert_eq!(taken & set, 0);
                    assert_eq!(rank_beside(taken, set), number);
                    assert_eq!(unrank_beside(taken, k, number), set);
                }
            }
        }
    }
}
