//! The files that make `pkg/` an npm package: the whole engine, and its parts under names of their own.

use std::{fs, path::Path};

use crate::{
    Outcome,
    build::{Build, Module},
    cargo, files, glue, notices,
};

/// The manifest's entry before which the entries of the parts stand.
const BEFORE: &str = "    \"./tables.js\"";
/// The same in its list of files.
const LISTED: &str = "    \"tables.js\"";
/// How the name of the whole stands in the entry point for Node.
const WHOLE: &str = "plyground";

/// A part of the engine: the puzzles, or a two-player game.
struct Part {
    name: String,
    /// The file of its module.
    module: String,
}

/// Writes the manifest with our version, the entry points, the readme, the schema of queries, and the licences.
pub fn write(root: &Path, pkg: &Path, modules: &[Module]) -> Outcome {
    let mut parts = Vec::new();
    for module in modules {
        let (file, labs) = (module.file(), glue::LABS.inside);
        if let Some(game) = module.game.as_deref().filter(|_| module.shares.is_some_and(|shared| shared.inside == labs))
        {
            // The script generated for this module, unlike the shared one, knows how to load it.
            let script = fs::read_to_string(module.generated(Build::Release)?.join(labs).with_extension("js"))?;
            let own = script.replace(&format!("'{labs}_bg.wasm'"), &format!("'{file}'"));
            if own == script {
                return Err(format!("the generated JavaScript of {game} does not load {labs}_bg.wasm").into());
            }
            fs::write(pkg.join(game).with_extension("js"), own)?;
            let types = format!("export * from './{labs}.js';\nexport {{ default }} from './{labs}.js';\n");
            fs::write(pkg.join(game).with_extension("d.ts"), types)?;
            parts.push(Part { name: game.to_owned(), module: file });
        } else if module.is_for_npm && module.name != WHOLE {
            parts.push(Part { name: module.name.clone(), module: file });
        }
    }
    let manifest = fs::read_to_string(root.join("xtask/npm/package.json"))?.replace("0.0.0", env!("CARGO_PKG_VERSION"));
    fs::write(pkg.join("package.json"), manifest_of(&manifest, &parts))?;
    for (file, folder) in [("README.md", "xtask/npm"), ("LICENSE-MIT", ""), ("LICENSE-APACHE", "")] {
        fs::copy(root.join(folder).join(file), pkg.join(file))?;
    }
    notices::write_for_package(root, pkg)?;
    let entry = fs::read_to_string(root.join("xtask/npm/node.js"))?;
    fs::write(pkg.join("node.js"), &entry)?;
    for Part { name, module } in &parts {
        let own = entry.replace(&format!("{WHOLE}_bg.wasm"), &format!("../{module}"));
        files::write(
            &pkg.join("node").join(name).with_extension("js"),
            own.replace(&format!("./{WHOLE}.js"), &format!("../{name}.js")),
        )?;
    }
    Ok(fs::write(pkg.join("schema.json"), told(root, &["keys", "--json"])?)?)
}

/// The manifest with its parts.
fn manifest_of(manifest: &str, parts: &[Part]) -> String {
    let entry = |Part { name, .. }: &Part| {
        let line = |key: &str, file: String| format!("      \"{key}\": \"./{file}\"");
        let lines = [
            line("types", format!("{name}.d.ts")),
            line("node", format!("node/{name}.js")),
            line("default", format!("{name}.js")),
        ];
        format!("    \"./{name}\": {{\n{}\n    }},\n", lines.join(",\n"))
    };
    let listed = |Part { name, module }: &Part| {
        [format!("{name}.js"), format!("{name}.d.ts"), module.clone()].map(|file| format!("    \"{file}\",\n")).concat()
    };
    let entries: String = parts.iter().map(entry).collect();
    let files: String = parts.iter().map(listed).collect();
    manifest.replace(BEFORE, &(entries + BEFORE)).replace(LISTED, &(files + LISTED))
}

/// The output of the native command.
pub fn told(root: &Path, arguments: &[&str]) -> Outcome<Vec<u8>> {
    let told = cargo().args(["run", "--quiet", "--locked", "--"]).args(arguments).current_dir(root).output()?;
    if told.status.success() { Ok(told.stdout) } else { Err(String::from_utf8_lossy(&told.stderr).into()) }
}
