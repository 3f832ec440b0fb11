//! How hard a problem is for a search, and the search itself.

use super::{
    BUDGETS,
    turn::{Turn, after_move, continues_turn},
};
use crate::{
    game::{Evaluate, Game},
    players::searching::alpha_beta,
    search::{Budget, Options, Report},
};

/// The grade of a problem: the number of [`BUDGETS`] up to the last with which alpha-beta search by
/// this evaluation misses the key. From 0, if every search finds it, to 8, if 100,000 nodes miss it.
pub fn grade<G, E>(game: &G, evaluation: &E, position: &G::Position, key: &Turn<G::Move, G::Position>) -> u8
where
    G: Game + Clone,
    E: Evaluate<G> + Clone,
{
    let misses = |&(nodes, _): &(u64, u8)| is_missed(game, evaluation, position, key, Budget::nodes(nodes));
    BUDGETS.into_iter().zip(1..=8).rev().find(misses).map_or(0, |(_, grade)| grade)
}

/// Whether alpha-beta search plays another turn than the key.
pub(super) fn is_missed<G, E>(
    game: &G,
    evaluation: &E,
    position: &G::Position,
    key: &Turn<G::Move, G::Position>,
    budget: Budget,
) -> bool
where
    G: Game + Clone,
    E: Evaluate<G> + Clone,
{
    let mut at = position.clone();
    while let Some(best) = search(game, evaluation, &at, budget).best {
        let after = after_move(game, &at, best);
        if !continues_turn(game, &at, &after) {
            return after != key.after;
        }
        at = after;
    }
    at != key.after
}

/// Alpha-beta search with the usual options, but a transposition table to match the budget: to clear
/// one of the usual size takes longer than a small search.
pub(super) fn search<G, E>(
    game: &G,
    evaluation: &E,
    position: &G::Position,
    budget: Budget,
) -> Report<G::Move, E::Value>
where
    G: Game + Clone,
    E: Evaluate<G> + Clone,
{
    let table = if budget.nodes == u64::MAX { 10 } else { budget.nodes.ilog2() + 2 };
    let options = Options { table, ..Options::default() };
    let mut search = alpha_beta(game, evaluation, position, options, budget);
    while !search.step(u64::MAX) {}
    search.report()
}
