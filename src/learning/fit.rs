//! Weights by least squares: evaluations fitted to the distances to win [Heuser 2003, 8.2].

use std::fmt::Write;

use crate::{
    dtw::{Distances, Table},
    slide::{Evaluation, Position},
};

/// The function to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// A value for each tile on each square, and a constant: [`Evaluation::Squares`].
    Squares,
    /// Weights of the thesis' functions: [`WeightedSum::FITTED`](crate::slide::WeightedSum::FITTED).
    Sum,
}

/// The number of classes of tiles on squares that are equivalent under transposing the board.
const CLASSES: usize = 78;
/// Regularisation: keeps values small that the distances do not determine, such as a constant
/// shared by all tiles.
const RIDGE: f64 = 1.0;
/// The total weight of all positions at a distance.
const EVEN: f64 = 100_000.0;
/// The unit of a table of squares: this many per move.
const PARTS: f64 = 8.0;

/// The result of a fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The weights as source code.
    pub text: String,
    /// The root mean square error, in moves.
    pub error: f64,
}

impl Fit {
    /// All fits.
    pub const ALL: [Self; 2] = [Self::Squares, Self::Sum];

    /// The name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Squares => "squares",
            Self::Sum => "sum",
        }
    }

    /// Fits to the distances of all positions. All distances have the same total weight, however
    /// few positions have them: most positions are 17 to 21 moves away, and an unweighted fit would
    /// hardly consider the last moves before Win.
    ///
    /// It uses only sums, products, quotients and roots, so the numbers are the same on every
    /// target.
    #[must_use]
    pub fn run(self) -> Fitted {
        let classes = classes();
        let mut equations = Equations::new(match self {
            Self::Squares => CLASSES,
            Self::Sum => Evaluation::THESIS.len(),
        });
        let table = Table::generate();
        let histogram = table.histogram();
        for index in 0..Position::<3>::COUNT {
            let position: Position<3> = Position::from_index(index).expect("indices have positions");
            let distance = table.distance(&position);
            let target = f64::from(distance);
            let importance = EVEN / histogram[usize::from(distance)] as f64;
            match self {
                Self::Squares => equations.add(&squares(&classes, &position), target, importance),
                Self::Sum => {
                    let values = Evaluation::THESIS.map(|evaluation| evaluation.value(&position));
                    equations.add(&std::array::from_fn::<_, 6, _>(|place| (place, values[place])), target, importance);
                }
            }
        }
        let weights = equations.solution();
        let text = match self {
            Self::Squares => squares_text(&classes, &weights),
            Self::Sum => format!("{weights:?}"),
        };
        Fitted { text, error: equations.error(&weights) }
    }
}

/// The class of each tile on each square.
fn classes() -> [[usize; 16]; 9] {
    let mut classes = [[usize::MAX; 16]; 9];
    let mut next = 0;
    for tile in 0..9 {
        for square in 0..16 {
            let (mirror_tile, mirror_square) = (tile % 3 * 3 + tile / 3, square % 4 * 4 + square / 4);
            if classes[tile][square] == usize::MAX {
                classes[tile][square] = next;
                classes[mirror_tile][mirror_square] = next;
                next += 1;
            }
        }
    }
    classes
}

/// The classes of all tiles on their squares, each counted once.
fn squares(classes: &[[usize; 16]; 9], position: &Position<3>) -> [(usize, f64); 9] {
    let covered = position.pattern().covered();
    let mut found = [(0, 1.0); 9];
    for ((location, square), found) in covered.enumerate().zip(&mut found) {
        *found = (classes[usize::from(position.tile_at(location)) - 1][usize::from(square)], 1.0);
    }
    found
}

/// The table of integers and the constant that together represent the weights.
fn squares_text(classes: &[[usize; 16]; 9], weights: &[f64]) -> String {
    let mut base = 0.0;
    let mut text = String::new();
    for row in classes {
        let parts = row.map(|class| (PARTS * weights[class]).round());
        let least = parts.iter().copied().fold(f64::INFINITY, f64::min);
        base += least;
        let _ = writeln!(text, "{:?},", parts.map(|part| part - least));
    }
    let _ = write!(text, "base {base}");
    text.replace(".0", "")
}

/// The normal equations of a linear least-squares problem.
struct Equations {
    size: usize,
    n: f64,
    /// The lower triangle, row by row.
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
    squares: f64,
}

impl Equations {
    fn new(size: usize) -> Self {
        let matrix = (0..size).map(|row| vec![0.0; row + 1]).collect();
        Self { size, n: 0.0, matrix, right: vec![0.0; size], squares: 0.0 }
    }

    /// Adds an observation: the non-zero variables, and their target sum.
    fn add(&mut self, variables: &[(usize, f64)], target: f64, importance: f64) {
        for &(row, variable) in variables {
            let one = importance * variable;
            for &(column, other) in variables.iter().filter(|(column, _)| *column <= row) {
                self.matrix[row][column] += one * other;
            }
            self.right[row] += one * target;
        }
        self.squares += importance * target * target;
        self.n += importance;
    }

    /// The weights, by Cholesky decomposition.
    fn solution(&self) -> Vec<f64> {
        let mut lower = self.matrix.clone();
        for row in 0..self.size {
            lower[row][row] += RIDGE;
            for column in 0..=row {
                let product: f64 = (0..column).map(|k| lower[row][k] * lower[column][k]).sum();
                let rest = lower[row][column] - product;
                lower[row][column] = if row == column { rest.sqrt() } else { rest / lower[column][column] };
            }
        }
        let mut weights = self.right.clone();
        for row in 0..self.size {
            let product: f64 = (0..row).map(|k| lower[row][k] * weights[k]).sum();
            weights[row] = (weights[row] - product) / lower[row][row];
        }
        for row in (0..self.size).rev() {
            let product: f64 = (row + 1..self.size).map(|k| lower[k][row] * weights[k]).sum();
            weights[row] = (weights[row] - product) / lower[row][row];
        }
        weights
    }

    /// The root mean square error with these weights.
    fn error(&self, weights: &[f64]) -> f64 {
        let entry = |row: usize, column: usize| self.matrix[row.max(column)][row.min(column)];
        let pairs = (0..self.size).flat_map(|row| (0..self.size).map(move |column| (row, column)));
        let quadratic: f64 = pairs.map(|(row, column)| weights[row] * weights[column] * entry(row, column)).sum();
        let linear: f64 = weights.iter().zip(&self.right).map(|(weight, right)| weight * right).sum();
        ((quadratic - 2.0 * linear + self.squares) / self.n).max(0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_points_is_found() {
        let mut equations = Equations::new(2);
        for x in 0..100 {
            equations.add(&[(0, f64::from(x)), (1, 1.0)], 3.0 * f64::from(x) + 7.0, 1000.0);
        }
        let weights = equations.solution();
        assert!((weights[0] - 3.0).abs() < 1e-3 && (weights[1] - 7.0).abs() < 1e-2, "{weights:?}");
        assert!(equations.error(&weights) < 0.01 && equations.error(&[3.0, 8.0]) > 0.99);
    }
}
