//! Ascending numbers, compressed.

/// Ascending numbers, each stored as the difference from its predecessor in a Rice code [Rice
/// 1979]: the quotient in unary, as zeros and a one, then the low bits. Each of n numbers below m
/// takes less than log₂(m / n) + 3 bits on average.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    /// The last word is padding, so that reads beyond the end are safe.
    words: Box<[u64]>,
    len: usize,
    /// The number of low bits.
    low: u32,
}

impl Packed {
    /// Packs numbers; `last` is the greatest of them.
    pub fn new(numbers: impl ExactSizeIterator<Item = u64>, last: u64) -> Self {
        let len = numbers.len();
        let low = (last / len.max(1) as u64).checked_ilog2().unwrap_or(0);
        let bits = (last >> low) + len as u64 * u64::from(1 + low);
        let mut words = vec![0_u64; usize::try_from(bits / 64).expect("numbers are in memory") + 2];
        let (mut before, mut at) = (0, 0);
        for number in numbers {
            let distance = number - before;
            before = number;
            at += to_index(distance >> low);
            words[at / 64] |= 1 << (at % 64);
            at += 1;
            let (bits, shift) = (distance & ((1 << low) - 1), at % 64);
            words[at / 64] |= bits << shift;
            words[at / 64 + 1] |= bits >> 1 >> (63 - shift);
            at += low as usize;
        }
        words.truncate(at.div_ceil(64) + 1);
        Self { words: words.into(), len, low }
    }

    /// The count of numbers.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The memory they take, in bytes.
    pub fn bytes(&self) -> u64 {
        size_of_val(&*self.words) as u64
    }

    /// The numbers.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = u64> + '_ {
        let (mut number, mut at) = (0, 0);
        (0..self.len).map(move |_| {
            let mut word = at / 64;
            let mut ahead = self.words[word] >> (at % 64);
            let mut high = 0;
            if ahead == 0 {
                high = 64 - at % 64;
                word += 1;
                while self.words[word] == 0 {
                    high += 64;
                    word += 1;
                }
                ahead = self.words[word];
            }
            high += ahead.trailing_zeros() as usize;
            at += high + 1;
            let shift = at % 64;
            let bits = self.words[at / 64] >> shift | self.words[at / 64 + 1] << 1 << (63 - shift);
            at += self.low as usize;
            number += (high as u64) << self.low | bits & ((1 << self.low) - 1);
            number
        })
    }
}

fn to_index(number: u64) -> usize {
    usize::try_from(number).expect("numbers are in memory")
}

#[cfg(test)]
mod tests {
    use super::Packed;
    use crate::rng::{Random, Seed};

    #[test]
    fn numbers_come_back_from_few_bits() {
        let mut random = Random::seeded(Seed(1));
        for (count, below) in
            [(0, 1), (1, 1), (1, 1 << 48), (2, 3), (300, 301), (1000, 1 << 20), (5000, 1 << 48), (90, 1 << 60)]
        {
            let mut numbers: Vec<u64> = (0..count).map(|_| random.below(below)).collect();
            // Distant numbers after many close ones.
            numbers.extend((0..count / 2).map(|number| number.min(below - 1)));
            numbers.sort_unstable();
            numbers.dedup();
            let last = numbers.last().copied().unwrap_or(0);
            let packed = Packed::new(numbers.iter().copied(), last);
            assert_eq!(packed.iter().collect::<Vec<_>>(), numbers);
            assert_eq!(packed.len(), numbers.len());
            let spread = (last.max(1) as f64 / numbers.len().max(1) as f64).log2().max(0.0);
            assert!(packed.bytes() as f64 * 8.0 <= numbers.len() as f64 * (spread + 3.0) + 128.0);
        }
    }
}
