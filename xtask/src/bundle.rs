//! Bundling with esbuild.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    fs, mem,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

use crate::{
    Outcome,
    assets::{self, Names},
    run,
};

const COMMON: [&str; 5] = ["--bundle", "--minify", "--charset=utf8", "--target=es2022", "--log-level=warning"];
/// How esbuild names files of one kind in the folder of those with a hash.
fn hashed(kind: &str) -> String {
    format!("--{kind}-names={}[name]-[hash]", assets::HASHED)
}

/// Bundles scripts and style sheets of one folder into another, and knows their imports.
pub struct Bundler {
    esbuild: PathBuf,
    whole: PathBuf,
    dist: PathBuf,
    /// All files, by name.
    files: BTreeMap<String, File>,
    /// The files that the last bundle loads late, by the names of their sources.
    late: Names,
}

/// What a finished file is made of, and what it imports.
struct File {
    sources: BTreeSet<String>,
    /// The imports that are loaded together with it.
    at_once: BTreeSet<String>,
    /// Those that it loads when it needs them.
    late: BTreeSet<String>,
}

/// Some of the imports of a file.
type Imports = dyn for<'a> Fn(&'a File) -> Box<dyn Iterator<Item = &'a String> + 'a>;

impl Bundler {
    pub fn new(esbuild: PathBuf, whole: &Path, dist: &Path) -> Self {
        Self { esbuild, whole: whole.to_owned(), dist: dist.to_owned(), files: BTreeMap::new(), late: Names::new() }
    }

    /// Bundles a style sheet.
    pub fn style(&mut self, entry: &str) -> Outcome<Names> {
        self.bundle(&[entry.to_owned()], &[&hashed("entry")])
    }

    /// Bundles a script that always has the same name. Dynamic imports stay dynamic.
    pub fn stable(&mut self, entry: &str) -> Outcome<Names> {
        self.bundle(&[entry.to_owned()], &["--format=esm", "--splitting", "--entry-names=[name]"])
    }

    /// Bundles a script of a page. Dynamic imports stay dynamic. Pages share no chunks, so each is complete at once.
    pub fn page(&mut self, entry: &str) -> Outcome<Names> {
        let mut names = self.module(entry)?;
        // With late files, the script itself only imports the chunk.
        if let Some(name) = names.get_mut(entry)
            && let Some(chunk) = self.files[name].at_once.first().cloned()
        {
            fs::remove_file(self.dist.join(mem::replace(name, chunk)))?;
        }
        Ok(names)
    }

    /// Bundles a script that others import by its name. What it needs at once is one file besides: esbuild has a chunk
    /// for each set of files that share it, and here all late files import the script, so there is one set.
    pub fn module(&mut self, entry: &str) -> Outcome<Names> {
        let shared = format!("--inject:./{entry}");
        let names = self.bundle(&[entry.to_owned()], &["--format=esm", "--splitting", &hashed("entry"), &shared])?;
        let name = names.get(entry).ok_or_else(|| format!("esbuild names no bundle of {entry}"))?;
        let mut chunks = self.files[name].at_once.iter().cloned();
        if let Some(chunk) = chunks.next() {
            if let Some(another) = chunks.next() {
                return Err(format!("{entry} needs both {chunk} and {another} at once").into());
            }
            // Such a file would run before what it imports.
            if let Some(source) = self.late.keys().find(|&source| self.files[&chunk].sources.contains(source)) {
                return Err(format!("{entry} needs {source} at once, but loads it late too").into());
            }
            let stem = Path::new(entry).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            self.rename(&chunk, &chunk.replacen("chunk", stem, 1))?;
        }
        Ok(names)
    }

    /// Renames a file, also where others import it.
    fn rename(&mut self, from: &str, to: &str) -> Outcome {
        if let Some(file) = self.files.remove(from) {
            self.files.insert(to.to_owned(), file);
        }
        fs::rename(self.dist.join(from), self.dist.join(to))?;
        for (name, File { at_once, late, .. }) in &mut self.files {
            let renames = |imports: &mut BTreeSet<_>| imports.remove(from) && imports.insert(to.to_owned());
            if renames(at_once) | renames(late) {
                let file = self.dist.join(name);
                // Imports are relative to their file.
                let [from, to] = [from, to].map(|name| name.trim_start_matches(assets::HASHED));
                fs::write(&file, fs::read_to_string(&file)?.replace(from, to))?;
            }
        }
        Ok(())
    }

    /// Bundles workers, each as one classic script, so that it can also be started from a Blob. It
    /// gets the address of the module explicitly: the import.meta in the generated code is never
    /// used.
    pub fn workers(&mut self, entries: &[String]) -> Outcome<Names> {
        self.bundle(entries, &["--format=iife", "--log-override:empty-import-meta=silent", &hashed("entry")])
    }

