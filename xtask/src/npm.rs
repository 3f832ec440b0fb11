//! The files that make `pkg/` an npm package.

use std::{fs, path::Path};

use crate::{Outcome, cargo};

/// Writes the manifest with our version, the entry point for Node, the readme, the schema of
/// queries, and the licences.
pub fn write(root: &Path, pkg: &Path) -> Outcome {
    let manifest = fs::read_to_string(root.join("xtask/npm/package.json"))?;
    fs::write(pkg.join("package.json"), manifest.replace("0.0.0", env!("CARGO_PKG_VERSION")))?;
    for (file, folder) in
        [("node.js", "xtask/npm"), ("README.md", "xtask/npm"), ("LICENSE-MIT", ""), ("LICENSE-APACHE", "")]
    {
        fs::copy(root.join(folder).join(file), pkg.join(file))?;
    }
    let keys = cargo().args(["run", "--quiet", "--locked", "--", "keys", "--json"]).current_dir(root).output()?;
    if !keys.status.success() {
        return Err(String::from_utf8_lossy(&keys.stderr).into());
    }
    Ok(fs::write(pkg.join("schema.json"), keys.stdout)?)
}
