//! Proof-number search: whether a player can force a win [Allis 1994; Veselý 2013, 2.2].
//!
//! The claim is that the attacker wins; a draw counts as not winning. A node where the attacker is
//! to move is an OR node, any other is an AND node, whoever moved before: where a turn has two
//! moves, nodes are single moves, or whole turns with [`Turns`].
//!
//! Positions have no history. A position that repeats on the path of a search counts as not won for
//! the attacker. So a proof never needs a repetition and holds in every game, provided that keys
//! distinguish positions and no move limit ends the game earlier. A disproof that depends on a
//! repetition above a node holds only on that path (graph history interaction: [Campbell 1985]); it
//! is used there, but never stored in the table as a disproof. Therefore a disproof at the root is
//! correct: the attacker cannot force a win. But it may take long in games with cycles, because
//! parts of the graph are searched once per path.

mod children;
mod counts;
mod dfpn;
mod leaf;
mod numbers;
mod observer;
mod options;
mod pns;
mod proof_table;
mod report;
mod solution;
mod turns;

pub use counts::ProofCounts;
pub use dfpn::DfPn;
pub use numbers::{INFINITE, Numbers, Proof};
pub use observer::{Generated, Origin, ProofObserver};
pub use options::{Adding, Attacker, Leaf, Measure, Order, ProofOptions, ProofSearch};
pub use pns::Pns;
pub use report::{ProofMove, ProofReport};
pub use solution::Solution;
pub use turns::{Turn, Turns};
