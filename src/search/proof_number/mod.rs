//! Proof-number search: whether a player wins a game to its end [Allis 1994; Veselý 2013, 2.2].
//!
//! The claim is that the attacker wins; a draw counts as not winning. A node at which they are to move is an OR node,
//! any other an AND node, whoever moved before: where a turn has two moves, nodes are single moves.
//!
//! Positions know no history. On the path of a search, a position that is met again is no win for the attacker. So a
//! proof never needs a repetition and holds in every game, as long as keys tell positions apart and no limit of moves
//! ends the game earlier. A disproof that depends on a repetition above a node holds on that path alone (graph history
//! interaction: [Campbell 1985]); it is used there and never kept as one in the table. What is disproved at the root is
//! true, then: the attacker cannot force a win. It only may take long in games with cycles, since parts of the graph
//! are searched once a path.

mod children;
mod counts;
mod dfpn;
mod leaf;
mod numbers;
mod options;
mod pns;
mod report;
mod solution;
mod table;

pub use counts::ProofCounts;
pub use dfpn::DfPn;
pub use numbers::{INFINITE, Numbers, Proof};
pub use options::{Adding, Attacker, Leaf, Order, ProofOptions};
pub use pns::Pns;
pub use report::{ProofMove, ProofReport};
pub use solution::Solution;
