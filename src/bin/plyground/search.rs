//! `search`: searches a position of a two-player game.

use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Write as _},
    path::PathBuf,
    time::{Duration, Instant},
};

use clap::Args;
use plyground::{
    api::{ApiError, GameName, engine, record, think},
    players::{MoveValue, RunningEngine, SearchResult},
    rng::Seed,
    search::Bound,
};
use serde_json::{Map, Value, json};

use crate::{
    Answer,
    files::{Patience, replace_file_by},
    parse::Games,
    spaced,
};

#[derive(Args)]
pub struct Options {
    /// A two-player game, as in giveaway or isolation:queen:5x5; with --log also a puzzle, as in slide3.
    #[arg(value_parser = Games, hide_possible_values = true)]
    game: GameName,
    /// A position text; the start of the game by default.
    #[arg(allow_hyphen_values = true)]
    position: Option<String>,
    /// The depth in plies.
    #[arg(long)]
    depth: Option<u32>,
    /// The maximum number of nodes.
    #[arg(long)]
    nodes: Option<u64>,
    /// The search time in seconds; the result then depends on the machine.
    #[arg(long, conflicts_with_all = ["depth", "nodes"])]
    time: Option<f64>,
    /// A level of the game, or an engine with its options, as in alpha-beta/eval=improved/table=0.
    #[arg(long, default_value = "alpha-beta/every=yes")]
    engine: String,
    /// The seed of random choices.
    #[arg(long, default_value = "1")]
    seed: String,
    /// The file to write a log of all events of the search to, for `plyground log`; the engine is then minimax,
    /// alpha-beta, mtd, proof or uct, and for a puzzle ida-star or depth-t, as in depth-t/eval=eu/t=3. Limit the search by
    /// --depth or --nodes.
    #[arg(long, value_name = "FILE", conflicts_with = "time")]
    log: Option<PathBuf>,
}

/// The number of nodes between two looks at the clock.
const SLICE: u64 = 100_000;

pub fn search(options: &Options) -> Result<Answer, ApiError> {
    let limits = [("depth", options.depth.map(u64::from)), ("nodes", options.nodes)];
    let endless = options.time.map(|_| ("nodes", Some(1_000_000_000_000)));
    let limits: Vec<_> = limits.into_iter().chain(endless).filter_map(|(key, limit)| Some((key, limit?))).collect();
    let engine = with_limits(options.game, &options.engine, &limits)?;
    let time = match options.time.map(Duration::try_from_secs_f64) {
        None => None,
        Some(Ok(time)) => Some(time),
        Some(Err(_)) => {
            let found = options.time.unwrap_or_default();
            return Err(ApiError::new("bad-option", found, format_args!("{found} is not a time: expected seconds")));
        }
    };
    let Ok(seed) = options.seed.parse::<Seed>();
    let position = spaced(options.position.as_deref());
    let Some(path) = &options.log else {
        let mut running = think(options.game, position.as_deref(), &engine, seed)?;
        run_for(&mut *running, time);
        return Ok(tell(&running.result_with_winners()));
    };
    let mut running = record(options.game, position.as_deref(), &engine, seed)?;
    replace_file_by(path, Patience::OF_REPLACING, |file| write_log(&mut *running, file))?;
    Ok(tell(&running.result_with_winners()))
}

/// Searches to the end, or for a time.
pub fn run_for(running: &mut dyn RunningEngine, time: Option<Duration>) {
    let end = time.map(|time| Instant::now() + time);
    while !running.step(SLICE) && end.is_none_or(|end| Instant::now() < end) {}
}

/// Searches to the end, and writes the log.
fn write_log(running: &mut dyn RunningEngine, file: &mut File) -> io::Result<()> {
    loop {
        let is_finished = running.step(SLICE);
        file.write_all(&running.take_log())?;
        if is_finished {
            return Ok(());
        }
    }
}

/// The engine with other limits than its own, if there are any.
pub fn with_limits(game: GameName, text: &str, limits: &[(&str, u64)]) -> Result<String, ApiError> {
    if limits.is_empty() {
        return Ok(text.to_owned());
    }
    let engine = engine(game, text)?.to_string();
    let is_limit = |part: &&str| part.starts_with("depth=") || part.starts_with("nodes=");
    let own = engine.split('/').filter(|part| !is_limit(part)).map(str::to_owned);
    Ok(own.chain(limits.iter().map(|(key, limit)| format!("{key}={limit}"))).collect::<Vec<_>>().join("/"))
}

fn tell(result: &SearchResult) -> Answer {
    let worth = |value: Option<f64>, certain: Option<u32>, within: bool| match (value, certain) {
        (None, _) => "unknown".to_owned(),
        (Some(value), Some(plies)) => {
            format!("{} {} {plies}", if value > 0.0 { "won" } else { "lost" }, if within { "within" } else { "in" })
        }
        (Some(value), None) => ((value * 1e6).round() / 1e6).to_string(),
    };
    let mut text = format!("value  {}\n", worth(result.value, result.certain, result.within));
    let none = if result.value.is_some() { "none: the game is over" } else { "unknown" };
    let _ = writeln!(text, "best   {}", result.best.as_deref().unwrap_or(none));
    let _ = writeln!(text, "line   {}", result.line.join(" "));
    let _ = writeln!(text, "depth  {}", result.depth);
    let SearchResult { nodes, leaves, interior, answers, passes, .. } = result;
    let _ = writeln!(text, "nodes  {nodes} ({leaves} leaves, {interior} interior, {answers} known to the table)");
    let _ = writeln!(text, "passes {passes}");
    for MoveValue { name, value, certain, within, bound, visits, .. } in &result.moves {
        let sign = match *bound {
            _ if *within => "",
            Bound::Exact => "",
            Bound::AtLeast => ">= ",
            Bound::AtMost => "<= ",
        };
        let visits = visits.map_or_else(String::new, |visits| format!(" ({visits} visits)"));
        let _ = writeln!(text, "{name:<6} {sign}{}{visits}", worth(Some(*value), *certain, *within));
    }
    let moves: Map<String, Value> = result.moves.iter().map(|found| (found.name.clone(), json!(found.value))).collect();
    let mut json = json!({
        "value": result.value,
        "certain": result.certain,
        "best": result.best,
        "line": result.line,
        "depth": result.depth,
        "nodes": result.nodes,
        "leaves": result.leaves,
        "interior": result.interior,
        "answers": result.answers,
        "passes": result.passes,
        "moves": moves,
    });
    if result.within {
        json["within"] = true.into();
    }
    let visits = result.moves.iter().filter_map(|found| Some((found.name.clone(), json!(found.visits?))));
    let visits: Map<String, Value> = visits.collect();
    if !visits.is_empty() {
        json["visits"] = visits.into();
    }
    Answer { text: text.trim_end().to_owned(), json }
}
