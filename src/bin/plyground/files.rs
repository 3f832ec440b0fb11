//! Files that are always complete, whenever the command that writes them is stopped.

use std::{
    fmt::Write as _,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Write},
    path::Path,
};

use plyground::api::ApiError;
use sha2::{Digest, Sha256};

/// The start of the last line of a sealed text, followed by the SHA-256 of all lines before it in
/// hexadecimal digits.
const SEAL: &str = "# hash: ";

/// An error about a file, with the failed action.
pub fn file_error(path: &Path, tried: &str, error: &io::Error) -> ApiError {
    ApiError::new("file", path.display(), format_args!("{} cannot be {tried}: {error}", path.display()))
}

/// Writes a new file and replaces the old one with it: if the command is stopped, one of them is
/// complete. Devices and pipes are written to directly.
pub fn replace_file(path: &Path, bytes: &[u8]) -> Result<(), ApiError> {
    let written = if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        fs::write(path, bytes)
    } else {
        // Replace the target of a link, not the link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let new = path.with_added_extension("new");
        write_alone(&new, bytes).and_then(|()| fs::rename(&new, &path)).inspect_err(|error| {
            if error.kind() != ErrorKind::WouldBlock {
                let _ = fs::remove_file(&new);
            }
        })
    };
    written.map_err(|error| file_error(path, "written", &error))
}

/// Writes a file to disk, unless another command is writing it.
fn write_alone(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    lock(&file)?;
    file.set_len(0)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Opens a file to append lines to, and returns its contents. It is locked against other writers.
pub fn open_to_grow(path: &Path) -> Result<(File, String), ApiError> {
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        let message = format!("{} is not a regular file: expected one that rows can be appended to", path.display());
        return Err(ApiError::new("file", path.display(), message));
    }
    let open = || {
        let file = OpenOptions::new().create(true).append(true).read(true).open(path)?;
        lock(&file)?;
        let text = io::read_to_string(&file)?;
        Ok((file, text))
    };
    open().map_err(|error| file_error(path, "opened", &error))
}

fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(io::Error::new(ErrorKind::WouldBlock, "another command is writing it, and has to end first"))
        }
        // Not every file system supports locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// The line that seals a text.
pub fn seal(text: &str) -> String {
    let mut line = SEAL.to_owned();
    for byte in Sha256::digest(text) {
        let _ = write!(line, "{byte:02x}");
    }
    line + "\n"
}

/// Splits off the seal of a text. Returns the rest, and whether there was a seal; an incomplete
/// seal does not count.
///
/// # Errors
///
/// If the seal does not match the text.
pub fn unseal<'a>(path: &Path, text: &'a str) -> Result<(&'a str, bool), ApiError> {
    let lines = text.strip_suffix('\n').unwrap_or(text);
    let last = lines.rfind('\n').map_or(0, |end| end + 1);
    if !text[last..].starts_with(SEAL) {
        return Ok((text, false));
    }
    let (sealed, found) = text.split_at(last);
    let expected = seal(sealed);
    if found == expected || expected.starts_with(found) {
        return Ok((sealed, found == expected));
    }
    let message =
        format!("{}: its lines do not match the hash in its last line: expected an unchanged file", path.display());
    Err(ApiError::new("bad-hash", path.display(), message))
}
