//! Weights learned from self-play, and fitted by least squares.

use std::fmt;

use plyground::{
    game::{Evaluate, Game, Outcome, Player},
    games::checkers::{Checkers, CheckersEvaluation, Goal},
    learning::{Fit, Learner, Linear, Training},
};

/// A random lot decides the game: four forced moves later it says who has won.
#[derive(Clone, Debug)]
struct Lottery {
    winners: Vec<Option<Player>>,
}

/// The lot, and the number of moves made.
type Drawn = (Option<u8>, u8);

const PLIES: u8 = 5;

impl Game for Lottery {
    type Position = Drawn;
    type Move = u8;
    const MOVE_CODES: usize = 256;

    fn start(&self) -> Drawn {
        (None, 0)
    }

    fn mover(&self, position: &Drawn) -> Player {
        if position.1.is_multiple_of(2) { Player::First } else { Player::Second }
    }

    fn outcome(&self, position: &Drawn) -> Option<Outcome> {
        let lot = position.0.filter(|_| position.1 == PLIES)?;
        Some(Outcome { winner: self.winners[usize::from(lot)], reason: "lot" })
    }

    fn moves(&self, position: &Drawn, moves: &mut Vec<u8>) {
        if self.outcome(position).is_none() {
            moves.extend(0..if position.1 == 0 { u8::try_from(self.winners.len()).unwrap() } else { 1 });
        }
    }

    fn play(&self, (lot, plies): &mut Drawn, mv: u8) {
        lot.get_or_insert(mv);
        *plies += 1;
    }

    fn key(&self, &(lot, plies): &Drawn) -> u64 {
        u64::from(lot.map_or(0, |lot| lot + 1)) << 8 | u64::from(plies)
    }

    fn move_code(&self, mv: u8) -> u16 {
        mv.into()
    }
}

impl fmt::Display for Lottery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("lottery")
    }
}

/// An evaluation of the lottery that sees one thing of a position: the moves made, or whether the lot is one of the
/// first four.
#[derive(Clone, Debug, Default)]
struct Sight<const BY_PLY: bool>([f64; 6]);

impl<const BY_PLY: bool> Sight<BY_PLY> {
    fn seen((lot, plies): Drawn) -> usize {
        if BY_PLY { plies.into() } else { usize::from(lot.is_some_and(|lot| lot >= 4)) }
    }
}

impl<const BY_PLY: bool> Evaluate<Lottery> for Sight<BY_PLY> {
    type Value = f64;

    fn evaluate(&self, game: &Lottery, position: &Drawn) -> f64 {
        let weight = self.0[Self::seen(*position)];
        if game.mover(position) == Player::First { weight } else { -weight }
    }
}

impl<const BY_PLY: bool> Linear<Lottery> for Sight<BY_PLY> {
    const MOST: f64 = 100.0;

    fn names() -> Vec<String> {
        (0..6).map(|place| format!("w{place}")).collect()
    }

    fn weights(&self) -> &[f64] {
        &self.0
    }

    fn weights_mut(&mut self) -> &mut [f64] {
        &mut self.0
    }

    fn features(position: &Drawn, player: Player, features: &mut [f64]) {
        features.fill(0.0);
        features[Self::seen(*position)] = if player == Player::First { 1.0 } else { -1.0 };
    }
}

fn learner<const BY_PLY: bool>(winners: &str, query: &str) -> Learner<Lottery, Sight<BY_PLY>> {
    let winner = |letter| match letter {
        '1' => Some(Player::First),
        '2' => Some(Player::Second),
        _ => None,
    };
    let query = format!("depth=1&quiet=0&opening=1&{query}");
    Learner::new(Lottery { winners: winners.chars().map(winner).collect() }, Sight::default(), query.parse().unwrap())
}

fn finished<const BY_PLY: bool>(winners: &str, query: &str) -> Vec<f64> {
    let mut learner = learner::<BY_PLY>(winners, query);
    while !learner.is_finished() {
        learner.play();
    }
    learner.evaluation().0.to_vec()
}

