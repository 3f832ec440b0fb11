//! The conditions at one point of an experiment.

use super::{
    kind::PuzzleKind,
    options::{Choose, DrawFrom, Found, Tie},
    puzzles::{SlidePuzzle, SlideStart},
    values,
};
use crate::{
    lab::statistics::Interval,
    noise::{NoiseKind, Sides},
    randomised::{Ends, Fat, Type1, Type2, Valuation, WinValue},
    rng::Seed,
    search::{SolverEngine, SolverSpec},
    slide::{Evaluation, WeightedSum},
};

/// The values of all keys of a query, except those that describe the sweep.
#[derive(Clone, Debug)]
pub(in crate::lab) struct Conditions {
    pub kind: &'static PuzzleKind,
    pub puzzle: SlidePuzzle,
    /// The DTW of the sample; `None` for all positions.
    pub distance: Option<u8>,
    pub start: Option<SlideStart>,
    /// The identifier of a sample file.
    pub sample: Option<Seed>,
    pub n: u32,
    pub seed: Seed,
    pub replace: bool,
    pub(super) valuation: Valuation,
    pub(super) round: Option<f64>,
    pub t: u8,
    pub first: u8,
    pub last: u8,
    pub(super) noise: NoiseKind,
    pub(super) weight: f64,
    pub(super) sides: Option<Sides>,
    pub(super) ends: Ends,
    pub(super) draw: DrawFrom,
    pub(super) size: u8,
    pub(super) type1: Type1,
    pub(super) type2: Type2,
    pub(super) win: WinValue,
    pub found: Found,
    pub tie: Tie,
    pub choose: Choose,
    /// The number of nodes after which the searches of a move are not deepened any more; `None` for one search to depth t.
    pub nodes: Option<u32>,
    pub(super) fat: Fat,
    /// Whether to compare the choices of a game by how clustered minimal leaves are.
    pub clusters: bool,
    pub limit: u32,
    /// How to search for solutions.
    pub with: SolverSpec,
    /// The maximum number of nodes that a search may expand.
    pub budget: u32,
    pub interval: Interval,
}

impl Conditions {
    /// The defaults of a kind.
    pub(super) fn new(kind: &'static PuzzleKind) -> Self {
        Self {
            kind,
            puzzle: SlidePuzzle::Three,
            distance: Some(14),
            start: None,
            sample: None,
            n: kind.n,
            seed: Seed(1),
            replace: true,
            valuation: Valuation::Sum(WeightedSum::from(Evaluation::Man)),
            round: None,
            t: 5,
            first: 1,
            last: kind.facts.last,
            noise: NoiseKind::None,
            weight: 0.5,
            sides: None,
            ends: Ends::Closed,
            draw: DrawFrom::Ideal,
            size: 19,
            type1: Type1::Replace,
            type2: Type2::Shallower,
            win: WinValue::Fixed,
            found: Found::Seen,
            tie: Tie::Random,
            choose: Choose::Best,
            nodes: None,
            fat: Fat::Tree,
            clusters: false,
            limit: 100,
            with: SolverSpec::new(SolverEngine::AStar),
            budget: 100_000,
            interval: Interval::Wilson,
        }
    }

    /// Whether the puzzle has the evaluation.
    pub(super) fn has_evaluation(&self) -> bool {
        let only_three = |sum: &WeightedSum| {
            Evaluation::ALL[Evaluation::THESIS.len()..].iter().any(|function| sum.weight(*function) != 0.0)
        };
        self.puzzle == SlidePuzzle::Three
            || match &self.valuation {
                Valuation::Sum(sum) => !only_three(sum),
                Valuation::RandomPlay | Valuation::RandomEvaluation => true,
                Valuation::TileTab => false,
            }
    }

    /// Whether the evaluation is deterministic and Win alone has the minimum value.
    pub(super) fn is_deterministic(&self) -> bool {
        match &self.valuation {
            Valuation::Sum(sum) => {
                let losses = Evaluation::ALL.map(|function| sum.weight(function).min(0.0) * values::GREATEST_VALUE);
                losses.iter().sum::<f64>() > self.win_value()
            }
            Valuation::RandomPlay => true,
            Valuation::RandomEvaluation | Valuation::TileTab => false,
        }
    }

    pub(super) fn sides(&self) -> Sides {
        let symmetric = matches!(self.noise, NoiseKind::Add | NoiseKind::Mult);
        self.sides.unwrap_or(if symmetric { Sides::Two } else { Sides::One })
    }

    /// The value of Win.
    pub(in crate::lab) fn win_value(&self) -> f64 {
        self.win.value()
    }
}
