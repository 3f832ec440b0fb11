//! The moves of any game, and positions of random games.

use plyground::{
    game::Game,
    rng::{Random, Seed},
};

pub fn moves<G: Game + Copy>(rules: G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    moves
}

/// The position after a move.
pub fn after<G: Game + Copy>(rules: G, position: &G::Position, mv: G::Move) -> G::Position {
    let mut child = position.clone();
    rules.play(&mut child, mv);
    child
}

/// A position after at most this many random single moves.
pub fn random_walk<G: Game + Copy>(rules: G, seed: u64, plies: usize) -> G::Position {
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
