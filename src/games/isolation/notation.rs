//! Positions and moves as text.

use super::{
    position::{Cell, Position},
    rules::Isolation,
};
use crate::{
    game::{Game, Notation, Player, TextError},
    games::rows::{push_row, read_row, split},
};

const LETTERS: [char; 2] = ['a', 'b'];

impl Notation for Isolation {
    fn show(&self, position: &Position) -> String {
        let mut text = String::new();
        for row in 0..self.rows() {
            let stands = |cell| match [Player::First, Player::Second].map(|player| position.cell(player) == Some(cell))
            {
                [true, _] => 'a',
                [_, true] => 'b',
                _ => 'x',
            };
            let cells = (0..self.columns()).filter_map(|column| self.cell(row, column));
            push_row(&mut text, cells.map(|cell| (position.open() & cell.bit() == 0).then(|| stands(cell))));
            text.push(if row + 1 == self.rows() { ' ' } else { '/' });
        }
        text.push(LETTERS[position.mover() as usize]);
        text
    }

    /// Reads a position. The players, the number of used cells and the player to move must agree.
    /// It is not checked whether the used cells can result from legal moves.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaced = text.replace('_', " ");
        let wrong = |found: &str, expected: String| TextError { found: found.to_owned(), expected };
        let (board, side) = split(&spaced, self.rows(), &self.show(&self.start()))?;
        let mut position = self.start();
        for (row, text) in (0..).zip(board.split('/')) {
            self.read_row(&mut position, row, text)?;
        }
        let [first, second] = [Player::First, Player::Second].map(|player| position.cell(player));
        let used = self.geometry.board.count_ones() - position.open().count_ones();
        if first.is_none() && second.is_some() {
            return Err(wrong(board, "an a where there is a b: player a is the first to choose a cell".to_owned()));
        }
        if second.is_none() && used != u32::from(first.is_some()) {
            return Err(wrong(board, "no x before both players, a and b, are on the board".to_owned()));
        }
        // Every ply uses one cell.
        let mover = LETTERS[usize::from(used % 2 == 1)];
        if side.chars().ne([mover]) {
            let reason = format!("{used} cells are used, so player {mover} moves");
            return Err(wrong(side, format!("{mover} as the side to move: {reason}")));
        }
        if mover == 'b' {
            position.turn();
        }
        Ok(position)
    }

    fn show_move(&self, _position: &Position, mv: Cell) -> String {
        let (row, column) = self.row_and_column(mv);
        format!("{}{}", char::from(b'a' + column), self.rows() - row)
    }

    fn read_move(&self, _position: &Position, text: &str) -> Result<Cell, TextError> {
        let cell = match *text.as_bytes() {
            [column @ b'a'..=b'i', row @ b'1'..=b'9'] => {
                self.rows().checked_sub(row - b'0').and_then(|row| self.cell(row, column - b'a'))
            }
            _ => None,
        };
        let last = char::from(b'a' + self.columns() - 1);
        let expected =
            || format!("a cell from a1 to {last}{}: the column's letter, the row from the bottom", self.rows());
        cell.ok_or_else(|| TextError { found: text.to_owned(), expected: expected() })
    }
}

impl Isolation {
    /// Puts a row of the text on the board.
    fn read_row(&self, position: &mut Position, row: u8, text: &str) -> Result<(), TextError> {
        let columns = self.columns();
        let wrong = |expected: String| TextError { found: text.to_owned(), expected };
        read_row(text, columns, |column, letter| {
            let Some(cell) = self.cell(row, column) else { return Ok(()) };
            match LETTERS.iter().position(|&player| player == letter) {
                None if letter == 'x' => {}
                None => return Err(wrong(format!("numbers 1 to {columns} for free cells, x for used ones, a and b"))),
                Some(place) => {
                    let player = [Player::First, Player::Second][place];
                    if position.cell(player).is_some() {
                        return Err(wrong(format!("only one {letter} on the board")));
                    }
                    position.stand(player, cell);
                }
            }
            position.close(cell);
            Ok(())
        })
    }
}
