//! Standard output.

use std::io::{self, BufWriter, ErrorKind, Read, StdoutLock, Write};

use plyground::api::ApiError;

/// Prints a text in pieces. Each call returns whether they are still read: a reader that closes the pipe early, such as
/// `head`, is not an error.
pub struct Printer(BufWriter<StdoutLock<'static>>);

impl Printer {
    pub fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    pub fn print(&mut self, text: &[u8]) -> Result<bool, ApiError> {
        is_read(self.0.write_all(text))
    }

    /// Prints all that a reader has.
    pub fn copy(&mut self, mut from: impl Read, failed: impl Fn(io::Error) -> ApiError) -> Result<bool, ApiError> {
        let mut piece = vec![0; 1 << 16];
        loop {
            match from.read(&mut piece).map_err(&failed)? {
                0 => return Ok(true),
                length if self.print(&piece[..length])? => {}
                _ => return Ok(false),
            }
        }
    }

    /// Prints what has been held back.
    pub fn flush(&mut self) -> Result<bool, ApiError> {
        is_read(self.0.flush())
    }
}

fn is_read(written: io::Result<()>) -> Result<bool, ApiError> {
    match written {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(ApiError::new("file", "", format_args!("standard output cannot be written: {error}"))),
    }
}
