//! Queries to a table of distances.

use std::fmt;

use crate::{
    rng::Random,
    slide::{Move, Pattern, Position, Slide},
};

/// The exact distance to win of every reachable position of SlideK, and what follows from it.
///
/// Every move changes the DTW by exactly one (thesis, remark 3.2.1), so a move is either optimal or
/// costs two moves. For unreachable positions the results are meaningless.
pub trait Distances<const K: usize> {
    /// The DTW of a position.
    fn distance(&self, position: &Position<K>) -> u8;
    /// The number of positions of each DTW, from 0 to the maximum.
    fn histogram(&self) -> Vec<u64>;
    /// The number of positions of a DTW in the pattern with this number.
    fn count_in_pattern(&self, pattern: u16, distance: u8) -> u64;

    /// The optimal moves, in the order of [`Slide::moves`]; empty at Win.
    fn optimal_moves(&self, position: &Position<K>) -> Vec<Move> {
        let (rules, here) = (Slide::<K>::new(), self.distance(position));
        let moves = rules.moves(position).zip(rules.successors(*position));
        moves.filter(|(_, successor)| self.distance(successor) < here).map(|(mv, _)| mv).collect()
    }

    /// One optimal line to Win: always the first optimal move. Its length is the DTW.
    fn optimal_line(&self, mut position: Position<K>) -> Vec<Move> {
        let rules = Slide::<K>::new();
        let mut line = Vec::with_capacity(self.distance(&position).into());
        while let Some(&mv) = self.optimal_moves(&position).first() {
            rules.play(&mut position, mv).expect("optimal moves are legal");
            line.push(mv);
        }
        line
    }

    /// The number of different optimal lines to Win; 1 at Win itself.
    fn optimal_lines(&self, position: &Position<K>) -> u64 {
        let rules = Slide::<K>::new();
        let mut ply = vec![(*position, 1)];
        for distance in (0..self.distance(position)).rev() {
            let mut next = Vec::new();
            for (position, lines) in ply {
                let closer = rules.successors(position).filter(|successor| self.distance(successor) == distance);
                next.extend(closer.map(|successor| (successor, lines)));
            }
            next.sort_unstable();
            next.dedup_by(|(again, lines), (position, all)| {
                let same = again == position;
                *all += if same { *lines } else { 0 };
                same
            });
            ply = next;
        }
        ply.into_iter().map(|(_, lines): (_, u64)| lines).sum()
    }

    /// The position with index `place`, from 0, among those of a DTW, in the order of
    /// [`Position::index`].
    fn nth_position(&self, distance: u8, mut place: u64) -> Option<Position<K>> {
        for pattern in Pattern::<K>::all() {
            let here = self.count_in_pattern(pattern.index(), distance);
            if place < here {
                let from = u64::from(pattern.index()) * Position::<K>::PER_PATTERN;
                let positions = (from..from + Position::<K>::PER_PATTERN).filter_map(Position::from_index);
                let mut positions = positions.filter(|position| self.distance(position) == distance);
                return positions.nth(usize::try_from(place).ok()?);
            }
            place -= here;
        }
        None
    }

    /// Draws a position of the given DTW; all are equally likely. The generator draws its index
    /// among them.
    ///
    /// # Errors
    ///
    /// [`OutOfRange`] if no position has this DTW.
    fn random_position(&self, distance: u8, random: &mut Random) -> Result<Position<K>, OutOfRange> {
        let histogram = self.histogram();
        let greatest = u8::try_from(histogram.len() - 1).unwrap_or(u8::MAX);
        let count = histogram.get(usize::from(distance)).ok_or(OutOfRange { distance, greatest })?;
        let place = random.below(*count);
        self.nth_position(distance, place).ok_or(OutOfRange { distance, greatest })
    }
}

/// A DTW that no position has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    /// The requested DTW.
    pub distance: u8,
    /// The maximum DTW.
    pub greatest: u8,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no position has distance {}: expected 0 to {}", self.distance, self.greatest)
    }
}

impl std::error::Error for OutOfRange {}
