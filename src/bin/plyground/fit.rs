//! `fit`: the weights of evaluations of SlideThree, from the distances to win.

use clap::Args;
use plyground::{api::ApiError, learning::Fit};
use serde_json::json;

use crate::Answer;

/// Options of `fit`.
#[derive(Args)]
pub struct Options {
    /// squares (a value for each tile on each square) or sum (of the thesis' functions).
    what: String,
}

/// Runs a fit and prints the numbers as in the source code.
pub fn fit(options: &Options) -> Result<Answer, ApiError> {
    let names = Fit::ALL.map(Fit::name).join(" or ");
    let fit = Fit::ALL.into_iter().find(|fit| fit.name() == options.what);
    let message = || format!("“{}” cannot be fitted: expected {names}", options.what);
    let fit = fit.ok_or_else(|| ApiError::new("bad-option", &options.what, message()))?;
    let fitted = fit.run();
    let text = format!("{}\nroot of the mean squared error: {:.4} moves", fitted.text, fitted.error);
    let json = json!({ "fit": fit.name(), "version": env!("CARGO_PKG_VERSION"),
        "weights": fitted.text, "error": fitted.error });
    Ok(Answer { text, json })
}
