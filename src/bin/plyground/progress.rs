//! The progress of a long command.

use std::{
    io::IsTerminal,
    time::{Duration, Instant},
};

/// How often progress is shown.
const TICK: Duration = Duration::from_millis(200);

/// Shows the progress of a command at a terminal.
pub struct Progress {
    /// The unit of progress.
    what: &'static str,
    done: u64,
    before: u64,
    all: u64,
    begun: Instant,
    shown: Option<Instant>,
    is_watched: bool,
}

impl Progress {
    /// Starts with this many done, out of all.
    pub fn new(what: &'static str, before: u64, all: u64) -> Self {
        let is_watched = std::io::stderr().is_terminal();
        Self { what, done: before, before, all, begun: Instant::now(), shown: None, is_watched }
    }

    /// Adds this many.
    pub fn add(&mut self, more: u64) {
        self.done += more;
        if !self.is_watched || self.shown.is_some_and(|shown| shown.elapsed() < TICK) {
            return;
        }
        self.shown = Some(Instant::now());
        let rate = (self.done - self.before) as f64 / self.begun.elapsed().as_secs_f64().max(1e-3);
        let left = Duration::from_secs_f64(((self.all - self.done) as f64 / rate).min(1e9)).as_secs();
        let time = format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60);
        eprint!("\r{} of {} {}, {rate:.0} a second, {time} left \x1b[K", self.done, self.all, self.what);
    }

    /// Hides it until there is more, to print something else.
    pub fn hide(&mut self) {
        if self.shown.take().is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}
