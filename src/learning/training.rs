//! Training settings as a query.

use std::fmt;

use crate::{
    rng::Seed,
    schema::{
        SpecError, pairs,
        values::{LARGEST, MOST_TRIALS, SMALLEST, number, whole},
    },
};

/// Training settings: everything that the weights depend on besides the rules.
///
/// ```
/// use plyground::learning::Training;
/// let training: Training = "games=2000&lambda=0.70&depth=3".parse()?;
/// assert_eq!(training.to_string(), "games=2000&depth=3");
/// assert_eq!("lambda=2".parse::<Training>().unwrap_err().key, "lambda");
/// # Ok::<(), plyground::schema::SpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// The games.
    pub games: u64,
    /// The plies that are searched before each move, 1 to 20.
    pub depth: u32,
    /// The number of captures searched beyond the depth.
    pub quiet: u32,
    /// λ: how much more the difference after one move counts than that after the next, 0 to 1. With 0 a search learns from
    /// the next one only, with 1 from the result only.
    pub lambda: f64,
    /// The step of the first game for each weight, in units of the evaluation.
    pub rate: f64,
    /// The value of the evaluation that means odds of e to 1.
    pub scale: f64,
    /// The random plies that a game begins with.
    pub opening: u32,
    /// The share of moves behind them that are drawn, 0 to 1.
    pub explore: f64,
    /// The most plies of a game; one that is cut has no result.
    pub plies: u32,
    /// The evaluation that learning begins with.
    pub evaluation: String,
    /// The seed of all random choices.
    pub seed: Seed,
}

impl Default for Training {
    fn default() -> Self {
        Self {
            games: 1000,
            depth: 2,
            quiet: 10,
            lambda: 0.7,
            rate: 0.2,
            scale: 10.0,
            opening: 8,
            explore: 0.0,
            plies: 300,
            evaluation: "linear".to_owned(),
            seed: Seed(1),
        }
    }
}

/// The keys in the canonical order.
const KEYS: [&str; 12] =
    ["games", "depth", "quiet", "lambda", "rate", "scale", "opening", "explore", "plies", "eval", "seed", "v"];

impl Training {
    /// The score that a value leads to expect.
    pub(super) fn expected(&self, value: f64) -> f64 {
        1.0 / (1.0 + libm::exp(-value / self.scale))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), String> {
        let within = |least, most| number(text, least, most);
        match key {
            "games" => self.games = whole(text, 1, MOST_TRIALS)?.into(),
            "depth" => self.depth = whole(text, 1, 20)?,
            "quiet" => self.quiet = whole(text, 0, 100)?,
            "lambda" => self.lambda = within(0.0, 1.0)?,
            "rate" => self.rate = within(0.0, 100.0)?,
            "scale" => self.scale = within(SMALLEST, LARGEST)?,
            "opening" => self.opening = whole(text, 0, 1000)?,
            "explore" => self.explore = within(0.0, 1.0)?,
            "plies" => self.plies = whole(text, 1, 10_000)?,
            "eval" if text.is_empty() => return Err("an evaluation, as in linear".to_owned()),
            "eval" => text.clone_into(&mut self.evaluation),
            "seed" => {
                let Ok(seed) = text.parse();
                self.seed = seed;
            }
            _ if text != "1" => return Err("one of 1".to_owned()),
            _ => (),
        }
        Ok(())
    }

    fn text(&self, key: &str) -> String {
        match key {
            "games" => self.games.to_string(),
            "depth" => self.depth.to_string(),
            "quiet" => self.quiet.to_string(),
            "lambda" => self.lambda.to_string(),
            "rate" => self.rate.to_string(),
            "scale" => self.scale.to_string(),
            "opening" => self.opening.to_string(),
            "explore" => self.explore.to_string(),
            "plies" => self.plies.to_string(),
            "eval" => self.evaluation.clone(),
            "seed" => self.seed.to_string(),
            _ => String::new(),
        }
    }
}

impl std::str::FromStr for Training {
    type Err = SpecError;

    fn from_str(query: &str) -> Result<Self, SpecError> {
        let mut training = Self::default();
        for (place, text) in pairs(query, &KEYS)? {
            let refused = |expected| SpecError { key: KEYS[place].to_owned(), found: text.clone(), expected };
            training.set(KEYS[place], &text).map_err(refused)?;
        }
        if training.opening >= training.plies {
            let expected = format!("more than opening, {}", training.opening);
            return Err(SpecError { key: "plies".to_owned(), found: training.plies.to_string(), expected });
        }
        Ok(training)
    }
}

/// The canonical query: the games, then what is not as usual.
impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::default();
        write!(f, "games={}", self.games)?;
        for key in KEYS.into_iter().skip(1).filter(|key| self.text(key) != usual.text(key)) {
            write!(f, "&{key}={}", self.text(key))?;
        }
        Ok(())
    }
}
