//! The numbers of positions [Veselý 2013, 1.4].

use super::rules::Tzaar;

/// The numbers of positions of Tzaar, rounded: the greatest has 58 digits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TzaarCounts {
    /// An upper bound on the positions that games can reach, whatever their start and whoever is to move.
    pub states: f64,
    /// The ways to fill the board at the start.
    pub starts: f64,
    /// An upper bound on the positions with six stacks, one of each kind and colour.
    pub six_stacks: f64,
}

impl TzaarCounts {
    /// Nearly all positions have twelve different ones among their rotations and reflections.
    pub const SYMMETRIES: f64 = 12.0;
}

/// One more than the number of fields.
const SIZE: usize = 61;

impl Tzaar {
    /// Counts positions by the formulas of [Veselý 2013, 1.4].
    ///
    /// ```
    /// use plyground::games::tzaar::Tzaar;
    /// let counts = Tzaar::count();
    /// assert_eq!(format!("{:.2e} {:.2e} {:.2e}", counts.states, counts.starts, counts.six_stacks), "9.19e57 7.13e40 1.13e16");
    /// ```
    #[must_use]
    pub fn count() -> TzaarCounts {
        let choose = binomials();
        let kinds = choose[30][15] * choose[15][9];
        let heights: f64 = (3..=16).map(|pieces| choose[pieces - 1][2]).sum();
        TzaarCounts {
            states: (1..=55).map(|free| states(&choose, free)).sum(),
            starts: choose[60][30] * kinds * kinds,
            six_stacks: choose[60][6] * 720.0 * heights * heights,
        }
    }
}

/// The positions with a number of free fields. Before a field becomes free by stacking, another did by a capture: so in
/// two turns of each player, a player has lost a piece for every four free fields.
fn states(choose: &[Vec<f64>], free: usize) -> f64 {
    let (stacks, pieces) = (60 - free, 30 - free / 4);
    // The heights of so many stacks: at least as many pieces, and no more than are left.
    let heights = |stacks: usize| (stacks..=pieces).map(|pieces| choose[pieces - 1][stacks - 1]).sum::<f64>();
    let boards = (2..=stacks - 2).map(|own| choose[stacks][own] * heights(own) * heights(stacks - own));
    let kinds: f64 = (0..stacks).map(|_| 3.0).product();
    choose[60][free] * kinds * boards.sum::<f64>()
}

/// The numbers of ways to choose.
fn binomials() -> Vec<Vec<f64>> {
    let mut choose = vec![vec![0.0; SIZE]; SIZE];
    for of in 0..SIZE {
        choose[of][0] = 1.0;
        for number in 1..=of {
            choose[of][number] = choose[of - 1][number - 1] + choose[of - 1][number];
        }
    }
    choose
}
