//! Alpha-beta finds the values of minimax, real and in integers.

use plyground::{
    api::{GameName, think},
    game::{Evaluate, Game, Notation, Value},
    games::checkers::{Checkers, CheckersEvaluation, Endgames, Goal, Position, Verdict, WithEndgames},
    rng::{Random, Seed},
    search::{AlphaBeta, Budget, Minimax, Options},
};
use proptest::prelude::*;

use super::{GIVE_AWAY, PLAIN, endgames::sampled, random_game};
use crate::{sized::sized, switches::keeping};

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
    #![proptest_config(ProptestConfig { cases: sized(80, 200), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_minimax(seed: u64, plies in 0..70_usize, options in keeping(), depth in 1..=5_u32) {
        let root = *random_game(seed, plies).last().unwrap();
        for goal in Goal::ALL {
            let rules = Checkers::new(goal);
            let evaluation = CheckersEvaluation::read(goal, "linear:eps=0.01").unwrap();
            equals_minimax(rules, evaluation, root, options, depth);
            equals_minimax(rules, evaluation.rounded().unwrap(), root, options, depth);
        }
    }
}

/// Random positions with few pieces.
fn endgame(seed: u64) -> Position {
    let positions = random_game(seed, 400);
    let few = |position: &&Position| position.free().count_zeros() <= 7;
    let positions: Vec<_> = positions.iter().filter(few).collect();
    positions.get(usize::try_from(seed % 8).unwrap()).map_or_else(|| GIVE_AWAY.start(), |position| **position)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(80, 200), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_with_endgames_are_those_of_minimax_with_them(
        seed: u64,
        options in keeping(),
        depth in 1..=5_u32,
        pieces in 2..=4_u32,
    ) {
        let root = endgame(seed);
        for goal in Goal::ALL {
            let rules = Checkers::new(goal);
            let evaluation = CheckersEvaluation::read(goal, "linear:eps=0.01").unwrap();
            equals_minimax(rules, WithEndgames::new(evaluation, pieces), root, options, depth);
            equals_minimax(rules, WithEndgames::new(evaluation.rounded().unwrap(), pieces), root, options, depth);
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(12, 24), failure_persistence: None, ..ProptestConfig::default() })]

    /// Wherever the end of the game is in reach without endgames, they say the same, and one ply suffices for them.
    #[test]
    fn endgames_are_what_a_search_to_the_end_finds(seed: u64) {
        for position in sampled(&mut Random::seeded(Seed(seed)), 4) {
            for goal in Goal::ALL {
                let rules = Checkers::new(goal);
                if rules.outcome(&position).is_some() {
                    continue;
                }
                let evaluation = CheckersEvaluation::read(goal, "linear").unwrap();
                let plain = AlphaBeta::new(rules, evaluation, position, Options::default(), Budget::depth(9)).run();
                let evaluation = WithEndgames::new(evaluation, 4);
                let quick = AlphaBeta::new(rules, evaluation, position, Options::default(), Budget::depth(20)).run();
                let verdict = Endgames::of(goal, 4).verdict(&position).unwrap();
                let expected = match verdict {
                    Verdict::Win(plies) => f64::win(plies),
                    Verdict::Draw => 0.0,
                    Verdict::Loss(plies) => -f64::win(plies),
                };
                prop_assert_eq!((quick.value, quick.depth), (Some(expected), 1));
                prop_assert!(Endgames::of(goal, 4).best_moves(&position).contains(&quick.best.unwrap()));
                let found = plain.value.unwrap();
                let in_reach = |plies: u32| plies <= 9;
                prop_assert_eq!(found.certain().is_some_and(in_reach), expected.certain().is_some_and(in_reach));
                if found.certain().is_some_and(in_reach) {
                    prop_assert_eq!((found.certain(), found > 0.0), (expected.certain(), expected > 0.0));
                }
            }
        }
    }
}

/// A win is found from a position with more pieces than the table has, and its plies count from the root.
#[test]
fn wins_are_found_through_the_table() {
    let root = PLAIN.read("W:WK18,K22,K26:BK1,14").unwrap();
    let evaluation = WithEndgames::new(CheckersEvaluation::read(Goal::Plain, "material").unwrap(), 4);
    let report = AlphaBeta::new(PLAIN, evaluation, root, Options::default(), Budget::depth(3)).run();
    let plies = report.value.unwrap().certain().expect("the table knows the win");
    let mut position = root;
    for (ply, &mv) in (1..).zip(&report.line) {
        PLAIN.play(&mut position, mv);
        if let Some(verdict) = Endgames::of(Goal::Plain, 4).verdict(&position) {
            let left = if ply % 2 == 0 { Verdict::Win(plies - ply) } else { Verdict::Loss(plies - ply) };
            assert_eq!(verdict, left);
        }
    }
    assert!(position.free().count_zeros() <= 4, "the line ends where the table begins");
}

#[test]
fn integers_are_asked_for_by_name() {
    let game: GameName = "giveaway".parse().unwrap();
    let value = |text: &str| think(game, None, text, Seed(1)).unwrap().finish().value.unwrap();
    let real = value("alpha-beta/eval=linear/depth=4");
    let rounded = value("alpha-beta/eval=linear:eps=0.01/depth=4");
    assert!((real * 100.0 - rounded).abs() <= 0.5 && rounded.fract().abs() < 1e-9);
}

#[test]
fn giving_all_pieces_away_wins() {
    let root = GIVE_AWAY.read("B:W17:B9").unwrap();
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, "linear").unwrap();
    let report = AlphaBeta::new(GIVE_AWAY, evaluation, root, Options::default(), Budget::depth(4)).run();
    assert_eq!(report.best.map(|mv| GIVE_AWAY.show_move(&root, mv)).as_deref(), Some("9-14"));
    assert_eq!(report.value, Some(f64::win(2)));
}
