//! The endgame tables of checkers and give-away checkers as a source of exact results.

use crate::{
    games::checkers::{Checkers, Endgames, Goal, Growing, Position, Verdict},
    players::{Exact, PlainExact, Worth},
};

/// The pieces of the positions in which only moves are looked for: the tables have no more, and with fewer there is
/// little to choose.
const PIECES: std::ops::RangeInclusive<u32> = 3..=Endgames::MOST_PIECES;

/// Whether a position has more pieces than the tables: they need not be computed to know nothing about it.
fn is_beyond(position: &Position) -> bool {
    position.free().count_zeros() > Endgames::MOST_PIECES
}

/// The table of this process with as many pieces as there can be.
pub(super) struct Tables {
    goal: Goal,
    growing: Option<Growing>,
}

impl Tables {
    pub const fn new(goal: Goal) -> Self {
        Self { goal, growing: None }
    }

    fn all(&self) -> &'static Endgames {
        Endgames::of(self.goal, Endgames::MOST_PIECES)
    }
}

impl Exact<Checkers> for Tables {
    fn prepare(&mut self) -> bool {
        if Endgames::is_kept(self.goal, Endgames::MOST_PIECES) {
            return true;
        }
        let growing = self.growing.get_or_insert_with(|| Growing::new(self.goal, Endgames::MOST_PIECES));
        if growing.step() {
            return false;
        }
        if let Some(grown) = self.growing.take() {
            grown.finish().keep();
        }
        true
    }

    fn worth(&mut self, position: &Position) -> Option<Worth> {
        if is_beyond(position) {
            return None;
        }
        Some(match self.all().verdict(position)? {
            Verdict::Win(plies) => Worth::Win(Some(plies)),
            Verdict::Draw => Worth::Draw,
            Verdict::Loss(plies) => Worth::Loss(Some(plies)),
        })
    }

    fn reach(&self) -> &'static str {
        "a position with at most 4 pieces"
    }

    fn knows_length(&self) -> bool {
        true
    }

    fn suits(&self, position: &Position) -> bool {
        PIECES.contains(&position.free().count_zeros())
    }
}

/// The same, but first every position of the table is compared with all positions that its moves lead to.
pub(super) struct VerifiedTables {
    tables: Tables,
    is_verified: Option<bool>,
}

impl VerifiedTables {
    pub const fn new(goal: Goal) -> Self {
        Self { tables: Tables::new(goal), is_verified: None }
    }
}

impl PlainExact<Checkers> for VerifiedTables {
    fn worth(&mut self, position: &Position) -> Option<Worth> {
        if is_beyond(position) {
            return None;
        }
        let table = self.tables.all();
        if *self.is_verified.get_or_insert_with(|| table.is_consistent()) { self.tables.worth(position) } else { None }
    }

    fn way(&self) -> &'static str {
        "the endgame table, after each of its positions was compared with those that its moves lead to"
    }
}
