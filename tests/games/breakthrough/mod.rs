//! Breakthrough against `data/breakthrough.json`: moves, ends and counts from an independent program.

mod evaluation;
mod notation;
mod play;
mod rules;

use plyground::{
    game::{Game, Notation},
    games::breakthrough::{Breakthrough, Move, Position, Size},
    rng::{Random, Seed},
};
use serde_json::Value;

const SIZES: [Breakthrough; 2] = [Breakthrough::new(Size::Eight), Breakthrough::new(Size::Six)];

fn oracle() -> Value {
    serde_json::from_str(include_str!("../../data/breakthrough.json")).unwrap()
}

fn moves(rules: Breakthrough, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    moves
}

fn at(text: &str) -> Position {
    Breakthrough::default().read(text).unwrap()
}

/// The position after a move.
fn after(rules: Breakthrough, position: &Position, mv: Move) -> Position {
    let mut child = *position;
    rules.play(&mut child, mv);
    child
}

/// A position after at most this many random plies.
fn random_walk(rules: Breakthrough, seed: u64, plies: usize) -> Position {
    let mut random = Random::seeded(Seed(seed));
    let mut position = rules.start();
    for _ in 0..plies {
        let moves = moves(rules, &position);
        if moves.is_empty() {
            break;
        }
        position = after(rules, &position, moves[usize::try_from(random.below(moves.len() as u64)).unwrap()]);
    }
    position
}
