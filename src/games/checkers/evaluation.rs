//! Weighted sums of features, real or rounded to integers.

use std::{fmt, sync::LazyLock};

use super::{
    features::{WORDS, counts, own_squares},
    position::Position,
    rules::{Checkers, Goal},
    weights::{MEN, Weights},
};
use crate::{
    game::{Evaluate, Game, Player, TextError},
    games::weights::{read_pairs, show_pairs},
};

/// The weights that an evaluation starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    Linear,
    Material,
    Learned,
}

impl Base {
    const ALL: [Self; 3] = [Self::Linear, Self::Material, Self::Learned];

    const fn name(self) -> &'static str {
        match self {
            Self::Linear => "linear",
            Self::Material => "material",
            Self::Learned => "learned",
        }
    }

    fn weights(self, goal: Goal) -> Weights {
        match self {
            Self::Linear => Weights::of_rules(goal),
            Self::Material => Weights::material(goal),
            Self::Learned => *LEARNED[usize::from(goal == Goal::GiveAway)],
        }
    }
}

/// The weights that self-play has given: files say by which command.
static LEARNED: [LazyLock<Weights>; 2] = [
    LazyLock::new(|| learned(Goal::Plain, include_str!("learned/checkers.txt"))),
    LazyLock::new(|| learned(Goal::GiveAway, include_str!("learned/giveaway.txt"))),
];

/// The weights of an evaluation in a file, whose other lines begin with `#`.
fn learned(goal: Goal, file: &str) -> Weights {
    let evaluation = file.lines().find(|line| !line.starts_with('#'));
    let evaluation = evaluation.and_then(|text| CheckersEvaluation::read(goal, text).ok());
    evaluation.expect("the file holds an evaluation").weights
}

/// A static evaluation: the weighted sum of what one player has more of than the other, cut to the open interval from
/// −100 to 100 [Mańdziuk and Osman 2004, section 2].
///
/// It is written as a name, `linear`, `material` or `learned` by self-play, and behind it the weights that differ from the defaults: their
/// [names](Weights::names) with values from −100 to 100, as in `linear:men=-3,m28=0.5`. `eps=E` makes it an
/// [integer](Rounded) one.
///
/// ```
/// use plyground::{game::{Evaluate, Notation}, games::checkers::{Checkers, CheckersEvaluation, Goal}};
/// let rules = Checkers::new(Goal::GiveAway);
/// let position = rules.read("W:W18,22:B6,7,K32")?;
/// let evaluation = CheckersEvaluation::read(Goal::GiveAway, "material")?;
/// assert_eq!(evaluation.evaluate(&rules, &position), 1.0);
/// let rounded = CheckersEvaluation::read(Goal::GiveAway, "material:kings=-0.304,eps=0.01")?.rounded();
/// assert_eq!(rounded.map(|rounded| rounded.evaluate(&rules, &position)), Some(30));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CheckersEvaluation {
    base: Base,
    goal: Goal,
    weights: Weights,
    epsilon: Option<f64>,
}

/// What evaluations stay below: the greatest number that is less than 100.
const LIMIT: f64 = 100.0_f64.next_down();
/// The least unit of integers: a hundred of them stay far below a certain win.
const LEAST_EPSILON: f64 = 0.001;

impl CheckersEvaluation {
    /// The names.
    pub const NAMES: [&str; 3] = [Base::ALL[0].name(), Base::ALL[1].name(), Base::ALL[2].name()];

