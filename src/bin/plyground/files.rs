//! Files that are always complete, whenever the command that writes them is stopped.

use std::{
    fmt::Write as _,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Write},
    path::Path,
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use plyground::api::ApiError;
use sha2::{Digest, Sha256};

use crate::terminal::say;

/// The start of the last line of a sealed text, followed by the SHA-256 of all lines before it in
/// hexadecimal digits.
pub const SEAL: &str = "# hash: ";

/// The code of an error about a file that another command is writing, which may succeed later.
pub const BUSY: &str = "busy";
/// How often a command looks whether another one is still writing its file.
const LOOK: Duration = Duration::from_millis(100);

/// How long to wait for another command.
#[derive(Args, Clone, Copy)]
pub struct Patience {
    /// How many seconds to wait if another command is writing the same file. If it still is, end with status 75.
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    wait: u64,
}

impl Patience {
    /// For files that are only locked while they are replaced.
    pub const OF_REPLACING: Self = Self { wait: 10 };
}

/// An error about a file, with the failed action.
pub fn file_error(path: &Path, tried: &str, error: &io::Error) -> ApiError {
    ApiError::new("file", path.display(), format_args!("{} cannot be {tried}: {error}", path.display()))
}

/// Writes a new file and replaces the old one with it: if the command is stopped, one of them is
/// complete. Devices and pipes are written to directly.
pub fn replace_file(path: &Path, bytes: &[u8], patience: Patience) -> Result<(), ApiError> {
    replace_file_by(path, patience, |file| file.write_all(bytes))
}

/// The same for a file that is written in pieces.
pub fn replace_file_by(
    path: &Path,
    patience: Patience,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), ApiError> {
    let failed = |error: io::Error| file_error(path, "written", &error);
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return File::create(path).and_then(|mut file| write(&mut file)).map_err(failed);
    }
    // Replace the target of a link, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let new = target.with_added_extension("new");
    let mut file = open_alone(&new, OpenOptions::new().create(true).truncate(false).write(true), patience, failed)?;
    let replaced = (|| {
        file.set_len(0)?;
        write(&mut file)?;
        file.sync_all()?;
        fs::rename(&new, &target)
    })();
    replaced.map_err(|error| {
        let _ = fs::remove_file(&new);
        failed(error)
    })
}

/// Opens a file to read it and to append lines to it. It is locked against other writers.
pub fn open_to_grow(path: &Path, patience: Patience) -> Result<File, ApiError> {
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        let message = format!("{} is not a regular file: expected one that rows can be appended to", path.display());
        return Err(ApiError::new("file", path.display(), message));
    }
    let failed = |error: io::Error| file_error(path, "opened", &error);
    open_alone(path, OpenOptions::new().create(true).append(true).read(true), patience, failed)
}

/// Opens a file that no other command is writing. It waits for one that is, perhaps left behind by a command that was
/// killed.
fn open_alone(
    path: &Path,
    options: &OpenOptions,
    patience: Patience,
    failed: impl Fn(io::Error) -> ApiError,
) -> Result<File, ApiError> {
    let begun = Instant::now();
    let mut is_told = false;
    loop {
        // The other command may have replaced or renamed the file: each time it is opened anew.
        let file = options.open(path).map_err(&failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {}
            // Not every file system supports locks.
            Ok(()) | Err(TryLockError::Error(_)) if matches!(fs::exists(path), Ok(false)) => continue,
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
        if begun.elapsed() >= Duration::from_secs(patience.wait) {
            let message = format!(
                "{}: another command is writing it, and has not ended within {} seconds: try again later",
                path.display(),
                patience.wait
            );
            return Err(ApiError::new(BUSY, path.display(), message));
        }
        if !is_told {
            say(&format!(
                "{}: another command is writing it: waiting, at most {} seconds",
                path.display(),
                patience.wait
            ));
            is_told = true;
        }
        thread::sleep(LOOK);
    }
}

/// The line that seals a text.
pub fn seal(text: &str) -> String {
    seal_with(Sha256::new_with_prefix(text))
}

/// The line that seals all that a reader has.
pub fn seal_of(mut reader: impl Read) -> io::Result<String> {
    let (mut hash, mut piece) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        match reader.read(&mut piece)? {
            0 => return Ok(seal_with(hash)),
            length => hash.update(&piece[..length]),
        }
    }
}

/// The line that seals a text with this hash.
pub fn seal_with(hash: Sha256) -> String {
    format!("{SEAL}{}\n", hexadecimal(hash))
}

/// A hash in hexadecimal digits.
pub fn hexadecimal(hash: Sha256) -> String {
    let mut digits = String::new();
    for byte in hash.finalize() {
        let _ = write!(digits, "{byte:02x}");
    }
    digits
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
