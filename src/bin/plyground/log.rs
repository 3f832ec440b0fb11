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
        Bound, Cause, Found, Generated, How, INFINITE, Numbers, Origin, Proof, Source, Window,
        log::{DepthTEvent, Event, IdaEvent, LogError, ProofEvent, Reader, Replay, Step, UctEvent},
    },
};
use serde_json::{Value, json};

use crate::{Answer, files::file_error, terminal::visible};

#[derive(Args)]
pub struct Options {
    /// The file that plyground search --log has written.
    file: PathBuf,
    /// Print all events before, one a line, indented by their ply; beyond ply 40 the number of the ply begins the line.
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
    let [shown_game, start, engine_text] = [game, position, engine].map(visible);
    let mut text = format!("game   {shown_game}\nstart  {start}\nengine {engine_text}\n");
    match &replay.result {
        Some((value, best)) => writeln!(text, "value  {value}\nbest   {}", visible(best)),
        None => writeln!(text, "value  unknown"),
    }
    .expect("a text takes all");
    let _ = writeln!(text, "line   {}\npasses {}", visible(&replay.line.join(" ")), replay.passes);
    let mut json = json!({
        "game": game,
        "position": position,
        "engine": engine,
        "value": replay.result.as_ref().map(|(value, _)| value),
        "best": replay.result.as_ref().map(|(_, best)| best),
        "line": replay.line,
        "passes": replay.passes,
        "nodes": replay.nodes,
        "leaves": replay.leaves,
        "answers": replay.answers,
    });
    let more = match engine.split('/').next() {
        Some("proof") => describe_proof(&replay, &mut text),
        Some("uct") => describe_uct(&replay, &mut text),
        Some("ida-star") => describe_iterations(&replay, &mut text),
        Some("depth-t") => describe_graph(&replay, &mut text),
        _ => describe_cuts(&replay, &mut text),
    };
    if let (Some(json), Value::Object(more)) = (json.as_object_mut(), more) {
        json.extend(more);
    }
    Ok(Answer { text, json })
}

fn describe_cuts(replay: &Replay, text: &mut String) -> Value {
    let [by_table, by_killer, by_other, by_null] = replay.cuts;
    let Replay { nodes, leaves, quiescence, answers, left_out, .. } = replay;
    let _ = writeln!(text, "nodes  {nodes} ({leaves} leaves, {quiescence} beyond the depth, {answers} from the table)");
    let _ = writeln!(
        text,
        "cuts   {} ({by_table} by the table's move, {by_killer} by killers, {by_other} by other moves, {by_null} by null moves)",
        replay.cuts.iter().sum::<u64>()
    );
    let _ = write!(text, "left   {left_out} moves without a look");
    json!({
        "quiescence": quiescence,
        "cuts": { "table": by_table, "killer": by_killer, "other": by_other, "null": by_null },
        "left": left_out,
    })
}

fn describe_iterations(replay: &Replay, text: &mut String) -> Value {
    let Replay { nodes, leaves, bound, .. } = replay;
    let _ = write!(text, "nodes  {nodes} ({leaves} more left out by the bound, {} at last)", bound.unwrap_or_default());
    json!({ "bound": bound })
}

fn describe_graph(replay: &Replay, text: &mut String) -> Value {
    let Replay { nodes, leaves, answers, positions, minimal_leaves, .. } = replay;
    let _ = writeln!(text, "nodes  {nodes} ({leaves} leaves, {answers} remembered, {positions} distinct positions)");
    let _ = write!(text, "least  {minimal_leaves} leaves have the value");
    json!({ "positions": positions, "minimalLeaves": minimal_leaves })
}

fn describe_uct(replay: &Replay, text: &mut String) -> Value {
    let Replay { nodes, expanded, playouts, .. } = replay;
    let _ = write!(text, "nodes  {nodes} ({playouts} in playouts; {expanded} expanded)");
    json!({ "expanded": expanded, "playouts": playouts })
}

fn describe_proof(replay: &Replay, text: &mut String) -> Value {
    let Replay { nodes, answers, expanded, repetitions, numbers, .. } = replay;
    let numbers = numbers.unwrap_or(Numbers { proof: 1, disproof: 1 });
    let _ = writeln!(text, "nodes  {nodes} ({expanded} expanded, {answers} from the table, {repetitions} repetitions)");
    let _ = write!(text, "proof  {}", numbers_text(numbers, None));
    let number = |number| (number != INFINITE).then_some(number);
    json!({
        "expanded": expanded,
        "repetitions": repetitions,
        "proof": number(numbers.proof),
        "disproof": number(numbers.disproof),
    })
}

/// The greatest ply by which lines are indented.
const DEEPEST: usize = 40;

