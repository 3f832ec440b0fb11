//! The deployable site.

use std::{fs, path::Path, process::Command};

use serde_json::Value;

use crate::{Outcome, build, needs, notices, run, times::part};

/// Assembles the modules of the site, and the pages around them: in `dist/`, or as `xtask/site.mjs` is asked to.
pub fn site(root: &Path, asked: &[&str]) -> Outcome {
    check_tools(root)?;
    build::site(root)?;
    assemble(root, asked)
}

/// Makes sure that the tools of npm are there.
pub fn check_tools(root: &Path) -> Outcome {
    needs::node()?;
    let ours: Value = serde_json::from_str(&fs::read_to_string(root.join("package.json"))?)?;
    let packages = ours["devDependencies"].as_object().ok_or("package.json names no tools")?;
    if let Some(name) = packages.keys().find(|name| !root.join("node_modules").join(name).is_dir()) {
        return Err(format!("this is made with tools of npm, and {name} is not there: run `npm ci` first").into());
    }
    Ok(())
}

/// Assembles the site from a complete `pkg/`.
pub fn assemble(root: &Path, asked: &[&str]) -> Outcome {
    part("site", || {
        notices::write_for_site(root, &root.join("pkg").join(notices::OF_SITE))?;
        run(root, Command::new("node").arg("xtask/site.mjs").args(asked))
    })
}
