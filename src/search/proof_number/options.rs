//! Options of a proof-number search; each enhancement can be switched separately.

use crate::search::names::named;

named! {
    /// The initial numbers of an unknown leaf.
    Leaf {
        /// 1 and 1 [Allis 1994].
        One = "one",
        /// 1, and the number of moves for the number that will be their sum (Allis 1994).
        Mobility = "mobility",
        /// The same, more where the evaluation is against it [Winands and Schadd 2010; Veselý 2013, 2.2.2].
        Evaluation = "eval",
    }
}

named! {
    /// How the numbers of children are taken together where all of them are needed.
    Adding {
        /// They are added.
        Sum = "sum",
        /// Weak PNS: the greatest, and 1 for each of the other children that are open
        /// [Hashimoto et al. 2008; Veselý 2013, 2.2.4].
        Weak = "weak",
        /// Heuristic Weak PNS: the greatest, and for each of the others 0, h or 2h, as the node is bad, even or good
        /// for its mover by the evaluation [Veselý 2013, 2.2.5].
        Heuristic = "heuristic",
    }
}

named! {
    /// The order in which equally good children are tried.
    Order {
        /// The order in which moves are generated.
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
        /// The other.
        Other = "other",
    }
}

/// The switches of a proof-number search. None of them changes what is proved or disproved, only the effort.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProofOptions {
    /// The binary logarithm of the results that the table of df-pn holds, from 1 to 26.
    pub table: u32,
    /// The 1 + ε trick: by how much more than its rival's number a child of df-pn may grow before the search leaves it;
    /// 0 for none [Pawlewicz and Lew 2007; Veselý 2013, 2.2.3].
    pub epsilon: f64,
    /// The initial numbers of an unknown leaf.
    pub leaf: Leaf,
    /// What the number that is a least one grows by at a leaf that is even, and twice at one that is bad for its mover:
    /// A in [Veselý 2013].
    pub a: f64,
    /// The factor by which the summed number grows: B in [Veselý 2013].
    pub b: f64,
    /// From where on an evaluation says that a leaf is good, and with the other sign that it is bad.
    pub leaf_threshold: f64,
    /// The way numbers are added.
    pub adding: Adding,
    /// h of Heuristic Weak PNS.
    pub h: f64,
    /// From where on an evaluation says that a node of Heuristic Weak PNS is good or bad.
    pub adding_threshold: f64,
    /// Dynamic widening: so many of the best children are added only; 0 for all [Yoshizoe 2008; Veselý 2013, 2.2.6].
    pub widening: u32,
    /// The order in which equally good children are tried.
    pub ordering: Order,
    /// Whether wins that the rules show without a search ([`Game::wins_within`](crate::game::Game::wins_within)) are
    /// looked for at every leaf.
    pub threats: bool,
}

impl ProofOptions {
    /// No enhancement.
    #[must_use]
    pub const fn plain() -> Self {
        Self {
            table: 18,
            epsilon: 0.0,
            leaf: Leaf::One,
            a: 10.0,
            b: 10.0,
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
