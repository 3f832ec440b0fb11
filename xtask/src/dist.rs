//! The deployable site.

use std::{path::Path, process::Command};

use crate::{Outcome, build, needs, notices, npm_tool, run, times::part};

/// Assembles `dist/`: the modules of the site, and the pages around them.
pub fn site(root: &Path) -> Outcome {
    needs::node()?;
    if npm_tool(root, "esbuild").is_none() {
        return Err("dist bundles scripts with esbuild: run `npm ci` once, which installs it in node_modules/".into());
    }
    build::site(root)?;
    assemble(root)
}

/// Assembles `dist/` from a complete `pkg/`.
pub fn assemble(root: &Path) -> Outcome {
    part("site", || {
        notices::write_for_site(root, &root.join("pkg").join(notices::OF_SITE))?;
        run(root, Command::new("node").arg("xtask/site.mjs"))
    })
}
