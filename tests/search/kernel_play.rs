//! Alpha-beta in play: random choices, resistance in lost positions, tables and counts; and noisy evaluations.

use std::collections::BTreeSet;

use crate::sized::sized;
use crate::toys::{
    Hexapawn, Integer, Law, Material, OpenLines, RandomGame, TicTacToe, Turns, everywhere, position_after,
};
use plyground::{
    game::{Evaluate, Game, Outcome, Player, Value},
    noise::{Noise, NoiseKind, Sides},
    rng::Seed,
    search::{
        AlphaBeta, Bounds, Budget, Entry, History, HistoryWeight, Minimax, Noisy, Options, Replacement, Report,
        StandPat, Table, TableDepth, TreeSearch, Window,
    },
};

fn tic_tac_toe(options: Options, depth: u32) -> Report<u8, i32> {
    AlphaBeta::new(TicTacToe, OpenLines, TicTacToe.start(), options, Budget::depth(depth)).run()
}

#[test]
fn lots_are_drawn_by_the_seed_among_the_good_enough() {
    let mut minimax = Minimax::new(TicTacToe, OpenLines);
    let values = minimax.moves(&TicTacToe.start(), 3);
    let best = values.iter().map(|&(_, value)| value).max().unwrap();
    for (margin, least) in [(0.0, best), (1.0, best - 1), (1.5, best - 1), (2.0, best - 2), (100.0, -100)] {
        let good: BTreeSet<u8> = values.iter().filter(|(_, value)| *value >= least).map(|&(mv, _)| mv).collect();
        let choose = |seed| {
            let options = Options::default().with(|it| {
                it.margin = Some(margin);
                it.seed = Seed(seed);
            });
            let report = tic_tac_toe(
                options.with(|it| {
                    it.null_move = 0;
                    it.table_depth = TableDepth::Exact;
                }),
                3,
            );
            assert_eq!(report.value, Some(best));
            assert_eq!(report.line.first(), report.best.as_ref());
            report.best.unwrap()
        };
        let chosen: Vec<u8> = (0..60).map(choose).collect();
        assert_eq!(chosen.iter().copied().collect::<BTreeSet<_>>(), good, "margin {margin}");
        assert_eq!(chosen[..5], (0..5).map(choose).collect::<Vec<_>>());
    }
}

#[test]
fn positions_draw_apart() {
    let options = Options::plain().with(|it| it.margin = Some(1000.0));
    let drawn = (0..9).map(|square| {
        let (root, mut moves) = (position_after(&TicTacToe, &[square]), Vec::new());
        TicTacToe.moves(&root, &mut moves);
        let report = AlphaBeta::new(TicTacToe, OpenLines, root, options, Budget::depth(1)).run();
        moves.iter().position(|mv| Some(*mv) == report.best).unwrap()
    });
    assert!(drawn.collect::<BTreeSet<_>>().len() > 1);
}

#[test]
fn a_forced_win_is_not_put_off_by_a_margin() {
    // The first player has a fork: two squares win at once, others later.
    let root = position_after(&TicTacToe, &[0, 1, 3]);
    let mut minimax = Minimax::new(TicTacToe, OpenLines);
    let mut wins = 0;
    for choice in 0..6 {
        let mut position = root;
        let mut moves = Vec::new();
        TicTacToe.moves(&position, &mut moves);
        TicTacToe.play(&mut position, moves[choice]);
        let value = minimax.value(&position, 5);
        if value.certain().is_none_or(|_| value < 0) {
            continue;
        }
        wins += 1;
        for seed in 0..20 {
            let options = Options::default().with(|it| {
                it.margin = Some(2_000_000.0);
                it.seed = Seed(seed);
            });
            let report = AlphaBeta::new(TicTacToe, OpenLines, position, options, Budget::depth(5)).run();
            assert_eq!(report.value, Some(value));
            let best = minimax.moves(&position, 5).into_iter().find(|(mv, _)| Some(*mv) == report.best).unwrap();
            assert_eq!(best.1, value);
        }
    }
    assert!(wins > 0);
}

/// In lost positions, whatever the budget, no move is chosen that loses sooner than the last iteration says.
struct Resists;

