//! Weighted sums of features, as floats or rounded to integers.

use std::{fmt, sync::LazyLock};

use super::{
    features::{WORDS, counts, own_squares},
    position::Position,
    rules::{Checkers, Goal},
    weights::{MEN, Weights},
};
use crate::{
    decimal,
    game::{Evaluate, Game, Player, TextError},
    games::weights::{read_pairs, show_pairs},
};

/// The default weights of an evaluation.
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

/// The weights learned by self-play; the files name the commands that produced them.
static LEARNED: [LazyLock<Weights>; 2] =
    [LazyLock::new(|| learned(Goal::Plain, FILES[0])), LazyLock::new(|| learned(Goal::GiveAway, FILES[1]))];
const FILES: [&str; 2] = [include_str!("learned/checkers.txt"), include_str!("learned/giveaway.txt")];

/// Reads the weights of an evaluation from one of these files, in which lines starting with `#` are comments. The weights
/// have few decimals, so that prover modules need no general number parser.
fn learned(goal: Goal, file: &str) -> Weights {
    let text = file.lines().find(|line| !line.starts_with('#')).unwrap_or_default();
    let mut weights = Weights::of_rules(goal);
    for pair in text.trim_start_matches("linear:").split(',') {
        let read = pair.split_once('=').and_then(|(name, value)| {
            let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
            let digits: i32 = [whole, decimals].concat().parse().ok()?;
            // The quotient of two exact numbers is rounded as the decimal number is.
            weights.0[Weights::place(name)?] = f64::from(digits) / [1.0, 10.0, 100.0, 1000.0].get(decimals.len())?;
            Some(())
        });
        read.expect("the file holds weights with few decimals");
    }
    weights
}

/// A static evaluation: the weighted sum of the differences in features between the players,
/// clamped to the open interval from −100 to 100 [Mańdziuk and Osman 2004, section 2].
///
/// It is written as a name (`linear`, `material`, or `learned` by self-play), followed by the
/// weights that differ from the defaults: their [names](Weights::names) with values from −100 to
/// 100, as in `linear:men=-3,m28=0.5`. `eps=E` makes it an [integer](Rounded) evaluation.
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

/// The limit of evaluations: the greatest float below 100.
const LIMIT: f64 = 100.0_f64.next_down();
/// The minimum unit of integers: a hundred of them stay far below a certain win.
const LEAST_EPSILON: f64 = 0.001;

impl CheckersEvaluation {
    /// The names.
    pub const NAMES: [&str; 3] = [Base::ALL[0].name(), Base::ALL[1].name(), Base::ALL[2].name()];

    /// The best: `learned`.
    #[must_use]
    pub fn best(goal: Goal) -> Self {
        Self { base: Base::Learned, goal, weights: Base::Learned.weights(goal), epsilon: None }
    }

    /// Reads an evaluation; the default weights depend on the goal.
    ///
    /// # Errors
    ///
    /// If there is no such name or weight, or a value is out of range.
    pub fn read(goal: Goal, text: &str) -> Result<Self, TextError> {
        let (name, changes) = text.split_once(':').map_or((text, None), |(name, changes)| (name, Some(changes)));
        let base = Base::ALL.into_iter().find(|base| base.name() == name).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("one of {}, optionally with weights, as in linear:men=-3", Self::NAMES.join(", ")),
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
            let number = decimal::read(value).filter(|number| (least..=Weights::MOST).contains(number));
            let number = number.ok_or_else(|| {
                let [least, most] = [least, Weights::MOST].map(decimal::show);
                format!("{key} with a number from {least} to {most}")
            })?;
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

    /// The weights, mutably.
    #[must_use]
    pub const fn weights_mut(&mut self) -> &mut Weights {
        &mut self.weights
    }

    /// The differences in features between a player and the opponent, in the order of the weights.
    /// Before clamping, the [score](Self::score) is the sum of these numbers times their weights.
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

    /// The same evaluation in integers, if it has a unit.
    #[must_use]
    pub fn rounded(self) -> Option<Rounded> {
        self.epsilon.map(|epsilon| Rounded { evaluation: self, epsilon })
    }

    /// The score of a position for a player; for the opponent it is the negative.
    ///
    /// Finished positions have scores too, but these are meaningless: their values are known.
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

/// An integer evaluation, for searches that need one: round(v / ε) [Mańdziuk and Osman 2004,
/// section 1].
///
/// It may not distinguish positions whose values differ by less than ε.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learned_weights_are_the_numbers_of_their_files() {
        for (goal, file) in [Goal::Plain, Goal::GiveAway].into_iter().zip(FILES) {
            let text = file.lines().find(|line| !line.starts_with('#')).unwrap();
            let read = CheckersEvaluation::read(goal, text).unwrap();
            assert_eq!(learned(goal, file).0.map(f64::to_bits), read.weights.0.map(f64::to_bits));
        }
    }
}
