//! The Python package: a wheel with the command as a WebAssembly module for WASI.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Outcome, cargo, files, notices, run, times::part};

/// The compilation target of programs outside of browsers.
const TARGET: &str = "wasm32-wasip1";
const COMMAND: [&str; 4] = ["build", "--locked", "--bin", "plyground"];

/// Compiles the command, and makes the wheel in the folder `wheels` of the target folder.
pub fn wheel(root: &Path) -> Outcome<PathBuf> {
    let (package, wheels) = (root.join("python"), files::target()?.join("wheels"));
    part("module for WASI", || {
        run(root, Command::new("rustup").args(["target", "add", TARGET]))?;
        run(root, cargo().args(COMMAND).args(["--profile", "module", "--target", TARGET]))?;
        let module = files::target()?.join(TARGET).join("module/plyground.wasm");
        fs::copy(module, package.join("src/plyground/plyground.wasm"))?;
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            fs::copy(root.join(licence), package.join(licence))?;
        }
        notices::write_for_command(root, &package.join(notices::OF_PACKAGE), TARGET)
    })?;
    part("wheel", || {
        files::empty(&wheels)?;
        let mut pip = Command::new("python3");
        run(root, pip.args(["-m", "pip", "wheel", "--no-deps", "--wheel-dir"]).arg(&wheels).arg(&package))
    })?;
    let name = files::list(&wheels)?.pop().ok_or("pip has made no wheel")?;
    Ok(wheels.join(name))
}

/// Installs the wheel in an environment of its own, and runs its tests and the recipes of the documentation.
pub fn test(root: &Path) -> Outcome {
    let mut wheel = wheel(root)?.into_os_string();
    wheel.push("[dask,frame]");
    let (environment, native) = (files::target()?.join("python"), files::target()?.join("debug"));
    let programs = environment.join("bin");
    let python = || Command::new(programs.join("python"));
    part("Python: installing", || {
        run(root, cargo().args(COMMAND))?;
        run(root, Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        run(root, python().args(["-m", "pip", "install", "--quiet"]).arg(&wheel).arg("snakemake"))
    })?;
    part("Python tests", || {
        let others = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([native.clone(), programs.clone()].into_iter().chain(env::split_paths(&others)))?;
        let mut test = python();
        test.args(["-W", "error::ResourceWarning", "-m", "unittest", "discover", "-v", "-s", "python/tests"]);
        run(root, test.env("PATH", path))
    })
}
