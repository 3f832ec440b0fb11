//! How hard a problem is for a search.

use super::turn::{Turn, goes_on};
use crate::{
    players::{self, Playable, Spec},
    rng::Seed,
    schema::SpecError,
};

/// The budgets of alpha-beta search that grade a problem, in nodes.
pub const BUDGETS: [u64; 8] = [30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000];

/// The grade of a problem: the number of [`BUDGETS`] up to the last that misses the key. From 0, if
/// every search finds it, to 8, if 100,000 nodes miss it.
///
/// # Errors
///
/// Those of [`players::read`]; no game has any.
pub fn grade<G: Playable>(game: &G, position: &G::Position, key: &Turn<G::Move, G::Position>) -> Result<u8, SpecError> {
    for (nodes, grade) in BUDGETS.into_iter().zip(1..=8).rev() {
        if is_missed(game, position, key, &searching::<G>(format_args!("nodes={nodes}"))?)? {
            return Ok(grade);
        }
    }
    Ok(0)
}

/// The engine that grades, with a limit.
pub(super) fn searching<G: Playable>(limit: std::fmt::Arguments) -> Result<Spec, SpecError> {
    players::read::<G>(&format!("alpha-beta/{limit}"))
}

/// Whether an engine plays another turn than the key.
///
/// # Errors
///
/// If the game has no such engine.
pub fn is_missed<G: Playable>(
    game: &G,
    position: &G::Position,
    key: &Turn<G::Move, G::Position>,
    engine: &Spec,
) -> Result<bool, SpecError> {
    let mut after = position.clone();
    loop {
        let before = after.clone();
        let mv = play(game, &mut after, engine, Seed(1))?;
        if mv.is_none() || !goes_on(game, &before, &after) {
            return Ok(after != key.after);
        }
    }
}

/// Plays the move that an engine chooses, unless the game is over.
pub(super) fn play<G: Playable>(
    game: &G,
    position: &mut G::Position,
    engine: &Spec,
    seed: Seed,
) -> Result<Option<G::Move>, SpecError> {
    let thought = players::start_engine(game, position, engine, seed)?.finish();
    let best = thought.best.and_then(|best| game.read_move(position, &best).ok());
    if let Some(mv) = best {
        game.play(position, mv);
    }
    Ok(best)
}
