//! All tests, cheapest first.

use std::{
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use crate::{
    Outcome,
    build::{self, FOR_BROWSERS, TARGET},
    cargo, dist, files, needs, python, run,
    times::{part, side_by_side, within},
};

/// The time limit in seconds for a page of wasm tests on a slow machine.
const WASM_SECONDS: &str = "600";
/// The time after which something hangs, on any machine.
const LIMIT: Duration = Duration::from_mins(30);
/// Unit tests look at small pieces: optimising the crate for them takes three times as long as running them without.
const UNIT_TESTS: [&str; 3] = ["--lib", "--config", "profile.dev.package.plyground.opt-level=0"];

/// The tests before every change.
pub fn usual(root: &Path) -> Outcome {
    within(LIMIT, || {
        before_pages(root, false)?;
        pages(root, "chromium", false)
    })
}

/// Runs one suite, or all but the long proofs.
pub fn suite(root: &Path, name: &str) -> Outcome {
    match name {
        "native" => NATIVE.iter().try_for_each(|step| step(root, false)),
        "wasm" => wasm(root),
        "e2e" => e2e(root, "chromium"),
        "python" => python::test(root),
        "consumers" => {
            programs(root)?;
            build::pkg(root)?;
            consumers(root)
        }
        "long" => long(root),
        "firefox" => e2e(root, "firefox"),
        "webkit" => webkit(root),
        "all" => {
            before_pages(root, true)?;
            thorough_lints(root)?;
            wasm(root)?;
            python::test(root)?;
            consumers(root)?;
            pages(root, "chromium", true)?;
            in_other_browsers(root)
        }
        _ => Err(format!(
            "{name} is no suite: expected native, wasm, e2e, python, consumers, long, firefox, webkit or all"
        )
        .into()),
    }
}

/// A step of the tests, which gets the root and whether the thorough tests belong to it.
type Step = fn(&Path, bool) -> Outcome;
/// Native code.
const NATIVE: [Step; 3] = [|root, _| lints(root), |root, _| compile_native_tests(root), native_tests];
/// The site as far as it needs no browser.
const SITE: [Step; 3] = [|root, _| programs(root), site, without_browser];

/// All tests but those of pages. Neither list keeps all cores busy alone.
fn before_pages(root: &Path, is_all: bool) -> Outcome {
    needs::node()?;
    side_by_side(&[&NATIVE[..], &SITE[..]], |step| step(root, is_all))
}

/// Programs by others: packages of Node, and a browser.
fn programs(root: &Path) -> Outcome {
    part("programs", || {
        node_packages(root)?;
        needs::browser(root, "chromium")
    })
}

/// Formatting and lints.
fn lints(root: &Path) -> Outcome {
    part("formatting", || run(root, cargo().args(["fmt", "--all", "--check"])))?;
    part("clippy", || clippy(root, &[]))
}

/// Lints of tests, of the tools and for browsers; documentation, natively and for browsers.
fn thorough_lints(root: &Path) -> Outcome {
    let modules = ["--package", build::LIBRARY, "--package", build::PACKAGE, "--lib", "--examples"];
    let in_browsers = [&["--target", TARGET][..], &FOR_BROWSERS].concat();
    part("clippy of tests", || clippy(root, &["--all-targets"]))?;
    part("clippy of tools", || clippy(root, &["--package", "xtask"]))?;
    part("clippy of the library in WebAssembly", || {
        clippy(root, &["--package", build::LIBRARY, "--lib", "--target", TARGET, "--no-default-features"])
    })?;
    part("clippy of modules", || clippy(root, &[&modules[..], &in_browsers].concat()))?;
    part("clippy of tests in browsers", || clippy(root, &[&["--tests", "--benches"][..], &in_browsers].concat()))?;
    part("documentation", || documentation(root, &[]))?;
    part("documentation of the library in browsers", || documentation(root, &[&["--lib"][..], &in_browsers].concat()))
}

fn documentation(root: &Path, options: &[&str]) -> Outcome {
    run(root, cargo().args(["doc", "--locked", "--no-deps"]).args(options).env("RUSTDOCFLAGS", "-Dwarnings"))
}

fn clippy(root: &Path, options: &[&str]) -> Outcome {
    run(root, cargo().args(["clippy", "--locked"]).args(options).args(["--", "-Dwarnings"]))
}

fn compile_native_tests(root: &Path) -> Outcome {
    part("native tests: compiling", || {
        native(root, &[&UNIT_TESTS[..], &["--no-run"]].concat())?;
        native(root, &["--test", "*", "--no-run"])
    })
}

/// Unit, integration and doc tests.
fn native_tests(root: &Path, is_all: bool) -> Outcome {
    part("native tests", || {
        let thorough = if is_all { &["--", "--include-ignored"][..] } else { &[] };
        native(root, &UNIT_TESTS)?;
        native(root, &[&["--test", "*"][..], thorough].concat())?;
        native(root, &["--doc"])
    })
}

fn native(root: &Path, options: &[&str]) -> Outcome {
    run(root, cargo().args(["test", "--locked"]).args(options))
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
        test.args(["test", "--locked", "--target", TARGET]).args(FOR_BROWSERS).args(tests);
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

/// The scripts and the site, as written and in a real browser.
fn e2e(root: &Path, browser: &str) -> Outcome {
    needs::node()?;
    node_packages(root)?;
    needs::browser(root, browser)?;
    site(root, false)?;
    without_browser(root, false)?;
    pages(root, browser, false)
}

/// The style of the scripts, and the site; or the npm package too.
fn site(root: &Path, is_all: bool) -> Outcome {
    part("scripts as written", || run(root, Command::new(tool(root, "biome")?).args(["ci", "--error-on-warnings"])))?;
    let build = if is_all { build::pkg } else { build::site };
    build(root)?;
    dist::assemble(root, &[])?;
    part("pages as they are served", || crate::pages::check(root))
}

/// Tests of scripts and of the site that need no browser.
fn without_browser(root: &Path, is_all: bool) -> Outcome {
    part("types of scripts", || {
        let tsc = tool(root, "tsc")?;
        let package = if is_all { &["tests/types", "tests/types/bare.json"][..] } else { &[] };
        let projects = package.iter().chain(&["tests/types/page.json", "tests/types/worker.json"]);
        projects.into_iter().try_for_each(|project| run(root, Command::new(&tsc).args(["--project", project])))
    })?;
    part("unit tests of scripts", || {
        let mut test = node();
        run(root, for_all(test.args(["--test", "--test-reporter=spec"]).args(unit_tests(root)?), is_all))
    })?;
    part("budget", || run(root, Command::new("node").arg("tests/e2e/budget.mjs")))
}

/// Node for tests, which start others with the same option. Node 20 may never end while a script is compiled in the
/// background: it waits for the compiler, and the compiler for a garbage collection.
fn node() -> Command {
    let mut node = Command::new("node");
    node.arg("--no-concurrent-recompilation");
    node
}

fn unit_tests(root: &Path) -> Outcome<Vec<PathBuf>> {
    let folder = root.join("tests/unit");
    let tests = files::list(&folder)?.into_iter().filter(|file| file.ends_with(".test.mjs"));
    Ok(tests.map(|file| folder.join(file)).collect())
}

fn pages(root: &Path, browser: &str, is_all: bool) -> Outcome {
    part(format!("page tests in {browser}"), || {
        let mut test = node();
        run(root, for_all(test.arg("tests/e2e/run.mjs").env("BROWSER", browser), is_all))
    })
}

/// The page tests in browsers other than Chromium, of a site that is there.
fn in_other_browsers(root: &Path) -> Outcome {
    ["firefox", "webkit"].into_iter().try_for_each(|browser| needs::browser(root, browser))?;
    pages(root, "firefox", false)?;
    webkit_pages(root)
}

/// Projects that use the npm package, with the tools of their own.
fn consumers(root: &Path) -> Outcome {
    part("consumers", || {
        let folder = root.join("tests/consumers");
        node_packages(&folder)?;
        run(root, Command::new("node").args(["--test", "--test-reporter=spec"]).arg(folder.join("consumers.test.mjs")))
    })
}

/// Tells scripts whether the thorough tests belong to it.
fn for_all(test: &mut Command, is_all: bool) -> &mut Command {
    if is_all { test.env("ALL", "1") } else { test }
}

/// Formats Rust and JavaScript.
pub fn format(root: &Path) -> Outcome {
    needs::node()?;
    node_packages(root)?;
    run(root, cargo().args(["fmt", "--all"]))?;
    run(root, Command::new(tool(root, "biome")?).args(["format", "--write"]))
}

/// The path of a tool that npm has installed.
fn tool(root: &Path, name: &str) -> Outcome<PathBuf> {
    let tool = root.join("node_modules/.bin").join(name);
    if tool.exists() { Ok(tool) } else { Err(format!("npm has not installed {name}").into()) }
}

fn webkit(root: &Path) -> Outcome {
    needs::node()?;
    node_packages(root)?;
    needs::browser(root, "webkit")?;
    dist::site(root, &[])?;
    webkit_pages(root)
}

fn webkit_pages(root: &Path) -> Outcome {
    part("page tests in webkit", || run(root, Command::new("xvfb-run").args(["-a", "node", "tests/e2e/webkit.mjs"])))
}

/// Installs the Node packages named in a folder's package-lock.json, unless that has been done.
fn node_packages(folder: &Path) -> Outcome {
    let installed = files::written(&folder.join("node_modules/.package-lock.json"));
    if installed >= files::written(&folder.join("package-lock.json")) {
        return Ok(());
    }
    let install = || run(folder, Command::new("npm").args(["ci", "--no-fund", "--no-audit", "--fetch-retries=5"]));
    install().or_else(|_| install())
}