impl Law for Resists {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let mut minimax = Minimax::new(game, evaluation);
        let value = minimax.value(root, 6);
        if value.certain().is_none_or(|plies| plies < 3) || value > E::Value::DRAW {
            return;
        }
        let options = Options::default().with(|it| {
            it.table_depth = TableDepth::Exact;
            it.null_move = 0;
            it.aspiration = 2.0;
        });
        let search = |nodes| AlphaBeta::new(game, evaluation, root.clone(), options, Budget { depth: 6, nodes }).run();
        let whole = search(u64::MAX);
        assert_eq!(whole.value, Some(value));
        let values: Vec<_> = (0..=6).map(|depth| minimax.moves(root, depth)).collect();
        for nodes in (0..whole.counts.nodes).step_by(sized(3, 1)) {
            let report = search(nodes);
            if report.depth > 0 {
                let values = &values[report.depth as usize];
                let exact = values.iter().find(|(mv, _)| Some(*mv) == report.best).unwrap().1;
                let sooner = exact.certain().is_some() && exact < E::Value::DRAW;
                assert!(!sooner || values.iter().all(|(_, other)| exact >= *other));
            }
        }
    }
}

#[test]
fn lost_positions_are_played_to_their_latest_end() {
    for seed in 0..60_u8 {
        everywhere(seed.into(), &[seed, seed / 3, seed / 7, seed / 11], &Resists);
    }
}

#[test]
fn a_finished_game_has_a_value_and_no_move() {
    let root = position_after(&TicTacToe, &[0, 2, 0, 2, 0]);
    assert!(TicTacToe.outcome(&root).is_some());
    let report = AlphaBeta::new(TicTacToe, OpenLines, root, Options::default(), Budget::depth(3)).run();
    assert_eq!((report.value, report.best, report.counts.nodes), (Some(-1_000_000), None, 0));
}

#[test]
fn a_search_ends_when_the_tree_does() {
    let report = tic_tac_toe(Options::plain().with(|it| it.deepening = true), 1000);
    assert_eq!((report.value, report.depth), (Some(0), 9));
}

/// All positions are equal: the best order.
#[derive(Clone, Copy)]
struct Flat;

impl<G: Game> Evaluate<G> for Flat {
    type Value = i32;

    fn evaluate(&self, _: &G, _: &G::Position) -> i32 {
        0
    }
}

#[test]
fn the_best_order_leaves_the_minimal_tree() {
    // Knuth and Moore's count is b^⌈d/2⌉ + b^⌊d/2⌋ − 1 with b moves everywhere; here a player has
    // 9 · 7 and the other 8 · 6.
    let report = AlphaBeta::new(TicTacToe, Flat, TicTacToe.start(), Options::plain(), Budget::depth(4)).run();
    assert_eq!(report.counts.leaves, 9 * 7 + 8 * 6 - 1);
    assert_eq!(report.counts.first_cut_offs, report.counts.cut_offs);
}

#[test]
fn enhancements_save_nodes() {
    let nodes = |options: Options| {
        let count = |choices: &[u8]| {
            let root = position_after(&Hexapawn, choices);
            AlphaBeta::new(Hexapawn, Material, root, options, Budget::depth(8)).run().counts.nodes
        };
        [&[][..], &[0], &[1], &[2], &[3], &[0, 1], &[1, 2]].map(count).iter().sum::<u64>()
    };
    let plain = Options::plain();
    let table = plain.with(|it| it.table = 12);
    let deepened = table.with(|it| it.deepening = true);
    let first = deepened.with(|it| it.table_move = true);
    let all = first.with(|it| {
        it.killers = 2;
        it.scout = true;
    });
    for (better, worse) in [
        (plain.with(|it| it.killers = 2), plain),
        (plain.with(|it| it.history = History::Hits), plain),
        (plain.with(|it| it.history = History::Relative), plain),
        (plain.with(|it| it.scout = true), plain),
        (table, plain),
        (first, deepened),
        (all, first),
    ] {
        assert!(nodes(better) < nodes(worse), "{better:?} {} {}", nodes(better), nodes(worse));
    }
}

#[test]
fn passes_cut_off_and_are_counted() {
    let options = Options::plain().with(|it| {
        it.null_move = 1;
        it.scout = true;
    });
    let report = AlphaBeta::new(Hexapawn, Material, Hexapawn.start(), options, Budget::depth(7)).run();
    assert!(report.counts.null_cut_offs > 0);
    let root = TicTacToe.start();
    let none = AlphaBeta::new(TicTacToe, OpenLines, root, options, Budget::depth(5)).run();
    assert_eq!(none, tic_tac_toe(options.with(|it| it.null_move = 0), 5), "tic-tac-toe has no pass");
}

