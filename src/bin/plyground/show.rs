//! `show` and `perft`.

use std::fmt::Write;

use plyground::api::{AnyTable, ApiError, GameName, evaluations, open};
use serde_json::{Map, Value, json};

use crate::{Answer, spaced};

pub fn show(game: GameName, position: Option<&str>) -> Result<Answer, ApiError> {
    let session = open(game, spaced(position).as_deref())?;
    let position = session.position();
    let distance = match AnyTable::generate(game, |_, _| ()) {
        Ok(table) => Some(table.distance(&position)?),
        Err(_) => None,
    };
    let moves: Vec<String> = session.steps().into_iter().map(|step| step.name).collect();
    let outcome = session.outcome();
    let evaluations = evaluations(game, &position)?;
    let values: Map<String, Value> = evaluations.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();

    let mut text = format!("{}\n\n{game} {position}\nmoves  {}\n", session.drawing(), moves.join(" "));
    let _ = match distance {
        Some(distance) => writeln!(text, "dtw    {distance}"),
        None => writeln!(text, "dtw    unknown: there is no table for {game}"),
    };
    for (name, value) in evaluations {
        let _ = writeln!(text, "{name:<6} {}", (value * 1e6).round() / 1e6);
    }
    let json = json!({
        "game": game.to_string(),
        "position": position,
        "side": session.side(),
        "moves": moves,
        "outcome": outcome,
        "evaluations": values,
        "dtw": distance,
    });
    Ok(Answer { text: text.trim_end().to_owned(), json })
}

pub fn perft(game: GameName, depth: u32, position: Option<&str>) -> Result<Answer, ApiError> {
    let session = open(game, spaced(position).as_deref())?;
    let nodes = session.perft(depth);
    Ok(Answer { text: nodes.to_string(), json: json!({ "nodes": nodes }) })
}
