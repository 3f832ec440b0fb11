//! Numbers for orders of tiles, chosen so that a move changes many of them in the same way.
//!
//! A number consists of a head, the locations of the first tiles, and a tail, the places of the
//! others among the remaining locations; the parity of the order determines the last two tiles. A
//! move permutes locations. So it maps all orders with the same head to one head, and their tails
//! by one permutation, which is the same for many heads.

use crate::{
    puzzle::Partition,
    slide::{Pattern, Position, Slide},
};

/// The maximum number of tails of a head.
pub(super) const MOST_TAILS: usize = 60;
/// A list of locations, for at most one location per tile.
type Locations = [u8; 9];

/// The numbers of the orders that are reachable in a pattern.
#[derive(Clone, Debug)]
pub(super) struct Orders<const K: usize> {
    /// The number of heads.
    pub heads: usize,
    /// The number of tails for each head.
    pub tails: usize,
    /// For each permutation of the places of a tail, the destination of each tail.
    pub rows: Vec<[u8; MOST_TAILS]>,
    /// The packed orders of even and odd permutations, by number.
    packed: [Vec<u64>; 2],
}

/// The destination of a head under a move, and the row that maps its tails.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    pub head: u16,
    pub row: u8,
}

impl<const K: usize> Orders<K> {
    const TILES: usize = K * K;
    /// The number of tiles in a tail.
    const TAIL: usize = if K == 2 { 4 } else { 5 };
    /// The number of tiles in a head.
    const HEAD: usize = Self::TILES - Self::TAIL;

    pub fn new() -> Self {
        const { assert!(K == 2 || K == 3, "the orders of SlideFour fit no memory") };
        let heads = arrangements(Self::TILES, Self::HEAD);
        let tails = arrangements(Self::TAIL, Self::TAIL - 2);
        let permutations = 0..arrangements(Self::TAIL, Self::TAIL);
        let row = |permutation| {
            let permutation = arrangement(permutation, Self::TAIL, Self::TAIL);
            let mut row = [0; MOST_TAILS];
            for (tail, to) in row.iter_mut().enumerate().take(tails) {
                let places = arrangement(tail, Self::TAIL, Self::TAIL - 2).map(|place| permutation[usize::from(place)]);
                *to = u8::try_from(number(&places[..Self::TAIL - 2], Self::TAIL)).expect("there are at most 60 tails");
            }
            row
        };
        let mut orders = Self { heads, tails, rows: permutations.map(row).collect(), packed: [Vec::new(), Vec::new()] };
        for number in 0..heads * tails {
            for (packed, order) in orders.packed.iter_mut().zip(Self::unpack(number, tails)) {
                packed.push(order);
            }
        }
        orders
    }

    /// The number of orders.
    pub fn count(&self) -> usize {
        self.heads * self.tails
    }

    /// The even and the odd order with this number, packed.
    fn unpack(number: usize, tails: usize) -> [u64; 2] {
        let head = arrangement(number / tails, Self::TILES, Self::HEAD);
        let left = left(&head[..Self::HEAD], Self::TILES);
        // The last two places follow in ascending order.
        let places = arrangement(number % tails * 2, Self::TAIL, Self::TAIL);
        let locations = head[..Self::HEAD].iter().copied();
        let locations = locations.chain(places[..Self::TAIL].iter().map(|&place| left[usize::from(place)]));
        let locations: Vec<u8> = locations.collect();
        let with = |last: [usize; 2]| {
            let tiles = (0..Self::TILES - 2).chain(last);
            tiles.zip(&locations).fold(0, |order, (tile, location)| order | (tile as u64) << (4 * location))
        };
        let [one, other] = [with([Self::TILES - 2, Self::TILES - 1]), with([Self::TILES - 1, Self::TILES - 2])];
        let home = usize::from(Pattern::<K>::HOME.index());
        if Slide::<K>::new().decode(home, one).is_reachable() { [one, other] } else { [other, one] }
    }

