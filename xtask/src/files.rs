//! Small work on files.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::Outcome;

/// The target folder, wherever the user keeps it: we are its debug/xtask.
pub fn target() -> Outcome<PathBuf> {
    Ok(env::current_exe()?.ancestors().nth(2).ok_or("no target folder")?.to_owned())
}

/// An empty folder, whatever was there.
pub fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

/// Copies the files of a folder and its folders that are wanted.
pub fn copy(from: &Path, to: &Path, wanted: impl Copy + Fn(&Path) -> bool) -> Outcome {
    for entry in fs::read_dir(from)? {
        let (entry, target) = entry.map(|entry| (entry.path(), to.join(entry.file_name())))?;
        if entry.is_dir() {
            copy(&entry, &target, wanted)?;
        } else if wanted(&entry) {
            fs::create_dir_all(to)?;
            fs::copy(&entry, target)?;
        }
    }
    Ok(())
}

/// Copies all files of a folder and its folders with the times at which they were written, which cargo goes by.
pub fn twin(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (entry, target) = entry.map(|entry| (entry.path(), to.join(entry.file_name())))?;
        if entry.is_dir() {
            twin(&entry, &target)?;
        } else {
            fs::copy(&entry, &target)?;
            fs::File::options().append(true).open(&target)?.set_modified(fs::metadata(&entry)?.modified()?)?;
        }
    }
    Ok(())
}

/// Writes a file, and the folders above it.
pub fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Outcome {
    file.parent().map_or(Ok(()), fs::create_dir_all)?;
    Ok(fs::write(file, bytes)?)
}

/// Whether a file has one of some extensions.
pub fn is(file: &Path, extensions: &[&str]) -> bool {
    file.extension().is_some_and(|found| extensions.iter().any(|&extension| found == extension))
}

/// When a file, or the link of that name, was last written; nothing if it is not there.
pub fn written(file: &Path) -> Option<SystemTime> {
    fs::symlink_metadata(file).ok()?.modified().ok()
}
