//! The deployable site.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Outcome, build, files, npm_tool, run};

/// Assembles `dist/`: `www/` with `pkg/` inside, bundled where npm has installed esbuild.
pub fn site(root: &Path) -> Outcome {
    build::pkg(root)?;
    let (dist, whole) = (root.join("dist"), files::target()?.join("site"));
    files::empty(&whole)?;
    files::copy(&root.join("www"), &whole, |_| true)?;
    files::copy(&root.join("pkg"), &whole.join("pkg"), |file| files::is(file, &["dtw", "js", "wasm"]))?;

    files::empty(&dist)?;
    let Some(esbuild) = npm_tool(root, "esbuild") else {
        eprintln!("note: the site is not bundled (`npm ci` brings esbuild)");
        return files::copy(&whole, &dist, |_| true);
    };
    files::copy(&whole, &dist, |file| !files::is(file, &["css", "js", "ts"]))?;
    let (workers, pages): (Vec<_>, Vec<_>) =
        entries(&whole)?.into_iter().partition(|file| file.to_string_lossy().ends_with("worker.js"));
    let bundle = |entries: &[PathBuf], options: &[&str]| {
        let mut folder = OsString::from("--outdir=");
        folder.push(&dist);
        let common = ["--bundle", "--minify", "--target=es2022", "--log-level=warning"];
        run(root, Command::new(&esbuild).args(entries).args(common).args(options).arg(folder))
    };
    // Imports that a page makes late stay late. Pages share no pieces, so that each is whole at once.
    for page in pages {
        bundle(&[page], &["--format=esm", "--splitting"])?;
    }
    // A worker is one classic script, so that it can also be started from a Blob. It names the
    // address of the module itself: the import.meta in the generated code is never looked at.
    bundle(&workers, &["--format=iife", "--log-override:empty-import-meta=silent"])
}

/// The scripts and style sheets directly in a folder, in a fixed order.
fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Outcome<Vec<_>>>()?;
    entries.retain(|file| files::is(file, &["css", "js"]));
    entries.sort();
    Ok(entries)
}
