//! Lines of Action as a board view draws it.

use super::duel::Board;
use crate::{
    game::{Evaluate, Player, Value},
    games::loa::{Loa, LoaEvaluation, Move, Position},
};

impl Board for Loa {
    /// Nothing, a black piece, a white piece. Black is the first player.
    const SIGNS: &'static [char] = &['.', 'b', 'w'];

    fn columns(&self) -> u8 {
        self.size().lines()
    }

    fn rows(&self) -> u8 {
        self.size().lines()
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let lines = self.size().lines();
        let code = |square: u8| {
            let stands = |player| u8::from(position.pieces(player) >> square & 1 == 1);
            stands(Player::First) + 2 * stands(Player::Second)
        };
        (0..lines).rev().flat_map(|rank| (0..lines).map(move |file| 8 * rank + file)).map(code).collect()
    }

    /// A pass has none.
    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        if mv == Move::PASS {
            return (Vec::new(), Vec::new());
        }
        let lines = self.size().lines();
        let place = |square: u8| (lines - 1 - square / 8) * lines + square % 8;
        (vec![place(mv.from())], vec![place(mv.to())])
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let value = |name: &'static str| {
            let evaluation: LoaEvaluation = name.parse().ok()?;
            Some((name, evaluation.evaluate(self, position).real()))
        };
        LoaEvaluation::NAMES.into_iter().filter_map(value).collect()
    }
}
