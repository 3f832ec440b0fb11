//! The site during development: its sources, and modules that are built when a page asks for them.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant, SystemTime},
};

use crate::{
    Outcome,
    build::{Build, MODULES},
    files,
    games::Games,
    table,
};

/// How often the sources are checked.
const PAUSE: Duration = Duration::from_millis(300);

/// The modification time of the sources of the last build of a module, and its result.
type Built = (SystemTime, Result<(), String>);

/// Serves modules that are as new as the sources.
pub struct Workshop {
    root: PathBuf,
    pkg: PathBuf,
    /// By module, once it has been requested. The lock allows one build at a time, because a second
    /// would only slow down the first.
    built: Mutex<[Option<Built>; MODULES.len()]>,
}

impl Workshop {
    pub fn open(root: &Path) -> Outcome<Self> {
        let pkg = files::target()?.join("development/pkg");
        fs::create_dir_all(&pkg)?;
        table::write_none(&pkg)?;
        Ok(Self { root: root.to_owned(), pkg, built: Mutex::default() })
    }

    /// The file for a path of the site, whether it exists or not; a module is built first.
    pub fn file(&self, path: &Path) -> Outcome<PathBuf> {
        let Ok(name) = path.strip_prefix("pkg") else { return Ok(self.root.join("www").join(path)) };
        let stem = name.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if let Some(index) = MODULES.iter().position(|module| module.name == stem.trim_end_matches("_bg")) {
            self.build(index)?;
        }
        Ok(self.pkg.join(name))
    }

    /// Reads a file of the site. In a page, the cards and names of the games are filled in.
    pub fn read(&self, file: &Path) -> Outcome<Vec<u8>> {
        if !files::is(file, &["html"]) {
            return Ok(fs::read(file)?);
        }
        Ok(Games::read(&self.root.join("www"))?.page(&fs::read_to_string(file)?).into_bytes())
    }

    /// Rebuilds the modules that pages have requested whenever the sources change, before pages ask
    /// again.
    pub fn watch(&self) {
        loop {
            thread::sleep(PAUSE);
            for index in 0..MODULES.len() {
                let is_wanted = self.built.lock().unwrap_or_else(PoisonError::into_inner)[index].is_some();
                // Errors have been printed, and will be returned to the next page that asks.
                if is_wanted {
                    let _ = self.build(index);
                }
            }
        }
    }

    /// Builds a module, unless that has already succeeded or failed with the current sources.
    fn build(&self, index: usize) -> Outcome {
        let built = &mut self.built.lock().unwrap_or_else(PoisonError::into_inner)[index];
        let newest = newest(&self.root)?;
        if built.as_ref().is_none_or(|(written, _)| *written != newest) {
            let begun = Instant::now();
            let outcome = MODULES[index].make(&self.root, &self.pkg, Build::Development);
            let end = outcome.as_ref().map_or_else(ToString::to_string, |()| "ready".to_owned());
            eprintln!("{}: {end} after {:.1} s", MODULES[index].name, begun.elapsed().as_secs_f64());
            *built = Some((newest, outcome.map_err(|error| error.to_string())));
        }
        built.as_ref().map_or(Ok(()), |(_, outcome)| Ok(outcome.clone()?))
    }
}

/// When the sources of the modules were last changed. A folder changes when a file in it is added
/// or removed.
fn newest(root: &Path) -> Outcome<SystemTime> {
    let mut newest = SystemTime::UNIX_EPOCH;
    let mut paths: Vec<_> = ["Cargo.toml", "Cargo.lock", "src"].map(|name| root.join(name)).into();
    while let Some(path) = paths.pop() {
        let about = fs::metadata(&path)?;
        newest = newest.max(about.modified()?);
        if about.is_dir() {
            for entry in fs::read_dir(&path)? {
                paths.push(entry?.path());
            }
        }
    }
    Ok(newest)
}
