//! The values of a query's keys, as text.

use super::options::{Choose, DrawFrom, Found, Tie};
use crate::{
    lab::statistics::Interval,
    noise::NoiseKind,
    randomised::{Ends, Fat, Type1, Type2, Valuation, WinValue},
    rng::Seed,
    schema::{SpecError, values::whole},
    search::{SolverEngine, SolverSpec},
    slide::{Evaluation, Position},
};

pub(super) const NOISES: [(&str, NoiseKind); 6] = [
    ("none", NoiseKind::None),
    ("add", NoiseKind::Add),
    ("mult", NoiseKind::Mult),
    ("normplus", NoiseKind::NormPlus),
    ("normminus", NoiseKind::NormMinus),
    ("comb", NoiseKind::Comb),
];
pub(super) const ENDS: [(&str, Ends); 2] = [("closed", Ends::Closed), ("open", Ends::Open)];
pub(super) const DRAWS: [(&str, DrawFrom); 4] =
    [("ideal", DrawFrom::Ideal), ("game", DrawFrom::Game), ("search", DrawFrom::Search), ("none", DrawFrom::None)];
pub(super) const TYPES1: [(&str, Type1); 2] = [("replace", Type1::Replace), ("keep", Type1::Keep)];
pub(super) const TYPES2: [(&str, Type2); 3] =
    [("shallower", Type2::Shallower), ("deeper", Type2::Deeper), ("newest", Type2::Newest)];
pub(super) const WINS: [(&str, WinValue); 2] = [("fixed", WinValue::Fixed), ("buggy", WinValue::Buggy)];
pub(super) const FOUNDS: [(&str, Found); 2] = [("seen", Found::Seen), ("value", Found::Value)];
pub(super) const TIES: [(&str, Tie); 5] = [
    ("random", Tie::Random),
    ("fat", Tie::Fat),
    ("first", Tie::First),
    ("clustered", Tie::Clustered),
    ("spread", Tie::Spread),
];
pub(super) const CHOOSES: [(&str, Choose); 7] = [
    ("best", Choose::Best),
    ("new", Choose::New),
    ("best2", Choose::OfBest(2)),
    ("best3", Choose::OfBest(3)),
    ("best4", Choose::OfBest(4)),
    ("best5", Choose::OfBest(5)),
    ("best6", Choose::OfBest(6)),
];
pub(super) const FATS: [(&str, Fat); 2] = [("tree", Fat::Tree), ("distinct", Fat::Distinct)];
pub(super) const INTERVALS: [(&str, Interval); 2] = [("wilson", Interval::Wilson), ("normal", Interval::Normal)];
pub(super) const ANSWERS: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The evaluations that exact quotas accept.
pub(super) const DETERMINISTIC: &str = "play, zero, or a sum without chance as in man+0.5*l2, above the value of Win (random values are for kind autoplay)";

/// The evaluations of other puzzles than `SlideThree`.
pub(super) const COMMON: &str =
    "zero, random, play, or a sum of eu, man, nb, perm, inv and l2: the other functions are those of g=slide3";

/// A limit above all values of evaluation functions.
pub(super) const GREATEST_VALUE: f64 = 64.0;
/// The maximum DTW.
pub(super) const GREATEST_DISTANCE: u32 = 26;
/// The maximum number of nodes that a search for a solution may expand.
pub(super) const MOST_NODES: u32 = 1_000_000;
/// The maximum depth of a search.
pub(super) const DEEPEST: u32 = 10;

/// Reads a DTW; `None` for all of them.
pub(super) fn read_distance(text: &str) -> Result<Option<u8>, String> {
    if text == "all" {
        return Ok(None);
    }
    whole(text, 0, GREATEST_DISTANCE).map(Some).map_err(|expected| expected + ", or all")
}

pub(super) fn read_start<const K: usize>(text: &str) -> Result<Position<K>, String> {
    let position: Position<K> = text.parse().map_err(|_| format!("a position, as in {}", Position::<K>::START))?;
    let nearest =
        |error: crate::slide::Unreachable<K>| format!("a position that can be solved, as in {}", error.nearest());
    position.check_reachable().map_err(nearest)
}

pub(super) fn read_sample(text: &str) -> Result<Seed, String> {
    let Ok(seed) = text.parse::<Seed>();
    Some(seed).filter(|seed| seed.to_string() == text).ok_or_else(|| "16 hexadecimal digits".to_owned())
}

pub(super) fn read_valuation(text: &str) -> Result<Valuation, String> {
    match text {
        "random" => Ok(Valuation::RandomEvaluation),
        "play" => Ok(Valuation::RandomPlay),
        "tiletab" => Ok(Valuation::TileTab),
        _ => text.parse().map(Valuation::Sum).map_err(|_| {
            let names = Evaluation::ALL.map(Evaluation::name).join(", ");
            format!("random, play, tiletab, zero, fitted, or a sum as in man+0.5*l2 of {names}")
        }),
    }
}

/// The text that [`read_valuation`] reads.
pub(super) fn valuation_text(valuation: &Valuation) -> String {
    match valuation {
        Valuation::Sum(sum) => sum.to_string(),
        Valuation::RandomEvaluation => "random".to_owned(),
        Valuation::RandomPlay => "play".to_owned(),
        Valuation::TileTab => "tiletab".to_owned(),
    }
}

/// Reads a search for a solution. Breadth-first search is not available: it needs a lower bound,
/// not an estimate.
pub(super) fn read_solver(text: &str) -> Result<SolverSpec, String> {
    let spec: SolverSpec = text.parse().map_err(|error: SpecError| error.expected)?;
    let refuse = || "one of beam, ida-star, a-star, rta-star, lrta-star".to_owned();
    Some(spec).filter(|spec| spec.engine != SolverEngine::BreadthFirst).ok_or_else(refuse)
}
