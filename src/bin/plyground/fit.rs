//! `fit`: the weights of evaluations of SlideThree, from the distances to win, and the slopes of expected scores in reviews,
//! from self-play.

use std::fmt::Write as _;

use clap::Args;
use plyground::{
    api::{ApiError, GameName, TwoPlayerGame, samples, slope},
    learning::Fit,
    review::{Tenth, calibration, fitted_slope},
    rng::Seed,
};
use serde_json::json;

use crate::{
    Answer,
    in_order::{cores, in_order},
    progress::Progress,
};

/// Options of `fit`.
#[derive(Args)]
pub struct Options {
    /// squares (a value for each tile on each square) or sum (of the thesis' functions) of slide3; or a two-player game,
    /// as in loa: how steeply expected scores rise with its values.
    what: String,
    /// The number of games of self-play.
    #[arg(short = 'n', long, alias = "games", default_value_t = 40)]
    count: u64,
    /// The number of threads; by default one for each core.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

/// Runs a fit and prints the numbers.
pub fn fit(options: &Options) -> Result<Answer, ApiError> {
    if let Some(fit) = Fit::ALL.into_iter().find(|fit| fit.name() == options.what) {
        let fitted = fit.run();
        let text = format!("{}\nroot of the mean squared error: {:.4} moves", fitted.text, fitted.error);
        let json = json!({ "fit": fit.name(), "version": env!("CARGO_PKG_VERSION"),
            "weights": fitted.text, "error": fitted.error });
        return Ok(Answer { text, json });
    }
    let Ok(GameName::TwoPlayer(game)) = options.what.parse() else {
        let names = Fit::ALL.map(Fit::name).join(", ");
        let message = format!("“{}” cannot be fitted: expected {names} or a two-player game, as in loa", options.what);
        return Err(ApiError::new("bad-option", &options.what, message));
    };
    fit_slope(game, options.count, options.jobs.unwrap_or_else(cores))
}

/// Fits the slope of expected scores to games of self-play.
fn fit_slope(game: TwoPlayerGame, games: u64, jobs: u64) -> Result<Answer, ApiError> {
    let mut progress = Progress::new("games", 0, games);
    let (mut all, mut ended) = (Vec::new(), 0);
    in_order(
        jobs,
        || |number| (number < games).then(|| samples(game, Seed(number + 1))),
        |found| {
            let found = found?;
            ended += u64::from(!found.is_empty());
            all.extend(found);
            progress.add(1);
            Ok(())
        },
    )?;
    drop(progress);
    let (fitted, used) = (fitted_slope(&all), slope(game));
    let tenths = calibration(&all, used);
    let mut text = format!("slope {fitted:.3e} ({} values, {ended} games); reviews use {used:e}\n\n", all.len());
    text += "| expected | values | mean | result |\n|---|--:|--:|--:|\n";
    for (tenth, Tenth { count, expected, score }) in tenths.iter().enumerate() {
        let (from, to) = (10 * tenth, 10 * (tenth + 1));
        let _ = writeln!(text, "| {from} to {to} % | {count} | {:.1} % | {:.1} % |", 100.0 * expected, 100.0 * score);
    }
    let json = json!({ "fit": game.to_string(), "version": env!("CARGO_PKG_VERSION"), "games": ended,
        "values": all.len(), "slope": fitted, "used": used, "tenths": tenths });
    Ok(Answer { text: text.trim_end().to_owned(), json })
}
