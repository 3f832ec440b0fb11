//! Depth-t searches that write a log.

use std::slice;

use super::{
    choice::candidates,
    conditions::Conditions,
    experiment::PuzzleExperiment,
    kind::{EVALUATION, MEMORY, NOISE, PuzzleKind},
};
use crate::{
    lab::plan::Design,
    players::{MoveValue, RunningEngine, SearchResult},
    randomised::{DepthTSearch, Settings},
    rng::Seed,
    schema::SpecError,
    search::{Bound, log::PuzzleRecorder},
    slide::{Position, Slide},
};

/// The name of these searches, which have the keys of an experiment.
static KIND: PuzzleKind =
    PuzzleKind { name: "depth-t", keys: &[EVALUATION, NOISE, MEMORY, &["t", "win"]], ..PuzzleKind::DEFAULT };

/// The maximum depth: a log has all nodes.
const DEEPEST: u8 = 7;

/// Prepares a depth-t search of a position that writes a log. It is written like an engine, with keys of experiments, as in
/// `depth-t/eval=eu/t=3/noise=add/w=2`. Returns it, and its text without defaults.
///
/// # Errors
///
/// If the text is not understood.
pub fn record_depth_t(
    position: Position<3>,
    text: &str,
    seed: Seed,
) -> Result<(Box<dyn RunningEngine>, String), SpecError> {
    let query = format!("kind={}", text.replace('/', "&"));
    let experiment = PuzzleExperiment::read(slice::from_ref(&KIND), &query, None)?;
    let conditions = &experiment.conditions()[0];
    if conditions.t > DEEPEST {
        return Err(SpecError::new("t", conditions.t, format!("1 to {DEEPEST} for a log")));
    }
    let text = written(&experiment);
    let search = RecordedDepthT {
        position,
        settings: conditions.settings(),
        depth: conditions.t,
        seed,
        recorder: PuzzleRecorder::default(),
        result: SearchResult::default(),
    };
    Ok((Box::new(search), text))
}

/// A search of an experiment with these conditions as such a text; `None` if it is too deep for a log.
pub(super) fn depth_t_of(conditions: &Conditions, depth: u8) -> Option<String> {
    let distance = Conditions::new(&KIND).distance;
    let conditions = Conditions { kind: &KIND, t: depth, distance, start: None, sample: None, ..conditions.clone() };
    (depth <= DEEPEST).then(|| written(&PuzzleExperiment::of(conditions)))
}

fn written(experiment: &PuzzleExperiment) -> String {
    experiment.query(false).trim_start_matches("kind=").replace('&', "/")
}

/// A search that runs in one go.
struct RecordedDepthT {
    position: Position<3>,
    settings: Settings,
    depth: u8,
    seed: Seed,
    recorder: PuzzleRecorder<Position<3>>,
    result: SearchResult,
}

impl RunningEngine for RecordedDepthT {
    fn step(&mut self, _nodes: u64) -> bool {
        if !self.result.finished {
            let mut engine = DepthTSearch::new(&self.settings);
            let recorder = std::mem::take(&mut self.recorder);
            self.recorder = engine.observe(&self.position, self.depth, self.seed.0, recorder);
            let outlook = engine.outlook();
            let moves = Slide::<3>::new().moves(&self.position).zip(&outlook.values);
            let worth = |(mv, &value): (crate::slide::Move, &f64)| MoveValue {
                name: mv.to_string(),
                value,
                certain: None,
                within: false,
                bound: Bound::Exact,
                visits: None,
                line: vec![mv.to_string()],
            };
            let moves: Vec<_> = moves.map(worth).collect();
            let best = candidates(&outlook.values).next().and_then(|place| moves.get(place));
            if let Some(best) = best {
                self.recorder.finish(best.value, &best.name);
            }
            self.result = SearchResult {
                finished: true,
                depth: self.depth.into(),
                nodes: outlook.nodes,
                leaves: outlook.leaves,
                value: best.map(|best| best.value),
                best: best.map(|best| best.name.clone()),
                line: best.map(|best| best.line.clone()).unwrap_or_default(),
                moves,
                ..SearchResult::default()
            };
        }
        true
    }

    fn result(&self) -> SearchResult {
        self.result.clone()
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.recorder.take()
    }
}
