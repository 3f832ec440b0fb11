//! Values as text. The error says what was expected.

use std::ops::RangeInclusive;

use crate::decimal;

/// The maximum number of trials at a point.
pub const MOST_TRIALS: u32 = 1_000_000_000;
/// The minimum rounding step and scale.
pub const SMALLEST: f64 = 1e-6;
/// The maximum weight, step and scale, which keeps values finite.
pub const LARGEST: f64 = 1e6;

/// The value with this name, if it is one of the options.
pub fn one_of<T: Copy>(text: &str, options: &[(&'static str, T)]) -> Result<T, String> {
    let found = options.iter().find(|(name, _)| *name == text);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<_> = options.iter().map(|(name, _)| *name).collect();
        format!("one of {}", names.join(", "))
    })
}

/// The name of a value.
pub fn name_of<T: Copy + PartialEq>(value: T, options: &[(&'static str, T)]) -> &'static str {
    options.iter().find(|(_, option)| *option == value).map_or("", |(name, _)| name)
}

/// Parses a name, and returns the choice at its place.
pub fn choice<T: Copy>(text: &str, choices: &[T], names: &[&str]) -> Result<T, String> {
    place(text, names).map(|place| choices[place])
}

/// The place of a name.
fn place(text: &str, names: &[&str]) -> Result<usize, String> {
    names.iter().position(|name| *name == text).ok_or_else(|| format!("one of {}", names.join(", ")))
}

/// Parses `yes` or `no`.
pub fn flag(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("yes or no".to_owned()),
    }
}

/// Parses a whole number, written in decimal digits only.
pub fn whole<N: TryFrom<u64>>(text: &str, least: u32, most: u32) -> Result<N, String> {
    great(text, least.into(), most.into())
}

/// The same for larger numbers.
pub fn great<N: TryFrom<u64>>(text: &str, least: u64, most: u64) -> Result<N, String> {
    let digits = Some(text).filter(|text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()));
    let number = digits.and_then(|text| text.parse().ok()).filter(|number| (least..=most).contains(number));
    let number = number.and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| format!("a whole number from {least} to {most}"))
}

/// Parses a decimal number.
pub fn number(text: &str, least: f64, most: f64) -> Result<f64, String> {
    let number = decimal::read(text).filter(|number| (least..=most).contains(number));
    // Minus zero is zero.
    let expected = || format!("a number from {} to {}", decimal::show(least), decimal::show(most));
    number.map(|number| number + 0.0).ok_or_else(expected)
}

/// Parses a whole number, or a range: two with a hyphen between them.
pub fn range(text: &str, allowed: RangeInclusive<u8>) -> Result<RangeInclusive<u8>, String> {
    let (least, most) = allowed.into_inner();
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let number = |text| whole::<u8>(text, least.into(), most.into());
    match (number(from), number(to)) {
        (Ok(from), Ok(to)) if from <= to => Ok(from..=to),
        _ => Err(format!("a number from {least} to {most}, or a range such as {}-{}", least + 1, least + 2)),
    }
}
