//! The time that engines take, reported separately: rows and reports, which are the same
//! everywhere, never contain it.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// Adds up the time of trials by engine; a row of kind `effort` has the number of the engine in its
/// second field.
#[derive(Default)]
pub struct Clock(Mutex<BTreeMap<u64, (u64, Duration)>>);

impl Clock {
    /// Records the duration of a trial.
    pub fn hear(&self, row: &str, took: Duration) {
        let Some(engine) = row.split(',').nth(1).and_then(|field| field.parse().ok()) else { return };
        let mut engines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (trials, time) = engines.entry(engine).or_default();
        *trials += 1;
        *time += took;
    }

    /// A line for each engine: the number of its searches, their time, and the mean as a multiple
    /// of the first engine's.
    pub fn lines(&self) -> Vec<String> {
        let engines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mean = |&(trials, time): &(u64, Duration)| time.as_secs_f64() / trials as f64;
        let first = engines.values().next().map_or(f64::NAN, mean);
        let line = |(engine, sum): (&u64, &(u64, Duration))| {
            let (trials, time) = (sum.0, sum.1.as_secs_f64());
            format!("engine {engine}: {trials} searches in {time:.2} s, {:.3} times the first", mean(sum) / first)
        };
        engines.iter().map(line).collect()
    }
}
