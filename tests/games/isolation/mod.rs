//! Isolation against `data/isolation*.json`: the rules and scores of the environment of [Navarro-Hinojosa], and counts
//! and winners from an independent program.

mod evaluation;
mod notation;
mod rules;
mod solver;

use plyground::{
    game::{Game, Notation, Player},
    games::isolation::{Cell, Isolation, Movement, Position},
    rng::{Random, Seed},
};
use serde_json::Value;

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

/// The reference program's positions: its entry and our position.
fn oracle() -> Vec<(Value, Position)> {
    let rules = Isolation::default();
    let entries = json(include_str!("../../data/isolation.json"))["rows"].as_array().unwrap().clone();
    let position = |entry: &Value| {
        let rows = entry["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap().to_owned());
        let board = rows.collect::<Vec<_>>().join("/").replace('1', "a").replace('2', "b").replace('#', "x");
        let board = (1..=7).rev().fold(board, |board, run| board.replace(&".".repeat(run), &run.to_string()));
        let side = if entry["to_move"] == 1 { "a" } else { "b" };
        rules.read(&format!("{board} {side}")).unwrap()
    };
    entries.into_iter().map(|entry| (entry.clone(), position(&entry))).collect()
}

fn moves(rules: &Isolation, position: &Position) -> Vec<Cell> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    moves
}

/// A position after at most this many random plies.
fn random_walk(rules: &Isolation, seed: u64, plies: u64) -> Position {
    let mut random = Random::seeded(Seed(seed));
    let mut position = rules.start();
    for _ in 0..plies {
        let moves = moves(rules, &position);
        if moves.is_empty() {
            break;
        }
        rules.play(&mut position, moves[usize::try_from(random.below(moves.len() as u64)).unwrap()]);
    }
    position
}

fn variants() -> Vec<Isolation> {
    let sizes = (3..=9).flat_map(|columns| (3..=9).map(move |rows| (columns, rows)));
    sizes
        .flat_map(|(columns, rows)| Movement::ALL.map(|movement| Isolation::new(columns, rows, movement).unwrap()))
        .collect()
}

/// The position after a move.
fn after(rules: &Isolation, position: &Position, mv: Cell) -> Position {
    let mut child = *position;
    rules.play(&mut child, mv);
    child
}
