//! File operations.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::Outcome;

/// The target folder, wherever the user keeps it: this program is its debug/xtask.
pub fn target() -> Outcome<PathBuf> {
    Ok(env::current_exe()?.ancestors().nth(2).ok_or("no target folder")?.to_owned())
}

/// Creates an empty folder, deleting what was there.
pub fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

/// The names of all files below a folder, sorted.
pub fn list(folder: &Path) -> Outcome<Vec<String>> {
    let (mut names, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(current) = folders.pop() {
        for entry in fs::read_dir(current)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name =
                    path.strip_prefix(folder)?.to_str().ok_or_else(|| format!("{} is no UTF-8", path.display()))?;
                names.push(name.replace('\\', "/"));
            }
        }
    }
    names.sort();
    Ok(names)
}

/// Removes the files with an extension in a folder, but for those to be kept.
pub fn clear(folder: &Path, extension: &str, is_kept: impl Fn(&Path) -> bool) -> Outcome {
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        if file.extension().is_some_and(|found| found == extension) && !is_kept(&file) {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

/// The modification time of a file or link; `None` if it does not exist.
pub fn written(file: &Path) -> Option<SystemTime> {
    fs::symlink_metadata(file).ok()?.modified().ok()
}
