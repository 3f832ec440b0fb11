//! Times work and prints the results, one line each, in columns.

use std::{fmt::Display, hint::black_box};

/// The number of repetitions after the first run.
const ROUNDS: usize = 21;
/// The number of repetitions of work that takes seconds.
const FEW_ROUNDS: usize = 2;

/// Measures with a given clock and prints with a given printer.
pub struct Stopwatch {
    pub milliseconds: fn() -> f64,
    pub print: fn(&str),
}

impl Stopwatch {
    /// Prints the headings of the columns. Counts have only two: name and number.
    pub fn heads(&self) {
        (self.print)(&line("work", "unit", ["first", "best", "median"].map(String::from)));
    }

    /// Prints how long some work takes.
    pub fn time<T>(&self, name: &str, work: &dyn Fn() -> T) -> T {
        self.measure(name, "ms", ROUNDS, |milliseconds, _| milliseconds, work)
    }

    /// Prints how long some work takes that needs seconds.
    pub fn time_long<T>(&self, name: &str, work: &dyn Fn() -> T) -> T {
        self.measure(name, "ms", FEW_ROUNDS, |milliseconds, _| milliseconds, work)
    }

    /// Prints how long some work takes that is too long to be repeated.
    pub fn time_once<T>(&self, name: &str, work: &dyn Fn() -> T) -> T {
        self.measure(name, "ms", 0, |milliseconds, _| milliseconds, work)
    }

    /// Prints how much is done per second; the result of the work says how much it did.
    pub fn rate<T>(&self, name: &str, amount: impl Fn(&T) -> u64, work: &dyn Fn() -> T) -> T {
        self.measure(name, "million/s", ROUNDS, |milliseconds, result| amount(result) as f64 / milliseconds / 1e3, work)
    }

    /// Prints a number that does not depend on the clock.
    pub fn count(&self, name: &str, number: impl Display) {
        (self.print)(&format!("{name:37} | {number}"));
    }

    fn measure<T>(
        &self,
        name: &str,
        unit: &str,
        rounds: usize,
        value: impl Fn(f64, &T) -> f64,
        work: &dyn Fn() -> T,
    ) -> T {
        // Hidden from the compiler, the work remains a function of its own. Node replaces a busy
        // function by optimised code the next time it is called, and this one is called only once.
        let work = black_box(work);
        let round = || {
            let begin = (self.milliseconds)();
            let result = black_box(work());
            ((self.milliseconds)() - begin, result)
        };
        let (first, result) = round();
        let mut times: Vec<_> = (0..rounds).map(|_| round().0).collect();
        times.sort_unstable_by(f64::total_cmp);
        let [best, median] = [0, rounds / 2].map(|place| times.get(place).copied().unwrap_or(first));
        let values = [first, best, median].map(|time| format!("{:.2}", value(time, &result)));
        (self.print)(&line(name, unit, values));
        result
    }
}

fn line(name: &str, unit: &str, [first, best, median]: [String; 3]) -> String {
    format!("{name:37} | {unit:9} | {first:>6} | {best:>6} | {median:>6}")
}
