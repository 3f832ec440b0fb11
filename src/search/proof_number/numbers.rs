//! Proof and disproof numbers, and how those of a node are computed from those of its children.

use serde::Serialize;

use super::options::{Adding, ProofOptions};

/// The number of something that cannot be proved or disproved: greater than any count of positions.
pub const INFINITE: u32 = u32::MAX;

/// The status of the claim that the attacker wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    /// The attacker wins.
    Proven,
    /// The attacker does not win: they lose, draw, or the game never ends.
    Disproven,
    /// Neither is known.
    Unknown,
}

/// The minimum number of leaves that must be won to prove a position, and lost to disprove it,
/// given the tree so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// 0 if the attacker wins, [`INFINITE`] if they do not.
    pub proof: u32,
    /// 0 if the attacker does not win, [`INFINITE`] if they do.
    pub disproof: u32,
}

impl Numbers {
    /// The attacker wins.
    pub const PROVEN: Self = Self { proof: 0, disproof: INFINITE };
    /// The attacker does not win.
    pub const DISPROVEN: Self = Self { proof: INFINITE, disproof: 0 };
    /// No limits.
    pub(super) const ENDLESS: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// The status that the numbers stand for.
    #[must_use]
    pub const fn proof(self) -> Proof {
        match self {
            Self { proof: 0, .. } => Proof::Proven,
            Self { disproof: 0, .. } => Proof::Disproven,
            Self { .. } => Proof::Unknown,
        }
    }

    /// The number that is a minimum over the children at a node of this type, and the one that is a
    /// sum: the effort to show that the mover succeeds, and that they fail.
    pub(super) const fn seen(self, or: bool) -> [u32; 2] {
        if or { [self.proof, self.disproof] } else { [self.disproof, self.proof] }
    }

    pub(super) const fn from_seen([least, sum]: [u32; 2], or: bool) -> Self {
        if or { Self { proof: least, disproof: sum } } else { Self { proof: sum, disproof: least } }
    }
}

/// Stored instead of a disproof that holds on a single path only: hard to prove.
pub(super) const HARD: Numbers = Numbers { proof: 1 << 20, disproof: 1 };

/// A number for something unknown: neither 0 nor infinite.
pub(super) fn finite(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(INFINITE).clamp(1, INFINITE - 1)
}

/// Converts an amount to a number for something unknown, rounding down.
pub(super) fn rounded(amount: f64) -> u32 {
    // Casts from floats saturate.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    finite(amount as u64)
}

/// The numbers of a node, computed from those of its children.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) numbers: Numbers,
    /// The child that holds the most proving node.
    pub(super) best: usize,
    /// The smallest number among the other children.
    pub(super) second: u32,
    /// The sum without the number of the best child; without the greatest, where numbers are not
    /// summed.
    pub(super) rest: u32,
}

/// Combines the numbers of the children. `step` is that of the node in Heuristic Weak PNS, and
/// `unit` the weight of a leaf.
pub(super) fn choose(
    numbers: impl Iterator<Item = Numbers>,
    or: bool,
    options: &ProofOptions,
    (step, unit): (f64, u32),
    seen: &mut Vec<([u32; 2], usize)>,
) -> Choice {
    seen.clear();
    seen.extend(numbers.map(|numbers| numbers.seen(or)).zip(0..));
    let widening = options.widening as usize;
    if widening > 0 && widening < seen.len() {
        // Selects one more than are summed, for the second best.
        seen.select_nth_unstable(widening);
    }
    let mut order = [([INFINITE; 2], usize::MAX); 2];
    for &found in &*seen {
        if found < order[0] {
            order = [found, order[0]];
        } else if found < order[1] {
            order[1] = found;
        }
    }
    let [([least, own], best), ([second, _], _)] = order;
    let counted = if widening > 0 { &seen[..widening.min(seen.len())] } else { &seen[..] };
    let (mut total, mut greatest, mut open) = (0_u64, 0, 0_u32);
    for &([_, number], _) in counted {
        total += u64::from(number);
        greatest = greatest.max(number);
        open += u32::from(number > 0);
    }
    let sum = |total: u64| if greatest == 0 { 0 } else { finite(total) };
    let others = f64::from(open.saturating_sub(1));
    let (sum, kept) = match options.adding {
        _ if greatest == INFINITE => (INFINITE, INFINITE),
        Adding::Sum => (sum(total), own),
        Adding::Weak => (sum(u64::from(greatest) + u64::from(open.saturating_sub(1)) * u64::from(unit)), greatest),
        Adding::Heuristic => {
            let more = if open > 1 && step > 0.0 { rounded(others * step * options.h * f64::from(unit)) } else { 0 };
            (sum(u64::from(greatest) + u64::from(more)), greatest)
        }
    };
    Choice { numbers: Numbers::from_seen([least, sum], or), best, second, rest: sum - kept.min(sum) }
}
