//! `problem`: positions in which one turn alone wins in time.

use std::{fmt::Write, ops::RangeInclusive};

use clap::{Args, Subcommand};
use plyground::{
    api::{ApiError, CheckedText, GameName, ProblemText, Problems, check_problem},
    problems::Wanted,
    rng::Seed,
};
use serde_json::json;

use crate::{Answer, spaced};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Options {
    #[command(subcommand)]
    action: Option<Action>,
    /// A two-player game, as in giveaway or isolation:queen:5x5.
    #[arg(required = true)]
    game: Option<GameName>,
    /// The seed of the games that are searched for problems.
    #[arg(long, default_value = "1")]
    seed: String,
    /// The turns within which the player to move wins: a number or a range.
    #[arg(long, default_value = "2-3", value_parser = Wanted::read_turns)]
    turns: RangeInclusive<u8>,
    /// The grades, from 0 to 8: a number or a range.
    #[arg(long, default_value = "0-8", value_parser = Wanted::read_grades)]
    grade: RangeInclusive<u8>,
    /// Also problems whose solution a search to depth 1 or 2 finds.
    #[arg(long)]
    trivial: bool,
    /// The number of problems, each from a game of its own.
    #[arg(long, default_value_t = 1)]
    count: usize,
    /// The number of games after which the search is given up.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
}

#[derive(Subcommand)]
enum Action {
    /// Check, by a plain search of all moves, whether a position is a problem within some turns.
    Check {
        /// A two-player game.
        game: GameName,
        /// The most turns.
        #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(Wanted::MOST_TURNS)))]
        turns: u8,
        /// A position text.
        #[arg(allow_hyphen_values = true)]
        position: String,
    },
}

/// Finds problems, or checks one.
pub fn problem(options: &Options) -> Result<Answer, ApiError> {
    match &options.action {
        Some(Action::Check { game, turns, position }) => {
            let position = spaced(Some(position)).unwrap_or_default();
            Ok(tell_checked(&check_problem(*game, (*turns).into(), &position)?, *turns))
        }
        None => find(options),
    }
}

fn find(options: &Options) -> Result<Answer, ApiError> {
    let game = options.game.expect("it is required");
    let Ok(seed) = options.seed.parse::<Seed>();
    let wanted = Wanted { turns: options.turns.clone(), grades: options.grade.clone(), trivial: options.trivial };
    let mut problems = Problems::new(game, seed, wanted)?;
    let mut found = Vec::new();
    while found.len() < options.count && problems.games() < options.games {
        found.extend(problems.next_game());
    }
    if found.is_empty() {
        let message =
            format!("no such problem in {} games: expected other turns or grades, or more games", options.games);
        return Err(ApiError::new("not-available", game, message));
    }
    let mut text = found.iter().map(tell).collect::<Vec<_>>();
    if found.len() < options.count {
        text.push(format!("no more in {} games", options.games));
    }
    let text = text.join("\n\n");
    let json = if options.count == 1 { json!(found[0]) } else { json!(found) };
    Ok(Answer { text, json })
}

fn tell(problem: &ProblemText) -> String {
    let mut text = format!("position {}\n", problem.position);
    let _ = writeln!(text, "turns    {}", problem.turns);
    let _ = writeln!(text, "key      {}", problem.key.join(" "));
    let _ = writeln!(text, "line     {}", problem.line.join(" "));
    let _ = writeln!(text, "grade    {}", problem.grade);
    let _ = writeln!(text, "sole     {}", problem.sole);
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
