//! The site during development: its sources, and modules that are built when a page asks for them.

use std::{
    fs,
    path::{Path, PathBuf},
    slice,
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant, SystemTime},
};

use crate::{
    Outcome,
    build::{Build, Module, compile, modules},
    files, glue, notices, pages, presets, table_file,
};

/// How often the sources are checked.
const PAUSE: Duration = Duration::from_millis(300);

/// The modification time of the sources of the last build of a module, and its result.
type Built = (SystemTime, Result<(), String>);

/// Serves modules that are as new as the sources.
pub struct DevBuilder {
    root: PathBuf,
    pkg: PathBuf,
    modules: Vec<Module>,
    /// By module, then of the presets, once it has been requested. The lock allows one build at a time, because a
    /// second would only slow down the first.
    built: Mutex<Vec<Option<Built>>>,
}

impl DevBuilder {
    pub fn open(root: &Path) -> Outcome<Self> {
        let pkg = files::target()?.join("development/pkg");
        fs::create_dir_all(&pkg)?;
        table_file::write_none(&pkg)?;
        let modules = modules(root)?;
        let built = Mutex::new(modules.iter().map(|_| None).chain([None]).collect());
        Ok(Self { root: root.to_owned(), pkg, modules, built })
    }

    /// The file for a path of the site, whether it exists or not; a module is built first.
    pub fn file(&self, path: &Path) -> Outcome<PathBuf> {
        if path == Path::new(notices::OF_SITE) {
            let file = self.pkg.join(path);
            notices::write_for_site(&self.root, &file)?;
            return Ok(file);
        }
        let Ok(name) = path.strip_prefix("pkg") else { return self.source(path) };
        let stem = name.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let index = match glue::KINDS.into_iter().find(|kind| glue::script(kind) == stem) {
            Some(kind) => self.sharing(kind),
            None if stem == presets::SCRIPT => Some(self.modules.len()),
            None => self.modules.iter().position(|module| module.name == stem.trim_end_matches("_bg")),
        };
        if let Some(index) = index {
            self.build(index)?;
        }
        Ok(self.pkg.join(name))
    }

    /// A file of `www/`; a page as it is in the finished site.
    fn source(&self, path: &Path) -> Outcome<PathBuf> {
        let www = self.root.join("www");
        let path = if www.join(path).is_dir() { path.join("index.html") } else { path.to_owned() };
        let source = www.join(&path);
        if path.extension().is_none_or(|extension| extension != "html") || !source.is_file() {
            return Ok(source);
        }
        let file = self.pkg.with_file_name("pages").join(&path);
        fs::create_dir_all(file.parent().ok_or("a page is in a folder")?)?;
        fs::write(&file, pages::whole(&self.root, &path)?)?;
        Ok(file)
    }

    /// A module that brings a shared script, one that was asked for if there is one.
    fn sharing(&self, kind: &str) -> Option<usize> {
        let built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        let has_it = |&index: &usize| self.modules[index].game.is_some() && self.modules[index].kind == kind;
        let mut sharing = (0..self.modules.len()).filter(has_it);
        let first = sharing.clone().next();
        sharing.find(|&index| built[index].is_some()).or(first)
    }

    /// Rebuilds the modules that pages have requested whenever the sources change, before pages ask
    /// again.
    pub fn watch(&self) {
        loop {
            thread::sleep(PAUSE);
            for index in 0..=self.modules.len() {
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
            let module = self.modules.get(index);
            let outcome = module.map_or_else(|| presets::write(&self.root, &self.pkg), |module| self.make(module));
            let name = module.map_or(presets::SCRIPT, |module| &module.name);
            let end = outcome.as_ref().map_or_else(ToString::to_string, |()| "ready".to_owned());
            eprintln!("{name}: {end} after {:.1} s", begun.elapsed().as_secs_f64());
            *built = Some((newest, outcome.map_err(|error| error.to_string())));
        }
        built.as_ref().map_or(Ok(()), |(_, outcome)| Ok(outcome.clone()?))
    }

    fn make(&self, module: &Module) -> Outcome {
        compile(&self.root, slice::from_ref(module), Build::Development)?;
        module.make(&self.root, &self.pkg, Build::Development)?;
        if module.game.is_none() {
            return Ok(());
        }
        glue::write(&module.kind, &[module.generated(Build::Development)?], &self.pkg)
    }
}

/// When the sources of the modules were last changed. A folder changes when a file in it is added
/// or removed.
fn newest(root: &Path) -> Outcome<SystemTime> {
    let mut newest = SystemTime::UNIX_EPOCH;
    let mut paths: Vec<_> = ["Cargo.toml", "Cargo.lock", "src", "wasm"].map(|name| root.join(name)).into();
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