    /// The positions of a pattern, by the numbers of their orders.
    pub fn positions(&self, pattern: usize) -> impl Iterator<Item = Position<K>> {
        let rules = Slide::<K>::new();
        let odd = !rules.decode(pattern, self.packed[0][0]).is_reachable();
        self.packed[usize::from(odd)].iter().map(move |&order| rules.decode(pattern, order))
    }

    /// The number of a position's order.
    pub fn number(&self, position: &Position<K>) -> usize {
        let mut locations = [0; 9];
        for (to, location) in (0..Self::TILES).zip(0_u8..) {
            locations[usize::from(position.tile_at(to)) - 1] = location;
        }
        let (head, tail) = locations[..Self::TILES - 2].split_at(Self::HEAD);
        let left = left(head, Self::TILES);
        let mut places: Locations = [0; 9];
        for (place, location) in places.iter_mut().zip(tail) {
            *place = place_in(&left, *location);
        }
        number(head, Self::TILES) * self.tails + number(&places[..Self::TAIL - 2], Self::TAIL)
    }

    /// The destination of each head when the tile at each location moves to another location.
    pub fn jumps(&self, to: &[u8]) -> Vec<Jump> {
        let jump = |head| {
            let head = arrangement(head, Self::TILES, Self::HEAD);
            let after = head.map(|location| to[usize::from(location)]);
            let [left, left_after] = [&head, &after].map(|head| left(&head[..Self::HEAD], Self::TILES));
            let mut permutation: Locations = [0; 9];
            for (place, location) in permutation.iter_mut().zip(&left[..Self::TAIL]) {
                *place = place_in(&left_after, to[usize::from(*location)]);
            }
            Jump {
                head: u16::try_from(number(&after[..Self::HEAD], Self::TILES)).expect("there are 3024 heads"),
                row: u8::try_from(number(&permutation[..Self::TAIL], Self::TAIL)).expect("there are 120 permutations"),
            }
        };
        (0..self.heads).map(jump).collect()
    }
}

/// The locations that a head does not use, ascending; the rest of the array has no meaning.
fn left(head: &[u8], tiles: usize) -> Locations {
    let mut left = [u8::MAX; 9];
    let free = (0_u8..).take(tiles).filter(|location| !head.contains(location));
    left.iter_mut().zip(free).for_each(|(place, location)| *place = location);
    left
}

/// The place of a location in a list.
fn place_in(locations: &Locations, location: u8) -> u8 {
    (0_u8..).zip(locations).find(|(_, other)| **other == location).map_or(0, |(place, _)| place)
}

/// The number of ways to choose `length` of `among` things in order.
fn arrangements(among: usize, length: usize) -> usize {
    (among - length + 1..=among).product()
}

/// The index of a list of different numbers below `among`, in lexicographic order.
fn number(list: &[u8], among: usize) -> usize {
    list.iter().enumerate().fold(0, |number, (place, thing)| {
        let smaller = list[..place].iter().filter(|other| *other < thing).count();
        number * (among - place) + usize::from(*thing) - smaller
    })
}

/// The list with this index: the inverse of [`number`].
fn arrangement(number: usize, among: usize, length: usize) -> Locations {
    let mut list = [0; 9];
    let mut free: Vec<u8> = (0_u8..).take(among).collect();
    for (place, thing) in list.iter_mut().enumerate().take(length) {
        let behind = arrangements(among - place - 1, length - place - 1);
        *thing = free.remove(number / behind % (among - place));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_a_pattern_has_a_number_of_its_own() {
        let orders = Orders::<3>::new();
        assert_eq!(orders.count() as u64, Position::<3>::PER_PATTERN);
        for pattern in [0, 15, 33] {
            for (number, position) in orders.positions(pattern).enumerate() {
                assert!(position.is_reachable());
                assert_eq!(orders.number(&position), number);
            }
        }
        assert_eq!(Orders::<2>::new().count() as u64, Position::<2>::PER_PATTERN);
    }
}
