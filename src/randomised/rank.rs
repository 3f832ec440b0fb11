//! Floats as integers in the same order.
//!
//! The minimum of two integers is found without a branch. For two floats WebAssembly needs one, and
//! no processor can predict which of two leaves is smaller.

/// The rank of a float among all floats; 0 and −0 have the same rank.
pub(super) fn rank(value: f64) -> i64 {
    flipped((value + 0.0).to_bits().cast_signed())
}

/// The float of a rank.
pub(super) fn value(rank: i64) -> f64 {
    f64::from_bits(flipped(rank).cast_unsigned())
}

/// Negative floats are ordered by descending absolute value, so all bits but the sign are inverted.
const fn flipped(bits: i64) -> i64 {
    bits ^ (bits >> 63) & i64::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_in_the_order_of_their_numbers_and_give_them_back() {
        let numbers = [f64::NEG_INFINITY, -1000.0, -1.5, -f64::MIN_POSITIVE, 0.0, 0.5, 1.0, 25.0, f64::INFINITY];
        assert!(numbers.map(rank).is_sorted_by(|a, b| a < b));
        assert_eq!(numbers.map(|number| value(rank(number)).to_bits()), numbers.map(f64::to_bits));
        assert_eq!(rank(-0.0), rank(0.0));
    }
}
