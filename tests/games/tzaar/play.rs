//! The game by name and in text, and engines that play it.

use plyground::{
    api::{GameName, levels, open, random_position, think},
    game::{Evaluate, Game, Notation},
    games::tzaar::{Position, Tzaar, TzaarEvaluation},
    players::{LevelEngines, start_engine_of},
    rng::Seed,
    search::{AlphaBeta, Budget, Minimax, Options},
};
use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{at, endgames, fixed_depths, moves, position, random_walk, variants};
use crate::switches::keeping;

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// Without a table, since material depends on the path.
    #[test]
    fn values_are_those_of_minimax(variant in 0..2_usize, seed: u64, plies in 20..60_usize, options in keeping(), depth in 1..=3_u32) {
        let rules = variants(seed)[variant];
        let root = random_walk(rules, seed, plies);
        prop_assume!(rules.outcome(&root).is_none());
        let evaluation: TzaarEvaluation = "waltz".parse().unwrap();
        let options = options.with(|it| it.table = 0);
        let report = AlphaBeta::new(rules, evaluation, root, options, Budget::depth(depth)).run();
        prop_assert_eq!(report.value, Some(Minimax::new(rules, evaluation).value(&root, depth)));
    }
}

#[test]
fn waltz_tries_moves_in_an_order_that_saves_nodes() {
    let evaluation: TzaarEvaluation = "waltz".parse().unwrap();
    let (mut plain, mut ordered) = (0, 0);
    for row in fixed_depths().iter().take(12) {
        let root = position(row);
        let by_rank = Options::plain().with(|it| it.static_order = true);
        let [one, two] = [Options::plain(), by_rank].map(|options| {
            let report = AlphaBeta::new(Tzaar::default(), evaluation, root, options, Budget::depth(3)).run();
            (report.value, report.counts.nodes)
        });
        assert_eq!(one.0, two.0);
        plain += one.1;
        ordered += two.1;
    }
    assert!(ordered < plain, "{ordered} of {plain}");
    // Stacking with a rare kind comes before stacking with a common one, and that before a capture of a single piece.
    let middle = at("OZO--/zo3----/OOrr---/R-------/--------/--------/-------/------/--ooo w 2");
    let rank = |name: &str| {
        let mv = Tzaar::default().read_move(&middle, name).unwrap();
        assert!(moves(&middle).contains(&mv), "{name}");
        Tzaar::default().rank(&middle, mv)
    };
    assert_eq!(["A1xB1", "A2+A1", "C1+C2"].map(rank), [-20, -9, -18]);
    assert_eq!(rank("pass"), i32::MIN);
}

#[test]
fn engines_change_with_the_stacks() {
    let rules = Tzaar::default();
    let play = |root: &Position, text: &str, seed| {
        think("tzaar".parse().unwrap(), Some(&rules.show(root)), text, Seed(seed)).unwrap().finish()
    };
    // A proof is found with some thousand positions, where the search alone sees no end.
    let rows = endgames();
    let won = rows.iter().find(|row| row["stacks"] == 21 && row["value_for_side_to_move"] == 1).unwrap();
    let won = position(won);
    let (first, proof) = (play(&won, "alpha-beta/nodes=400000/prove=21", 1), play(&won, "proof/nodes=200000", 1));
    assert!(proof.certain.is_some());
    assert_eq!(first, proof);
    let plain = play(&won, "alpha-beta/nodes=4000", 1);
    assert_eq!(play(&won, "alpha-beta/nodes=4000/prove=20", 1), plain);
    // Where there is no proof, both share the positions.
    let both = play(&won, "alpha-beta/nodes=4000/prove=21", 1);
    let [half, tried] = ["alpha-beta/nodes=2000", "proof/nodes=2000"].map(|text| play(&won, text, 1));
    assert_eq!((both.best, both.nodes), (half.best, half.nodes + tried.nodes));
    // Moves are drawn with many stacks only.
    for (plies, drawn) in [(1, true), (12, false)] {
        let root = random_walk(rules, 3, plies);
        let moves: BTreeSet<_> =
            (0..10).map(|seed| play(&root, "alpha-beta/depth=1/margin=100000/vary=55", seed).best).collect();
        assert_eq!(moves.len() > 1, drawn);
    }
    // Only the first move of a turn is drawn.
    for (plies, drawn) in [(1, true), (2, false), (3, true)] {
        let root = random_walk(rules, 3, plies);
        let moves: BTreeSet<_> =
            (0..10).map(|seed| play(&root, "alpha-beta/depth=1/margin=100000/margin-once=yes", seed).best).collect();
        assert_eq!(moves.len() > 1, drawn);
    }
}

