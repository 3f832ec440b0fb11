//! Search algorithms, generic over the rules.
//!
//! | algorithm | for | source |
//! |---|---|---|
//! | [`DepthT`] | the minimum value within t moves | [Heuser 2003] |
//! | [`IdaStar`] | an optimal solution of a puzzle, with almost no memory | [Korf 1985] |
//! | [`AStar`] | the same, keeping every position; with a weight, a solution within a bound, sooner | [Hart et al. 1968], [Pohl 1970] |
//! | [`RealTime`] | a solution found by moving after a few plies of lookahead and learning on the way: RTA*, LRTA* | [Korf 1990] |
//! | [`BreadthFirst`] | an optimal solution layer by layer, keeping three layers, with a proven lower bound | [Zhou and Hansen 2006] |
//! | [`Optimal`] | a solution by beam search, then a proof that none is shorter | those of both |
//! | [`Beam`] | any solution, quickly | [Lowerre 1976] |
//! | [`Minimax`] | the value of a game position at a depth: the reference | [Shannon 1950] |
//! | [`AlphaBeta`] | the best move of a game position, with all enhancements in [`Options`] | [Knuth and Moore 1975] |
//! | [`Mtd`] | the same value and move by tests in narrow windows: MTD(f), realMTD(f), MTD-bi, MTD-step(f) | [Plaat et al. 1996], [Mańdziuk and Osman 2004] |
//! | [`DfPn`] | whether a player can force a win, with a table of fixed size | [Nagai 2002], [Veselý 2013] |
//! | [`Pns`] | the same with the whole tree in memory | [Allis 1994] |
//! | [`Uct`] | the move that wins most often in a tree that grows where moves are promising, with proven wins and losses | [Kocsis and Szepesvári 2006], [Winands et al. 2008] |
//! | [`TreeSearch`] | one position in one window, with a [`Table`]: the building block of searches from the root | [Fishburn 1983], [Plaat et al. 1996] |
//!
//! [`Noisy`] randomises an evaluation.

mod a_star;
mod alpha_beta;
mod approach;
mod beam;
mod breadth_first;
mod depth_t;
mod depth_t_observer;
mod driver;
mod frame;
mod ida_observer;
mod ida_star;
mod layer;
pub mod log;
mod memory;
mod minimax;
mod mtd;
mod names;
mod noisy;
mod observer;
mod optimal;
mod options;
mod order;
mod packed;
mod proof_number;
mod real_time;
mod report;
mod root;
mod root_pass;
mod solver_spec;
mod transposition_table;
mod tree;
mod uct;
mod visit;
mod window;

pub use a_star::AStar;
pub use alpha_beta::AlphaBeta;
pub use beam::Beam;
pub use breadth_first::BreadthFirst;
pub use depth_t::{DepthT, Finding, Reading};
pub use depth_t_observer::{DepthTObserver, Found};
pub use driver::{Driver, MtdOptions};
pub use ida_observer::IdaObserver;
pub use ida_star::{IdaStar, Status};
pub use minimax::Minimax;
pub use mtd::Mtd;
pub use names::UnknownName;
pub use noisy::Noisy;
pub use observer::{Cause, Entered, How, Observer, Source};
pub use optimal::Optimal;
pub use options::{Bounds, History, HistoryWeight, Options, Replacement, StandPat, TableDepth};
pub use proof_number::{
    Adding, Attacker, DfPn, Generated, INFINITE, Leaf, Measure, Numbers, Order, Origin, Pns, Proof, ProofCounts,
    ProofMove, ProofObserver, ProofOptions, ProofReport, ProofSearch, Solution, Turn, Turns,
};
pub use real_time::{Learning, RealTime};
pub use report::{Bound, Budget, Counts, Report, RootMove};
pub use solver_spec::{SolverEngine, SolverSpec};
pub use transposition_table::{Entry, Table};
pub use tree::TreeSearch;
pub use uct::{Uct, UctChoice, UctMove, UctObserver, UctOptions, UctReport};
pub(crate) use visit::worth;
pub use window::Window;
