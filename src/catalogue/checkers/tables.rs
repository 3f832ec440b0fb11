//! The endgame tables of checkers and give-away checkers as a source of exact results.

use crate::{
    games::checkers::{Checkers, Endgames, Goal, Growing, Position, Verdict},
    players::{Exact, PlainExact, Worth},
};

/// The pieces of the positions in which only moves are looked for: the tables have no more, and with fewer there is
/// little to choose.
const PIECES: std::ops::RangeInclusive<u32> = 3..=Endgames::MOST_PIECES;

/// The table of this process with as many pieces as there can be.
pub(super) struct Tables {
    goal: Goal,
    growing: Option<Growing>,
}

impl Tables {
    pub const fn new(goal: Goal) -> Self {
        Self { goal, growing: None }
    }

    /// The table, unless a position has too many pieces for it: then it need not be computed.
    fn table_for(&self, position: &Position) -> Option<&'static Endgames> {
        let fits = position.free().count_zeros() <= Endgames::MOST_PIECES;
        fits.then(|| Endgames::of(self.goal, Endgames::MOST_PIECES))
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
        Some(match self.table_for(position)?.verdict(position)? {
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
        let table = self.tables.table_for(position)?;
        if *self.is_verified.get_or_insert_with(|| table.is_consistent()) { self.tables.worth(position) } else { None }
    }

    fn way(&self) -> &'static str {
        "the endgame table, after each of its positions was compared with those that its moves lead to"
    }
}
