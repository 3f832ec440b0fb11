//! The report of a proof-number search.

use serde::Serialize;

use super::{
    children::{Child, NEVER, NOTHING},
    counts::ProofCounts,
    numbers::{HARD, Numbers, Proof},
};
use crate::insertion_sort;

/// A move at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ProofMove<M> {
    /// The move.
    pub mv: M,
    /// The numbers of the resulting position.
    pub numbers: Numbers,
    /// The number of plies from the root within which a decided game ends, if its winner follows
    /// the results; `None` for draws, endless games and undecided moves.
    pub plies: Option<u32>,
}

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ProofReport<M> {
    /// The answer.
    pub proof: Proof,
    /// The numbers of the root.
    pub numbers: Numbers,
    /// The plies of a decided root. With a disproof they mean that the attacker loses; without them
    /// they may draw.
    ///
    /// They are an upper bound: the smallest winning depth and the greatest losing depth found
    /// [Veselý 2013, 2.3].
    pub plies: Option<u32>,
    /// The move for the player to move: the soonest win found, the latest loss, or the best by the
    /// numbers.
    pub best: Option<M>,
    /// The principal variation with the longest resistance, as far as it is known.
    pub line: Vec<M>,
    /// The moves examined, in the order of the rules; none after one that decides.
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
        length: impl Fn(M) -> u32,
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
            // A result that depends on the root also holds if the root is disproved.
            let holds = child.depends == NOTHING || numbers == Numbers::DISPROVEN;
            let found = if holds { child.numbers } else { HARD };
            ProofMove {
                mv: child.mv,
                numbers: found,
                plies: known(found, child.plies.saturating_add(length(child.mv))),
            }
        };
        let mut children: Vec<_> = children.collect();
        insertion_sort::sort_by(&mut children, |one, two| one.place < two.place);
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
