//! The duration of the parts of a command, and its limit.

use std::{
    fmt::Write,
    fs,
    num::NonZero,
    process::{self, Command},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::Outcome;

struct Part {
    name: String,
    begun: Instant,
    /// How long it took, and whether all went well.
    ended: Option<(Duration, bool)>,
}

static PARTS: Mutex<Vec<Part>> = Mutex::new(Vec::new());

fn parts() -> MutexGuard<'static, Vec<Part>> {
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a part of the command's work, and records its duration.
pub fn part<T>(name: impl Into<String>, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    let mut before = parts();
    let at = before.len();
    before.push(Part { name: name.into(), begun: Instant::now(), ended: None });
    drop(before);
    let outcome = work();
    let part = &mut parts()[at];
    part.ended = Some((part.begun.elapsed(), outcome.is_ok()));
    outcome
}

/// The parts so far, in the order in which they began, and the total. Parts may have run in
/// parallel.
pub fn report(whole: Duration) -> String {
    told(&parts(), whole)
}

fn told(parts: &[Part], whole: Duration) -> String {
    let mut text = String::new();
    let mut line = |took: Duration, name: &str, end: &str| {
        let _ = writeln!(text, "{:>8.1} s  {name}{end}", took.as_secs_f64());
    };
    for Part { name, begun, ended } in parts {
        match *ended {
            Some((took, true)) => line(took, name, ""),
            Some((took, false)) => line(took, name, ": failed"),
            None => line(begun.elapsed(), name, ": still running"),
        }
    }
    line(whole, "in all", "");
    text
}

/// Runs `work`. If it takes longer than `limit`, prints what is still running and ends it with this program.
pub fn within(limit: Duration, work: impl FnOnce() -> Outcome) -> Outcome {
    thread::spawn(move || {
        thread::sleep(limit);
        // No other thread reports an end while the parts are locked.
        let parts = parts();
        eprintln!("{}not done after {} minutes: ended", told(&parts, limit), limit.as_secs() / 60);
        end_descendants();
        process::exit(1);
    });
    work()
}

/// Ends the programs that this one has started, and those that they have.
fn end_descendants() {
    // A process and its parent, after its name, which may hold spaces.
    let parent = |id: u32| {
        let about = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        about.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
    };
    let ids =
        fs::read_dir("/proc").into_iter().flatten().filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let parents: Vec<(u32, u32)> = ids.filter_map(|id| Some((id, parent(id)?))).collect();
    let mut family = vec![process::id()];
    let mut at = 0;
    while let Some(&id) = family.get(at) {
        family.extend(parents.iter().filter(|&&(_, parent)| parent == id).map(|&(child, _)| child));
        at += 1;
    }
    let children: Vec<_> = family[1..].iter().map(u32::to_string).collect();
    let _ = Command::new("sh").args(["-c", "kill \"$@\"", "sh"]).args(children).status();
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

/// Runs lists of steps side by side, each list in its order. After a failure no other step begins.
pub fn side_by_side<T: Sync>(lists: &[&[T]], work: impl Fn(&T) -> Outcome + Sync) -> Outcome {
    let has_failed = AtomicBool::new(false);
    in_parallel(lists, |steps| {
        for step in steps.iter().take_while(|_| !has_failed.load(Ordering::Relaxed)) {
            work(step).inspect_err(|_| has_failed.store(true, Ordering::Relaxed))?;
        }
        Ok(())
    })
}
