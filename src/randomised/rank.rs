//! Numbers as whole numbers in the same order.
//!
//! The lesser of two whole numbers is found without a jump, which WebAssembly needs for two floats;
//! and which of two leaves is the lesser, no processor can foretell.

/// The rank of a number among all numbers; 0 and −0 have the same.
pub(super) fn rank(value: f64) -> i64 {
    flipped((value + 0.0).to_bits().cast_signed())
}

/// The number of a rank.
pub(super) fn value(rank: i64) -> f64 {
    f64::from_bits(flipped(rank).cast_unsigned())
}

/// Negative numbers are ordered by their absolute values, from the greatest; so all bits but the sign
/// are turned over.
const fn flipped(bits: i64) -> i64 {
    bits ^ (bits >> 63) & i64::MAX
}

/// The least of some ranks, in four lanes so that no comparison waits for the last.
pub(super) fn least(ranks: &[i64]) -> i64 {
    let (chunks, rest) = ranks.as_chunks::<4>();
    let mut lanes = [i64::MAX; 4];
    for chunk in chunks {
        lanes.iter_mut().zip(chunk).for_each(|(least, &rank)| *least = rank.min(*least));
    }
    lanes.iter().chain(rest).fold(i64::MAX, |least, &rank| rank.min(least))
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
        for from in 0..numbers.len() {
            let mut ranks: Vec<_> = numbers[from..].iter().copied().map(rank).collect();
            ranks.reverse();
            assert_eq!(value(least(&ranks)).to_bits(), numbers[from].to_bits());
        }
    }
}
