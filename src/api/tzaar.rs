//! Tzaar as a board view draws it.

use super::duel::Board;
use crate::{
    game::{Evaluate, Player, Value},
    games::tzaar::{Move, Position, Tzaar, TzaarEvaluation},
};

/// The lines of the slanted board.
const LINES: u8 = 9;
/// The fields among its cells.
const FIELDS: u8 = 60;
/// From here on codes are stacks.
const FIRST: u8 = 16;
/// The code of a cell that is no field.
const OFF: u8 = 1;

impl Board for Tzaar {
    /// Nothing, no field, and for codes from 16 on the kinds. The code of a stack is 16 · (1 + kind) + height for White,
    /// the first player, 16 · (4 + kind) + height for Black, with kind 0 for Tzaars, 1 for Tzarras and 2 for Totts.
    const SIGNS: &'static [char] = &SIGNS;

    fn height(code: u8) -> u8 {
        if code < FIRST { 0 } else { code % FIRST }
    }

    /// The board is the slanted one of 9 × 9 cells (seed 001, 3.1): A1 in the upper left corner, columns to the right, and
    /// nothing in two corners and in the centre.
    fn columns(&self) -> u8 {
        LINES
    }

    fn rows(&self) -> u8 {
        LINES
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let mut cells = vec![OFF; usize::from(LINES * LINES)];
        for (field, place) in (0..FIELDS).filter_map(|field| Some((field, self.place(field)?))) {
            cells[usize::from(place)] = position.stack(field).map_or(0, |stack| {
                let player = if stack.player == Player::First { 1 } else { 4 };
                FIRST * (player + stack.kind as u8) + stack.height
            });
        }
        cells
    }

    /// A pass has none.
    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        let place = |field: Option<u8>| field.and_then(|field| self.place(field)).into_iter().collect();
        (place(mv.from()), place(mv.to()))
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let value = |name: &'static str| {
            let evaluation: TzaarEvaluation = name.parse().ok()?;
            let rules = evaluation.rules(*self);
            Some((name, evaluation.evaluate(&rules, &rules.weighed(position)).real()))
        };
        TzaarEvaluation::NAMES.into_iter().filter_map(value).collect()
    }
}

/// A sign for each code, without heights.
const SIGNS: [char; 112] = {
    let mut signs = ['?'; 112];
    (signs[0], signs[OFF as usize]) = ('.', ' ');
    let letters = ['Z', 'R', 'O', 'z', 'r', 'o'];
    let mut code = 16 + 1;
    while code < signs.len() {
        if code % 16 > 0 {
            signs[code] = letters[code / 16 - 1];
        }
        code += 1;
    }
    signs
};
