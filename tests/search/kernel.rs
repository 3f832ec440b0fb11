//! Alpha-beta compared with minimax on small games: values, moves, lines, windows.

use crate::checks::{check_counts, keeping, worth_of_line};
use crate::sized::sized;
use crate::toys::{Integer, Law, RandomGame, Real, Turns, everywhere, position_after};
use plyground::{
    game::{Evaluate, Game, Value},
    noise::{Noise, NoiseKind, Sides},
    rng::Seed,
    search::{AlphaBeta, Bound, Budget, Minimax, Noisy, Options, StandPat, TableDepth, TreeSearch, Window},
};
use proptest::{collection::vec, prelude::*, sample::select};

/// All switches.
fn any_options() -> impl Strategy<Value = Options> {
    (keeping(), select(TableDepth::ALL), 0..4_u32, 0..4_u32, 0..4_u32, select(StandPat::ALL)).prop_map(
        |(options, table_depth, null_move, late, quiescence, stand_pat)| {
            options.with(|it| {
                it.table_depth = table_depth;
                it.null_move = null_move;
                it.late = late;
                it.quiescence = quiescence;
                it.stand_pat = stand_pat;
            })
        },
    )
}

struct EqualsMinimax(Options, u32);

impl Law for EqualsMinimax {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, depth) = self;
        let report = AlphaBeta::new(game, evaluation, root.clone(), options, Budget::depth(depth)).run();
        check_counts(&report.counts);
        let mut minimax = Minimax::new(game, evaluation);
        assert_eq!(report.value, Some(minimax.value(root, depth)), "{root:?}");
        assert!(report.finished && !report.beyond && report.depth <= depth);
        if game.outcome(root).is_some() {
            assert!(report.best.is_none() && report.moves.is_empty() && report.line.is_empty());
            return;
        }
        let value = report.value.unwrap();
        let truth = minimax.moves(root, report.depth);
        assert_eq!(truth.len(), report.moves.len());
        for (found, &(mv, exact)) in report.moves.iter().zip(&truth) {
            assert_eq!(found.mv, mv);
            assert!(match found.bound {
                Bound::Exact => found.value == exact,
                Bound::AtMost => found.value >= exact,
                Bound::AtLeast => found.value <= exact,
            });
            assert!(found.bound == Bound::Exact || !options.every_move);
            assert_eq!(found.line[0], mv);
            if found.bound == Bound::Exact {
                let reach = (report.depth, options.table == 0);
                assert_eq!(worth_of_line(game, evaluation, root, &found.line, reach), exact, "{root:?}");
            }
        }
        let margin = options.margin.filter(|_| value.certain().is_none()).unwrap_or(0.0);
        let enough = |exact: E::Value| exact >= value.plus(-margin);
        let (best, _) = truth.iter().find(|(mv, exact)| report.best == Some(*mv) && enough(*exact)).unwrap();
        if options.margin.is_some() {
            // Moves are known to be good enough exactly if they are.
            for (found, &(_, exact)) in report.moves.iter().zip(&truth) {
                assert_eq!(found.bound == Bound::Exact && enough(found.value), enough(exact));
            }
        }
        assert_eq!(Some(&report.line), report.moves.iter().find(|found| found.mv == *best).map(|found| &found.line));
    }
}

struct Sliced<'a>(Options, Budget, &'a [u64]);

impl Law for Sliced<'_> {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let search = || AlphaBeta::new(game, evaluation, root.clone(), self.0, self.1);
        let whole = search().run();
        check_counts(&whole.counts);
        let mut sliced = search();
        for slice in self.2.iter().cycle() {
            let before = sliced.report().counts.nodes;
            let finished = sliced.step(*slice);
            let report = sliced.report();
            assert!(report.counts.nodes - before <= *slice);
            assert_eq!(report.finished, finished);
            check_counts(&report.counts);
            if finished {
                break;
            }
            assert_eq!(report.counts.nodes - before, *slice);
        }
        assert_eq!(sliced.report(), whole);
    }
}

/// The result when a budget runs out in the middle of an iteration.
struct Interrupted(Options, u32, u64);

impl Law for Interrupted {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, depth, part) = self;
        let search = |budget| AlphaBeta::new(game, evaluation, root.clone(), options, budget).run();
        let whole = search(Budget::depth(depth));
        let nodes = whole.counts.nodes * part / 100;
        let report = search(Budget { depth, nodes });
        assert!(report.finished);
        assert_eq!(report.counts.nodes, nodes);
        assert_eq!(report.best.is_some(), game.outcome(root).is_none());
        assert!(report.depth < depth || nodes == whole.counts.nodes);
        // Values of all moves belong to one iteration.
        assert!(!report.beyond || !options.every_move);
        if report.depth > 0 && !report.beyond {
            let standing = search(Budget::depth(report.depth));
            assert_eq!((report.best, report.value), (standing.best, standing.value));
            assert_eq!((report.line, report.moves), (standing.line, standing.moves));
        } else if let (Some(best), Some(value)) = (report.best, report.value) {
            let truth = Minimax::new(game, evaluation).moves(root, depth.min(report.depth + 1));
            let exact = |mv| truth.iter().find(|(other, _)| *other == mv).unwrap().1;
            if options.deepening {
                assert!(value <= exact(best));
                if report.beyond {
                    let old = search(Budget::depth(report.depth)).best.unwrap();
                    assert!(exact(old) < value && old != best);
                }
            }
        }
    }
}

