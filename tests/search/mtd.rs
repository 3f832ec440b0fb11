//! The MTD family against minimax and alpha-beta on small games and Isolation: values, moves, lines, tests.

use crate::checks::{check_counts, keeping, worth_of_line};
use crate::sized::sized;
use crate::toys::{Law, everywhere};
use plyground::{
    game::{Evaluate, Game, Value},
    games::isolation::{Isolation, IsolationEvaluation},
    rng::{Random, Seed},
    search::{
        AlphaBeta, Bound, Budget, Driver, History, Minimax, Mtd, MtdOptions, Options, Replacement, Report, TableDepth,
        TreeSearch,
    },
};
use proptest::{collection::vec, prelude::*, sample::select};

/// Arbitrary settings; none of them changes the value.
fn settings() -> impl Strategy<Value = MtdOptions> {
    let drivers: Vec<_> = Driver::ALL.iter().map(|driver| Some(*driver)).chain([None]).collect();
    let epsilon = prop_oneof![Just(0.0), Just(0.01), Just(1.0), Just(1e-9), 0.0..50.0];
    let range = prop_oneof![Just((-100.0, 200.0)), (-20.0..20.0, 0.001..30.0), Just((-3.0, 1.0)), Just((-2e6, 4e6))];
    let guess = prop_oneof![Just(0.0), -20.0..20.0, Just(-100.0), Just(100.0), Just(999_999.0), Just(-1e300)];
    (select(drivers), epsilon, range, guess, select(&[0.0, 0.3, 5.0][..])).prop_filter_map(
        "realMTD(f) takes as many tests as there are steps",
        |(driver, epsilon, (min, width), guess, step)| {
            let options = MtdOptions::default().with(|it| {
                it.driver = driver;
                it.min = min;
                it.max = min + width;
                it.epsilon = epsilon;
                it.guess = guess;
                it.step = step;
            });
            (driver != Some(Driver::Real) || epsilon >= 1e-3 || width < 50.0).then_some(options)
        },
    )
}

fn same<V: Value>(one: V, two: V) -> bool {
    one.real().to_bits() == two.real().to_bits()
}

/// The number of tests that bisection takes.
fn halvings(options: MtdOptions, least: f64) -> u64 {
    let ratio = (options.max - options.min) / options.epsilon.max(least);
    let mut tests = 0;
    while 2_f64.powi(tests) < ratio {
        tests += 1;
    }
    tests.unsigned_abs().into()
}

fn check_report<G: Game + Copy, E: Evaluate<G> + Copy>(
    (game, evaluation): (G, E),
    root: &G::Position,
    depth: u32,
    report: &Report<G::Move, E::Value>,
) {
    let mut minimax = Minimax::new(game, evaluation);
    check_counts(&report.counts);
    let value = report.value.unwrap();
    assert!(same(value, minimax.value(root, depth)), "{value:?} {root:?}");
    assert!(report.finished && !report.beyond && report.depth <= depth);
    if game.outcome(root).is_some() {
        assert!(report.best.is_none() && report.moves.is_empty() && report.line.is_empty());
        return;
    }
    let best = report.best.unwrap();
    assert!(minimax.moves(root, report.depth).iter().any(|&(mv, exact)| mv == best && exact == value));
    assert!(report.line[0] == best && report.line.len() <= report.depth as usize);
    assert_eq!(worth_of_line(game, evaluation, root, &report.line, (report.depth, false)), value);
    let found = &report.moves[..];
    assert!(found.len() == 1 && found[0].mv == best && found[0].value == value && found[0].line == report.line);
    assert_eq!(found[0].bound, Bound::Exact);
}

struct EqualsMinimax(Options, MtdOptions, u32);