#[test]
fn after_a_pass_the_search_is_shallower() {
    for null_move in 1..=3 {
        let search = |depth| {
            let mut search = TreeSearch::new(Hexapawn, Flat, Options::plain().with(|it| it.null_move = null_move));
            search.start(&Hexapawn.start(), depth, Window { alpha: -1, beta: 0 });
            assert_eq!(search.step(u64::MAX), Some(0));
            *search.counts()
        };
        // The root, and its evaluation after the pass.
        let counts = search(null_move + 1);
        assert_eq!((counts.nodes, counts.leaves, counts.null_cut_offs), (2, 1, 1));
        assert_eq!(search(null_move).null_cut_offs, 0);
    }
}

#[test]
fn late_moves_are_tried_less_deep_first() {
    for scout in [false, true] {
        let at_once = Options::plain().with(|it| {
            it.scout = scout;
            it.history = History::Hits;
        });
        let late = at_once.with(|it| it.late = 2);
        let [whole, reduced] = [at_once, late]
            .map(|options| AlphaBeta::new(Hexapawn, Material, Hexapawn.start(), options, Budget::depth(9)).run());
        assert!(reduced.counts.re_searches > whole.counts.re_searches, "some late moves are better");
        // With two more plies for each one that may be lost, nothing is lost.
        let value = |options, depth| {
            AlphaBeta::new(Hexapawn, Flat, Hexapawn.start(), options, Budget::depth(depth)).run().value
        };
        let won = value(at_once, 12);
        assert!(won.and_then(Value::certain).is_some());
        assert_eq!([late, late.with(|it| it.late = 1)].map(|options| value(options, 36)), [won; 2]);
    }
}

/// Tic-tac-toe in which no move is quiet.
#[derive(Clone, Copy, Debug)]
struct Loud;

impl Game for Loud {
    type Position = <TicTacToe as Game>::Position;
    type Move = <TicTacToe as Game>::Move;
    const MOVE_CODES: usize = TicTacToe::MOVE_CODES;

    fn start(&self) -> Self::Position {
        TicTacToe.start()
    }
    fn mover(&self, position: &Self::Position) -> Player {
        TicTacToe.mover(position)
    }
    fn outcome(&self, position: &Self::Position) -> Option<Outcome> {
        TicTacToe.outcome(position)
    }
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) {
        TicTacToe.moves(position, moves);
    }
    fn play(&self, position: &mut Self::Position, mv: Self::Move) {
        TicTacToe.play(position, mv);
    }
    fn key(&self, position: &Self::Position) -> u64 {
        TicTacToe.key(position)
    }
    fn move_code(&self, mv: Self::Move) -> u16 {
        TicTacToe.move_code(mv)
    }
    fn is_quiet(&self, _: &Self::Position, _: Self::Move) -> bool {
        false
    }
}

#[test]
fn only_quiet_moves_are_late() {
    let counts = |late| {
        let options = Options::plain().with(|it| it.late = late);
        AlphaBeta::new(Loud, Flat, Loud.start(), options, Budget::depth(5)).run().counts
    };
    assert_eq!(counts(1), counts(0));
    assert_ne!(tic_tac_toe(Options::plain().with(|it| it.late = 1), 5), tic_tac_toe(Options::plain(), 5));
}

#[test]
fn windows_that_fail_cost_a_pass() {
    let passes = |aspiration| {
        let options = Options::plain().with(|it| {
            it.deepening = true;
            it.aspiration = aspiration;
        });
        let report = tic_tac_toe(options, 6);
        assert_eq!(report.depth, 6);
        report.counts.passes
    };
    assert_eq!((passes(0.0), passes(8.0)), (6, 6));
    assert!(passes(1.0) > 6);
}

#[test]
fn lines_are_continued_from_the_table() {
    // One entry for each key, so that nothing is overwritten.
    let options = Options::plain().with(|it| {
        it.table = 18;
        it.replacement = Replacement::Deeper;
    });
    let search = |tree| AlphaBeta::within(tree, TicTacToe.start(), Budget::depth(6));
    let mut first = search(TreeSearch::new(TicTacToe, OpenLines, options));
    let line = first.run().line;
    let mut second = search(first.into_tree());
    let report = second.run();
    assert_eq!((line.len(), report.line), (6, line));
    assert!(report.counts.answers > 0);
}

#[test]
fn a_value_from_beyond_the_depth_is_for_play_only() {
    let root = TicTacToe.start();
    let value = |table_depth, depth| {
        let options = Options::plain().with(|it| {
            it.table_depth = table_depth;
            it.table = 16;
        });
        let mut deep = AlphaBeta::new(TicTacToe, OpenLines, root, options, Budget::depth(9));
        deep.run();
        AlphaBeta::within(deep.into_tree(), root, Budget::depth(depth)).run()
    };
    let mut minimax = Minimax::new(TicTacToe, OpenLines);
    assert_eq!(value(TableDepth::Exact, 3).value, Some(minimax.value(&root, 3)));
    assert_eq!(value(TableDepth::AtLeast, 3).value, Some(0));
    assert_ne!(minimax.value(&root, 3), 0);
}

