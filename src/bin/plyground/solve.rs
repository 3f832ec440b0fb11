//! `solve`.

use plyground::api::{ApiError, GameName, Solver};
use serde_json::json;

use crate::{Answer, spaced};

pub fn solve(game: GameName, position: Option<&str>) -> Result<Answer, ApiError> {
    let progress = Solver::new(game, spaced(position).as_deref())?.step(u64::MAX);
    let line = progress.line.unwrap_or_default();
    let text = format!("{} moves (optimal, {} nodes)\n{}", line.len(), progress.nodes, line.join(" "));
    let json = json!({ "length": line.len(), "moves": line, "optimal": true, "nodes": progress.nodes });
    Ok(Answer { text: text.trim_end().to_owned(), json })
}
