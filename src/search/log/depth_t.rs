//! The events of depth-t searches.

use std::fmt::Display;

use super::{
    DETAIL, FLAG, SECOND_FLAG,
    input::Input,
    numbers::{push_number, push_value, take_number, take_value},
    puzzle_recorder::PuzzleRecorder,
};
use crate::{
    puzzle::Puzzle,
    search::{DepthTObserver, Finding, Found},
};

mod kind {
    pub(super) const BEGIN: u8 = 0;
    pub(super) const ENTER: u8 = 1;
    pub(super) const VALUE: u8 = 2;
    pub(super) const LEAVE: u8 = 5;
    pub(super) const FINISH: u8 = 6;
}

/// An event of a depth-t search. Smaller values are better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DepthTEvent<'a> {
    /// The search of the root begins.
    Begin {
        /// Its depth in plies.
        depth: u64,
    },
    /// A successor of the current node becomes the current node.
    Enter {
        /// The move.
        mv: &'a str,
        /// The number of its position among those that were met, in this order; that of the root is 0.
        position: u64,
    },
    /// The current node has a value without a search, and the search returns to the node before.
    Value {
        /// The value.
        value: f64,
        /// Where it comes from.
        found: Found,
        /// The value without its random part, of a leaf that has one.
        plain: Option<f64>,
        /// Whether the goal was seen.
        goal_seen: bool,
    },
    /// The search leaves the current node, and returns to the node before.
    Leave {
        /// The minimum of its successors.
        value: f64,
        /// The number of leaves that have it.
        minimal_leaves: u64,
        /// Whether the goal is among its leaves.
        goal_seen: bool,
    },
    /// The search ends.
    Finish {
        /// The minimum of the successors of the root.
        value: f64,
        /// The first move to one that has it.
        mv: &'a str,
    },
}

const FOUND: [Found; 3] = [Found::Goal, Found::Leaf, Found::Memory];

impl<'a> DepthTEvent<'a> {
    /// Takes the rest of an event that begins with this byte.
    pub(super) fn take(first: u8, input: &mut Input<'a>) -> Option<Self> {
        let (flag, second) = (first & FLAG != 0, first & SECOND_FLAG != 0);
        Some(match first & 7 {
            kind::BEGIN => Self::Begin { depth: take_number(&mut input.left)? },
            kind::ENTER => Self::Enter { mv: input.mv()?, position: take_number(&mut input.left)? },
            kind::VALUE => {
                let found = *FOUND.get(usize::from(first >> DETAIL & 7))?;
                let value = take_value(&mut input.left)?;
                let plain = if second { Some(take_value(&mut input.left)?) } else { None };
                Self::Value { value, found, plain, goal_seen: flag }
            }
            kind::LEAVE => {
                let (value, minimal_leaves) = (take_value(&mut input.left)?, take_number(&mut input.left)?);
                Self::Leave { value, minimal_leaves, goal_seen: flag }
            }
            kind::FINISH => Self::Finish { value: take_value(&mut input.left)?, mv: input.mv()? },
            _ => return None,
        })
    }
}

impl<P: Puzzle<Move: Display, Position: Ord>> DepthTObserver<P> for PuzzleRecorder<P::Position> {
    fn begin(&mut self, root: &P::Position, depth: u8) {
        self.writer.push(kind::BEGIN, 0, 0);
        push_number(&mut self.writer.bytes, depth.into());
        self.positions.insert(*root, 0);
    }

    fn enter(&mut self, mv: P::Move, position: &P::Position) {
        self.writer.push(kind::ENTER, 0, 0);
        self.writer.push_move(mv.to_string());
        let next = self.positions.len() as u64;
        push_number(&mut self.writer.bytes, *self.positions.entry(*position).or_insert(next));
    }

    fn leave(&mut self, finding: Finding, found: Found, plain: Option<f64>) {
        let Finding { value, minimal_leaves, goal_seen } = finding;
        let flags = if goal_seen { FLAG } else { 0 } | if plain.is_some() { SECOND_FLAG } else { 0 };
        match found {
            Found::Successors => self.writer.push(kind::LEAVE, 0, flags),
            found => self.writer.push(kind::VALUE, found as u8, flags),
        }
        push_value(&mut self.writer.bytes, value);
        if found == Found::Successors {
            push_number(&mut self.writer.bytes, minimal_leaves);
        }
        if let Some(plain) = plain {
            push_value(&mut self.writer.bytes, plain);
        }
    }
}

impl<P> PuzzleRecorder<P> {
    /// Ends the log of a depth-t search: with the minimum of the successors of the root, and the first move to one that
    /// has it.
    pub fn finish(&mut self, value: f64, mv: &impl Display) {
        self.writer.push(kind::FINISH, 0, 0);
        push_value(&mut self.writer.bytes, value);
        self.writer.push_move(mv.to_string());
    }
}
