//! From Rust source to the files a browser loads.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use wasm_bindgen_cli_support::Bindgen;

use crate::{
    Outcome, cargo, files, npm, npm_tool, run, table,
    times::{in_parallel, part},
};

const CRATE: &str = "plyground";
const OPTIMISER: &str = "wasm-opt";
/// The compilation target of browsers.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// All features except those that only the native command needs.
pub const FEATURES: [&str; 3] = ["--no-default-features", "--features", "lab"];
/// The modules in `pkg/`: the whole engine, and smaller ones for pages of puzzles, pages of games
/// and the solver of puzzles, which load faster. The first is built first, so the others can reuse
/// its dependencies.
pub const MODULES: [Module; 4] = [
    Module { name: "play", features: &["--no-default-features", "--features", "puzzles"] },
    Module { name: "plyground", features: &FEATURES },
    Module { name: "games", features: &["--no-default-features", "--features", "games"] },
    Module { name: "solver", features: &["--no-default-features", "--features", "solver"] },
];

/// A WebAssembly module with its JavaScript.
pub struct Module {
    pub name: &'static str,
    features: &'static [&'static str],
}

/// The purpose of a build.
#[derive(Clone, Copy, PartialEq)]
pub enum Build {
    /// For visitors: small and fast.
    Release,
    /// For development: fast to build.
    Development,
}

/// Makes `pkg/`: the modules and their JavaScript, the table file, and the files for npm.
pub fn pkg(root: &Path) -> Outcome {
    let pkg = root.join("pkg");
    fs::create_dir_all(&pkg)?;
    in_parallel(&[true, false], |&is_module| {
        if is_module {
            MODULES[0].compile(root, Build::Release).map(drop)
        } else {
            part("table", || table::write(root, &files::target()?.join("slide3.dtw"), &pkg))
        }
    })?;
    in_parallel(&MODULES, |module| module.make(root, &pkg, Build::Release))?;
    npm::write(root, &pkg)
}

impl Build {
    /// The cargo profile.
    fn profile(self) -> &'static str {
        if self == Self::Release { "release" } else { "development" }
    }

    /// The folder of the builds, with a subfolder for each module.
    fn folder(self) -> Outcome<PathBuf> {
        Ok(files::target()?.join(if self == Self::Release { "modules" } else { "development" }))
    }
}

impl Module {
    /// Compiles the module, generates its JavaScript and, for visitors, optimises it, unless
    /// nothing has changed.
    pub fn make(&self, root: &Path, pkg: &Path, build: Build) -> Outcome {
        let compiled = self.compile(root, build)?;
        let module = pkg.join(format!("{}_bg.wasm", self.name));

        // The module is written last, so it is newer than its sources only if it is complete.
        let optimiser = npm_tool(root, OPTIMISER).and_then(|tool| files::written(&tool));
        let newest = optimiser.max(files::written(&compiled)).max(files::written(&env::current_exe()?));
        if files::written(&module) > newest {
            return Ok(());
        }

        let folder = build.folder()?.join(self.name);
        let generated = folder.join("bindgen");
        part(format!("{}: its JavaScript", self.name), || {
            files::empty(&generated)?;
            Bindgen::new()
                .input_path(&compiled)
                .out_name(self.name)
                .web(true)?
                .typescript(true)
                .omit_default_module_path(false)
                .remove_producers_section(true)
                .generate(&generated)?;
            files::copy(&generated, pkg, |file| !files::is(file, &["wasm"]))
        })?;
        let generated = generated.join(format!("{}_bg.wasm", self.name));
        if build == Build::Development {
            fs::copy(&generated, &module)?;
            return Ok(());
        }

        // Optimising takes longest: keep the module before optimisation, to recognise it if it is
        // the same again.
        let (kept, source) = (folder.join("unoptimised.wasm"), fs::read(&generated)?);
        if files::written(&module) > optimiser && fs::read(&kept).is_ok_and(|kept| kept == source) {
            return Ok(fs::File::options().append(true).open(&module)?.set_modified(SystemTime::now())?);
        }
        part(format!("{}: optimising", self.name), || optimise(root, &generated))?;
        fs::write(&kept, "")?;
        fs::copy(&generated, &module)?;
        fs::write(kept, source)?;
        eprintln!("{}: {} bytes", module.display(), fs::metadata(&module)?.len());
        Ok(())
    }

    /// Compiles the module and returns its path. Each has its own folder, because builds with
    /// different features invalidate each other and block each other in the same folder; a new
    /// folder starts with the compiled dependencies of another.
    fn compile(&self, root: &Path, build: Build) -> Outcome<PathBuf> {
        let folder = build.folder()?;
        let target = folder.join(self.name);
        let has_compiled = |target: &Path| compiled(target, build).is_file();
        if !target.exists()
            && let Some(other) = MODULES.iter().map(|other| folder.join(other.name)).find(|other| has_compiled(other))
        {
            files::twin(&other, &target)?;
        }
        part(format!("{}: compiling", self.name), || {
            let command = ["build", "--locked", "--lib", "--target", TARGET, "--profile", build.profile()];
            run(root, cargo().args(command).args(self.features).arg("--target-dir").arg(&target))
        })?;
        Ok(compiled(&target, build))
    }
}

fn compiled(target: &Path, build: Build) -> PathBuf {
    target.join(TARGET).join(build.profile()).join(CRATE).with_extension("wasm")
}

/// Optimises a module in place, if npm has installed the tool.
pub fn optimise(root: &Path, module: &Path) -> Outcome {
    let Some(optimiser) = npm_tool(root, OPTIMISER) else {
        eprintln!("note: the module is not optimised (`npm ci` brings {OPTIMISER})");
        return Ok(());
    };
    run(root, Command::new(optimiser).arg("-O3").arg(module).arg("-o").arg(module))
}
