//! The solver of Isolation as a source of exact results.

use std::collections::HashMap;

use crate::game::Game;
use crate::{
    game::Player,
    games::isolation::{Answer, Isolation, Position, Question, Solver, Status},
    heartbeat,
    players::{Exact, PlainExact, Worth},
};

/// The number of entries of the solver's table: 4 MiB.
const ENTRIES: u32 = 1 << 18;
/// The maximum number of positions that the solver visits for one question, and the number between signs of life.
const PATIENCE: u64 = 3_000_000;
const SLICES: u64 = 100;
/// The maximum number of positions that the plain search decides.
const PLAIN: usize = 30_000_000;
/// Only moves are looked for between these numbers of open cells, on a large board.
const OPEN: (u32, u32) = (28, 35);
/// And between these sevenths of a small board: they are the same on the usual one, of 49 cells.
const SEVENTHS: (u32, u32) = (4, 5);

pub(super) struct Solved {
    cells: u32,
    solver: Solver,
}

impl Solved {
    pub fn new(rules: &Isolation) -> Self {
        Self { cells: u32::from(rules.columns()) * u32::from(rules.rows()), solver: Solver::new(rules, ENTRIES) }
    }
}

const fn worth(wins: bool) -> Worth {
    if wins { Worth::Win(None) } else { Worth::Loss(None) }
}

impl Exact<Isolation> for Solved {
    fn worth(&mut self, position: &Position) -> Option<Worth> {
        self.solver.ask(position, Question::Winner);
        for _ in 0..SLICES {
            if let Status::Solved(answer) = self.solver.step(PATIENCE / SLICES) {
                let Answer::Winner(winner) = answer else { return None };
                return Some(worth(winner == position.mover()));
            }
            heartbeat::beat();
        }
        None
    }

    fn reach(&self) -> &'static str {
        "a position with fewer open cells"
    }

    fn knows_length(&self) -> bool {
        false
    }

    fn suits(&self, position: &Position) -> bool {
        let [least, most] =
            [(OPEN.0, SEVENTHS.0), (OPEN.1, SEVENTHS.1)].map(|(open, part)| open.min(self.cells * part / 7));
        let placed = [Player::First, Player::Second].iter().all(|player| position.cell(*player).is_some());
        placed && (least..=most).contains(&position.open().count_ones())
    }
}

/// Tries every move in the order of the rules, and remembers who wins: every move uses a cell, so that no position
/// comes back.
pub(super) struct Plain {
    rules: Isolation,
    known: HashMap<Position, bool>,
}

impl PlainExact<Isolation> for Plain {
    fn worth(&mut self, position: &Position) -> Option<Worth> {
        self.wins(position).map(worth)
    }

    fn way(&self) -> &'static str {
        "a plain search of all moves"
    }
}

impl Plain {
    pub fn new(rules: &Isolation) -> Self {
        Self { rules: rules.clone(), known: HashMap::new() }
    }

    /// Whether the player to move wins; `None` if that takes too much memory.
    fn wins(&mut self, position: &Position) -> Option<bool> {
        if let Some(&wins) = self.known.get(position) {
            return Some(wins);
        }
        if self.known.len() >= PLAIN {
            return None;
        }
        let mut moves = Vec::new();
        self.rules.moves(position, &mut moves);
        let mut wins = false;
        for mv in moves {
            let mut after = *position;
            self.rules.play(&mut after, mv);
            if !self.wins(&after)? {
                wins = true;
                break;
            }
        }
        self.known.insert(*position, wins);
        Some(wins)
    }
}
