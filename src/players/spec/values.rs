//! The values of keys: how they are written and read.

use std::{fmt, str::FromStr};

use crate::search::{
    Adding, Attacker, Bounds, Driver, History, HistoryWeight, Leaf, Noise, NoiseKind, NoiseSides, Order, Replacement,
    StandPat, TableDepth, UnknownName,
};

/// How a value of an option is written.
pub(super) trait Written {
    fn written(self) -> String;
}

impl Written for bool {
    fn written(self) -> String {
        if self { "yes" } else { "no" }.to_owned()
    }
}

/// For values that write themselves.
macro_rules! written {
    ($($kind:ty),+) => { $(impl Written for $kind {
        fn written(self) -> String {
            self.to_string()
        }
    })+ };
}

written!(
    u32,
    u64,
    f64,
    Driver,
    Replacement,
    TableDepth,
    Bounds,
    History,
    HistoryWeight,
    StandPat,
    Attacker,
    Leaf,
    Adding,
    Order
);

pub(super) fn yes(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("yes or no".to_owned()),
    }
}

pub(super) fn within<N: FromStr + PartialOrd + fmt::Display + Copy>(
    text: &str,
    least: N,
    most: N,
) -> Result<N, String> {
    let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    number.filter(|number| (least..=most).contains(number)).ok_or_else(|| format!("a number from {least} to {most}"))
}

pub(super) fn amount(text: &str) -> Result<f64, String> {
    up_to(1e6, text)
}

/// Values of evaluations whose threats are worth millions.
pub(super) fn great(text: &str) -> Result<f64, String> {
    up_to(1e9, text)
}

fn up_to(most: f64, text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| (0.0..=most).contains(number));
    number.ok_or_else(|| format!("a number from 0 to {most}"))
}

pub(super) fn value(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| (-1e6..=1e6).contains(number));
    number.map(|number| number + 0.0).ok_or_else(|| "a number from -1000000 to 1000000".to_owned())
}

pub(super) fn named<N: FromStr<Err = UnknownName>>(text: &str) -> Result<N, String> {
    text.parse().map_err(|error: UnknownName| error.expected.join(", "))
}

pub(super) fn noise(text: &str) -> Result<Noise, String> {
    let expected = || "a kind, a weight and its sides, as in add:0.5:two, or none".to_owned();
    let [kind, weight, sides] = text.split(':').collect::<Vec<_>>()[..] else { return Err(expected()) };
    let (kind, sides): (NoiseKind, NoiseSides) = (named(kind)?, named(sides)?);
    Ok(Noise { kind, weight: amount(weight)?, sides })
}
