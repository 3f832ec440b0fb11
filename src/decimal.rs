//! Decimal numbers as text, without the tables that the standard library needs to read and write any of them.
//!
//! Modules that play one game hold this much only: their engines are named with short numbers.

/// The most digits of a number that a double holds exactly.
const DIGITS: usize = 15;
/// The powers of ten that doubles hold, as far as there are digits.
const POWERS: [f64; DIGITS + 1] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/// The number that a text means, rounded as the standard library rounds it. Modules without the laboratory only read
/// numbers of at most 15 digits and no exponent.
pub(crate) fn read(text: &str) -> Option<f64> {
    read_short(text).or_else(|| text.parse().ok())
}

/// Reads digits with at most one point among them. Both the digits and the power of ten are exact, so that dividing
/// them rounds once.
fn read_short(text: &str) -> Option<f64> {
    let (sign, unsigned) = text.strip_prefix('-').map_or((1.0, text), |rest| (-1.0, rest));
    let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let digits = || whole.bytes().chain(part.bytes());
    if !(1..=DIGITS).contains(&(whole.len() + part.len())) || !digits().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number = digits().fold(0.0, |number, digit| number * 10.0 + f64::from(digit - b'0'));
    Some(sign * number / POWERS[part.len()])
}

/// The text of a number, as the standard library writes it. Modules without the laboratory only write whole numbers,
/// and round others.
pub(crate) fn show(number: f64) -> String {
    let (sign, millionths) = (if number < 0.0 { "-" } else { "" }, (number.abs() * 1e6).round() as u64);
    let (whole, part) = (millionths / 1_000_000, millionths % 1_000_000);
    if part == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{part:06}").trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::read_short;

    #[test]
    fn short_numbers_are_those_of_the_standard_library() {
        let mut number = 1_u64;
        for turn in 0..100_000 {
            number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let digits = format!("{:020}", number >> 8);
            let (whole, part) = digits[4..][..=turn % 15].split_at(turn % 15 * turn % 7 % (1 + turn % 15));
            let text = format!("{}{whole}.{part}", if turn % 2 == 0 { "-" } else { "" });
            assert_eq!(read_short(&text).map(f64::to_bits), text.parse().ok().map(f64::to_bits), "{text}");
        }
    }

    #[test]
    fn other_texts_are_left_to_it() {
        for text in ["", "-", ".", "-.", "1e3", "+1", "1.2.3", "inf", "NaN", "0x1", " 1", "1234567890.123456"] {
            assert_eq!(read_short(text), None, "{text}");
        }
    }
}
