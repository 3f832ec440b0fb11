//! `log`: reads the log of a search.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use plyground::{
    api::ApiError,
    search::{
        Bound, Cause, How, Source, Window,
        log::{Event, LogError, Reader, Replay},
    },
};
use serde_json::json;

use crate::{Answer, files::file_error};

#[derive(Args)]
pub struct Options {
    /// The file that plyground search --log has written.
    file: PathBuf,
    /// Print all events before, one a line, indented by their ply.
    #[arg(long)]
    events: bool,
}

/// Describes a log, or prints its events.
pub fn log(options: &Options) -> Result<Answer, ApiError> {
    let path = &options.file;
    let bytes = fs::read(path).map_err(|error| file_error(path, "read", &error))?;
    let bad = |error: LogError| bad_log(path, &error);
    let reader = Reader::new(&bytes).map_err(bad)?;
    let described = describe(reader.clone()).map_err(bad)?;
    if !options.events {
        return Ok(described);
    }
    let text = events(reader).map_err(bad)?;
    Ok(Answer { text: text + &described.text, json: described.json })
}

fn bad_log(path: &Path, error: &LogError) -> ApiError {
    ApiError::new("bad-log", path.display(), format_args!("{}: {error}", path.display()))
}

fn describe(reader: Reader) -> Result<Answer, LogError> {
    let (game, position, engine) = (reader.game, reader.position, reader.engine);
    let replay = Replay::of(reader)?;
    let [by_table, by_killer, by_other, by_null] = replay.cuts;
    let Replay { passes, nodes, leaves, quiescence, answers, left_out, result, line, .. } = &replay;
    let mut text = format!("game   {game}\nstart  {position}\nengine {engine}\n");
    match result {
        Some((value, best)) => writeln!(text, "value  {value}\nbest   {best}"),
        None => writeln!(text, "value  unknown"),
    }
    .expect("a text takes all");
    let _ = writeln!(text, "line   {}\npasses {passes}", line.join(" "));
    let _ = writeln!(text, "nodes  {nodes} ({leaves} leaves, {quiescence} beyond the depth, {answers} from the table)");
    let _ = writeln!(
        text,
        "cuts   {} ({by_table} by the table's move, {by_killer} by killers, {by_other} by other moves, {by_null} by null moves)",
        replay.cuts.iter().sum::<u64>()
    );
    let _ = write!(text, "left   {left_out} moves without a look");
    let json = json!({
        "game": game,
        "position": position,
        "engine": engine,
        "value": result.as_ref().map(|(value, _)| value),
        "best": result.as_ref().map(|(_, best)| best),
        "line": line,
        "passes": passes,
        "nodes": nodes,
        "leaves": leaves,
        "quiescence": quiescence,
        "answers": answers,
        "cuts": { "table": by_table, "killer": by_killer, "other": by_other, "null": by_null },
        "left": left_out,
    });
    Ok(Answer { text, json })
}

/// The events as lines, each indented by the ply of its node.
fn events(reader: Reader) -> Result<String, LogError> {
    let (mut text, mut ply) = (String::new(), 0);
    for event in reader {
        let event = event?;
        if matches!(event, Event::Pass { .. }) {
            ply = 0;
        }
        let _ = writeln!(text, "{:width$}{}", "", line_of(&event), width = 2 * ply);
        match event {
            Event::Pass { .. } | Event::Enter { .. } => ply += 1,
            Event::Value { .. } | Event::Leave { .. } => ply -= 1,
            _ => {}
        }
    }
    Ok(text)
}

fn line_of(event: &Event) -> String {
    match event {
        Event::Pass { depth, window } => format!("pass to depth {depth} in {}", window_text(*window)),
        Event::Enter { mv, how, depth, window, .. } => {
            let how = match how {
                How::Full => "",
                How::Scout => ", scout",
                How::Late => ", late",
                How::Again => ", again",
                How::Null => ", null move",
            };
            format!("{} to depth {depth} in {}{how}", mv.unwrap_or("–"), window_text(*window))
        }
        Event::Value { value, bound, source } => {
            let source = match source {
                Source::End => "end",
                Source::Evaluation => "evaluation",
                Source::Table => "table",
            };
            format!("{source}: {}{value}", sign(*bound))
        }
        Event::Stand(value) => format!("may stop with {value}"),
        Event::Best => "best so far".to_owned(),
        Event::Cut { cause, left } => {
            let cause = match cause {
                Cause::Table => "the table's move",
                Cause::Killer => "a killer",
                Cause::Other => "a move",
                Cause::Null => "the null move",
            };
            format!("{cause} cuts off {left}")
        }
        Event::Leave { value, bound } => format!("value {}{value}", sign(*bound)),
        Event::Finish(Some((value, best))) => format!("end: {best}, value {value}"),
        Event::Finish(None) => "end".to_owned(),
    }
}

fn window_text(Window { alpha, beta }: Window<f64>) -> String {
    // Adding zero turns −0 into 0.
    format!("({}, {})", alpha + 0.0, beta + 0.0)
}

const fn sign(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "",
        Bound::AtLeast => ">= ",
        Bound::AtMost => "<= ",
    }
}
