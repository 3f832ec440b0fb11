//! `run`: an experiment on all cores.

use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    ops::Range,
    path::{Path, PathBuf},
    time::Instant,
};

use clap::Args;
use plyground::{
    api::ApiError,
    lab::{Experiment, Report, Runner, RunningReport, sample_file},
};
use serde_json::{Value, json};

use crate::{
    Answer,
    clock::Clock,
    files::{Patience, file_error, open_to_grow, replace_file_by, seal_of},
    in_order::{cores, in_order},
    parts::{Part, heading},
    printer::Printer,
    progress::Progress,
    row_file::{As, Found, RowFile},
    spool::Spool,
};

/// The maximum number of trials that a thread takes at a time; at most this many are lost if the
/// command is stopped.
const CHUNK: u64 = 64;

/// Options of `run`.
#[derive(Args)]
pub struct Options {
    /// A query, as in 'dtw=14&t=5&eval=eu'; plyground keys lists the keys.
    query: String,
    /// The number of threads; by default one for each core.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
    /// Run only one of several equal parts, from 1/4 to 4/4; `merge` combines them.
    #[arg(long)]
    part: Option<Part>,
    /// The same for schedulers that count from 0: from 0/4 to 3/4.
    #[arg(long, value_name = "PART", value_parser = Part::from_index, conflicts_with = "part")]
    index: Option<Part>,
    /// Save the rows to this file. If it exists, continue with the missing rows.
    #[arg(long)]
    out: Option<PathBuf>,
    #[command(flatten)]
    patience: Patience,
    /// Print the rows instead of the report.
    #[arg(long)]
    csv: bool,
    /// Start the trials at the positions of a sample file, which has two lines per position.
    #[arg(long)]
    sample: Option<PathBuf>,
    /// Print the positions as a sample file instead of the report.
    #[arg(long, conflicts_with = "csv")]
    positions: bool,
    /// Print on standard error how long each engine of kind effort took on this machine. Use --jobs
    /// 1 to keep other threads from interfering.
    #[arg(long)]
    times: bool,
}

/// Runs an experiment, or a part of it. `None` if what was asked for has been printed.
pub fn run(options: &Options, is_json: bool) -> Result<Option<Answer>, ApiError> {
    let experiment = match &options.sample {
        None => Experiment::parse(&options.query),
        Some(path) => {
            let file = fs::read_to_string(path).map_err(|error| file_error(path, "read", &error))?;
            Experiment::parse_with_sample(&options.query, &file)
        }
    }?;
    let part = options.part.or(options.index).unwrap_or(Part::WHOLE);
    if part != Part::WHOLE && !options.csv && !options.positions && options.out.is_none() {
        let message = "a part has no report of its own: expected --out to keep it for merge, or --csv";
        return Err(ApiError::new("bad-option", part, message));
    }
    if options.times && experiment.kind() != "effort" {
        let message = "only the searches of kind=effort are timed one by one";
        return Err(ApiError::new("bad-option", "times", message));
    }
    let clock = options.times.then(Clock::default);
    let mut runner = Runner::new(&experiment)?;
    let (from, until) = part.trials(&experiment);
    let mut running = (part == Part::WHOLE).then(|| RunningReport::new(&experiment));
    let prints_rows = !is_json && (options.csv || options.positions);
    let (mut rows, next) = match &options.out {
        Some(path) => {
            let (rows, next) = Output::open(path, &experiment, part, options.patience, running.as_mut())?;
            (Some(Rows::Kept(rows)), next)
        }
        None => (prints_rows.then(|| Rows::Spooled(Spool::default())), from),
    };
    let jobs = options.jobs.unwrap_or_else(cores).min(until.max(next + 1) - next);
    let mut progress = Progress::new("trials", next - from, until - from);
    run_trials(&mut runner, jobs, clock.as_ref(), next..until, |chunk| {
        if let Some(rows) = &mut rows {
            rows.append(&chunk.iter().flat_map(|trial| [trial.as_str(), "\n"]).collect::<String>())?;
        }
        if let Some(running) = &mut running {
            chunk.iter().flat_map(|trial| trial.lines()).try_for_each(|row| running.add(row))?;
        }
        progress.add(chunk.len() as u64);
        Ok(())
    })?;
    drop(progress);
    for line in clock.iter().flat_map(Clock::lines) {
        eprintln!("{line}");
    }
    let json = match running {
        Some(running) => json(&running.report()?)?,
        None => json!({ "query": experiment.query(), "version": env!("CARGO_PKG_VERSION"), "part": part.to_string(),
            "trials": experiment.trials(), "from": from, "until": until }),
    };
    let heading = heading(&experiment, part, json["fingerprint"].as_str());
    if let Some(Rows::Kept(output)) = &mut rows {
        output.finish(part, &heading)?;
    }
    match rows.filter(|_| prints_rows) {
        None => Ok(Some(Answer::report(json))),
        Some(mut rows) if options.csv => {
            let mut printer = Printer::new();
            let _ = printer.print(heading.as_bytes())? && rows.print(&mut printer)? && printer.flush()?;
            Ok(None)
        }
        Some(mut rows) => rows.print_positions().map(|()| None),
    }
}

