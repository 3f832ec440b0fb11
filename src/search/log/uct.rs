//! The events of searches by UCT.

use super::{
    DETAIL, FLAG,
    input::Input,
    numbers::{push_number, push_value, take_number, take_value},
    recorder::Recorder,
};
use crate::{
    game::{Notation, Value},
    search::{Source, UctObserver, UctReport},
};

mod kind {
    pub(super) const BEGIN: u8 = 0;
    pub(super) const ENTER: u8 = 1;
    pub(super) const EXPAND: u8 = 2;
    pub(super) const ESTIMATE: u8 = 3;
    pub(super) const PROVE: u8 = 4;
    pub(super) const FINISH: u8 = 6;
}

const SOURCES: [Source; 2] = [Source::End, Source::Evaluation];

/// An event of a search by UCT. Results are from 0, a loss, to 1, for the player to move at the root.
#[derive(Clone, Debug, PartialEq)]
pub enum UctEvent<'a> {
    /// An iteration begins at the root.
    Begin,
    /// A child of the current node becomes the current node.
    Enter {
        /// The move.
        mv: &'a str,
    },
    /// The current node gets children.
    Expand {
        /// Whether the player to move at the root is to move here.
        is_mover_of_root: bool,
        /// The moves in the order in which they are tried first.
        moves: Vec<&'a str>,
    },
    /// The current node has a result, which counts for all nodes on the path.
    Estimate {
        /// The number of plies of the playout.
        plies: u64,
        /// Whether the game ended, or the evaluation gave the result.
        source: Source,
        /// The result.
        result: f64,
    },
    /// The winner of the current node is proven, and the parent becomes the current node.
    Prove {
        /// Whether the player to move at the root wins.
        is_mover_of_root: bool,
        /// The number of plies within which they win.
        plies: u64,
    },
    /// The search ends.
    Finish {
        /// The value of the root, from −1 to 1, if a move was tried.
        value: Option<f64>,
        /// The move to play, and those that were tried most often after it.
        line: Vec<&'a str>,
    },
}

impl<'a> UctEvent<'a> {
    /// Takes the rest of an event that begins with this byte.
    pub(super) fn take(first: u8, input: &mut Input<'a>) -> Option<Self> {
        let flag = first & FLAG != 0;
        Some(match first & 7 {
            kind::BEGIN => Self::Begin,
            kind::ENTER => Self::Enter { mv: input.mv()? },
            kind::EXPAND => Self::Expand { is_mover_of_root: flag, moves: take_moves(input)? },
            kind::ESTIMATE => Self::Estimate {
                source: *SOURCES.get(usize::from(first >> DETAIL & 7))?,
                plies: take_number(&mut input.left)?,
                result: take_value(&mut input.left)?,
            },
            kind::PROVE => Self::Prove { is_mover_of_root: flag, plies: take_number(&mut input.left)? },
            kind::FINISH => {
                let value = if flag { Some(take_value(&mut input.left)?) } else { None };
                Self::Finish { value, line: take_moves(input)? }
            }
            _ => return None,
        })
    }
}

/// Takes a number of moves, and the moves.
fn take_moves<'a>(input: &mut Input<'a>) -> Option<Vec<&'a str>> {
    let count = take_number(&mut input.left)?;
    (0..count).map(|_| input.mv()).collect()
}

impl<G: Notation, V: Value> UctObserver<G> for Recorder<V> {
    fn begin(&mut self) {
        self.writer.push(kind::BEGIN, 0, 0);
    }

    fn enter(&mut self, game: &G, position: &G::Position, mv: G::Move) {
        self.writer.push(kind::ENTER, 0, 0);
        self.writer.push_move(game.show_move(position, mv));
    }

    fn expand(&mut self, game: &G, position: &G::Position, moves: &[G::Move], is_mover_of_root: bool) {
        self.writer.push(kind::EXPAND, 0, if is_mover_of_root { FLAG } else { 0 });
        push_number(&mut self.writer.bytes, moves.len() as u64);
        for &mv in moves {
            self.writer.push_move(game.show_move(position, mv));
        }
    }

    fn estimate(&mut self, plies: u32, source: Source, result: f64) {
        self.writer.push(kind::ESTIMATE, u8::from(source == Source::Evaluation), 0);
        push_number(&mut self.writer.bytes, plies.into());
        push_value(&mut self.writer.bytes, result);
    }

    fn prove(&mut self, is_mover_of_root: bool, plies: u32) {
        self.writer.push(kind::PROVE, 0, if is_mover_of_root { FLAG } else { 0 });
        push_number(&mut self.writer.bytes, plies.into());
    }

    fn finish(&mut self, game: &G, root: &G::Position, report: &UctReport<G::Move>) {
        self.writer.push(kind::FINISH, 0, if report.value.is_some() { FLAG } else { 0 });
        if let Some(value) = report.value {
            push_value(&mut self.writer.bytes, value);
        }
        push_number(&mut self.writer.bytes, report.line.len() as u64);
        let mut position = root.clone();
        for &mv in &report.line {
            self.writer.push_move(game.show_move(&position, mv));
            game.play(&mut position, mv);
        }
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.take()
    }
}