/// The events as lines, each indented by the ply of its node.
fn events(reader: Reader) -> Result<String, LogError> {
    let (mut text, mut ply) = (String::new(), 0_usize);
    for event in reader {
        let event = event?;
        let step = event.step();
        if step == Step::Begin {
            ply = 0;
        }
        let line = visible(&line_of(&event));
        let _ = match ply {
            0..=DEEPEST => writeln!(text, "{:width$}{line}", "", width = 2 * ply),
            _ => writeln!(text, "{:width$}{ply}: {line}", "", width = 2 * DEEPEST),
        };
        match step {
            Step::Begin | Step::Down => ply += 1,
            Step::Up => ply = ply.saturating_sub(1),
            Step::Stay | Step::End => {}
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
        Event::Finish(None) | Event::IdaStar(IdaEvent::Stop) => "end".to_owned(),
        Event::Proof(event) => proof_line_of(event),
        Event::Uct(event) => uct_line_of(event),
        Event::IdaStar(IdaEvent::Begin(bound)) => format!("iteration with bound {bound}"),
        Event::IdaStar(IdaEvent::Enter { mv, estimate }) => format!("{mv}: f = {estimate}"),
        Event::IdaStar(IdaEvent::LeaveOut { mv, estimate }) => format!("{mv} left out: f = {estimate}"),
        Event::IdaStar(IdaEvent::Leave) => "back".to_owned(),
        Event::IdaStar(IdaEvent::Finish) => "solved".to_owned(),
        Event::DepthT(event) => depth_t_line_of(event),
    }
}

fn depth_t_line_of(event: &DepthTEvent) -> String {
    match event {
        DepthTEvent::Begin { depth } => format!("search to depth {depth}"),
        DepthTEvent::Enter { mv, position } => format!("{mv} to position {position}"),
        DepthTEvent::Value { value, found: Found::Goal, .. } => format!("goal: {value}"),
        DepthTEvent::Value { value, found: Found::Memory, .. } => format!("remembered: {value}"),
        DepthTEvent::Value { value, plain: Some(plain), .. } => format!("leaf: {value}, drawn from {plain}"),
        DepthTEvent::Value { value, plain: None, .. } => format!("leaf: {value}"),
        DepthTEvent::Leave { value, minimal_leaves, .. } => format!("minimum {value}, of {minimal_leaves} leaves"),
        DepthTEvent::Finish { value, mv } => format!("end: {mv}, value {value}"),
    }
}

fn uct_line_of(event: &UctEvent) -> String {
    let wins = |is_mover_of_root: bool| if is_mover_of_root { "won" } else { "lost" };
    match event {
        UctEvent::Begin => "iteration".to_owned(),
        UctEvent::Enter { mv } => (*mv).to_owned(),
        UctEvent::Expand { moves, .. } => format!("expanded: {}", moves.join(" ")),
        UctEvent::Estimate { plies: 0, source: Source::Evaluation, result } => format!("evaluation: {result}"),
        UctEvent::Estimate { plies, source: Source::Evaluation, result } => {
            format!("evaluation after {plies} plies: {result}")
        }
        UctEvent::Estimate { plies, result, .. } => format!("end after {plies} plies: {result}"),
        UctEvent::Prove { is_mover_of_root, plies } => format!("proven: {} within {plies}", wins(*is_mover_of_root)),
        UctEvent::Finish { value: Some(value), line } => {
            format!("end: {}, value {value}", line.first().unwrap_or(&"–"))
        }
        UctEvent::Finish { value: None, .. } => "end".to_owned(),
    }
}

fn proof_line_of(event: &ProofEvent) -> String {
    match event {
        ProofEvent::Begin { attacks: true } => "down from the root, where the attacker is to move".to_owned(),
        ProofEvent::Begin { attacks: false } => "down from the root, where the defender is to move".to_owned(),
        ProofEvent::Enter { mv, limits: None } => (*mv).to_owned(),
        ProofEvent::Enter { mv, limits: Some(Numbers { proof, disproof }) } => {
            let limit = |limit: &u32| if *limit == INFINITE { "∞".to_owned() } else { limit.to_string() };
            format!("{mv} up to {}, {}", limit(proof), limit(disproof))
        }
        ProofEvent::Expand { generated } => format!("expanded: {generated} positions"),
        ProofEvent::Child(Generated { mv, origin, hit, numbers, plies, .. }) => {
            let origin = match origin {
                Origin::End => "end",
                Origin::New => "new",
                Origin::Table => "table",
                Origin::Repetition if *hit => "repetition, in the table",
                Origin::Repetition => "repetition",
                Origin::Unseen => "not looked at",
            };
            format!("child {mv}: {} ({origin})", numbers_text(*numbers, *plies))
        }
        ProofEvent::Change(numbers) => format!("numbers {}", numbers_text(*numbers, None)),
        ProofEvent::Leave { numbers, plies, bound } => {
            format!("left: {}{}", numbers_text(*numbers, *plies), if *bound { " on this path" } else { "" })
        }
        ProofEvent::Finish { numbers, plies, line, .. } => {
            format!("end: {}, {}", line.first().unwrap_or(&"–"), numbers_text(*numbers, *plies))
        }
    }
}

/// Proof and disproof numbers, or what they decide.
fn numbers_text(numbers: Numbers, plies: Option<u32>) -> String {
    let decided = match numbers.proof() {
        Proof::Unknown => return format!("{}, {}", numbers.proof, numbers.disproof),
        Proof::Proven => "proven",
        Proof::Disproven => "disproven",
    };
    plies.map_or_else(|| decided.to_owned(), |plies| format!("{decided} in {plies}"))
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
