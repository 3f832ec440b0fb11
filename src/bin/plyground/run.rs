//! `run`: an experiment on all cores.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::Write,
    ops::Range,
    path::{Path, PathBuf},
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Instant,
};

use clap::Args;
use plyground::{
    api::ApiError,
    lab::{Experiment, Report, Runner, report, sample_file},
};
use serde_json::json;

use crate::{
    Answer,
    clock::Clock,
    files::{Patience, file_error, open_to_grow, replace_file, seal},
    parts::{Part, RowFile, heading},
    progress::Progress,
};

/// The maximum number of trials that a thread takes at a time; at most this many are lost if the
/// command is stopped.
const CHUNK: u64 = 64;

/// Options of `run`.
#[derive(Args)]
pub struct Options {
    /// A query, as in 'dtw=14&t=5&eval=eu'; docs/experiments.md lists the keys.
    query: String,
    /// The number of threads; by default one for each core.
    #[arg(long)]
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

/// Runs an experiment, or a part of it.
pub fn run(options: &Options) -> Result<Answer, ApiError> {
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
    let mut output =
        options.out.as_deref().map(|path| Output::open(path, &experiment, part, options.patience)).transpose()?;
    let mut rows = output.as_mut().map(|output| std::mem::take(&mut output.rows)).unwrap_or_default();
    let next = rows.last().and_then(|row| RowFile::trial(row)).map_or(from, |trial| trial + 1);
    let jobs = options.jobs.unwrap_or_else(cores).clamp(1, until.max(next + 1) - next);
    let mut progress = Progress::new("trials", next - from, until - from);
    run_trials(&mut runner, jobs, clock.as_ref(), next..until, |chunk| {
        if let Some(output) = &mut output {
            output.append(&chunk.iter().flat_map(|trial| [trial.as_str(), "\n"]).collect::<String>())?;
        }
        progress.add(chunk.len() as u64);
        rows.extend(chunk.iter().flat_map(|trial| trial.lines()).map(str::to_owned));
        Ok(())
    })?;
    drop(progress);
    for line in clock.iter().flat_map(Clock::lines) {
        eprintln!("{line}");
    }
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let answer = answer(&experiment, part, &rows, options.csv, options.positions)?;
    if let Some(output) = output {
        output.finish(part, &table(&experiment, part, answer.json["fingerprint"].as_str(), &rows))?;
    }
    Ok(answer)
}

/// The output for some rows.
pub fn answer(
    experiment: &Experiment,
    part: Part,
    rows: &[&str],
    csv: bool,
    positions: bool,
) -> Result<Answer, ApiError> {
    let json = if part == Part::WHOLE {
        let report = report(experiment, rows)?;
        serde_json::to_value(report).map_err(|error| ApiError::new("bad-rows", "", error))?
    } else {
        let (from, until) = part.trials(experiment);
        json!({ "query": experiment.query(), "version": env!("CARGO_PKG_VERSION"), "part": part.to_string(),
            "trials": experiment.trials(), "from": from, "until": until })
    };
    let text = if csv {
        table(experiment, part, json["fingerprint"].as_str(), rows).trim_end().to_owned()
    } else if positions {
        sample_file(rows.iter().copied()).trim_end().to_owned()
    } else {
        json.to_string()
    };
    Ok(Answer { text, json })
}

fn table(experiment: &Experiment, part: Part, fingerprint: Option<&str>, rows: &[&str]) -> String {
    let rows = rows.iter().flat_map(|row| [*row, "\n"]);
    heading(experiment, part, fingerprint) + &rows.collect::<String>()
}

/// The number of threads that run in parallel.
pub fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Runs all trials of an experiment on several threads.
pub fn run_all(query: &str, jobs: u64) -> Result<Report, ApiError> {
    let experiment = Experiment::parse(query)?;
    let mut rows = Vec::new();
    run_trials(&mut Runner::new(&experiment)?, jobs, None, 0..experiment.trials(), |chunk| {
        rows.extend(chunk);
        Ok(())
    })?;
    Ok(report(&experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>())?)
}

/// Runs trials on several threads and passes on their rows in order, some at a time. A clock
/// records the duration of each trial.
pub fn run_trials(
    runner: &mut Runner,
    jobs: u64,
    clock: Option<&Clock>,
    trials: Range<u64>,
    mut take: impl FnMut(Vec<String>) -> Result<(), ApiError>,
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
    if cfg!(target_os = "wasi") {
        // There are no threads.
        let mut starts = (first..until).step_by(usize::try_from(size).unwrap_or(usize::MAX));
        return starts.try_for_each(|start| take(chunk(runner, start)));
    }
    let next = AtomicU64::new(first);
    let (sender, receiver) = mpsc::sync_channel(usize::try_from(4 * jobs).unwrap_or(usize::MAX));
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, chunk, mut runner) = (sender.clone(), &next, &chunk, runner.clone());
            scope.spawn(move || {
                loop {
                    let start = next.fetch_add(size, Ordering::Relaxed);
                    let chunk = chunk(&mut runner, start);
                    // Stop if the receiver is gone because the rows could not be written.
                    if chunk.is_empty() || sender.send((start, chunk)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut start = first;
        for (place, chunk) in receiver {
            early.insert(place, chunk);
            while let Some(chunk) = early.remove(&start) {
                start += size;
                take(chunk)?;
            }
        }
        Ok(())
    })
}

/// A file that rows are appended to.
struct Output<'a> {
    path: &'a Path,
    file: File,
    /// The rows that the file already contains.
    rows: Vec<String>,
    /// Whether the file says that these are all.
    is_finished: bool,
}

impl<'a> Output<'a> {
    /// Opens a new file, or continues where the last run of the same part was stopped. The file
    /// keeps its rows, except those of an incomplete trial.
    fn open(path: &'a Path, experiment: &Experiment, part: Part, patience: Patience) -> Result<Self, ApiError> {
        let (file, text) = open_to_grow(path, patience)?;
        let mut output = Self { path, file, rows: Vec::new(), is_finished: false };
        // A file that ends within the heading has no rows.
        if let Some(rest) = heading(experiment, part, None).strip_prefix(&text) {
            output.append(rest)?;
            return Ok(output);
        }
        let found = RowFile::read(path, &text)?;
        if found.part != part || found.experiment.query() != experiment.query() {
            let (query, other) = (found.experiment.query(), found.part);
            let message =
                format!("{} holds part {other} of {query}: expected another file, or the same run", path.display());
            return Err(ApiError::new("bad-rows", path.display(), message));
        }
        let complete = if found.is_finished() {
            if part == Part::WHOLE {
                found.check_fingerprint(path, report(experiment, &found.rows)?.fingerprint.as_deref())?;
            }
            output.is_finished = true;
            found.rows.len()
        } else {
            let complete = found.complete_rows(path)?;
            let cut = output.file.set_len(found.bytes_before(complete));
            cut.map_err(|error| file_error(path, "written", &error))?;
            complete
        };
        output.rows = found.rows[..complete].iter().map(|row| (*row).to_owned()).collect();
        Ok(output)
    }

    fn append(&mut self, text: &str) -> Result<(), ApiError> {
        self.file.write_all(text.as_bytes()).map_err(|error| file_error(self.path, "written", &error))
    }

    /// Replaces the file of a whole run by the text with the fingerprint, and appends a seal to one
    /// of several parts.
    fn finish(mut self, part: Part, text: &str) -> Result<(), ApiError> {
        if self.is_finished {
            return Ok(());
        }
        if part == Part::WHOLE {
            return replace_file(self.path, text.as_bytes(), Patience::OF_REPLACING);
        }
        self.append(&seal(text))?;
        self.file.sync_all().map_err(|error| file_error(self.path, "written", &error))
    }
}
