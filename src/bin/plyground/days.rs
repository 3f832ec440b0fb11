//! `problem day` and `problem days`: the problems of days.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use plyground::{
    api::{AnyTable, ApiError, GameName, ProblemText, Problems},
    problems::Day,
};
use serde::Serialize;
use serde_json::json;

use crate::{
    Answer,
    in_order::{cores, in_order},
    parse::Games,
    progress::Progress,
};

#[derive(Args)]
pub struct Options {
    /// A two-player game, or a puzzle with a table of distances.
    #[arg(value_parser = Games, hide_possible_values = true)]
    game: GameName,
    /// The first day; today in UTC by default.
    #[arg(long)]
    from: Option<Day>,
    /// The number of days.
    #[arg(short = 'n', long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    /// The number of threads; all cores by default.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

/// Today in UTC.
pub fn today() -> Day {
    const SECONDS: u64 = 24 * 60 * 60;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    Day::since_1970(i32::try_from(since / SECONDS).unwrap_or_default())
}

/// The problem of a game for a day.
pub fn find(game: GameName, day: Day) -> Result<ProblemText, ApiError> {
    let mut problems = Problems::of_day(game, day)?;
    loop {
        if let Some(problem) = problems.step() {
            return Ok(problem);
        }
    }
}

/// The problem of a day, as a page shows it.
#[derive(Serialize)]
struct Given {
    game: String,
    day: String,
    position: String,
    /// The turns within which it is won; in a puzzle, the moves.
    turns: u8,
    /// 0 for a puzzle.
    grade: u8,
}

impl Given {
    /// With the table of distances of a puzzle.
    fn find(game: GameName, day: Day, table: Option<&AnyTable>) -> Result<Self, ApiError> {
        let (position, turns, grade) = if let Some(table) = table {
            // From 8 on Monday to 20 on Sunday.
            let distance = 8 + 2 * day.weekday();
            (table.random_position(distance, day.seed(game))?, distance, 0)
        } else {
            let problem = find(game, day)?;
            (problem.position, problem.turns.expect("wins in time have turns"), problem.grade)
        };
        Ok(Self { game: game.to_string(), day: day.to_string(), position, turns, grade })
    }
}

/// Finds the problems of a game for some days, as the file that the pages bring: the first day and the number of days, then a
/// line for each with the position, the turns and the grade.
pub fn days(options: &Options) -> Result<Answer, ApiError> {
    let Options { game, from, count, jobs } = *options;
    let first = from.unwrap_or_else(today);
    let found = find_all(game, first, count, jobs.unwrap_or_else(cores))?;
    let line = |Given { position, turns, grade, .. }: &Given| format!("{position} {turns} {grade}");
    let lines: Vec<_> = [format!("{first} {count}")].into_iter().chain(found.iter().map(line)).collect();
    Ok(Answer { text: lines.join("\n"), json: json!(found) })
}

/// Finds problems on several threads, and returns them in order.
fn find_all(game: GameName, first: Day, count: u16, jobs: u64) -> Result<Vec<Given>, ApiError> {
    let table = matches!(game, GameName::Puzzle(_)).then(|| AnyTable::generate(game, |_, _| ())).transpose()?;
    let mut progress = Progress::new("problems", 0, count.into());
    let mut found = Vec::new();
    let worker = || {
        |at| {
            let later = u16::try_from(at).ok().filter(|&later| later < count)?;
            Some(Given::find(game, first.after(later.into()), table.as_ref()))
        }
    };
    in_order(jobs, worker, |given| {
        found.push(given?);
        progress.add(1);
        Ok(())
    })?;
    Ok(found)
}
