//! Weighted sums of features, in integers.

use std::{fmt, str::FromStr};

use super::{
    features::{COUNT, NAMES, feature},
    position::Position,
    rules::Loa,
};
use crate::{
    game::{Evaluate, Game, Player, TextError},
    games::weights::{read_pairs, show_pairs},
};

/// The default weights of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    Normal,
    Quad,
    Blocking,
    Mia,
}

impl Base {
    const ALL: [Self; 4] = [Self::Normal, Self::Quad, Self::Blocking, Self::Mia];

    const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Quad => "quad",
            Self::Blocking => "blocking",
            Self::Mia => "mia",
        }
    }

    /// The weights, in the order of the names of the features.
    const fn weights(self) -> [i32; COUNT] {
        match self {
            Self::Normal => [100, -200, 0, 0, 0, 0, 0, 0, 0, 0],
            Self::Quad => [100, -200, 30, 0, 0, 0, 0, 0, 0, 0],
            Self::Blocking => [100, -200, 0, 30, 0, 0, 0, 0, 0, 0],
            Self::Mia => [15, 0, 4, 21, 93, -138, 250, 80, 31, 53],
        }
    }
}

/// A static evaluation: the weighted sum of the differences in features between the players.
///
/// | name | what counts | source |
/// |---|---|---|
/// | `normal` | concentration and edge | [Winands 2000, 4.2.1] |
/// | `quad` | both of these and quads | 4.2.2 |
/// | `blocking` | concentration, edge and walls | 4.2.3 |
/// | `mia` | all but edge | [Winands et al. 2003] |
///
/// These are the parts listed in the sources; their readable text leaves much open, and all weights
/// are ours. The weights of `mia` were fitted to the results of games and tuned in matches, the
/// others set by hand. Weights that differ from the defaults may follow the name, as in
/// `mia:mobility=150,turn=0`: integers from −1000 to 1000, in hundredths. Any feature may have a
/// weight in any evaluation:
///
/// | feature | value for each player | from |
/// |---|---|---|
/// | `concentration` | 1000 divided by the mean excess distance per piece: the sum of the king's moves from the pieces to their centre of mass, minus the minimum sum for this number of pieces. If there is no excess, half a move is used | public; the rounding of the centre to a square (halves up and right) and the guard are ours |
/// | `edge` | 10 for each piece on the edge | public; the unit is ours |
/// | `quads` | 100 for each window of 2 × 2 squares with three or four of their pieces, all within two king's moves of the rounded centre of mass | public; that all of them must be is ours |
/// | `walls` | 100 for each pair of their pieces side by side on the line next to the edge and each opposing piece on the edge that touches both | ours |
/// | `centralisation` | 10 times the mean value of the squares of their pieces: −80 in a corner, −25 next to it, −20 on the edge, then 10, 25 and 50 towards the middle | public; the table for 6 × 6 is ours |
/// | `centre` | the distance of their unrounded centre of mass from the edge, in hundredths of a square | ours |
/// | `mobility` | 4 for each move, twice that for a capture, half for a move to the edge, and again half for a move along it | public |
/// | `connectedness` | 100 times the mean number of their pieces that a piece touches | public |
/// | `uniformity` | 6400 divided by the area of the smallest rectangle that contains their pieces | public |
/// | `turn` | 100 if they are to move | public |
///
/// ```
/// use plyground::{game::{Evaluate, Notation}, games::loa::{Loa, LoaEvaluation}};
/// let rules = Loa::default();
/// let position = rules.read("8/8/2b5/3b4/8/2b5/w6w/7w b")?;
/// let value = |text: &str| Ok(text.parse::<LoaEvaluation>()?.evaluate(&rules, &position));
/// // The excess is two moves for three black pieces, and seven for three white ones on the edge.
/// assert_eq!(value("normal:edge=0")?, 3000 / 2 - 3000 / 7);
/// assert_eq!(value("normal")?, 3000 / 2 - 3000 / 7 + 3 * 20);
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoaEvaluation {
    base: Base,
    weights: [i32; COUNT],
}

/// The maximum absolute value of a weight.
const MOST: i32 = 1000;
/// The limit of evaluations, far from a certain win.
const LIMIT: i32 = 400_000;

impl LoaEvaluation {
    /// The names, in the order of [Winands 2000].
    pub const NAMES: [&str; 4] = [Base::ALL[0].name(), Base::ALL[1].name(), Base::ALL[2].name(), Base::ALL[3].name()];

    /// The best: `mia`.
    #[must_use]
    pub const fn best() -> Self {
        Self { base: Base::Mia, weights: Base::Mia.weights() }
    }

    /// The features: their names, and their values for a player.
    ///
    /// Finished positions have features too, but these are meaningless.
    pub fn features(rules: Loa, position: &Position, player: Player) -> impl Iterator<Item = (&'static str, i32)> {
        NAMES.into_iter().enumerate().map(move |(at, name)| (name, feature(at, rules, position)[player as usize]))
    }
}

impl Evaluate<Loa> for LoaEvaluation {
    type Value = i32;

    #[inline]
    fn evaluate(&self, game: &Loa, position: &Position) -> i32 {
        let mover = game.mover(position);
        let more = |at| {
            let has = feature(at, *game, position);
            has[mover as usize] - has[!mover as usize]
        };
        let weighted = self.weights.iter().enumerate().filter(|&(_, weight)| *weight != 0);
        let sum: i32 = weighted.map(|(at, weight)| weight * more(at)).sum();
        (sum / 100).clamp(-LIMIT, LIMIT)
    }
}

impl fmt::Display for LoaEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = self.base.weights();
        let pairs = NAMES.into_iter().zip(self.weights.into_iter().zip(default));
        let changed =
            pairs.filter(|(_, (weight, default))| weight != default).map(|(name, (weight, _))| (name, weight));
        write!(f, "{}{}", self.base.name(), show_pairs(changed))
    }
}

impl FromStr for LoaEvaluation {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (name, changes) = text.split_once(':').map_or((text, None), |(name, changes)| (name, Some(changes)));
        let base = Base::ALL.into_iter().find(|base| base.name() == name).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("one of {}, optionally with weights, as in mia:mobility=150", Self::NAMES.join(", ")),
        })?;
        let mut weights = base.weights();
        read_pairs(changes, "a weight and its value, as in mobility=150", |name, value| {
            let place = NAMES.iter().position(|known| *known == name);
            let place = place.ok_or_else(|| format!("one of {}", NAMES.join(", ")))?;
            let weight = value.parse().ok().filter(|weight| (-MOST..=MOST).contains(weight));
            weights[place] = weight.ok_or_else(|| format!("{name} with a whole number from {} to {MOST}", -MOST))?;
            Ok(())
        })?;
        Ok(Self { base, weights })
    }
}
