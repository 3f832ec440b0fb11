//! Weighted sums of evaluation functions.

use std::{fmt, str::FromStr};

use super::{
    evaluation::{Evaluation, UnknownEvaluation},
    fitted,
    position::Position,
};
use crate::decimal;

/// A linear combination of evaluation functions (thesis, appendix G.2), as in `man+0.5*l2`; `zero`
/// has no terms and values all positions alike, and `fitted` is [`WeightedSum::FITTED`].
///
/// Terms are added in the order of [`Evaluation::ALL`], so equal sums have equal bits.
///
/// ```
/// use plyground::slide::{Position, WeightedSum};
/// let sum: WeightedSum = "2*man+inv".parse()?;
/// assert_eq!(sum.value(&Position::<3>::START), 2.0 * 24.0 + 36.5);
/// assert_eq!(sum.to_string(), "2*man+inv");
/// # Ok::<(), plyground::slide::WeightedSumError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightedSum {
    weights: [f64; Evaluation::ALL.len()],
}

/// The maximum absolute value of a weight, so that every sum is finite, with noise as well.
const MOST: f64 = 1e100;

impl WeightedSum {
    /// The thesis' functions with the weights that best fit the distances to win of SlideThree.
    pub const FITTED: Self = Self { weights: fitted::SUM };

    /// The weight of one function.
    #[must_use]
    pub fn weight(&self, evaluation: Evaluation) -> f64 {
        self.weights[evaluation as usize]
    }

    /// The value of a position.
    ///
    /// # Panics
    ///
    /// If one of the functions is not available for the puzzle; see [`Evaluation::of`].
    #[must_use]
    pub fn value<const K: usize>(&self, position: &Position<K>) -> f64 {
        let weighted = Evaluation::ALL.into_iter().zip(self.weights).filter(|(_, weight)| *weight != 0.0);
        weighted.map(|(evaluation, weight)| weight * evaluation.value(position)).sum()
    }
}

impl From<Evaluation> for WeightedSum {
    fn from(evaluation: Evaluation) -> Self {
        Self { weights: Evaluation::ALL.map(|other| f64::from(u8::from(other == evaluation))) }
    }
}

impl fmt::Display for WeightedSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weighted = Evaluation::ALL.into_iter().zip(self.weights).filter(|(_, weight)| *weight != 0.0);
        if weighted.clone().next().is_none() {
            return f.write_str("zero");
        }
        if *self == Self::FITTED {
            return f.write_str("fitted");
        }
        weighted.enumerate().try_for_each(|(place, (evaluation, weight))| {
            let plus = if place == 0 { "" } else { "+" };
            let factor = if weight.to_bits() == 1.0_f64.to_bits() { String::new() } else { format!("{weight}*") };
            write!(f, "{plus}{factor}{evaluation}")
        })
    }
}

impl FromStr for WeightedSum {
    type Err = WeightedSumError;

    /// Reads terms `name` or `weight*name` with weights up to 10¹⁰⁰, joined by `+` (or by a space, as a `+` in a link
    /// is decoded).
    fn from_str(text: &str) -> Result<Self, WeightedSumError> {
        let mut weights = [0.0; Evaluation::ALL.len()];
        let mut named = [false; Evaluation::ALL.len()];
        match text {
            "zero" => return Ok(Self { weights }),
            "fitted" => return Ok(Self::FITTED),
            _ => (),
        }
        for term in text.split(['+', ' ']) {
            let (factor, name) = term.split_once('*').unwrap_or(("1", term));
            let weight = decimal::read(factor).filter(|weight| weight.abs() <= MOST);
            let weight = weight.ok_or_else(|| WeightedSumError::Weight { found: factor.to_owned() })?;
            let evaluation: Evaluation = name.parse().map_err(WeightedSumError::Name)?;
            if std::mem::replace(&mut named[evaluation as usize], true) {
                return Err(WeightedSumError::Repeated { evaluation });
            }
            weights[evaluation as usize] = weight;
        }
        Ok(Self { weights })
    }
}

/// Why a text is not a valid weighted sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightedSumError {
    /// A term is not the name of a function.
    Name(UnknownEvaluation),
    /// A weight is not a number, or too large.
    Weight {
        /// The text before the `*`.
        found: String,
    },
    /// A function occurs twice.
    Repeated {
        /// That function.
        evaluation: Evaluation,
    },
}

impl fmt::Display for WeightedSumError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(error) => error.fmt(f),
            Self::Weight { found } => {
                write!(f, "“{found}” is not a weight: expected a number from -1e100 to 1e100, as in 0.5*man")
            }
            Self::Repeated { evaluation } => write!(f, "“{evaluation}” occurs twice: expected each function once"),
        }
    }
}

impl std::error::Error for WeightedSumError {}
