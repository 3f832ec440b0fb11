//! Features counted one by one, and the races that are called won.

use plyground::{
    game::{Evaluate, Game, Notation, Player, Value},
    games::breakthrough::{Breakthrough, BreakthroughEvaluation, Position, Size},
    search::Minimax,
};
use proptest::prelude::*;

use super::{SIZES, random_walk};

/// The value of a feature alone.
fn feature(rules: Breakthrough, position: &Position, name: &str) -> i32 {
    let text = format!("material:men=0{}", if name == "men" { String::new() } else { format!(",{name}=1") });
    let text = if name == "men" { "material:men=1".to_owned() } else { text };
    text.parse::<BreakthroughEvaluation>().unwrap().evaluate(&rules, position)
}

/// The amount of a feature that a player has, counted square by square.
fn counted(rules: Breakthrough, position: &Position, player: Player, name: &str) -> i32 {
    let lines = i32::from(rules.size().lines());
    let stands = |player, [column, row]: [i32; 2]| {
        (0..lines).contains(&column) && (0..lines).contains(&row) && position.men(player) >> (8 * row + column) & 1 == 1
    };
    let forward = |player| if player == Player::First { 1 } else { -1 };
    let guarded =
        |by, [column, row]: [i32; 2]| [-1, 1].into_iter().any(|aside| stands(by, [column + aside, row - forward(by)]));
    let home = if player == Player::First { 0 } else { lines - 1 };
    let squares = (0..lines).flat_map(|row| (0..lines).map(move |column| [column, row]));
    squares
        .map(|square| {
            let (own, other) = (stands(player, square), stands(!player, square));
            match name {
                "men" => i32::from(own),
                "advance" => i32::from(own) * (square[1] - home).pow(2),
                "guarded" => i32::from(own && guarded(player, square)),
                "home" => i32::from(own && square[1] == home),
                "hanging" => i32::from(other && guarded(player, square) && !guarded(!player, square)),
                _ => panic!("{name}"),
            }
        })
        .sum()
}

proptest! {
    #[test]
    fn features_are_what_they_say(small: bool, seed: u64, plies in 0..80_usize) {
        let rules = SIZES[usize::from(small)];
        let position = random_walk(rules, seed, plies);
        for name in ["men", "advance", "guarded", "home", "hanging"] {
            let [own, other] = [position.mover(), !position.mover()].map(|player| counted(rules, &position, player, name));
            prop_assert_eq!(feature(rules, &position, name), own - other, "{}", name);
        }
    }
}

#[test]
fn a_race_that_is_called_won_is_won() {
    let rules = Breakthrough::new(Size::Six);
    let evaluation: BreakthroughEvaluation = "material".parse().unwrap();
    let mut races = [0, 0];
    for seed in 0..4000 {
        let position = random_walk(rules, seed, 24);
        if rules.outcome(&position).is_some() {
            continue;
        }
        let race = feature(rules, &position, "race");
        // Races that a search can see the end of: two rows for whoever is to move, one row for the other.
        let plies = match race {
            98.. => 3,
            ..=-99 => 2,
            _ => continue,
        };
        races[usize::from(race < 0)] += 1;
        let value = Minimax::new(rules, evaluation).value(&position, plies);
        assert!(value.certain().is_some() && (value > 0) == (race > 0), "{} {race} {value}", rules.show(&position));
    }
    assert!(races.iter().all(|&count| count > 5), "{races:?}");
}

#[test]
fn evaluations_have_names_and_weights() {
    for (text, shown) in
        [("race", "race"), ("race:home=60", "race"), ("advance:home=3,men=90", "advance:men=90,home=3")]
    {
        assert_eq!(text.parse::<BreakthroughEvaluation>().unwrap().to_string(), shown);
    }
    for (text, expected) in [
        ("mia", "one of material, advance, race"),
        ("race:home", "a weight and its value"),
        ("race:turn=1", "one of men, advance"),
        ("race:home=1001", "home with a whole number from -1000 to 1000"),
        ("race:home=1,home=2", "each weight once"),
    ] {
        let error = text.parse::<BreakthroughEvaluation>().unwrap_err();
        assert!(error.expected.starts_with(expected), "{text}: {}", error.expected);
    }
}
