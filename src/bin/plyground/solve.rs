//! `solve`: searches for a solution of a puzzle.

use clap::Args;
use plyground::api::{ApiError, GameName, Progress, Solver};
use serde_json::json;

use crate::{Answer, spaced};

#[derive(Args)]
pub struct Options {
    /// A position text, of slide3 unless --game says otherwise; its start by default.
    position: Option<String>,
    /// slide2, slide3, slide4 or slide5.
    #[arg(long, default_value = "slide3")]
    game: GameName,
    /// beam, ida-star, a-star, breadth-first, rta-star or lrta-star, with options as in
    /// beam/width=300 or a-star/weight=150. The default is ida-star, for slide4 breadth-first, and
    /// for slide5 beam.
    #[arg(long)]
    with: Option<String>,
}

pub fn solve(options: &Options) -> Result<Answer, ApiError> {
    let position = spaced(options.position.as_deref());
    let progress = Solver::new(options.game, position.as_deref(), options.with.as_deref())?.step(u64::MAX);
    let Progress { nodes, bound, line, optimal, bytes, failure, .. } = progress;
    let searched = format!("{nodes} nodes, {} MiB", bytes.div_ceil(1 << 20));
    let text = match (&line, failure) {
        (Some(line), _) => {
            let proven = if optimal { "optimal".to_owned() } else { format!("at least {bound} are needed") };
            format!("{} moves ({proven}, {searched})\n{}", line.len(), line.join(" "))
        }
        (None, failure) => {
            let why = if failure == Some("memory") { "more memory is needed" } else { "nothing is left to look at" };
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
