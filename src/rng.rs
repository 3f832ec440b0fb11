//! Seeds, and the only source of chance.

use std::{convert::Infallible, fmt, str::FromStr};

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use sha2::{Digest, Sha256};

/// A 64-bit seed, written as 16 hexadecimal digits.
///
/// Reading never fails: up to 16 hexadecimal digits are the number itself, and any other text is
/// hashed to one (the first eight bytes of its SHA-256, big-endian). So a word, a name or a date
/// is a seed too, and everybody who types it gets the same puzzle.
///
/// ```
/// use plyground::rng::Seed;
/// let seed: Seed = "1f".parse().unwrap();
/// assert_eq!(seed, Seed(31));
/// assert_eq!(seed.to_string(), "000000000000001f");
/// let word: Seed = "Susanne".parse().unwrap();
/// assert_eq!(word.to_string().parse(), Ok(word));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl FromStr for Seed {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let hexadecimal = (1..=16).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_hexdigit());
        Ok(Self(u64::from_str_radix(text, 16).ok().filter(|_| hexadecimal).unwrap_or_else(|| {
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
    /// The generator of `seed`.
    #[must_use]
    pub fn seeded(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed.0))
    }

    /// A number below `bound`, uniformly.
    ///
    /// # Panics
    ///
    /// If `bound` is zero.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.random_range(0..bound)
    }
}
