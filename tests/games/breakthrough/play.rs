//! The game by name and in text, and engines that play it.

use plyground::{
    api::{GameName, levels, open, random_position, think},
    games::breakthrough::BreakthroughEvaluation,
    rng::Seed,
    search::{AlphaBeta, Budget, Minimax},
};
use proptest::{prelude::*, sample::select};

use super::{SIZES, random_walk};
use crate::switches::keeping;

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_minimax(
        small: bool,
        seed: u64,
        plies in 0..80_usize,
        options in keeping(),
        depth in 1..=3_u32,
        name in select(&BreakthroughEvaluation::NAMES[..]),
    ) {
        let rules = SIZES[usize::from(small)];
        let root = random_walk(rules, seed, plies);
        let evaluation: BreakthroughEvaluation = name.parse().unwrap();
        let value = AlphaBeta::new(rules, evaluation, root, options, Budget::depth(depth)).run().value.unwrap();
        prop_assert_eq!(value, Minimax::new(rules, evaluation).value(&root, depth));
    }
}

#[test]
fn a_win_is_found_and_proved() {
    let game: GameName = "breakthrough".parse().unwrap();
    let board = Some("8/3w2b1/1b6/8/8/8/2b5/6w1 w");
    let result = think(game, board, "alpha-beta/depth=2", Seed(1)).unwrap().finish();
    assert_eq!((result.certain, result.best.as_deref().map(|best| &best[..2])), (Some(1), Some("d7")));
    // Black cannot hold the man on g4 and has none that is as far.
    let result = think(game, Some("8/8/b7/8/6w1/8/8/8 w"), "proof", Seed(1)).unwrap().finish();
    assert!(result.value > Some(0.0) && result.certain.is_some(), "{result:?}");
}

#[test]
fn games_have_names_boards_and_steps() {
    for name in ["breakthrough", "breakthrough:6x6"] {
        let game: GameName = name.parse().unwrap();
        assert_eq!(game.to_string(), name);
        assert_eq!(levels(game).len(), 5);
        let drawn = random_position(game, Seed(7));
        assert_eq!(open(game, Some(&drawn)).unwrap().position(), drawn);
    }
    let error = "breakthrough:7x7".parse::<GameName>().unwrap_err();
    assert_eq!((error.code, error.input.as_str()), ("unknown-game", "breakthrough:7x7"));

    let mut session = open("breakthrough:6x6".parse().unwrap(), None).unwrap();
    assert_eq!((session.columns(), session.rows()), (6, 6));
    assert_eq!(session.drawing(), "b b b b b b\nb b b b b b\n. . . . . .\n. . . . . .\nw w w w w w\nw w w w w w");
    let step = session.steps().into_iter().find(|step| step.name == "a2-b3").unwrap();
    assert_eq!((step.from, step.to), (vec![24], vec![19]));
    session.play("a2-b3").unwrap();
    assert_eq!(session.position(), "bbbbbb/bbbbbb/6/1w4/1wwwww/wwwwww b");
    assert_eq!(session.play("b5-b3").unwrap_err().code, "illegal-move");
    assert_eq!(session.undo().as_deref(), Some("a2-b3"));
}
