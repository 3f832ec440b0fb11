//! Switches to try, and what a search reports held against the rules.

use plyground::{
    game::{Evaluate, Game, Value},
    rng::Seed,
    search::{Counts, History, HistoryWeight, Minimax, Options, Replacement},
};
use proptest::{prelude::*, sample::select};

/// Switches that keep the value.
pub fn keeping() -> impl Strategy<Value = Options> {
    let order = (any::<bool>(), 0..3_u32, select(History::ALL), select(HistoryWeight::ALL), any::<bool>());
    let table = (select(&[0, 1, 4, 10][..]), select(Replacement::ALL));
    let windows = (any::<bool>(), any::<bool>(), select(&[0.0, 0.5, 3.0, 20.0][..]));
    let choice = (select(&[None, None, Some(0.0), Some(4.0)][..]), any::<bool>(), any::<u64>());
    (order, table, windows, choice).prop_map(|(order, table, windows, choice)| Options {
        table_move: order.0,
        killers: order.1,
        history: order.2,
        history_weight: order.3,
        static_order: order.4,
        table: table.0,
        replacement: table.1,
        deepening: windows.0,
        scout: windows.1,
        aspiration: windows.2,
        margin: choice.0,
        every_move: choice.1,
        seed: Seed(choice.2),
        ..Options::plain()
    })
}

/// Holds counts against each other.
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
