//! Training settings as a query.

use std::fmt;

use crate::{
    rng::Seed,
    schema::{
        Grammar, Key, SpecError, Values, key, pairs,
        values::{LARGEST, SMALLEST},
    },
};

/// Training settings: everything that the weights depend on, apart from the rules.
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
    /// The number of games.
    pub games: u64,
    /// The search depth for each move in plies, from 1 to 20.
    pub depth: u32,
    /// The number of captures searched beyond the depth.
    pub quiet: u32,
    /// λ: the weight of each later search relative to the one before, from 0 to 1. With 0 a search
    /// learns only from the next one, with 1 only from the result.
    pub lambda: f64,
    /// The step size of each weight in the first game, in units of the evaluation.
    pub rate: f64,
    /// The value of the evaluation that stands for odds of e to 1.
    pub scale: f64,
    /// The number of random plies at the start of a game.
    pub opening: u32,
    /// The share of random moves after these, from 0 to 1.
    pub explore: f64,
    /// The maximum number of plies of a game; a game that is cut off has no result.
    pub plies: u32,
    /// The initial evaluation.
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

/// The maximum number of games.
const MOST_GAMES: u32 = 1_000_000;

/// The keys in canonical order.
static KEYS: [Key<Training>; 12] = [
    key!("games", "the number of games", whole(1, MOST_GAMES), games),
    key!("depth", "plies searched before each move", whole(1, 20), depth),
    key!("quiet", "captures searched beyond that depth", whole(0, 100), quiet),
    key!("lambda", "λ: the weight of each later difference relative to the one before it", number(0.0, 1.0), lambda),
    key!("rate", "the step by which the first game moves each weight", number(0.0, 100.0), rate),
    key!("scale", "the value that corresponds to odds of e to 1", number(SMALLEST, LARGEST), scale),
    key!("opening", "random plies before the games", whole(0, 1000), opening),
    key!("explore", "the share of random moves after the opening", number(0.0, 1.0), explore),
    key!(
        "plies",
        "the maximum number of plies in a game, including the opening; a game that is cut off has no result",
        whole(1, 10_000),
        plies
    ),
    key!(
        "eval",
        "the initial evaluation",
        Values::Text("an evaluation, as in `material:men=0,kings=0`"),
        |of, text| {
            if text.is_empty() {
                return Err("an evaluation, as in linear".to_owned().into());
            }
            text.clone_into(&mut of.evaluation);
            Ok(())
        },
        |of| of.evaluation.clone()
    ),
    key!(seed),
    key!(version),
];

impl Training {
    /// The grammar of training queries.
    #[must_use]
    pub fn schema() -> Grammar {
        Grammar::without_kinds(&KEYS, &Self::default())
    }

    /// The expected score for a value.
    pub(super) fn expected(&self, value: f64) -> f64 {
        1.0 / (1.0 + libm::exp(-value / self.scale))
    }
}

impl std::str::FromStr for Training {
    type Err = SpecError;

    fn from_str(query: &str) -> Result<Self, SpecError> {
        let mut training = Self::default();
        for (place, text) in pairs(query, &KEYS.each_ref().map(|key| key.name))? {
            KEYS[place].set(&mut training, &text)?;
        }
        if training.opening >= training.plies {
            let expected = format!("more than opening, {}", training.opening);
            return Err(SpecError { key: "plies".to_owned(), found: training.plies.to_string(), expected });
        }
        Ok(training)
    }
}

/// The canonical query: the number of games, then everything that differs from the defaults.
impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        write!(f, "games={}", self.games)?;
        for key in KEYS.iter().skip(1).filter(|key| (key.write)(self) != (key.write)(&default)) {
            write!(f, "&{}={}", key.name, (key.write)(self))?;
        }
        Ok(())
    }
}
