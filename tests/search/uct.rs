//! UCT against minimax on small games, and its results for one seed.

use crate::toys::{Law, everywhere};
use plyground::{
    game::{Evaluate, Game, Notation, Value},
    games::{
        breakthrough::{Breakthrough, BreakthroughEvaluation},
        isolation::{Isolation, IsolationEvaluation},
        tzaar::{Tzaar, TzaarEvaluation},
    },
    rng::Seed,
    search::{Minimax, Uct, UctChoice, UctOptions, UctReport},
};
use proptest::{collection::vec, prelude::*};

fn searched<G: Game + Clone, E: Evaluate<G>>(
    game: &G,
    evaluation: E,
    root: &G::Position,
    options: UctOptions,
    nodes: u64,
) -> UctReport<G::Move> {
    let mut search = Uct::new(game.clone(), evaluation, root.clone(), options, nodes, Seed(1));
    assert!(search.step(u64::MAX));
    search.report()
}

/// A search of everything to the proven depth finds the proven winner within it.
struct ProofsHold(UctOptions);

impl Law for ProofsHold {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let report = searched(&game, evaluation, root, self.0, 3000);
        let mut minimax = Minimax::new(game, evaluation);
        let check = |proven: f64, plies: u32, value: E::Value, what: &str| {
            let found =
                value.certain().unwrap_or_else(|| panic!("{what} has value {value:?}, not {proven} within {plies}"));
            assert!(found <= plies, "{what} ends within {plies}, not {found}");
            assert_eq!(Some(proven), Some(if value > E::Value::DRAW { 1.0 } else { -1.0 }), "{what}");
        };
        if let Some(plies) = report.certain.filter(|_| report.best.is_some()) {
            let value = report.value.expect("it has searched");
            check(value, plies, minimax.value(root, plies), "the root");
            let best = report.moves.iter().find(|found| Some(found.mv) == report.best).expect("it is a move");
            assert_eq!((best.value, best.certain), (value, Some(plies)));
        }
        for found in &report.moves {
            let Some(plies) = found.certain else { continue };
            let values = minimax.moves(root, plies);
            let value = values.iter().find(|(mv, _)| *mv == found.mv).expect("it is legal").1;
            check(found.value, plies, value, "a move");
        }
    }
}

proptest! {
    #[test]
    fn what_is_proven_is_true(
        seed: u64,
        choices in vec(any::<u8>(), 0..12),
        playout in prop_oneof![Just(None), (0..4_u32).prop_map(Some)],
        memory in 4..14_u32,
    ) {
        let options = UctOptions::default().with(|it| {
            it.playout = playout;
            it.memory = memory;
        });
        everywhere(seed, &choices, &ProofsHold(options));
    }
}

/// A result in one line: best move, visits of the moves, iterations, nodes, and the bits of the value.
fn golden<G: Notation>(game: &G, report: &UctReport<G::Move>) -> String {
    let best = report.best.map(|mv| game.show_move(&game.start(), mv)).unwrap_or_default();
    let visits: u64 = report.moves.iter().zip(1..).map(|(found, at): (_, u64)| at * u64::from(found.visits)).sum();
    let value = report.value.unwrap_or_default().to_bits();
    format!("{best} {visits} {} {} {value:x}", report.iterations, report.nodes)
}

#[test]
fn a_seed_gives_the_same_result_everywhere() {
    let isolation = Isolation::default();
    let breakthrough = Breakthrough::default();
    let tzaar = Tzaar::default();
    let race = || "race".parse::<BreakthroughEvaluation>().unwrap();
    let all = UctOptions::default().with(|it| it.playout = None);
    let cut = UctOptions::default().with(|it| (it.playout, it.scale, it.choose) = (Some(3), 50.0, UctChoice::Mean));
    let small = UctOptions::default().with(|it| (it.memory, it.scale) = (10, 50.0));
    let results = [
        golden(&isolation, &searched(&isolation, IsolationEvaluation::best(), &isolation.start(), small, 5000)),
        golden(&breakthrough, &searched(&breakthrough, race(), &breakthrough.start(), all, 20_000)),
        golden(&breakthrough, &searched(&breakthrough, race(), &breakthrough.start(), cut, 20_000)),
        golden(&tzaar, &searched(&tzaar, TzaarEvaluation::best(), &tzaar.start(), all, 5000)),
    ];
    let expected = [
        "c5 67193 2902 5000 3facff992703d980",
        "h2-h3 4044 305 20031 3fb8574ab39ea2d0",
        "a2-b3 36593 3422 20005 3f8766921b89c600",
        "B1xA1 1661 111 5023 3fa71024e6a17100",
    ];
    assert_eq!(results, expected);
}

#[test]
fn slices_do_not_change_the_result() {
    let game = Breakthrough::default();
    let options = UctOptions::default().with(|it| it.playout = Some(2));
    let race = || "race".parse::<BreakthroughEvaluation>().unwrap();
    let mut sliced = Uct::new(game, race(), game.start(), options, 3000, Seed(1));
    while !sliced.step(7) {}
    assert_eq!(sliced.report(), searched(&game, race(), &game.start(), options, 3000));
}
