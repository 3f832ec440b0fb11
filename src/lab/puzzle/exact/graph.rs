//! The moves of all positions.

use super::orders::{Jump, MOST_TAILS, Orders};
use crate::slide::{Pattern, Position, Slide};

/// The maximum number of successors of a position.
pub(super) const MOST_MOVES: usize = 6;

/// A number for every position, grouped by pattern and indexed by the numbers of their orders.
pub(super) type Numbers<T> = Vec<Vec<T>>;

/// A move from one pattern to another.
#[derive(Clone, Copy, Debug)]
struct Link {
    /// The pattern it leads to.
    to: usize,
    /// The index of its jumps.
    jumps: usize,
}

/// The moves of all positions, in the order of [`Slide::moves`].
#[derive(Clone, Debug)]
pub(super) struct Graph<const K: usize> {
    pub orders: Orders<K>,
    links: Vec<Vec<Link>>,
    /// For each permutation of locations, the destination of each head.
    jumps: Vec<Vec<Jump>>,
}

/// The successors of all positions of a pattern with the same head: for each move the numbers of
/// the positions with the head it leads to, and the destination of each tail.
pub(super) struct Block<'a, T> {
    moves: usize,
    numbers: [&'a [T]; MOST_MOVES],
    rows: [&'a [u8; MOST_TAILS]; MOST_MOVES],
}

impl<T: Copy> Block<'_, T> {
    /// The numbers of the successors of the position with this tail, in the order of moves.
    #[inline]
    pub fn successors(&self, tail: usize) -> impl Iterator<Item = T> {
        let moves = self.numbers[..self.moves].iter().zip(&self.rows[..self.moves]);
        moves.map(move |(numbers, row)| numbers[usize::from(row[tail])])
    }

    /// The numbers of the successors whose bits are set, in the order of moves.
    #[inline]
    pub fn chosen(&self, tail: usize, mut bits: u8) -> impl Iterator<Item = T> {
        std::iter::from_fn(move || {
            let place = bits.trailing_zeros() as usize;
            let row = self.rows.get(place)?;
            bits &= bits - 1;
            Some(self.numbers[place][usize::from(row[tail])])
        })
    }
}

impl<const K: usize> Graph<K> {
    pub fn new() -> Self {
        let orders = Orders::new();
        let mut permutations: Vec<Vec<u8>> = Vec::new();
        let mut link = |position: &Position<K>, successor: Position<K>| {
            let went = goes_to(position, &successor);
            let known = permutations.iter().position(|other| *other == went);
            let jumps = known.unwrap_or(permutations.len());
            if known.is_none() {
                permutations.push(went);
            }
            Link { to: successor.pattern().index().into(), jumps }
        };
        let links = Pattern::<K>::all().map(|pattern| {
            let position = orders.positions(pattern.index().into()).next().expect("every pattern has its positions");
            Slide::<K>::new().successors(position).map(|successor| link(&position, successor)).collect()
        });
        let links = links.collect();
        let jumps = permutations.iter().map(|to| orders.jumps(to)).collect();
        Self { orders, links, jumps }
    }

    /// The same number for every position.
    pub fn all<T: Copy>(&self, number: T) -> Numbers<T> {
        self.links.iter().map(|_| vec![number; self.orders.count()]).collect()
    }

    /// The patterns with even or odd distances to win.
    pub fn patterns(odd: bool) -> impl Iterator<Item = usize> + use<K> {
        Pattern::<K>::all().filter(move |pattern| pattern.is_odd() == odd).map(|pattern| pattern.index().into())
    }

    /// Where the number of a position is stored.
    pub fn place(&self, position: &Position<K>) -> (usize, usize) {
        (position.pattern().index().into(), self.orders.number(position))
    }

    /// The successors of the positions of a pattern with the same head.
    #[inline]
    pub fn block<'a, T>(&'a self, numbers: &'a Numbers<T>, pattern: usize, head: usize) -> Block<'a, T> {
        let links = &self.links[pattern];
        // Entries without a move hold numbers too, so that all can be read alike.
        let any = &numbers[links[0].to][..self.orders.tails];
        let mut block =
            Block { moves: links.len(), numbers: [any; MOST_MOVES], rows: [&self.orders.rows[0]; MOST_MOVES] };
        for (place, link) in links.iter().enumerate() {
            let Jump { head, row } = self.jumps[link.jumps][head];
            let from = usize::from(head) * self.orders.tails;
            block.numbers[place] = &numbers[link.to][from..from + self.orders.tails];
            block.rows[place] = &self.orders.rows[usize::from(row)];
        }
        block
    }
}

impl Block<'_, f64> {
    /// The sum of the numbers of the successors whose bits are set, in the order of moves.
    ///
    /// It reads all of them, because no processor can predict which bits are set.
    #[inline]
    pub fn sum(&self, tail: usize, bits: u8) -> f64 {
        let term = |place: usize| {
            let number = self.numbers[place][usize::from(self.rows[place][tail])];
            f64::from_bits(number.to_bits() & 0_u64.wrapping_sub(u64::from(bits >> place & 1)))
        };
        let sum = term(0) + term(1) + term(2) + term(3);
        match self.moves {
            4 => sum,
            5 => sum + term(4),
            _ => sum + term(4) + term(5),
        }
    }
}

/// The location that the tile at each location moves to.
fn goes_to<const K: usize>(position: &Position<K>, successor: &Position<K>) -> Vec<u8> {
    let locations = 0..Position::<K>::TILES;
    let place = |tile| {
        let found = locations.clone().zip(0_u8..).find(|(location, _)| successor.tile_at(*location) == tile);
        found.map_or(0, |(_, place)| place)
    };
    locations.clone().map(|location| place(position.tile_at(location))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_lead_where_moves_do() {
        let (graph, rules) = (Graph::<3>::new(), Slide::<3>::new());
        let indices: Numbers<u64> = (0..64).map(|p| graph.orders.positions(p).map(|x| x.index()).collect()).collect();
        for index in (0..Position::<3>::COUNT).step_by(9_973) {
            let position = Position::<3>::from_index(index).unwrap();
            let (pattern, number) = graph.place(&position);
            assert_eq!(indices[pattern][number], index);
            let tails = graph.orders.tails;
            let block = graph.block(&indices, pattern, number / tails);
            let expected: Vec<_> = rules.successors(position).map(|successor| successor.index()).collect();
            assert_eq!(block.successors(number % tails).collect::<Vec<_>>(), expected);
        }
    }
}
