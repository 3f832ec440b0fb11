//! Encodes and decodes the distances of all positions.
//!
//! If either player can capture or the player to move cannot move, the distance follows from
//! positions with fewer pieces; and distances of a class follow from those of its turned class.
//! Only the others are coded, by their neighbours in index order.

use super::{
    DRAW, Endgames,
    index::{Arrangements, Class},
};
use crate::{
    games::checkers::Goal,
    table_file::coder::{Chance, Coder},
};

/// Codes the distances of all positions. `truth` holds those to be written, and is `None` for
/// reading. Returns the table.
pub(super) fn code(coder: &mut impl Coder, goal: Goal, pieces: u32, truth: Option<&Endgames>) -> Endgames {
    let mut known = Endgames::empty(goal, pieces);
    for class in Class::all(pieces) {
        let slot = class.slot();
        if known.distances[slot].is_empty() {
            code_class(coder, class, &mut known, truth.map(|truth| truth.distances[slot].as_slice()));
            if class != class.turned() {
                derive(class.turned(), &mut known);
            }
        }
    }
    known
}

fn code_class(coder: &mut impl Coder, class: Class, known: &mut Endgames, truth: Option<&[u8]>) {
    let arrangements = Arrangements::new(class);
    let mut model = Model::new();
    let mut distances = vec![DRAW; class.size()];
    let mut moves = Vec::new();
    let mut last = DRAW;
    for (place, position) in arrangements.positions() {
        let settled = position.capturers(position.mover()) != 0 || !position.can_move();
        distances[place] = if settled {
            known.distance_by_moves(&position, &mut moves)
        } else {
            let above = place.checked_sub(arrangements.stride()).map_or(DRAW, |above| distances[above]);
            last = model.code(coder, [last, above], truth.map_or(DRAW, |truth| truth[place]));
            last
        };
    }
    known.distances[class.slot()] = distances;
}

/// Derives a class from its turned class, which is known.
fn derive(class: Class, known: &mut Endgames) {
    let mut moves = Vec::new();
    let mut distances = vec![DRAW; class.size()];
    for (place, position) in Arrangements::new(class).positions() {
        distances[place] = known.distance_by_moves(&position, &mut moves);
    }
    known.distances[class.slot()] = distances;
}

/// The adaptive probabilities of one class.
struct Model {
    /// If both neighbours agree: that the position has the same distance. By that distance.
    both: Vec<Chance>,
    /// If they differ, by both: that the distance is that of the first.
    first: Vec<Chance>,
    /// By the first: that the distance is that of the second, if it is not that of the first.
    second: Vec<Chance>,
    /// By the first: the bits of a distance, by the higher bits with a leading 1.
    bits: Vec<Chance>,
}

impl Model {
    fn new() -> Self {
        let chances = |bits: u32| vec![Chance::NEW; 1 << bits];
        Self { both: chances(8), first: chances(16), second: chances(16), bits: chances(16) }
    }

    /// Codes a distance, given two likely ones; the decoder returns what was written.
    fn code(&mut self, coder: &mut impl Coder, [first, second]: [u8; 2], truth: u8) -> u8 {
        let pair = usize::from(first) << 8 | usize::from(second);
        if first == second {
            if coder.code(&mut self.both[usize::from(first)], truth == first) {
                return first;
            }
        } else if coder.code(&mut self.first[pair], truth == first) {
            return first;
        } else if coder.code(&mut self.second[pair], truth == second) {
            return second;
        }
        let chances = &mut self.bits[usize::from(first) << 8..];
        let bits = (0..8).rev().fold(1_usize, |above, bit| {
            above << 1 | usize::from(coder.code(&mut chances[above], truth >> bit & 1 == 1))
        });
        let [distance, ..] = bits.to_le_bytes();
        distance
    }
}
