//! Clustered choices: are games won more often if their moves go where minimal leaves are clustered
//! [Heuser 2003, 8.2]?
//!
//! A choice is compared with the other tied moves, as in kind `clusters`: its *rank* is the share
//! of them whose minimal leaves are less clustered, where equally clustered ones count half. By
//! chance alone it is ½. Spread leaves are also more numerous, so choices are compared a second
//! time, only with moves that have the same number of them. Choices that equal everything they are
//! compared with are left out.

use std::fmt::Write;

use serde::Serialize;

use super::choice::candidates;
use crate::{
    lab::{
        mean::{Mean, Sum},
        rows::{Fields, ReportError},
        statistics::Difference,
    },
    randomised::Outlook,
};

/// The number of compared choices and the sum of their ranks; then the same among moves with
/// equally many minimal leaves.
pub(in crate::lab) const COLUMNS: [&str; 4] = ["choices", "clustered", "even_choices", "even_clustered"];

/// A common denominator of ranks among up to six moves.
const DENOMINATOR: u64 = 120;

/// The choices of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lab) struct Choices {
    tied: Ranks,
    even: Ranks,
}

/// Some ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ranks {
    n: u64,
    /// In units of 1 / [`DENOMINATOR`].
    sum: u64,
}

impl Choices {
    /// Adds the choice of a move after a search that has computed how clustered the minimal leaves
    /// are.
    pub(in crate::lab) fn add(&mut self, outlook: &Outlook, chosen: usize) {
        let tied = candidates(&outlook.plain);
        // Noise may choose a move that does not lead to a leaf of the minimum value.
        if !tied.clone().any(|place| place == chosen) {
            return;
        }
        let others = tied.filter(|place| *place != chosen);
        let leaves = &outlook.minimal_leaves;
        self.tied.add(&outlook.clusters, chosen, others.clone());
        self.even.add(&outlook.clusters, chosen, others.filter(|place| leaves[*place] == leaves[chosen]));
    }

    /// Appends them to the row of a game.
    pub(in crate::lab) fn write(&self, row: &mut String) {
        for Ranks { n, sum } in [self.tied, self.even] {
            let _ = write!(row, ",{n},{sum}");
        }
    }
}

impl Ranks {
    fn add(&mut self, clusters: &[f64], chosen: usize, others: impl Iterator<Item = usize>) {
        let (mut n, mut less, mut equal) = (0, 0, 0);
        for other in others {
            n += 1;
            less += u64::from(clusters[other] < clusters[chosen]);
            equal += u64::from(clusters[other].total_cmp(&clusters[chosen]).is_eq());
        }
        if equal < n {
            self.n += 1;
            self.sum += (2 * less + equal) * (DENOMINATOR / 2) / n;
        }
    }
}

/// How clustered the choices were in won and in lost games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClusteredChoices {
    /// Compared with all tied moves.
    pub tied: Clusteredness,
    /// Compared with tied moves that have equally many minimal leaves, so that only their
    /// distribution matters.
    pub even: Clusteredness,
}

/// The mean rank of the choices of a game, over games with choices to compare: 0 if all were the
/// most spread, ½ by chance, 1 if all were the most clustered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clusteredness {
    /// In games won.
    pub won: Option<Mean>,
    /// In games lost.
    pub lost: Option<Mean>,
    /// The difference: won games minus lost games.
    pub difference: Option<Difference>,
}

/// Adds up the games of a point.
#[derive(Clone, Copy, Default)]
pub(in crate::lab) struct Tally {
    tied: Sides,
    even: Sides,
}

#[derive(Clone, Copy, Default)]
struct Sides {
    won: Sum,
    lost: Sum,
}

impl Tally {
    /// Adds a game with this many ties.
    pub(in crate::lab) fn add(&mut self, won: bool, ties: u64, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let mut most = ties;
        for sides in [&mut self.tied, &mut self.even] {
            let n = fields.number(0, most)?;
            let sum = fields.number(0, DENOMINATOR * n)?;
            if n > 0 {
                let games = if won { &mut sides.won } else { &mut sides.lost };
                games.add(sum as f64 / (DENOMINATOR * n) as f64);
            }
            most = n;
        }
        Ok(())
    }

    pub(in crate::lab) fn outcome(&self) -> ClusteredChoices {
        ClusteredChoices { tied: self.tied.clusteredness(), even: self.even.clusteredness() }
    }
}

impl Sides {
    fn clusteredness(&self) -> Clusteredness {
        let (won, lost) = (self.won.mean(), self.lost.mean());
        Clusteredness { won, lost, difference: won.zip(lost).and_then(|(won, lost)| won.above(&lost)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six moves; the last is not tied.
    fn outlook() -> Outlook {
        Outlook {
            plain: vec![3.0, 3.0, 3.0, 3.0, 3.0, 4.0],
            minimal_leaves: vec![2, 4, 2, 4, 2, 2],
            clusters: vec![1.0, 0.25, 0.5, 0.5, 0.5, 0.1],
            ..Outlook::default()
        }
    }

    #[test]
    fn ranks_are_those_worked_out_by_hand() {
        let ranks = |chosen| {
            let mut choices = Choices::default();
            choices.add(&outlook(), chosen);
            [choices.tied, choices.even].map(|Ranks { n, sum }| (n, sum))
        };
        assert_eq!(ranks(0), [(1, 120), (1, 120)]);
        assert_eq!(ranks(1), [(1, 0), (1, 0)]);
        // One of the four others is less clustered and two are equal; among the two with as many
        // leaves none is less clustered and one is equal.
        assert_eq!(ranks(2), [(1, 60), (1, 30)]);
        assert_eq!(ranks(3), [(1, 60), (1, 120)]);
        assert_eq!(ranks(5), [(0, 0), (0, 0)], "there is a better move");
    }

    #[test]
    fn ranks_of_all_moves_are_a_half_in_the_mean() {
        let mut choices = Choices::default();
        (0..5).for_each(|chosen| choices.add(&outlook(), chosen));
        assert_eq!((choices.tied.n, choices.tied.sum), (5, 5 * DENOMINATOR / 2));
        assert_eq!((choices.even.n, choices.even.sum), (5, 5 * DENOMINATOR / 2));
    }

    #[test]
    fn moves_that_do_not_differ_are_not_compared() {
        let mut choices = Choices::default();
        choices.add(&Outlook { clusters: vec![0.5; 6], ..outlook() }, 0);
        choices.add(&Outlook { plain: vec![3.0, 4.0, 4.0, 4.0, 4.0, 4.0], ..outlook() }, 0);
        assert_eq!(choices, Choices::default());
    }
}
