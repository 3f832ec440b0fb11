//! The report of a proof-number search.

use super::{
    children::{Child, NEVER, NOTHING},
    counts::ProofCounts,
    numbers::{HARD, Numbers, Proof},
};

/// A move at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofMove<M> {
    /// The move.
    pub mv: M,
    /// The numbers of the position it leads to.
    pub numbers: Numbers,
    /// The plies from the root within which a decided game is over, if its winner plays by what was found; none in a
    /// draw or a game without end, and where the move is undecided.
    pub plies: Option<u32>,
}

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofReport<M> {
    /// The answer.
    pub proof: Proof,
    /// The numbers of the root.
    pub numbers: Numbers,
    /// A decided root's plies. In a disproof they say that the attacker loses; without them they may draw.
    ///
    /// They are an upper bound: the least winning depth and the greatest losing depth that are known
    /// [Veselý 2013, 2.3].
    pub plies: Option<u32>,
    /// The move for the player to move: the soonest known win, the latest known loss, or the best by the numbers.
    pub best: Option<M>,
    /// Best play as far as it is known, with the longest resistance.
    pub line: Vec<M>,
    /// The moves looked at, in the order of the rules; none behind one that decides.
    pub moves: Vec<ProofMove<M>>,
    /// The work done so far.
    pub counts: ProofCounts,
    /// Whether the search has ended.
    pub finished: bool,
}

/// The plies as they are reported.
pub(super) fn known(numbers: Numbers, plies: u32) -> Option<u32> {
    (numbers.proof() != Proof::Unknown && plies != NEVER).then_some(plies)
}

impl<M: Copy> ProofReport<M> {
    pub(super) fn new<'a>(
        children: impl Iterator<Item = &'a Child<M>>,
        (numbers, plies): (Numbers, u32),
        line: Vec<M>,
        counts: ProofCounts,
        finished: bool,
    ) -> Self
    where
        M: 'a,
    {
        let named = |child: &Child<M>| {
            // What depends on the root holds if the root is disproved, too.
            let holds = child.depends == NOTHING || numbers == Numbers::DISPROVEN;
            let found = if holds { child.numbers } else { HARD };
            ProofMove { mv: child.mv, numbers: found, plies: known(found, child.plies.saturating_add(1)) }
        };
        let mut children: Vec<_> = children.collect();
        children.sort_by_key(|child| child.place);
        Self {
            proof: numbers.proof(),
            numbers,
            plies: known(numbers, plies),
            best: line.first().copied(),
            line,
            moves: children.into_iter().map(named).collect(),
            counts,
            finished,
        }
    }
}
