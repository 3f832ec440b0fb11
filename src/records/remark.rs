//! Remarks on games: facts that a file states, and that do not fit each other.

use std::fmt;

use serde::Serialize;

use super::{PdnResult, Record};
use crate::{
    catalogue::TwoPlayerGame,
    game::{Outcome, Player},
    games::checkers::Goal,
};

/// A fact of a game of a file that does not fit the others. The game is read all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameRecordRemark"))]
pub struct Remark {
    /// The line, from 1.
    pub line: u32,
    /// The number of the move, from 1; `None` if it is about the whole game.
    pub ply: Option<u32>,
    /// `result`: the result of the file is not that of the last position; `rules`: it would be by the rules of the game
    /// in `expected`; `unread-result`: a text that is not understood is in the place of the result; `move-number`: the
    /// number of a move is not the next one; `colours`: the file may call the player White whom our rules call Black.
    #[cfg_attr(test, ts(inline))]
    pub kind: RemarkKind,
    /// The text or the value that was found.
    pub found: String,
    /// The text or the value that would fit.
    pub expected: String,
}

/// The kinds of remarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// The result of the file is not that of the last position.
    Result,
    /// The result of the file is not that of the last position, but it is by the rules of another game, which has been
    /// `expected`.
    Rules,
    /// A text that is not understood is in the place of the result.
    UnreadResult,
    /// The number of a move is not the next one.
    MoveNumber,
    /// The file may call the player White whom our rules call Black.
    Colours,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, ply, kind, found, expected } = self;
        write!(f, "line {line}")?;
        if let Some(ply) = ply {
            write!(f, ", ply {ply}")?;
        }
        match kind {
            RemarkKind::Result => write!(f, ": the result is {found}, but on the board it is {expected}"),
            RemarkKind::Rules => {
                write!(f, ": the result {found} is not that of the board, but would be by the rules of {expected}")
            }
            RemarkKind::UnreadResult => write!(f, ": the result “{found}” is not understood: expected {expected}"),
            RemarkKind::MoveNumber => {
                write!(f, ": the number of the move is {found}: expected {expected}, so moves may be missing")
            }
            RemarkKind::Colours => {
                write!(f, ": the file may have the player who moves first as {found}: expected {expected}")
            }
        }
    }
}

impl Record {
    /// Compares the result with that of the last position, or takes it from there if there is none.
    pub(super) fn conclude(&mut self, outcome: Option<Outcome>, line: u32) {
        let Some(outcome) = outcome else { return };
        let board = outcome.winner.map_or(PdnResult::Draw, PdnResult::Won);
        if self.result == PdnResult::Open {
            self.result = board;
        }
        if self.result == board {
            return;
        }
        let turned = board.winner().map(|winner: Player| PdnResult::Won(!winner));
        let (kind, expected) = match self.game {
            Some(TwoPlayerGame::Checkers(goal)) if turned == Some(self.result) => {
                let other = if goal == Goal::Plain { Goal::GiveAway } else { Goal::Plain };
                (RemarkKind::Rules, TwoPlayerGame::Checkers(other).to_string())
            }
            _ => (RemarkKind::Result, board.to_string()),
        };
        let ply = u32::try_from(self.moves.len()).ok().filter(|ply| *ply > 0);
        self.remarks.push(Remark { line, ply, kind, found: self.result.to_string(), expected });
    }
}
