//! Heuristic evaluation functions: those of the thesis (section 4.2.1), and better ones (8.2).

use std::{fmt, str::FromStr};

use super::{databases::PatternDatabases, fitted, pattern::Pattern, position::Position, rank::inversions};

/// A deterministic evaluation function: an estimate of the distance to win, which is 0 only at Win.
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
    /// Neighbour Distance: a penalty of 1 for each wrong, additional or missing neighbour of a tile
    /// and for each tile off its goal square (4.3). Blanks count as neighbours, the edge does not.
    Nb,
    /// Permutation Distance: √(0.5 + Σ (π(i) − i)²) of the order π (4.4).
    Perm,
    /// Inversions Distance: 0.5 + the number of inversions of the order (4.5).
    Inv,
    /// L2 Metric: the Euclidean distance of the boards as vectors of (K + 1)² numbers, blanks 0 (4.6).
    L2,
    /// The maximum value of the default [`PatternDatabases`]: a lower bound on the distance to win.
    /// SlideThree only.
    Pdb,
    /// The sum of their values, which distinguishes positions with the same maximum. SlideThree
    /// only.
    PdbSum,
    /// The sum of a value for each tile on its square, in moves, fitted to the distance to win by
    /// least squares. SlideThree only.
    Squares,
}

impl Evaluation {
    /// All functions: those of the thesis, then ours.
    pub const ALL: [Self; 9] =
        [Self::Eu, Self::Man, Self::Nb, Self::Perm, Self::Inv, Self::L2, Self::Pdb, Self::PdbSum, Self::Squares];
    /// The functions of the thesis, in the order of its tables.
    pub const THESIS: [Self; 6] = [Self::Eu, Self::Man, Self::Nb, Self::Perm, Self::Inv, Self::L2];

    /// The functions available for SlideK: all, or those of the thesis.
    #[must_use]
    pub const fn of<const K: usize>() -> &'static [Self] {
        if K == 3 { &Self::ALL } else { &Self::THESIS }
    }

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
            Self::Pdb => "pdb",
            Self::PdbSum => "pdbsum",
            Self::Squares => "squares",
        }
    }

    /// The value of a position, reachable or not.
    ///
    /// It uses only sums, products and square roots, so the bits are the same on every target.
    ///
    /// # Panics
    ///
    /// If the function is not available for the puzzle; see [`Evaluation::of`].
    #[must_use]
    pub fn value<const K: usize>(self, position: &Position<K>) -> f64 {
        match self {
            Self::Eu => f64::from(displacements(position).map(|(r, c)| r * r + c * c).sum::<u32>()).sqrt(),
            Self::Man => f64::from(displacements(position).map(|(r, c)| r + c).sum::<u32>()),
            Self::Nb => f64::from(neighbour_malus(position)),
            Self::Perm | Self::Inv | Self::Squares if position.is_win() => 0.0,
            Self::Perm => (0.5 + f64::from(order_squares(position))).sqrt(),
            Self::Inv => 0.5 + f64::from(inversions(position.order, Position::<K>::TILES)),
            Self::L2 => {
                let (board, win) = (position.board(), Position::<K>::WIN.board());
                let squares = board.iter().zip(&win).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2));
                f64::from(squares.sum::<u32>()).sqrt()
            }
            Self::Pdb => f64::from(PatternDatabases::shared().greatest_and_sum(&of_three(position)).0),
            Self::PdbSum => f64::from(PatternDatabases::shared().greatest_and_sum(&of_three(position)).1),
            Self::Squares => fitted::squares_value(
                of_three(position)
                    .squares()
                    .zip(0..)
                    .fold(0, |sum, (square, at)| sum + fitted::squares_number(position.tile_at(at) - 1, square)),
            ),
        }
    }
}

/// Converts a position that is known to be one of SlideThree.
fn of_three<const K: usize>(position: &Position<K>) -> Position<3> {
    assert!(K == 3, "only SlideThree has this function");
    let pattern = Pattern::from_index(position.pattern.index().into()).expect("the puzzle is the same");
    Position { pattern, order: position.order }
}

/// The row and column distances of every tile from its goal square.
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

/// The row and column of a tile.
fn find<const K: usize>(board: &[u8], tile: u8) -> (usize, usize) {
    let square = board.iter().position(|&t| t == tile).expect("every tile is on the board");
    (square / (K + 1), square % (K + 1))
}

/// The neighbours above, below, left and right: a tile, a blank (0) or `None` at the edge.
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
        write!(f, "“{}” is not an evaluation function: expected one of {names}", self.found)
    }
}

impl std::error::Error for UnknownEvaluation {}
