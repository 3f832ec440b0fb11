//! The cells that a move can reach.

/// The maximum number of cells of a board.
pub(super) const MOST_CELLS: usize = 81;

/// The cell of a player who has not chosen one.
pub(super) const NOWHERE: u8 = 127;

/// How the players move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Movement {
    /// Like the chess knight, jumping over any cells: the game of [Navarro-Hinojosa].
    Knight,
    /// Like the chess queen: any distance in a straight line of open cells.
    Queen,
    /// Like the chess king: to any of the eight neighbours.
    King,
}

impl Movement {
    /// All movements, the default first.
    pub const ALL: [Self; 3] = [Self::Knight, Self::Queen, Self::King];

    /// The name in links, commands and files: lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Knight => "knight",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }

    /// One step as rows down and columns to the right; steps to later cells come first.
    const fn steps(self) -> [(i8, i8); 8] {
        match self {
            Self::Knight => [(1, 2), (1, -2), (2, 1), (2, -1), (-1, 2), (-1, -2), (-2, 1), (-2, -1)],
            Self::Queen | Self::King => [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, -1), (-1, 0), (-1, 1)],
        }
    }
}

/// The masks of a board: bit row · columns + column, rows from the top.
#[derive(Debug)]
pub(super) struct Geometry {
    /// Every cell.
    pub board: u128,
    /// The cells with an even sum of row and column.
    pub even: u128,
    /// The cells one step away from each cell.
    steps: [u128; MOST_CELLS],
    /// The cells that sliding reaches in each direction, four to later cells and then four to
    /// earlier ones; empty for movements that do not slide.
    rays: Vec<[u128; 8]>,
}

impl Geometry {
    pub fn new(columns: u8, rows: u8, movement: Movement) -> Self {
        let cells = usize::from(columns) * usize::from(rows);
        let neighbour = |cell: usize, (down, right): (i8, i8)| -> Option<usize> {
            let (row, column) = (cell / usize::from(columns), cell % usize::from(columns));
            let row = row.checked_add_signed(down.into()).filter(|&row| row < rows.into())?;
            let column = column.checked_add_signed(right.into()).filter(|&column| column < columns.into())?;
            Some(row * usize::from(columns) + column)
        };
        let ray = |cell: usize, step: (i8, i8)| {
            std::iter::successors(neighbour(cell, step), |&cell| neighbour(cell, step)).fold(0, |ray, at| ray | 1 << at)
        };
        let mut steps = [0; MOST_CELLS];
        for (cell, mask) in steps.iter_mut().enumerate().take(cells) {
            *mask = movement.steps().into_iter().filter_map(|step| neighbour(cell, step)).fold(0, |m, at| m | 1 << at);
        }
        let slides = movement == Movement::Queen;
        let rays = (0..if slides { cells } else { 0 }).map(|cell| movement.steps().map(|step| ray(cell, step)));
        let even = (0..cells).filter(|cell| (cell / usize::from(columns) + cell % usize::from(columns)) % 2 == 0);
        Self { board: (1 << cells) - 1, even: even.fold(0, |mask, cell| mask | 1 << cell), steps, rays: rays.collect() }
    }

    /// The open cells that a move from a cell can reach.
    #[inline]
    pub fn targets(&self, cell: u8, open: u128) -> u128 {
        match self.rays.get(usize::from(cell)) {
            None => self.steps[usize::from(cell)] & open,
            Some(rays) => self.slid(rays, open),
        }
    }

    /// The same, for a player who may not have a cell yet.
    #[inline]
    pub fn targets_or_all(&self, cell: u8, open: u128) -> u128 {
        if cell == NOWHERE { open } else { self.targets(cell, open) }
    }

    /// Whether players slide through open cells.
    #[inline]
    pub fn slides(&self) -> bool {
        !self.rays.is_empty()
    }

    fn slid(&self, rays: &[u128; 8], open: u128) -> u128 {
        let mut targets = 0;
        for (direction, &ray) in rays.iter().enumerate() {
            let blocked = ray & !open;
            targets |= match blocked {
                0 => ray,
                _ if direction < 4 => ray & ((1 << blocked.trailing_zeros()) - 1),
                _ => ray & !(u128::MAX >> blocked.leading_zeros()),
            };
        }
        targets & self.board
    }
}