    /// Reads an evaluation; which weights are the defaults depends on the goal.
    ///
    /// # Errors
    ///
    /// If there is no such name or weight, or a value is out of its range.
    pub fn read(goal: Goal, text: &str) -> Result<Self, TextError> {
        let (name, changes) = text.split_once(':').map_or((text, None), |(name, changes)| (name, Some(changes)));
        let base = Base::ALL.into_iter().find(|base| base.name() == name).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("one of {}, perhaps with weights, as in linear:men=-3", Self::NAMES.join(", ")),
        })?;
        let mut evaluation = Self { base, goal, weights: base.weights(goal), epsilon: None };
        let expected = "a weight and its value, as in men=-3, or eps and a unit of integers";
        read_pairs(changes, expected, |key, value| {
            let (place, least) = match Weights::place(key) {
                None if key == "eps" => (None, LEAST_EPSILON),
                None => {
                    let names = super::features::NAMES.join(", ");
                    return Err(format!("one of {names}, m1 to m28, k1 to k32 and eps"));
                }
                place => (place, -Weights::MOST),
            };
            let number = value.parse().ok().filter(|number| (least..=Weights::MOST).contains(number));
            let number = number.ok_or_else(|| format!("{key} with a number from {least} to {}", Weights::MOST))?;
            match place {
                Some(place) => evaluation.weights.0[place] = number,
                None => evaluation.epsilon = Some(number),
            }
            Ok(())
        })?;
        Ok(evaluation)
    }

    /// The weights.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The weights, to be changed.
    #[must_use]
    pub const fn weights_mut(&mut self) -> &mut Weights {
        &mut self.weights
    }

    /// What a player has more of than the other, in the order of the weights: the [score](Self::score) is the sum of
    /// these numbers, each times its weight, before it is cut.
    #[must_use]
    pub fn features(position: &Position, player: Player) -> [f64; Weights::COUNT] {
        let mut features = [0.0; Weights::COUNT];
        let counts = counts(position);
        for (owner, sign) in [(player, 1.0), (!player, -1.0)] {
            let (words, squares) = features.split_at_mut(WORDS);
            for (feature, count) in words.iter_mut().zip(counts[owner as usize]) {
                *feature += sign * f64::from(count);
            }
            let (men, kings) = squares.split_at_mut(MEN);
            for (squares, pieces) in [(men, position.men(owner)), (kings, position.kings(owner))] {
                for square in own_squares(pieces, owner) {
                    if let Some(feature) = squares.get_mut(square) {
                        *feature += sign;
                    }
                }
            }
        }
        features
    }

    /// This evaluation in integers, if it has a unit.
    #[must_use]
    pub fn rounded(self) -> Option<Rounded> {
        self.epsilon.map(|epsilon| Rounded { evaluation: self, epsilon })
    }

    /// The score of a position for a player, and the negative of it for the other.
    ///
    /// Finished positions have scores too, but no meaning is in them: what they are worth is known.
    #[must_use]
    pub fn score(&self, position: &Position, player: Player) -> f64 {
        let counts = counts(position).map(|counts| counts.map(f64::from));
        let [own, other] = [counts[player as usize], counts[1 - player as usize]];
        let differences = own.into_iter().zip(other).map(|(own, other)| own - other);
        let words: f64 = self.weights.words().iter().zip(differences).map(|(weight, more)| weight * more).sum();
        (words + (self.squares(position, player) - self.squares(position, !player))).clamp(-LIMIT, LIMIT)
    }

    /// The value of the squares of a player's pieces.
    fn squares(&self, position: &Position, player: Player) -> f64 {
        let on = |weights: &[f64], pieces: u32| -> f64 {
            own_squares(pieces, player).filter_map(|square| weights.get(square)).sum()
        };
        on(self.weights.men(), position.men(player)) + on(self.weights.kings(), position.kings(player))
    }
}

impl Evaluate<Checkers> for CheckersEvaluation {
    type Value = f64;

    #[inline]
    fn evaluate(&self, game: &Checkers, position: &Position) -> f64 {
        self.score(position, game.mover(position))
    }
}

impl fmt::Display for CheckersEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = self.base.weights(self.goal);
        let pairs = Weights::names().zip(self.weights.0.iter().zip(&default.0));
        let changed = pairs.filter(|(_, (weight, default))| weight.total_cmp(default).is_ne());
        let changed = changed.map(|(name, (weight, _))| (name, *weight));
        let changed = changed.chain(self.epsilon.map(|epsilon| ("eps".to_owned(), epsilon)));
        write!(f, "{}{}", self.base.name(), show_pairs(changed))
    }
}

/// An evaluation in integers, for searches that need them: round(v / ε) [Mańdziuk and Osman 2004, section 1].
///
/// Positions whose values differ by less than ε may be one to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rounded {
    evaluation: CheckersEvaluation,
    epsilon: f64,
}

impl Evaluate<Checkers> for Rounded {
    type Value = i32;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // At most 100 / 0.001.
    fn evaluate(&self, game: &Checkers, position: &Position) -> i32 {
        (self.evaluation.evaluate(game, position) / self.epsilon).round() as i32
    }
}