#[test]
fn bounds_the_wrong_way_round_give_wrong_values() {
    let wrong = |bounds, table| {
        let options = Options::plain().with(|it| {
            it.deepening = true;
            it.table = table;
            it.bounds = bounds;
            it.scout = true;
        });
        let is_wrong = |seed: &u64| {
            let game = RandomGame { seed: *seed, turns: Turns::Pairs };
            let report = AlphaBeta::new(game, Integer, game.start(), options, Budget::depth(6)).run();
            report.value != Some(Minimax::new(game, Integer).value(&game.start(), 6))
        };
        (0..200_u64).filter(is_wrong).count()
    };
    assert_eq!(wrong(Bounds::Right, 10), 0);
    assert_eq!(wrong(Bounds::Published, 0), 0);
    assert!(wrong(Bounds::Published, 10) > 0);
}

#[test]
fn only_the_beginning_of_a_turn_is_answered() {
    // The first turn of the game has one move and the others two, so one move later all children are within a turn.
    let answers = |whole_turns, way: &[u8]| {
        let options = Options::plain().with(|it| {
            it.table = 12;
            it.whole_turns = whole_turns;
        });
        let count = |seed| {
            let game = RandomGame { seed, turns: Turns::Pairs };
            AlphaBeta::new(game, Integer, position_after(&game, way), options, Budget::depth(2)).run().counts.answers
        };
        (0..500).map(count).sum::<u64>()
    };
    let [at_turns, within] = [&[][..], &[0]].map(|way| [true, false].map(|whole_turns| answers(whole_turns, way)));
    assert!(at_turns[0] > 0 && at_turns[0] == at_turns[1], "{at_turns:?}");
    assert!(within[0] == 0 && within[1] > 0, "{within:?}");
}

#[test]
fn noise_depends_on_seed_and_position_alone() {
    let game = RandomGame { seed: 1, turns: Turns::Alternate };
    let roots: Vec<_> = (0..100_u8).map(|choice| position_after(&game, &[choice, choice / 4, choice / 16])).collect();
    let kinds =
        [NoiseKind::None, NoiseKind::Add, NoiseKind::Mult, NoiseKind::NormPlus, NoiseKind::NormMinus, NoiseKind::Alone];
    for (kind, sides) in kinds.into_iter().flat_map(|kind| [Sides::One, Sides::Two].map(|sides| (kind, sides))) {
        let values = |seed, weight| -> Vec<f64> {
            let noisy = Noisy::new(crate::toys::Real, Noise { kind, weight, sides }, Seed(seed));
            roots.iter().map(|root| noisy.evaluate(&game, root)).collect()
        };
        let bare: Vec<f64> = roots.iter().map(|root| crate::toys::Real.evaluate(&game, root)).collect();
        assert_eq!(values(1, 2.0), values(1, 2.0));
        assert_eq!(kind == NoiseKind::None, values(1, 2.0) == values(2, 2.0));
        let least = if sides == Sides::One { 0.0 } else { -2.0 };
        for (noisy, bare) in values(3, 2.0).into_iter().zip(&bare) {
            let random = match kind {
                NoiseKind::None => 0.0,
                NoiseKind::Add => noisy - bare,
                NoiseKind::Mult if *bare != 0.0 => noisy / bare - 1.0,
                NoiseKind::NormPlus if *bare != 0.0 => noisy * bare - bare,
                NoiseKind::NormMinus if *bare != 0.0 => bare - noisy * bare,
                NoiseKind::Alone => noisy,
                NoiseKind::Mult => continue,
                _ => {
                    assert!((noisy - 1.0).abs() < 1e-12);
                    continue;
                }
            };
            assert!((least - 1e-9..=2.0 + 1e-9).contains(&random), "{kind:?} {random}");
        }
        // However strong the noise is, it does not make wins.
        assert!(values(4, 1e300).into_iter().all(|value| value.certain().is_none()));
        let whole = Noisy::new(Integer, Noise { kind, weight: 1e300, sides }, Seed(4));
        assert!(roots.iter().all(|root| whole.evaluate(&game, root).certain().is_none()));
    }
}

fn entry(key: u64, depth: u32, value: i32, nodes: u64) -> Entry<u8, i32> {
    Entry::new(key, depth, [value, value], Some(1), nodes)
}

