//! Engines at work, and the results of their searches.

use serde::Serialize;

use crate::{
    game::Notation,
    heartbeat,
    search::{Bound, Counts},
};

/// An engine at a position. It searches in slices measured in nodes; slicing does not change the
/// result. It can move to another thread:
///
/// ```
/// use plyground::{game::Game, games::loa::Loa, players::{read, start_engine}, rng::Seed};
/// let rules = Loa::default();
/// let mut engine = start_engine(&rules, &rules.start(), &read::<Loa>("easy")?, Seed(1))?;
/// let result = std::thread::spawn(move || engine.finish()).join().unwrap();
/// assert!(result.best.is_some());
/// # Ok::<(), plyground::schema::SpecError>(())
/// ```
pub trait RunningEngine: Send {
    /// Searches until it is finished or has visited this many more nodes. Returns whether it is
    /// finished.
    fn step(&mut self, nodes: u64) -> bool;

    /// The current result.
    fn result(&self) -> SearchResult;

    /// The bytes of its log since the last call, if it writes one.
    fn take_log(&mut self) -> Vec<u8> {
        Vec::new()
    }

    /// The current result for users: estimates of positions whose winner the engine knows are
    /// replaced by certain values. Experiments record [`RunningEngine::result`].
    fn result_with_winners(&self) -> SearchResult {
        self.result()
    }

    /// Searches to the end.
    fn finish(&mut self) -> SearchResult {
        run(self);
        self.result()
    }
}

/// Searches to the end, with signs of life.
pub(crate) fn run(engine: &mut (impl RunningEngine + ?Sized)) {
    while !engine.step(heartbeat::NODES) {
        heartbeat::beat();
    }
}

/// The value of a move for the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "MoveWorth", optional_fields))]
pub struct MoveValue {
    /// The move.
    pub name: String,
    /// Its value, in units of the evaluation, or of `uct` from −1 to 1; certain wins are greater than all others.
    pub value: f64,
    /// The number of plies within which the game certainly ends: in a win if the value is positive, and
    /// in a loss otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certain: Option<u32>,
    /// Whether the winner is known, but not how soon they win: `certain` is then only a limit.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    pub within: bool,
    /// Whether the value is `exact`, a lower bound (`least`) or an upper bound (`most`).
    #[cfg_attr(test, ts(inline))]
    pub bound: Bound,
    /// The number of iterations of a search by `uct` that tried it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u32>,
    /// The principal variation after this move, which it includes, as far as it is known.
    pub line: Vec<String>,
}

/// The result so far of an engine's search of a position of a two-player game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "EngineSearchReport", optional_fields))]
#[non_exhaustive]
pub struct SearchResult {
    /// Whether the search is finished.
    pub finished: bool,
    /// The depth searched, in plies; 0 for engines that do not search by depth.
    pub depth: u32,
    /// The number of nodes visited.
    pub nodes: u64,
    /// The number of nodes that were evaluated or terminal.
    pub leaves: u64,
    /// The number of nodes whose moves were searched.
    pub interior: u64,
    /// The number of nodes cut off by the transposition table.
    pub answers: u64,
    /// The number of searches of the root: one per iteration, of `uct` as well, plus re-searches with other windows;
    /// 0 for engines without iterations.
    pub passes: u64,
    /// The value of the position for the player to move: in units of the evaluation, or from −1 to 1, twice the expected
    /// score less 1, if `uct` has searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The number of plies within which the game certainly ends: in a win if the value is positive, and
    /// in a loss otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certain: Option<u32>,
    /// Whether the winner is known, but not how soon they win: `certain` is then only a limit.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    pub within: bool,
    /// The move to play; `None` if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// The principal variation.
    pub line: Vec<String>,
    /// The result for each move, in the order of the rules.
    pub moves: Vec<MoveValue>,
}

impl SearchResult {
    /// Copies the counters of a search.
    pub(super) const fn count(&mut self, counts: &Counts) {
        self.nodes = counts.nodes;
        self.leaves = counts.leaves;
        self.interior = counts.interior;
        self.answers = counts.answers;
        self.passes = counts.passes;
    }
}

/// The names of the moves of a line.
pub(crate) fn names<G: Notation>(game: &G, root: &G::Position, line: &[G::Move]) -> Vec<String> {
    let mut position = root.clone();
    let name = |&mv: &G::Move| {
        let name = game.show_move(&position, mv);
        game.play(&mut position, mv);
        name
    };
    line.iter().map(name).collect()
}
