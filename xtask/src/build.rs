//! From Rust source to the files a browser loads.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use wasm_bindgen_cli_support::Bindgen;

use crate::{
    Outcome, cargo, dist, files, glue, npm,
    optimise::{self, Work, optimise},
    presets, run, table_file,
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
/// The features of the library in browsers.
pub const FOR_BROWSERS: [&str; 3] = ["--no-default-features", "--features", "web"];
/// Modules whose generic code is compiled for size, because an element with a problem or the laboratory's page waits for them:
/// otherwise they would be larger than it may load. Rules and evaluations are those of the library, compiled for speed.
const SMALL: [&str; 4] = ["checkers_prover", "games_plan", "isolation_prover", "puzzles_plan"];
const FOR_SIZE: [&str; 2] = ["--config", "profile.module.package.plyground-modules.opt-level=\"s\""];
/// Modules for npm only: the whole engine, and its part for puzzles.
const FOR_NPM: [&str; 2] = ["plyground", "slide"];

/// The module of pages with puzzles, which the npm package has as the rules of puzzles.
const RULES_OF_PUZZLES: &str = "play";

/// A WebAssembly module with its JavaScript.
pub struct Module {
    pub name: String,
    /// The two-player game that it holds, if it holds one.
    pub game: Option<String>,
    /// The name of its generated JavaScript, which the modules of games of a kind share.
    pub kind: String,
}

/// The modules in `pkg/`. A two-player game has four, for its pages, for the workers that play it, for those that find
/// problems, and for the laboratory's workers.
pub fn modules(root: &Path) -> Outcome<Vec<Module>> {
    let files = files::list(&root.join("wasm/modules"))?;
    let names: Vec<_> = files.iter().filter_map(|file| file.strip_suffix(".rs")).collect();
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
    dist::check_tools(root)?;
    let modules = modules(root)?;
    make(root, &modules)?;
    npm::write(root, &root.join("pkg"), &modules)
}

/// Makes what the site needs of `pkg/`: its modules with their JavaScript, the table file and the presets.
pub fn site(root: &Path) -> Outcome {
    let mut modules = modules(root)?;
    modules.retain(|module| !module.is_for_npm());
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
    for kind in glue::KINDS {
        let sharing = modules.iter().filter(|module| module.game.is_some() && module.kind == kind);
        glue::write(kind, &sharing.map(|module| module.generated(Build::Release)).collect::<Outcome<Vec<_>>>()?, &pkg)?;
    }
    let all = self::modules(root)?;
    files::clear(&pkg, "wasm", |file| all.iter().any(|module| file.ends_with(module.file())))?;
    npm::write_types(root, &pkg)?;
    presets::write(root, &pkg)
}

/// Compiles modules, and the library that they share.
pub fn compile(root: &Path, modules: &[Module], build: Build) -> Outcome {
    part("modules: compiling", || {
        let (small, others): (Vec<_>, Vec<_>) = modules.iter().partition(|module| SMALL.contains(&&*module.name));
        for (modules, config) in [(others, &[][..]), (small, &FOR_SIZE[..])] {
            if modules.is_empty() {
                continue;
            }
            let mut cargo = cargo();
            cargo.args(["build", "--locked", "--package", PACKAGE, "--target", TARGET, "--profile", build.profile()]);
            cargo.args(config).args(modules.iter().flat_map(|module| ["--example", &module.name]));
            run(root, &mut cargo)?;
        }
        Ok(())
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
        let is_game = |game: &str| all.contains(&format!("{game}_{}", glue::ENGINE).as_str());
        let (game, kind) = match name.rsplit_once('_') {
            Some((game, kind)) if is_game(game) => (Some(game.to_owned()), kind),
            _ if is_game(name) => (Some(name.to_owned()), glue::GAME),
            _ => (None, name),
        };
        Self { name: name.to_owned(), game, kind: kind.to_owned() }
    }

    /// Whether no page needs it.
    fn is_for_npm(&self) -> bool {
        FOR_NPM.contains(&&*self.name)
    }

    /// The entry of the npm package that it is for, if it is for one: `loa` is the laboratory, and `loa/rules` the module of
    /// pages.
    pub fn entry(&self) -> Option<String> {
        match (self.game.as_deref(), self.kind.as_str()) {
            (None, RULES_OF_PUZZLES) => Some("slide/rules".to_owned()),
            (None, _) => self.is_for_npm().then(|| self.name.clone()),
            (Some(game), glue::LAB) => Some(game.to_owned()),
            (Some(game), glue::GAME) => Some(format!("{game}/rules")),
            _ => None,
        }
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
            let generated = self.generated(build)?;
            files::empty(&generated)?;
            let bindgen = || {
                let mut bindgen = Bindgen::new();
                bindgen.input_path(&compiled).out_name(&self.kind).remove_producers_section(true);
                bindgen
            };
            bindgen().web(true)?.typescript(true).omit_default_module_path(true).generate(&generated)?;
            npm::free_types(&generated.join(&self.kind).with_extension("d.ts"))?;
            if self.game.is_some() {
                let classic = bindgen().no_modules(true)?.generate_output()?;
                fs::write(generated.join(glue::CLASSIC), classic.js())?;
            }
            if self.entry().is_some() && build == Build::Release {
                let bindings = bindgen().bundler(true)?.generate_output()?;
                fs::write(generated.join(npm::BINDINGS), bindings.start().ok_or("no bindings were generated")?)?;
            }
            if self.game.is_none() {
                for extension in ["js", "d.ts"] {
                    let file = Path::new(&self.kind).with_extension(extension);
                    fs::copy(generated.join(&file), pkg.join(file))?;
                }
            }
            if build == Build::Development {
                fs::copy(self.unoptimised(build)?, &module)?;
            }
            Ok(())
        })
    }

    /// The module as it is generated.
    fn unoptimised(&self, build: Build) -> Outcome<PathBuf> {
        Ok(self.generated(build)?.join(format!("{}_bg.wasm", self.kind)))
    }

    /// Where its JavaScript is generated.
    pub fn generated(&self, build: Build) -> Outcome<PathBuf> {
        Ok(build.folder()?.join(&self.name).join(GENERATED))
    }
}
