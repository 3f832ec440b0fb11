//! English draughts and give-away checkers against `data/checkers.json`: moves and counts from an independent
//! program, and published counts from the start.

mod drivers;
mod endgames;
mod evaluation;
mod notation;
mod pdn;
mod play;
mod rules;
mod search;

use plyground::{
    game::{Game, Notation},
    games::checkers::{Checkers, Goal, Move, Position},
    rng::{Random, Seed},
};
use serde_json::Value;

const PLAIN: Checkers = Checkers::new(Goal::Plain);
const GIVE_AWAY: Checkers = Checkers::new(Goal::GiveAway);

fn oracle() -> Value {
    serde_json::from_str(include_str!("../../data/checkers.json")).unwrap()
}

fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    PLAIN.moves(position, &mut moves);
    moves
}

fn names(position: &Position) -> Vec<String> {
    moves(position).into_iter().map(|mv| PLAIN.show_move(position, mv)).collect()
}

fn at(text: &str) -> Position {
    PLAIN.read(text).unwrap()
}

/// The positions of a random game from the start, at most this many plies.
fn random_game(seed: u64, plies: usize) -> Vec<Position> {
    let mut random = Random::seeded(Seed(seed));
    let mut positions = vec![PLAIN.start()];
    while positions.len() <= plies {
        let mut position = *positions.last().unwrap();
        let moves = moves(&position);
        if moves.is_empty() {
            break;
        }
        PLAIN.play(&mut position, moves[usize::try_from(random.below(moves.len() as u64)).unwrap()]);
        positions.push(position);
    }
    positions
}
