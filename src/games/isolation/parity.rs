//! An evaluation based on the colours of the cells.
//!
//! Every knight's move changes the colour of the cell (the parity of row + column). So one player,
//! the *taker*, always moves while both are on the same colour: only the taker can enter cells that
//! the opponent could move to. The other, the *runner*, moves while they are on different colours.
//! These roles never change during a game, so the evaluation weighs what a player has by their
//! role.

use super::{geometry::Movement, position::Position, rules::Isolation};
use crate::{
    bits::{Ones, bit},
    game::Player,
};

/// The weights of [`parity`](super::IsolationEvaluation::Parity), for each role.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParityWeights {
    /// The weights of the player who moves while both are on the same colour.
    pub taker: RoleWeights,
    /// The weights of the other player.
    pub runner: RoleWeights,
}

/// The weights for one role.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoleWeights {
    /// The weight of the number of moves.
    pub moves: f64,
    /// The weight of the length of the path: the maximum number of plies within the cells that the
    /// player reaches before the opponent, judged by the number of cells of each colour.
    pub way: f64,
}

impl Default for ParityWeights {
    fn default() -> Self {
        let role = RoleWeights { moves: 0.0, way: 1.0 };
        Self { taker: role, runner: role }
    }
}

/// The score of a position for a player; 0 before both are on the board.
///
/// Queens and kings may stay on a colour: their roles are those of the moment, and the path counts
/// all cells alike.
pub(super) fn score(weights: &ParityWeights, rules: &Isolation, position: &Position, player: Player) -> f64 {
    let mover = position.mover();
    let (Some(own), Some(other)) = (position.cell(mover), position.cell(!mover)) else {
        return 0.0;
    };
    let [first, second] = reached_first(rules, position.open(), [own.0, other.0]);
    let what = |cell: u8, player: Player, cells: u128, role: &RoleWeights| {
        role.moves * f64::from(rules.mobility(position, player)) + role.way * f64::from(way(rules, cell, cells))
    };
    let even = |cell: u8| rules.geometry.even & bit(cell) != 0;
    let (role, other_role) = if even(own.0) == even(other.0) {
        (&weights.taker, &weights.runner)
    } else {
        (&weights.runner, &weights.taker)
    };
    let score = what(own.0, mover, first, role) - what(other.0, !mover, second, other_role);
    if player == mover { score } else { -score }
}

/// The open cells that each of two players reaches in fewer moves than the other. The first is to
/// move and so reaches cells first at equal distances.
fn reached_first(rules: &Isolation, open: u128, cells: [u8; 2]) -> [u128; 2] {
    let mut reached = [0_u128; 2];
    let mut edge = cells.map(bit);
    let mut free = open;
    while edge != [0, 0] {
        for player in [0, 1] {
            edge[player] = Ones(edge[player]).fold(0, |next, cell| next | rules.geometry.targets(cell, free));
            reached[player] |= edge[player];
            free &= !edge[player];
        }
    }
    reached
}

/// The maximum number of plies that some cells allow. A knight's path alternates colours, and its
/// first new cell has the colour opposite to that of the cell where it begins.
fn way(rules: &Isolation, from: u8, cells: u128) -> u32 {
    if rules.movement() != Movement::Knight {
        return cells.count_ones();
    }
    let even = rules.geometry.even;
    let [even_cells, odd_cells] = [cells & even, cells & !even].map(u128::count_ones);
    let (first, then) = if even & bit(from) != 0 { (odd_cells, even_cells) } else { (even_cells, odd_cells) };
    if first > then { 2 * then + 1 } else { 2 * first }
}
