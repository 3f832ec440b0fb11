//! Games in which problems are looked for.

use super::{
    grade::search,
    turn::{after_move, legal_moves},
};
use crate::{
    game::{Evaluate, Game},
    rng::{Random, Seed},
    search::Budget,
};

/// Random plies at the beginning of a game: at least 2, and fewer than this.
const OPENING: u64 = 8;
/// The maximum number of plies; longer games are abandoned.
const LONGEST: usize = 400;
/// The budget of the players' searches.
const PLAY: Budget = Budget::nodes(300);

/// Whether the games for the next problem of a seed, after so many problems, are played at random: every third problem
/// comes from such games.
pub(super) fn is_by_chance(seed: Seed, problems: usize) -> bool {
    let first = Random::stream(seed, 0, "problem source").below(3);
    (first + problems as u64).is_multiple_of(3)
}

/// A game under way: a search of few nodes plays both sides after some random plies, or chance
/// plays all of them.
pub(super) struct Play<P> {
    random: Random,
    /// The number of random plies at its start.
    opening: u64,
    position: P,
    before: Vec<P>,
    /// The positions so far in which a turn begins.
    pub(super) starts: Vec<P>,
}

impl<P: Clone + PartialEq + std::fmt::Debug> Play<P> {
    /// Begins a game at the start.
    pub(super) fn begin<G: Game<Position = P>>(game: &G, mut random: Random) -> Self {
        let opening = 2 + random.below(OPENING - 2);
        Self { random, opening, position: game.start(), before: Vec::new(), starts: Vec::new() }
    }

    /// Whether the game is over, or has gone on for too long.
    pub(super) fn is_over<G: Game<Position = P>>(&self, game: &G) -> bool {
        let Self { position, before, .. } = self;
        game.outcome(position).is_some() || before.len() >= LONGEST || game.adjudicate(before, position).is_some()
    }

    /// Plays the next ply of a game that is not over.
    pub(super) fn ply<G, E>(&mut self, game: &G, evaluation: &E, by_chance: bool)
    where
        G: Game<Position = P> + Clone,
        E: Evaluate<G> + Clone,
    {
        let Self { random, opening, position, before, starts } = self;
        if before.last().is_none_or(|last| game.mover(last) != game.mover(position)) {
            starts.push(position.clone());
        }
        before.push(position.clone());
        let by_chance = by_chance || before.len() as u64 <= *opening;
        let mv = if by_chance {
            let moves = legal_moves(game, position);
            let drawn = random.below(moves.len() as u64);
            usize::try_from(drawn).ok().and_then(|drawn| moves.get(drawn).copied())
        } else {
            search(game, evaluation, position, PLAY).best
        };
        if let Some(mv) = mv {
            *position = after_move(game, position, mv);
        }
    }
}
