//! The state with which a learner can continue, as text.
//!
//! ```text
//! # game: giveaway
//! # query: games=2000&depth=3
//! # version: 0.1.0
//! # done: 250
//! name,weight,squares
//! men,-7.871…,0.0123…
//! …
//! ```

use std::fmt::{Display, Write};

use super::{Learner, Linear};
use crate::game::{Game, TextError};

const COLUMNS: &str = "name,weight,squares";

impl<G: Game + Clone + Display, E: Linear<G> + Clone> Learner<G, E> {
    /// Writes everything that is needed to continue.
    pub fn state(&self) -> String {
        let mut text = self.heading(self.done);
        for ((name, weight), squares) in E::names().iter().zip(self.evaluation.weights()).zip(&self.squares) {
            let _ = writeln!(text, "{name},{weight},{squares}");
        }
        text
    }

    fn heading(&self, done: u64) -> String {
        let version = env!("CARGO_PKG_VERSION");
        format!("# game: {}\n# query: {}\n# version: {version}\n# done: {done}\n{COLUMNS}\n", self.game, self.training)
    }

    /// Continues from a state of the same training.
    ///
    /// # Errors
    ///
    /// If the text is not such a state; then nothing is changed.
    pub fn resume(&mut self, state: &str) -> Result<(), TextError> {
        let wrong = |found: &str, expected: String| TextError { found: found.to_owned(), expected };
        let mut lines = state.split_inclusive('\n');
        let mut line = || lines.next().unwrap_or_default();
        let mut done = None;
        for expected in self.heading(0).split_inclusive('\n') {
            let (line, bare) = (line(), expected.trim_end());
            match line.strip_prefix("# done: ") {
                Some(number) if expected.starts_with("# done: ") => {
                    let number = number.strip_suffix('\n').and_then(|number| number.parse().ok());
                    done = number.filter(|done| *done <= self.training.games);
                    if done.is_none() {
                        let expected = format!("# done: and a number from 0 to {}", self.training.games);
                        return Err(wrong(line.trim_end(), expected));
                    }
                }
                _ if line == expected => (),
                _ => return Err(wrong(line.trim_end(), format!("the line “{bare}”"))),
            }
        }
        let (mut weights, mut squares) = (Vec::new(), Vec::new());
        for name in E::names() {
            let line = line();
            let read = || {
                let (weight, square) =
                    line.strip_suffix('\n')?.strip_prefix(&name)?.strip_prefix(',')?.split_once(',')?;
                let (weight, square): (f64, f64) = (weight.parse().ok()?, square.parse().ok()?);
                (weight.abs() <= E::MOST && square.is_finite() && square >= 0.0).then_some((weight, square))
            };
            let (weight, square) = read().ok_or_else(|| {
                let most = E::MOST;
                let expected = format!("{name}, its weight from -{most} to {most}, and a sum of squares, with commas");
                wrong(line.trim_end(), expected)
            })?;
            weights.push(weight);
            squares.push(square);
        }
        let rest = line();
        if !rest.is_empty() {
            return Err(wrong(rest.trim_end(), "nothing after the last weight".to_owned()));
        }
        self.evaluation.weights_mut().copy_from_slice(&weights);
        self.squares = squares;
        self.done = done.unwrap_or_default();
        Ok(())
    }
}