/// A report as JSON.
pub fn json(report: &Report) -> Result<Value, ApiError> {
    serde_json::to_value(report).map_err(|error| ApiError::new("bad-rows", "", error))
}

/// Runs all trials of an experiment on several threads.
pub fn run_all(query: &str, jobs: u64) -> Result<Report, ApiError> {
    let experiment = Experiment::parse(query)?;
    let mut running = RunningReport::new(&experiment);
    run_trials(&mut Runner::new(&experiment)?, jobs, None, 0..experiment.trials(), |chunk| {
        Ok(chunk.iter().flat_map(|trial| trial.lines()).try_for_each(|row| running.add(row))?)
    })?;
    Ok(running.report()?)
}

/// Runs trials on several threads and passes on their rows in order, some at a time. A clock
/// records the duration of each trial.
pub fn run_trials(
    runner: &mut Runner,
    jobs: u64,
    clock: Option<&Clock>,
    trials: Range<u64>,
    take: impl FnMut(Vec<String>) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    let Range { start: from, end: until } = trials;
    // Trials that run fastest together are not separated: the first chunk of a part may be shorter.
    let (jobs, size, first) = match runner.chain_length() {
        Some(together) if together < until - from => {
            let first = from - from % together;
            (jobs.min((until - first).div_ceil(together)), together, first)
        }
        Some(_) => (1, 1, from),
        None => (jobs, ((until - from) / (8 * jobs)).clamp(1, CHUNK), from),
    };
    let row = |runner: &mut Runner, trial| {
        let begun = clock.map(|clock| (clock, Instant::now()));
        let row = runner.row(trial);
        if let Some((clock, begun)) = begun {
            clock.hear(&row, begun.elapsed());
        }
        row
    };
    let chunk = |runner: &mut Runner, start: u64| -> Vec<String> {
        (start.max(from)..until.min(start.saturating_add(size))).map(|trial| row(runner, trial)).collect()
    };
    let worker = || {
        let (mut runner, chunk) = (runner.clone(), &chunk);
        move |number: u64| {
            let start = number.checked_mul(size)?.checked_add(first)?;
            Some(chunk(&mut runner, start)).filter(|chunk| !chunk.is_empty())
        }
    };
    in_order(jobs, worker, take)
}

/// Rows that are needed after the run.
enum Rows<'a> {
    /// In the file that they are to be in.
    Kept(Output<'a>),
    /// Until they are printed: a heading with the fingerprint is before them.
    Spooled(Spool),
}

impl<'a> Rows<'a> {
    fn append(&mut self, text: &str) -> Result<(), ApiError> {
        match self {
            Self::Kept(output) => output.append(text),
            Self::Spooled(spool) => spool.write_all(text.as_bytes()).map_err(|error| spool_error(&error)),
        }
    }

    /// Their file.
    fn path(&self) -> Option<&'a Path> {
        if let Self::Kept(output) = self { Some(output.path) } else { None }
    }

    fn reader(&mut self) -> Result<Box<dyn Read + '_>, ApiError> {
        let path = self.path();
        let reader = match self {
            Self::Kept(output) => output.reader(),
            Self::Spooled(spool) => spool.reader(),
        };
        reader.map_err(|error| unread(path, &error))
    }

    /// Prints the rows. Returns whether they are still read.
    fn print(&mut self, printer: &mut Printer) -> Result<bool, ApiError> {
        let path = self.path();
        printer.copy(self.reader()?, |error| unread(path, &error))
    }

    /// Prints the positions of the trials as a sample file.
    fn print_positions(&mut self) -> Result<(), ApiError> {
        let mut printer = Printer::new();
        let path = self.path();
        let (mut lines, mut last) = (BufReader::new(self.reader()?).lines(), None);
        while let Some(row) = lines.next().transpose().map_err(|error| unread(path, &error))? {
            let trial = row.split(',').next().map(str::to_owned);
            let is_first = trial != last;
            last = trial;
            if is_first && !printer.print(sample_file([row.as_str()]).as_bytes())? {
                break;
            }
        }
        printer.flush().map(|_| ())
    }
}

