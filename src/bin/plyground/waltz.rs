//! `waltz`: what the program `tzaar` of WALTZ does [Veselý 2013, A.2].

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::Args;
use plyground::{
    api::{ApiError, GameName, TwoPlayerGame, think},
    game::{Game, Notation, Player},
    games::tzaar::{Move, Position, Start, Tzaar, WaltzAnswer},
    players::SearchResult,
    rng::Seed,
};
use serde_json::json;

use crate::{
    Answer,
    files::{Patience, file_error, replace_file},
    search::{run_for, with_limits},
};

#[derive(Args)]
pub struct Options {
    /// The file with a position. The answer replaces it: the moves of a turn, the seconds, and the value for White.
    #[arg(short, long, value_name = "FILE")]
    bestmove: PathBuf,
    /// The file for the position after the answer.
    #[arg(short, long, value_name = "FILE")]
    execute: Option<PathBuf>,
    /// The search time in seconds instead of the limit of the engine; no proof is then tried first.
    #[arg(short, long, value_name = "SECONDS")]
    timelimit: Option<f64>,
    /// A level of Tzaar, or an engine with its options.
    #[arg(long, default_value = "expert")]
    engine: String,
    /// The seed of random choices.
    #[arg(long, default_value = "1")]
    seed: String,
}

const GAME: GameName = GameName::TwoPlayer(TwoPlayerGame::Tzaar(Start::Fixed));
/// A win in WALTZ's files.
const WIN: i64 = 2_000_000_000;

pub fn waltz(options: &Options) -> Result<Answer, ApiError> {
    let rules = Tzaar::default();
    let path = options.bestmove.as_path();
    let text = fs::read_to_string(path).map_err(|error| file_error(path, "read", &error))?;
    let wrong = |error| {
        let message = format!("{} is no position of WALTZ: {error}", path.display());
        ApiError::new("bad-position", path.display(), message)
    };
    let root = rules.read_waltz(&text).map_err(wrong)?;
    let begin = Instant::now();
    let first = search(&rules, &root, options)?;
    let (turn, after) = turn(&rules, &root, &first, options)?;
    let value = match (first.value.unwrap_or_default(), first.certain) {
        (value, Some(_)) => {
            if value > 0.0 {
                WIN
            } else {
                -WIN
            }
        }
        // Evaluations of the game are whole numbers.
        #[allow(clippy::cast_possible_truncation)]
        (value, None) => value as i64,
    };
    let value = if root.mover() == Player::First { value } else { -value };
    let answer = WaltzAnswer::new(&root, turn, begin.elapsed().as_secs_f64(), value).map_err(wrong)?.to_string();
    if let Some(path) = options.execute.as_deref() {
        write(path, &rules.show_waltz(&after).map_err(wrong)?)?;
    }
    write(path, &answer)?;
    let name = |position: &Position, mv| rules.show_move(position, mv);
    let mut played = root;
    rules.play(&mut played, turn.0);
    let second = turn.1.map(|mv| name(&played, mv));
    let json = json!({ "first": name(&root, turn.0), "second": second, "value": value, "nodes": first.nodes });
    Ok(Answer { text: answer.trim_end().to_owned(), json })
}

fn write(path: &Path, text: &str) -> Result<(), ApiError> {
    replace_file(path, text.as_bytes(), Patience::OF_REPLACING)
}

/// The moves of the turn, and the position after it, at which the next turn begins. The second move is that of the same
/// search, or of another one if its line ends before.
fn turn(
    rules: &Tzaar,
    root: &Position,
    result: &SearchResult,
    options: &Options,
) -> Result<((Move, Option<Move>), Position), ApiError> {
    let over = || ApiError::new("bad-position", options.bestmove.display(), "the game is over: there is no answer");
    let read = |position: &Position, name: &str| rules.read_move(position, name).map_err(|_| over());
    let best = result.best.as_deref().ok_or_else(over)?;
    let first = read(root, best)?;
    let mut position = *root;
    rules.play(&mut position, first);
    if position.mover() != root.mover() {
        return Ok(((first, None), position));
    }
    if rules.outcome(&position).is_some() {
        // The position after a win by the first move is written as that after a pass.
        rules.play(&mut position, Move::PASS);
        return Ok(((first, None), position));
    }
    let second = match &result.line[..] {
        [begin, second, ..] if begin == best => second.clone(),
        _ => search(rules, &position, options)?.best.ok_or_else(over)?,
    };
    let second = read(&position, &second)?;
    rules.play(&mut position, second);
    Ok(((first, Some(second)), position))
}

fn search(rules: &Tzaar, position: &Position, options: &Options) -> Result<SearchResult, ApiError> {
    let Ok(seed) = options.seed.parse::<Seed>();
    let mut engine = options.engine.clone();
    if options.timelimit.is_some() {
        let timed = with_limits(GAME, &engine, &[("nodes", u64::pow(10, 12))])?;
        engine = timed.split('/').filter(|part| !part.starts_with("prove=")).collect::<Vec<_>>().join("/");
    }
    let time = options.timelimit.map(|seconds| Duration::try_from_secs_f64(seconds).map_err(|_| seconds));
    let time = time.transpose().map_err(|seconds| {
        ApiError::new("bad-option", seconds, format_args!("{seconds} is not a time: expected seconds"))
    })?;
    let mut running = think(GAME, Some(&rules.show(position)), &engine, seed)?;
    run_for(&mut *running, time);
    Ok(running.result())
}
