//! Tzaar against `data/tzaar-*.json`: turns, positions, winners and values of WALTZ and of independent programs.

mod evaluation;
mod laboratory;
mod notation;
mod play;
mod proofs;
mod rules;
mod search;

use plyground::{
    game::{Game, Notation, Player},
    games::tzaar::{Move, Position, Start, Tzaar},
    rng::Seed,
};
use serde_json::Value;

use crate::walks::random_walk;

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

fn data(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn start_counts() -> Value {
    data(include_str!("../../data/tzaar-start-perft.json"))
}

/// Turns of every kind, on hand-made positions.
fn rule_cases() -> Vec<Value> {
    data(include_str!("../../data/tzaar-rule-cases.json"))["rows"].as_array().unwrap().clone()
}

/// Counts and values of positions from games.
fn counts() -> Vec<Value> {
    data(include_str!("../../data/tzaar-counts.json"))["rows"].as_array().unwrap().clone()
}

/// Values of searches to a fixed depth.
fn fixed_depths() -> Vec<Value> {
    data(include_str!("../../data/tzaar-fixed-depth.json"))["rows"].as_array().unwrap().clone()
}

/// Endgames of 15 to 27 stacks, most with a value that an independent program has proved.
fn endgames() -> Vec<Value> {
    data(include_str!("../../data/tzaar-endgames.json"))["rows"].as_array().unwrap().clone()
}

/// The position of a row of data, as WALTZ numbers it.
fn position(row: &Value) -> Position {
    let numbers = row["position"].as_array().unwrap().iter().map(ToString::to_string);
    Tzaar::default().read_waltz(&numbers.collect::<Vec<_>>().join(" ")).unwrap()
}

fn at(text: &str) -> Position {
    Tzaar::default().read(text).unwrap()
}

fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    Tzaar::default().moves(position, &mut moves);
    moves
}

/// The position after a move.
fn after(position: &Position, mv: Move) -> Position {
    let mut child = *position;
    Tzaar::default().play(&mut child, mv);
    child
}

/// Variants of all kinds, a random start for each seed.
fn variants(seed: u64) -> [Tzaar; 3] {
    [Start::Fixed, Start::Random(Seed(seed)), Start::Tournament].map(Tzaar::new)
}
