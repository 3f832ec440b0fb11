//! The features of a position that the evaluation functions read: integers, most of them sums over
//! its tiles.
//!
//! All of them are packed into one word, so adding words adds all features at once: the sum of
//! Manhattan distances, the sum of squared Euclidean distances, the inner product of the boards of
//! the position and of Win, the sum of squared differences of the order, the agreements of
//! neighbourhoods, the inversions, the values of pattern databases, and the fitted numbers of tiles
//! on squares. Inversions, database values and the agreements of pairs of tiles are not sums over
//! tiles; they are added for the whole position.

use crate::slide::{Evaluation, Pattern, PatternDatabases, Position, squares_number, squares_value};

/// The number of tiles of `SlideThree`, and of squares they cover.
pub(super) const TILES: usize = 9;
/// The number of patterns of `SlideThree`.
pub(super) const PATTERNS: usize = 64;

/// The bits of a word that an evaluation function reads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// Its lowest bit in the word.
    pub shift: u32,
    /// The mask of its bits, shifted down.
    pub mask: u64,
}

/// The field that an evaluation function reads.
pub(super) const fn field(evaluation: Evaluation) -> Field {
    let (shift, bits) = match evaluation {
        Evaluation::Man => (0, 6),
        Evaluation::Eu => (6, 8),
        Evaluation::L2 => (14, 9),
        Evaluation::Perm => (23, 8),
        Evaluation::Nb => (31, 6),
        Evaluation::Inv => (37, 6),
        Evaluation::Pdb => (43, 5),
        Evaluation::PdbSum => (48, 7),
        Evaluation::Squares => (55, 9),
    };
    Field { shift, mask: (1 << bits) - 1 }
}

/// The value of an evaluation function for a position other than Win, computed from its field.
pub(super) fn value(evaluation: Evaluation, number: u32) -> f64 {
    match evaluation {
        Evaluation::Man | Evaluation::Pdb | Evaluation::PdbSum => f64::from(number),
        Evaluation::Eu => f64::from(number).sqrt(),
        // |v − w|² = |v|² + |w|² − 2 v·w, and both boards hold the numbers 1 to 9.
        Evaluation::L2 => f64::from(570_u32.saturating_sub(2 * number)).sqrt(),
        Evaluation::Perm => (0.5 + f64::from(number)).sqrt(),
        // Each tile may agree with Win in four neighbours and in its square.
        Evaluation::Nb => f64::from(45_u32.saturating_sub(number)),
        Evaluation::Inv => 0.5 + f64::from(number),
        Evaluation::Squares => squares_value(number),
    }
}

/// The squares (row · 4 + column) of the locations of each pattern.
pub(super) fn squares() -> Vec<[u8; TILES]> {
    let covered = |pattern: Pattern<3>| {
        let mut squares = [0; TILES];
        squares.iter_mut().zip(pattern.covered()).for_each(|(square, covered)| *square = covered);
        squares
    };
    Pattern::<3>::all().map(covered).collect()
}

/// The place of a tile, which determines its word: its square, its location and the neighbouring blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub square: u8,
    /// The index from 0 among the covered squares.
    pub location: u8,
    pub blank_right: bool,
    pub blank_below: bool,
}

impl Place {
    /// The place of a location on a board with these covered squares.
    pub fn new(squares: &[u8; TILES], location: usize) -> Self {
        let square = squares[location];
        let is_blank = |square| !squares.contains(&square);
        Self {
            square,
            location: u8::try_from(location).expect("boards are small"),
            blank_right: square % 4 < 3 && is_blank(square + 1),
            blank_below: square < 12 && is_blank(square + 4),
        }
    }

    /// Keeps only the square.
    pub fn by_square_alone(self) -> Self {
        Self { square: self.square, location: 0, blank_right: false, blank_below: false }
    }

    /// The summand of a tile, counted from 0, at this place in the word of a position.
    #[inline(never)]
    pub fn word(self, tile: u8) -> u64 {
        let (row, column) = (self.square / 4, self.square % 4);
        let (goal_row, goal_column) = (tile / 3, tile % 3);
        let (rows, columns) = (u64::from(row.abs_diff(goal_row)), u64::from(column.abs_diff(goal_column)));
        let agreements = [
            rows + columns == 0,
            row == 0 && goal_row == 0,
            column == 0 && goal_column == 0,
            self.blank_right && goal_column == 2,
            self.blank_below && goal_row == 2,
        ];
        let goal_number = if row < 3 && column < 3 { u64::from(row * 3 + column + 1) } else { 0 };
        [
            (Evaluation::Man, rows + columns),
            (Evaluation::Eu, rows * rows + columns * columns),
            (Evaluation::L2, u64::from(tile + 1) * goal_number),
            (Evaluation::Perm, u64::from(tile.abs_diff(self.location)).pow(2)),
            (Evaluation::Nb, agreements.into_iter().map(u64::from).sum()),
            (Evaluation::Squares, squares_number(tile, self.square).into()),
        ]
        .into_iter()
        .map(|(evaluation, number)| number << field(evaluation).shift)
        .sum()
    }
}