impl Law for EqualsMinimax {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, settings, depth) = self;
        let mut search = Mtd::new(game, evaluation, root.clone(), (options, settings), Budget::depth(depth));
        let report = search.run();
        check_report((game, evaluation), root, depth, &report);
        let plain = options.with(|it| {
            it.deepening = false;
            it.margin = None;
            it.every_move = false;
            it.aspiration = 0.0;
        });
        let whole = AlphaBeta::new(game, evaluation, root.clone(), plain, Budget::depth(depth)).run();
        assert!(same(whole.value.unwrap(), report.value.unwrap()));
        if report.counts.passes == 0 {
            return;
        }
        assert!(search.tests() > 0 && search.tests() <= report.counts.passes);
        assert!(options.deepening || search.tests() == report.counts.passes);
        let least = E::Value::DRAW.above().real();
        if settings.driver == Some(Driver::Bisection) && settings.epsilon > 1e-6 {
            let value = report.value.unwrap().real();
            let outside = u64::from(value <= settings.min || value >= settings.max);
            // With integers, no window starts exactly in the middle.
            let rounded = u64::from(least >= 1.0);
            let most = halvings(settings, least) + 1 + outside + rounded;
            assert!(search.tests() <= most, "{} {settings:?}", search.tests());
        }
    }
}

struct Sliced<'a>(Options, MtdOptions, Budget, &'a [u64]);

impl Law for Sliced<'_> {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let search = || Mtd::new(game, evaluation, root.clone(), (self.0, self.1), self.2);
        let (mut whole, mut sliced) = (search(), search());
        let report = whole.run();
        assert!(report.finished && report.counts.nodes <= self.2.nodes);
        for slice in self.3.iter().cycle() {
            let before = sliced.report().counts.nodes;
            let finished = sliced.step(*slice);
            let done = sliced.report();
            assert_eq!(done.finished, finished);
            check_counts(&done.counts);
            if finished {
                break;
            }
            assert_eq!(done.counts.nodes - before, *slice);
        }
        assert_eq!((sliced.report(), sliced.tests()), (report, whole.tests()));
    }
}

/// The result when a budget runs out in the middle of an iteration.
struct Interrupted(Options, MtdOptions, u32, u64);

impl Law for Interrupted {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, settings, depth, part) = self;
        let search = |budget| Mtd::new(game, evaluation, root.clone(), (options, settings), budget).run();
        let whole = search(Budget::depth(depth));
        let nodes = whole.counts.nodes * part / 100;
        let report = search(Budget { depth, nodes });
        assert!(report.finished && report.counts.nodes == nodes);
        assert_eq!(report.best.is_some(), game.outcome(root).is_none());
        if report.depth > 0 {
            let standing = search(Budget::depth(report.depth));
            assert_eq!((report.best, report.value, report.line), (standing.best, standing.value, standing.line));
        } else if let (Some(best), Some(value)) = (report.best, report.value) {
            let depth = if options.deepening { 1 } else { depth };
            let truth = Minimax::new(game, evaluation).moves(root, depth);
            let exact = truth.iter().find(|(mv, _)| *mv == best).unwrap().1;
            assert!(value <= exact && report.moves[0].bound != Bound::AtMost);
        }
    }
}

/// A search after another and before alpha-beta, from the same position and its successor, all with one table.
struct Kept(Options, MtdOptions, u32);

impl Law for Kept {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, settings, depth) = self;
        let mut minimax = Minimax::new(game, evaluation);
        let (mut position, mut tree) = (root.clone(), TreeSearch::new(game, evaluation, options));
        for plies in [0, 0, 1, 1] {
            let mut search = Mtd::within(tree, position.clone(), settings, Budget::depth(depth));
            let report = search.run();
            check_report((game, evaluation), &position, depth, &report);
            let mut whole = AlphaBeta::within(search.into_tree(), position.clone(), Budget::depth(depth));
            assert_eq!(whole.run().value, Some(minimax.value(&position, depth)));
            if let Some(best) = report.best.filter(|_| plies > 0) {
                game.play(&mut position, best);
            }
            tree = whole.into_tree();
        }
    }
}

/// A search ends with a legal move, whatever the table says about greater depths.
struct Ends(Options, MtdOptions, u32);