/// The error that rows cannot be read again.
fn unread(path: Option<&Path>, error: &io::Error) -> ApiError {
    path.map_or_else(|| spool_error(error), |path| file_error(path, "read", error))
}

/// An error about rows that wait to be printed.
fn spool_error(error: &io::Error) -> ApiError {
    ApiError::new(
        "file",
        "",
        format_args!("rows cannot be kept until they are printed: {error}; --out keeps them in a file"),
    )
}

/// A file that rows are appended to.
struct Output<'a> {
    path: &'a Path,
    file: File,
    /// The number of bytes before the first row, and after the last.
    rows: Range<u64>,
    /// Whether the file says that these are all.
    is_finished: bool,
}

impl<'a> Output<'a> {
    /// Opens a new file, or continues where the last run of the same part was stopped. The file keeps its rows, except
    /// those of an incomplete trial; they are added to a report. Returns the next trial, too.
    fn open(
        path: &'a Path,
        experiment: &Experiment,
        part: Part,
        patience: Patience,
        mut running: Option<&mut RunningReport>,
    ) -> Result<(Self, u64), ApiError> {
        let mut file = open_to_grow(path, patience)?;
        let heading = heading(experiment, part, None);
        let mut start = Vec::new();
        let failed = |error: io::Error| file_error(path, "read", &error);
        (&file).take(heading.len() as u64 + 1).read_to_end(&mut start).map_err(failed)?;
        // A file that ends within the heading has no rows.
        if let Some(rest) = heading.as_bytes().strip_prefix(&start[..]) {
            file.write_all(rest).map_err(|error| file_error(path, "written", &error))?;
            let end = heading.len() as u64;
            return Ok((Self { path, file, rows: end..end, is_finished: false }, part.trials(experiment).0));
        }
        file.rewind().map_err(failed)?;
        let mut read = RowFile::open(path, BufReader::new(&file), As::Written)?;
        if read.part != part || read.experiment.query() != experiment.query() {
            let (query, other) = (read.experiment.query(), read.part);
            let message =
                format!("{} holds part {other} of {query}: expected another file, or the same run", path.display());
            return Err(ApiError::new("bad-rows", path.display(), message));
        }
        let Found { next, end, is_finished } = read.read(false, |row| match &mut running {
            Some(running) => running.add(row.text).map_err(|error| row.refused(&error)),
            None => Ok(()),
        })?;
        let rows = read.head..end;
        if let Some(running) = running.filter(|_| is_finished) {
            read.check_fingerprint(running.report()?.fingerprint.as_deref())?;
        }
        drop(read);
        if !is_finished {
            file.set_len(end).map_err(|error| file_error(path, "written", &error))?;
        }
        Ok((Self { path, file, rows, is_finished }, next))
    }

    fn append(&mut self, text: &str) -> Result<(), ApiError> {
        self.file.write_all(text.as_bytes()).map_err(|error| file_error(self.path, "written", &error))?;
        self.rows.end += text.len() as u64;
        Ok(())
    }

    /// A reader of all rows.
    fn reader(&self) -> io::Result<Box<dyn Read + '_>> {
        (&self.file).seek(SeekFrom::Start(self.rows.start))?;
        Ok(Box::new((&self.file).take(self.rows.end - self.rows.start)))
    }

    /// Replaces the file of a whole run by one with the fingerprint in its heading, and appends a seal to one of several
    /// parts.
    fn finish(&mut self, part: Part, heading: &str) -> Result<(), ApiError> {
        if self.is_finished {
            return Ok(());
        }
        if part == Part::WHOLE {
            return replace_file_by(self.path, Patience::OF_REPLACING, |file| {
                file.write_all(heading.as_bytes())?;
                io::copy(&mut self.reader()?, file).map(|_| ())
            });
        }
        let failed = |error: io::Error| file_error(self.path, "read", &error);
        (&self.file).rewind().map_err(failed)?;
        let seal = seal_of((&self.file).take(self.rows.end)).map_err(failed)?;
        let written = self.file.write_all(seal.as_bytes()).and_then(|()| self.file.sync_all());
        written.map_err(|error| file_error(self.path, "written", &error))
    }
}
