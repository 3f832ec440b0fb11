//! The tables and figures of the sources as experiments, which the laboratory fetches once its first experiment is
//! there.

use std::{fs, path::Path};

use crate::{Outcome, npm};

/// The name of the script in `pkg/`.
pub const SCRIPT: &str = "presets";
const TYPES: &str = "\
/** The result of the function `presets` of the whole module. */
export const presets: import('./puzzles_plan.js').Preset[];
";

/// Writes the script with its types.
pub fn write(root: &Path, pkg: &Path) -> Outcome {
    let presets = String::from_utf8(npm::told(root, &["presets", "--json"])?)?;
    fs::write(pkg.join(SCRIPT).with_extension("d.ts"), TYPES)?;
    Ok(fs::write(pkg.join(SCRIPT).with_extension("js"), format!("export const presets = {};\n", presets.trim_end()))?)
}
