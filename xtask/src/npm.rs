//! The files that make `pkg/` an npm package: the whole engine, and its parts under names of their own.

use std::{env, fs, path::Path, process::Command};

use serde_json::{Value, json};

use crate::{
    Outcome,
    build::{self, Build, Module},
    cargo, files, notices, run,
};

/// The manifest's entry before which the entries of the parts stand.
const BEFORE: &str = "    \"./tables.js\"";
/// The same in its list of files.
const LISTED: &str = "    \"tables.js\"";
/// The manifest's line after which the addresses stand.
const AFTER: &str = "  \"license\": \"MIT OR Apache-2.0\",\n";
/// Where generated types begin to speak of the start of the module, and ours for it, which need no types of a browser.
const START: &str = "export type InitInput";
const START_TYPES: &str = include_str!("../npm/init.d.ts");
/// The environment variable with the address of the site.
const SITE: &str = "PLYGROUND_URL";
/// The whole engine.
const WHOLE: &str = "plyground";
/// The generated bindings of a module without its start.
pub const BINDINGS: &str = "bindings.js";

/// Writes the scripts, the manifest with our version, the readme, the schema of queries, and the licences.
pub fn write(root: &Path, pkg: &Path, modules: &[Module]) -> Outcome {
    let ours = root.join("xtask/npm");
    let mut parts = Vec::new();
    for module in modules.iter().filter(|module| module.is_in_package()) {
        let (name, generated, file) = (module.game.as_ref().unwrap_or(&module.name), &module.kind, module.file());
        fs::copy(module.generated(Build::Release)?.join(BINDINGS), pkg.join(format!("{name}_bg.js")))?;
        fs::write(pkg.join(name).with_extension("js"), script(name, generated, &file))?;
        files::write(&pkg.join("node").join(name).with_extension("js"), for_node(name, &file))?;
        if name != generated {
            let types = format!("export * from './{generated}.js';\nexport {{ default }} from './{generated}.js';\n");
            fs::write(pkg.join(name).with_extension("d.ts"), types)?;
        }
        if name != WHOLE {
            parts.push(name.as_str());
        }
    }
    let manifest = fs::read_to_string(ours.join("package.json"))?.replace("0.0.0", env!("CARGO_PKG_VERSION"));
    let manifest = manifest.replace(AFTER, &(AFTER.to_owned() + &addresses(root)?));
    fs::write(pkg.join("package.json"), manifest_of(&manifest, &parts))?;
    for file in [ours.join("README.md"), ours.join("module.js"), root.join("LICENSE-MIT"), root.join("LICENSE-APACHE")]
    {
        fs::copy(&file, pkg.join(file.file_name().unwrap_or_default()))?;
    }
    run(root, Command::new("node").arg("xtask/npm.mjs"))?;
    notices::write_for_package(root, pkg)?;
    Ok(fs::write(pkg.join("schema.json"), told(root, &["keys", "--json"])?)?)
}

/// Rewrites generated types, so that they need no types of a browser.
pub fn free_types(file: &Path) -> Outcome {
    let types = fs::read_to_string(file)?;
    let (ours, _) = types.split_once(START).ok_or("the generated types have no start")?;
    Ok(fs::write(file, ours.to_owned() + START_TYPES)?)
}

/// The manifest's lines with the addresses of `Cargo.toml`, as far as it has them; the site is the homepage.
fn addresses(root: &Path) -> Outcome<String> {
    let about = crate::read(root, cargo().args(["metadata", "--locked", "--no-deps", "--format-version", "1"]))?;
    let about: Value = serde_json::from_str(&about)?;
    let packages = about["packages"].as_array().ok_or("cargo names no packages")?;
    let ours = packages.iter().find(|package| package["name"] == build::LIBRARY).ok_or("cargo does not know us")?;
    let repository = ours["repository"].as_str().map(|address| address.trim_end_matches('/'));
    let site = env::var(SITE).ok().filter(|address| !address.is_empty());
    let lines = [
        site.as_deref().or(ours["homepage"].as_str()).map(|address| ("homepage", json!(address))),
        repository.map(|address| ("repository", json!({ "type": "git", "url": format!("git+{address}.git") }))),
        repository.map(|address| ("bugs", json!(format!("{address}/issues")))),
    ];
    let line = |(key, value): (&str, Value)| format!("  \"{key}\": {value},\n");
    Ok(lines.into_iter().flatten().map(line).collect::<Vec<_>>().concat())
}

/// The script that starts the module in a file, with its bindings, which it knows by the name of generated ones. It names
/// them in two ways, because Parcel 2 loses one of two imports of the same name.
fn script(name: &str, generated: &str, file: &str) -> String {
    format!(
        "\
import * as bindings from './{name}_bg.js';
import {{ startable }} from './module.js';

export * from '././{name}_bg.js';
const address = () => new URL('{file}', import.meta.url);
const {{ init, initSync }} = startable('./{generated}_bg.js', bindings, address);
export {{ init as default, initSync }};
"
    )
}

/// The same in Node, which fetches no files: the module is read.
fn for_node(name: &str, file: &str) -> String {
    format!(
        "\
import {{ readFile }} from 'node:fs/promises';
import init from '../{name}.js';

export * from '../{name}.js';
const module = () => readFile(new URL('../{file}', import.meta.url));
export default (given = {{ module_or_path: module() }}) => init(given);
"
    )
}

/// The manifest with its parts.
fn manifest_of(manifest: &str, parts: &[&str]) -> String {
    let entry = |name: &&str| {
        let line = |key: &str, file: String| format!("      \"{key}\": \"./{file}\"");
        let lines = [
            line("types", format!("{name}.d.ts")),
            line("node", format!("node/{name}.js")),
            line("default", format!("{name}.js")),
        ];
        format!("    \"./{name}\": {{\n{}\n    }},\n", lines.join(",\n"))
    };
    let listed = |name: &&str| [".js", "_bg.js", ".d.ts"].map(|end| format!("    \"{name}{end}\",\n")).concat();
    let entries: String = parts.iter().map(entry).collect();
    let files: String = parts.iter().map(listed).collect();
    manifest.replace(BEFORE, &(entries + BEFORE)).replace(LISTED, &(files + LISTED))
}

/// The output of the native command.
pub fn told(root: &Path, arguments: &[&str]) -> Outcome<Vec<u8>> {
    let told = cargo().args(["run", "--quiet", "--locked", "--"]).args(arguments).current_dir(root).output()?;
    if told.status.success() { Ok(told.stdout) } else { Err(String::from_utf8_lossy(&told.stderr).into()) }
}
