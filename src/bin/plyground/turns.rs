//! The numbers of turns of Tzaar by the number of stacks on the board [Veselý 2013, table 1.1].

use std::{collections::BTreeMap, fmt::Write};

use plyground::{
    api::ApiError,
    game::{Game, Notation, Player},
    games::tzaar::{Stage, Tzaar},
    lab::{Experiment, Runner},
    search,
};
use serde_json::{Value, json};

use crate::run::run_trials;

/// The numbers of positions and of turns in them, by the number of stacks.
pub struct Turns(BTreeMap<u32, Counted>);

#[derive(Default)]
struct Counted {
    positions: u64,
    least: Option<u64>,
    most: u64,
    sum: u64,
}

impl Counted {
    fn mean(&self) -> f64 {
        self.sum as f64 / self.positions as f64
    }
}

impl Turns {
    /// Counts the turns of all positions of the games of an experiment of kind `playouts` in which a turn begins.
    pub fn count(rules: Tzaar, query: &str, jobs: u64) -> Result<Self, ApiError> {
        let experiment = Experiment::parse(query)?;
        let mut turns = Self(BTreeMap::new());
        run_trials(&mut Runner::new(&experiment)?, jobs, None, 0..experiment.trials(), |rows| {
            for row in &rows {
                turns.add_game(rules, row.rsplit(',').next().unwrap_or_default());
            }
            Ok(())
        })?;
        Ok(turns)
    }

    fn add_game(&mut self, rules: Tzaar, moves: &str) {
        let mut position = rules.start();
        for name in moves.split(' ') {
            if position.stage() == Stage::First {
                let stacks = position.stacks(Player::First) | position.stacks(Player::Second);
                let turns = search::Turns(rules).results(&position).len() as u64;
                let counted = self.0.entry(stacks.count_ones()).or_default();
                counted.positions += 1;
                counted.least = Some(counted.least.map_or(turns, |least| least.min(turns)));
                counted.most = counted.most.max(turns);
                counted.sum += turns;
            }
            let Ok(mv) = rules.read_move(&position, name) else { return };
            rules.play(&mut position, mv);
        }
    }

    /// The logarithm of the product of the mean numbers of turns, two stacks fewer each time, as in the paper.
    fn games_log10(&self) -> f64 {
        let turns = self.0.iter().filter(|&(stacks, _)| stacks % 2 == 1 || *stacks == 60);
        turns.map(|(_, counted)| libm::log10(counted.mean())).sum()
    }

    pub fn text(&self) -> String {
        let mut text = "  stacks positions   least     mean    most distinct turns\n".to_owned();
        for (stacks, counted) in self.0.iter().rev() {
            let (positions, least) = (counted.positions, counted.least.unwrap_or_default());
            let _ = writeln!(text, "  {stacks:>6}{positions:>10}{least:>8}{:>9.1}{:>8}", counted.mean(), counted.most);
        }
        let _ = writeln!(text, "  log10 of games, by turns: {:.1}", self.games_log10());
        text
    }

    pub fn json(&self) -> Value {
        let by_stacks = self.0.iter().map(|(stacks, counted)| {
            let (positions, least, most) = (counted.positions, counted.least, counted.most);
            json!({ "stacks": stacks, "positions": positions, "least": least, "mean": counted.mean(), "most": most })
        });
        json!({ "by_stacks": by_stacks.collect::<Vec<_>>(), "games_log10": self.games_log10() })
    }
}
