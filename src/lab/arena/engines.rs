//! The engines of a query.

use super::GamesExperiment;
use crate::{
    players::EngineSpec,
    schema::{Refusal, SpecError},
};

/// Writes engines as in queries.
pub(super) fn written(engines: &[EngineSpec]) -> String {
    engines.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")
}

/// Parses an engine for the game of an experiment.
pub(super) fn read_engine(experiment: &GamesExperiment, text: &str) -> Result<EngineSpec, Refusal> {
    let wrong = |error: SpecError| Refusal {
        part: Some(text.to_owned()),
        expected: format!("as {} {}", error.key, error.expected),
    };
    experiment.game.engine(text).map_err(wrong)
}

/// Parses engines separated by semicolons.
pub(super) fn read_engines(experiment: &GamesExperiment, text: &str) -> Result<Vec<EngineSpec>, Refusal> {
    let mut engines: Vec<EngineSpec> = Vec::new();
    for part in text.split(';') {
        let engine = read_engine(experiment, part)?;
        if engines.contains(&engine) {
            return Err(Refusal { part: Some(part.to_owned()), expected: "each engine once".to_owned() });
        }
        engines.push(engine);
    }
    Ok(engines)
}
