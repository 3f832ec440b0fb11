//! The table file, as `docs/table-format.md` describes it.

use std::{array, fmt};

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::{
    codec,
    coder::{Decoder, Encoder},
    table::Table,
    transpose::Transposer,
};

const MAGIC: [u8; 4] = *b"PDTW";
const VERSION: u16 = 1;
const K: u16 = 3;
/// Magic, version, K, length of the payload, checksum of the distances, checksum of the file.
const HEADER: usize = 4 + 2 + 2 + 4 + 8 + 4;

impl Table {
    /// The table as a file of 177 KB; always the same bytes.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut encoder = Encoder::new();
        codec::code(&mut encoder, &self.halves, &Transposer::new());
        let payload = encoder.finish();
        let length = u32::try_from(payload.len()).expect("the payload is far below 4 GB");

        let mut file = Vec::with_capacity(HEADER + payload.len());
        file.extend(MAGIC);
        file.extend(VERSION.to_le_bytes());
        file.extend(K.to_le_bytes());
        file.extend(length.to_le_bytes());
        file.extend(self.checksum().to_le_bytes());
        file.extend(checksum(&file, &payload).to_le_bytes());
        file.extend(payload);
        file
    }

    /// Reads a file that [`Table::encode`] wrote, in well under a tenth of a second.
    ///
    /// Whatever the bytes, this takes no more time and memory than a good file does.
    ///
    /// # Errors
    ///
    /// [`TableError`]: the first of its variants that applies.
    pub fn decode(file: &[u8]) -> Result<Self, TableError> {
        if file.iter().zip(&MAGIC).any(|(found, expected)| found != expected) {
            return Err(TableError::NotATable);
        }
        let found = file.len() as u64;
        let truncated = TableError::Truncated { expected: HEADER as u64, found };
        let (header, payload) = file.split_first_chunk::<HEADER>().ok_or(truncated)?;

        let version = u16::from_le_bytes(field(header, 4));
        if version != VERSION {
            return Err(TableError::Version { found: version, expected: VERSION });
        }
        let k = u16::from_le_bytes(field(header, 6));
        if k != K {
            return Err(TableError::WrongK { found: k, expected: K });
        }
        let expected = HEADER as u64 + u64::from(u32::from_le_bytes(field(header, 8)));
        if found < expected {
            return Err(TableError::Truncated { expected, found });
        }
        if found > expected {
            return Err(TableError::TrailingBytes { expected, found });
        }
        if u32::from_le_bytes(field(header, 20)) != checksum(&header[..20], payload) {
            return Err(TableError::Checksum);
        }

        let mut decoder = Decoder::new(payload);
        let table = Self::new(codec::code(&mut decoder, &[], &Transposer::new()));
        let is_as_written = decoder.is_at_end() && table.checksum() == u64::from_le_bytes(field(header, 12));
        if is_as_written { Ok(table) } else { Err(TableError::Distances) }
    }

    /// FNV-1a with words in place of bytes, over the half distances.
    fn checksum(&self) -> u64 {
        let words = self.halves.iter().flatten().flatten().flatten();
        words.fold(0xcbf2_9ce4_8422_2325, |hash, word| (hash ^ word).wrapping_mul(0x0100_0000_01b3))
    }
}

/// CRC-32 of all bytes of a file but the checksum itself.
fn checksum(header: &[u8], payload: &[u8]) -> u32 {
    // Without a look-up table: that would weigh more than it saves in time.
    let crc = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
    let mut digest = crc.digest();
    digest.update(header);
    digest.update(payload);
    digest.finalize()
}

fn field<const N: usize>(header: &[u8; HEADER], offset: usize) -> [u8; N] {
    array::from_fn(|i| header[offset + i])
}

/// Why bytes are not a table file that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// They do not begin as every table file does.
    NotATable,
    /// The file is of a version that this program does not read.
    Version {
        /// The version of the file.
        found: u16,
        /// The version that is read.
        expected: u16,
    },
    /// The table is for another SlideK.
    WrongK {
        /// The K of the file.
        found: u16,
        /// The K that is read.
        expected: u16,
    },
    /// Bytes are missing at the end.
    Truncated {
        /// How many there must be; if not even the header is whole, its length.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// There are bytes after the end.
    TrailingBytes {
        /// How many there must be.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// Some bytes are not those that were written.
    Checksum,
    /// The bytes are those that were written, but by a writer that does not agree with this reader.
    Distances,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => write!(f, "not a table file: expected it to begin with {}", MAGIC.escape_ascii()),
            Self::Version { found, expected } => {
                write!(f, "table file of version {found}: expected version {expected}")
            }
            Self::WrongK { found, expected } => write!(f, "table for slide{found}: expected one for slide{expected}"),
            Self::Truncated { expected, found } => {
                write!(f, "table file cut short: expected {expected} bytes, found {found}")
            }
            Self::TrailingBytes { expected, found } => {
                write!(f, "table file too long: expected {expected} bytes, found {found}")
            }
            Self::Checksum => f.write_str("damaged table file: expected its bytes to have the checksum it names"),
            Self::Distances => {
                f.write_str("inconsistent table file: expected its distances to have the checksum it names")
            }
        }
    }
}

impl std::error::Error for TableError {}