struct Windows(Options, u32, f64, f64);

impl Law for Windows {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, depth, alpha, width) = self;
        let alpha = E::Value::DRAW.plus(alpha);
        let exact = Minimax::new(game, evaluation).value(root, depth);
        let mut search = TreeSearch::new(game, evaluation, options);
        let wide = alpha.plus(width);
        for window in [Window { alpha, beta: if wide > alpha { wide } else { alpha.above() } }, Window::null(alpha)] {
            // The second time, the table knows the answer.
            for _ in 0..2 {
                search.start(root, depth, window);
                let value = search.step(u64::MAX).unwrap();
                assert_eq!(search.step(1), Some(value));
                match Bound::of(value, window) {
                    Bound::Exact => assert_eq!(value, exact),
                    Bound::AtMost => assert!(exact <= value),
                    Bound::AtLeast => assert!(exact >= value),
                }
                if window.holds(value) {
                    let reach = (depth, options.table == 0);
                    assert_eq!(worth_of_line(game, evaluation, root, search.line(), reach), exact);
                }
            }
        }
        check_counts(search.counts());
    }
}

/// MTD(f) from a first guess (A. Plaat et al., 1996): null windows alone find the value, and the table the move.
struct NullWindowsSuffice(Options, u32, f64);

impl Law for NullWindowsSuffice {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, depth, guess) = self;
        let mut search = TreeSearch::new(game, evaluation, options);
        let (mut value, mut bounds) = (E::Value::DRAW.plus(guess), [-E::Value::INFINITE, E::Value::INFINITE]);
        while bounds[0] < bounds[1] {
            // Windows lie below the guess, unless it is the lower bound.
            let window =
                if value == bounds[0] { Window::null(value) } else { Window { alpha: -(-value).above(), beta: value } };
            search.start(root, depth, window);
            value = search.step(u64::MAX).unwrap();
            bounds[usize::from(value < window.beta)] = value;
        }
        assert_eq!(value, Minimax::new(game, evaluation).value(root, depth));
        let known = search.table().and_then(|table| table.find(game.key(root)));
        if let Some(entry) = known.filter(|entry| entry.lower == value) {
            let moves = Minimax::new(game, evaluation).moves(root, depth);
            assert!(moves.contains(&(entry.best.unwrap(), value)));
        }
    }
}

/// With any options, a result that claims to be certain is.
struct CertainIsCertain(Options, u32);

impl Law for CertainIsCertain {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let report = AlphaBeta::new(game, evaluation, root.clone(), self.0, Budget::depth(self.1)).run();
        let value = report.value.unwrap();
        // A win beyond the depth is no reason to stop: there may be a sooner one.
        assert!(report.depth == self.1 || value.certain().is_none_or(|plies| plies <= report.depth));
        if let Some(plies) = value.certain().filter(|plies| *plies <= 8) {
            let exact = Minimax::new(game, evaluation).value(root, plies);
            assert!(exact.certain().is_some() && (exact > E::Value::DRAW) == (value > E::Value::DRAW));
        }
        let mut search = TreeSearch::new(game, evaluation, self.0);
        for alpha in [-9.0, -3.0, 0.0, 3.0, 9.0] {
            let window = Window::null(E::Value::DRAW.plus(alpha));
            search.start(root, self.1, window);
            let bound = search.step(u64::MAX).unwrap();
            if let Some(plies) = bound.certain().filter(|plies| *plies <= 8) {
                let exact = Minimax::new(game, evaluation).value(root, plies);
                assert!(if bound > E::Value::DRAW { exact >= bound } else { exact <= bound });
            }
        }
    }
}

/// A search that shares its table with an earlier one, from the same position and from its successor.
struct Kept(Options, u32);

impl Law for Kept {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, depth) = self;
        let mut minimax = Minimax::new(game, evaluation);
        let (mut position, mut tree) = (root.clone(), TreeSearch::new(game, evaluation, options));
        for plies in [0, 0, 1, 1] {
            let mut search = AlphaBeta::within(tree, position.clone(), Budget::depth(depth));
            let report = search.run();
            assert_eq!(report.value, Some(minimax.value(&position, depth)));
            check_counts(&report.counts);
            if let Some(best) = report.best.filter(|_| plies > 0) {
                game.play(&mut position, best);
            }
            tree = search.into_tree();
        }
    }
}

