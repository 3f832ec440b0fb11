//! Texts that are needed again, in little memory.

use std::{
    env,
    fs::{self, File, OpenOptions},
    io::{self, Read, Seek, Write},
    process,
    sync::atomic::{AtomicU64, Ordering},
};

/// How many bytes stay in memory.
const IN_MEMORY: usize = 1 << 20;

/// A text that is written first and then read, as often as needed. What memory is not for is in a temporary file, which
/// has no name, so that nothing is left of it if the command is killed.
#[derive(Default)]
pub struct Spool {
    file: Option<File>,
    /// The bytes after those in the file.
    rest: Vec<u8>,
}

impl Spool {
    /// All that a reader has.
    pub fn of(mut reader: impl Read) -> io::Result<Self> {
        let mut spool = Self::default();
        io::copy(&mut reader, &mut spool)?;
        Ok(spool)
    }

    /// Reads it from its start.
    pub fn reader(&mut self) -> io::Result<Box<dyn Read + '_>> {
        let Some(file) = &mut self.file else { return Ok(Box::new(&self.rest[..])) };
        file.rewind()?;
        Ok(Box::new(file.chain(&self.rest[..])))
    }
}

impl Write for Spool {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.rest.extend_from_slice(bytes);
        // WASI has no place for temporary files.
        if self.rest.len() > IN_MEMORY && cfg!(not(target_os = "wasi")) {
            let file = match &mut self.file {
                Some(file) => file,
                none => none.insert(nameless()?),
            };
            file.seek(io::SeekFrom::End(0))?;
            file.write_all(&self.rest)?;
            self.rest.clear();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A temporary file that is gone once it is closed.
fn nameless() -> io::Result<File> {
    static FILES: AtomicU64 = AtomicU64::new(0);
    let name = format!("plyground-{}-{}.rows", process::id(), FILES.fetch_add(1, Ordering::Relaxed));
    let path = env::temp_dir().join(name);
    let tell = |error: io::Error| {
        let said = format!("the temporary file {} cannot be made: {error}; --out keeps rows elsewhere", path.display());
        io::Error::new(error.kind(), said)
    };
    let file = OpenOptions::new().read(true).write(true).create_new(true).open(&path).map_err(tell)?;
    fs::remove_file(&path)?;
    Ok(file)
}
