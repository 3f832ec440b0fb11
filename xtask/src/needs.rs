//! Programs that the tests need, apart from Rust.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Outcome, run};

/// A program: its possible names, an environment variable to override them, and its Debian packages.
struct Program(&'static [&'static str], Option<&'static str>, &'static [&'static str]);

const BROWSER: Option<&str> = Some("BROWSER_PATH");
/// Chromium without windows, tabs and menus: page tests take a third less time in it.
const HEADLESS_SHELL: Program = Program(&["chromium-headless-shell"], BROWSER, &["chromium-headless-shell"]);
const CHROMIUM: Program = Program(&["chromium", "chromium-browser", "google-chrome"], BROWSER, &["chromium"]);
const CHROMEDRIVER: Program = Program(&["chromedriver"], Some("CHROMEDRIVER"), &["chromium-driver"]);
const FIREFOX: Program = Program(&["firefox-esr", "firefox"], BROWSER, &["firefox-esr"]);
const WEBKIT: Program = Program(&["WebKitWebDriver"], None, &["webkit2gtk-driver"]);
const XVFB: Program = Program(&["xvfb-run"], None, &["xvfb", "xauth"]);

/// The driver of Chromium, together with a Chromium.
pub fn chromedriver(root: &Path) -> Outcome<PathBuf> {
    ensure(root, &[CHROMEDRIVER, CHROMIUM])?;
    CHROMEDRIVER.find().ok_or_else(|| "there is no chromedriver".into())
}

/// A browser: chromium, firefox or webkit.
pub fn browser(root: &Path, name: &str) -> Outcome {
    match name {
        "firefox" => ensure(root, &[FIREFOX]),
        "webkit" => ensure(root, &[WEBKIT, XVFB]),
        _ => {
            // Not every distribution has one.
            if ensure(root, &[HEADLESS_SHELL]).is_err() {
                eprintln!("there is no headless shell: all page tests run in Chromium itself");
            }
            ensure(root, &[CHROMIUM])
        }
    }
}

/// Node with npm, in a version whose test runner supports time limits.
pub fn node() -> Outcome {
    const OLDEST: (u32, u32) = (20, 19);
    let wanted = format!("tests and benchmarks need Node {}.{} or newer, with npm", OLDEST.0, OLDEST.1);
    let hint = "`apt-get install nodejs npm` from Debian 13 on, or https://nodejs.org";
    let version = Command::new("node").arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    let version = String::from_utf8_lossy(&version).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) < OLDEST => Err(format!("{wanted}, not {version}: {hint}").into()),
        (Some(_), Some(_)) if on_path("npm").is_some() => Ok(()),
        _ => Err(format!("{wanted}: {hint}").into()),
    }
}

impl Program {
    fn find(&self) -> Option<PathBuf> {
        let &Self(names, variable, _) = self;
        let chosen = variable.and_then(env::var_os).map(PathBuf::from);
        chosen.or_else(|| names.iter().find_map(|name| on_path(name)))
    }
}

/// Installs missing programs where that needs no confirmation: as root if there is apt-get.
fn ensure(root: &Path, programs: &[Program]) -> Outcome {
    let missing = || programs.iter().filter(|program| program.find().is_none());
    let packages: Vec<_> = missing().flat_map(|&Program(.., packages)| packages).copied().collect();
    if packages.is_empty() {
        return Ok(());
    }
    if is_root() && on_path("apt-get").is_some() {
        let apt = |arguments: &[&str]| {
            let mut apt = Command::new("apt-get");
            apt.env("DEBIAN_FRONTEND", "noninteractive").args(["-o", "Acquire::Retries=3"]).args(arguments);
            run(root, &mut apt)
        };
        let install = || {
            apt(&["update", "--quiet"])?;
            apt(&[&["install", "--yes", "--quiet", "--no-install-recommends"], &packages[..]].concat())
        };
        install().or_else(|_| install())?;
    }
    let Some(Program(names, variable, _)) = missing().next() else { return Ok(()) };
    let variable = variable.map(|name| format!(", or set {name}")).unwrap_or_default();
    let install = format!("sudo apt-get install {}", packages.join(" "));
    Err(format!("{} is missing: `{install}` on Debian or Ubuntu{variable}", names[0]).into())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|file| file.is_file())
}
