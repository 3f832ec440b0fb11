//! Where the distances of positions are stored: a class for each combination of material, and an
//! index in it for each arrangement.
//!
//! Positions are normalised so that the first player is to move: if the second is, the board is
//! turned by half.

use super::super::Position;
use crate::{game::Player, insertion_sort};

/// The maximum number of pieces of both sides.
pub(super) const MOST_PIECES: u32 = 4;
/// The number of slots for classes: up to three of each of the four kinds of piece.
pub(super) const SLOTS: usize = 256;

const SQUARES: u32 = 32;
/// Men can be on all rows but the last: the first player's on the lower bits, the second's on the
/// higher.
const MEN_SQUARES: u32 = 28;
const MEN_SHIFT: u32 = SQUARES - MEN_SQUARES;

/// Binomial coefficients: the ways to choose squares, by size of the choice and number of squares.
const WAYS: [[u32; SQUARES as usize + 1]; MOST_PIECES as usize + 1] = {
    let mut ways = [[0; SQUARES as usize + 1]; MOST_PIECES as usize + 1];
    let mut squares = 0;
    while squares <= SQUARES as usize {
        ways[0][squares] = 1;
        let mut chosen = 1;
        while squares > 0 && chosen < ways.len() {
            ways[chosen][squares] = ways[chosen][squares - 1] + ways[chosen - 1][squares - 1];
            chosen += 1;
        }
        squares += 1;
    }
    ways
};

/// The rank of a set of squares among all sets of its size, in ascending order of their words.
#[inline]
fn rank(mut squares: u32) -> u32 {
    let mut rank = 0;
    for ways in &WAYS[1..] {
        if squares == 0 {
            break;
        }
        rank += ways[squares.trailing_zeros() as usize];
        squares &= squares - 1;
    }
    rank
}

/// All sets of a size, sorted by rank.
fn sets(squares: u32, size: u32) -> Vec<u32> {
    let mut sets = vec![(1 << size) - 1_u32];
    for _ in 1..WAYS[size as usize][squares as usize] {
        let last = *sets.last().expect("there is a first");
        // The next word with the same number of bits: R. W. Gosper, HAKMEM 175.
        let carried = last + (last & last.wrapping_neg());
        sets.push(carried | (last ^ carried) >> last.trailing_zeros() >> 2);
    }
    sets
}

/// A normalised position: itself, or turned.
pub(super) fn seen(position: &Position) -> Position {
    if position.mover() == Player::First { *position } else { position.turned() }
}

/// The number of pieces: men and kings of the player to move, men and kings of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Class(pub [u32; 4]);

impl Class {
    /// The class of a normalised position.
    pub fn of(seen: &Position) -> Self {
        Self(groups(seen).map(u32::count_ones))
    }

    /// All classes with up to this many pieces in which both sides have some, each after those that
    /// its captures and promotions lead to.
    pub fn all(pieces: u32) -> Vec<Self> {
        let numbers = || 0..=pieces;
        let classes = numbers().flat_map(|a| numbers().flat_map(move |b| numbers().map(move |c| [a, b, c])));
        let classes = classes.flat_map(|[a, b, c]| numbers().map(move |d| Self([a, b, c, d])));
        let mut classes: Vec<_> = classes.filter(|class| class.has_both() && class.pieces() <= pieces).collect();
        insertion_sort::sort_by(&mut classes, |one, other| (one.pieces(), one.men()) < (other.pieces(), other.men()));
        classes
    }

    fn has_both(self) -> bool {
        let [men, kings, other_men, other_kings] = self.0;
        men + kings > 0 && other_men + other_kings > 0
    }

    pub fn pieces(self) -> u32 {
        self.0.iter().sum()
    }

    fn men(self) -> u32 {
        self.0[0] + self.0[2]
    }

    /// The class of the same pieces with the other player to move.
    pub fn turned(self) -> Self {
        let [men, kings, other_men, other_kings] = self.0;
        Self([other_men, other_kings, men, kings])
    }

    /// The index of the class, below [`SLOTS`].
    pub fn slot(self) -> usize {
        self.0.iter().fold(0, |slot, &number| slot * 4 + number as usize)
    }

    /// The number of indices; in some of them two pieces would share a square.
    pub fn size(self) -> usize {
        self.sizes().iter().product::<u32>() as usize
    }

    fn sizes(self) -> [u32; 4] {
        let ways = |number: u32, squares: u32| WAYS[number as usize][squares as usize];
        let [men, kings, other_men, other_kings] = self.0;
        [ways(men, MEN_SQUARES), ways(kings, SQUARES), ways(other_men, MEN_SQUARES), ways(other_kings, SQUARES)]
    }

    /// The index of a normalised position of this class.
    #[inline]
    pub fn place(self, seen: &Position) -> usize {
        let [men, kings, other_men, other_kings] = groups(seen);
        let ranks = [rank(men), rank(kings), rank(other_men >> MEN_SHIFT), rank(other_kings)];
        ranks.iter().zip(self.sizes()).fold(0, |place, (rank, size)| place * size + rank) as usize
    }
}

/// The squares of the first player's men and kings, and of the second player's.
fn groups(seen: &Position) -> [u32; 4] {
    let (own, other) = (Player::First, Player::Second);
    [seen.men(own), seen.kings(own), seen.men(other), seen.kings(other)]
}

/// The arrangements of a class, by index.
pub(super) struct Arrangements {
    pub class: Class,
    /// The sets of squares of each kind of piece, by rank.
    sets: [Vec<u32>; 4],
    /// The number of sets of each kind.
    sizes: [u32; 4],
}

impl Arrangements {
    pub fn new(class: Class) -> Self {
        let [men, kings, other_men, other_kings] = class.0;
        let of_men = |number| sets(MEN_SQUARES, number);
        let shifted = of_men(other_men).into_iter().map(|squares| squares << MEN_SHIFT).collect();
        let sets = [of_men(men), sets(SQUARES, kings), shifted, sets(SQUARES, other_kings)];
        Self { class, sets, sizes: class.sizes() }
    }

    /// The position with this index, with the first player to move; `None` if two pieces would
    /// share a square.
    #[inline]
    pub fn position(&self, place: usize) -> Option<Position> {
        let mut squares = [0; 4];
        let mut place = u32::try_from(place).ok()?;
        for ((squares, sets), size) in squares.iter_mut().zip(&self.sets).zip(self.sizes).rev() {
            *squares = sets[(place % size) as usize];
            place /= size;
        }
        let [men, kings, other_men, other_kings] = squares;
        let all = men | kings | other_men | other_kings;
        let pieces = [men | kings, other_men | other_kings];
        let position = Position { pieces, kings: kings | other_kings, mover: Player::First };
        (all.count_ones() == self.class.pieces()).then_some(position)
    }

    /// The difference in index between two positions that differ in the set before the last kind of
    /// piece.
    pub fn stride(&self) -> usize {
        self.sizes.into_iter().rfind(|&size| size > 1).unwrap_or(1) as usize
    }

    /// All positions with their indices.
    pub fn positions(&self) -> impl Iterator<Item = (usize, Position)> {
        (0..self.class.size()).filter_map(|place| Some((place, self.position(place)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Arrangements, Class};

    #[test]
    fn places_and_positions_agree() {
        let mut positions = 0;
        for class in Class::all(3) {
            let arrangements = Arrangements::new(class);
            for (place, position) in arrangements.positions() {
                positions += 1;
                assert_eq!((Class::of(&position), class.place(&position)), (class, place));
                assert_eq!(position.turned().turned(), position);
            }
        }
        assert_eq!(positions, 3_488 + 196_032);
    }
}
