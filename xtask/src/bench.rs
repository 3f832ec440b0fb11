//! The benchmark, natively and in WebAssembly, side by side.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use wasm_bindgen_cli_support::Bindgen;

use crate::{
    Outcome,
    build::{FOR_BROWSERS, LIBRARY, TARGET},
    cargo, dist, files,
    optimise::{Work, optimise},
    read, run,
};

const NAME: &str = "speed";
const TIMES: [&str; 9] =
    ["work", "unit", "native: first", "best", "median", "wasm: first", "best", "median", "time ratio"];
const COUNTS: [&str; 2] = ["count", "both"];

/// Measures both, prints both, and fails if their counts differ.
pub fn compare(root: &Path) -> Outcome {
    dist::check_tools(root)?;
    let native = program(root, &[])?;
    let for_wasm = [&FOR_BROWSERS[..], &["--target", TARGET]].concat();
    let wasm = module(root, &program(root, &for_wasm)?)?;
    let native = read(root, &mut Command::new(native))?;
    let wasm = read(root, Command::new("node").arg(wasm))?;

    let (mut times, mut counts) = (Vec::new(), Vec::new());
    let (native, wasm) = (rows(&native), rows(&wasm));
    for place in 0..native.len().max(wasm.len()) {
        let [native, wasm] = [&native, &wasm].map(|rows| rows.get(place).map_or(&[][..], Vec::as_slice));
        match (native, wasm) {
            ([count, here], [same, there]) if (count, here) == (same, there) => counts.push(native.to_vec()),
            ([work, unit, .., here], [same, _, .., there]) if work == same => {
                let (here, there): (f64, f64) = (here.parse()?, there.parse()?);
                let ratio = if unit == "ms" { there / here } else { here / there };
                times.push([native, &wasm[2..], &[format!("{ratio:.2}")]].concat());
            }
            _ => return Err(format!("{} natively, but {} in WebAssembly", native.join(" "), wasm.join(" ")).into()),
        }
    }
    println!("\n{}\n{}", table(&TIMES, &times), table(&COUNTS, &counts));
    laboratory(root)
}

/// Compares the laboratory's page with the command, if the site is there.
fn laboratory(root: &Path) -> Outcome {
    if !root.join("dist").is_dir() {
        eprintln!("note: the laboratory's page is not measured (`./build.sh dist` makes it)");
        return Ok(());
    }
    run(root, cargo().args(["build", "--locked", "--release", "--bin", LIBRARY]))?;
    let command = files::target()?.join("release").join(LIBRARY);
    run(root, Command::new("node").arg("benches/laboratory.mjs").arg(command))
}

/// Compiles the benchmark and returns its path: its file name contains a hash.
fn program(root: &Path, options: &[&str]) -> Outcome<PathBuf> {
    let common = ["bench", "--locked", "--no-run", "--bench", NAME, "--message-format=json-render-diagnostics"];
    let messages = read(root, cargo().args(common).args(options))?;
    for message in messages.lines() {
        let message: serde_json::Value = serde_json::from_str(message)?;
        if message["target"]["name"] == NAME
            && let Some(program) = message["executable"].as_str()
        {
            return Ok(program.into());
        }
    }
    Err("cargo names no benchmark".into())
}

/// Turns a compiled module into one that Node can run, optimised like the page's.
fn module(root: &Path, compiled: &Path) -> Outcome<PathBuf> {
    let folder = files::target()?.join("bench");
    files::empty(&folder)?;
    Bindgen::new()
        .input_path(compiled)
        .out_name(NAME)
        .nodejs_module(true)?
        .typescript(false)
        .remove_producers_section(true)
        .generate(&folder)?;
    let module = folder.join(format!("{NAME}_bg.wasm"));
    optimise(root, &[Work { from: module.clone(), to: module }])?;
    Ok(folder.join(NAME).with_extension("js"))
}

/// The cells of the lines that end in a number: all but the headings.
fn rows(text: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect();
    let is_number = |row: &Vec<String>| row.last().is_some_and(|cell| cell.parse::<f64>().is_ok());
    text.lines().map(cells).filter(is_number).collect()
}

/// Writes rows under headings as a Markdown table, aligned for reading: words left, numbers right.
fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let heads: Vec<String> = heads.iter().map(ToString::to_string).collect();
    let words = |column: usize| rows.iter().all(|row| row[column].parse::<f64>().is_err());
    let width = |column: usize| rows.iter().chain([&heads]).map(|row| row[column].chars().count()).max().unwrap_or(0);
    let line = |cells: &[String]| -> String {
        let padded = cells.iter().enumerate().map(|(column, cell)| match width(column) {
            width if words(column) => format!(" {cell:<width$} |"),
            width => format!(" {cell:>width$} |"),
        });
        format!("|{}\n", padded.collect::<String>())
    };
    let ruler = |column| if words(column) { "-".repeat(width(column)) } else { "-".repeat(width(column) - 1) + ":" };
    let rulers: Vec<String> = (0..heads.len()).map(ruler).collect();
    [&heads, &rulers].into_iter().chain(rows).map(|row| line(row)).collect()
}
