//! `problem check --file`: whether all lines of a file are problems.

use std::{fmt::Write, fs::File, io::BufReader, path::Path, process::ExitCode};

use plyground::api::{ApiError, GameName, check_only, check_problem};
use serde_json::json;

use crate::{
    Answer,
    files::{file_error, hexadecimal},
    in_order::{cores, in_order},
    problem_file::{Line, Lines, ReadRow},
    progress::Progress,
};

/// The number of problems that are kept to be checked on several threads.
const CHUNK: usize = 256;

/// Checks a file: its hash, and by the plain prover that each line is a problem with this key.
pub fn check(path: &Path, json: bool) -> Result<ExitCode, ApiError> {
    let open = || File::open(path).map(BufReader::new).map_err(|error| file_error(path, "read", &error));
    let mut lines = Lines::of(path, open()?);
    let is_finished = loop {
        if let Line::End { is_finished } = lines.next()? {
            break is_finished;
        }
    };
    if !is_finished {
        return Err(lines.bad("bad-rows", "it is not finished: expected a last line with the hash of the others"));
    }
    let (count, hash) = (lines.rows, hexadecimal(lines.hash));
    let mut progress = Progress::new("problems", 0, count);
    let (mut lines, mut wrong) = (Lines::of(path, open()?), Vec::new());
    let mut checked = 0;
    while checked < count {
        let mut rows = Vec::new();
        while rows.len() < CHUNK {
            let Line::Row(row) = lines.next()? else { break };
            rows.push(row);
        }
        if rows.is_empty() {
            return Err(lines.bad("bad-rows", "it was changed while it was read"));
        }
        in_order(
            cores(),
            || |number| rows.get(usize::try_from(number).ok()?).map(fault),
            |fault| {
                checked += 1;
                progress.add(1);
                if let Some(fault) = fault {
                    wrong.push((checked, fault));
                }
                Ok(())
            },
        )?;
    }
    drop(progress);
    let mut text = String::new();
    for (line, message) in &wrong {
        let _ = writeln!(text, "line {line}: {message}");
    }
    let found = if wrong.is_empty() { "all sound".to_owned() } else { format!("{} of them wrong", wrong.len()) };
    let _ = write!(text, "{count} problems, {found}\nSHA-256 {hash}");
    let faults: Vec<_> = wrong.iter().map(|(line, message)| json!({ "line": line, "message": message })).collect();
    let told = json!({ "file": path.display().to_string(), "count": count, "sha256": hash, "wrong": faults });
    Answer { text, json: told }.print(json)?;
    Ok(if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Why a row is not a problem, if it is not.
fn fault(row: &ReadRow) -> Option<String> {
    let checked = (|| {
        let game: GameName = row.game.parse()?;
        if row.only {
            return check_only(game, &row.position).map(|(checked, _)| checked);
        }
        let turns = row.turns.ok_or_else(|| ApiError::new("bad-rows", "turns", "expected a number of turns"))?;
        check_problem(game, turns.into(), &row.position)
    })();
    match checked {
        Err(error) => Some(error.message),
        Ok(checked) if !checked.sound => Some("not a problem".to_owned()),
        Ok(checked) if checked.turns != row.turns => {
            let turns = |turns: Option<u8>| turns.map_or("unknown".to_owned(), |turns| turns.to_string());
            Some(format!("found a win in {} turns, expected {}", turns(checked.turns), turns(row.turns)))
        }
        Ok(checked) if checked.winners[0] != row.key => {
            Some(format!("found the key {}, expected {}", row.key.join(" "), checked.winners[0].join(" ")))
        }
        Ok(_) => None,
    }
}
