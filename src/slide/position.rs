//! Positions, their numbering and their symmetry.

use std::fmt;

use super::{
    geometry::shapes,
    pattern::Pattern,
    rank::{Nibbles, factorial, inversions, rank, tile, unrank},
};

/// A placement of all tiles in a pattern, reachable or not.
///
/// Two positions are equal if, and only if, their boards look the same. Half of all positions
/// cannot be reached from Win [Heuser 2003, 3.2.3]; [`Position::check_reachable`] says which and
/// why. Reachable positions have an [index](Position::index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position<const K: usize> {
    pub(super) pattern: Pattern<K>,
    pub(super) order: Nibbles,
}

impl<const K: usize> Position<K> {
    /// The number of tiles, K².
    pub const TILES: usize = K * K;
    /// The number of reachable positions: 192, 11,612,160 and 2,678,117,105,664,000 for K = 2, 3, 4.
    pub const COUNT: u64 = Pattern::<K>::COUNT as u64 * Self::PER_PATTERN;
    /// The number of reachable positions in each pattern, (K²)! / 2.
    pub const PER_PATTERN: u64 = factorial(K * K) / 2;
    /// The goal: the tiles in order, in the upper left.
    pub const WIN: Self = Self { pattern: Pattern::HOME, order: 0xfedc_ba98_7654_3210 & Self::MASK };
    /// The start of the game: the tiles in reverse order, in the upper left.
    pub const START: Self =
        Self { pattern: Pattern::HOME, order: 0x0123_4567_89ab_cdef >> (64 - 4 * Self::TILES) & Self::MASK };

    const MASK: Nibbles = u64::MAX >> (64 - 4 * Self::TILES);

    /// The pattern.
    #[must_use]
    pub const fn pattern(&self) -> Pattern<K> {
        self.pattern
    }

    /// The tile (1…K²) at a location; locations count the covered squares row by row, from 0.
    #[must_use]
    pub const fn tile_at(&self, location: usize) -> u8 {
        tile(self.order, location) + 1
    }

    /// The order of the tiles, packed: bits 4i…4i+3 hold the tile at location i, minus one.
    #[must_use]
    pub const fn order_nibbles(&self) -> u64 {
        self.order
    }

    /// The board row by row, (K + 1)² entries: tiles 1…K², 0 for a blank.
    #[must_use]
    pub fn board(&self) -> Vec<u8> {
        let mut board = vec![0; (K + 1) * (K + 1)];
        for (location, square) in self.squares().enumerate() {
            board[usize::from(square)] = self.tile_at(location);
        }
        board
    }

    /// The square of each location: row · (K + 1) + column.
    pub(super) fn squares(&self) -> impl Iterator<Item = u8> + use<K> {
        shapes::<K>()[usize::from(self.pattern.index())].squares.into_iter().take(Self::TILES)
    }

    /// Whether this is the goal.
    #[must_use]
    pub fn is_win(&self) -> bool {
        *self == Self::WIN
    }

    /// The Gödel number of the order, below (K²)! (thesis, table 3.2).
    ///
    /// ```
    /// use plyground::slide::Position;
    /// // The order of figure 3.10; the thesis misprints one line of the sum.
    /// let position: Position<3> = "106.427981635".parse()?;
    /// assert_eq!(position.goedel_number(), 129_580);
    /// # Ok::<(), plyground::slide::PositionError>(())
    /// ```
    #[must_use]
    pub fn goedel_number(&self) -> u64 {
        rank(self.order, Self::TILES)
    }

    /// The index of a reachable position, below [`Position::COUNT`]: sorted by pattern, then by
    /// half the Gödel number, because exactly one of the orders with numbers 2n and 2n + 1 is
    /// reachable. An unreachable position shares the index of its reachable twin.
    #[must_use]
    pub fn index(&self) -> u64 {
        u64::from(self.pattern.index()) * Self::PER_PATTERN + self.goedel_number() / 2
    }

    /// The reachable position with this index, if it is below [`Position::COUNT`].
    #[must_use]
    pub fn from_index(index: u64) -> Option<Self> {
        let pattern = Pattern::from_index(u32::try_from(index / Self::PER_PATTERN).ok()?)?;
        let order = unrank(index % Self::PER_PATTERN * 2, Self::TILES);
        let position = Self { pattern, order };
        Some(if position.is_reachable() { position } else { position.twin() })
    }

    /// Whether the puzzle can be solved from here.
    #[must_use]
    pub fn is_reachable(&self) -> bool {
        self.has_odd_order() == shapes::<K>()[usize::from(self.pattern.index())].odd_orders
    }

    /// Returns the position, or why it cannot be reached from Win.
    ///
    /// # Errors
    ///
    /// [`Unreachable`], with the parities that disagree and the nearest reachable position.
    pub fn check_reachable(self) -> Result<Self, Unreachable<K>> {
        if self.is_reachable() { Ok(self) } else { Err(Unreachable { position: self }) }
    }

    fn has_odd_order(&self) -> bool {
        inversions(self.order, Self::TILES) % 2 == 1
    }

    /// The same position with its last two tiles swapped.
    fn twin(self) -> Self {
        let shift = 4 * (Self::TILES - 2);
        let last = self.order >> shift;
        let order = self.order & ((1 << shift) - 1) | (last >> 4 | (last & 15) << 4) << shift;
        Self { order, ..self }
    }

    /// The board reflected in its main diagonal, with the tiles renamed accordingly.
    ///
    /// Win and Start are unchanged, rows become columns, and the distance to win stays the same.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let shape = &shapes::<K>()[usize::from(self.pattern.index())];
        let order = (0..Self::TILES).fold(0, |order, location| {
            let source = usize::from(shape.transposed_sources[location]);
            order | (mirror_tile::<K>(tile(self.order, source).into()) as u64) << (4 * location)
        });
        let pattern = Pattern::from_index(shape.transposed.into()).expect("patterns transpose to patterns");
        Self { pattern, order }
    }
}

/// The name of a tile, counted from 0, on the transposed board.
pub(super) const fn mirror_tile<const K: usize>(tile: usize) -> usize {
    tile % K * K + tile / K
}

/// Why a position cannot be reached: its order has the wrong parity for its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreachable<const K: usize> {
    /// The unreachable position.
    pub position: Position<K>,
}

impl<const K: usize> Unreachable<K> {
    /// A reachable position that differs by one swap of two tiles.
    #[must_use]
    pub fn nearest(&self) -> Position<K> {
        self.position.twin()
    }
}

impl<const K: usize> fmt::Display for Unreachable<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        write_unreachable(f, (position, position.has_odd_order()), position.pattern.code(), &self.nearest())
    }
}

/// Writes why a position cannot be reached, given whether its order is odd.
pub(super) fn write_unreachable(
    f: &mut fmt::Formatter<'_>,
    (position, is_odd): (&dyn fmt::Display, bool),
    pattern: u16,
    nearest: &dyn fmt::Display,
) -> fmt::Result {
    let (found, expected) = if is_odd { ("odd", "even") } else { ("even", "odd") };
    write!(
        f,
        "{position} cannot be solved: its order is an {found} permutation, and pattern {pattern} is reached with \
         {expected} ones only; with two tiles swapped, {nearest} can be solved",
    )
}

impl<const K: usize> std::error::Error for Unreachable<K> {}
