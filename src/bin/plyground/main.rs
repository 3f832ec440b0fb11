//! `plyground`: the command line counterpart of the web API.
//!
//! Results go to standard output, as text or with `--json` as one JSON value, or one a line for games. Invalid input
//! ends the command with status 2 and a message on standard error, with `--json` one JSON value too; a file that another
//! command is still writing ends it with status 75.

mod clock;
mod complexity;
mod days;
mod draw;
mod files;
mod fit;
mod games;
mod in_order;
mod judge;
mod keys;
mod learn;
mod log;
mod manual;
mod merge;
mod parse;
mod parts;
mod presets;
mod printer;
mod problem;
mod problem_check;
mod problem_file;
mod problem_list;
mod progress;
mod report_text;
mod review;
mod row_file;
mod run;
mod search;
mod show;
mod solve;
mod spool;
mod table;
mod terminal;
mod thesis;
mod turns;
mod waltz;

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use clap_complete::Shell;
use plyground::api::{ApiError, GameName};
use serde_json::{Value, json};

use crate::{parse::Games, printer::Printer, report_text::report_text, terminal::say};

/// Games and puzzles with game-tree search.
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = manual::after_help())]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
    /// Print one JSON value instead of text, and errors as one, with a stable code.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Verb {
    /// Show a position: its moves, values and exact distance to win.
    Show {
        #[arg(help = names(), value_parser = Games, hide_possible_values = true)]
        game: GameName,
        /// A position text, as in 115.987654321; the start of the game by default.
        #[arg(allow_hyphen_values = true)] // A position of Tzaar may start with empty fields.
        position: Option<String>,
    },
    /// Draw a position as SVG, in black on white, with coordinates.
    Draw(draw::Options),
    /// Count the sequences of legal moves of a given length.
    Perft {
        #[arg(help = names(), value_parser = Games, hide_possible_values = true)]
        game: GameName,
        /// The number of moves.
        depth: u32,
        /// A position text; the start of the game by default.
        #[arg(allow_hyphen_values = true)]
        position: Option<String>,
        /// Count whole turns of Tzaar instead of moves.
        #[arg(long)]
        turns: bool,
    },
    /// Find a solution by search, without a table: a shortest one, unless the search is a quick one such as beam.
    Solve(solve::Options),
    /// Search a position of a two-player game: its value, the best move and the values of all
    /// moves.
    #[command(after_help = manual::SEARCH)]
    Search(search::Options),
    /// Search a position of Tzaar in a file of WALTZ and write the answer over it, as the program tzaar of WALTZ does.
    Waltz(waltz::Options),
    /// Describe the log of a search, which plyground search --log writes, or print its events.
    Log(log::Options),
    /// Find problems, positions of a two-player game in which one turn alone wins in time, or check one.
    #[command(after_help = manual::PROBLEM)]
    Problem(problem::Options),
    /// List, filter, replay, review, check or convert the games of files; with --json, print a line for each game.
    Games(games::Options),
    /// Run an experiment of the laboratory and print its report: at a terminal as tables, otherwise and with --json as JSON.
    #[command(after_help = manual::RUN)]
    Run(run::Options),
    /// List the kinds of experiments and the keys of their queries, as tables.
    Keys(keys::Options),
    /// Learn the weights of an evaluation from self-play and print them as one.
    Learn(learn::Options),
    /// Fit an evaluation of slide3 to the distances to win, or the expected scores of a two-player game to self-play, and
    /// print the numbers.
    Fit(fit::Options),
    /// Merge the parts of an experiment and print its report, as run does.
    Merge(merge::Options),
    /// Describe the complexity of games and puzzles: their positions, and their games as an engine
    /// plays them.
    Complexity(complexity::Options),
    /// List the tables and figures of the sources; with --json, as experiments with their numbers.
    Presets,
    /// Run the tables and figures of the thesis again and write a page of comparisons.
    Thesis(thesis::Options),
    /// Build, verify or describe a file of all distances to win of slide3, or of the endgames of a
    /// kind of checkers.
    #[command(subcommand)]
    Table(table::Action),
    /// Print the script with which a shell completes this command, as in plyground completions bash.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the manual page, as in plyground man | man -l -.
    Man,
}