    /// Bundles the service worker, which always has the same name.
    pub fn service_worker(&mut self, entry: &str) -> Outcome<Names> {
        self.bundle(&[entry.to_owned()], &["--format=iife"])
    }

    /// Bundles a classic script and returns its text, which pages contain.
    pub fn inside(&mut self, entry: &str) -> Outcome<String> {
        self.bundle(&[entry.to_owned()], &["--format=esm"])?;
        let file = self.dist.join(entry);
        let text = fs::read_to_string(&file)?.trim_end().to_owned();
        fs::remove_file(file)?;
        // It would end there.
        if text.contains("</script") { Err(format!("{entry} contains “</script”").into()) } else { Ok(text) }
    }

    /// Adds a file and everything it imports, statically or dynamically, to a set.
    pub fn with_imports(&self, name: &str, seen: &mut BTreeSet<String>) {
        self.follow(name, &|file| Box::new(file.at_once.union(&file.late)), seen);
    }

    /// The files of sources that the last bundle loads late, with what they import at once; without what a file of it
    /// imports at once.
    pub fn late(&self, sources: &[String], beside: &str) -> Outcome<BTreeSet<String>> {
        let (mut seen, mut wanted) = (BTreeSet::new(), BTreeSet::new());
        self.with_imports_at_once(beside, &mut seen);
        for source in sources {
            let file = self.late.get(source).ok_or_else(|| format!("{beside} does not load {source} late"))?;
            self.with_imports_at_once(file, &mut wanted);
        }
        Ok(&wanted - &seen)
    }

    /// What a file imports at once.
    pub fn at_once(&self, name: &str) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        self.with_imports_at_once(name, &mut seen);
        seen.remove(name);
        seen
    }

    fn with_imports_at_once(&self, name: &str, seen: &mut BTreeSet<String>) {
        self.follow(name, &|file| Box::new(file.at_once.iter()), seen);
    }

    /// Adds a file and all that can be reached from it to a set.
    fn follow(&self, name: &str, imports: &Imports, seen: &mut BTreeSet<String>) {
        if seen.insert(name.to_owned()) {
            self.files.get(name).into_iter().flat_map(imports).for_each(|import| self.follow(import, imports, seen));
        }
    }

    /// Runs esbuild in the folder of the sources, because their paths are part of its hashes.
    fn bundle(&mut self, entries: &[String], options: &[&str]) -> Outcome<Names> {
        let metafile = self.whole.with_extension("json");
        let flag = |name: &str, path: &Path| {
            let mut flag = OsString::from(name);
            flag.push(path);
            flag
        };
        run(
            &self.whole,
            Command::new(&self.esbuild)
                .args(entries.iter().map(|entry| format!("./{entry}")))
                .args(COMMON)
                .arg(hashed("chunk"))
                .args(options)
                .arg(flag("--outdir=", &self.dist))
                .arg(flag("--metafile=", &metafile)),
        )?;
        let meta: Value = serde_json::from_slice(&fs::read(metafile)?)?;
        let mut names = Names::new();
        self.late.clear();
        for (path, output) in meta["outputs"].as_object().ok_or("esbuild names no outputs")? {
            let name = file_name(path)?;
            if let Some(entry) = output["entryPoint"].as_str() {
                let names = if entries.iter().any(|known| known == entry) { &mut names } else { &mut self.late };
                names.insert(entry.to_owned(), name.clone());
            }
            let sources = output["inputs"].as_object().into_iter().flat_map(|inputs| inputs.keys().cloned());
            let mut file = File { sources: sources.collect(), at_once: BTreeSet::new(), late: BTreeSet::new() };
            for import in output["imports"].as_array().into_iter().flatten() {
                if import["external"] == true {
                    continue;
                }
                let path = import["path"].as_str().ok_or_else(|| format!("esbuild names no path in {path}"))?;
                let is_late = import["kind"] == "dynamic-import";
                if is_late { &mut file.late } else { &mut file.at_once }.insert(file_name(path)?);
            }
            self.files.insert(name, file);
        }
        Ok(names)
    }
}

/// The name in the site of a file that esbuild names relative to its own folder: all bundles are directly in the site's
/// folder, or in that of names with a hash.
fn file_name(path: &str) -> Outcome<String> {
    let (folder, name) = path.rsplit_once('/').ok_or_else(|| format!("{path} is in no folder"))?;
    let folder = if format!("{folder}/").ends_with(&format!("/{}", assets::HASHED)) { assets::HASHED } else { "" };
    Ok(format!("{folder}{name}"))
}
