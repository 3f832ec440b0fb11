//! `solve`: searches for a solution of a puzzle.

use clap::Args;
use plyground::api::{ApiError, Failure, GameName, Progress, PuzzleName, Solver};
use serde_json::json;

use crate::{Answer, parse::Games, spaced};

#[derive(Args)]
pub struct Options {
    /// slide2, slide3, slide4 or slide5; slide3 by default.
    game: Option<String>,
    /// A position text; the start of the puzzle by default.
    position: Option<String>,
    /// The puzzle, as it was written before.
    #[arg(long = "game", hide = true, value_name = "GAME", value_parser = Games, hide_possible_values = true)]
    named: Option<GameName>,
    /// beam, ida-star, a-star, breadth-first, rta-star or lrta-star, with options as in
    /// beam/width=300 or a-star/weight=150. The default is ida-star, for slide4 breadth-first, and
    /// for slide5 beam.
    #[arg(long, alias = "with")]
    engine: Option<String>,
}

impl Options {
    /// The puzzle, and its position if there is one. The puzzle may be left out before the position, which begins with a
    /// digit.
    fn puzzle(&self) -> Result<(GameName, Option<&str>), ApiError> {
        let unexpected = |text: &str| {
            let message = format!("“{text}” is not expected: expected a puzzle, and behind it a position");
            Err(ApiError::new("bad-option", text, message))
        };
        let (first, second) = (self.game.as_deref(), self.position.as_deref());
        match (self.named, first, second) {
            (Some(game), first, None) => Ok((game, first)),
            (None, Some(first), second) if !first.starts_with(|c: char| c.is_ascii_digit()) => {
                Ok((first.parse()?, second))
            }
            (_, _, Some(second)) => unexpected(second),
            (None, position, None) => Ok((GameName::Puzzle(PuzzleName::Slide3), position)),
        }
    }
}

pub fn solve(options: &Options) -> Result<Answer, ApiError> {
    let (game, position) = options.puzzle()?;
    let progress = Solver::new(game, spaced(position).as_deref(), options.engine.as_deref())?.step(u64::MAX);
    let Progress { nodes, bound, line, optimal, bytes, failure, .. } = progress;
    let searched = format!("{nodes} nodes, {} MiB", bytes.div_ceil(1 << 20));
    let text = match (&line, failure) {
        (Some(line), _) => {
            let proven = if optimal { "optimal".to_owned() } else { format!("at least {bound} are needed") };
            format!("{} moves ({proven}, {searched})\n{}", line.len(), line.join(" "))
        }
        (None, failure) => {
            let why =
                if failure == Some(Failure::Memory) { "more memory is needed" } else { "nothing is left to look at" };
            format!("no solution found: {why} (at least {bound} moves are needed, {searched})")
        }
    };
    let json = json!({
        "length": line.as_ref().map(Vec::len),
        "moves": line,
        "optimal": optimal,
        "bound": bound,
        "nodes": nodes,
        "bytes": bytes,
        "failure": failure,
    });
    Ok(Answer { text: text.trim_end().to_owned(), json })
}
