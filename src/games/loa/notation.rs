//! Positions and moves as text.

use super::{moves::Move, position::Position, rules::Loa};
use crate::{
    game::{Game, Notation, Player, TextError},
    games::{
        rows::split,
        squares::{Letters, PLAYERS, name},
    },
};

const LETTERS: Letters = Letters(['b', 'w']);

impl Notation for Loa {
    fn show(&self, position: &Position) -> String {
        LETTERS.show(self.size(), PLAYERS.map(|player| position.pieces(player)), position.mover())
    }

    /// Reads a position. It need not be reachable, but each side must have at least one piece, and
    /// no more than at the start.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaced = text.replace('_', " ");
        let (board, side) = split(&spaced, self.size().lines(), &self.show(&self.start()))?;
        let mut position = Position::EMPTY;
        LETTERS.read_board(self.size(), board, |player, square| position.put(player, square))?;
        let most = self.most();
        for player in PLAYERS {
            if !(1..=most).contains(&position.pieces(player).count_ones()) {
                let expected = format!("1 to {most} pieces {}", LETTERS.of(player));
                return Err(TextError { found: board.to_owned(), expected });
            }
        }
        if LETTERS.read_mover(side)? == Player::Second {
            position.turn();
        }
        Ok(position)
    }

    fn show_move(&self, position: &Position, mv: Move) -> String {
        if mv == Move::PASS {
            return "pass".to_owned();
        }
        let captures = position.pieces(!position.mover()) >> mv.to() & 1 == 1;
        format!("{}{}{}", name(mv.from()), if captures { 'x' } else { '-' }, name(mv.to()))
    }

    /// Reads a move. The position shows whether it is a capture, so `-` and `x` are
    /// interchangeable.
    fn read_move(&self, _position: &Position, text: &str) -> Result<Move, TextError> {
        if text == "pass" {
            return Ok(Move::PASS);
        }
        let (from, to) = self.size().read_two(text).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!(
                "two squares from a1 to {}, as in b1-b3, b1xb3 for a capture, or pass",
                self.size().last()
            ),
        })?;
        Ok(Move::new(from, to))
    }
}
