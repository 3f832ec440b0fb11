//! Breakthrough against `data/breakthrough.json`: moves, ends and counts from an independent program.

mod evaluation;
mod notation;
mod play;
mod rules;

use plyground::{
    game::Notation,
    games::breakthrough::{Breakthrough, Position, Size},
};
use serde_json::Value;

use crate::walks::{after, moves, random_walk};

const SIZES: [Breakthrough; 2] = [Breakthrough::new(Size::Eight), Breakthrough::new(Size::Six)];

fn oracle() -> Value {
    serde_json::from_str(include_str!("../../data/breakthrough.json")).unwrap()
}

fn at(text: &str) -> Position {
    Breakthrough::default().read(text).unwrap()
}
