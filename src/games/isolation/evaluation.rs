//! The evaluation functions of [Navarro-Hinojosa] and its environment, and ours.

use std::{fmt, str::FromStr};

use super::{
    parity::{self, ParityWeights, RoleWeights},
    position::Position,
    rules::Isolation,
};
use crate::{
    decimal,
    game::{Evaluate, Game, Player, TextError},
};

/// A static evaluation of Isolation: a score of a position for one of its players.
///
/// It is written as its name, followed by weights if they differ from the defaults: `improved`,
/// `h1`, `h1:1,-2`. Weights are numbers from −10 to 10, so no evaluation comes near a win.
///
/// The paper's players score every leaf from the point of view of the player at the root, whoever
/// is to move there. [`SeenBy`] does this; on its own an evaluation gives the score for the mover,
/// as [`Evaluate`] requires. For `improved`, in which one player's gain is the other's loss, both
/// are the same.
///
/// ```
/// use plyground::{game::{Notation, Player}, games::isolation::{Isolation, IsolationEvaluation}};
/// let rules = Isolation::default();
/// let position = rules.read("b6/7/7/3a3/7/7/7 a")?;
/// let score = |text: &str| Ok(text.parse::<IsolationEvaluation>()?.score(&rules, &position, Player::First));
/// assert_eq!(score("open")?, 8.0);
/// assert_eq!(score("improved")?, 8.0 - 2.0);
/// assert_eq!(score("h1")?, 8.0 - 3.0 * 2.0);
/// assert_eq!(score("h2:1,-1")?, (8.0 - 2.0) / 48.0);
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum IsolationEvaluation {
    /// `open`: the player's number of moves.
    Open,
    /// `improved`: that number minus the opponent's.
    Improved,
    /// `centre`: (h / 2 − row)² + (w / 2 − column)² for the player's cell on h × w cells, with rows
    /// counted from the top and both from 0. This is the environment's formula: it grows outwards
    /// although a higher score counts as better, and for odd sizes it is centred on a corner of the
    /// middle cell, not on its middle. 0 for a player who has no cell yet.
    Centre,
    /// `h1`: the weighted sum of both numbers of moves [Navarro-Hinojosa, equation 2].
    H1(Weights),
    /// `h2`: the same divided by the number of open cells + 1 (equation 3).
    H2(Weights),
    /// `h3`: the same multiplied by the number of used cells + 1 (equation 4).
    ///
    /// At a fixed depth all leaves have the same number of open cells, so h1, h2 and h3 choose the
    /// same moves.
    H3(Weights),
    /// `parity`: what each player has, according to their role in the fight for colours. Not from
    /// the paper. Its four weights are the taker's for moves and path, then the runner's.
    Parity(ParityWeights),
}

/// The weights of the move counts in the paper's heuristics.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The weight of the player's moves, the paper's `w_p`.
    pub own: f64,
    /// The weight of the opponent's moves, the paper's `w_o`; usually negative.
    pub opponent: f64,
}

impl Default for Weights {
    /// The paper's weights: 1 and −3.
    fn default() -> Self {
        Self { own: 1.0, opponent: -3.0 }
    }
}

impl IsolationEvaluation {
    /// The names: those of the paper in order, then ours.
    pub const NAMES: [&str; 7] = ["open", "improved", "centre", "h1", "h2", "h3", "parity"];

    /// The best: `parity`.
    #[must_use]
    pub fn best() -> Self {
        Self::Parity(ParityWeights::default())
    }

    /// The name, without weights.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Improved => "improved",
            Self::Centre => "centre",
            Self::H1(_) => "h1",
            Self::H2(_) => "h2",
            Self::H3(_) => "h3",
            Self::Parity(_) => "parity",
        }
    }

    /// The score of a position for a player; higher is better for them.
    ///
    /// Finished positions have scores too, but these are meaningless: their values are known.
    #[must_use]
    pub fn score(&self, rules: &Isolation, position: &Position, player: Player) -> f64 {
        let mobility = |player| f64::from(rules.mobility(position, player));
        let moves = |weights: &Weights| weights.own * mobility(player) + weights.opponent * mobility(!player);
        let open = position.open().count_ones();
        match self {
            Self::Open => mobility(player),
            Self::Improved => mobility(player) - mobility(!player),
            Self::Centre => centre(rules, position, player),
            Self::H1(weights) => moves(weights),
            Self::H2(weights) => moves(weights) / f64::from(open + 1),
            Self::H3(weights) => {
                let used = rules.geometry.board.count_ones() - open;
                moves(weights) * f64::from(used + 1)
            }
            Self::Parity(weights) => parity::score(weights, rules, position, player),
        }
    }

    /// The same evaluation with every position scored for one player, and negated if the opponent
    /// is to move.
    #[must_use]
    pub const fn seen_by(self, player: Player) -> SeenBy {
        SeenBy { evaluation: self, player }
    }
}

