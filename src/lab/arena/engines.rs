//! The engines of a query.

use super::GamesExperiment;
use crate::{
    players::{MOST_NODES, Spec},
    schema::{Refusal, SpecError, values::great},
};

/// Writes engines as in queries.
pub(super) fn written(engines: &[Spec]) -> String {
    engines.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")
}

/// Parses an engine for the game of an experiment.
pub(super) fn read_engine(experiment: &GamesExperiment, text: &str) -> Result<Spec, Refusal> {
    let wrong = |error: SpecError| Refusal {
        part: Some(text.to_owned()),
        expected: format!("as {} {}", error.key, error.expected),
    };
    experiment.game.engine(text).map_err(wrong)
}

/// Parses engines separated by semicolons.
pub(super) fn read_engines(experiment: &GamesExperiment, text: &str) -> Result<Vec<Spec>, Refusal> {
    let mut engines: Vec<Spec> = Vec::new();
    for part in text.split(';') {
        let engine = read_engine(experiment, part)?;
        if engines.contains(&engine) {
            return Err(Refusal { part: Some(part.to_owned()), expected: "each engine once".to_owned() });
        }
        engines.push(engine);
    }
    Ok(engines)
}

/// The maximum number of budgets.
const MOST_BUDGETS: usize = 16;

/// Parses numbers of nodes separated by commas.
pub(super) fn read_nodes(text: &str) -> Result<Vec<u64>, Refusal> {
    let mut all = Vec::new();
    for part in text.split(',') {
        let refuse = |expected: String| Refusal { part: Some(part.to_owned()), expected };
        let nodes = great(part, 1, MOST_NODES).map_err(refuse)?;
        if all.contains(&nodes) {
            return Err(refuse("each number of nodes once".to_owned()));
        }
        all.push(nodes);
    }
    if all.len() > MOST_BUDGETS {
        return Err(format!("at most {MOST_BUDGETS} numbers of nodes").into());
    }
    Ok(all)
}

/// Writes numbers of nodes as in queries.
pub(super) fn written_nodes(nodes: &[u64]) -> String {
    nodes.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
