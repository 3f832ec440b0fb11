//! The events of IDA*.

use std::fmt::Display;

use super::{
    input::Input,
    numbers::{push_value, take_value},
    puzzle_recorder::PuzzleRecorder,
};
use crate::{puzzle::MOVE, search::IdaObserver};

mod kind {
    pub(super) const BEGIN: u8 = 0;
    pub(super) const ENTER: u8 = 1;
    pub(super) const LEAVE_OUT: u8 = 2;
    pub(super) const LEAVE: u8 = 5;
    pub(super) const FINISH: u8 = 6;
    pub(super) const STOP: u8 = 7;
}

/// An event of a search by IDA*. Bounds and estimates are in moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum IdaEvent<'a> {
    /// An iteration begins at the root, with a bound.
    Begin(f64),
    /// A child of the current node becomes the current node.
    Enter {
        /// The move.
        mv: &'a str,
        /// f: the moves so far, and those that are at least left.
        estimate: f64,
    },
    /// A child of the current node is left out, because its estimate exceeds the bound.
    LeaveOut {
        /// The move.
        mv: &'a str,
        /// Its f.
        estimate: f64,
    },
    /// The search leaves the current node.
    Leave,
    /// The search ends: the path to the current node is a solution.
    Finish,
    /// The search ends without a solution, at its limit of nodes.
    Stop,
}

impl<'a> IdaEvent<'a> {
    /// Takes the rest of an event that begins with this byte.
    pub(super) fn take(first: u8, input: &mut Input<'a>) -> Option<Self> {
        Some(match first {
            kind::BEGIN => Self::Begin(take_value(&mut input.left)?),
            kind::ENTER => Self::Enter { mv: input.mv()?, estimate: take_value(&mut input.left)? },
            kind::LEAVE_OUT => Self::LeaveOut { mv: input.mv()?, estimate: take_value(&mut input.left)? },
            kind::LEAVE => Self::Leave,
            kind::FINISH => Self::Finish,
            kind::STOP => Self::Stop,
            _ => return None,
        })
    }
}

/// Thousandths of a move as moves.
fn moves(thousandths: u32) -> f64 {
    f64::from(thousandths) / f64::from(MOVE)
}

impl<P> PuzzleRecorder<P> {
    /// The search ends without a solution, at its limit of nodes.
    pub(crate) fn stop(&mut self) {
        if !self.is_over {
            self.writer.push(kind::STOP, 0, 0);
            self.is_over = true;
        }
    }
}

impl<M: Display, P> IdaObserver<M> for PuzzleRecorder<P> {
    fn begin(&mut self, bound: u32) {
        self.writer.push(kind::BEGIN, 0, 0);
        push_value(&mut self.writer.bytes, moves(bound));
    }

    fn enter(&mut self, mv: M, estimate: u32) {
        self.writer.push(kind::ENTER, 0, 0);
        self.writer.push_move(mv.to_string());
        push_value(&mut self.writer.bytes, moves(estimate));
    }

    fn leave_out(&mut self, mv: M, estimate: u32) {
        self.writer.push(kind::LEAVE_OUT, 0, 0);
        self.writer.push_move(mv.to_string());
        push_value(&mut self.writer.bytes, moves(estimate));
    }

    fn leave(&mut self) {
        self.writer.push(kind::LEAVE, 0, 0);
    }

    fn solve(&mut self) {
        if !self.is_over {
            self.writer.push(kind::FINISH, 0, 0);
            self.is_over = true;
        }
    }
}