fn centre(rules: &Isolation, position: &Position, player: Player) -> f64 {
    position.cell(player).map_or(0.0, |cell| {
        let (row, column) = rules.row_and_column(cell);
        let distance = |lines: u8, line: u8| f64::from(lines) / 2.0 - f64::from(line);
        let (down, right) = (distance(rules.rows(), row), distance(rules.columns(), column));
        down * down + right * right
    })
}

impl Evaluate<Isolation> for IsolationEvaluation {
    type Value = f64;

    fn evaluate(&self, game: &Isolation, position: &Position) -> f64 {
        self.score(game, position, game.mover(position))
    }
}

/// An evaluation from one player's point of view, as the paper's players search: its score for this
/// player is used in all positions, and the opponent minimises it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenBy {
    /// The evaluation.
    pub evaluation: IsolationEvaluation,
    /// The player: the mover of the root.
    pub player: Player,
}

impl Evaluate<Isolation> for SeenBy {
    type Value = f64;

    fn evaluate(&self, game: &Isolation, position: &Position) -> f64 {
        let score = self.evaluation.score(game, position, self.player);
        if game.mover(position) == self.player { score } else { -score }
    }
}

impl fmt::Display for IsolationEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::H1(weights) | Self::H2(weights) | Self::H3(weights) if *weights != Weights::default() => {
                write!(f, ":{},{}", weights.own, weights.opponent)
            }
            Self::Parity(weights) if *weights != ParityWeights::default() => {
                let ParityWeights { taker, runner } = weights;
                write!(f, ":{},{},{},{}", taker.moves, taker.way, runner.moves, runner.way)
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for IsolationEvaluation {
    type Err = TextError;

    /// Reads a name, followed by all weights or none.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let (name, weights) = text.split_once(':').map_or((text, None), |(name, weights)| (name, Some(weights)));
        let wrong = |expected: String| TextError { found: text.to_owned(), expected };
        let heuristic = |build: fn(Weights) -> Self| {
            let weights =
                weights.map_or_else(|| Some(Weights::default()), |weights| read_weights(weights).map(Into::into));
            weights
                .map(build)
                .ok_or_else(|| wrong(format!("{name}, or {name} with two weights from -10 to 10, as in {name}:1,-3")))
        };
        match (name, weights) {
            ("open", None) => Ok(Self::Open),
            ("improved", None) => Ok(Self::Improved),
            ("centre", None) => Ok(Self::Centre),
            ("h1", _) => heuristic(Self::H1),
            ("h2", _) => heuristic(Self::H2),
            ("h3", _) => heuristic(Self::H3),
            ("parity", None) => Ok(Self::Parity(ParityWeights::default())),
            ("parity", Some(weights)) => {
                read_weights(weights).map(|weights| Self::Parity(weights.into())).ok_or_else(|| {
                    wrong("parity, or parity with four weights from -10 to 10, as in parity:0,1,0,1".to_owned())
                })
            }
            _ => Err(wrong(format!(
                "one of {}; h1, h2, h3 and parity may have weights, as in h1:1,-3",
                Self::NAMES.join(", ")
            ))),
        }
    }
}

/// Reads `N` numbers within the limits, separated by commas.
fn read_weights<const N: usize>(text: &str) -> Option<[f64; N]> {
    let number = |text: &str| decimal::read(text).filter(|number| (-10.0..=10.0).contains(number));
    let numbers: Option<Vec<f64>> = text.split(',').map(number).collect();
    numbers?.try_into().ok()
}

impl From<[f64; 2]> for Weights {
    fn from([own, opponent]: [f64; 2]) -> Self {
        Self { own, opponent }
    }
}

impl From<[f64; 4]> for ParityWeights {
    /// The taker's weights for moves and path, then the runner's.
    fn from([moves, way, runner_moves, runner_way]: [f64; 4]) -> Self {
        let runner = RoleWeights { moves: runner_moves, way: runner_way };
        Self { taker: RoleWeights { moves, way }, runner }
    }
}
