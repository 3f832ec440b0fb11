//! Boards of up to 128 cells as words.

/// An iterator over the indices of the set bits, in ascending order.
#[derive(Clone, Debug)]
pub struct Ones(pub u128);

impl Iterator for Ones {
    type Item = u8;

    #[allow(clippy::cast_possible_truncation)] // A word has 128 bits.
    #[inline]
    fn next(&mut self) -> Option<u8> {
        // WebAssembly has words of 64 bits.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        if low != 0 {
            self.0 ^= u128::from(low & low.wrapping_neg());
            return Some(low.trailing_zeros() as u8);
        }
        if high == 0 {
            return None;
        }
        self.0 = u128::from(high & (high - 1)) << 64;
        Some(high.trailing_zeros() as u8 + 64)
    }
}

/// The word with one bit, of an index below 128. WebAssembly calls a function to shift a word of 128 bits by a variable.
#[inline]
#[must_use]
pub const fn bit(index: u8) -> u128 {
    let word = 1_u64 << (index & 63);
    if index < 64 { word as u128 } else { (word as u128) << 64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_bits_are_found_in_both_halves_of_a_word() {
        for indices in [vec![], vec![0], vec![63, 64], vec![5, 62, 70, 127]] {
            let word = indices.iter().fold(0, |word, &index| word | bit(index));
            assert_eq!(word, indices.iter().fold(0, |word, &index| word | 1_u128 << index));
            assert_eq!(Ones(word).collect::<Vec<_>>(), indices);
        }
    }
}
