//! `problem day` and `problem days`: the problems of days.

use std::{
    fmt::Write,
    time::{SystemTime, UNIX_EPOCH},
};

use clap::Args;
use plyground::{
    api::{AnyTable, ApiError, GameName, ProblemText, Problems, PuzzleName},
    problems::{Column, Day, Form, Kind},
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
    /// Two-player games, and slide3 for the puzzles of days.
    #[arg(required = true, value_parser = Games, hide_possible_values = true)]
    games: Vec<GameName>,
    /// The first day; today in UTC by default.
    #[arg(long)]
    from: Option<Day>,
    /// The number of days.
    #[arg(short = 'n', long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    /// The number of threads; all cores by default.
    #[arg(long)]
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
    fn find(game: GameName, day: Day, table: Option<&AnyTable>) -> Result<Self, ApiError> {
        let (position, turns, grade) = if let (GameName::Puzzle(PuzzleName::Slide3), Some(table)) = (game, table) {
            // From 8 on Monday to 20 on Sunday.
            let distance = 8 + 2 * day.weekday();
            (table.random_position(distance, day.seed(game))?, distance, 0)
        } else {
            let problem = find(game, day)?;
            (problem.position, problem.turns.expect("wins in time have turns"), problem.grade)
        };
        Ok(Self { game: game.to_string(), day: day.to_string(), position, turns, grade })
    }

    /// The position, then a sign for the turns and one for the grade.
    fn packed(&self) -> String {
        let sign = |number: u8| char::from_digit(number.into(), 36).expect("numbers are small");
        let position = match self.position.split_once('.') {
            Some((pattern, order)) => format!("{pattern}.{}", ranks(order)),
            None => self.position.clone(),
        };
        format!("{position}{}{}", sign(self.turns), sign(self.grade))
    }
}

/// An order of tiles, each given as the number of smaller tiles that come later.
fn ranks(order: &str) -> String {
    let smaller = |(at, tile): (usize, char)| order[at..].chars().filter(|&other| other < tile).count();
    order.char_indices().map(|found| smaller(found).to_string()).collect()
}

/// Finds the problems of games for some days, as the file that the pages bring.
pub fn days(options: &Options) -> Result<Answer, ApiError> {
    let first = options.from.unwrap_or_else(today);
    let forms = options.games.iter().copied().map(form).collect::<Result<Vec<_>, _>>()?;
    let all = |&game| (0..i32::from(options.count)).map(move |later| (game, first.after(later)));
    let asked: Vec<_> = options.games.iter().flat_map(all).collect();
    let found = find_all(&asked, options.jobs.unwrap_or_else(cores).max(1))?;
    let mut text = format!(
        "// The positions of the problems of days, packed by `plyground problem days` (docs/problems.md).\n\n\
         export const positions = {{\n  from: \"{first}\",\n  count: {},\n  columns: {{\n",
        options.count
    );
    for (form, given) in forms.into_iter().zip(found.chunks(options.count.into())) {
        let texts: Vec<_> = given.iter().map(Given::packed).collect();
        let Column { form, bytes } = Column::pack(form, &texts).expect("positions of a game have its form");
        let _ = write!(
            text,
            "    {}: {{\n      kind: {},\n      rows: {:?},\n      signs: {},\n      sides: {:?},\n      \
             check: {},\n      data: \"{}\",\n    }},\n",
            given[0].game,
            json!(form.kind.name()),
            form.rows,
            json!(form.signs),
            form.sides,
            check(&texts),
            base64(&bytes)
        );
    }
    text += "  },\n};";
    Ok(Answer { text, json: json!(found) })
}

/// How the positions of a game are written.
fn form(game: GameName) -> Result<Form, ApiError> {
    let game = game.to_string();
    let (kind, rows, signs, sides): (_, &[u8], _, _) = match game.as_str() {
        "slide3" => (Kind::Signs, &[15], ".0123456789acegik", ["", ""]),
        "isolation" => (Kind::Rows, &[7; 7], "x..ab", ["a", "b"]),
        "giveaway" | "checkers" => (Kind::Squares, &[4; 8], ".wbWB", ["W", "B"]),
        "loa" | "breakthrough" => (Kind::Rows, &[8; 8], ".wb", ["w", "b"]),
        "tzaar" => (Kind::Stacks, &[5, 6, 7, 8, 8, 8, 7, 6, 5], "-oOrRzZ", ["w 1", "b 1"]),
        _ => {
            let expected = "expected slide3, isolation, giveaway, checkers, loa, tzaar or breakthrough";
            return Err(ApiError::new("not-available", &game, expected));
        }
    };
    Ok(Form { kind, rows: rows.to_vec(), signs: signs.to_owned(), sides: sides.map(str::to_owned) })
}

/// The 32-bit FNV-1a of texts, each with a line feed after it.
fn check(texts: &[String]) -> u32 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let word = (0..3).fold(0, |word, at| word << 8 | usize::from(three.get(at).copied().unwrap_or(0)));
        let signs = (0..4).map(|at| if at <= three.len() { SIGNS[word >> (18 - 6 * at) & 63].into() } else { '=' });
        text.extend(signs);
    }
    text
}

/// Finds problems on several threads, and returns them in order.
fn find_all(asked: &[(GameName, Day)], jobs: u64) -> Result<Vec<Given>, ApiError> {
    let table = asked
        .iter()
        .any(|&(game, _)| game == GameName::Puzzle(PuzzleName::Slide3))
        .then(|| AnyTable::generate(GameName::Puzzle(PuzzleName::Slide3), |_, _| ()));
    let table = table.transpose()?;
    let mut progress = Progress::new("problems", 0, asked.len() as u64);
    let mut found = Vec::new();
    let worker = || {
        |at| {
            let &(game, day) = asked.get(usize::try_from(at).ok()?)?;
            Some(Given::find(game, day, table.as_ref()))
        }
    };
    in_order(jobs, worker, |given| {
        found.push(given?);
        progress.add(1);
        Ok(())
    })?;
    Ok(found)
}
