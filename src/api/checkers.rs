//! Checkers as a board view draws it.

use super::duel::Board;
use crate::{
    game::{Evaluate, Player},
    games::checkers::{Checkers, CheckersEvaluation, Move, Position},
};

/// The lines of the board.
const LINES: u8 = 8;

/// The place on the board, row · columns + column, of a square numbered from 0: squares are the dark ones, row by row
/// from Black's side, which is above.
const fn place(square: u8) -> u8 {
    let (row, column) = (square / 4, square % 4 * 2);
    row * LINES + column + (row + 1) % 2
}

impl Board for Checkers {
    /// Nothing, a white man, a white king, a black man, a black king. White is the second player.
    const SIGNS: &'static [char] = &['.', 'w', 'W', 'b', 'B'];

    fn columns(&self) -> u8 {
        LINES
    }

    fn rows(&self) -> u8 {
        LINES
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let mut cells = vec![0; usize::from(LINES * LINES)];
        let sets = [
            position.men(Player::Second),
            position.kings(Player::Second),
            position.men(Player::First),
            position.kings(Player::First),
        ];
        for (code, squares) in (1..).zip(sets) {
            for square in (0..32).filter(|square| squares >> square & 1 == 1) {
                cells[usize::from(place(square))] = code;
            }
        }
        cells
    }

    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        let mut places = mv.path().into_iter().map(|number| place(number - 1));
        (places.next().into_iter().collect(), places.collect())
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let value = |name: &'static str| {
            let evaluation = CheckersEvaluation::read(self.goal(), name).ok()?;
            Some((name, evaluation.evaluate(self, position)))
        };
        CheckersEvaluation::NAMES.into_iter().filter_map(value).collect()
    }
}
