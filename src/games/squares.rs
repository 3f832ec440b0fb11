//! Square boards with six or eight lines, one bit per square, on which each player has pieces of
//! one kind: sizes, names of squares, and positions as text.
//!
//! Squares are numbered 8 · row + column, both counted from 0 at a1, on boards of both sizes.

use super::rows::{push_row, read_row};
use crate::game::{Player, TextError};

pub(super) const PLAYERS: [Player; 2] = [Player::First, Player::Second];

/// The board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 8 × 8 squares: the default.
    Eight,
    /// 6 × 6 squares.
    Six,
}

impl Size {
    /// All sizes, the default first.
    pub const ALL: [Self; 2] = [Self::Eight, Self::Six];

    /// The name in links, commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Eight => "8x8",
            Self::Six => "6x6",
        }
    }

    /// The number of rows and columns.
    #[must_use]
    pub const fn lines(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Six => 6,
        }
    }

    /// The code of each square, row by row from the top: 0 if empty, 1 for a piece of the first
    /// player, 2 for one of the second.
    pub(crate) fn cells(self, pieces: [u64; 2]) -> Vec<u8> {
        let code = |square: u8| {
            let [first, second] = pieces.map(|pieces| u8::from(pieces >> square & 1 == 1));
            first + 2 * second
        };
        let rows = (0..self.lines()).rev();
        rows.flat_map(|row| (0..self.lines()).map(move |column| 8 * row + column)).map(code).collect()
    }

    /// The index of a square among those cells.
    pub(crate) const fn place(self, square: u8) -> u8 {
        (self.lines() - 1 - square / 8) * self.lines() + square % 8
    }

    /// Reads the names of two different squares, separated by `-`, or by `x` for a capture.
    pub(super) fn read_two(self, text: &str) -> Option<(u8, u8)> {
        let line = |sign: u8, first: u8| sign.checked_sub(first).filter(|line| *line < self.lines());
        let square = |column: u8, row: u8| Some(8 * line(row, b'1')? + line(column, b'a')?);
        match *text.as_bytes() {
            [column, row, b'-' | b'x', to_column, to_row] => {
                square(column, row).zip(square(to_column, to_row)).filter(|(from, to)| from != to)
            }
            _ => None,
        }
    }

    /// The name of the last square, in the upper right corner.
    pub(super) fn last(self) -> String {
        name(9 * (self.lines() - 1))
    }
}

/// The name of a square.
pub(super) fn name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

/// The letters of the first player and of the second.
#[derive(Clone, Copy)]
pub(super) struct Letters(pub [char; 2]);

impl Letters {
    pub const fn of(self, player: Player) -> char {
        self.0[player as usize]
    }

    fn player(self, letter: char) -> Option<Player> {
        PLAYERS.into_iter().find(|&player| self.of(player) == letter)
    }

    /// Writes a position: the rows from the top, then the side to move.
    pub fn show(self, size: Size, pieces: [u64; 2], mover: Player) -> String {
        let lines = size.lines();
        let mut text = String::new();
        for row in (0..lines).rev() {
            let stands = |square: u8| {
                let on = |player: &Player| pieces[*player as usize] >> square & 1 == 1;
                PLAYERS.into_iter().find(on).map(|player| self.of(player))
            };
            push_row(&mut text, (0..lines).map(|column| stands(8 * row + column)));
            text.push(if row == 0 { ' ' } else { '/' });
        }
        text.push(self.of(mover));
        text
    }

    /// Reads the rows of a board; calls `put` with each piece and its square.
    pub fn read_board(self, size: Size, board: &str, mut put: impl FnMut(Player, u8)) -> Result<(), TextError> {
        let lines = size.lines();
        let [first, second] = self.0;
        for (row, text) in (0..lines).rev().zip(board.split('/')) {
            read_row(text, lines, |column, letter| {
                let player = self.player(letter).ok_or_else(|| TextError {
                    found: text.to_owned(),
                    expected: format!("numbers 1 to {lines} for free squares, {first} and {second}"),
                })?;
                put(player, 8 * row + column);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Reads the side to move.
    pub fn read_mover(self, side: &str) -> Result<Player, TextError> {
        let [first, second] = self.0;
        let mut letters = side.chars();
        let mover = letters.next().and_then(|letter| self.player(letter)).filter(|_| letters.next().is_none());
        mover.ok_or_else(|| TextError {
            found: side.to_owned(),
            expected: format!("{first} or {second} as the side to move"),
        })
    }
}