#[test]
fn weights_become_what_the_results_are_worth() {
    // The first four lots score 3/4, or 7/8 with a draw, and the others 1/4.
    for (winners, lambda, high) in [("11122221", 0.7, 0.75), ("111=2==2", 1.0, 0.875), ("11122221", 0.3, 0.75)] {
        let query = format!("games=6000&rate=1&scale=2&lambda={lambda}");
        let weights = finished::<false>(winners, &query);
        let scores: Vec<_> = weights.iter().map(|value| 1.0 / (1.0 + (-value / 2.0).exp())).collect();
        assert!((scores[0] - high).abs() < 0.03 && (scores[1] - 0.25).abs() < 0.03, "{winners} {lambda}: {scores:?}");
        assert_eq!(weights[2..], vec![0.0; 4]);
    }
}

#[test]
fn lambda_says_how_far_back_a_result_is_heard() {
    // After the draw there are searches before plies 1 to 4, whose leaves are one ply on; the last sees the result.
    for (lambda, heard) in [("0", [0.0, 0.0, 0.0, 0.0, 0.5, 0.0]), ("1", [0.0, 0.0, 0.5, 0.5, 0.5, 0.0])] {
        let weights = |winners| finished::<true>(winners, &format!("games=1&rate=0.5&lambda={lambda}"));
        assert_eq!(weights("1"), heard.to_vec());
        assert_eq!(weights("2"), heard.map(|weight| -weight).to_vec());
        assert_eq!(weights("="), vec![0.0; 6]);
    }
    // Three games later, three searches have learned from it.
    let weights = finished::<true>("1", "games=3&lambda=0");
    assert!(weights[4] > weights[3] && weights[3] > weights[2] && weights[2] > 0.0, "{weights:?}");
}

#[test]
fn certain_games_are_learned_to_be_certain() {
    let weights = finished::<true>("2", "games=3000&lambda=0.5&rate=1&scale=1");
    assert!(weights[2..5].iter().all(|weight| *weight < -4.0), "{weights:?}");
}

#[test]
fn games_that_are_cut_and_moves_that_are_drawn_teach_nothing() {
    for query in ["plies=4", "explore=1"] {
        assert_eq!(finished::<true>("1", &format!("games=20&lambda=1&{query}")), vec![0.0; 6], "{query}");
    }
}

#[test]
fn weights_stay_within_their_range() {
    assert_eq!(finished::<true>("1", "games=2000&lambda=1&rate=90&scale=1000000")[4].to_string(), "100");
}

fn giveaway(query: &str) -> Learner<Checkers, CheckersEvaluation> {
    let training: Training = query.parse().unwrap();
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, &training.evaluation).unwrap();
    Learner::new(Checkers::new(Goal::GiveAway), evaluation, training)
}

const QUERY: &str = "games=8&depth=2&explore=0.1&eval=material";

#[test]
fn a_run_that_is_stopped_anywhere_ends_as_if_it_were_not() {
    let mut whole = giveaway(QUERY);
    let mut states = vec![whole.state()];
    while !whole.is_finished() {
        whole.play();
        states.push(whole.state());
    }
    for (done, state) in (0..).zip(&states) {
        let mut other = giveaway(QUERY);
        other.resume(state).unwrap();
        assert_eq!((other.done(), &other.state()), (done, state));
        while !other.is_finished() {
            other.play();
        }
        assert_eq!(Some(&other.state()), states.last());
        assert_eq!(other.learned().to_string(), whole.learned().to_string());
    }
    assert_ne!(giveaway(&format!("{QUERY}&seed=2")).state(), states[0]);
    let read = CheckersEvaluation::read(Goal::GiveAway, &whole.learned().to_string()).unwrap();
    assert_eq!(read, whole.learned());
    assert_ne!(read, giveaway(QUERY).learned());
}

