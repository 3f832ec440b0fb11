//! Positions from which the first search sees Win.

use super::graph::{Graph, MOST_MOVES, Numbers};
use crate::{
    lab::puzzle::Tie,
    slide::{Position, Slide},
};

/// The distance of positions that are not endgames.
const FAR: usize = usize::MAX;

/// The winning quotas of the positions with a DTW of at most t, where the first search has depth t.
///
/// From search to search the depth is reduced by one, but not below one. A search of depth s
/// chooses one of the moves to a DTW of at most s − 1, and there is one. So the next search sees
/// Win too, and the game is won within t moves.
#[derive(Clone, Debug)]
pub(super) struct Endgames {
    /// The pattern and number of each position, ascending.
    pub places: Vec<(usize, usize)>,
    distances: Vec<u8>,
    /// The successors of each, in the order of moves, as indices into these lists; [`FAR`] if they
    /// are not listed.
    successors: Vec<[usize; MOST_MOVES]>,
    /// By plies, the number of paths from each position to Win within that many moves; empty unless
    /// ties need them.
    ways: Vec<Vec<u32>>,
    t: u8,
    tie: Tie,
    moves: u8,
    quotas: Vec<f64>,
}

impl Endgames {
    pub fn new<const K: usize>(graph: &Graph<K>, distances: &Numbers<u8>, t: u8, tie: Tie) -> Self {
        let mut places = Vec::new();
        let mut positions: Vec<Position<K>> = Vec::new();
        let mut near = Vec::new();
        for (pattern, distances) in distances.iter().enumerate() {
            let numbered = graph.orders.positions(pattern).zip(distances).enumerate();
            for (number, (position, &distance)) in numbered.filter(|(_, (_, distance))| **distance <= t) {
                places.push((pattern, number));
                positions.push(position);
                near.push(distance);
            }
        }
        let of_position = |position: &Position<K>| {
            let mut places_of_successors = [FAR; MOST_MOVES];
            for (place, successor) in places_of_successors.iter_mut().zip(Slide::new().successors(*position)) {
                *place = places.binary_search(&graph.place(&successor)).unwrap_or(FAR);
            }
            places_of_successors
        };
        let successors = positions.iter().map(of_position).collect();
        let quotas = Vec::with_capacity(places.len());
        let mut endgames = Self { places, distances: near, successors, ways: Vec::new(), t, tie, moves: 0, quotas };
        if tie == Tie::Fat {
            endgames.count_ways();
        }
        endgames.restart();
        endgames
    }

    fn count_ways(&mut self) {
        let mut ways: Vec<u32> = self.distances.iter().map(|&distance| u32::from(distance == 0)).collect();
        for _ in 0..self.t {
            let longer = |(&distance, successors): (&u8, &[usize; MOST_MOVES])| {
                let after = successors.iter().filter_map(|&to| ways.get(to));
                if distance == 0 { 1 } else { after.sum() }
            };
            let longer = self.distances.iter().zip(&self.successors).map(longer).collect();
            self.ways.push(std::mem::replace(&mut ways, longer));
        }
    }

    /// Returns to the state before the first move.
    pub fn restart(&mut self) {
        self.moves = 0;
        self.quotas = self.won();
    }

    /// Allows one more move. Returns false if all games have already been won.
    pub fn advance(&mut self) -> bool {
        if self.moves == self.t {
            return false;
        }
        self.moves += 1;
        // Start with the last search: the one before it leads to its results.
        self.quotas = (self.t - self.moves + 1..=self.t).fold(self.won(), |after, depth| self.before(depth, &after));
        true
    }

    /// The quota of each position, in the order of places.
    pub fn quotas(&self) -> &[f64] {
        &self.quotas
    }

    /// The quotas without any move.
    fn won(&self) -> Vec<f64> {
        self.distances.iter().map(|&distance| f64::from(u8::from(distance == 0))).collect()
    }

    /// The quotas before a search of this depth, for the positions from which it sees Win, given
    /// the quotas after it.
    fn before(&self, depth: u8, after: &[f64]) -> Vec<f64> {
        let quota = |(place, successors): (usize, &[usize; MOST_MOVES])| {
            if self.distances[place] == 0 {
                return 1.0;
            }
            let ways = |to: usize| self.ways[usize::from(depth) - 1][to];
            let best = successors.iter().filter(|&&to| to != FAR && self.distances[to] < depth);
            let most = if self.tie == Tie::Fat { best.clone().map(|&to| ways(to)).max() } else { None };
            let best = best.filter(|&&to| most.is_none_or(|most| ways(to) == most));
            let take = if self.tie == Tie::First { 1 } else { MOST_MOVES };
            let (sum, count) = best.take(take).fold((0.0, 0.0), |(sum, count), &to| (sum + after[to], count + 1.0));
            if count > 0.0 { sum / count } else { 0.0 }
        };
        self.successors.iter().enumerate().map(quota).collect()
    }
}
