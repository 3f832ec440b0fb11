//! The common parts of all table files: a header with two checksums, and an arithmetic coder for
//! the payload.
//!
//! `docs/table-format.md` specifies the header: magic, version, kind, length of the payload,
//! checksum of the content, checksum of the file.

pub mod coder;

use std::{array, fmt};

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

const HEADER: usize = 4 + 2 + 2 + 4 + 8 + 4;

/// A format of table files.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The four letters at the beginning of a file.
    pub magic: &'static str,
    /// The version that is written and read.
    pub version: u16,
}

/// The contents of a complete and undamaged file.
#[derive(Clone, Copy, Debug)]
pub struct Opened<'a, K> {
    /// Which table the file contains.
    pub kind: K,
    /// The checksum that the decoded content must have.
    pub content: u64,
    /// The encoded content.
    pub payload: &'a [u8],
}

impl Format {
    /// Creates a file from a payload; `content` is the checksum of the decoded content.
    pub fn seal(self, kind: u16, content: u64, payload: &[u8]) -> Vec<u8> {
        let length = u32::try_from(payload.len()).expect("the payload is far below 4 GB");
        let mut file = Vec::with_capacity(HEADER + payload.len());
        file.extend(self.magic.bytes());
        file.extend(self.version.to_le_bytes());
        file.extend(kind.to_le_bytes());
        file.extend(length.to_le_bytes());
        file.extend(content.to_le_bytes());
        file.extend(checksum(&file, payload).to_le_bytes());
        file.extend(payload);
        file
    }

    /// Reads a file up to its payload. `accept` recognises the kinds of table.
    pub fn open<K>(
        self,
        file: &[u8],
        accept: impl Fn(u16) -> Result<K, TableError>,
    ) -> Result<Opened<'_, K>, TableError> {
        if file.iter().zip(self.magic.as_bytes()).any(|(found, expected)| found != expected) {
            return Err(TableError::NotATable { expected: self.magic });
        }
        let found = file.len() as u64;
        let truncated = TableError::Truncated { expected: HEADER as u64, found };
        let (header, payload) = file.split_first_chunk::<HEADER>().ok_or(truncated)?;

        let version = u16::from_le_bytes(field(header, 4));
        if version != self.version {
            return Err(TableError::Version { found: version, expected: self.version });
        }
        let kind = accept(u16::from_le_bytes(field(header, 6)))?;
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
        Ok(Opened { kind, content: u64::from_le_bytes(field(header, 12)), payload })
    }
}

/// FNV-1a over words instead of bytes.
pub fn checksum_of_words(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0xcbf2_9ce4_8422_2325, |hash, word| (hash ^ word).wrapping_mul(0x0100_0000_01b3))
}

/// CRC-32 of all bytes of a file except the checksum itself.
fn checksum(header: &[u8], payload: &[u8]) -> u32 {
    // A lookup table would add more bytes to the module than it is worth in time.
    let crc = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
    let mut digest = crc.digest();
    digest.update(header);
    digest.update(payload);
    digest.finalize()
}

fn field<const N: usize>(header: &[u8; HEADER], offset: usize) -> [u8; N] {
    array::from_fn(|i| header[offset + i])
}

/// Why bytes cannot be read as a table file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The magic bytes of such tables are missing.
    NotATable {
        /// The expected magic bytes.
        expected: &'static str,
    },
    /// The file has a version that this program does not support.
    Version {
        /// The version of the file.
        found: u16,
        /// The supported version.
        expected: u16,
    },
    /// The table belongs to an unknown game.
    WrongKind {
        /// The number in the file.
        found: u16,
        /// The known numbers.
        expected: &'static str,
    },
    /// Bytes are missing at the end.
    Truncated {
        /// The expected length; the length of the header if even that is incomplete.
        expected: u64,
        /// The actual length.
        found: u64,
    },
    /// There are bytes after the end.
    TrailingBytes {
        /// The expected length.
        expected: u64,
        /// The actual length.
        found: u64,
    },
    /// Some bytes are corrupt.
    Checksum,
    /// The bytes are intact, but the encoder that wrote them does not agree with this decoder.
    Distances,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable { expected } => write!(f, "not a table file: expected it to begin with {expected}"),
            Self::Version { found, expected } => {
                write!(f, "table file of version {found}: expected version {expected}")
            }
            Self::WrongKind { found, expected } => write!(f, "table of kind {found}: expected {expected}"),
            Self::Truncated { expected, found } => {
                write!(f, "table file cut short: expected {expected} bytes, found {found}")
            }
            Self::TrailingBytes { expected, found } => {
                write!(f, "table file too long: expected {expected} bytes, found {found}")
            }
            Self::Checksum => f.write_str("damaged table file: expected bytes that match its checksum"),
            Self::Distances => f.write_str("inconsistent table file: expected distances that match its checksum"),
        }
    }
}

impl std::error::Error for TableError {}
