//! `problem --jsonl`: many problems, found on all cores.

use std::{
    collections::BTreeSet,
    fs::File,
    io::{BufReader, Write},
    ops::RangeInclusive,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use plyground::{
    api::{ApiError, GameName, ProblemText, Problems},
    problems::ProblemRequest,
    rng::Seed,
};
use serde::Serialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{
    files::{Patience, file_error, open_to_grow},
    in_order::in_order,
    printer::Printer,
    problem::{MOST_GAMES, none},
    problem_file::{Line, Lines, last_line},
    progress::Progress,
    terminal::say,
};

/// Which problems are wanted.
pub struct Asked {
    pub game: GameName,
    pub seed: Seed,
    pub request: ProblemRequest,
    /// The number of games without another problem after which the search is given up.
    pub games: u64,
}

impl Asked {
    /// The seed of the problem with an index.
    fn seed(&self, index: u64) -> Seed {
        let Ok(seed) = format!("{} {index}", self.seed).parse();
        seed
    }

    /// The command that finds this problem alone.
    fn command(&self, index: u64) -> String {
        let Self { game, request: ProblemRequest { only, turns, grades, trivial }, games, .. } = self;
        let turns = match (only, range(turns)) {
            (false, turns) => turns,
            (true, _) if *turns == (1..=ProblemRequest::MOST_ONLY) => ProblemRequest::ONLY.to_owned(),
            (true, turns) => format!("{}:{turns}", ProblemRequest::ONLY),
        };
        let (grades, seed) = (range(grades), self.seed(index));
        let trivial = if *trivial { " --trivial" } else { "" };
        let games = if *games == MOST_GAMES { String::new() } else { format!(" --games {games}") };
        format!("plyground problem {game} --turns {turns} --grade {grades} --seed {seed}{trivial}{games}")
    }

    /// The first problem of an index, if there is one, and the number of games played, unless the search is stopped.
    fn find(&self, index: u64, is_stopped: &AtomicBool) -> Result<(Option<ProblemText>, u64), ApiError> {
        let mut problems = Problems::new(self.game, self.seed(index), self.request.clone())?;
        while problems.games() < self.games && !is_stopped.load(Ordering::Relaxed) {
            if let Some(problem) = problems.step() {
                return Ok((Some(problem), problems.games()));
            }
        }
        Ok((None, problems.games()))
    }
}

fn range(numbers: &RangeInclusive<u8>) -> String {
    let (first, last) = (numbers.start(), numbers.end());
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// A problem in a file.
#[derive(Serialize)]
struct Row<'a> {
    index: u64,
    #[serde(flatten)]
    problem: &'a ProblemText,
    command: &'a str,
}

/// Where lines go.
enum Output<'a> {
    File(&'a Path, File),
    Printed(Printer),
}

impl Output<'_> {
    /// Writes a line. Returns whether lines are still read.
    fn write(&mut self, line: &str) -> Result<bool, ApiError> {
        match self {
            Self::File(path, file) => {
                file.write_all(line.as_bytes()).map(|()| true).map_err(|error| file_error(path, "written", &error))
            }
            Self::Printed(printer) => Ok(printer.print(line.as_bytes())? && printer.flush()?),
        }
    }
}

/// The problems so far.
struct Found<'a> {
    output: Output<'a>,
    rows: u64,
    hash: Sha256,
    /// The index to go on with.
    next: u64,
    /// The beginnings of the hashes of their positions, which tell them apart.
    positions: BTreeSet<u64>,
    is_finished: bool,
}

impl<'a> Found<'a> {
    fn begin(asked: &Asked, count: u64, path: Option<&'a Path>, patience: Patience) -> Result<Self, ApiError> {
        let new = |output| {
            let (hash, positions) = (Sha256::new(), BTreeSet::new());
            Self { output, rows: 0, hash, next: 0, positions, is_finished: false }
        };
        let Some(path) = path else { return Ok(new(Output::Printed(Printer::new()))) };
        let file = open_to_grow(path, patience)?;
        let mut lines = Lines::of(path, BufReader::new(&file));
        let mut positions = BTreeSet::new();
        let is_finished = loop {
            let row = match lines.next()? {
                Line::Row(row) => row,
                Line::End { is_finished } => break is_finished && lines.rows == count,
            };
            let (found, expected) = (row.command, asked.command(row.index));
            if found != expected {
                let message = format!("line {} is of “{found}”, expected “{expected}”, or another file", lines.rows);
                return Err(lines.bad("bad-rows", &message));
            }
            positions.insert(beginning(&row.position));
        };
        if lines.rows > count {
            let message = format!("it has more than {count} problems: expected a --count of at least {}", lines.rows);
            return Err(lines.bad("bad-option", &message));
        }
        let Lines { rows, bytes, hash, next, .. } = lines;
        if !is_finished {
            file.set_len(bytes).map_err(|error| file_error(path, "written", &error))?;
        }
        Ok(Self { output: Output::File(path, file), rows, hash, next, positions, is_finished })
    }

    /// Writes a problem, unless its position was there before. Returns whether it was new and is read.
    fn add(&mut self, asked: &Asked, index: u64, problem: &ProblemText) -> Result<(bool, bool), ApiError> {
        if !self.positions.insert(beginning(&problem.position)) {
            return Ok((false, true));
        }
        let line = format!("{}\n", json!(Row { index, problem, command: &asked.command(index) }));
        self.rows += 1;
        self.hash.update(&line);
        Ok((true, self.output.write(&line)?))
    }
}

fn beginning(position: &str) -> u64 {
    Sha256::digest(position).iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// Finds problems on several threads, each by a seed of its own, and writes a line for each as soon as it is known.
pub fn write(asked: &Asked, count: u64, jobs: u64, path: Option<&Path>, patience: Patience) -> Result<(), ApiError> {
    // What is asked for is refused before a file is touched.
    Problems::new(asked.game, asked.seed, asked.request.clone())?;
    let mut found = Found::begin(asked, count, path, patience)?;
    if found.is_finished {
        return Ok(());
    }
    let mut progress = Progress::new("problems", found.rows, count);
    let (first, mut without) = (found.next, 0);
    let mut is_read = true;
    let is_stopped = AtomicBool::new(found.rows == count);
    let worker = || {
        let is_stopped = &is_stopped;
        move |number: u64| {
            let index = first.checked_add(number)?;
            let searched = asked.find(index, is_stopped);
            (!is_stopped.load(Ordering::Relaxed)).then_some((index, searched))
        }
    };
    let taken = in_order(jobs, worker, |(index, searched)| {
        if is_stopped.load(Ordering::Relaxed) {
            return Ok(());
        }
        let step = (|| {
            let (problem, games) = searched?;
            without += games;
            if let Some(problem) = problem {
                let is_new;
                (is_new, is_read) = found.add(asked, index, &problem)?;
                if is_new {
                    without = 0;
                    progress.add(1);
                }
            }
            Ok(found.rows < count && without < asked.games && is_read)
        })();
        is_stopped.store(!matches!(step, Ok(true)), Ordering::Relaxed);
        step.map(|_| ())
    });
    drop(progress);
    taken?;
    if !is_read {
        return Ok(());
    }
    if found.rows == 0 {
        return Err(none(asked.game, asked.games));
    }
    if found.rows < count {
        say(&format!("{} problems, and no more in {} games", found.rows, asked.games));
    }
    found.output.write(&last_line(&found.hash, found.rows))?;
    if let Output::File(path, file) = &found.output {
        file.sync_all().map_err(|error| file_error(path, "written", &error))?;
    }
    Ok(())
}
