//! Positions and moves as text.

use super::{
    moves::Move,
    position::Position,
    rules::{Loa, Size},
};
use crate::{
    game::{Game, Notation, Player, TextError},
    games::rows::{push_row, read_row},
};

/// The letters of the players.
const LETTERS: [char; 2] = ['b', 'w'];
const PLAYERS: [Player; 2] = [Player::First, Player::Second];

/// The player of a letter.
fn player(letter: char) -> Option<Player> {
    PLAYERS.into_iter().find(|&player| LETTERS[player as usize] == letter)
}

impl Notation for Loa {
    fn show(&self, position: &Position) -> String {
        let lines = self.size().lines();
        let mut text = String::new();
        for rank in (0..lines).rev() {
            let stands = |square: u8| {
                let on = |player: &Player| position.pieces(*player) >> square & 1 == 1;
                PLAYERS.into_iter().find(on).map(|player| LETTERS[player as usize])
            };
            push_row(&mut text, (0..lines).map(|file| stands(8 * rank + file)));
            text.push(if rank == 0 { ' ' } else { '/' });
        }
        text.push(LETTERS[position.mover() as usize]);
        text
    }

    /// Reads a position. Whether a game can lead to it is not asked, but each side has one piece at least, and no more
    /// than at the start.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaced = text.replace('_', " ");
        let wrong = |found: &str, expected: String| TextError { found: found.to_owned(), expected };
        let Some((board, side)) = spaced.split_once(' ') else {
            let example = self.show(&self.start());
            return Err(wrong(text, format!("the ranks, a space and the side to move, as in {example}")));
        };
        let lines = self.size().lines();
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != lines.into() {
            return Err(wrong(board, format!("{lines} ranks from the highest, joined by /")));
        }
        let mut position = Position::EMPTY;
        for (rank, row) in (0..lines).rev().zip(ranks) {
            read_row(row, lines, |file, letter| {
                let player = player(letter);
                let player =
                    player.ok_or_else(|| wrong(row, format!("numbers 1 to {lines} for free squares, b and w")))?;
                position.put(player, 8 * rank + file);
                Ok(())
            })?;
        }
        let most = self.size().pieces();
        for player in PLAYERS {
            let letter = LETTERS[player as usize];
            if !(1..=most).contains(&position.pieces(player).count_ones()) {
                return Err(wrong(board, format!("1 to {most} pieces {letter}")));
            }
        }
        let mut letters = side.chars();
        let mover = letters.next().and_then(player).filter(|_| letters.next().is_none());
        if mover.ok_or_else(|| wrong(side, "b or w as the side to move".to_owned()))? == Player::Second {
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

    /// Reads a move; whether it captures is seen from the position, so `-` and `x` may both stand.
    fn read_move(&self, _position: &Position, text: &str) -> Result<Move, TextError> {
        if text == "pass" {
            return Ok(Move::PASS);
        }
        let mv = match *text.as_bytes() {
            [file, rank, b'-' | b'x', to_file, to_rank] => {
                square(self.size(), file, rank).zip(square(self.size(), to_file, to_rank))
            }
            _ => None,
        };
        let last = name(9 * (self.size().lines() - 1));
        mv.filter(|(from, to)| from != to).map(|(from, to)| Move::new(from, to)).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("two squares from a1 to {last}, as in b1-b3, b1xb3 for a capture, or pass"),
        })
    }
}

/// The name of a square.
fn name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

/// The square of a letter and a digit.
fn square(size: Size, file: u8, rank: u8) -> Option<u8> {
    let line = |sign: u8, first: u8| sign.checked_sub(first).filter(|line| *line < size.lines());
    Some(8 * line(rank, b'1')? + line(file, b'a')?)
}
