//! Games move by move (thesis, G.4).

use std::fmt::Write;

use super::{
    Engine, autoplay,
    conditions::Conditions,
    report::{Fields, ReportError},
    sample::distances,
    ties::write_list,
};
use crate::{
    dtw::Distances,
    rng::Random,
    slide::{Position, Slide},
};

/// One row a move. Lists have spaces between their items and follow the order of moves.
pub(super) const COLUMNS: [&str; 20] = [
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

/// Appends one row for each move of a game, joined by newlines.
pub(super) fn play(
    conditions: &Conditions,
    engine: &mut Engine,
    trial: u64,
    start: &Position<3>,
    random: &mut Random,
    rows: &mut String,
) {
    let rules = Slide::<3>::new();
    let mut game = autoplay::Game::new(*start, conditions);
    while !game.is_over(conditions) {
        if game.moves > 0 {
            rows.push('\n');
        }
        let (position, t) = (game.position, game.t);
        let names: Vec<_> = rules.moves(&position).map(|mv| mv.to_string()).collect();
        let successors: Vec<_> = rules.successors(position).collect();
        let (outlook, choice) = game.step(conditions, engine, random);
        let candidates: Vec<_> = autoplay::candidates(&outlook.values).map(|place| &names[place]).collect();
        let _ = write!(rows, "{trial},{position},{},{t},{},", game.moves, distances().distance(&position));
        write_list(rows, &names);
        rows.push(',');
        write_list(rows, &successors);
        for values in [&outlook.values, &outlook.plain] {
            rows.push(',');
            write_list(rows, values);
        }
        rows.push(',');
        write_list(rows, &outlook.minimal_leaves);
        rows.push(',');
        write_list(rows, &candidates);
        let (tie, fat, seen) = (u8::from(choice.is_tie), u8::from(choice.is_fat), u8::from(outlook.win_seen));
        let (chosen, after) = (&names[choice.place], game.position);
        let [type1, type2] = outlook.collisions;
        let (nodes, leaves) = (outlook.nodes, outlook.leaves);
        let _ = write!(rows, ",{tie},{fat},{chosen},{after},{seen},{nodes},{leaves},{type1},{type2}");
    }
}

/// Adds up the games.
#[derive(Default)]
pub(super) struct Tally {
    pub games: autoplay::Tally,
    /// Moves of the game that is not over.
    pub moves: u64,
}

impl Tally {
    /// Adds a move; true if the game is over.
    pub(super) fn add(&mut self, conditions: &Conditions, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        fields.number(self.moves + 1, self.moves + 1)?;
        // Depth, distance, moves, successors, values, plain values, minimal leaves, candidates.
        for _ in 0..8 {
            fields.text()?;
        }
        let tie = fields.number(0, 1)?;
        let fat = fields.number(0, tie)?;
        fields.text()?;
        let after = fields.position()?;
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
}
