//! Options of a proof-number search; each enhancement can be switched on or off separately.

use crate::search::names::named;

named! {
    /// The initial numbers of an unknown leaf.
    Leaf {
        /// 1 and 1 [Allis 1994].
        One = "one",
        /// 1 for the minimum, and the number of moves for the sum (Allis 1994).
        Mobility = "mobility",
        /// The same, but greater if the evaluation is unfavourable [Winands and Schadd 2010; Veselý
        /// 2013, 2.2.2].
        Evaluation = "eval",
    }
}

named! {
    /// The measure m of a leaf's summed number where leaves are evaluated [Veselý 2013, 2.2.2].
    Measure {
        /// The number of moves.
        Moves = "moves",
        /// The game's own estimate of the number of turns, see [`Game::breadth`](crate::game::Game::breadth), as in
        /// WALTZ: from the number of free fields.
        Turns = "turns",
    }
}

named! {
    /// How the numbers of children are combined where all of them must succeed.
    Adding {
        /// Their sum.
        Sum = "sum",
        /// Weak PNS: the maximum, plus 1 for each other open child [Hashimoto et al. 2008; Veselý
        /// 2013, 2.2.4].
        Weak = "weak",
        /// Heuristic Weak PNS: the maximum, plus 0, h or 2h for each other child if the evaluation
        /// says that the node is bad, even or good for its mover [Veselý 2013, 2.2.5].
        Heuristic = "heuristic",
    }
}

named! {
    /// The order in which equally good children are tried.
    Order {
        /// The order of generation.
        Moves = "no",
        /// By evaluation, the best for the mover first.
        Evaluations = "yes",
        /// The game's own order, see [`Game::rank`](crate::game::Game::rank) [Veselý 2013, 3.6].
        Static = "static",
    }
}

named! {
    /// The attacker: the player whose win is to be proven or refuted.
    Attacker {
        /// The player to move.
        Mover = "mover",
        /// The opponent.
        Other = "other",
    }
}

named! {
    /// Which node a proof-number search expands next, and what it keeps.
    ProofSearch {
        /// The current path, and all other results in a table of fixed size ([`DfPn`](super::DfPn)).
        DepthFirst = "depth-first",
        /// Always the most-proving node of the whole tree, which stays in memory ([`Pns`](super::Pns)).
        BestFirst = "best-first",
    }
}

/// The options of a proof-number search. None of them changes what is proved or disproved, only the
/// effort.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProofOptions {
    /// The binary logarithm of the number of entries of df-pn's table, from 1 to 26.
    pub table: u32,
    /// The 1 + ε trick: how far a child of df-pn may grow beyond its rival's number, as a fraction
    /// of it, before the search leaves it; 0 for none [Pawlewicz and Lew 2007; Veselý 2013, 2.2.3].
    pub epsilon: f64,
    /// The initial numbers of an unknown leaf.
    pub leaf: Leaf,
    /// How much the minimised number grows at a leaf that is even; it grows by twice that at a leaf
    /// that is bad for its mover: A in [Veselý 2013].
    pub a: f64,
    /// The factor by which the summed number grows: B in [Veselý 2013].
    pub b: f64,
    /// What the summed number of an evaluated leaf measures: m in [Veselý 2013].
    pub measure: Measure,
    /// The evaluation from which on a leaf counts as good; its negation is the limit for bad.
    pub leaf_threshold: f64,
    /// How numbers are combined.
    pub adding: Adding,
    /// h of Heuristic Weak PNS.
    pub h: f64,
    /// The evaluation from which on a node of Heuristic Weak PNS counts as good; its negation is
    /// the limit for bad.
    pub adding_threshold: f64,
    /// Dynamic widening: only this many of the best children are summed; 0 for all [Yoshizoe 2008;
    /// Veselý 2013, 2.2.6].
    pub widening: u32,
    /// The order in which equally good children are tried.
    pub ordering: Order,
    /// Whether to look at every leaf for wins that the rules show without a search
    /// ([`Game::wins_within`](crate::game::Game::wins_within)).
    pub threats: bool,
}

impl ProofOptions {
    /// These options, some of them changed, as in `ProofOptions::default().with(|options| options.table = 20)`.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    /// No enhancements.
    #[must_use]
    pub const fn plain() -> Self {
        Self {
            table: 18,
            epsilon: 0.0,
            leaf: Leaf::One,
            a: 10.0,
            b: 10.0,
            measure: Measure::Moves,
            leaf_threshold: 10.0,
            adding: Adding::Sum,
            h: 1.0,
            adding_threshold: 1.0,
            widening: 0,
            ordering: Order::Moves,
            threats: false,
        }
    }
}

/// Enhancements that help in most games and need no evaluation.
impl Default for ProofOptions {
    fn default() -> Self {
        Self { epsilon: 0.25, leaf: Leaf::Mobility, adding: Adding::Weak, threats: true, ..Self::plain() }
    }
}
