//! From Rust source to the files a browser loads.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use wasm_bindgen_cli_support::Bindgen;

use crate::{
    Outcome, cargo, files,
    glue::{self, Shared},
    guard, npm,
    optimise::{self, Work, optimise},
    presets, read, run, table_file,
    times::{in_parallel, part},
};

/// The package of the library and the command.
pub const LIBRARY: &str = "plyground";
/// The package whose examples are the modules.
pub const PACKAGE: &str = "plyground-modules";
/// The folder of the generated JavaScript of modules.
const GENERATED: &str = "bindgen";
/// The compilation target of browsers.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// The library without the command.
pub const NO_COMMAND: &str = "--no-default-features";
/// Modules for npm only: the whole engine, and its part for puzzles.
const FOR_NPM: [&str; 2] = ["plyground", "slide"];

/// A WebAssembly module with its JavaScript.
pub struct Module {
    pub name: String,
    /// The script that it shares with others.
    pub shares: Option<&'static Shared>,
    /// The two-player game that it holds, if it holds one.
    pub game: Option<String>,
    /// Whether no page needs it.
    pub is_for_npm: bool,
}

/// The modules in `pkg/`: the examples of their package. A two-player game has four, for its pages, for the workers
/// that play it and find problems, and for the laboratory's page and workers.
pub fn modules(root: &Path) -> Outcome<Vec<Module>> {
    let about = read(root, cargo().args(["metadata", "--locked", "--no-deps", "--format-version", "1"]))?;
    let about: serde_json::Value = serde_json::from_str(&about)?;
    let packages = about["packages"].as_array().ok_or("cargo tells no packages")?;
    let package =
        packages.iter().find(|package| package["name"] == PACKAGE).ok_or("cargo does not know the modules")?;
    let targets = package["targets"].as_array().ok_or("the package has no targets")?;
    let names: Vec<_> = targets
        .iter()
        .filter(|target| target["kind"][0] == "example")
        .filter_map(|target| target["name"].as_str())
        .collect();
    Ok(names.iter().map(|name| Module::new(name, &names)).collect())
}

/// The purpose of a build.
#[derive(Clone, Copy, PartialEq)]
pub enum Build {
    /// For visitors: small and fast.
    Release,
    /// For development: fast to build.
    Development,
}

/// Makes all of `pkg/`: what the site needs, the whole engine, and the files for npm.
pub fn pkg(root: &Path) -> Outcome {
    let modules = modules(root)?;
    make(root, &modules)?;
    npm::write(root, &root.join("pkg"), &modules)
}

/// Makes what the site needs of `pkg/`: its modules with their JavaScript, the table file and the presets.
pub fn site(root: &Path) -> Outcome {
    let mut modules = modules(root)?;
    modules.retain(|module| !module.is_for_npm);
    make(root, &modules)
}

fn make(root: &Path, modules: &[Module]) -> Outcome {
    let pkg = root.join("pkg");
    fs::create_dir_all(&pkg)?;
    // The table is computed by the command, which is compiled meanwhile.
    in_parallel(&[true, false], |&is_modules| {
        if is_modules {
            compile(root, modules, Build::Release)?;
            in_parallel(modules, |module| module.make(root, &pkg, Build::Release))
        } else {
            part("table", || table_file::write(root, &files::target()?.join("slide3.dtw"), &pkg))
        }
    })?;
    optimise_changed(root, modules, &pkg)?;
    for shared in glue::ALL {
        let sharing = modules.iter().filter(|module| module.shares.is_some_and(|its| its.script == shared.script));
        shared.write(&sharing.map(|module| module.generated(Build::Release)).collect::<Outcome<Vec<_>>>()?, &pkg)?;
    }
    remove_others(&self::modules(root)?, &pkg)?;
    presets::write(root, &pkg)
}

/// Compiles modules, and the library that they share.
pub fn compile(root: &Path, modules: &[Module], build: Build) -> Outcome {
    part("modules: compiling", || {
        let mut cargo = cargo();
        cargo.args(["build", "--locked", "--package", PACKAGE, "--target", TARGET, "--profile", build.profile()]);
        cargo.args(modules.iter().flat_map(|module| ["--example", &module.name]));
        run(root, &mut cargo)
    })
}

