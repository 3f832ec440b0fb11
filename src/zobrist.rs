//! Stable constants for position keys [Zobrist 1970].

/// The first outputs of `SplitMix64` [Steele et al. 2014] from a seed: the same on every platform
/// and in every release.
pub const fn constants<const N: usize>(seed: u64) -> [u64; N] {
    let mut constants = [0; N];
    let mut place = 0;
    while place < N {
        constants[place] = constant(seed, place as u64);
        place += 1;
    }
    constants
}

/// The constant at a place. Random numbers cannot be compressed, so a game with many computes each when it needs it.
#[inline]
pub const fn constant(seed: u64, place: u64) -> u64 {
    let state = seed.wrapping_add(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(place.wrapping_add(1)));
    let word = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::constants;

    #[test]
    fn the_generator_is_the_published_one() {
        // The first outputs of the reference implementation from the seed 1234567.
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(constants::<3>(1_234_567), expected);
    }
}
