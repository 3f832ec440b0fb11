//! What makes `pkg/` an npm package.

use std::{fs, path::Path};

use crate::Outcome;

/// Writes the manifest, with our version, what Node starts with, the readme, what queries can say, and the licences.
pub fn write(root: &Path, pkg: &Path) -> Outcome {
    let manifest = fs::read_to_string(root.join("xtask/npm/package.json"))?;
    fs::write(pkg.join("package.json"), manifest.replace("0.0.0", env!("CARGO_PKG_VERSION")))?;
    for (file, folder) in [
        ("node.js", "xtask/npm"),
        ("README.md", "xtask/npm"),
        ("schema.json", "www/laboratory"),
        ("LICENSE-MIT", ""),
        ("LICENSE-APACHE", ""),
    ] {
        fs::copy(root.join(folder).join(file), pkg.join(file))?;
    }
    Ok(())
}
