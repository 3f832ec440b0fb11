//! Lines of Action against `data/loa.json`: moves, connections, quads and counts from an independent program.

mod evaluation;
mod notation;
mod play;
mod rules;

use plyground::{
    game::{Game, Notation, Player},
    games::loa::{Loa, Move, Position, Preset, Size},
    rng::{Random, Seed},
};
use serde_json::Value;

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

fn oracle() -> Value {
    serde_json::from_str(include_str!("../../data/loa.json")).unwrap()
}

fn variants() -> Vec<Loa> {
    Preset::ALL.into_iter().flat_map(|preset| Size::ALL.map(|size| Loa::new(preset, size))).collect()
}

fn moves(rules: Loa, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    moves
}

fn at(text: &str) -> Position {
    Loa::default().read(text).unwrap()
}

/// The position after a move.
fn after(rules: Loa, position: &Position, mv: Move) -> Position {
    let mut child = *position;
    rules.play(&mut child, mv);
    child
}

/// A position after at most this many random plies.
fn random_walk(rules: Loa, seed: u64, plies: usize) -> Position {
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