#[test]
fn engines_sum_the_material_up_where_they_sit_down() {
    // On the way here, material has changed; an engine is told the position alone.
    let rules = Tzaar::default();
    let position = random_walk(rules, 5, 20);
    let evaluation: TzaarEvaluation = "waltz".parse().unwrap();
    let spec = "alpha-beta/depth=1/eval=waltz".parse().unwrap();
    let weighed = rules.weighed(&position);
    assert_ne!(evaluation.evaluate(&rules, &position), evaluation.evaluate(&rules, &weighed));
    let [one, two] = [position, weighed]
        .map(|root| start_engine_of::<LevelEngines, _>(&rules, &root, &spec, Seed(1)).unwrap().finish().value);
    assert_eq!(one, two);
}

#[test]
fn a_win_in_one_is_found_and_a_turn_has_two_moves() {
    let game: GameName = "tzaar".parse().unwrap();
    // The last black Tzaar.
    let text = "OZR--/z-----/OOr----/r-------/--------/--------/-------/------/--ooo w 1";
    let result = think(game, Some(text), "alpha-beta/depth=2", Seed(1)).unwrap().finish();
    assert_eq!((result.certain, result.best.as_deref()), (Some(1), Some("A1xB1")));
    let proof = think(game, Some(text), "proof", Seed(1)).unwrap().finish();
    assert_eq!(proof.certain, Some(1));
}

#[test]
fn games_have_names_boards_and_steps() {
    for name in ["tzaar", "tzaar:random=00000000000000ff", "tzaar:tournament"] {
        let game: GameName = name.parse().unwrap();
        assert_eq!(game.to_string(), name);
        assert_eq!(levels(game).len(), 6);
        let drawn = random_position(game, Seed(7));
        assert_eq!(open(game, Some(&drawn)).unwrap().position(), drawn);
    }
    assert_eq!("tzaar:random=ff".parse::<GameName>().unwrap().to_string(), "tzaar:random=00000000000000ff");
    let error = "tzaar:randomly".parse::<GameName>().unwrap_err();
    assert_eq!((error.code, error.input.as_str()), ("unknown-game", "tzaar:randomly"));

    let mut session = open("tzaar".parse().unwrap(), None).unwrap();
    assert_eq!((session.columns(), session.rows(), session.side()), (9, 9, Some("first")));
    let cells = session.cells();
    // A1 is a black Tott, B1 a white one; the sixth cell and the centre are no fields; C3 is a black Tzaar.
    assert_eq!([0, 1, 5, 40, 20].map(|place| cells[place]), [16 * 6 + 1, 16 * 3 + 1, 1, 1, 16 * 4 + 1]);
    assert_eq!(session.drawing().lines().nth(4), Some("O R Z O   o z r o"));
    let stacks = open(
        "tzaar".parse().unwrap(),
        Some("OZR2--/z-----/OOr13----/r-------/--------/--------/-------/------/--ooo w 1"),
    )
    .unwrap();
    let lines: Vec<String> = stacks.drawing().lines().map(|line| line.trim_end().to_owned()).collect();
    assert_eq!((&*lines[0], &*lines[2]), ("O   z   O   r   .", "R2  .   r13 .   .   .   ."));
    let step = session.steps().into_iter().find(|step| step.name == "D6xE6").unwrap();
    assert_eq!((step.from, step.to), (vec![9 * 5 + 3], vec![9 * 6 + 4]));
    session.play("D6xE6").unwrap();
    assert_eq!((session.side(), session.play("D6xE6").unwrap_err().code), (Some("second"), "illegal-move"));
    session.play("D4xD3").unwrap();
    assert_eq!(session.side(), Some("second"));
    session.play("C3+C4").unwrap();
    assert_eq!((session.side(), session.cells()[9 * 3 + 2]), (Some("first"), 16 * 4 + 2));
    assert_eq!(session.undo().as_deref(), Some("C3+C4"));
    let pass = session.steps().pop().unwrap();
    assert_eq!((pass.name.as_str(), pass.from.len(), pass.to.len()), ("pass", 0, 0));

    let mut session = open("tzaar:tournament".parse().unwrap(), None).unwrap();
    session.play("ZE5").unwrap();
    let placing = session.steps().into_iter().find(|step| step.name == "OA1").unwrap();
    assert_eq!((session.side(), placing.from, placing.to), (Some("second"), vec![], vec![0]));
    assert_eq!(session.play("OE5").unwrap_err().code, "illegal-move");
}
