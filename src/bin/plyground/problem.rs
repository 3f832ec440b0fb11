//! `problem`: positions in which one turn alone wins in time.

use std::{fmt::Write, ops::RangeInclusive, path::PathBuf, process::ExitCode};

use clap::{Args, Subcommand};
use plyground::{
    api::{ApiError, CheckedText, GameName, ProblemText, Problems, check_only, check_problem},
    problems::{Day, ProblemRequest},
    rng::Seed,
};
use serde_json::json;

use crate::{
    Answer, days,
    files::Patience,
    in_order::cores,
    judge,
    parse::Games,
    print, problem_check,
    problem_list::{self, Asked},
    progress::Progress,
    spaced,
    terminal::say,
};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Options {
    #[command(subcommand)]
    action: Option<Action>,
    /// A two-player game, as in giveaway or isolation:queen:5x5.
    #[arg(required = true, value_parser = Games, hide_possible_values = true)]
    game: Option<GameName>,
    /// The seed of the games that are searched for problems.
    #[arg(long, default_value = "1")]
    seed: String,
    /// The turns within which the player to move wins: a number or a range. Or `only` if no other turn may win at all,
    /// in games with a solver or endgame tables; with tables also `only:6-12`.
    #[arg(long, default_value = "2-3", value_parser = ProblemRequest::read_task)]
    turns: (bool, RangeInclusive<u8>),
    /// The grades, from 0 to 8: a number or a range.
    #[arg(long, default_value = "0-8", value_parser = ProblemRequest::read_grades)]
    grade: RangeInclusive<u8>,
    /// Also problems whose solution a search to depth 1 or 2 finds.
    #[arg(long)]
    trivial: bool,
    /// The number of problems, each from a game of its own.
    #[arg(short = 'n', long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// The number of games after which the search is given up; with --jsonl, of games without another problem.
    #[arg(long, default_value_t = MOST_GAMES, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Find the problems on all cores, each by a seed of its own, and print a line of JSON for each; the last line has
    /// the SHA-256 of those before it.
    #[arg(long)]
    jsonl: bool,
    /// Save these lines to a file. If it exists, continue with the missing problems.
    #[arg(long, requires = "jsonl")]
    out: Option<PathBuf>,
    /// The number of threads; by default one for each core.
    #[arg(long, requires = "jsonl", value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
    #[command(flatten)]
    patience: Patience,
}

/// The number of games after which a search is given up by default.
pub const MOST_GAMES: u64 = 10_000;

#[derive(Subcommand)]
enum Action {
    /// Check, by a plain search of all moves, whether a position is a problem within some turns; or, with `only`,
    /// whether one turn alone wins at all.
    Check {
        /// A two-player game.
        #[arg(required_unless_present = "file", value_parser = Games, hide_possible_values = true)]
        game: Option<GameName>,
        /// The most turns, or `only`.
        #[arg(value_parser = most_turns, required_unless_present = "file")]
        turns: Option<Most>,
        /// A position text.
        #[arg(allow_hyphen_values = true, required_unless_present = "file")]
        position: Option<String>,
        /// Check all problems of a file that `problem --jsonl` wrote, and that nobody has changed it. If one is not
        /// what its line says, end with status 1.
        #[arg(long, conflicts_with_all = ["game", "turns", "position"])]
        file: Option<PathBuf>,
    },
    /// Judge turns of a problem by proof: each line of standard input is a turn, its moves separated by blanks, and is
    /// answered with a line of JSON. The status is 0 if the problem was solved, and otherwise 1.
    Judge {
        /// A two-player game.
        #[arg(value_parser = Games, hide_possible_values = true)]
        game: GameName,
        /// The most turns, or `only`.
        #[arg(value_parser = most_turns)]
        turns: Most,
        /// A position text.
        #[arg(allow_hyphen_values = true)]
        position: String,
    },
    /// Find the problem of a day, which is the same for everybody.
    Day {
        /// A two-player game.
        #[arg(value_parser = Games, hide_possible_values = true)]
        game: GameName,
        /// The day, as in 2026-11-24; today in UTC by default.
        day: Option<Day>,
    },
    /// Find the problems of many days, for the file that the page of the day brings.
    Days(days::Options),
}

/// Within how many turns the player to move is to win.
#[derive(Clone, Copy)]
pub enum Most {
    Turns(u8),
    Any,
}

fn most_turns(text: &str) -> Result<Most, String> {
    match ProblemRequest::read_task(text)? {
        (false, turns) if turns.start() == turns.end() => Ok(Most::Turns(*turns.end())),
        (true, _) if text == ProblemRequest::ONLY => Ok(Most::Any),
        _ => Err(format!("expected a number from 1 to {}, or {}", ProblemRequest::MOST_TURNS, ProblemRequest::ONLY)),
    }
}

