//! Features counted one by one, and evaluations as text.

use plyground::{
    game::{Evaluate, Game, Player},
    games::loa::{Loa, LoaEvaluation, Position, Preset, Size},
};
use proptest::prelude::*;

use super::{PLAYERS, at, moves, oracle, random_walk, variants};

fn feature(rules: Loa, position: &Position, player: Player, name: &str) -> i32 {
    LoaEvaluation::features(rules, position, player).find(|(known, _)| *known == name).unwrap().1
}

/// The squares of a player's pieces as files and ranks.
fn squares(position: &Position, player: Player) -> Vec<[i32; 2]> {
    let pieces = position.pieces(player);
    (0..64).filter(|square| pieces >> square & 1 == 1).map(|square| [square % 8, square / 8]).collect()
}

fn far(one: [i32; 2], two: [i32; 2]) -> i32 {
    (one[0] - two[0]).abs().max((one[1] - two[1]).abs())
}

/// The sums of files and ranks, and the rounded centre of mass.
fn centre(squares: &[[i32; 2]]) -> ([i32; 2], [i32; 2]) {
    let count = i32::try_from(squares.len()).unwrap();
    let sums = [0, 1].map(|axis| squares.iter().map(|square| square[axis]).sum::<i32>());
    (sums, sums.map(|sum| (2 * sum + count).div_euclid(2 * count)))
}

/// The value of a piece by its square, by definition.
fn worth(square: [i32; 2], size: Size) -> i32 {
    let lines = i32::from(size.lines());
    let [file, rank] = square.map(|line| {
        let from_rim = line.min(lines - 1 - line);
        if size == Size::Six && from_rim == 2 { 3 } else { from_rim }
    });
    match (file.min(rank), file.max(rank)) {
        (0, 0) => -80,
        (0, 1) => -25,
        (0, _) => -20,
        (1, _) => 10,
        (3, 3) => 50,
        _ => 25,
    }
}

proptest! {
    #[test]
    fn features_are_what_their_names_say(variant in 0..6_usize, seed: u64, plies in 0..150_usize) {
        let rules = variants()[variant];
        let position = random_walk(rules, seed, plies);
        let last = i32::from(rules.size().lines()) - 1;
        let on_rim = |square: &[i32; 2]| square.iter().any(|line| [0, last].contains(line));
        for player in PLAYERS {
            let (own, other) = (squares(&position, player), squares(&position, !player));
            let count = i32::try_from(own.len()).unwrap();
            let has = |name: &str| feature(rules, &position, player, name);
            let total = |numbers: Vec<i32>| numbers.into_iter().sum::<i32>();
            let number = |count: usize| i32::try_from(count).unwrap();
            let (sums, middle) = centre(&own);

            let least = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14][own.len()];
            let surplus = total(own.iter().map(|square| far(*square, middle)).collect()) - least;
            prop_assert_eq!(has("concentration"), if surplus > 0 { 1000 * count / surplus } else { 2000 * count });
            prop_assert_eq!(has("edge"), 10 * number(own.iter().filter(|square| on_rim(square)).count()));
            let dense = (0..last).flat_map(|file| (0..last).map(move |rank| [file, rank])).filter(|[file, rank]| {
                let window = [[0, 0], [1, 0], [0, 1], [1, 1]].map(|[east, north]| [file + east, rank + north]);
                let near = window.iter().filter(|&&square| own.contains(&square) && far(square, middle) <= 2);
                near.count() >= 3
            });
            prop_assert_eq!(has("quads"), 100 * number(dense.count()));
            let mut walls = 0;
            for &[file, rank] in &other {
                for (at, along, inward) in [(rank, [1, 0], [0, 1]), (file, [0, 1], [1, 0])] {
                    if at != 0 && at != last {
                        continue;
                    }
                    let inward = inward.map(|step| if at == 0 { step } else { -step });
                    let front = [-1, 0, 1].map(|step| [
                        file + inward[0] + step * along[0],
                        rank + inward[1] + step * along[1],
                    ]);
                    walls += number(front.windows(2).filter(|pair| pair.iter().all(|at| own.contains(at))).count());
                }
            }
            prop_assert_eq!(has("walls"), 100 * walls);
            let worths = total(own.iter().map(|square| worth(*square, rules.size())).collect());
            prop_assert_eq!(has("centralisation"), 10 * worths / count);
            let off = sums.map(|sum| (100 * sum / count - 50 * last).abs());
            prop_assert_eq!(has("centre"), 50 * last - off[0].max(off[1]));
            let touching = own.iter().flat_map(|one| own.iter().filter(|two| far(*one, **two) == 1)).count();
            prop_assert_eq!(has("connectedness"), 100 * number(touching) / count);
            let extent = [0, 1].map(|axis| {
                let lines = own.iter().map(|square| square[axis]);
                lines.clone().max().unwrap() - lines.min().unwrap() + 1
            });
            prop_assert_eq!(has("uniformity"), 6400 / (extent[0] * extent[1]));
            prop_assert_eq!(has("turn"), if position.mover() == player { 100 } else { 0 });

            if player == position.mover() {
                let quarters = moves(rules, &position).into_iter().filter(|mv| mv.from() != mv.to()).map(|mv| {
                    let [from, to] = [mv.from(), mv.to()].map(|square| [i32::from(square) % 8, i32::from(square) / 8]);
                    let along = (0..2).any(|axis| [0, last].contains(&from[axis]) && from[axis] == to[axis]);
                    let capture = if other.contains(&to) { 2 } else { 1 };
                    4 * capture / if on_rim(&to) { 2 } else { 1 } / if along { 2 } else { 1 }
                });
                if rules.outcome(&position).is_none() {
                    prop_assert_eq!(has("mobility"), quarters.sum::<i32>());
                }
            }
        }
        // An advantage of one player is a disadvantage of the other.
        if let Some(passed) = rules.pass(&position) {
            for name in LoaEvaluation::NAMES {
                let evaluation: LoaEvaluation = format!("{name}:turn=0").parse().unwrap();
                let [here, there] = [position, passed].map(|position| evaluation.evaluate(&rules, &position));
                prop_assert_eq!(here, -there);
            }
        }
    }
}

