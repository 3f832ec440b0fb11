//! All tests, cheapest first.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Outcome,
    build::{self, FEATURES, TARGET, modules},
    cargo, dist, files,
    glue::{GAMES, LABS},
    needs, npm_tool, run,
    times::{cores, in_parallel, part},
};

/// The time limit in seconds for a page of wasm tests on a slow machine.
const WASM_SECONDS: &str = "600";
/// The time limit in milliseconds for a file of end-to-end tests there.
const E2E_MILLISECONDS: u32 = 600_000;
/// Unit tests look at small pieces: to optimise the crate for them takes three times as long as they run without.
const UNIT_TESTS: [&str; 3] = ["--lib", "--config", "profile.dev.package.plyground.opt-level=0"];
/// Files of page tests that are run again if they fail. If more do, the machine is not the reason.
const MOST_AGAIN: usize = 3;

/// Runs one suite, or all that only need Chromium.
pub fn suite(root: &Path, name: &str) -> Outcome {
    match name {
        "native" => native(root),
        "wasm" => wasm(root),
        "e2e" => e2e(root, "chromium"),
        "long" => long(root),
        "firefox" => e2e(root, "firefox"),
        "webkit" => webkit(root),
        "all" => all(root),
        _ => Err(format!("{name} is no suite: expected native, wasm, e2e, long, firefox, webkit or all").into()),
    }
}

/// What keeps less than all cores busy runs beside something else.
fn all(root: &Path) -> Outcome {
    native(root)?;
    // Both may have to be installed, which must not happen at the same time.
    needs::chromedriver(root)?;
    needs::browser(root, "chromium")?;
    in_parallel(&[finished_site, wasm], |part| part(root))?;
    checked_site(root, "chromium")
}

/// Formatting, then unit, integration and doc tests beside lints and documentation, which use one core at most.
fn native(root: &Path) -> Outcome {
    part("formatting", || run(root, cargo().args(["fmt", "--all", "--check"])))?;
    in_parallel(&[native_tests, lints], |suite| suite(root))
}

fn native_tests(root: &Path) -> Outcome {
    let tests = |options: &[&str]| run(root, cargo().args(["test", "--locked"]).args(options));
    part("native tests: compiling", || {
        tests(&[&UNIT_TESTS[..], &["--no-run"]].concat())?;
        tests(&["--test", "*", "--no-run"])
    })?;
    part("native tests", || {
        tests(&UNIT_TESTS)?;
        tests(&["--test", "*"])?;
        tests(&["--doc"])
    })
}

/// Lints and documentation on both targets, in a folder of their own, because cargo locks the folder that it works in.
fn lints(root: &Path) -> Outcome {
    let folder = files::target()?.join("lints");
    let lint = |options: &[&str]| {
        let mut clippy = cargo();
        clippy.args(["clippy", "--locked", "--target-dir"]).arg(&folder).args(options);
        run(root, clippy.args(["--", "-Dwarnings"]))
    };
    let wasm = [&["--lib", "--target", TARGET][..], &FEATURES].concat();
    part("clippy", || {
        lint(&["--all-targets"])?;
        lint(&["--package", "xtask"])?;
        lint(&[&wasm[..], &["--tests", "--benches"]].concat())?;
        // What is only there where something else is missing is seen in two modules: the smallest and the largest
        // of a game. Of the others, the compiler's warnings fail the build.
        let mut modules = modules(root)?;
        let mut seen = BTreeSet::new();
        modules.retain(|module| {
            let of_game = module.shares.map(|shared| shared.script);
            [Some(GAMES.script), Some(LABS.script)].contains(&of_game) && seen.insert(of_game)
        });
        modules.iter().try_for_each(|module| lint(&[&["--lib", "--target", TARGET][..], &module.features()].concat()))
    })?;
    part("documentation", || {
        [&[][..], &wasm[..]].into_iter().try_for_each(|part| {
            let mut doc = cargo();
            doc.args(["doc", "--locked", "--no-deps", "--target-dir"]).arg(&folder).args(part);
            run(root, doc.env("RUSTDOCFLAGS", "-Dwarnings"))
        })
    })
}

/// The wasm tests, in a page and in a worker of a headless Chromium. The other test crates are
/// empty on that target.
fn wasm(root: &Path) -> Outcome {
    in_chromium(root, &["--test", "golden", "--test", "web"], &[])
}

/// The wasm tests of known numbers, including those that the others leave out: the long proofs of SlideFour.
fn long(root: &Path) -> Outcome {
    in_chromium(root, &["--test", "golden"], &["--include-ignored"])
}

