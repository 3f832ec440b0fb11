//! Random numbers that do not depend on the order of visits.

/// The step of `SplitMix64`: 2⁶⁴ divided by the golden ratio, made odd.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Whether the ends of the interval from which random numbers are drawn belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// They do.
    Closed,
    /// They do not.
    Open,
}

/// 64 random bits.
///
/// They are the mixed value of a number; *mixing* is the output function of `SplitMix64` [Steele et
/// al. 2014].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomDraw(u64);

impl RandomDraw {
    pub(super) const fn mixed(number: u64) -> Self {
        let word = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(word ^ word >> 31)
    }

    /// The draw of a search, from which all its other draws derive.
    #[must_use]
    pub const fn of_search(search_seed: u64) -> Self {
        Self::mixed(search_seed.wrapping_add(STEP))
    }

    /// The draw for a position, from its key (see [`DepthTSearch`](super::DepthTSearch)): the mixed
    /// exclusive or of these bits and the key.
    #[must_use]
    pub const fn of_position(self, key: u64) -> Self {
        Self::mixed(self.0 ^ key)
    }

    /// Draw number `number`, counted from 0, of the `SplitMix64` sequence that starts from these
    /// bits.
    #[must_use]
    pub const fn nth(self, number: u64) -> Self {
        Self::mixed(self.0.wrapping_add(STEP.wrapping_mul(number.wrapping_add(1))))
    }

    /// The upper 32 bits.
    pub(super) const fn upper(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// A number from 0 to 1, with or without the ends.
    #[must_use]
    pub fn unit(self, ends: Ends) -> f64 {
        match ends {
            Ends::Closed => self.closed(),
            Ends::Open => self.open(),
        }
    }

    /// A number in [0, 1], both ends included: the upper 53 bits over 2⁵³ − 1.
    #[must_use]
    pub fn closed(self) -> f64 {
        // 1 / (2⁵³ − 1) is rounded up, so that the largest product is exactly 1.
        const UNIT: f64 = (1.0 + f64::EPSILON) / 9_007_199_254_740_992.0;
        (self.0 >> 11).cast_signed() as f64 * UNIT
    }

    /// A number in (0, 1), both ends excluded: the upper 53 bits over 2⁵³, with the last of them
    /// set.
    #[must_use]
    pub fn open(self) -> f64 {
        (self.0 >> 11 | 1).cast_signed() as f64 / 9_007_199_254_740_992.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_belong_to_closed_intervals_only() {
        let [least, greatest] = [RandomDraw(0), RandomDraw(u64::MAX)];
        assert_eq!([least, greatest].map(|draw| draw.closed().to_bits()), [0.0_f64, 1.0].map(f64::to_bits));
        assert!(0.0 < least.open() && greatest.open() < 1.0);
    }

    #[test]
    fn draws_follow_the_published_generator() {
        // The first outputs of SplitMix64 seeded with 1234567, as in the test vectors of Rosetta Code.
        let draws = [0, 1, 2].map(|number| RandomDraw(1_234_567).nth(number).0);
        assert_eq!(draws, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }
}