/// The exit status of a command that may succeed if it is called again, as in sysexits.h.
const TRY_LATER: u8 = 75;

/// The answer of a command: text for people, JSON for programs.
struct Answer {
    text: String,
    json: Value,
}

impl Answer {
    /// A report of an experiment: JSON for programs, and at a terminal tables.
    fn report(json: Value) -> Self {
        let text = if io::stdout().is_terminal() { report_text(&json) } else { json.to_string() };
        Self { text, json }
    }

    fn print(&self, json: bool) -> Result<(), ApiError> {
        print(&if json { self.json.to_string() } else { self.text.clone() }).map(|_| ())
    }
}

fn main() -> ExitCode {
    let arguments = match parse::parse() {
        Ok(arguments) => arguments,
        Err(status) => return status,
    };
    let answer = match arguments.verb {
        Verb::Show { game, position } => show::show(game, position.as_deref()),
        Verb::Draw(options) => draw::draw(&options),
        Verb::Perft { game, depth, position, turns } => show::perft(game, depth, position.as_deref(), turns),
        Verb::Solve(options) => solve::solve(&options),
        Verb::Search(options) => search::search(&options),
        Verb::Waltz(options) => waltz::waltz(&options),
        Verb::Log(options) => log::log(&options),
        Verb::Problem(options) => match problem::problem(&options, arguments.json) {
            Ok(status) => return status,
            Err(error) => Err(error),
        },
        Verb::Games(options) => match games::games(&options, arguments.json) {
            Ok(status) => return status,
            Err(error) => Err(error),
        },
        Verb::Run(options) => match run::run(&options, arguments.json).transpose() {
            Some(answer) => answer,
            None => return ExitCode::SUCCESS,
        },
        Verb::Keys(options) => Ok(keys::keys(&options)),
        Verb::Learn(options) => learn::learn(&options),
        Verb::Fit(options) => fit::fit(&options),
        Verb::Merge(options) => match merge::merge(&options, arguments.json).transpose() {
            Some(answer) => answer,
            None => return ExitCode::SUCCESS,
        },
        Verb::Complexity(options) => complexity::complexity(&options),
        Verb::Presets => Ok(presets::presets()),
        Verb::Thesis(options) => thesis::thesis(&options),
        Verb::Table(action) => table::run(&action),
        Verb::Completions { shell } => Ok(manual::completions(shell)),
        Verb::Man => manual::page(),
    };
    let Err(error) = answer.and_then(|answer| answer.print(arguments.json)) else { return ExitCode::SUCCESS };
    if arguments.json {
        eprintln!("{}", error_as_json(&error));
    } else {
        say(&error.message);
    }
    ExitCode::from(if error.code == files::BUSY { TRY_LATER } else { 2 })
}

/// An error for programs.
fn error_as_json(error: &ApiError) -> Value {
    json!({ "code": error.code, "input": error.input, "message": error.message })
}

/// Prints an answer, or a part of one. Returns whether it is still read: a reader that closes the pipe early, such as
/// `head`, is not an error.
fn print(text: &str) -> Result<bool, ApiError> {
    let mut printer = Printer::new();
    Ok(printer.print(text.as_bytes())? && printer.print(b"\n")? && printer.flush()?)
}

/// The names of all games and puzzles.
fn names() -> String {
    let names: Vec<_> = GameName::all().iter().map(ToString::to_string).collect();
    names.split_last().map(|(last, names)| format!("{} or {last}", names.join(", "))).unwrap_or_default()
}

/// A position argument; `_` may stand for a space.
fn spaced(position: Option<&str>) -> Option<String> {
    position.map(|text| text.replace('_', " "))
}
