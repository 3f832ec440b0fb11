//! Lines of Action against `data/loa.json`: moves, connections, quads and counts from an independent program.

mod evaluation;
mod notation;
mod play;
mod rules;

use plyground::{
    game::{Notation, Player},
    games::loa::{Loa, Position, Preset, Size},
};
use serde_json::Value;

use crate::walks::{after, moves, random_walk};

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

fn oracle() -> Value {
    serde_json::from_str(include_str!("../../data/loa.json")).unwrap()
}

fn variants() -> Vec<Loa> {
    Preset::ALL.into_iter().flat_map(|preset| Size::ALL.map(|size| Loa::new(preset, size))).collect()
}

fn at(text: &str) -> Position {
    Loa::default().read(text).unwrap()
}
