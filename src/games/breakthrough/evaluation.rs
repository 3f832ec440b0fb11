//! Weighted sums of features, in integers.

use std::{fmt, str::FromStr};

use super::{
    geometry::{attacked, catchers, distance},
    position::Position,
    rules::Breakthrough,
};
use crate::{
    bits::Ones,
    game::{Evaluate, Player, TextError},
    games::weights::{read_pairs, show_pairs},
};

/// The default weights of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    Material,
    Advance,
    Race,
}

/// The number of features.
const COUNT: usize = 6;
/// Their names.
const NAMES: [&str; COUNT] = ["men", "advance", "guarded", "home", "hanging", "race"];

impl Base {
    const ALL: [Self; 3] = [Self::Material, Self::Advance, Self::Race];

    const fn name(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::Advance => "advance",
            Self::Race => "race",
        }
    }

    /// The weights, in the order of the names of the features.
    const fn weights(self) -> [i32; COUNT] {
        match self {
            Self::Material => [100, 0, 0, 0, 0, 0],
            Self::Advance => [100, 5, 0, 0, 0, 0],
            Self::Race => [100, 4, 0, 60, 20, 100],
        }
    }
}

/// A static evaluation: the weighted sum of the differences in features between the players.
///
/// | name | what counts |
/// |---|---|
/// | `material` | men |
/// | `advance` | men and how far they are |
/// | `race` | all of these, men on the first row or in danger, and the winner of a race to the last row |
///
/// The features and their weights are ours; the weights of `race` were tuned in matches. Weights
/// that differ from the defaults may follow the name, as in `race:home=20,guarded=5`: integers from
/// −1000 to 1000. Any feature may have a weight in any evaluation:
///
/// | feature | value for each player |
/// |---|---|
/// | `men` | 1 for each man |
/// | `advance` | the square of the rows that each man has advanced |
/// | `guarded` | 1 for each man that is guarded: an opposing man that captures it can be recaptured |
/// | `home` | 1 for each man on the player's first row |
/// | `hanging` | 1 for each of the opponent's men that can be captured and is not guarded |
/// | `race` | 100 minus the distance to the last row of the foremost man that cannot be stopped, if it arrives before any of the opponent's men could |
///
/// ```
/// use plyground::{game::{Evaluate, Notation}, games::breakthrough::{Breakthrough, BreakthroughEvaluation}};
/// let rules = Breakthrough::default();
/// // White's man is four rows from the last one, and Black's man is too far left to stop it.
/// // Black's man is five rows away.
/// let position = rules.read("8/8/b7/8/6w1/8/8/8 w")?;
/// let value = |text: &str| Ok(text.parse::<BreakthroughEvaluation>()?.evaluate(&rules, &position));
/// assert_eq!(value("material")?, 0);
/// assert_eq!(value("material:advance=1")?, 3 * 3 - 2 * 2);
/// assert_eq!(value("material:race=10")?, 10 * (100 - 4));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreakthroughEvaluation {
    base: Base,
    weights: [i32; COUNT],
}

/// The maximum absolute value of a weight.
const MOST: i32 = 1000;
/// The value of a won race, before the distance of the man is subtracted.
const WON: u8 = 100;

impl BreakthroughEvaluation {
    /// The names, from the simplest.
    pub const NAMES: [&str; 3] = [Base::ALL[0].name(), Base::ALL[1].name(), Base::ALL[2].name()];

    /// The best: `race`.
    #[must_use]
    pub const fn best() -> Self {
        Self { base: Base::Race, weights: Base::Race.weights() }
    }
}

/// The features of a player, except the race.
fn features(lines: u8, position: &Position, player: Player) -> [i32; COUNT - 1] {
    let (own, other) = (position.men(player), position.men(!player));
    let guarded = attacked(own, player);
    let count = |men: u64| men.count_ones().cast_signed();
    let gone = |square| i32::from(lines - 1 - distance(square, player, lines));
    let first = match player {
        Player::First => 0xff,
        Player::Second => 0xff << (8 * (lines - 1)),
    };
    [
        count(own),
        Ones(own.into()).map(|square| gone(square) * gone(square)).sum(),
        count(own & guarded),
        count(own & first),
        count(other & guarded & !attacked(other, !player)),
    ]
}

/// The distances to the last row of a player's foremost man that cannot be stopped, and of the
/// foremost man of all.
fn foremost(lines: u8, position: &Position, player: Player) -> [Option<u8>; 2] {
    let (own, other) = (position.men(player), position.men(!player));
    let rows = |square| distance(square, player, lines);
    let free = Ones(own.into()).filter(|&square| catchers(square, player) & other == 0);
    [free.map(rows).min(), Ones(own.into()).map(rows).min()]
}

/// The value of the race to the last row for the player to move.
fn race(lines: u8, position: &Position) -> i32 {
    let mover = position.mover();
    let [own, other] = [mover, !mover].map(|player| foremost(lines, position, player));
    // At equal distances the player to move arrives first.
    let wins = |[free, _]: [Option<u8>; 2], [_, all]: [Option<u8>; 2], head_start: u8| {
        free.filter(|&rows| all.is_none_or(|all| rows < all + head_start))
    };
    match (wins(own, other, 1), wins(other, own, 0)) {
        (Some(rows), _) => i32::from(WON - rows),
        (_, Some(rows)) => -i32::from(WON - rows),
        _ => 0,
    }
}

impl Evaluate<Breakthrough> for BreakthroughEvaluation {
    type Value = i32;

    #[inline]
    fn evaluate(&self, game: &Breakthrough, position: &Position) -> i32 {
        let (lines, mover) = (game.size().lines(), position.mover());
        let [own, other] = [mover, !mover].map(|player| features(lines, position, player));
        let [weights @ .., of_race] = self.weights;
        let more = own.into_iter().zip(other).zip(weights).map(|((own, other), weight)| weight * (own - other));
        let race = if of_race == 0 { 0 } else { of_race * race(lines, position) };
        more.sum::<i32>() + race
    }
}

impl fmt::Display for BreakthroughEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = NAMES.into_iter().zip(self.weights.into_iter().zip(self.base.weights()));
        let changed =
            pairs.filter(|(_, (weight, default))| weight != default).map(|(name, (weight, _))| (name, weight));
        write!(f, "{}{}", self.base.name(), show_pairs(changed))
    }
}

impl FromStr for BreakthroughEvaluation {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (name, changes) = text.split_once(':').map_or((text, None), |(name, changes)| (name, Some(changes)));
        let base = Base::ALL.into_iter().find(|base| base.name() == name).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("one of {}, optionally with weights, as in race:home=20", Self::NAMES.join(", ")),
        })?;
        let mut weights = base.weights();
        read_pairs(changes, "a weight and its value, as in home=20", |name, value| {
            let index = NAMES.iter().position(|known| *known == name);
            let index = index.ok_or_else(|| format!("one of {}", NAMES.join(", ")))?;
            let weight = value.parse().ok().filter(|weight| (-MOST..=MOST).contains(weight));
            weights[index] = weight.ok_or_else(|| format!("{name} with a whole number from {} to {MOST}", -MOST))?;
            Ok(())
        })?;
        Ok(Self { base, weights })
    }
}
