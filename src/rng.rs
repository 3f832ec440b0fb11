//! Seeds, and the only source of randomness.

use std::{convert::Infallible, fmt, str::FromStr};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use sha2::{Digest, Sha256};

use crate::text;

/// A 64-bit seed, written as 16 hexadecimal digits.
///
/// Parsing never fails: up to 16 hexadecimal digits are the number itself, and any other text is
/// hashed (the first eight bytes of its SHA-256, big-endian). So a word, a name or a date is a seed
/// too, and everybody who types it gets the same puzzle, on any keyboard: before that, invisible characters
/// (`Default_Ignorable_Code_Point`) and white space at both ends are dropped, each other white space becomes a blank,
/// and the text is brought into Normalization Form C.
///
/// ```
/// use plyground::rng::Seed;
/// let seed: Seed = "1f".parse().unwrap();
/// assert_eq!(seed, Seed(31));
/// assert_eq!(seed.to_string(), "000000000000001f");
/// let word: Seed = "Susanne".parse().unwrap();
/// assert_eq!(word.to_string().parse(), Ok(word));
/// assert_eq!(" Susanne\u{200b}".parse(), Ok(word));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl FromStr for Seed {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let text = text::as_seen(text);
        let hexadecimal = (1..=16).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_hexdigit());
        Ok(Self(u64::from_str_radix(&text, 16).ok().filter(|_| hexadecimal).unwrap_or_else(|| {
            Sha256::digest(text).iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
        })))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A seeded generator whose stream is the same on every target.
///
/// It is pinned by name (xoshiro256++), because `StdRng` and `SmallRng` may
/// change with any release and `SmallRng` depends on the pointer width.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// Creates the generator for a seed.
    #[must_use]
    pub fn seeded(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed.0))
    }

    /// Creates the generator of stream `index` of the given name, one of 2⁶⁴ derived from a seed.
    ///
    /// An experiment gives each trial its own streams, so no trial depends on another. Seed, name
    /// and index are mixed one after the other, and the result seeds the generator:
    /// `mix(mix(mix(seed) ⊕ name) ⊕ index)`, where `mix` is a step of `SplitMix64` and the name is
    /// hashed by 64-bit FNV-1a.
    ///
    /// ```
    /// use plyground::rng::{Random, Seed};
    /// let first = |index, name| Random::stream(Seed(1), index, name).below(1_000_000);
    /// assert_eq!(first(0, "sample"), first(0, "sample"));
    /// assert_ne!(first(0, "sample"), first(1, "sample"));
    /// assert_ne!(first(0, "sample"), first(0, "play"));
    /// ```
    #[must_use]
    pub fn stream(seed: Seed, index: u64, name: &str) -> Self {
        let name = name
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
        Self::seeded(Seed(mix(mix(mix(seed.0) ^ name) ^ index)))
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Draws a number below `bound`, uniformly.
    ///
    /// # Panics
    ///
    /// If `bound` is zero.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.random_range(0..bound)
    }
}

/// A step of `SplitMix64` [Steele et al. 2014]: a bijection in which every input bit affects all
/// output bits.
pub(crate) const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
