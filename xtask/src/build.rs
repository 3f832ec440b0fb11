//! From Rust source to the files a browser loads.

use std::{env, fs, path::Path, process::Command};

use wasm_bindgen_cli_support::Bindgen;

use crate::{Outcome, cargo, files, npm, npm_tool, run, table};

const CRATE: &str = "plyground";
const OPTIMISER: &str = "wasm-opt";
/// The target that browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// Everything but what only the native command needs.
pub const FEATURES: [&str; 3] = ["--no-default-features", "--features", "lab"];
/// The modules in `pkg/`: the whole engine, and what pages of puzzles and of games and the solver of puzzles need of it,
/// which loads faster.
const MODULES: [(&str, &[&str]); 4] = [
    ("plyground", &FEATURES),
    ("games", &["--no-default-features", "--features", "games"]),
    ("play", &["--no-default-features", "--features", "puzzles"]),
    ("solver", &["--no-default-features", "--features", "solver"]),
];

/// Makes `pkg/`: the module and its JavaScript, the table file, and what npm wants beside them.
pub fn pkg(root: &Path) -> Outcome {
    let pkg = root.join("pkg");
    fs::create_dir_all(&pkg)?;
    for (name, features) in MODULES {
        module(root, &pkg, name, features)?;
    }
    table::write(root, &files::target()?.join("slide3.dtw"), &pkg)?;
    npm::write(root, &pkg)
}

/// Compiles a module, generates its JavaScript and optimises it, unless nothing changed.
fn module(root: &Path, pkg: &Path, name: &str, features: &[&str]) -> Outcome {
    // A folder of its own, so that the modules do not undo one another's builds.
    let target = files::target()?.join("modules").join(name);
    let build = ["build", "--locked", "--release", "--lib", "--target", TARGET];
    run(root, cargo().args(build).args(features).arg("--target-dir").arg(&target))?;
    let compiled = target.join(TARGET).join("release").join(CRATE).with_extension("wasm");
    let module = pkg.join(format!("{name}_bg.wasm"));

    // The module is written last, so it is newer than all it was made from only if it is complete.
    let sources = [Some(compiled.clone()), Some(env::current_exe()?), npm_tool(root, OPTIMISER)];
    let newest = sources.iter().flatten().filter_map(|file| files::written(file)).max();
    if files::written(&module) > newest {
        return Ok(());
    }

    let raw = target.join("bindgen");
    files::empty(&raw)?;
    Bindgen::new()
        .input_path(&compiled)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .remove_producers_section(true)
        .generate(&raw)?;
    files::copy(&raw, pkg, |file| !files::is(file, &["wasm"]))?;
    let raw = raw.join(format!("{name}_bg.wasm"));
    optimise(root, &raw)?;
    fs::copy(&raw, &module)?;
    eprintln!("{}: {} bytes", module.display(), fs::metadata(&module)?.len());
    Ok(())
}

/// Optimises a module in its place, if npm has brought what does it.
pub fn optimise(root: &Path, module: &Path) -> Outcome {
    let Some(optimiser) = npm_tool(root, OPTIMISER) else {
        eprintln!("note: the module is not optimised (`npm ci` brings {OPTIMISER})");
        return Ok(());
    };
    run(root, Command::new(optimiser).arg("-O3").arg(module).arg("-o").arg(module))
}
