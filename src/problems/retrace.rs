//! Problems that take long to find: from the end of a game back to where its winner first had a certain win.

use super::{
    bounded::{Bounded, Spent},
    pack::{Packed, Recipe},
    play::Play,
    problem::Answer,
    turn::{Turn, turns},
    wanted::Wanted,
};
use crate::{
    players::Playable,
    rng::{Random, Seed},
};

/// The games that are played for one problem at most.
const GAMES: u64 = 10_000;
/// The nodes to prove that no other turn wins: less than an [`Attempt`](super::Attempt) has.
const PROOF: u64 = 1_000_000;

/// Finds problem number `slot` of a seed. Each slot has games and a search of its own, so that slots may be filled in
/// any order; two of them may have the same problem. Which problem it is follows from the rules, the seed and
/// [`PACK_VERSION`](super::PACK_VERSION): budgets are nodes, never time.
///
/// Games are played as by the [`Generator`](super::Generator); for one slot of three, every other game is played by
/// chance. The winner's turns are looked at from the last one back, for as long as [`Bounded`] proves within
/// `recipe.nodes` a win in as few turns as are wanted: there is no search that must see a win first, and the table
/// already knows what comes later in the game. The proof is repeated without this knowledge.
///
/// Returns `None` if there is no such problem in 10,000 games, or as soon as `goes_on` returns false, which is asked
/// before each game.
pub fn retrace<G: Playable>(game: &G, recipe: &Recipe, slot: u64, goes_on: &dyn Fn() -> bool) -> Option<Packed> {
    let seed = Seed(Random::stream(recipe.seed, slot, "pack").word());
    let wanted = recipe.wanted(slot);
    let (rules, evaluation) = game.with_evaluation();
    let mut search = Bounded::new(rules, evaluation);
    (0..GAMES).take_while(|_| goes_on()).find_map(|number| {
        let by_chance = slot % 3 == 2 && number.is_multiple_of(2);
        let mut play = Play::begin(search.game(), Random::stream(seed, number, "pack game"));
        while !play.is_over(search.game()) {
            play.ply(search.game(), search.evaluation(), by_chance);
        }
        look_back(game, &mut search, &play, &wanted, recipe.nodes)
    })
}

/// The last wanted problem of a finished game, if it has one.
fn look_back<G: Playable>(
    game: &G,
    search: &mut Bounded<G, G::Evaluation>,
    play: &Play<G::Position>,
    wanted: &Wanted,
    nodes: u64,
) -> Option<Packed> {
    let winner = game.outcome(play.position())?.winner?;
    let turns_of_winner = play.starts.iter().rev().filter(|start| game.mover(start) == winner);
    for position in turns_of_winner {
        // Before a position without a win there is seldom one.
        let n = (1..=*wanted.turns.end()).find_map(|n| match search.wins(position, n, nodes) {
            Ok(wins) => wins.then_some(Some(n)),
            Err(Spent) => Some(None),
        })??;
        if wanted.turns.contains(&n)
            && !search.is_found_soon(position, n, PROOF)
            && let Some(key) = only(search, position, n)
            && let Some(grade) = search.wanted_grade(wanted, position, &key)
            && is_fit(search, position, n, &key)
            && is_proven_afresh(game, position, n)
        {
            return Some(Packed { turns: n, grade, position: game.show(position) });
        }
    }
    None
}

/// The only turn that wins in n, of at least three.
fn only<G: Playable>(
    search: &mut Bounded<G, G::Evaluation>,
    position: &G::Position,
    n: u8,
) -> Option<Turn<G::Move, G::Position>> {
    let candidates = turns(search.game(), position);
    if candidates.len() < super::problem::FEWEST_TURNS {
        return None;
    }
    search.allow(PROOF);
    let winners = search.winners(candidates, n, 2).ok()?;
    <[_; 1]>::try_from(winners).ok().map(|[key]| key)
}

/// Whether it is known not to be dull.
fn is_fit<G: Playable>(
    search: &mut Bounded<G, G::Evaluation>,
    position: &G::Position,
    n: u8,
    key: &Turn<G::Move, G::Position>,
) -> bool {
    search.allow(PROOF);
    search.tries(position, n, key).is_ok_and(|tries| !search.is_dull(n, key, tries, PROOF))
}

/// Whether those who know only the position find the proof as well.
fn is_proven_afresh<G: Playable>(game: &G, position: &G::Position, n: u8) -> bool {
    let (rules, evaluation) = game.with_evaluation();
    matches!(Bounded::new(rules, evaluation).answer(position, n, PROOF), Answer::Only(turns, _) if turns == n)
}
