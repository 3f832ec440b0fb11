//! The game by name and in text, and engines that play it.

use plyground::{
    api::{GameName, levels, open, random_position, think},
    game::{Evaluate, Game, Value},
    games::loa::{Loa, LoaEvaluation, Position},
    players::EngineSpec,
    rng::Seed,
    search::{AlphaBeta, Budget, Minimax, Options},
};
use proptest::{prelude::*, sample::select};

use super::{after, moves, random_walk, variants};
use crate::switches::keeping;

fn searched(rules: Loa, evaluation: LoaEvaluation, root: Position, options: Options, depth: u32) -> (i32, u64) {
    let report = AlphaBeta::new(rules, evaluation, root, options, Budget::depth(depth)).run();
    (report.value.unwrap(), report.counts.nodes)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_minimax(
        variant in 0..6_usize,
        seed: u64,
        plies in 0..100_usize,
        options in keeping(),
        depth in 1..=3_u32,
        name in select(&LoaEvaluation::NAMES[..]),
    ) {
        let rules = variants()[variant];
        let root = random_walk(rules, seed, plies);
        let evaluation: LoaEvaluation = name.parse().unwrap();
        let (value, _) = searched(rules, evaluation, root, options, depth);
        prop_assert_eq!(value, Minimax::new(rules, evaluation).value(&root, depth));
    }
}

#[test]
fn outsiders_first_save_nodes() {
    let evaluation: LoaEvaluation = "quad".parse().unwrap();
    let (mut plain, mut outsiders) = (0, 0);
    for seed in 0..6 {
        let root = random_walk(Loa::default(), seed, 8);
        let by_rank = Options::plain().with(|it| it.static_order = true);
        let [one, two] =
            [Options::plain(), by_rank].map(|options| searched(Loa::default(), evaluation, root, options, 4));
        assert_eq!(one.0, two.0);
        plain += one.1;
        outsiders += two.1;
    }
    assert!(2 * outsiders < plain, "{outsiders} of {plain}");
}

#[test]
fn a_table_that_is_emptied_answers_less() {
    let evaluation: LoaEvaluation = "quad".parse().unwrap();
    let spec: EngineSpec = "alpha-beta/clear=yes".parse().unwrap();
    assert!(spec.options.fresh_table && spec.to_string() == "alpha-beta/clear=yes");
    let (mut kept, mut fresh) = (0, 0);
    for seed in 0..4 {
        let root = random_walk(Loa::default(), seed, 8);
        let table = Options::plain().with(|it| {
            it.deepening = true;
            it.table = 14;
            it.table_move = true;
        });
        let [one, two] = [table, table.with(|it| it.fresh_table = true)]
            .map(|options| searched(Loa::default(), evaluation, root, options, 4));
        assert_eq!(one.0, two.0);
        kept += one.1;
        fresh += two.1;
        // Without iterations there is nothing between them.
        let [one, two] = [false, true].map(|fresh_table| {
            let options = table.with(|it| {
                it.deepening = false;
                it.fresh_table = fresh_table;
            });
            searched(Loa::default(), evaluation, root, options, 3)
        });
        assert_eq!(one, two);
    }
    assert!(kept < fresh, "{kept} {fresh}");
}

/// The value for the mover of a game that is over after this many plies.
fn ended(rules: Loa, position: &Position, plies: u32) -> Option<i32> {
    let outcome = rules.outcome(position)?;
    Some(match outcome.winner {
        None => 0,
        Some(winner) if winner == position.mover() => i32::win(plies),
        Some(_) => -i32::win(plies),
    })
}

#[test]
fn beyond_the_depth_only_captures_that_are_not_quiet_are_made() {
    let evaluation: LoaEvaluation = "normal".parse().unwrap();
    let rules = Loa::default();
    let mut loud_moves = 0;
    for seed in 0..30 {
        let root = random_walk(rules, seed, 30);
        if rules.outcome(&root).is_some() {
            continue;
        }
        let mut worth = |mv| {
            let child = after(rules, &root, mv);
            let stopped = || {
                let answers = moves(rules, &child).into_iter().filter(|&mv| !rules.is_quiet(&child, mv));
                let values = answers.map(|mv| {
                    loud_moves += 1;
                    let after = after(rules, &child, mv);
                    -ended(rules, &after, 2).unwrap_or_else(|| evaluation.evaluate(&rules, &after))
                });
                values.fold(evaluation.evaluate(&rules, &child), i32::max)
            };
            -ended(rules, &child, 1).unwrap_or_else(stopped)
        };
        let best = moves(rules, &root).into_iter().map(&mut worth).max();
        let options = Options::plain().with(|it| it.quiescence = 1);
        let report = AlphaBeta::new(rules, evaluation, root, options, Budget::depth(1)).run();
        assert_eq!(report.value, best, "seed {seed}");
    }
    assert!(loud_moves > 100, "{loud_moves}");
}

#[test]
fn moves_ordered_by_rank_are_asked_for_by_name() {
    let spec: EngineSpec = "alpha-beta/static=yes".parse().unwrap();
    assert!(spec.options.static_order && spec.to_string() == "alpha-beta/static=yes");
}

#[test]
fn a_win_in_one_is_found() {
    let game: GameName = "loa".parse().unwrap();
    let result = think(game, Some("8/8/8/8/6w1/4w3/4b1b1/6b1 w"), "alpha-beta/depth=1", Seed(1)).unwrap().finish();
    assert_eq!((result.certain, result.best.as_deref()), (Some(1), Some("e3-f3")));
}

#[test]
fn games_have_names_boards_and_steps() {
    for name in ["loa", "loa:6x6", "loa:thesis-2000", "loa:mover-wins:6x6"] {
        let game: GameName = name.parse().unwrap();
        assert_eq!(game.to_string(), name);
        assert_eq!(levels(game).len(), 5);
        let drawn = random_position(game, Seed(7));
        assert_eq!(open(game, Some(&drawn)).unwrap().position(), drawn);
    }
    let error = "loa:7x7".parse::<GameName>().unwrap_err();
    assert_eq!((error.code, error.input.as_str()), ("unknown-game", "loa:7x7"));

    let mut session = open("loa:6x6".parse().unwrap(), None).unwrap();
    assert_eq!((session.columns(), session.rows()), (6, 6));
    assert_eq!(session.drawing(), ". b b b b .\nw . . . . w\nw . . . . w\nw . . . . w\nw . . . . w\n. b b b b .");
    let step = session.steps().into_iter().find(|step| step.name == "b1-b3").unwrap();
    assert_eq!((step.from, step.to), (vec![31], vec![19]));
    session.play("b1-b3").unwrap();
    assert_eq!(session.position(), "1bbbb1/w4w/w4w/wb3w/w4w/2bbb1 w");
    assert_eq!(session.play("a2-a3").unwrap_err().code, "illegal-move");
    assert_eq!(session.undo().as_deref(), Some("b1-b3"));

    let stuck = open("loa".parse().unwrap(), Some("8/8/8/8/8/8/bb4bb/wb4bw w")).unwrap();
    let steps = stuck.steps();
    assert_eq!((steps.len(), steps[0].name.as_str(), steps[0].from.len()), (1, "pass", 0));
}