#[test]
fn states_that_are_none_are_refused() {
    let mut learner = giveaway(QUERY);
    learner.play();
    let state = learner.state();
    let changed = |from: &str, to: &str| state.replacen(from, to, 1);
    let cut = |bytes: usize| state[..state.len() - bytes].to_owned();
    let version = env!("CARGO_PKG_VERSION");
    for (text, found, expected) in [
        (String::new(), "", "the line “# game: giveaway”"),
        (changed("giveaway", "checkers"), "# game: checkers", "the line “# game: giveaway”"),
        (changed("explore=0.1", "explore=0.2"), "# query: games=8&explore=0.2&eval=material", "&explore=0.1&"),
        (changed(version, "0.0.0"), "# version: 0.0.0", version),
        (changed("# done: 1", "# done: 9"), "# done: 9", "a number from 0 to 8"),
        (changed("# done: 1", "# done: one"), "# done: one", "a number from 0 to 8"),
        (changed("# done: 1\n", ""), "name,weight,squares", "# done: "),
        (changed("name,", ""), "weight,squares", "name,weight,squares"),
        (changed("\nkings,", "\nqueens,"), "queens,", "kings, its weight from -100 to 100"),
        (changed("\nmen,", "\nmen,-101"), "men,-101", "men, its weight from -100 to 100"),
        (changed("\nmen,", "\nmen,NaN,"), "men,NaN", "men, its weight"),
        (cut(1), "k32,", "k32, its weight"),
        (format!("{state}\n"), "", "nothing after the last weight"),
    ] {
        let mut other = giveaway(QUERY);
        let error = other.resume(&text).unwrap_err();
        assert!(error.found.starts_with(found) && error.expected.contains(expected), "{text}\n{error}");
        assert_eq!(other.state(), giveaway(QUERY).state());
    }
}

#[test]
fn queries_have_one_canonical_form() {
    for (given, canonical) in [
        ("", "games=1000"),
        ("?depth=3&games=010&lambda=.5", "games=10&depth=3&lambda=0.5"),
        ("seed=Troyka&rate=0.20&eval=linear:men=-3", "games=1000&eval=linear:men=-3&seed=dd3e46c9701ae93f"),
        ("v=1&explore=-0", "games=1000"),
    ] {
        assert_eq!(given.parse::<Training>().unwrap().to_string(), canonical, "{given}");
        assert_eq!(canonical.parse::<Training>(), given.parse());
    }
}

#[test]
fn queries_that_are_none_are_refused() {
    for (query, key, expected) in [
        ("games=0", "games", "a whole number from 1 to 1000000"),
        ("depth=21", "depth", "a whole number from 1 to 20"),
        ("lambda=1.1", "lambda", "a number from 0 to 1"),
        ("rate=NaN", "rate", "a number from 0 to 100"),
        ("scale=0", "scale", "a number from 0.000001 to 1000000"),
        ("explore=-0.1", "explore", "a number from 0 to 1"),
        ("opening=20&plies=20", "plies", "more than opening, 20"),
        ("eval=", "eval", "an evaluation"),
        ("speed=1", "speed", "one of the keys games, depth"),
        ("depth=1&depth=1", "depth", "each key once"),
        ("v=2", "v", "one of 1"),
    ] {
        let error = query.parse::<Training>().unwrap_err();
        assert_eq!(error.key, key, "{query}");
        assert!(error.expected.contains(expected), "{query}: {error}");
    }
}

#[test]
#[ignore = "thorough"]
fn the_numbers_in_the_source_are_those_of_the_fit() {
    let source = include_str!("../../src/slide/fitted.rs").replace('_', "");
    let squares = Fit::Squares.run();
    for line in squares.text.lines() {
        let line = line.replace("base ", "const BASE: i32 = ");
        assert!(source.contains(&line), "{line}");
    }
    let sum = Fit::Sum.run();
    for weight in sum.text.trim_matches(['[', ']']).split(", ") {
        assert!(source.contains(weight), "{weight}");
    }
    assert!(squares.error < sum.error && sum.error < 3.0, "{} {}", squares.error, sum.error);
}
