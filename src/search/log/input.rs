//! The bytes of a log, as readers take them.

use super::numbers::{take_byte, take_number};

/// The bytes that are left, and the moves that occurred before.
#[derive(Clone, Debug)]
pub(super) struct Input<'a> {
    pub(super) left: &'a [u8],
    moves: Vec<&'a str>,
}

impl<'a> Input<'a> {
    pub(super) const fn new(left: &'a [u8]) -> Self {
        Self { left, moves: Vec::new() }
    }

    /// Takes the text of a move, which is empty for a null move.
    pub(super) fn mv(&mut self) -> Option<&'a str> {
        let number = usize::try_from(take_number(&mut self.left)?).ok()?;
        if number == self.moves.len() + 1 {
            let length = usize::from(take_byte(&mut self.left)?);
            let Some((text, rest)) = self.left.split_at_checked(length) else {
                self.left = &[];
                return None;
            };
            self.moves.push(std::str::from_utf8(text).ok()?);
            self.left = rest;
        }
        match number {
            0 => Some(""),
            number => self.moves.get(number - 1).copied(),
        }
    }
}
