//! Every test, in the order in which failures are cheapest to find.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Outcome,
    build::{FEATURES, TARGET},
    cargo, dist, files, needs, npm_tool, run,
};

/// Seconds that a page of wasm tests may take on a slow machine.
const WASM_SECONDS: &str = "600";
/// Milliseconds that a file of end-to-end tests may take there.
const E2E_MILLISECONDS: u32 = 600_000;

/// Runs one suite, or all that need only Chromium.
pub fn suite(root: &Path, name: &str) -> Outcome {
    match name {
        "native" => native(root),
        "wasm" => wasm(root),
        "e2e" => e2e(root, "chromium"),
        "long" => long(root),
        "firefox" => e2e(root, "firefox"),
        "webkit" => webkit(root),
        "all" => ["native", "wasm", "e2e"].iter().try_for_each(|name| suite(root, name)),
        _ => Err(format!("{name} is no suite: expected native, wasm, e2e, long, firefox, webkit or all").into()),
    }
}

/// Formatting, lints and documentation on both targets, then unit, integration and doc tests.
fn native(root: &Path) -> Outcome {
    let wasm = [&["--lib", "--target", TARGET][..], &FEATURES].concat();
    run(root, cargo().args(["fmt", "--all", "--check"]))?;
    for part in [&["--all-targets"][..], &["--package", "xtask"], &[&wasm[..], &["--tests", "--benches"]].concat()] {
        run(root, cargo().args(["clippy", "--locked"]).args(part).args(["--", "-Dwarnings"]))?;
    }
    for part in [&[][..], &wasm[..]] {
        run(root, cargo().args(["doc", "--locked", "--no-deps"]).args(part).env("RUSTDOCFLAGS", "-Dwarnings"))?;
    }
    run(root, cargo().args(["test", "--locked"]))
}

/// The wasm tests, in a page and in a worker of a headless Chromium.
fn wasm(root: &Path) -> Outcome {
    in_chromium(root, &["--lib", "--tests"], &[])
}

/// The wasm tests of known numbers with what is left out of the others: the long proofs of SlideFour.
fn long(root: &Path) -> Outcome {
    in_chromium(root, &["--test", "golden"], &["--include-ignored"])
}

fn in_chromium(root: &Path, tests: &[&str], options: &[&str]) -> Outcome {
    let driver = needs::chromedriver(root)?;
    run(
        root,
        cargo()
            .args(["test", "--locked", "--target", TARGET])
            .args(FEATURES)
            .args(tests)
            .arg("--")
            .args(options)
            .env("CHROMEDRIVER", driver)
            .env("WASM_BINDGEN_TEST_TIMEOUT", WASM_SECONDS),
    )
}

/// The types of the package, the weight of the site, and the site in a real browser.
fn e2e(root: &Path, browser: &str) -> Outcome {
    needs::node()?;
    needs::browser(root, browser)?;
    node_packages(root)?;
    dist::site(root)?;
    let tsc = npm_tool(root, "tsc").ok_or("npm has not installed tsc")?;
    for project in ["tests/types", "tests/types/page.json", "tests/types/worker.json"] {
        run(root, Command::new(&tsc).args(["--project", project]))?;
    }
    run(root, Command::new("node").arg("tests/e2e/budget.mjs"))?;
    run(
        root,
        Command::new("node")
            .args(["--test", "--test-reporter=spec", &format!("--test-timeout={E2E_MILLISECONDS}")])
            .args(page_tests(root)?)
            .env("BROWSER", browser),
    )
}

fn webkit(root: &Path) -> Outcome {
    needs::node()?;
    needs::browser(root, "webkit")?;
    dist::site(root)?;
    run(root, Command::new("xvfb-run").args(["-a", "node", "tests/e2e/webkit.mjs"]))
}

/// Installs the Node packages that package-lock.json names, unless that is done.
fn node_packages(root: &Path) -> Outcome {
    let installed = files::written(&root.join("node_modules/.package-lock.json"));
    if installed >= files::written(&root.join("package-lock.json")) {
        return Ok(());
    }
    run(root, Command::new("npm").args(["ci", "--no-fund", "--no-audit"]))
}

fn page_tests(root: &Path) -> Outcome<Vec<PathBuf>> {
    let folder = Path::new("tests/e2e");
    let files = fs::read_dir(root.join(folder))?;
    let mut tests = files.map(|entry| Ok(folder.join(entry?.file_name()))).collect::<Outcome<Vec<_>>>()?;
    tests.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    tests.sort();
    Ok(tests)
}