fn in_chromium(root: &Path, tests: &[&str], options: &[&str]) -> Outcome {
    let driver = needs::chromedriver(root)?;
    let test = || {
        let mut test = cargo();
        test.args(["test", "--locked", "--target", TARGET]).args(FEATURES).args(tests);
        test
    };
    part("wasm tests: compiling", || {
        run(root, test().arg("--no-run"))?;
        run(root, cargo().args(["build", "--locked", "--package", "wasm-test-runner"]))
    })?;
    part("wasm tests", || {
        let mut test = test();
        test.arg("--").args(options).env("CHROMEDRIVER", driver).env("WASM_BINDGEN_TEST_TIMEOUT", WASM_SECONDS);
        run(root, &mut test)
    })
}

/// The scripts, the package and the site, as written and in a real browser.
fn e2e(root: &Path, browser: &str) -> Outcome {
    needs::browser(root, browser)?;
    finished_site(root)?;
    checked_site(root, browser)
}

/// The style of the scripts; the package and the site.
fn finished_site(root: &Path) -> Outcome {
    needs::node()?;
    node_packages(root)?;
    part("scripts as written", || run(root, Command::new(tool(root, "biome")?).args(["ci", "--error-on-warnings"])))?;
    build::pkg(root)?;
    dist::assemble(root)
}

/// The types of the package and the size of the site, beside the site in a real browser.
fn checked_site(root: &Path, browser: &str) -> Outcome {
    let page_tests = || part("page tests", || pages(root, browser));
    let suites: [&(dyn Fn() -> Outcome + Sync); 2] = [&|| types_and_budget(root), &page_tests];
    in_parallel(&suites, |suite| suite())
}

fn types_and_budget(root: &Path) -> Outcome {
    part("types of scripts", || {
        let tsc = tool(root, "tsc")?;
        ["tests/types", "tests/types/page.json", "tests/types/worker.json"]
            .iter()
            .try_for_each(|project| run(root, Command::new(&tsc).args(["--project", project])))
    })?;
    part("budget", || run(root, Command::new("node").arg("tests/e2e/budget.mjs")))
}

/// Runs all page tests. If a few files fail, they are run once more, one at a time: what passes then depended on what
/// else the machine was doing. That is a defect too, and is named.
fn pages(root: &Path, browser: &str) -> Outcome {
    let list = files::target()?.join("failed_page_tests");
    let test = |files: &[PathBuf], at_once: usize| {
        run(
            root,
            Command::new("node")
                .args(["--test", "--test-reporter=spec", "--test-reporter-destination=stdout"])
                .args(["--test-reporter=./tests/e2e/failed_files.mjs", "--test-reporter-destination"])
                .arg(&list)
                .arg(format!("--test-timeout={E2E_MILLISECONDS}"))
                .arg(format!("--test-concurrency={at_once}"))
                .args(files)
                .env("BROWSER", browser),
        )
    };
    // Tests often wait for a slow network: one more than there are cores keeps these busy.
    let Err(failure) = test(&page_tests(root)?, 1 + cores()) else {
        return Ok(());
    };
    let failed: Vec<_> = fs::read_to_string(&list)?.lines().map(PathBuf::from).collect();
    if failed.is_empty() || failed.len() > MOST_AGAIN {
        return Err(failure);
    }
    test(&failed, 1)?;
    for file in failed {
        eprintln!("unsteady: {} failed among the others and passed alone", file.display());
    }
    Ok(())
}

/// Formats Rust and JavaScript.
pub fn format(root: &Path) -> Outcome {
    needs::node()?;
    node_packages(root)?;
    run(root, cargo().args(["fmt", "--all"]))?;
    run(root, Command::new(tool(root, "biome")?).args(["format", "--write"]))
}

fn tool(root: &Path, name: &str) -> Outcome<PathBuf> {
    npm_tool(root, name).ok_or_else(|| format!("npm has not installed {name}").into())
}

fn webkit(root: &Path) -> Outcome {
    needs::node()?;
    needs::browser(root, "webkit")?;
    dist::site(root)?;
    run(root, Command::new("xvfb-run").args(["-a", "node", "tests/e2e/webkit.mjs"]))
}

/// Installs the Node packages named in package-lock.json, unless that has been done.
fn node_packages(root: &Path) -> Outcome {
    let installed = files::written(&root.join("node_modules/.package-lock.json"));
    if installed >= files::written(&root.join("package-lock.json")) {
        return Ok(());
    }
    run(root, Command::new("npm").args(["ci", "--no-fund", "--no-audit"]))
}

fn page_tests(root: &Path) -> Outcome<Vec<PathBuf>> {
    let mut tests = Vec::new();
    for folder in ["tests/unit", "tests/e2e"] {
        for entry in fs::read_dir(root.join(folder))? {
            tests.push(Path::new(folder).join(entry?.file_name()));
        }
    }
    tests.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    tests.sort();
    Ok(tests)
}
