//! The files that make `pkg/` an npm package: the whole engine, and its parts under names of their own.

use std::{fs, path::Path, process::Command};

use serde_json::{Value, json};

use crate::{
    Outcome,
    build::{Build, Module},
    cargo, notices, run,
};

/// Where generated types begin to speak of the start of the module, and ours for it, which need no types of a browser.
const START: &str = "export type InitInput";
const START_TYPES: &str = include_str!("../npm/init.d.ts");
/// The generated bindings of a module without its start.
pub const BINDINGS: &str = "bindings.js";

/// Writes the bindings, what `xtask/npm.mjs` makes of them, the licences, and the schema of queries.
pub fn write(root: &Path, pkg: &Path, modules: &[Module]) -> Outcome {
    let mut parts = Vec::new();
    for module in modules {
        let Some(entry) = module.entry() else { continue };
        let name = entry.replace('/', "_");
        let bindings = module.generated(Build::Release)?.join(BINDINGS);
        let (generated, file) = (&module.kind, module.file());
        parts.push(json!({ "entry": entry, "name": name, "generated": generated, "bindings": bindings, "file": file }));
    }
    run(root, Command::new("node").arg("xtask/npm.mjs").arg(Value::from(parts).to_string()))?;
    notices::write_for_package(root, pkg)?;
    Ok(fs::write(pkg.join("schema.json"), told(root, &["keys", "--json"])?)?)
}

/// Writes the types that those of all modules import.
pub fn write_types(root: &Path, pkg: &Path) -> Outcome {
    let read = |name| fs::read_to_string(root.join("src/web").join(name));
    Ok(fs::write(pkg.join("types.d.ts"), [read("types.d.ts")?, read("other_types.d.ts")?].join("\n"))?)
}

/// Rewrites generated types, so that they need no types of a browser.
pub fn free_types(file: &Path) -> Outcome {
    let types = fs::read_to_string(file)?;
    let (ours, _) = types.split_once(START).ok_or("the generated types have no start")?;
    Ok(fs::write(file, ours.to_owned() + START_TYPES)?)
}

/// The output of the native command.
pub fn told(root: &Path, arguments: &[&str]) -> Outcome<Vec<u8>> {
    let told = cargo().args(["run", "--quiet", "--locked", "--"]).args(arguments).current_dir(root).output()?;
    if told.status.success() { Ok(told.stdout) } else { Err(String::from_utf8_lossy(&told.stderr).into()) }
}