#[test]
fn centres_are_those_of_the_oracle() {
    for entry in oracle()["positions"].as_array().unwrap() {
        let position = at(entry["board"].as_str().unwrap());
        for (player, side) in PLAYERS.into_iter().zip(["black", "white"]) {
            let sum = |name: &str| i32::try_from(entry[side][name].as_i64().unwrap()).unwrap();
            let count = sum("pieces");
            let off = ["sum_file", "sum_rank"].map(|name| (100 * sum(name) / count - 350).abs());
            assert_eq!(feature(Loa::default(), &position, player, "centre"), 350 - off[0].max(off[1]));
        }
    }
}

#[test]
fn evaluations_are_written_with_what_is_unusual() {
    for (text, canonical) in [
        ("normal", "normal"),
        ("quad:quads=30", "quad"),
        ("blocking:turn=5,walls=0", "blocking:walls=0,turn=5"),
        ("mia:uniformity=-1000,concentration=1000", "mia:concentration=1000,uniformity=-1000"),
    ] {
        let evaluation: LoaEvaluation = text.parse().unwrap();
        assert_eq!(evaluation.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(evaluation));
    }
}

#[test]
fn evaluations_that_are_none_are_refused() {
    for (text, found, expected) in [
        ("king", "king", "one of normal, quad, blocking, mia"),
        ("mia:", "", "a weight and its value"),
        ("mia:turn", "turn", "a weight and its value"),
        ("mia:men=1", "men=1", "one of concentration, edge"),
        ("mia:turn=1,turn=2", "turn=2", "each weight once"),
        ("mia:turn=1001", "turn=1001", "turn with a whole number from -1000 to 1000"),
        ("mia:turn=0.5", "turn=0.5", "turn with a whole number from -1000 to 1000"),
    ] {
        let error = text.parse::<LoaEvaluation>().unwrap_err();
        assert_eq!(error.found, found, "{text}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
}

#[test]
fn evaluations_stay_far_from_certain_wins() {
    let rules = Loa::new(Preset::Olympiad, Size::Eight);
    // Nothing is left over for twelve pieces around a hole, and much for the others.
    let position = at("b6b/8/2wwww2/2w2w2/2w2w2/2wwww2/8/b6b w");
    let evaluation: LoaEvaluation = "mia:concentration=1000,mobility=1000".parse().unwrap();
    assert!((1..=400_000).contains(&evaluation.evaluate(&rules, &position)));
}
