//! `completions` and `man`: the command as shells and manuals describe it; and what its help ends with.

use std::io::{self, Write};

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use plyground::api::ApiError;
use serde_json::Value;

use crate::{Answer, Arguments};

/// The exit statuses, as lines.
const STATUSES: &str = "  0   success
  1   a check found faults, or a problem was not solved
  2   an error in the arguments, or in a file
  75  another command is still writing the file: try again later";

/// Examples of the command, as lines.
const EXAMPLES: &str = "  plyground show loa
  plyground search loa --depth 5
  plyground solve slide4
  plyground games my.pdn --review
  plyground run 'kind=tournament&g=loa&engines=easy;medium&n=20' --out loa.csv";

/// What the help of `run` ends with.
pub const RUN: &str = "Examples:
  plyground run 'dtw=14&t=5&eval=eu&n=1000'
  plyground run 'kind=tournament&g=loa&engines=easy;medium&n=20' --out loa.csv
  plyground run 'dtw=14&n=1000000' --part 1/4 --out part1.csv

plyground keys describes the kinds of experiments and the keys of queries. If a run with --out was stopped, the same
command continues it.";

/// What the help of `search` ends with.
pub const SEARCH: &str = "Examples:
  plyground search loa --depth 5
  plyground search checkers --engine expert --time 2
  plyground search loa --engine alpha-beta/depth=4 --log loa.log

plyground keys engines describes the engines and their options.";

/// What the help of `problem` ends with.
pub const PROBLEM: &str = "Examples:
  plyground problem loa --turns 3 --grade 4-8
  plyground problem loa --jsonl --count 100 --out loa.jsonl
  plyground problem check --file loa.jsonl
  plyground problem day loa";

/// What the help of the command ends with.
pub fn after_help() -> String {
    format!("Examples:\n{EXAMPLES}\n\nExit status:\n{STATUSES}")
}

/// The script that completes verbs and options in a shell.
pub fn completions(shell: Shell) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), env!("CARGO_PKG_NAME"), &mut script);
    answer(&script)
}

/// The manual page in roff: the command, then each of its verbs.
pub fn page() -> Result<Answer, ApiError> {
    let mut command = Arguments::command();
    command.build();
    let mut roff = Vec::new();
    let written = write_page(&command, &mut roff);
    written.map_err(|error| ApiError::new("file", "", error))?;
    Ok(answer(&roff))
}

fn write_page(command: &Command, roff: &mut Vec<u8>) -> io::Result<()> {
    let page = Man::new(command.clone());
    page.render_title(roff)?;
    page.render_name_section(roff)?;
    write_verb(command, roff)?;
    write_lines("EXIT STATUS", STATUSES, roff)?;
    write_lines("EXAMPLES", EXAMPLES, roff)?;
    page.render_version_section(roff)
}

/// A command or a verb, then the verbs below it.
fn write_verb(verb: &Command, roff: &mut Vec<u8>) -> io::Result<()> {
    let page = Man::new(verb.clone());
    page.render_synopsis_section(roff)?;
    page.render_description_section(roff)?;
    page.render_options_section(roff)?;
    verb.get_subcommands().filter(|verb| verb.get_name() != "help").try_for_each(|verb| write_verb(verb, roff))
}

/// A section of lines that stay as they are.
fn write_lines(name: &str, lines: &str, roff: &mut Vec<u8>) -> io::Result<()> {
    writeln!(
        roff,
        ".SH \"{name}\"\n.nf\n{}\n.fi",
        lines.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
    )
}

/// A text that is the same for people and programs.
fn answer(text: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(text).trim_end().to_owned();
    Answer { json: Value::from(text.as_str()), text }
}
