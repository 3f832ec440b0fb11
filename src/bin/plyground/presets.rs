//! `presets`: the tables and figures of the sources as experiments.

use plyground::presets::{Preset, Source, presets_of};
use serde_json::json;

use crate::Answer;

/// Lists the presets of all sources, or writes all that is known of them as JSON.
pub fn presets() -> Answer {
    let all: Vec<Preset> = Source::ALL.into_iter().flat_map(presets_of).collect();
    let lines: Vec<_> = all.iter().map(|Preset { id, place, title, .. }| format!("{id}: {place}, {title}")).collect();
    Answer { text: lines.join("\n"), json: json!(all) }
}
