//! Numbers at random for Zobrist hashing, the same on every machine and in every run.

/// The `index`th number of a fixed sequence (SplitMix64: Steele, Lea and Flood, *Fast splittable pseudorandom
/// number generators*, 2014).
pub(crate) const fn number(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// `N` numbers from `start` on.
pub(crate) const fn numbers<const N: usize>(start: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut index = 0;
    while index < N {
        numbers[index] = number(start + index as u64);
        index += 1;
    }
    numbers
}
