//! Slopes of expected scores, fitted to games of self-play.

use super::chance;
use crate::{
    catalogue::CatalogueGame,
    game::{Outcome, Player},
    players::{EngineKind, EngineSpec, read, run, start_engine},
    rng::Seed,
    schema::SpecError,
};

/// A value in a game of self-play, and the score that the game ended with, both of the first player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The value of a search.
    pub value: f64,
    /// 1 for a win, ½ for a draw, 0 for a loss.
    pub score: f64,
}

/// The nodes of the search of a position.
const NODES: u64 = 20_000;
/// A game without an end by then has no result.
const MOST_PLIES: usize = 400;

/// Plays a game from a position that is drawn by a seed. A search of 20,000 nodes values each position and chooses its move.
/// Certain values are left out: they need no slope. Empty if the game does not end.
///
/// # Errors
///
/// If there is no memory for the table of a search.
pub fn samples<G: CatalogueGame>(game: &G, seed: Seed) -> Result<Vec<Sample>, SpecError> {
    let spec = searching::<G>()?;
    let mut position = game.read(&game.drawn(seed)).expect("a position that is drawn can be read");
    let (mut before, mut found) = (Vec::new(), Vec::new());
    while before.len() < MOST_PLIES {
        if let Some(outcome) = game.outcome(&position).or_else(|| game.adjudicate(&before, &position)) {
            let score = score(outcome);
            return Ok(found.into_iter().map(|value| Sample { value, score }).collect());
        }
        let mut engine = start_engine(game, &position, &spec, seed)?;
        run(&mut *engine);
        let result = engine.result();
        if let (Some(value), None) = (result.value, result.certain) {
            found.push(if game.mover(&position) == Player::First { value } else { -value });
        }
        let best = result.best.and_then(|name| game.read_move(&position, &name).ok());
        let mv = best.expect("an unfinished game has a best move");
        before.push(position.clone());
        game.play(&mut position, mv);
    }
    Ok(Vec::new())
}

/// The engine of reviews with fewer nodes, for the best move alone. In a solved game it is a search.
fn searching<G: CatalogueGame>() -> Result<EngineSpec, SpecError> {
    let mut spec = read::<G>(&G::analyst(NODES))?;
    if spec.engine == EngineKind::Perfect {
        spec = read::<G>(&format!("alpha-beta/nodes={NODES}"))?;
    }
    spec.options.every_move = false;
    Ok(spec)
}

/// The score of the first player.
const fn score(outcome: Outcome) -> f64 {
    match outcome.winner {
        None => 0.5,
        Some(Player::First) => 1.0,
        Some(Player::Second) => 0.0,
    }
}

/// The slope that makes the results most likely, by logistic regression.
#[must_use]
pub fn fitted_slope(samples: &[Sample]) -> f64 {
    const STEPS: u32 = 50;
    let mut slope = 0.0;
    for _ in 0..STEPS {
        // Newton's method on the logarithm of the likelihood, which is concave.
        let (mut gradient, mut curvature) = (0.0, 0.0);
        for Sample { value, score } in samples {
            let expected = chance(*value, false, slope);
            gradient += (score - expected) * value;
            curvature += expected * (1.0 - expected) * value * value;
        }
        if curvature > 0.0 {
            slope += gradient / curvature;
        }
    }
    slope
}

/// The samples whose expected scores lie in the same tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize)]
pub struct Tenth {
    /// The number of samples.
    pub count: u32,
    /// Their mean expected score.
    pub expected: f64,
    /// The mean score that their games ended with.
    pub score: f64,
}

/// Compares expected scores with results.
#[must_use]
pub fn calibration(samples: &[Sample], slope: f64) -> [Tenth; 10] {
    let mut tenths = [Tenth::default(); 10];
    for Sample { value, score } in samples {
        let expected = chance(*value, false, slope);
        // From 0 to 9.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let tenth = &mut tenths[((10.0 * expected) as usize).min(9)];
        tenth.count += 1;
        tenth.expected += expected;
        tenth.score += score;
    }
    for tenth in tenths.iter_mut().filter(|tenth| tenth.count > 0) {
        tenth.expected /= f64::from(tenth.count);
        tenth.score /= f64::from(tenth.count);
    }
    tenths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::isolation::Isolation, rng::Random};

    #[test]
    fn a_known_slope_is_found() {
        let mut random = Random::seeded(Seed(1));
        let mut draw = || f64::from(u32::try_from(random.below(1 << 20)).unwrap()) / f64::from(1 << 20);
        let sample = |_| {
            let value = 400.0 * draw() - 200.0;
            Sample { value, score: f64::from(u8::from(draw() < chance(value, false, 0.02))) }
        };
        let samples: Vec<_> = (0..20_000).map(sample).collect();
        let slope = fitted_slope(&samples);
        assert!((slope - 0.02).abs() < 0.001, "{slope}");
        let tenths = calibration(&samples, slope);
        assert_eq!(tenths.iter().map(|tenth| tenth.count).sum::<u32>(), 20_000);
        assert!(tenths.iter().all(|tenth| (tenth.expected - tenth.score).abs() < 0.05), "{tenths:?}");
    }

    #[test]
    fn values_are_those_of_the_first_player() {
        let rules: Isolation = "isolation:4x4".parse().unwrap();
        // On a small board nearly all values are certain.
        let found: Vec<_> = (0..3).map(|seed| samples(&rules, Seed(seed)).unwrap()).collect();
        assert!(found.iter().all(Vec::is_empty), "{found:?}");
    }
}
