//! Switches to try, and checks of search reports against the rules.

mod switches;

use plyground::{
    game::{Evaluate, Game, Value},
    rng::Seed,
    search::{Counts, Minimax, Options},
};
use proptest::{prelude::*, sample::select};

/// Switches that keep the value, with the draw among good-enough moves.
pub fn keeping() -> impl Strategy<Value = Options> {
    let choice = (select(&[None, None, Some(0.0), Some(4.0)][..]), any::<bool>(), any::<u64>());
    (switches::keeping(), choice).prop_map(|(options, (margin, every_move, seed))| {
        options.with(|it| {
            it.margin = margin;
            it.every_move = every_move;
            it.seed = Seed(seed);
        })
    })
}

/// Checks that counts agree with each other.
pub fn check_counts(counts: &Counts) {
    assert_eq!(counts.nodes, counts.leaves + counts.interior + counts.quiescence + counts.answers);
    assert!(counts.ends <= counts.leaves && counts.first_cut_offs <= counts.cut_offs);
    assert!(counts.answers <= counts.hits && counts.hits <= counts.probes);
}

/// The worth of a line to the mover of the root, if its end is searched to what is left of the depth. A whole
/// line leaves nothing.
pub fn worth_of_line<G: Game + Copy, E: Evaluate<G> + Copy>(
    game: G,
    evaluation: E,
    root: &G::Position,
    line: &[G::Move],
    (depth, whole): (u32, bool),
) -> E::Value {
    let (mut position, mut moves) = (root.clone(), Vec::new());
    for mv in line {
        moves.clear();
        game.moves(&position, &mut moves);
        assert!(moves.contains(mv), "{mv:?} is not legal in {position:?}");
        game.play(&mut position, *mv);
    }
    let plies = u32::try_from(line.len()).unwrap();
    assert!(!whole || plies == depth || game.outcome(&position).is_some());
    let end = Minimax::new(game, evaluation).value(&position, depth.checked_sub(plies).unwrap());
    let end = match end.certain() {
        None => end,
        Some(more) if end > E::Value::DRAW => E::Value::win(plies + more),
        Some(more) => -E::Value::win(plies + more),
    };
    if game.mover(&position) == game.mover(root) { end } else { -end }
}
