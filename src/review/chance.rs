//! Expected scores.

/// The expected score of a value, from 0 to 1, for the side whose value it is. It rises with the value by this slope,
/// unless the end is certain.
#[must_use]
pub fn chance(value: f64, is_certain: bool, slope: f64) -> f64 {
    if !is_certain {
        return 1.0 / (1.0 + libm::exp(-slope * value));
    }
    if value > 0.0 {
        1.0
    } else if value < 0.0 {
        0.0
    } else {
        0.5
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_certain_values_are_wins_draws_and_losses() {
        let same = |found: f64, expected: f64| assert!((found - expected).abs() < 1e-6, "{found}, not {expected}");
        same(chance(9.0, true, 1.0), 1.0);
        same(chance(0.0, true, 1.0), 0.5);
        same(chance(-9.0, true, 1.0), 0.0);
        same(chance(0.0, false, 1.0), 0.5);
        same(chance(3.0, false, 0.5), 0.817_574);
        same(chance(-3.0, false, 0.5), 1.0 - 0.817_574);
    }
}
