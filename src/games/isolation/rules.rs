//! The rules as a value.

use std::sync::Arc;

use super::{
    geometry::{Geometry, MOST_CELLS, Movement},
    position::{Cell, Position},
};
use crate::{
    bits::Ones,
    game::{Game, Outcome, Player, TextError},
};

/// The rules of Isolation: the size of the board, from 3 × 3 to 9 × 9 cells and not necessarily
/// square, and how the players move.
///
/// A variant is written `isolation`, followed by the movement unless it is `knight`, and by columns
/// and rows unless both are seven.
///
/// ```
/// use plyground::games::isolation::{Isolation, Movement};
/// let rules: Isolation = "isolation:queen:6x4".parse()?;
/// assert_eq!((rules.columns(), rules.rows(), rules.movement()), (6, 4, Movement::Queen));
/// assert_eq!(rules.to_string(), "isolation:queen:6x4");
/// assert_eq!(Isolation::default().to_string(), "isolation");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Isolation {
    columns: u8,
    rows: u8,
    movement: Movement,
    pub(super) geometry: Arc<Geometry>,
}

impl PartialEq for Isolation {
    fn eq(&self, other: &Self) -> bool {
        (self.columns, self.rows, self.movement) == (other.columns, other.rows, other.movement)
    }
}

impl Eq for Isolation {}

impl Default for Isolation {
    /// The game of [Navarro-Hinojosa]: knights on 7 × 7 cells.
    fn default() -> Self {
        Self::with_geometry(7, 7, Movement::Knight)
    }
}

impl Isolation {
    /// Creates the rules for a board with this many columns and rows.
    ///
    /// # Errors
    ///
    /// If one of the numbers is not between 3 and 9.
    pub fn new(columns: u8, rows: u8, movement: Movement) -> Result<Self, TextError> {
        if [columns, rows].iter().all(|lines| (3..=9).contains(lines)) {
            return Ok(Self::with_geometry(columns, rows, movement));
        }
        let expected = "3 to 9 columns, an x and 3 to 9 rows, as in 7x7".to_owned();
        Err(TextError { found: format!("{columns}x{rows}"), expected })
    }

    fn with_geometry(columns: u8, rows: u8, movement: Movement) -> Self {
        Self { columns, rows, movement, geometry: Arc::new(Geometry::new(columns, rows, movement)) }
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// How the players move.
    #[must_use]
    pub const fn movement(&self) -> Movement {
        self.movement
    }

    /// The cell at a row, from the top, and a column, both counted from 0; `None` off the board.
    #[must_use]
    pub const fn cell(&self, row: u8, column: u8) -> Option<Cell> {
        if row < self.rows && column < self.columns { Some(Cell(row * self.columns + column)) } else { None }
    }

    /// The row, from the top, and the column of a cell, both counted from 0.
    #[must_use]
    pub const fn row_and_column(&self, cell: Cell) -> (u8, u8) {
        (cell.0 / self.columns, cell.0 % self.columns)
    }

    /// The number of boards: both players on different cells, which are used, with any set of other
    /// used cells; or one player, or none, on an otherwise open board. Not all of them are
    /// reachable.
    ///
    /// ```
    /// use plyground::games::isolation::{Isolation, Movement};
    /// let small = Isolation::new(3, 3, Movement::King)?;
    /// assert_eq!(small.boards(), 9 * 8 * 128 + 9 + 1);
    /// # Ok::<(), plyground::game::TextError>(())
    /// ```
    #[must_use]
    pub fn boards(&self) -> u128 {
        let cells = u128::from(self.columns) * u128::from(self.rows);
        ((cells * (cells - 1)) << (cells - 2)) + cells + 1
    }

    /// The cells that a player could move to if it were their turn, as bits; every open cell before
    /// they have chosen one.
    #[must_use]
    #[inline]
    pub fn targets(&self, position: &Position, player: Player) -> u128 {
        match position.cell(player) {
            Some(cell) => self.geometry.targets(cell.0, position.open()),
            None => position.open(),
        }
    }

    /// The number of cells in [`Isolation::targets`].
    #[must_use]
    #[inline]
    pub fn mobility(&self, position: &Position, player: Player) -> u32 {
        self.targets(position, player).count_ones()
    }
}

impl Game for Isolation {
    type Position = Position;
    type Move = Cell;

    const MOVE_CODES: usize = MOST_CELLS;

    fn start(&self) -> Position {
        Position::empty(self.geometry.board)
    }

    fn mover(&self, position: &Position) -> Player {
        position.mover()
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let mover = position.mover();
        (self.targets(position, mover) == 0).then_some(Outcome { winner: Some(!mover), reason: "stuck" })
    }

    /// Appends the moves row by row from the top, and from the left in each row.
    fn moves(&self, position: &Position, moves: &mut Vec<Cell>) {
        moves.extend(Ones(self.targets(position, position.mover())).map(Cell));
    }

    fn play(&self, position: &mut Position, mv: Cell) {
        position.close(mv);
        position.stand(position.mover(), mv);
        position.turn();
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn move_code(&self, mv: Cell) -> u16 {
        mv.0.into()
    }
}
