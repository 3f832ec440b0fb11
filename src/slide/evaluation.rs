//! The thesis' heuristic evaluation functions (section 4.2.1) and their weighted sums.

use std::{fmt, str::FromStr};

use super::{position::Position, rank::inversions};

/// A deterministic evaluation function: an estimate of the distance to win, 0 exactly at Win.
///
/// ```
/// use plyground::slide::{Evaluation, Position};
/// // EP, the thesis' example position; it has the wrong parity to be solved, but has its values.
/// let position: Position<3> = "308.857126493".parse()?;
/// assert_eq!(Evaluation::Man.value(&position), 22.0);
/// assert_eq!(Evaluation::Inv.value(&position), 20.5);
/// # Ok::<(), plyground::slide::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Euclidian On Board: the root of the sum of squared row and column distances of all tiles to
    /// their goal squares (4.1).
    Eu,
    /// Manhattan Metric: the sum of the Manhattan distances of all tiles to their goal squares (4.2).
    Man,
    /// Neighbour Distance: a malus of 1 for each wrong, additional or missing neighbour of a tile
    /// and for each tile off its goal square (4.3). Blanks are neighbours; the edge is none.
    Nb,
    /// Permutation Distance: √(0.5 + Σ (π(i) − i)²) of the order π (4.4).
    Perm,
    /// Inversions Distance: 0.5 + the number of inversions of the order (4.5).
    Inv,
    /// L2 Metric: the Euclidean distance of the boards as vectors of (K + 1)² numbers, blanks 0 (4.6).
    L2,
}

impl Evaluation {
    /// All functions, in the order of the thesis' tables.
    pub const ALL: [Self; 6] = [Self::Eu, Self::Man, Self::Nb, Self::Perm, Self::Inv, Self::L2];

    /// The name in links, commands and files: lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Eu => "eu",
            Self::Man => "man",
            Self::Nb => "nb",
            Self::Perm => "perm",
            Self::Inv => "inv",
            Self::L2 => "l2",
        }
    }

    /// The value of a position, reachable or not.
    ///
    /// Only sums, products and square roots are taken, so the bits are the same on every target.
    #[must_use]
    pub fn value<const K: usize>(self, position: &Position<K>) -> f64 {
        match self {
            Self::Eu => f64::from(displacements(position).map(|(r, c)| r * r + c * c).sum::<u32>()).sqrt(),
            Self::Man => f64::from(displacements(position).map(|(r, c)| r + c).sum::<u32>()),
            Self::Nb => f64::from(neighbour_malus(position)),
            Self::Perm | Self::Inv if position.is_win() => 0.0,
            Self::Perm => (0.5 + f64::from(order_squares(position))).sqrt(),
            Self::Inv => 0.5 + f64::from(inversions(position.order, Position::<K>::TILES)),
            Self::L2 => {
                let (board, win) = (position.board(), Position::<K>::WIN.board());
                let squares = board.iter().zip(&win).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2));
                f64::from(squares.sum::<u32>()).sqrt()
            }
        }
    }
}

/// The distances in rows and columns of every tile to its goal square.
fn displacements<const K: usize>(position: &Position<K>) -> impl Iterator<Item = (u32, u32)> {
    position.squares().enumerate().map(move |(location, square)| {
        let (tile, square) = (usize::from(position.tile_at(location)) - 1, usize::from(square));
        let distance = |a: usize, b: usize| u32::try_from(a.abs_diff(b)).expect("boards are small");
        (distance(square / (K + 1), tile / K), distance(square % (K + 1), tile % K))
    })
}

fn order_squares<const K: usize>(position: &Position<K>) -> u32 {
    let tiles = (1_u32..).zip((0..Position::<K>::TILES).map(|location| u32::from(position.tile_at(location))));
    tiles.map(|(place, tile)| place.abs_diff(tile).pow(2)).sum()
}

