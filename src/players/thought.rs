//! The results of an engine's search.

use serde::Serialize;

use crate::{
    game::Notation,
    search::{Bound, Counts},
};

/// An engine before a position. It thinks in slices counted in nodes, and slicing changes nothing.
pub trait Thinker {
    /// Thinks until it is finished or has looked at so many more positions; whether it is finished.
    fn step(&mut self, nodes: u64) -> bool;

    /// The current result.
    fn thought(&self) -> Thought;

    /// Thinks to the end.
    fn finish(&mut self) -> Thought {
        while !self.step(u64::MAX) {}
        self.thought()
    }
}

/// The worth of a move to the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveValue {
    /// The move.
    pub name: String,
    /// Its value, in units of the evaluation; certain wins are above all others.
    pub value: f64,
    /// The plies until the game is certainly over, won if the value is above 0 and lost otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certain: Option<u32>,
    /// `exact`, `least` or `most`: what the value says of the true one.
    pub bound: &'static str,
    /// Best play, this move first, as far as it is known.
    pub line: Vec<String>,
}

/// The result of an engine's search of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Thought {
    /// Whether it is done thinking.
    pub finished: bool,
    /// The plies it has searched; 0 for engines that do not search by depth.
    pub depth: u32,
    /// The positions it has looked at.
    pub nodes: u64,
    /// Positions that were evaluated, or at which the game was over.
    pub leaves: u64,
    /// Positions whose moves were searched.
    pub interior: u64,
    /// Positions cut off by the transposition table.
    pub answers: u64,
    /// Searches of the root: one an iteration, and those that narrow windows add; 0 for engines that have none.
    pub passes: u64,
    /// The worth of the position to the player to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The plies until the game is certainly over, won if the value is above 0 and lost otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certain: Option<u32>,
    /// The move to play; none if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// The principal variation.
    pub line: Vec<String>,
    /// The results for the moves, in the order of the rules.
    pub moves: Vec<MoveValue>,
}

impl Thought {
    /// Takes in what a search has counted.
    pub(super) const fn count(&mut self, counts: &Counts) {
        self.nodes = counts.nodes;
        self.leaves = counts.leaves;
        self.interior = counts.interior;
        self.answers = counts.answers;
        self.passes = counts.passes;
    }
}

/// The word for a bound.
pub(super) const fn word(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::AtLeast => "least",
        Bound::AtMost => "most",
    }
}

/// The names of a line of moves.
pub(crate) fn names<G: Notation>(game: &G, root: &G::Position, line: &[G::Move]) -> Vec<String> {
    let mut position = root.clone();
    let name = |&mv: &G::Move| {
        let name = game.show_move(&position, mv);
        game.play(&mut position, mv);
        name
    };
    line.iter().map(name).collect()
}
