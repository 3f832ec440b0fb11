//! Positions and moves as text.

use super::{
    moves::Move,
    position::Position,
    rules::{Breakthrough, Size},
};
use crate::{
    game::{Game, Notation, Player, TextError},
    games::rows::{push_row, read_row, split},
};

/// The letters of the players.
const LETTERS: [char; 2] = ['w', 'b'];
const PLAYERS: [Player; 2] = [Player::First, Player::Second];

/// The player of a letter.
fn player(letter: char) -> Option<Player> {
    PLAYERS.into_iter().find(|&player| LETTERS[player as usize] == letter)
}

impl Notation for Breakthrough {
    fn show(&self, position: &Position) -> String {
        let lines = self.size().lines();
        let mut text = String::new();
        for row in (0..lines).rev() {
            let stands = |square: u8| {
                let on = |player: &Player| position.men(*player) >> square & 1 == 1;
                PLAYERS.into_iter().find(on).map(|player| LETTERS[player as usize])
            };
            push_row(&mut text, (0..lines).map(|column| stands(8 * row + column)));
            text.push(if row == 0 { ' ' } else { '/' });
        }
        text.push(LETTERS[position.mover() as usize]);
        text
    }

    /// Reads a position. It need not be reachable, but no side has more men than at the start, the side to move has none on
    /// its last row, and the other side has at least one man: otherwise the game would have ended before.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaced = text.replace('_', " ");
        let wrong = |found: &str, expected: String| TextError { found: found.to_owned(), expected };
        let lines = self.size().lines();
        let (board, side) = split(&spaced, lines, &self.show(&self.start()))?;
        let mut position = Position::EMPTY;
        for (row, text) in (0..lines).rev().zip(board.split('/')) {
            read_row(text, lines, |column, letter| {
                let player = player(letter);
                let expected = || wrong(text, format!("numbers 1 to {lines} for free squares, w and b"));
                position.toggle(player.ok_or_else(expected)?, 8 * row + column);
                Ok(())
            })?;
        }
        let mut letters = side.chars();
        let mover = letters.next().and_then(player).filter(|_| letters.next().is_none());
        let mover = mover.ok_or_else(|| wrong(side, "w or b as the side to move".to_owned()))?;
        if mover == Player::Second {
            position.turn();
        }
        let most = self.size().men();
        for player in PLAYERS {
            let least = u32::from(player != mover);
            if !(least..=most).contains(&position.men(player).count_ones()) {
                return Err(wrong(board, format!("{least} to {most} men {}", LETTERS[player as usize])));
            }
        }
        if position.men(mover) & self.size().goal(mover) != 0 {
            let expected = format!("no man {} on the last row, since that side is to move", LETTERS[mover as usize]);
            return Err(wrong(board, expected));
        }
        Ok(position)
    }

    fn show_move(&self, position: &Position, mv: Move) -> String {
        let sign = if self.is_quiet(position, mv) { '-' } else { 'x' };
        format!("{}{sign}{}", name(mv.from()), name(mv.to()))
    }

    /// Reads a move; whether it captures is seen from the position, so `-` and `x` may both stand.
    fn read_move(&self, _position: &Position, text: &str) -> Result<Move, TextError> {
        let mv = match *text.as_bytes() {
            [column, row, b'-' | b'x', to_column, to_row] => {
                square(self.size(), column, row).zip(square(self.size(), to_column, to_row))
            }
            _ => None,
        };
        let last = name(9 * (self.size().lines() - 1));
        mv.filter(|(from, to)| from != to).map(|(from, to)| Move::new(from, to)).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("two squares from a1 to {last}, as in a2-a3, a2xb3 for a capture"),
        })
    }
}

/// The name of a square.
fn name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

/// The square of a letter and a digit.
fn square(size: Size, column: u8, row: u8) -> Option<u8> {
    let line = |sign: u8, first: u8| sign.checked_sub(first).filter(|line| *line < size.lines());
    Some(8 * line(row, b'1')? + line(column, b'a')?)
}
