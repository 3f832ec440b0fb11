//! `draw`: positions as SVG.

use std::path::PathBuf;

use clap::Args;
use plyground::api::{ApiError, DiagramOptions, GameName, draw as drawn};
use serde_json::json;

use crate::{
    Answer,
    files::{Patience, replace_file},
    names,
    parse::Games,
    spaced,
};

#[derive(Args)]
pub struct Options {
    #[arg(help = names(), value_parser = Games, hide_possible_values = true)]
    game: GameName,
    /// A position text; the start of the game by default.
    #[arg(allow_hyphen_values = true)] // A position of Tzaar may start with empty fields.
    position: Option<String>,
    /// Turn the board, so that its upper side is below.
    #[arg(long)]
    flip: bool,
    /// Arrows between squares, as in c3-d4,b1xb3.
    #[arg(long, default_value = "")]
    arrows: String,
    /// Squares to mark, as in c3,d4.
    #[arg(long, default_value = "")]
    marks: String,
    /// Number the arrows.
    #[arg(long)]
    numbers: bool,
    /// The file to write, whose name ends in .svg; standard output by default.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Draws a position.
pub fn draw(options: &Options) -> Result<Answer, ApiError> {
    if let Some(file) = &options.out
        && let Some(suffix) = file.extension()
        && !suffix.eq_ignore_ascii_case("svg")
    {
        let message = format!(
            "{}: expected a name that ends in .svg: Share on the pages saves PNG, and other programs convert SVG",
            file.display()
        );
        return Err(ApiError::new("bad-option", file.display(), message));
    }
    let Options { arrows, marks, numbers: has_numbers, flip: is_turned, .. } = options;
    let asked = DiagramOptions { arrows, marks, has_numbers: *has_numbers, is_turned: *is_turned };
    let svg = drawn(options.game, spaced(options.position.as_deref()).as_deref(), asked)?;
    let Some(file) = &options.out else {
        return Ok(Answer { text: svg.trim_end().to_owned(), json: json!({ "svg": svg }) });
    };
    replace_file(file, svg.as_bytes(), Patience::OF_REPLACING)?;
    let text = format!("{}: {} bytes", file.display(), svg.len());
    Ok(Answer { text, json: json!({ "file": file, "bytes": svg.len() }) })
}
