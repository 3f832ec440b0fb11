//! `complexity`: the complexity of games and puzzles [Winands 2000, chapter 2 and appendix C].

use std::fmt::Write;

use clap::Args;
use plyground::{
    api::{ApiError, GameName, PuzzleName, TwoPlayerGame},
    games::tzaar::{Tzaar, TzaarCounts},
    lab::{Outcome, Playouts},
    slide,
};
use serde_json::{Value, json};

use crate::{Answer, in_order::cores, parse::Games, run::run_all, show::tzaar, turns::Turns};

#[derive(Args)]
pub struct Options {
    /// Games by name, as in loa:thesis-2000:6x6; by default each in its default variant.
    #[arg(value_parser = Games, hide_possible_values = true)]
    games: Vec<GameName>,
    /// The engine that plays both sides of the games, after two random moves.
    #[arg(long, default_value = "alpha-beta/depth=3/margin=0")]
    engine: String,
    /// The number of games to play.
    #[arg(short = 'n', long, alias = "n", default_value_t = 200)]
    count: u32,
    /// Also count the turns of Tzaar, by the number of stacks on the board; turns that lead to the same position count once.
    #[arg(long)]
    turns: bool,
    /// The number of threads; by default one for each core.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

pub fn complexity(options: &Options) -> Result<Answer, ApiError> {
    let games = if options.games.is_empty() { GameName::all() } else { options.games.clone() };
    let mut text = format!("{:<22}{:>30}{:>9}  {:<11}", "", "states", "log10", "");
    text += "branching   plies  log10 of games\n";
    let rows: Result<Vec<Value>, ApiError> = games.into_iter().map(|game| row(game, options, &mut text)).collect();
    text += "exact: the reachable positions; at most: the boards that the rules allow, whoever is to move";
    Ok(Answer { text, json: json!({ "games": rows? }) })
}

/// The facts about a game; also appends them to the text as a line.
fn row(game: GameName, options: &Options, text: &mut String) -> Result<Value, ApiError> {
    let name = game.to_string();
    let positions: Option<u128> = match game {
        GameName::Puzzle(PuzzleName::Slide2) => Some(slide::Position::<2>::COUNT.into()),
        GameName::Puzzle(PuzzleName::Slide3) => Some(slide::Position::<3>::COUNT.into()),
        GameName::Puzzle(PuzzleName::Slide4) => Some(slide::Position::<4>::COUNT.into()),
        GameName::Puzzle(PuzzleName::Slide5) => Some(slide::FivePosition::COUNT),
        GameName::TwoPlayer(_) => None,
    };
    if let Some(positions) = positions {
        let log10 = libm::log10(positions as f64);
        let _ = writeln!(text, "{name:<22}{positions:>30}{log10:>9.2}  exact");
        return Ok(json!({ "game": name, "states": positions.to_string(), "exact": true, "states_log10": log10 }));
    }
    let query = format!("kind=playouts&g={name}&engines={}&opening=2&n={}", options.engine, options.count);
    let mut report = run_all(&query, options.jobs.unwrap_or_else(cores))?;
    let Some(Outcome::Playouts(Playouts { complexity, branching, plies, .. })) = report.results.pop() else {
        return Err(ApiError::new("bad-option", options.count, "expected at least one game"));
    };
    let (branching, plies) = (branching.map_or(0.0, |mean| mean.value), plies.map_or(0.0, |mean| mean.value));
    let (states, log10, of_games) =
        (complexity.boards, complexity.boards_log10, complexity.games_log10.unwrap_or_default());
    let counts = matches!(game, GameName::TwoPlayer(TwoPlayerGame::Tzaar(_))).then(Tzaar::count);
    let log10 = log10.or(counts.map(|counts| libm::log10(counts.states)));
    let (shown, kind) = match (&states, log10) {
        (Some(states), Some(log10)) => (format!("{states:>30}{log10:>9.2}"), "at most"),
        (None, Some(log10)) => (format!("{:>30}{log10:>9.2}", "2^128 or more"), "at most"),
        (_, None) => (format!("{:>30}{:>9}", "2^128 or more", ""), "not counted"),
    };
    let _ = writeln!(text, "{name:<22}{shown}  {kind:<11}{branching:>9.2}{plies:>8.2}{of_games:>16.1}");
    let mut json = json!({
        "game": name, "states": states, "exact": false, "states_log10": log10, "branching": branching, "plies": plies,
        "games_log10": of_games, "query": report.query, "fingerprint": report.fingerprint,
    });
    if let Some(counts) = counts {
        json["starts"] = counts.starts.into();
        json["six_stacks"] = counts.six_stacks.into();
        let TzaarCounts { states, starts, six_stacks } = counts;
        for (count, of) in [(states, "states"), (starts, "starts"), (six_stacks, "endgames of six stacks")] {
            let _ = writeln!(text, "  {of}: {count:.2e}, {:.2e} up to symmetry", count / TzaarCounts::SYMMETRIES);
        }
    }
    if options.turns {
        let turns = Turns::count(tzaar(game)?, &report.query, options.jobs.unwrap_or_else(cores))?;
        text.push_str(&turns.text());
        json["turns"] = turns.json();
    }
    Ok(json)
}