/// The depths and nodes of results, and which of them are in the table in the end.
type Case<'a> = (Replacement, &'a [(u32, u64)], &'a [usize]);

/// Which of several results for one slot are in the table in the end.
fn kept(replacement: Replacement, stored: &[(u32, u64)]) -> Vec<usize> {
    let mut table = Table::new(2, replacement);
    let key = |at: usize| 4 * (at as u64 + 1);
    for (at, &(depth, nodes)) in stored.iter().enumerate() {
        table.store(entry(key(at), depth, 7, nodes));
    }
    (0..stored.len()).filter(|&at| table.find(key(at)).is_some()).collect()
}

#[test]
fn replacement_schemes_keep_what_they_say() {
    use Replacement::{Deeper, DeeperOrLater, Newer, SharplyDeeper, TwoBig, TwoDeep};
    let cases: [Case; 14] = [
        (Newer, &[(5, 9), (1, 1)], &[1]),
        (Deeper, &[(5, 9), (4, 10)], &[0]),
        (Deeper, &[(5, 9), (5, 1)], &[1]),
        (SharplyDeeper, &[(5, 9), (5, 10)], &[0]),
        (SharplyDeeper, &[(5, 9), (6, 1)], &[1]),
        (DeeperOrLater, &[(5, 9), (4, 1)], &[1]),
        (DeeperOrLater, &[(5, 9), (3, 10)], &[0]),
        (DeeperOrLater, &[(5, 9), (3, 1), (3, 1)], &[2]),
        (TwoDeep, &[(5, 1), (4, 9), (3, 9)], &[0, 2]),
        (TwoDeep, &[(5, 9), (6, 1), (1, 1)], &[1, 2]),
        (TwoDeep, &[(5, 9), (1, 1), (6, 1)], &[0, 2]),
        (TwoBig, &[(1, 9), (5, 8), (6, 7)], &[0, 2]),
        (TwoBig, &[(5, 1), (1, 9)], &[0, 1]),
        (TwoBig, &[(5, 1), (1, 9), (4, 2)], &[1, 2]),
    ];
    for (replacement, stored, expected) in cases {
        assert_eq!(kept(replacement, stored), expected, "{replacement} {stored:?}");
    }
}

#[test]
fn results_for_one_position_are_joined() {
    for &replacement in Replacement::ALL {
        let mut table = Table::new(3, replacement);
        table.store(Entry::new(8, 3, [2, i32::INFINITE], Some(5), 1));
        table.store(Entry::new(8, 3, [-i32::INFINITE, 9], None, 1));
        let both = *table.find(8).unwrap();
        // The scheme of [Mańdziuk and Osman 2004] that keeps what is as deep keeps it here too.
        let upper = if replacement == Replacement::SharplyDeeper { i32::INFINITE } else { 9 };
        assert_eq!((both.lower, both.upper, both.best), (2, upper, Some(5)), "{replacement}");
        // A deeper result without a move keeps the move, but not the bounds.
        table.store(Entry::new(8, 4, [-i32::INFINITE, 1], None, 1));
        let deeper = *table.find(8).unwrap();
        assert_eq!((deeper.depth, deeper.lower, deeper.upper, deeper.best), (4, -i32::INFINITE, 1, Some(5)));
        assert!(table.find(16).is_none() && table.find(0).is_none());
        table.clear();
        assert!(table.find(8).is_none());
    }
}

#[test]
fn a_table_has_two_places_for_other_positions_and_one_for_the_same() {
    let mut table = Table::new(1, Replacement::TwoDeep);
    for (key, depth) in [(2, 1), (4, 3), (2, 5), (2, 4), (6, 1)] {
        table.store(entry(key, depth, 0, 1));
    }
    let depths = [2, 4, 6].map(|key| table.find(key).map(|entry| entry.depth));
    assert_eq!(depths, [Some(4), None, Some(1)]);
}

#[test]
fn choices_are_read_as_they_are_written() {
    fn both<T: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr>(all: &[T])
    where
        T::Err: std::fmt::Debug,
    {
        for choice in all {
            assert_eq!(choice.to_string().parse::<T>().unwrap(), *choice);
        }
    }
    both(Replacement::ALL);
    both(TableDepth::ALL);
    both(Bounds::ALL);
    both(History::ALL);
    both(HistoryWeight::ALL);
    both(StandPat::ALL);
    let error = "exactly".parse::<TableDepth>().unwrap_err();
    assert_eq!(error.to_string(), "“exactly” is not known: expected one of exact, least");
}