/// Minimax with the quiescence search of the options.
fn quiet_minimax<G: Game, E: Evaluate<G>>(
    game: &G,
    evaluation: &E,
    position: &G::Position,
    (ply, depth): (u32, i32),
    options: &Options,
) -> E::Value {
    let player = game.mover(position);
    if let Some(outcome) = game.outcome(position) {
        let won = |winner| if winner == player { E::Value::win(ply) } else { -E::Value::win(ply) };
        return outcome.winner.map_or(E::Value::DRAW, won);
    }
    let value = evaluation.evaluate(game, position);
    if depth == -options.quiescence.cast_signed() {
        return value;
    }
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let all = moves.len();
    moves.retain(|mv| depth > 0 || !game.is_quiet(position, *mv));
    let stays = depth <= 0 && (options.stand_pat == StandPat::Always || moves.len() < all);
    let mut best = if stays { value } else { -E::Value::INFINITE };
    for mv in moves {
        let mut child = position.clone();
        game.play(&mut child, mv);
        let value = quiet_minimax(game, evaluation, &child, (ply + 1, depth - 1), options);
        let value = if game.mover(&child) == player { value } else { -value };
        best = if value > best { value } else { best };
    }
    best
}

struct QuietEqualsQuietMinimax(Options, i32);

impl Law for QuietEqualsQuietMinimax {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, depth) = self;
        let budget = Budget::depth(depth.cast_unsigned());
        // A win beyond the depth may come with a later iteration than this one: no deepening.
        let options = options.with(|it| it.deepening = false);
        let report = AlphaBeta::new(game, evaluation, root.clone(), options, budget).run();
        assert_eq!(report.value, Some(quiet_minimax(&game, &evaluation, root, (0, depth), &options)));
        check_counts(&report.counts);
    }
}

const NOISES: [NoiseKind; 6] =
    [NoiseKind::None, NoiseKind::Add, NoiseKind::Mult, NoiseKind::NormPlus, NoiseKind::NormMinus, NoiseKind::Alone];

fn noise() -> impl Strategy<Value = Noise> {
    (select(&NOISES), 0.0..1e7, select(&[Sides::One, Sides::Two])).prop_map(|(kind, weight, sides)| Noise {
        kind,
        weight,
        sides,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(200, 500), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_minimax(seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 1..=6_u32) {
        everywhere(seed, &way, &EqualsMinimax(options, depth));
    }

    #[test]
    fn noise_changes_nothing_about_that(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 1..=5_u32, noise in noise(),
    ) {
        let game = RandomGame { seed, turns: Turns::Any };
        let (root, law) = (position_after(&game, &way), EqualsMinimax(options, depth));
        law.hold(game, Noisy::new(Integer, noise, Seed(seed)), &root);
        law.hold(game, Noisy::new(Real, noise, Seed(seed)), &root);
    }

    #[test]
    fn a_table_may_be_kept(seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 1..=5_u32) {
        everywhere(seed, &way, &Kept(options, depth));
    }

    #[test]
    fn slices_change_nothing(
        seed: u64, way in vec(any::<u8>(), 0..9), options in any_options(), depth in 1..=6_u32,
        nodes in select(&[50, 1000, u64::MAX][..]), slices in vec(1..40_u64, 1..5),
    ) {
        everywhere(seed, &way, &Sliced(options, Budget { depth, nodes }, &slices));
    }

    #[test]
    fn a_budget_is_kept_and_what_stands_is_the_last_iteration_or_better(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 1..=6_u32, part in 0..=100_u64,
    ) {
        let options = options.with(|it| it.margin = None);
        everywhere(seed, &way, &Interrupted(options, depth, part));
    }

    #[test]
    fn windows_bound_the_value(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 0..=5_u32,
        alpha in -16.0..16.0, width in 0.0..8.0,
    ) {
        everywhere(seed, &way, &Windows(options, depth, alpha, width));
    }

    #[test]
    fn null_windows_suffice(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 1..=5_u32, guess in -16.0..16.0,
    ) {
        everywhere(seed, &way, &NullWindowsSuffice(options, depth, guess));
    }

    #[test]
    fn certain_results_are_certain(
        seed: u64, way in vec(any::<u8>(), 0..9), options in any_options(), depth in 1..=6_u32,
    ) {
        everywhere(seed, &way, &CertainIsCertain(options, depth));
    }

    #[test]
    fn quiescence_is_what_it_says(
        seed: u64, way in vec(any::<u8>(), 0..9), options in keeping(), depth in 1..=4, quiescence in 0..=4_u32,
        stand_pat in select(StandPat::ALL),
    ) {
        let options = options.with(|it| { it.quiescence = quiescence; it.stand_pat = stand_pat; });
        everywhere(seed, &way, &QuietEqualsQuietMinimax(options, depth));
    }
}