fn neighbour_malus<const K: usize>(position: &Position<K>) -> u32 {
    let (board, win) = (position.board(), Position::<K>::WIN.board());
    (1..=u8::try_from(K * K).expect("boards are small"))
        .map(|tile| {
            let here = find::<K>(&board, tile);
            let goal = find::<K>(&win, tile);
            let [here_around, goal_around] = [neighbours::<K>(&board, here), neighbours::<K>(&win, goal)];
            let wrong = here_around.iter().zip(&goal_around).filter(|(a, b)| a != b).count();
            u32::try_from(wrong).expect("a square has four neighbours") + u32::from(here != goal)
        })
        .sum()
}

/// Row and column of a tile.
fn find<const K: usize>(board: &[u8], tile: u8) -> (usize, usize) {
    let square = board.iter().position(|&t| t == tile).expect("every tile is on the board");
    (square / (K + 1), square % (K + 1))
}

/// What stands above, below, left and right: a tile, a blank (0) or nothing at the edge.
fn neighbours<const K: usize>(board: &[u8], (row, column): (usize, usize)) -> [Option<u8>; 4] {
    let at = |row: Option<usize>, column: Option<usize>| {
        let (row, column) = (row.filter(|&r| r <= K)?, column.filter(|&c| c <= K)?);
        Some(board[row * (K + 1) + column])
    };
    [
        at(row.checked_sub(1), Some(column)),
        at(Some(row + 1), Some(column)),
        at(Some(row), column.checked_sub(1)),
        at(Some(row), Some(column + 1)),
    ]
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(text: &str) -> Result<Self, UnknownEvaluation> {
        let known = Self::ALL.into_iter().find(|evaluation| evaluation.name() == text);
        known.ok_or_else(|| UnknownEvaluation { found: text.to_owned() })
    }
}

/// A name that no evaluation function has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEvaluation {
    /// The name.
    pub found: String,
}

impl fmt::Display for UnknownEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Evaluation::ALL.map(Evaluation::name).join(", ");
        write!(f, "“{}” is no evaluation function: expected one of {names}", self.found)
    }
}

impl std::error::Error for UnknownEvaluation {}

/// A linear combination of evaluation functions (thesis, appendix G.2), as in `man+0.5*l2`; `zero`
/// is the one without terms, by which all positions are alike.
///
/// Terms are added in the order of [`Evaluation::ALL`], so that equal sums have equal bits.
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

impl WeightedSum {
    /// The weight of one function.
    #[must_use]
    pub fn weight(&self, evaluation: Evaluation) -> f64 {
        self.weights[evaluation as usize]
    }

    /// The value of a position.
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
        weighted.enumerate().try_for_each(|(place, (evaluation, weight))| {
            let plus = if place == 0 { "" } else { "+" };
            let factor = if weight.to_bits() == 1.0_f64.to_bits() { String::new() } else { format!("{weight}*") };
            write!(f, "{plus}{factor}{evaluation}")
        })
    }
}

impl FromStr for WeightedSum {
    type Err = WeightedSumError;

    /// Reads terms `name` or `weight*name`, joined by `+` (or a space, which a `+` in a link becomes).
    fn from_str(text: &str) -> Result<Self, WeightedSumError> {
        let mut weights = [0.0; Evaluation::ALL.len()];
        let mut named = [false; Evaluation::ALL.len()];
        if text == "zero" {
            return Ok(Self { weights });
        }
        for term in text.split(['+', ' ']) {
            let (factor, name) = term.split_once('*').unwrap_or(("1", term));
            let weight = factor.parse().ok().filter(|weight: &f64| weight.is_finite());
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

/// Why a text is not a weighted sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightedSumError {
    /// A term names no function.
    Name(UnknownEvaluation),
    /// A weight is no finite number.
    Weight {
        /// The text before the `*`.
        found: String,
    },
    /// A function is named twice.
    Repeated {
        /// That function.
        evaluation: Evaluation,
    },
}

impl fmt::Display for WeightedSumError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(error) => error.fmt(f),
            Self::Weight { found } => write!(f, "“{found}” is no weight: expected a number, as in 0.5*man"),
            Self::Repeated { evaluation } => write!(f, "“{evaluation}” stands twice: expected each function once"),
        }
    }
}

impl std::error::Error for WeightedSumError {}
