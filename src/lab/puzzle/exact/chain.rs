//! Autoplay as a Markov chain over all positions.

use super::{
    best::Search,
    endgames::Endgames,
    graph::{Graph, Numbers},
};
use crate::{dtw::Distances, lab::puzzle::Tie, slide::Position};

/// The bit of positions whose quotas are not updated like the others: Win, positions whose first
/// search sees Win, and positions that certainly win.
pub(super) const SETTLED: u8 = 1 << 7;

/// The exact winning quotas of autoplay after a number of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Quotas {
    /// The number of moves allowed.
    pub moves: u32,
    /// The mean winning quota of the positions of each DTW, from 0 to the maximum.
    pub by_distance: Vec<f64>,
    /// The number of positions that cannot be won.
    pub never: u64,
    /// The number of positions that are certainly won.
    pub always: u64,
}

/// The exact probability of winning by autoplay, for all positions at once.
///
/// Autoplay [Heuser 2003, 5.2.3] with a deterministic evaluation function chooses uniformly among the best moves of a
/// position, whatever came before: it is a Markov chain over all positions. With p₀ = 1 at Win and 0 elsewhere, pᵤ₊₁ of
/// a position is the mean of pᵤ over its best moves, and pᵤ is the winning quota within u moves. Once a search sees Win,
/// its depth is reduced from move to move. From there the game is won within as many moves as the search was deep, and
/// is followed move by move. Win itself counts as won.
///
/// It takes 10 bytes per position, 116 MB for SlideThree, and 4 more during construction if ties
/// are fat. All sums are taken in a fixed order, so the quotas have the same bits on every target.
///
/// ```
/// use plyground::{dtw::PlainTable, lab::{Tie, WinningChain}, slide::{Evaluation, Position}};
///
/// let value = |position: &Position<2>| Evaluation::Man.value(position);
/// let mut chain = WinningChain::new(2, Tie::Random, &PlainTable::<2>::generate(), value);
/// for _ in 0..20 {
///     chain.advance();
/// }
/// let quotas = chain.quotas();
/// assert_eq!((quotas.moves, quotas.by_distance[0]), (20, 1.0));
/// assert!(chain.quota(&Position::START) < 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct WinningChain<const K: usize> {
    graph: Graph<K>,
    /// The best moves of each position, as a bit set, and [`SETTLED`].
    best: Numbers<u8>,
    distances: Numbers<u8>,
    quotas: Numbers<f64>,
    endgames: Endgames,
    /// The number of positions of each DTW.
    counts: Vec<u64>,
    moves: u32,
    tallies: Vec<Tally>,
}

/// Counts over the positions of a DTW.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    sum: f64,
    never: u64,
    always: u64,
}

impl<const K: usize> WinningChain<K> {
    /// Computes the best moves of all positions by searches of depth `t`, and starts before the
    /// first move.
    ///
    /// `value` is called for positions other than Win, whose own value is lower than all of these.
    ///
    /// # Panics
    ///
    /// If the depth is 0.
    pub fn new(t: u8, tie: Tie, distances: &impl Distances<K>, value: impl Fn(&Position<K>) -> f64) -> Self {
        assert!(t > 0, "a search has a depth of at least 1");
        let mut search = Search::new(t, tie);
        while search.done() < Search::<K>::steps(t) {
            search.step(&value);
        }
        Self::of(search, distances)
    }

    /// Creates the chain of the best moves that a search has found, before the first move.
    /// Overwrites the values of the search.
    pub(in crate::lab) fn of(search: Search<K>, distances: &impl Distances<K>) -> Self {
        let Search { graph, best, values: quotas, t, tie, .. } = search;
        let of_pattern =
            |pattern| graph.orders.positions(pattern).map(|position| distances.distance(&position)).collect();
        let by_pattern: Numbers<u8> = (0..best.len()).map(of_pattern).collect();
        let endgames = Endgames::new(&graph, &by_pattern, t, tie);
        let counts = distances.histogram();
        let tallies = vec![Tally::default(); counts.len()];
        let mut chain = Self { graph, best, distances: by_pattern, quotas, endgames, counts, moves: 0, tallies };
        chain.restart();
        chain
    }

