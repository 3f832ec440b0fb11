//! Positions and moves as text.

use super::{moves::Move, position::Position, rules::Breakthrough};
use crate::{
    game::{Game, Notation, Player, TextError},
    games::{
        rows::split,
        squares::{Letters, PLAYERS, name},
    },
};

const LETTERS: Letters = Letters(['w', 'b']);

impl Notation for Breakthrough {
    fn show(&self, position: &Position) -> String {
        LETTERS.show(self.size(), PLAYERS.map(|player| position.men(player)), position.mover())
    }

    /// Reads a position. It need not be reachable. But no side may have more men than at the start,
    /// the side to move may have none on its last row, and the other side must have at least one
    /// man: otherwise the game would have ended earlier.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaced = text.replace('_', " ");
        let (board, side) = split(&spaced, self.size().lines(), &self.show(&self.start()))?;
        let mut position = Position::EMPTY;
        LETTERS.read_board(self.size(), board, |player, square| position.toggle(player, square))?;
        let mover = LETTERS.read_mover(side)?;
        if mover == Player::Second {
            position.turn();
        }
        let wrong = |expected: String| Err(TextError { found: board.to_owned(), expected });
        let most = self.most();
        for player in PLAYERS {
            let least = u32::from(player != mover);
            if !(least..=most).contains(&position.men(player).count_ones()) {
                return wrong(format!("{least} to {most} men {}", LETTERS.of(player)));
            }
        }
        if position.men(mover) & self.goal(mover) != 0 {
            return wrong(format!("no man {} on the last row, since that side is to move", LETTERS.of(mover)));
        }
        Ok(position)
    }

    fn show_move(&self, position: &Position, mv: Move) -> String {
        let sign = if self.is_quiet(position, mv) { '-' } else { 'x' };
        format!("{}{sign}{}", name(mv.from()), name(mv.to()))
    }

    /// Reads a move. The position shows whether it is a capture, so `-` and `x` are
    /// interchangeable.
    fn read_move(&self, _position: &Position, text: &str) -> Result<Move, TextError> {
        let (from, to) = self.size().read_two(text).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("two squares from a1 to {}, as in a2-a3, a2xb3 for a capture", self.size().last()),
        })?;
        Ok(Move::new(from, to))
    }
}
