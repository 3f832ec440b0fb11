//! Games move by move [Heuser 2003, G.4].

use std::fmt::Write;

use super::{Outcome, PuzzleKind, autoplay};
use crate::{
    dtw::Distances,
    lab::{
        puzzle::{
            Conditions, EVALUATION, MEMORY, NOISE, SAMPLE, SampleTrials, Trial,
            choice::{self, Game},
            distances,
        },
        rows::{Fields, ReportError, write_list},
    },
    schema::native_only,
    slide::Slide,
};

pub(super) const KIND: PuzzleKind = PuzzleKind {
    name: "trace",
    about: native_only!("plays a game like `autoplay` and records every move (G.4)"),
    keys: &[SAMPLE, EVALUATION, NOISE, MEMORY, &["t", "nodes", "win", "found", "choose", "tie", "fat", "limit"]],
    n: 1,
    columns: |_| COLUMNS.to_vec(),
    tally: |_| Box::new(Tally::default()),
    trials: Some(|experiment| SampleTrials::boxed(experiment, play)),
    ..PuzzleKind::DEFAULT
};

/// One row per move. Items of lists are separated by spaces and follow the order of moves.
const COLUMNS: [&str; 20] = [
    "trial",
    "position",
    "move",
    "t",
    "dtw",
    "moves",
    "successors",
    "values",
    "plain",
    "minimal",
    "candidates",
    "tie",
    "fat",
    "chosen",
    "after",
    "seen",
    "nodes",
    "leaves",
    "collisions1",
    "collisions2",
];

/// Plays a game and writes one row for each move, separated by newlines.
fn play(trial: &mut Trial<'_>) -> String {
    let mut rows = String::new();
    let (number, conditions) = (trial.number, trial.conditions);
    let rules = Slide::<3>::new();
    let mut game = Game::new(trial.position, conditions);
    while !game.is_over(conditions) {
        if game.moves > 0 {
            rows.push('\n');
        }
        let (position, t) = (game.position, game.t);
        let names: Vec<_> = rules.moves(&position).map(|mv| mv.to_string()).collect();
        let successors: Vec<_> = rules.successors(position).collect();
        let (outlook, choice) = game.step(conditions, trial.engine, &mut trial.random);
        let candidates: Vec<_> = choice::candidates(&outlook.values).map(|place| &names[place]).collect();
        let _ = write!(rows, "{number},{position},{},{t},{},", game.moves, distances().distance(&position));
        write_list(&mut rows, &names);
        rows.push(',');
        write_list(&mut rows, &successors);
        for values in [&outlook.values, &outlook.plain] {
            rows.push(',');
            write_list(&mut rows, values);
        }
        rows.push(',');
        write_list(&mut rows, &outlook.minimal_leaves);
        rows.push(',');
        write_list(&mut rows, &candidates);
        let (tie, fat, seen) = (u8::from(choice.is_tie), u8::from(choice.is_fat), u8::from(outlook.win_seen));
        let (chosen, after) = (&names[choice.place], game.position);
        let [type1, type2] = outlook.collisions;
        let (nodes, leaves) = (outlook.nodes, outlook.leaves);
        let _ = write!(rows, ",{tie},{fat},{chosen},{after},{seen},{nodes},{leaves},{type1},{type2}");
    }
    rows
}

/// Adds up the games.
#[derive(Default)]
struct Tally {
    games: autoplay::Tally,
    /// The number of moves of the unfinished game.
    moves: u64,
}

impl super::Tally<Conditions> for Tally {
    /// Adds a move. Returns whether the game is over.
    fn add(&mut self, conditions: &Conditions, _: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        fields.position::<3>()?;
        fields.number(self.moves + 1, self.moves + 1)?;
        // Depth, distance, moves, successors, values, plain values, minimal leaves, candidates.
        for _ in 0..8 {
            fields.text()?;
        }
        let tie = fields.number(0, 1)?;
        let fat = fields.number(0, tie)?;
        fields.text()?;
        let after = fields.position::<3>()?;
        for _ in 0..5 {
            fields.number(0, u64::MAX)?;
        }
        self.moves += 1;
        self.games.ties += tie;
        self.games.fat += fat;
        let is_over = after.is_win() || self.moves >= conditions.limit.into();
        if is_over {
            self.games.add_game(after.is_win(), std::mem::take(&mut self.moves));
        }
        Ok(is_over)
    }

    fn is_between_trials(&self) -> bool {
        self.moves == 0
    }

    fn outcome(&self, conditions: &Conditions, n: u64, point: Option<String>) -> Outcome {
        Outcome::Trace(self.games.games(conditions, n, point))
    }
}
