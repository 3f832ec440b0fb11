//! Files of problems: a line of JSON for each, and a last line with the SHA-256 of all others.

use std::{io::BufRead, path::Path};

use plyground::api::ApiError;
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::files::{file_error, hexadecimal};

/// What is read of a problem in a file.
#[derive(Deserialize)]
pub struct ReadRow {
    pub index: u64,
    pub game: String,
    pub position: String,
    #[serde(default)]
    pub only: bool,
    pub turns: Option<u8>,
    pub key: Vec<String>,
    pub command: String,
}

/// A line of a file.
pub enum Line {
    Row(ReadRow),
    /// The end, and whether it is the line about all others.
    End {
        is_finished: bool,
    },
}

/// The lines of a file, and the hash of those that were taken.
pub struct Lines<'a, R> {
    path: &'a Path,
    reader: R,
    line: String,
    /// The rows taken, the bytes of their lines, and the hash of these.
    pub rows: u64,
    pub bytes: u64,
    pub hash: Sha256,
    /// The index that the next row must at least have.
    pub next: u64,
}

impl<'a, R: BufRead> Lines<'a, R> {
    pub fn of(path: &'a Path, reader: R) -> Self {
        Self { path, reader, line: String::new(), rows: 0, bytes: 0, hash: Sha256::new(), next: 0 }
    }

    /// Reads the next line. A last one without a line feed is ignored.
    pub fn next(&mut self) -> Result<Line, ApiError> {
        self.line.clear();
        self.reader.read_line(&mut self.line).map_err(|error| file_error(self.path, "read", &error))?;
        if !self.line.ends_with('\n') {
            return Ok(Line::End { is_finished: false });
        }
        if self.line.starts_with("{\"sha256\"") {
            let rest = self.reader.fill_buf().map_err(|error| file_error(self.path, "read", &error))?;
            if !rest.is_empty() {
                return Err(self.bad("bad-rows", "expected nothing behind the line with the hash"));
            }
            return if self.line == last_line(&self.hash, self.rows) {
                Ok(Line::End { is_finished: true })
            } else {
                Err(self.bad("bad-hash", "the lines do not match the hash in the last one: expected an unchanged file"))
            };
        }
        let row: ReadRow = serde_json::from_str(&self.line)
            .map_err(|error| self.bad("bad-rows", &format!("line {} is not a problem: {error}", self.rows + 1)))?;
        if row.index < self.next {
            let expected = format!("line {} has index {}, expected at least {}", self.rows + 1, row.index, self.next);
            return Err(self.bad("bad-rows", &expected));
        }
        self.next = row.index.saturating_add(1);
        self.rows += 1;
        self.bytes += self.line.len() as u64;
        self.hash.update(&self.line);
        Ok(Line::Row(row))
    }

    pub fn bad(&self, code: &'static str, message: &str) -> ApiError {
        ApiError::new(code, self.path.display(), format_args!("{}: {message}", self.path.display()))
    }
}

/// The last line of a file.
pub fn last_line(hash: &Sha256, rows: u64) -> String {
    format!("{}\n", json!({ "sha256": hexadecimal(hash.clone()), "count": rows }))
}