    /// Returns to the state before the first move.
    pub fn restart(&mut self) {
        for (best, quotas) in self.best.iter_mut().zip(&mut self.quotas) {
            for best in best {
                *best &= !SETTLED;
            }
            quotas.fill(0.0);
        }
        self.moves = 0;
        self.endgames.restart();
        self.settle_endgames();
        for odd in [false, true] {
            self.count(odd);
        }
    }

    /// Allows one more move.
    pub fn advance(&mut self) {
        self.moves += 1;
        // A move changes the parity of the distance, so the number of moves of a won game has the
        // parity of its distance.
        let odd = self.moves % 2 == 1;
        for pattern in Graph::<K>::patterns(odd) {
            let mut quotas = std::mem::take(&mut self.quotas[pattern]);
            let mut best = std::mem::take(&mut self.best[pattern]);
            let tails = self.graph.orders.tails;
            let heads = best.chunks_exact_mut(tails).zip(quotas.chunks_exact_mut(tails));
            for (head, (best, quotas)) in heads.enumerate() {
                self.advance_head(pattern, head, best, quotas);
            }
            (self.quotas[pattern], self.best[pattern]) = (quotas, best);
        }
        if self.endgames.advance() {
            self.settle_endgames();
        }
        self.count(odd);
    }

    fn advance_head(&self, pattern: usize, head: usize, best: &mut [u8], quotas: &mut [f64]) {
        let block = self.graph.block(&self.quotas, pattern, head);
        for (tail, (best, quota)) in best.iter_mut().zip(quotas).enumerate() {
            if *best & SETTLED != 0 {
                continue;
            }
            *quota = block.sum(tail, *best) / f64::from(best.count_ones());
            // A sum may be rounded up to 1, so check the successors.
            if *quota >= 1.0 {
                let settled = self.graph.block(&self.best, pattern, head);
                if settled.chosen(tail, *best).all(|successor| successor & SETTLED != 0) {
                    *best |= SETTLED;
                }
            }
        }
    }

    fn settle_endgames(&mut self) {
        for (&(pattern, number), &quota) in self.endgames.places.iter().zip(self.endgames.quotas()) {
            self.quotas[pattern][number] = quota;
            self.best[pattern][number] |= SETTLED;
        }
    }

    /// Counts the positions of even or odd distances.
    fn count(&mut self, odd: bool) {
        let of_parity = |distance: &usize| (distance % 2 == 1) == odd;
        for distance in (0..self.tallies.len()).filter(of_parity) {
            self.tallies[distance] = Tally::default();
        }
        for pattern in Graph::<K>::patterns(odd) {
            let numbers = self.distances[pattern].iter().zip(&self.quotas[pattern]).zip(&self.best[pattern]);
            for ((&distance, &quota), &best) in numbers {
                let tally = &mut self.tallies[usize::from(distance)];
                tally.sum += quota;
                tally.never += u64::from(quota <= 0.0);
                tally.always += u64::from(quota >= 1.0 && best & SETTLED != 0);
            }
        }
    }

    /// The winning quota of a reachable position within the moves allowed.
    #[must_use]
    pub fn quota(&self, position: &Position<K>) -> f64 {
        let (pattern, number) = self.graph.place(position);
        self.quotas[pattern][number]
    }

    /// The quotas over all positions.
    #[must_use]
    pub fn quotas(&self) -> Quotas {
        Quotas {
            moves: self.moves,
            by_distance: self
                .tallies
                .iter()
                .zip(&self.counts)
                .map(|(tally, &count)| tally.sum / count as f64)
                .collect(),
            never: self.tallies.iter().map(|tally| tally.never).sum(),
            always: self.tallies.iter().map(|tally| tally.always).sum(),
        }
    }
}