/// How the second tile of a pair is adjacent to the first on the board (right, left, below or
/// above), if it is.
pub(super) fn relation(first: u8, second: u8, width: u8) -> Option<usize> {
    let side_by_side = first / width == second / width;
    match (first.checked_sub(second), second.checked_sub(first)) {
        (_, Some(1)) if side_by_side => Some(0),
        (Some(1), _) if side_by_side => Some(1),
        (_, Some(distance)) if distance == width => Some(2),
        (Some(distance), _) if distance == width => Some(3),
        _ => None,
    }
}

/// All pairs of locations, the smaller first.
pub(super) fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (0..TILES).flat_map(|second| (0..second).map(move |first| (first, second)))
}

/// Computes words and keys of single positions.
#[derive(Clone, Debug)]
pub(super) struct Features {
    squares: Vec<[u8; TILES]>,
    /// The summand of each tile at each location of each pattern.
    words: Vec<[[u64; TILES]; TILES]>,
    /// Whether to compute the fields that are not sums over tiles.
    with_neighbours: bool,
    with_inversions: bool,
    with_databases: bool,
}

impl Features {
    /// Computes the fields of the functions for which `reads` is true; other fields may hold
    /// garbage.
    pub fn new(reads: impl Fn(Evaluation) -> bool) -> Self {
        let squares = squares();
        let tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let at = |squares, location| tiles.map(|tile| Place::new(squares, location).word(tile));
        let words = squares.iter().map(|squares| std::array::from_fn(|location| at(squares, location))).collect();
        Self {
            squares,
            words,
            with_neighbours: reads(Evaluation::Nb),
            with_inversions: reads(Evaluation::Inv),
            with_databases: reads(Evaluation::Pdb) || reads(Evaluation::PdbSum),
        }
    }

    /// The square of each tile, four bits each: bits 4i…4i+3 are that of tile i + 1.
    pub fn key(&self, position: &Position<3>) -> u64 {
        let squares = self.squares[usize::from(position.pattern().index())];
        tiles(position).zip(squares).map(|(tile, square)| u64::from(square) << (4 * tile)).sum()
    }

    /// All fields that are read.
    pub fn word(&self, position: &Position<3>) -> u64 {
        let pattern = usize::from(position.pattern().index());
        let words = tiles(position).zip(&self.words[pattern]).map(|(tile, words)| words[usize::from(tile)]);
        let mut word = words.sum();
        if self.with_neighbours {
            word += self.neighbours(position);
        }
        if self.with_inversions {
            word += inversions(position);
        }
        if self.with_databases {
            let mut locations = [0; 16];
            tiles(position).zip(0..).for_each(|(tile, location)| locations[usize::from(tile)] = location);
            word += answers(position.pattern().index(), &locations);
        }
        word
    }

    /// The agreements of pairs of tiles, counted once for each tile.
    fn neighbours(&self, position: &Position<3>) -> u64 {
        let squares = self.squares[usize::from(position.pattern().index())];
        let agree = |&(first, second): &(usize, usize)| {
            let here = relation(squares[first], squares[second], 4);
            here.is_some() && here == relation(position.tile_at(first) - 1, position.tile_at(second) - 1, 3)
        };
        (2 * pairs().filter(agree).count() as u64) << field(Evaluation::Nb).shift
    }
}

fn inversions(position: &Position<3>) -> u64 {
    let wrong = |&(first, second): &(usize, usize)| position.tile_at(first) > position.tile_at(second);
    (pairs().filter(wrong).count() as u64) << field(Evaluation::Inv).shift
}

/// The pattern-database values for a pattern, given the tile (from 0) at each location.
pub(super) fn answers(pattern: u16, locations: &[usize; 16]) -> u64 {
    let (greatest, sum) = PatternDatabases::shared().greatest_and_sum_at(pattern.into(), locations);
    u64::from(greatest) << field(Evaluation::Pdb).shift | u64::from(sum) << field(Evaluation::PdbSum).shift
}

/// The tiles by location, counted from 0.
pub(super) fn tiles(position: &Position<3>) -> impl Iterator<Item = u8> {
    (0..TILES).map(|location| position.tile_at(location) - 1)
}
