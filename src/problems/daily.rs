//! The problem of a day.

use super::{
    day::Day,
    generator::{Generator, Graded},
    problem_request::ProblemRequest,
};
use crate::{players::HasEngines, rng::Seed};

/// Finds the problem of a game for a day, the same for everybody: of the first four problems of the
/// day's seed, the easiest on Monday and Tuesday, the next on Wednesday and Thursday, then on Friday
/// and Saturday, and the hardest on Sunday. A problem is harder if its grade is higher, then if it
/// takes more turns, then if it is found later.
pub struct Daily<G: HasEngines> {
    generator: Generator<G>,
    weekday: usize,
    found: Vec<Graded<G>>,
}

impl<G: HasEngines> Daily<G> {
    /// The problems among which one is chosen.
    const CHOICE: usize = 4;
    /// The days of a week.
    const WEEK: usize = 7;
    /// After so many games there is a choice of fewer.
    const MOST_GAMES: u64 = 1_000;

    /// Prepares the search. The seed is that of the [day](Day::seed) for this game.
    #[must_use]
    pub fn new(game: &G, day: Day, seed: Seed) -> Self {
        let request = ProblemRequest { turns: G::TURNS_OF_A_DAY, ..ProblemRequest::default() };
        Self { generator: Generator::new(game, seed, request), weekday: day.weekday().into(), found: Vec::new() }
    }

    /// Does a part of the work: a ply of a game, or a look at one position. Returns the problem when it is found; going
    /// on chooses among the next ones.
    pub fn step(&mut self) -> Option<Graded<G>> {
        let found = self.generator.step();
        self.found.extend(found);
        let is_decided = self.found.len() == Self::CHOICE || self.generator.games() >= Self::MOST_GAMES;
        if !is_decided || self.found.is_empty() {
            return None;
        }
        let mut left = std::mem::take(&mut self.found);
        let mut easier = self.weekday * left.len() / Self::WEEK;
        // They are few: to sort them takes more code.
        loop {
            let easiest = (0..left.len()).min_by_key(|&at| (left[at].1, left[at].0.turns))?;
            let problem = left.remove(easiest);
            if easier == 0 {
                return Some(problem);
            }
            easier -= 1;
        }
    }

    /// The number of games played and looked at so far.
    pub const fn games(&self) -> u64 {
        self.generator.games()
    }
}
