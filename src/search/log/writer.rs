//! The bytes of a log, as recorders write them.

use std::collections::BTreeMap;

use super::{DETAIL, numbers::push_number};

/// Bytes, and the moves that occur in them.
#[derive(Clone, Debug, Default)]
pub(super) struct Writer {
    pub(super) bytes: Vec<u8>,
    /// The numbers of the moves that were written, from 1.
    moves: BTreeMap<String, u64>,
}

impl Writer {
    /// The bytes since the last call.
    pub(super) fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }

    /// Appends the first byte of an event.
    pub(super) fn push(&mut self, kind: u8, detail: u8, flags: u8) {
        self.bytes.push(kind | detail << DETAIL | flags);
    }

    /// Appends the number of a move, and its text if it is new.
    pub(super) fn push_move(&mut self, name: String) {
        if let Some(&number) = self.moves.get(&name) {
            return push_number(&mut self.bytes, number);
        }
        let number = self.moves.len() as u64 + 1;
        push_number(&mut self.bytes, number);
        self.bytes.push(u8::try_from(name.len()).expect("moves are short"));
        self.bytes.extend_from_slice(name.as_bytes());
        self.moves.insert(name, number);
    }
}
