//! `problem judge`: turns of a problem, each judged at once.

use std::io::{self, BufRead};

use plyground::api::{
    AnyAttempt, ApiError, GameName, JudgementText, JudgementWord, VerdictWord, attempt, attempt_only,
};
use serde_json::json;

use crate::{error_as_json, print, problem::Most};

/// Judges the turns on standard input, one a line, and answers each with a line of JSON. Returns whether one of them
/// solved the problem.
pub fn judge(game: GameName, most: Most, position: &str) -> Result<bool, ApiError> {
    let mut attempt = begin(game, most, position)?;
    let mut is_solved = false;
    for line in io::stdin().lock().split(b'\n') {
        let line = line.map_err(|error| {
            ApiError::new("file", "", format_args!("standard input cannot be read: {error}: expected lines of moves"))
        })?;
        // Bytes that are no text are answered as moves that are none.
        let line = String::from_utf8_lossy(&line);
        let moves: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let answer = match attempt.play(&moves) {
            Ok(judged) => {
                is_solved |= solves(&judged);
                json!(judged)
            }
            Err(error) => error_as_json(&error),
        };
        if !print(&answer.to_string())? {
            break;
        }
    }
    Ok(is_solved)
}

/// A problem with an only move is solved by that move, others by the win.
fn solves(judged: &JudgementText) -> bool {
    [JudgementWord::Won, JudgementWord::Only].contains(&judged.verdict)
}

/// Begins to solve a problem, in the fewest turns.
///
/// # Errors
///
/// Also if the position is not a problem.
fn begin(game: GameName, most: Most, position: &str) -> Result<Box<dyn AnyAttempt>, ApiError> {
    let mut begun = match most {
        Most::Turns(turns) => attempt(game, position, turns.into()),
        Most::Any => attempt_only(game, position),
    }?;
    let examined = begun.examine()?;
    let within = match most {
        Most::Turns(turns) => format!(" within {turns}"),
        Most::Any => String::new(),
    };
    let message = match (examined.verdict, most, examined.turns) {
        (VerdictWord::Sound, Most::Turns(_), Some(turns)) => return attempt(game, position, turns.into()),
        (VerdictWord::Sound, ..) => return Ok(begun),
        (VerdictWord::Cooked, ..) => format!("several turns win{within}"),
        (VerdictWord::Forced, ..) => "there are fewer than three turns".to_owned(),
        (VerdictWord::NoWin, ..) => format!("no turn wins{within}"),
        (VerdictWord::Undecided, ..) => {
            let message = format!("not decided: to prove or refute a win{within} takes too long");
            return Err(ApiError::new("undecided", position, message));
        }
    };
    Err(ApiError::new("bad-position", position, format_args!("not a problem: {message}")))
}
