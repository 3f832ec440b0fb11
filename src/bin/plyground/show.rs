//! `show` and `perft`.

use std::fmt::Write;

use plyground::{
    api::{AnyTable, ApiError, GameName, PuzzleName, TwoPlayerGame, evaluations, open, read_position},
    game::{self, Notation},
    games::tzaar::{Position, Tzaar},
    search::Turns,
};
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
    let numbers = numbers(game, &position)?;
    if let Some((goedel, index)) = numbers {
        let _ = writeln!(text, "goedel {goedel}\nindex  {index}");
    }
    let mut json = json!({
        "game": game.to_string(),
        "position": position,
        "side": session.side(),
        "moves": moves,
        "outcome": outcome,
        "evaluations": values,
        "dtw": distance,
    });
    if let Some((goedel, index)) = numbers {
        json["goedel"] = goedel.into();
        json["index"] = index.into();
    }
    Ok(Answer { text: text.trim_end().to_owned(), json })
}

/// The Gödel number of the order of a position and the position's index, in the puzzles whose positions are numbered.
fn numbers(game: GameName, position: &str) -> Result<Option<(u64, u64)>, ApiError> {
    fn of<const K: usize>(position: &str) -> Result<Option<(u64, u64)>, ApiError> {
        read_position::<K>(Some(position)).map(|position| Some((position.goedel_number(), position.index())))
    }
    match game {
        GameName::Puzzle(PuzzleName::Slide2) => of::<2>(position),
        GameName::Puzzle(PuzzleName::Slide3) => of::<3>(position),
        GameName::Puzzle(PuzzleName::Slide4) => of::<4>(position),
        GameName::Puzzle(PuzzleName::Slide5) | GameName::TwoPlayer(_) => Ok(None),
    }
}

/// The number of sequences of moves or, in Tzaar, of whole turns: all of them, and with turns that lead from a position to
/// the same one counted once.
pub fn perft(game: GameName, depth: u32, position: Option<&str>, by_turns: bool) -> Result<Answer, ApiError> {
    if by_turns {
        let rules = Turns(tzaar(game)?);
        let session = open(game, spaced(position).as_deref())?;
        let root = rules.read(&session.position()).map_err(|error| ApiError::new("bad-position", "", error))?;
        let (nodes, distinct) = (game::perft(&rules, &root, depth), distinct(&rules, &root, depth));
        let text = format!("{nodes}, {distinct} of them distinct");
        return Ok(Answer { text, json: json!({ "nodes": nodes, "distinct": distinct }) });
    }
    let session = open(game, spaced(position).as_deref())?;
    let nodes = session.perft(depth);
    Ok(Answer { text: nodes.to_string(), json: json!({ "nodes": nodes }) })
}

fn distinct(rules: &Turns<Tzaar>, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => rules.results(position).iter().map(|next| distinct(rules, next, depth - 1)).sum(),
    }
}

/// The rules of Tzaar, the only game whose turns have several moves.
pub fn tzaar(game: GameName) -> Result<Tzaar, ApiError> {
    let GameName::TwoPlayer(TwoPlayerGame::Tzaar(start)) = game else {
        let message = format!("a turn of {game} is a move: expected tzaar with --turns");
        return Err(ApiError::new("bad-option", game, message));
    };
    Ok(Tzaar::new(start))
}
