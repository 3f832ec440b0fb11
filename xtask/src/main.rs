//! `cargo xtask <command>`: builds, serves, tests and measures the page.
//!
//! It links wasm-bindgen's generator as a library, so Cargo.lock pins it to the same version as the
//! crate, and there is nothing to install.

mod bench;
mod build;
mod develop;
mod dist;
mod files;
mod fuzz;
mod glue;
mod needs;
mod notices;
mod npm;
mod optimise;
mod pages;
mod presets;
mod python;
mod rust_notices;
mod serve;
mod table_file;
mod test;
mod times;

use std::{
    env,
    path::Path,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use develop::DevBuilder;
use serve::Site;

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

const USAGE: &str = "usage: ./build.sh [command]

  build                 compile the crate to the npm package pkg/ (the default)
  serve [port]          serve www/ from port 8000, with modules built when a page asks for them or they change
  serve dist [port]     build and assemble the deployable site, then serve it
  dist                  build, then assemble the deployable site in dist/
  release [folder]      the same, and keep it as a version beside the newest site, in dist/ or that folder
  test [suite]          run the usual tests, or all, or only native, wasm, e2e, python, long, firefox or webkit
  fuzz [seconds [name]]  try inputs that are nearly right for this long with each reader, or with one
  format                format Rust and JavaScript
  python                make the Python package, a wheel in target/wheels/
  bench                 measure the engine natively and in WebAssembly, side by side";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let begun = Instant::now();
    let outcome = command(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    eprint!("{}", times::report(begun.elapsed()));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn command(arguments: &[&str]) -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no workspace root")?;
    match *arguments {
        ["build"] => build::pkg(root),
        ["bench"] => bench::compare(root),
        ["dist"] => dist::site(root, &[]),
        ["release"] | ["release", _] => dist::site(root, arguments),
        ["fuzz", ref more @ ..] => fuzz::fuzz(root, more),
        ["python"] => python::wheel(root).map(drop),
        ["format"] => test::format(root),
        ["test"] => test::usual(root),
        ["test", suite] => test::suite(root, suite),
        ["serve", "dist", ref port @ ..] => {
            let port = serve::port(port)?;
            dist::site(root, &[])?;
            serve::forever(&Site::Finished(root.join("dist")), port)
        }
        ["serve", ref port @ ..] => {
            let port = serve::port(port)?;
            serve::forever(&Site::Development(DevBuilder::open(root)?), port)
        }
        _ => Err(USAGE.into()),
    }
}

/// Runs a command in `root`, printing it, and fails if it fails.
fn run(root: &Path, command: &mut Command) -> Outcome {
    read(root, command.stdin(Stdio::inherit()).stdout(Stdio::inherit())).map(drop)
}

/// Runs a command like [`run`], and returns its output.
fn read(root: &Path, command: &mut Command) -> Outcome<String> {
    let words: Vec<_> = [command.get_program()].into_iter().chain(command.get_args()).collect();
    let line = words.join(" ".as_ref()).display().to_string();
    eprintln!("$ {line}");
    let output = command.current_dir(root).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("{line}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8(output.stdout)?)
    } else {
        Err(format!("{line}: {}", output.status).into())
    }
}

/// The cargo that started this program.
fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
