//! Decimal numbers as text, without the tables of the standard library: with them, the module of an engine would weigh
//! a tenth more.

use std::cmp::Ordering;

/// Beyond so many decimal places on either side, a number is infinite or 0.
const FAR: i64 = 400;
/// The number of bits of a quotient; rounded, it has 53.
const BITS: u64 = 64;

/// The number that a text means, rounded as the standard library rounds it: digits with at most one point among them,
/// maybe a sign before and an exponent behind. Below 10⁻³⁰⁷ the last bit may differ.
pub(crate) fn read(text: &str) -> Option<f64> {
    let (sign, rest) = match text.as_bytes().first()? {
        b'-' => (-1.0, &text[1..]),
        b'+' => (1.0, &text[1..]),
        _ => (1.0, text),
    };
    let (number, exponent) = rest.split_once(['e', 'E']).map_or((rest, Some(0)), |(number, exponent)| {
        (number, exponent.parse::<i64>().ok().map(|exponent| exponent.clamp(-2 * FAR, 2 * FAR)))
    });
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let digits = || whole.bytes().chain(part.bytes());
    if whole.len() + part.len() == 0 || !digits().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let places = exponent? - i64::try_from(part.len()).unwrap_or(FAR);
    let short = (whole.len() + part.len() <= 19).then(|| exactly(digits(), places)).flatten();
    Some(sign * short.unwrap_or_else(|| scaled(digits(), places)))
}

/// The number of at most 19 digits where one division of exact numbers rounds it, which is fast.
fn exactly(digits: impl Iterator<Item = u8>, places: i64) -> Option<f64> {
    let above = digits.fold(0, |number, digit| 10 * number + u64::from(digit - b'0'));
    let is_exact = above <= 1 << 53 && (-22..=0).contains(&places);
    is_exact.then(|| above as f64 / (places..0).fold(1.0, |power, _| 10.0 * power))
}

/// The number of digits times a power of ten, rounded.
fn scaled(digits: impl Iterator<Item = u8>, places: i64) -> f64 {
    let mut above = Natural::default();
    digits.for_each(|digit| above.multiply_and_add(10, u32::from(digit - b'0')));
    let size = places + i64::try_from(above.bits()).unwrap_or(FAR) * 3 / 10;
    if above.bits() == 0 || size < -FAR {
        return 0.0;
    }
    if size > FAR {
        return f64::INFINITY;
    }
    let mut below = Natural::default();
    below.multiply_and_add(1, 1);
    let scale = if places < 0 { &mut below } else { &mut above };
    (0..places.unsigned_abs()).for_each(|_| scale.multiply_and_add(10, 0));

    // The quotient of this many bits, the last of which also says whether anything remains.
    let shift = i64::try_from(BITS + below.bits()).unwrap_or(FAR) - i64::try_from(above.bits()).unwrap_or(FAR);
    above.double(u64::try_from(shift).unwrap_or(0));
    below.double(u64::try_from(-shift).unwrap_or(0) + BITS);
    let mut quotient = 0_u128;
    for _ in 0..=BITS {
        quotient = quotient << 1 | u128::from(above.subtract(&below));
        above.double(1);
    }
    quotient |= u128::from(above.bits() > 0);
    // Two factors, because the power alone may be out of range.
    let half = i32::try_from(shift / 2).unwrap_or(0);
    let rest = i32::try_from(shift).unwrap_or(0) - half;
    quotient as f64 * 2_f64.powi(-half) * 2_f64.powi(-rest)
}

/// A natural number of any size, in digits of 32 bits, the least first.
#[derive(Default)]
struct Natural(Vec<u32>);

impl Natural {
    /// The number of its bits.
    fn bits(&self) -> u64 {
        let zeros = self.0.iter().rev().take_while(|digit| **digit == 0).count();
        let used = self.0.len() - zeros;
        used.checked_sub(1).map_or(0, |last| 32 * last as u64 + u64::from(32 - self.0[last].leading_zeros()))
    }

    #[allow(clippy::cast_possible_truncation, reason = "a digit is the lower half")]
    fn multiply_and_add(&mut self, factor: u32, summand: u32) {
        let mut carry = u64::from(summand);
        for digit in &mut self.0 {
            carry += u64::from(*digit) * u64::from(factor);
            *digit = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Doubles it this many times.
    fn double(&mut self, times: u64) {
        (0..times).for_each(|_| self.multiply_and_add(2, 0));
    }

    /// Subtracts a number if it is not greater. Returns whether it did.
    fn subtract(&mut self, other: &Self) -> bool {
        let digit = |number: &Self, place: usize| number.0.get(place).copied().unwrap_or(0);
        let places = self.0.len().max(other.0.len());
        let order = (0..places).rev().map(|place| digit(self, place).cmp(&digit(other, place)));
        if order.fold(Ordering::Equal, Ordering::then) == Ordering::Less {
            return false;
        }
        let mut borrow = false;
        for (place, own) in self.0.iter_mut().enumerate() {
            let (less, under) = own.overflowing_sub(digit(other, place));
            let (less, again) = less.overflowing_sub(borrow.into());
            (*own, borrow) = (less, under || again);
        }
        true
    }
}

/// The text of a limit, as the standard library writes it: a number with at most six decimal places.
pub(crate) fn show(number: f64) -> String {
    let sign = if number < 0.0 { "-" } else { "" };
    // Truncation is impossible: limits are small.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let millionths = (number.abs() * 1e6).round() as u64;
    let (whole, part) = (millionths / 1_000_000, millionths % 1_000_000);
    let text = format!("{sign}{whole}.{part:06}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{read, show};

    fn agrees(text: &str) {
        let expected = text.parse::<f64>().ok().map(f64::to_bits);
        assert_eq!(read(text).map(f64::to_bits), expected, "{text}");
    }

    #[test]
    fn numbers_are_those_of_the_standard_library() {
        let mut number = 1_u64;
        for turn in 0..3_000_usize {
            number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let digits = format!("{number:020}{:020}", number.rotate_left(17));
            let (whole, part) = digits[..=turn % 40].split_at(turn % 7 % (1 + turn % 40));
            let sign = ["", "-", "+"][turn % 3];
            agrees(&format!("{sign}{whole}.{part}"));
            agrees(&format!("{sign}{whole}.{part}e{}", i64::try_from(number >> 40).unwrap() % 300));
            let any = f64::from_bits(number >> 2);
            agrees(&if any.is_normal() { any } else { 0.1 }.to_string());
        }
        // Halfway between two numbers, and next to it.
        for text in
            ["9007199254740993", "9007199254740993.0000000000000000000001", "9007199254740992.9999999999999999999"]
        {
            agrees(text);
        }
    }

    #[test]
    fn other_texts_are_none() {
        for text in ["", "-", ".", "-.", "e3", "1e", "1e+", "1e1.5", "++1", "1.2.3", "0x1", " 1", "1_000", "١"] {
            assert_eq!(read(text), None, "{text}");
        }
        for text in ["1.", ".5", "+.5e-3", "0", "-0", "1e999", "1e-999", "0e999999999999"] {
            agrees(text);
        }
    }

    #[test]
    fn limits_are_written_in_full() {
        for number in [0.0, -0.5, 1e9, -1e6, 0.001, 12.25, 1e-6] {
            assert_eq!(show(number), number.to_string());
        }
    }
}
