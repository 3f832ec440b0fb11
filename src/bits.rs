//! Boards of up to 128 cells as words.

/// An iterator over the indices of the set bits, in ascending order.
#[derive(Clone, Debug)]
pub struct Ones(pub u128);

impl Iterator for Ones {
    type Item = u8;

    #[allow(clippy::cast_possible_truncation)] // A word has 128 bits.
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(number)
    }
}
