//! The table file, as `docs/table-format.md` describes it.

use super::{codec, table::Table, transpose::Transposer};
use crate::table_file::{
    Format, TableError, checksum_of_words,
    coder::{Decoder, Encoder},
};

const FORMAT: Format = Format { magic: "PDTW", version: 1 };
const K: u16 = 3;

impl Table {
    /// The table as a file of 177 KB; always the same bytes.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut encoder = Encoder::new();
        codec::code(&mut encoder, &self.halves, &Transposer::new());
        FORMAT.seal(K, self.checksum(), &encoder.finish())
    }

    /// Reads a file that [`Table::encode`] wrote, in well under a tenth of a second.
    ///
    /// Whatever the bytes, this takes no more time and memory than a good file does.
    ///
    /// # Errors
    ///
    /// [`TableError`]: the first of its variants that applies.
    pub fn decode(file: &[u8]) -> Result<Self, TableError> {
        let opened = FORMAT.open(file, |found| match found {
            K => Ok(()),
            _ => Err(TableError::WrongKind { found, expected: "3, for slide3" }),
        })?;
        let mut decoder = Decoder::new(opened.payload);
        let table = Self::new(codec::code(&mut decoder, &[], &Transposer::new()));
        let is_as_written = decoder.is_at_end() && table.checksum() == opened.content;
        if is_as_written { Ok(table) } else { Err(TableError::Distances) }
    }

    /// The checksum of the half distances.
    fn checksum(&self) -> u64 {
        checksum_of_words(self.halves.iter().flatten().flatten().flatten().copied())
    }
}
