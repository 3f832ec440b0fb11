//! The duration of the parts of a command.

use std::{
    fmt::Write,
    num::NonZero,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::Outcome;

static PARTS: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Runs a part of the command's work, and records its duration.
pub fn part<T>(name: impl Into<String>, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    let begun = Instant::now();
    let outcome = work();
    let (name, took) = (name.into(), begun.elapsed());
    let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    match parts.iter_mut().find(|(known, _)| *known == name) {
        Some((_, before)) => *before += took,
        None => parts.push((name, took)),
    }
    outcome
}

/// The parts so far, in the order in which they ended, and the total. Parts may have run in
/// parallel.
pub fn report(whole: Duration) -> String {
    let parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut text = String::new();
    for (name, took) in parts.iter().map(|(name, took)| (name.as_str(), *took)).chain([("in all", whole)]) {
        let _ = writeln!(text, "{:>8.1} s  {name}", took.as_secs_f64());
    }
    text
}

/// The number of cores, as far as it can be known.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Runs the same function for each item, in parallel on all cores.
pub fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) -> Outcome + Sync) -> Outcome {
    let next = AtomicUsize::new(0);
    let take = || -> Result<(), String> {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item).map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores().min(items.len())).map(|_| scope.spawn(take)).collect();
        let outcomes: Vec<_> = workers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        outcomes.into_iter().try_for_each(|outcome| Ok(outcome.map_err(|_| "a part of the work panicked")??))
    })
}
