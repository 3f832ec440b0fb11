//! A game of self-play, as needed for learning.

use super::{Linear, Training};
use crate::{
    game::{Game, Outcome, Player, Value},
    rng::{Random, Seed},
    search::{AlphaBeta, Budget, Options, StandPat, TreeSearch},
};

/// The expected score of the first player according to the search of a position.
pub(super) struct Step {
    /// The expected score, from 0 to 1.
    pub(super) expected: f64,
    /// Its derivative with respect to the value; 0 if the result is certain.
    pub(super) slope: f64,
    /// The features of the leaf.
    pub(super) features: Vec<f64>,
    /// Whether the move was random: then later positions say nothing about this one.
    pub(super) drawn: bool,
}

/// A game of self-play.
pub(super) struct Episode {
    pub(super) steps: Vec<Step>,
    /// The score of the first player; `None` if the game was cut off.
    pub(super) result: Option<f64>,
}

/// The score of the first player.
fn score(outcome: Outcome) -> f64 {
    match outcome.winner {
        None => 0.5,
        Some(Player::First) => 1.0,
        Some(Player::Second) => 0.0,
    }
}

/// Plays a game with these weights.
pub(super) fn play<G, E>(game: &G, evaluation: &E, training: &Training, random: &mut Random) -> Episode
where
    G: Game + Clone,
    E: Linear<G> + Clone,
{
    // Without a table every principal variation is complete.
    let options = Options {
        table: 0,
        null_move: 0,
        quiescence: training.quiet,
        stand_pat: StandPat::Free,
        margin: Some(0.0),
        seed: Seed(random.word()),
        ..Options::default()
    };
    let mut tree = TreeSearch::new(game.clone(), evaluation.clone(), options);
    let (mut position, mut before, mut moves) = (game.start(), Vec::new(), Vec::new());
    let mut episode = Episode { steps: Vec::new(), result: None };
    for ply in 0..training.plies {
        if let Some(outcome) = game.outcome(&position).or_else(|| game.adjudicate(&before, &position)) {
            episode.result = Some(score(outcome));
            break;
        }
        let mut mv = None;
        if ply >= training.opening {
            let mut search = AlphaBeta::within(tree, position.clone(), Budget::depth(training.depth));
            let report = search.run();
            tree = search.into_tree();
            let value = report.value.expect("the search is finished");
            episode.steps.push(step(game, evaluation, training, &position, value, &report.line));
            mv = report.best;
        }
        let drawn = chance(random) < training.explore;
        if drawn || mv.is_none() {
            moves.clear();
            game.moves(&position, &mut moves);
            let place = random.below(u64::try_from(moves.len()).expect("moves are few"));
            mv = moves.get(usize::try_from(place).expect("moves are few")).copied();
        }
        if let Some(step) = episode.steps.last_mut() {
            step.drawn = drawn;
        }
        before.push(position.clone());
        game.play(&mut position, mv.expect("the game goes on"));
    }
    episode
}

/// Draws a number in [0, 1), in steps of 2⁻³².
fn chance(random: &mut Random) -> f64 {
    f64::from(u32::try_from(random.word() >> 32).expect("32 bits are left")) / 4_294_967_296.0
}

/// The expected score according to a search with this value and principal variation.
fn step<G, E>(game: &G, evaluation: &E, training: &Training, root: &G::Position, value: f64, line: &[G::Move]) -> Step
where
    G: Game,
    E: Linear<G>,
{
    let mut leaf = root.clone();
    for &mv in line {
        game.play(&mut leaf, mv);
    }
    let value = if game.mover(root) == Player::First { value } else { -value };
    let known = value.certain().map(|_| if value > 0.0 { 1.0 } else { 0.0 }).or_else(|| game.outcome(&leaf).map(score));
    let mut features = vec![0.0; evaluation.weights().len()];
    let (expected, slope) = if let Some(score) = known {
        (score, 0.0)
    } else {
        E::features(&leaf, Player::First, &mut features);
        let expected = training.expected(value);
        (expected, expected * (1.0 - expected) / training.scale)
    };
    Step { expected, slope, features, drawn: false }
}