/// Optimises only the modules that have changed, because it takes long: the input of each is kept.
fn optimise_changed(root: &Path, modules: &[Module], pkg: &Path) -> Outcome {
    let (mut changed, mut work) = (Vec::new(), Vec::new());
    for module in modules {
        let (file, from) = (pkg.join(module.file()), module.unoptimised(Build::Release)?);
        let source = fs::read(&from)?;
        let kept = Build::Release.folder()?.join(&module.name).join("unoptimised.wasm");
        if files::written(&file) > optimise::installed(root) && fs::read(&kept).is_ok_and(|kept| kept == source) {
            fs::File::options().append(true).open(&file)?.set_modified(SystemTime::now())?;
        } else {
            work.push(Work { from, to: kept.with_file_name("optimised.wasm") });
            changed.push((file, kept, source));
        }
    }
    optimise(root, &work)?;
    for (Work { to, .. }, (file, kept, source)) in work.iter().zip(changed) {
        fs::write(&kept, "")?;
        eprintln!("{}: {} bytes", file.display(), fs::copy(to, &file)?);
        fs::write(kept, source)?;
    }
    Ok(())
}

/// Removes modules that are no longer made.
fn remove_others(modules: &[Module], pkg: &Path) -> Outcome {
    for entry in fs::read_dir(pkg)? {
        let file = entry?.path();
        let is_made = modules.iter().any(|module| file.ends_with(module.file()));
        if files::is(&file, &["wasm"]) && !is_made {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

impl Build {
    /// The cargo profile.
    fn profile(self) -> &'static str {
        if self == Self::Release { "module" } else { "development" }
    }

    /// The folder of the builds, with a subfolder for each module.
    fn folder(self) -> Outcome<PathBuf> {
        Ok(files::target()?.join(if self == Self::Release { "modules" } else { "development" }))
    }
}

impl Module {
    /// The module of this name among all names.
    fn new(name: &str, all: &[&str]) -> Self {
        let is_game = |game: &str| all.contains(&format!("{game}{}", glue::ENGINES.end).as_str());
        let shares = glue::ALL.into_iter().find(|shared| name.strip_suffix(shared.end).is_some_and(is_game));
        let game = shares.and_then(|shared| name.strip_suffix(shared.end)).map(str::to_owned);
        Self { name: name.into(), shares, game, is_for_npm: FOR_NPM.contains(&name) }
    }

    /// Whether the npm package has it too: others than our pages, whose calls are checked before, call it there.
    fn is_in_package(&self) -> bool {
        self.is_for_npm || self.shares.is_some_and(|shared| shared.script == glue::LABS.script)
    }

    /// The name of the file.
    pub fn file(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }

    /// Generates the JavaScript of the compiled module, unless nothing has changed. For visitors, the module is still
    /// to be optimised.
    pub fn make(&self, root: &Path, pkg: &Path, build: Build) -> Outcome {
        let compiled = files::target()?.join(TARGET).join(build.profile()).join("examples").join(&self.name);
        let compiled = compiled.with_extension("wasm");
        let module = pkg.join(self.file());

        // The module is written last, so it is newer than its sources only if it is complete.
        let newest = optimise::installed(root).max(files::written(&compiled)).max(files::written(&env::current_exe()?));
        if files::written(&module) > newest {
            return Ok(());
        }

        part(format!("{}: its JavaScript", self.name), || {
            let (generated, glue) = (self.generated(build)?, self.glue());
            files::empty(&generated)?;
            Bindgen::new()
                .input_path(&compiled)
                .out_name(glue)
                .web(true)?
                .typescript(true)
                .omit_default_module_path(false)
                .remove_producers_section(true)
                .generate(&generated)?;
            let script = generated.join(glue).with_extension("js");
            if self.is_in_package() {
                fs::write(&script, guard::guarded(&fs::read_to_string(&script)?)?)?;
            }
            if self.shares.is_none() {
                files::copy(&generated, pkg, |file| !files::is(file, &["wasm"]))?;
            }
            if build == Build::Development {
                fs::copy(self.unoptimised(build)?, &module)?;
            }
            Ok(())
        })
    }

    /// The module as it is generated.
    fn unoptimised(&self, build: Build) -> Outcome<PathBuf> {
        Ok(self.generated(build)?.join(format!("{}_bg.wasm", self.glue())))
    }

    /// The name of its generated JavaScript.
    fn glue(&self) -> &str {
        self.shares.map_or(&self.name, |shared| shared.inside)
    }

    /// Where its JavaScript is generated.
    pub fn generated(&self, build: Build) -> Outcome<PathBuf> {
        Ok(build.folder()?.join(&self.name).join(GENERATED))
    }
}