/// Finds problems, or checks or judges one.
pub fn problem(options: &Options, json: bool) -> Result<ExitCode, ApiError> {
    let answer = match &options.action {
        Some(Action::Check { file: Some(path), .. }) => return problem_check::check(path, json),
        Some(Action::Check { game, turns, position, .. }) => {
            let (game, position) = (game.expect("it is required"), spaced(position.as_deref()).unwrap_or_default());
            match turns.expect("they are required") {
                Most::Turns(turns) => Ok(tell_checked(&check_problem(game, turns.into(), &position)?, turns)),
                Most::Any => check_only(game, &position).map(|(checked, way)| tell_only(&checked, way)),
            }
        }
        Some(Action::Judge { game, turns, position }) => {
            let is_solved = judge::judge(*game, *turns, &spaced(Some(position)).unwrap_or_default())?;
            return Ok(if is_solved { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Some(Action::Day { game, day }) => {
            let problem = days::find(*game, day.unwrap_or_else(days::today))?;
            Ok(Answer { text: tell(&problem), json: json!(problem) })
        }
        Some(Action::Days(options)) => days::days(options),
        None => return find(options, json).map(|()| ExitCode::SUCCESS),
    };
    answer?.print(json).map(|()| ExitCode::SUCCESS)
}

fn find(options: &Options, json: bool) -> Result<(), ApiError> {
    let game = options.game.expect("it is required");
    let Ok(seed) = options.seed.parse::<Seed>();
    let (only, turns) = options.turns.clone();
    let request = ProblemRequest { only, turns, grades: options.grade.clone(), trivial: options.trivial };
    if options.jsonl {
        let asked = Asked { game, seed, request, games: options.games };
        let jobs = options.jobs.unwrap_or_else(cores);
        return problem_list::write(&asked, options.count, jobs, options.out.as_deref(), options.patience);
    }
    let mut problems = Problems::new(game, seed, request)?;
    let mut progress = Progress::new("games", 0, options.games);
    let mut found = 0;
    while found < options.count && problems.games() < options.games {
        let problem = problems.next_game();
        progress.add(1);
        let Some(problem) = problem else { continue };
        progress.hide();
        let text = match (json, options.count) {
            (false, _) if found == 0 => tell(&problem),
            (false, _) => format!("\n{}", tell(&problem)),
            (true, 1) => json!(problem).to_string(),
            (true, _) => format!("{}{}", if found == 0 { "[" } else { "," }, json!(problem)),
        };
        if !print(&text)? {
            return Ok(());
        }
        found += 1;
    }
    drop(progress);
    if found == 0 {
        return Err(none(game, options.games));
    }
    if found < options.count {
        say(&format!("no more in {} games", options.games));
    }
    if json && options.count > 1 {
        print("]")?;
    }
    Ok(())
}

/// The error that so many games have none of the wanted problems.
pub fn none(game: GameName, games: u64) -> ApiError {
    let message = format!("no such problem in {games} games: expected other turns or grades, or more games");
    ApiError::new("not-available", game, message)
}

fn tell(problem: &ProblemText) -> String {
    let mut text = format!("position {}\n", problem.position);
    let _ = writeln!(text, "turns    {}", problem.turns.map_or("unknown".to_owned(), |turns| turns.to_string()));
    let _ = writeln!(text, "key      {}", problem.key.join(" "));
    let _ = writeln!(text, "line     {}", problem.line.join(" "));
    let _ = writeln!(text, "grade    {}", problem.grade);
    let _ = writeln!(text, "sole     {}", problem.sole.map_or("no other wins".to_owned(), |sole| sole.to_string()));
    let _ = writeln!(text, "duals    {}", problem.duals.map_or("none".to_owned(), |turn| format!("from turn {turn}")));
    let _ = write!(text, "tries    {}", problem.tries);
    text
}

fn tell_checked(checked: &CheckedText, most: u8) -> Answer {
    let winners: Vec<String> = checked.winners.iter().map(|moves| moves.join(" ")).collect();
    let text = match (checked.turns, winners.as_slice()) {
        (Some(turns), [only]) if checked.sound => format!("sound: only {only} wins in {turns}"),
        (Some(turns), [only]) => {
            format!("not a problem: {only} wins in {turns}, but there are fewer than three turns")
        }
        (Some(turns), cooks) => format!("cooked: {} turns win in {turns}: {}", cooks.len(), cooks.join(", ")),
        (None, _) => format!("not a problem: no turn wins within {most}"),
    };
    Answer { text, json: json!(checked) }
}

fn tell_only(checked: &CheckedText, way: &str) -> Answer {
    let winners: Vec<String> = checked.winners.iter().map(|moves| moves.join(" ")).collect();
    let text = match winners.as_slice() {
        [only] if checked.sound => format!("sound: only {only} wins"),
        [only] => format!("not a problem: {only} wins, but there are fewer than three turns"),
        [] => "not a problem: no turn wins".to_owned(),
        cooks => format!("cooked: {} turns win: {}", cooks.len(), cooks.join(", ")),
    };
    Answer { text: format!("{text}\nby {way}"), json: json!(checked) }
}
