//! Logs of searches: every event, in a few bytes each. docs/search-log.md describes the format.

mod depth_t;
mod ida;
mod input;
mod numbers;
mod proof;
mod puzzle_recorder;
mod reader;
mod recorder;
mod replay;
mod structure;
mod uct;
mod writer;

pub use depth_t::DepthTEvent;
pub use ida::IdaEvent;
pub use proof::ProofEvent;
pub use puzzle_recorder::PuzzleRecorder;
pub use reader::{Event, LogError, Reader};
pub use recorder::Recorder;
pub use replay::Replay;
pub use structure::Step;
pub use uct::UctEvent;

/// The first line of a log.
const HEAD: &str = "plyground search log 1";

/// The kinds of events, in the lowest three bits of their first byte. Those of searches by alpha-beta, which others share as
/// far as they have them: the beginning, entering and leaving nodes, and the end.
mod kind {
    pub(super) const PASS: u8 = 0;
    pub(super) const ENTER: u8 = 1;
    pub(super) const VALUE: u8 = 2;
    /// Of proof-number search.
    pub(super) const CHILD: u8 = 2;
    pub(super) const BEST: u8 = 3;
    pub(super) const CUT: u8 = 4;
    /// Of UCT.
    pub(super) const ESTIMATE: u8 = 3;
    pub(super) const LEAVE: u8 = 5;
    pub(super) const FINISH: u8 = 6;
    pub(super) const STAND: u8 = 7;
}

/// Where the detail of an event begins in its first byte, and the flags.
const DETAIL: u8 = 3;
const FLAG: u8 = 1 << 6;
const SECOND_FLAG: u8 = 1 << 7;

/// The lines before the events.
#[must_use]
pub fn head(game: &str, position: &str, engine: &str) -> Vec<u8> {
    format!("{HEAD}\n{game}\n{position}\n{engine}\n").into_bytes()
}
