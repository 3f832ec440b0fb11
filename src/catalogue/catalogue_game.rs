//! The interface of a two-player game in the catalogue.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use super::BoardLayout;
use super::sets::Set;
use crate::game::Value;
use crate::{
    game::{Notation, TextError},
    players::HasEngines,
    rng::{Random, Seed},
};

/// A two-player game with all its facets: its names, board, openings, engines and measurements.
pub trait CatalogueGame: BoardLayout + HasEngines + Display + FromStr<Err = TextError> + Debug + Send + Sync {
    /// The parameters of the game's variants.
    type Variant: Copy + Debug + PartialEq;

    /// The variants that are listed as separate games, the default first.
    const LISTED: &'static [Self::Variant];

    /// The number of random plies before a position drawn by a seed.
    const OPENING: u32 = 4;

    /// Whether the player who moves first has the white pieces.
    const WHITE_BEGINS: bool = false;

    /// Creates the rules of a variant.
    fn of(variant: Self::Variant) -> Self;

    /// The variant of these rules.
    fn variant(&self) -> Self::Variant;

    /// Whether a text that is not a valid name was probably meant as a name of this game.
    fn is_meant_by(text: &str) -> bool {
        Self::LISTED.iter().any(|variant| text.starts_with(&Self::of(*variant).to_string()))
    }

    /// Draws the text of a position by a seed.
    fn drawn(&self, seed: Seed) -> String {
        random_opening(self, Self::OPENING, seed)
    }

    /// The number of pieces or open cells that are left to play with.
    fn left(&self, position: &Self::Position) -> u32;

    /// The number of boards that the rules allow, reachable or not, if below 2¹²⁸.
    fn boards(&self) -> Option<u128>;

    /// The connectivity tests made at the successors of a position, in a game won by connecting
    /// pieces.
    fn tests(&self, _position: &Self::Position) -> Option<Tests> {
        None
    }

    /// The named sets of positions.
    fn sets(&self) -> &'static [Set] {
        &[]
    }

    /// Keeps the endgame table of a file for engines. Returns the variant that it is for.
    ///
    /// # Errors
    ///
    /// What is wrong with the bytes, or that the game has no such tables.
    fn keep_endgames(_bytes: &[u8]) -> Result<Self, String> {
        Err("no game of this module has a table of endgames: expected the module of one that has".to_owned())
    }

    /// The engine that values every move of a position in a review, written as an
    /// [`EngineSpec`](crate::players::EngineSpec). Its search is limited to this many nodes, unless it solves the game.
    #[must_use]
    fn analyst(nodes: u64) -> String {
        format!("alpha-beta/nodes={nodes}/every=yes")
    }

    /// The engine that looks behind single moves before a review calls one of them a mistake: it looks for certain ends, and
    /// evaluates all leaves alike to find them at a greater depth.
    #[must_use]
    fn prober(nodes: u64) -> String {
        format!("alpha-beta/nodes={nodes}")
    }

    /// Whether a value of an engine is a certain win or loss.
    fn is_certain(&self, value: f64) -> bool {
        value.certain().is_some()
    }
}

/// Counts of tests whether a player's pieces are connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ConnectivityTests"))]
pub struct Tests {
    /// All tests.
    pub all: u64,
    /// The tests settled by the Euler number alone.
    pub settled: u64,
}

/// The text of the position after this many random moves, each drawn uniformly.
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
