//! The table as a file: `docs/endgame-format.md`.

use super::{DRAW, Endgames, MOST_PIECES, codec};
use crate::{
    games::checkers::Goal,
    table_file::{
        Format, TableError, checksum_of_words,
        coder::{Decoder, Encoder},
    },
};

const FORMAT: Format = Format { magic: "PEND", version: 1 };

impl Endgames {
    /// Encodes the table as a file; the bytes are always the same.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut encoder = Encoder::new();
        codec::code(&mut encoder, self.goal, self.pieces, Some(self));
        FORMAT.seal(kind(self.goal, self.pieces), self.checksum(), &encoder.finish())
    }

    /// Reads a file written by [`Endgames::encode`].
    ///
    /// Invalid bytes take no more time or memory than a valid file.
    ///
    /// # Errors
    ///
    /// [`TableError`]: the first of its variants that applies.
    pub fn decode(file: &[u8]) -> Result<Self, TableError> {
        let opened = FORMAT.open(file, |found| {
            let kinds = Goal::ALL.into_iter().flat_map(|goal| (2..=MOST_PIECES).map(move |pieces| (goal, pieces)));
            let expected = "256 times 2 to 4 pieces, and 1 more for giveaway than for checkers";
            let mut kinds = kinds.filter(|&(goal, pieces)| kind(goal, pieces) == found);
            kinds.next().ok_or(TableError::WrongKind { found, expected })
        })?;
        let (goal, pieces) = opened.kind;
        let mut decoder = Decoder::new(opened.payload);
        let endgames = codec::code(&mut decoder, goal, pieces, None);
        let is_as_written = decoder.is_at_end() && endgames.checksum() == opened.content;
        if is_as_written { Ok(endgames) } else { Err(TableError::Distances) }
    }

    /// The checksum of the distances, eight per word.
    fn checksum(&self) -> u64 {
        let word = |bytes: &[u8]| {
            let mut word = [DRAW; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            u64::from_le_bytes(word)
        };
        checksum_of_words(self.distances.iter().flat_map(|distances| distances.chunks(8)).map(word))
    }
}

/// The number of a table in a file: goal and number of pieces.
fn kind(goal: Goal, pieces: u32) -> u16 {
    let [pieces, ..] = pieces.to_le_bytes();
    u16::from(pieces) << 8 | u16::from(goal == Goal::GiveAway)
}
