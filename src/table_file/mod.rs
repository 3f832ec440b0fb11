//! The parts that all table files share: a header with two checksums, and an arithmetic coder for the payload.
//!
//! The header is that of `docs/table-format.md`: magic, version, kind, length of the payload, checksum of the content,
//! checksum of the file.

pub mod coder;

use std::{array, fmt};

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

const HEADER: usize = 4 + 2 + 2 + 4 + 8 + 4;

/// A format of table files.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The four letters that a file begins with.
    pub magic: &'static str,
    /// The version that is written and read.
    pub version: u16,
}

/// The contents of a complete and undamaged file.
#[derive(Clone, Copy, Debug)]
pub struct Opened<'a, K> {
    /// Which table it is.
    pub kind: K,
    /// The checksum that the decoded content must have.
    pub content: u64,
    /// The coded content.
    pub payload: &'a [u8],
}

impl Format {
    /// A file of a payload; `content` is a checksum of what it decodes to.
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

    /// Reads a file up to its payload. `accept` knows the kinds of tables there are.
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

/// FNV-1a with words in place of bytes.
pub fn checksum_of_words(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0xcbf2_9ce4_8422_2325, |hash, word| (hash ^ word).wrapping_mul(0x0100_0000_01b3))
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
    /// They do not begin as files of such tables do.
    NotATable {
        /// The bytes they begin with.
        expected: &'static str,
    },
    /// The file is of a version that this program does not read.
    Version {
        /// The version of the file.
        found: u16,
        /// The version that is read.
        expected: u16,
    },
    /// The table is for another game than those that are known.
    WrongKind {
        /// The number in the file.
        found: u16,
        /// What it can be.
        expected: &'static str,
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
            Self::Checksum => f.write_str("damaged table file: expected its bytes to have the checksum it names"),
            Self::Distances => {
                f.write_str("inconsistent table file: expected its distances to have the checksum it names")
            }
        }
    }
}

impl std::error::Error for TableError {}
