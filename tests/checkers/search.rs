//! Alpha-beta finds the values of minimax, real and in integers.

use plyground::{
    game::{Evaluate, Game, Notation, Value},
    games::checkers::{Checkers, CheckersEvaluation, Goal, Position},
    players::{Playable, Spec, read, sit},
    rng::Seed,
    search::{AlphaBeta, Budget, History, Minimax, Options, Replacement},
};
use proptest::{prelude::*, sample::select};

use crate::{GIVE_AWAY, wander};

/// Switches that keep the value.
fn keeping() -> impl Strategy<Value = Options> {
    let order = (any::<bool>(), 0..3_u32, select(History::ALL));
    let table = (select(&[0, 4, 12][..]), select(Replacement::ALL));
    let windows = (any::<bool>(), any::<bool>(), select(&[0.0, 0.5, 5.0][..]));
    (order, table, windows).prop_map(|(order, table, windows)| Options {
        table_move: order.0,
        killers: order.1,
        history: order.2,
        table: table.0,
        replacement: table.1,
        deepening: windows.0,
        scout: windows.1,
        aspiration: windows.2,
        ..Options::plain()
    })
}

fn equals_minimax<E: Evaluate<Checkers> + Copy>(
    rules: Checkers,
    evaluation: E,
    root: Position,
    options: Options,
    depth: u32,
) {
    let report = AlphaBeta::new(rules, evaluation, root, options, Budget::depth(depth)).run();
    let mut minimax = Minimax::new(rules, evaluation);
    assert_eq!(report.value, Some(minimax.value(&root, depth)), "{root:?}");
    if rules.outcome(&root).is_none() && report.depth == depth {
        let value = report.value.unwrap();
        let best = minimax.moves(&root, depth).into_iter().find(|&(mv, _)| Some(mv) == report.best);
        assert_eq!(best.map(|(_, value)| value), Some(value));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_minimax(seed: u64, plies in 0..70_usize, options in keeping(), depth in 1..=5_u32) {
        let root = *wander(seed, plies).last().unwrap();
        for goal in Goal::ALL {
            let rules = Checkers::new(goal);
            let evaluation = CheckersEvaluation::read(goal, "linear:eps=0.01").unwrap();
            equals_minimax(rules, evaluation, root, options, depth);
            equals_minimax(rules, evaluation.rounded().unwrap(), root, options, depth);
        }
    }
}

#[test]
fn levels_play_and_integers_are_asked_for_by_name() {
    for level in Checkers::levels() {
        let spec = read::<Checkers>(level.id).unwrap();
        let spec = Spec { budget: Budget { nodes: spec.budget.nodes.min(2000), ..spec.budget }, ..spec };
        let thought = sit(&GIVE_AWAY, &GIVE_AWAY.start(), &spec, Seed(1)).unwrap().finish();
        assert!(thought.best.is_some(), "{}", level.id);
    }
    let value = |text: &str| {
        let spec = read::<Checkers>(text).unwrap();
        sit(&GIVE_AWAY, &GIVE_AWAY.start(), &spec, Seed(1)).unwrap().finish().value.unwrap()
    };
    let real = value("alpha-beta/eval=linear/depth=4");
    let rounded = value("alpha-beta/eval=linear:eps=0.01/depth=4");
    assert!((real * 100.0 - rounded).abs() <= 0.5 && rounded.fract().abs() < 1e-9);
    for (text, key) in [("perfect", "engine"), ("minimax/eval=improved", "eval")] {
        let spec = read::<Checkers>(text).unwrap();
        let refused = sit(&GIVE_AWAY, &GIVE_AWAY.start(), &spec, Seed(1)).err().unwrap();
        assert_eq!(refused.key, key);
    }
}

#[test]
fn who_gives_all_away_wins() {
    let root = GIVE_AWAY.read("B:W17:B9").unwrap();
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, "linear").unwrap();
    let report = AlphaBeta::new(GIVE_AWAY, evaluation, root, Options::default(), Budget::depth(4)).run();
    assert_eq!(report.best.map(|mv| GIVE_AWAY.show_move(&root, mv)).as_deref(), Some("9-14"));
    assert_eq!(report.value, Some(f64::win(2)));
}