impl Law for Ends {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let options = self.0.with(|it| {
            it.table_depth = TableDepth::AtLeast;
            it.null_move = 2;
            it.late = 2;
            it.quiescence = 1;
        });
        let mut search = Mtd::new(game, evaluation, root.clone(), (options, self.1), Budget::depth(self.2));
        let report = search.run();
        let mut moves = Vec::new();
        game.moves(root, &mut moves);
        assert!(report.finished && report.counts.null_cut_offs == 0);
        assert_eq!(report.best.is_some_and(|best| moves.contains(&best)), !moves.is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(200, 500), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_minimax(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), settings in settings(), depth in 1..=6_u32,
    ) {
        everywhere(seed, &way, &EqualsMinimax(options, settings, depth));
    }

    #[test]
    fn a_table_may_be_kept(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), settings in settings(), depth in 1..=5_u32,
    ) {
        let options = options.with(|it| it.margin = None);
        everywhere(seed, &way, &Kept(options, settings, depth));
    }

    #[test]
    fn slices_change_nothing(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), settings in settings(), depth in 1..=6_u32,
        nodes in select(&[50, 1000, u64::MAX][..]), slices in vec(1..40_u64, 1..5),
    ) {
        everywhere(seed, &way, &Sliced(options, settings, Budget { depth, nodes }, &slices));
    }

    #[test]
    fn a_budget_is_kept_and_what_stands_is_the_last_iteration(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), settings in settings(), depth in 1..=6_u32,
        part in 0..=100_u64,
    ) {
        everywhere(seed, &way, &Interrupted(options, settings, depth, part));
    }

    #[test]
    fn every_search_ends(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), settings in settings(), depth in 1..=6_u32,
    ) {
        everywhere(seed, &way, &Ends(options, settings, depth));
    }
}

/// Positions of Isolation, from the start to won and lost ones.
fn isolation_walks(count: u32) -> impl Iterator<Item = (Isolation, <Isolation as Game>::Position)> {
    (0..count).map(|number| {
        let rules: Isolation =
            ["isolation:4x4", "isolation:5x5", "isolation:queen:4x4"][number as usize % 3].parse().unwrap();
        let mut random = Random::stream(Seed(5), number.into(), "walk");
        let (mut position, mut moves) = (rules.start(), Vec::new());
        for _ in 0..2 + random.below(14) {
            moves.clear();
            rules.moves(&position, &mut moves);
            let Some(count) = u64::try_from(moves.len()).ok().filter(|count| *count > 0) else { break };
            rules.play(&mut position, moves[usize::try_from(random.below(count)).unwrap()]);
        }
        (rules, position)
    })
}

#[test]
fn isolation_has_one_value_whoever_searches() {
    let evaluation: IsolationEvaluation = "parity".parse().unwrap();
    let (mut searched, mut certain) = (0, 0);
    for (number, (rules, root)) in isolation_walks(800).enumerate() {
        let replacement = Replacement::ALL[number % 4];
        let table = [4, 6, 10, 16][number / 4 % 4];
        let options = Options::plain().with(|it| {
            it.table = table;
            it.replacement = replacement;
            it.history = History::Hits;
        });
        let budget = Budget::depth(4);
        let truth = Minimax::new(rules.clone(), evaluation).value(&root, 4);
        let whole = AlphaBeta::new(rules.clone(), evaluation, root, options, budget).run().value.unwrap();
        assert!(same(whole, truth));
        for driver in Driver::ALL {
            // MTD(f) on reals needs a test for every value that it meets.
            let settings = MtdOptions::default().with(|it| {
                it.driver = Some(*driver);
                it.epsilon = 0.25;
            });
            let report = Mtd::new(rules.clone(), evaluation, root, (options, settings), budget).run();
            assert!(same(report.value.unwrap(), truth), "{driver} {replacement} {table} {root:?}");
        }
        searched += u64::from(rules.outcome(&root).is_none());
        certain += u64::from(truth.certain().is_some());
    }
    assert!(searched >= 500 && certain >= 100 && certain < searched, "{searched} {certain}");
}
