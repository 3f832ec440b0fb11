//! What the arena counts in a game besides its moves.

use std::fmt::{Debug, Display};

use serde::Serialize;

use super::set::{self, Set};
use crate::{
    game::{Game, Player, Value},
    games::{
        checkers::{self, Checkers},
        isolation::{Isolation, Position},
        loa::{self, Loa},
        tzaar::{self, Tzaar},
    },
    players::Playable,
};

/// Tests whether a player's pieces are connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tests {
    /// Their number.
    pub all: u64,
    /// Those that the Euler number has settled.
    pub settled: u64,
}

/// What playouts count besides, in a game of one's own.
pub(super) trait Field: Playable + Display + Debug + Send + Sync {
    /// What is left on the board for the game to go on with.
    fn left(&self, position: &Self::Position) -> u32;

    /// The boards that the rules allow, if fewer than 2¹²⁸.
    fn boards(&self) -> Option<u128>;

    /// The tests at the positions one ply on.
    fn tests(&self, _position: &Self::Position) -> Option<Tests> {
        None
    }

    /// The sets of positions that have names.
    fn sets(&self) -> &'static [Set] {
        &[]
    }

    /// Whether a value of an engine is a certain win or loss.
    fn is_certain(&self, value: f64) -> bool {
        value.certain().is_some()
    }
}

impl Field for Isolation {
    /// The open cells.
    fn left(&self, position: &Position) -> u32 {
        position.open().count_ones()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards(self))
    }
}

impl Field for Checkers {
    /// The pieces of both players.
    fn left(&self, position: &checkers::Position) -> u32 {
        (!position.free()).count_ones()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards())
    }
}

impl Field for Loa {
    /// The pieces of both players.
    fn left(&self, position: &loa::Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.pieces(player).count_ones()).into_iter().sum()
    }

    fn boards(&self) -> Option<u128> {
        Some(Self::boards(self))
    }

    fn tests(&self, position: &loa::Position) -> Option<Tests> {
        let (mut tests, mut moves) = (Tests::default(), Vec::new());
        self.moves(position, &mut moves);
        for mv in moves {
            let mut next = *position;
            Game::play(self, &mut next, mv);
            for player in [Player::First, Player::Second] {
                tests.all += 1;
                tests.settled += u64::from(next.is_apart(player));
            }
        }
        Some(tests)
    }
}

impl Field for Tzaar {
    /// The stacks of both players.
    fn left(&self, position: &tzaar::Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.stacks(player).count_ones()).into_iter().sum()
    }

    /// Full boards alone are some 10⁴¹: 60! / (6! 9! 15!)².
    fn boards(&self) -> Option<u128> {
        None
    }

    fn sets(&self) -> &'static [Set] {
        &set::TZAAR
    }

    /// Evaluations here are wide integers.
    fn is_certain(&self, value: f64) -> bool {
        value.abs() >= i64::win(u32::MAX).real()
    }
}
