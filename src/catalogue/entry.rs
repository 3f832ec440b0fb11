//! What the catalogue holds of a game for two.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::Board;
#[cfg(feature = "lab")]
use super::sets::Set;
#[cfg(feature = "lab")]
use crate::game::Value;
use crate::{
    game::{Notation, TextError},
    players::Playable,
    rng::{Random, Seed},
};

/// A game for two with all its facets: how it is called, drawn and opened, who plays it, and what is measured in it.
pub trait Entry: Board + Playable + Display + FromStr<Err = TextError> + Debug + Send + Sync {
    /// What distinguishes the variants of the game.
    type Variant: Copy + Debug + PartialEq;

    /// The variants that are listed as games of their own, the default first.
    const LISTED: &'static [Self::Variant];

    /// The random plies before a position that a seed draws.
    const OPENING: u32 = 4;

    /// The rules of a variant.
    fn of(variant: Self::Variant) -> Self;

    /// The variant of these rules.
    fn variant(&self) -> Self::Variant;

    /// Whether a text that may not be a name of the game is one that was meant to be.
    fn is_meant_by(text: &str) -> bool {
        Self::LISTED.iter().any(|variant| text.starts_with(&Self::of(*variant).to_string()))
    }

    /// The text of a position that a seed draws.
    fn drawn(&self, seed: Seed) -> String {
        random_opening(self, Self::OPENING, seed)
    }

    /// What is left on the board for the game to go on with.
    #[cfg(feature = "lab")]
    fn left(&self, position: &Self::Position) -> u32;

    /// The boards that the rules allow, reachable or not, if fewer than 2¹²⁸.
    #[cfg(feature = "lab")]
    fn boards(&self) -> Option<u128>;

    /// The tests of connection at the positions one ply on, in a game that is won by connecting.
    #[cfg(feature = "lab")]
    fn tests(&self, _position: &Self::Position) -> Option<Tests> {
        None
    }

    /// The sets of positions that have names.
    #[cfg(feature = "lab")]
    fn sets(&self) -> &'static [Set] {
        &[]
    }

    /// Whether a value of an engine is a certain win or loss.
    #[cfg(feature = "lab")]
    fn is_certain(&self, value: f64) -> bool {
        value.certain().is_some()
    }
}

/// What is done in the same way with every game for two.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it with a game.
    fn visit<G: Entry>(self, game: G) -> Self::Output;
}

/// Tests whether a player's pieces are connected.
#[cfg(feature = "lab")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tests {
    /// Their number.
    pub all: u64,
    /// Those that the Euler number has settled.
    pub settled: u64,
}

/// The text of the position that so many random moves lead to, each drawn uniformly.
pub(super) fn random_opening<G: Notation>(game: &G, plies: u32, seed: Seed) -> String {
    let mut position = game.start();
    let mut random = Random::stream(seed, 0, "opening");
    for _ in 0..plies {
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        let count = u64::try_from(moves.len()).unwrap_or(u64::MAX);
        let Some(at) = (count > 0).then(|| random.below(count)) else { break };
        if let Some(&mv) = usize::try_from(at).ok().and_then(|at| moves.get(at)) {
            game.play(&mut position, mv);
        }
    }
    game.show(&position)
}
