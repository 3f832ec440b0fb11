//! Finds a path to a position at a known distance.

use super::layer::Layer;
use crate::puzzle::{LowerBound, Partition};

/// A bidirectional search for a path from the root to a target.
#[derive(Clone, Debug)]
pub(super) struct Approach<P: Partition> {
    target: P::Position,
    /// The distance from the root to the target, in moves.
    depth: u8,
    /// Layer 0 is the target itself; each layer is one move farther from it, towards the root.
    layers: Vec<Layer<P>>,
}

impl<P: Partition> Approach<P> {
    /// Prepares a search for a path to a position `depth` moves from the root, on a solution of
    /// `bound` moves. The layers on the target's side take at most about `cap` bytes.
    pub fn new<H: LowerBound<P>>(
        puzzle: &P,
        bounds: &H,
        (target, depth): (P::Position, u8),
        bound: u8,
        cap: u64,
    ) -> Self {
        let mut approach = Self { target, depth, layers: vec![Layer::alone(puzzle, &target)] };
        while approach.may_grow(cap) {
            let most = bound - (approach.near() - 1);
            approach.layers.push(approach.behind(puzzle, bounds, most));
        }
        approach
    }

    /// The distance from the root to the layer nearest to it on the target's side, in moves.
    pub fn near(&self) -> u8 {
        self.depth + 1 - u8::try_from(self.layers.len()).expect("there are no more layers than moves")
    }

    /// The number of positions found on the target's side.
    pub fn nodes(&self) -> u64 {
        self.layers.iter().skip(1).map(|layer| layer.len() as u64).sum()
    }

    /// The memory of the positions on the target's side, in bytes.
    pub fn bytes(&self) -> u64 {
        self.layers.iter().map(Layer::bytes).sum()
    }

    /// Drops all layers but the target. Returns whether there were any.
    pub fn shrink(&mut self) -> bool {
        let shrinks = self.layers.len() > 1;
        self.layers.truncate(1);
        shrinks
    }

    /// Whether to add another layer: while the layers are nearer to the target than to the root,
    /// and small.
    fn may_grow(&self, cap: u64) -> bool {
        // A layer rarely has more than four times as many positions as the one before.
        let next = self.layers.last().map_or(0, |last| 4 * last.bytes());
        usize::from(self.near()) >= self.layers.len() && self.bytes() + next <= cap
    }

    /// The positions one move farther from the target whose lower bound to the goal is at most
    /// `most`.
    fn behind<H: LowerBound<P>>(&self, puzzle: &P, bounds: &H, most: u8) -> Layer<P> {
        let mut layer = Layer::new(puzzle);
        let (mut entries, mut codes, mut unpacked) = (Vec::new(), Vec::new(), Vec::new());
        for part in 0..puzzle.parts() {
            entries.clear();
            codes.clear();
            puzzle.entries(part, &mut entries);
            if let Some(last) = self.layers.last() {
                last.play_into(puzzle, &entries, None, &mut codes, &mut unpacked);
                codes.sort_unstable();
                codes.dedup();
            }
            for nearer in self.layers.iter().rev().take(2) {
                nearer.subtract_from(puzzle, part, &mut codes, &mut unpacked);
            }
            codes.retain(|&code| bounds.lower_bound_up_to(&puzzle.decode(part, code), most) <= most);
            layer.fill(part, &codes);
        }
        layer
    }

    /// If a position of `layer`, which is [`Approach::near`] moves from the root, lies on a path to
    /// the target, appends the moves from there to the target, last move first, and returns the
    /// position.
    pub fn cross(&self, puzzle: &P, layer: &Layer<P>, end: &mut Vec<P::Move>) -> Option<P::Position> {
        let (last, nearer) = self.layers.split_last()?;
        // The positions of each layer on such paths, from the root's side.
        let mut ways = Vec::with_capacity(nearer.len());
        let mut met = layer.shared(puzzle, last);
        if met.is_empty() {
            return None;
        }
        let mut moves = Vec::new();
        for layer in nearer.iter().rev() {
            let mut next = Vec::new();
            for &(part, code) in &met {
                let position = puzzle.decode(part, code);
                moves.clear();
                puzzle.moves(&position, &mut moves);
                let after = moves.iter().map(|&mv| puzzle.encode(&played(puzzle, position, mv)));
                next.extend(after.filter(|&after| layer.holds(puzzle, after)));
            }
            next.sort_unstable();
            next.dedup();
            ways.push(std::mem::replace(&mut met, next));
        }
        let back =
            |position, way: &Vec<_>| step_back(puzzle, position, end, |before| way.binary_search(&before).is_ok());
        Some(ways.iter().rev().fold(self.target, back))
    }
}

/// Takes back the first move whose predecessor satisfies `is_before`, and appends its inverse.
pub(super) fn step_back<P: Partition>(
    puzzle: &P,
    position: P::Position,
    end: &mut Vec<P::Move>,
    is_before: impl Fn((usize, P::Code)) -> bool,
) -> P::Position {
    let mut moves = Vec::new();
    puzzle.moves(&position, &mut moves);
    let mut ways = moves.iter().map(|&mv| (mv, played(puzzle, position, mv)));
    let before = ways.find(|(_, before)| is_before(puzzle.encode(before)));
    let (back, before) = before.expect("every position comes from the layer before");
    end.push(puzzle.inverse(back));
    before
}

fn played<P: Partition>(puzzle: &P, mut position: P::Position, mv: P::Move) -> P::Position {
    puzzle.play(&mut position, mv);
    position
}
