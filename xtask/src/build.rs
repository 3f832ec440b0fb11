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
    presets, read, run, table,
    times::{in_parallel, part},
};

const CRATE: &str = "plyground";
/// The folder of a module's generated JavaScript.
const GENERATED: &str = "bindgen";
/// The compilation target of browsers.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// All features except those that only the native command needs.
pub const FEATURES: [&str; 3] = ["--no-default-features", "--features", "whole"];
/// The feature that names the two-player games, each of which is a feature and has a module.
const GAMES: &str = "games";
/// Modules of the site besides those of the games, with their features: for the pages of puzzles, for their workers,
/// which know distances and search for solutions, and for the laboratory's page. The first is built first, for the
/// others to start from its dependencies.
const OTHERS: [(&str, &str); 4] =
    [("play", "boards,slide"), ("distances", "boards,distances"), ("solver", "solver"), ("puzzles_plan", "lab,slide")];
/// What the laboratory's workers run of puzzles.
const PUZZLE_LABS: [(&str, &str); 3] =
    [("puzzles_lab", "lab,slide,sampling"), ("quotas_lab", "lab,slide,quotas"), ("solving_lab", "lab,slide,solving")];
/// Modules for npm only: the whole engine, and what it has for puzzles.
const FOR_NPM: [(&str, &str); 2] = [("plyground", "whole"), ("slide", "boards,distances,experiments,lab,solver")];

/// A WebAssembly module with its JavaScript.
pub struct Module {
    pub name: String,
    features: String,
    /// The script that it shares with others.
    pub shares: Option<&'static Shared>,
    /// The two-player game that it holds, if it holds one.
    pub game: Option<String>,
    /// Whether no page needs it.
    pub is_for_npm: bool,
}

/// The modules in `pkg/`: a game that the manifest of the crate lists has five, for its pages, for the workers
/// that play it and that find problems, and for the laboratory's page and workers.
pub fn modules(root: &Path) -> Outcome<Vec<Module>> {
    let about = read(root, cargo().args(["metadata", "--locked", "--no-deps", "--format-version", "1"]))?;
    let about: serde_json::Value = serde_json::from_str(&about)?;
    let crates = about["packages"].as_array().ok_or("cargo tells no packages")?;
    let ours = crates.iter().find(|package| package["name"] == CRATE).ok_or("cargo does not know the crate")?;
    let games = ours["features"][GAMES].as_array().ok_or("the crate has no games")?;
    let module = |shares, is_for_npm| {
        move |(name, features): (&str, &str)| Module {
            name: name.into(),
            features: features.into(),
            shares,
            game: None,
            is_for_npm,
        }
    };
    let of_game = |game: &str| {
        let shared = |end: &str, features: &str, shared| Module {
            game: Some(game.to_owned()),
            ..module(Some(shared), false)((&format!("{game}{end}"), &format!("{features},{game}")))
        };
        [
            shared("", "boards", &glue::GAMES),
            shared("_engine", "engines", &glue::ENGINES),
            shared("_problem", "problems", &glue::PROBLEMS),
            shared("_plan", "lab", &glue::PLANS),
            shared("_lab", "boards,engines,lab", &glue::LABS),
        ]
    };
    let mut modules: Vec<_> = OTHERS.into_iter().map(module(None, false)).collect();
    modules.extend(PUZZLE_LABS.map(module(Some(&glue::PUZZLE_LABS), false)));
    modules.extend(games.iter().filter_map(|game| game.as_str()).flat_map(of_game));
    modules.extend(FOR_NPM.map(module(None, true)));
    Ok(modules)
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
    // Those for npm hold the most: begun last, they would leave the other cores idle.
    let mut longest_first: Vec<_> = modules.iter().collect();
    longest_first.sort_by_key(|module| !module.is_for_npm);
    // The table may have to wait for another cargo, and no module for the table.
    in_parallel(&[true, false], |&is_modules| {
        if is_modules {
            modules[0].compile(root, Build::Release)?;
            in_parallel(&longest_first, |module| module.make(root, &pkg, Build::Release))
        } else {
            part("table", || table::write(root, &files::target()?.join("slide3.dtw"), &pkg))
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

/// Optimises the modules that are not the same again, which takes long: what each was made from is kept.
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

/// Removes modules that are made no more.
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
    /// The name of the file.
    pub fn file(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }

    /// Compiles the module and generates its JavaScript, unless nothing has changed. For visitors, the module is still
    /// to be optimised.
    pub fn make(&self, root: &Path, pkg: &Path, build: Build) -> Outcome {
        let compiled = self.compile(root, build)?;
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
            fs::write(&script, guard::guarded(&fs::read_to_string(&script)?)?)?;
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

    /// Whether a file in `pkg/` is the module or its own JavaScript, and pages need it.
    pub fn brings(&self, file: &Path) -> bool {
        let script = || self.shares.is_none() && file.ends_with(format!("{}.js", self.name));
        !self.is_for_npm && (file.ends_with(self.file()) || script())
    }

    /// What cargo builds of the crate.
    pub fn features(&self) -> [&str; 3] {
        ["--no-default-features", "--features", &self.features]
    }

    /// The name of its generated JavaScript.
    fn glue(&self) -> &str {
        self.shares.map_or(&self.name, |shared| shared.inside)
    }

    /// Where its JavaScript is generated.
    pub fn generated(&self, build: Build) -> Outcome<PathBuf> {
        Ok(build.folder()?.join(&self.name).join(GENERATED))
    }

    /// Compiles the module and returns its path. Each has its own folder, because builds with
    /// different features invalidate each other and block each other in the same folder; a new
    /// folder starts with the compiled dependencies of another.
    fn compile(&self, root: &Path, build: Build) -> Outcome<PathBuf> {
        let folder = build.folder()?;
        let target = folder.join(&self.name);
        if !target.exists() {
            fs::create_dir_all(&folder)?;
            let all = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Outcome<Vec<_>>>()?;
            // Others may be in the making.
            let others = [folder.join(OTHERS[0].0)].into_iter().chain(all);
            if let Some(other) = others.into_iter().find(|other| compiled(other, build).is_file()) {
                files::twin(&other, &target)?;
            }
        }
        part(format!("{}: compiling", self.name), || {
            // As a library for Rust too, it would contain whatever is public.
            let command = ["rustc", "--locked", "--lib", "--crate-type", "cdylib", "--target", TARGET];
            let options = ["--profile", build.profile(), "--target-dir"];
            let mut rustc = cargo();
            rustc.args(command).args(self.features()).args(options).arg(&target).arg("--");
            if build == Build::Release {
                rustc.arg("-Dwarnings");
            }
            run(root, &mut rustc)
        })?;
        Ok(compiled(&target, build))
    }
}

fn compiled(target: &Path, build: Build) -> PathBuf {
    target.join(TARGET).join(build.profile()).join(CRATE).with_extension("wasm")
}
