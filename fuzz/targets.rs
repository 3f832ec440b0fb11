//! The readers to try, and the laws that hold for them.

use std::{fmt::Display, path::Path, str::FromStr, sync::LazyLock};

use plyground::{
    api::{self, GameName, PuzzleName, Session, Solver},
    game::{Evaluate, Game, Notation},
    games::{
        checkers::{Checkers, CheckersEvaluation, Goal, PdnGame},
        isolation::{Isolation, IsolationEvaluation},
        loa::{Loa, LoaEvaluation},
        tzaar::{Tzaar, TzaarEvaluation, WaltzAnswer},
    },
    lab::{self, Experiment, Runner},
    learning::Training,
    players::{EngineKind, EngineSpec},
    records::{self, Record},
    rng::Seed,
    search::SolverSpec,
    slide::{self, FivePosition, Position, WeightedSum, read_sample_file, write_sample_file},
};

use super::{mutate::PART, seeds};
use crate::row_file::{As, RowFile};

/// Whether the input is valid, or the law that is broken.
type Checked = Result<bool, String>;

/// A reader with its laws.
pub struct Target {
    pub name: &'static str,
    /// The number of mutations in the tests of everything; the usual tests have a quarter of them.
    pub rounds: u32,
    /// Valid inputs.
    pub seeds: fn() -> Vec<String>,
    /// Whether mutations keep what stands before the first separator.
    pub keeps_head: bool,
    pub check: fn(&str) -> Checked,
}

macro_rules! targets {
    ($($name:ident $rounds:literal $($keeps_head:literal)?;)+) => {
        /// All targets.
        pub static TARGETS: [Target; [$(stringify!($name)),+].len()] = [$(Target {
            name: stringify!($name),
            rounds: $rounds,
            seeds: seeds::$name,
            keeps_head: false $(|| $keeps_head)?,
            check: $name,
        }),+];
    };
}

targets! {
    game_name 50_000;
    position 6_000;
    play 3_000;
    seed 5_000;
    engine 50_000;
    think 2_000;
    solver 50_000;
    solve 500;
    query 20_000;
    run_query 1_000;
    sample 20_000;
    rows 20_000 true;
    row_file 20_000;
    training 50_000;
    state 10_000;
    evaluation 20_000;
    pdn 10_000;
    records 10_000;
    waltz 10_000;
    moves 50_000;
    puzzle 50_000;
}

/// The text of a value is read as the same value.
fn stable<T: FromStr + Display>(text: &str) -> Checked {
    let Ok(value) = text.parse::<T>() else { return Ok(false) };
    let shown = value.to_string();
    match shown.parse::<T>() {
        Ok(again) if again.to_string() == shown => Ok(true),
        Ok(again) => Err(format!("{text:?} is shown as {shown:?}, and that as {:?}", again.to_string())),
        Err(_) => Err(format!("{text:?} is shown as {shown:?}, which is refused")),
    }
}

fn parts(input: &str) -> [&str; 3] {
    let mut parts = input.splitn(3, PART);
    [(); 3].map(|()| parts.next().unwrap_or_default())
}

fn is_puzzle(game: GameName) -> bool {
    !matches!(game, GameName::TwoPlayer(_))
}

fn game_name(input: &str) -> Checked {
    stable::<GameName>(input)
}

fn position(input: &str) -> Checked {
    let [game, position, _] = parts(input);
    let Ok(game) = game.parse::<GameName>() else { return Ok(false) };
    let Ok(mut session) = api::open(game, Some(position)) else { return Ok(false) };
    let values = api::evaluations(game, position).map_err(|error| format!("a position without values: {error}"))?;
    if let Some((name, _)) = values.iter().find(|(_, value)| value.is_nan()) {
        return Err(format!("{name} has no value"));
    }
    check_session(game, &mut *session).map(|()| true)
}

/// A position is read as it is shown, and so is each position that a legal move leads to.
fn check_session(game: GameName, session: &mut dyn Session) -> Result<(), String> {
    let shown = session.position();
    let read = |text: &str| match api::open(game, Some(text)) {
        Ok(again) if again.position() == shown => Ok(()),
        Ok(again) => Err(format!("{text:?} is read as {:?}", again.position())),
        Err(error) => Err(format!("{text:?} is refused: {error}")),
    };
    read(&shown)?;
    read(&shown.replace(' ', "_"))?;
    let _ = (session.drawing(), session.side(), session.history());
    let (steps, cells) = (session.steps(), session.cells().len());
    if !is_puzzle(game) && session.outcome().is_some() != steps.is_empty() {
        return Err(format!("{} moves, and the outcome {:?}", steps.len(), session.outcome()));
    }
    let mut names: Vec<_> = steps.iter().map(|step| &step.name).collect();
    names.sort_unstable();
    if names.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(format!("two moves have one name: {names:?}"));
    }
    for step in &steps {
        if step.from.iter().chain(&step.to).any(|square| usize::from(*square) >= cells) {
            return Err(format!("{step:?} leaves the board"));
        }
        let name = session.play(&step.name).map_err(|error| format!("the legal {} is refused: {error}", step.name))?;
        if name != step.name {
            return Err(format!("{} is played as {name}", step.name));
        }
        let after = session.position();
        match api::open(game, Some(&after)) {
            Ok(again) if again.position() == after => {}
            Ok(again) => return Err(format!("after {name}, {after:?} is read as {:?}", again.position())),
            Err(error) => return Err(format!("after {name}, {after:?} is refused: {error}")),
        }
        session.undo();
        if session.position() != shown {
            return Err(format!("taking back {name} gives {:?}", session.position()));
        }
    }
    Ok(())
}

/// Moves by name, or `#7` for the seventh legal one.
fn play(input: &str) -> Checked {
    let [game, position, moves] = parts(input);
    let Ok(game) = game.parse::<GameName>() else { return Ok(false) };
    let start = Some(position).filter(|position| !position.is_empty());
    let Ok(mut session) = api::open(game, start) else { return Ok(false) };
    let start = session.position();
    for name in moves.split(',').take(60) {
        let steps = session.steps();
        let number = name.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
        let name =
            number.and_then(|number| steps.get(number.checked_rem(steps.len())?)).map_or(name, |step| &step.name);
        let before = session.position();
        if session.play(name).is_err() && session.position() != before {
            return Err(format!("the refused {name} changes the position"));
        }
    }
    check_session(game, &mut *session)?;
    let (history, end) = (session.history(), session.position());
    let mut again = api::open(game, Some(&start)).map_err(|error| error.to_string())?;
    for name in &history {
        again.play(name).map_err(|error| format!("{name} is refused in another session: {error}"))?;
    }
    if again.position() != end {
        return Err(format!("the same moves lead to {:?} and {end:?}", again.position()));
    }
    while session.undo().is_some() {}
    if session.position() == start { Ok(true) } else { Err("taking all moves back leads elsewhere".to_owned()) }
}

fn seed(input: &str) -> Checked {
    let [game, text, _] = parts(input);
    let Ok(seed) = text.parse::<Seed>();
    let Ok(again) = seed.to_string().parse::<Seed>();
    if again != seed {
        return Err(format!("{seed} is read as {again}"));
    }
    let Ok(game) = game.parse::<GameName>() else { return Ok(false) };
    let drawn = api::random_position(game, seed);
    let session =
        api::open(game, Some(&drawn)).map_err(|error| format!("{drawn:?} was drawn and is refused: {error}"))?;
    if session.position() == drawn { Ok(true) } else { Err(format!("{drawn:?} is read as {:?}", session.position())) }
}

fn engine(input: &str) -> Checked {
    let [game, text, _] = parts(input);
    stable::<EngineSpec>(text)?;
    let Ok(game) = game.parse::<GameName>() else { return Ok(false) };
    let Ok(spec) = api::engine(game, text) else { return Ok(false) };
    let shown = spec.to_string();
    match api::engine(game, &shown) {
        Ok(again) if again.to_string() == shown => Ok(true),
        Ok(again) => Err(format!("{shown:?} is shown as {:?}", again.to_string())),
        Err(error) => Err(format!("{shown:?} is refused: {error}")),
    }
}

/// An engine at a position, for a few nodes.
fn think(input: &str) -> Checked {
    let [game, position, engine] = parts(input);
    let Ok(game) = game.parse::<GameName>() else { return Ok(false) };
    let Ok(mut spec) = api::engine(game, engine) else { return Ok(false) };
    spec.options.table = spec.options.table.min(12);
    spec.proof.table = spec.proof.table.min(12);
    spec.budget.nodes = spec.budget.nodes.min(300);
    spec.endgames = spec.endgames.min(2);
    if spec.engine == EngineKind::Minimax {
        spec.budget.depth = spec.budget.depth.min(2);
    }
    if spec.engine == EngineKind::Perfect {
        return Ok(false);
    }
    let Ok(mut running) = api::think(game, Some(position), &spec.to_string(), Seed(7)) else { return Ok(false) };
    for _ in 0..400 {
        if running.step(100) {
            break;
        }
    }
    let found = running.result_with_winners();
    let mut session = api::open(game, Some(position)).map_err(|error| format!("no session: {error}"))?;
    let steps = session.steps();
    match &found.best {
        Some(best) if !steps.iter().any(|step| step.name == *best) => {
            return Err(format!("the best move {best} is not legal"));
        }
        None if found.finished && !steps.is_empty() && spec.engine != EngineKind::Proof => {
            return Err(format!("there is no best of {} moves", steps.len()));
        }
        _ => {}
    }
    if found.value.is_some_and(f64::is_nan) {
        return Err("the value is no number".to_owned());
    }
    for name in &found.line {
        if session.outcome().is_some() {
            break;
        }
        session.play(name).map_err(|error| format!("{name} of the line is not legal: {error}"))?;
    }
    Ok(true)
}

fn solver(input: &str) -> Checked {
    stable::<SolverSpec>(input)
}

/// A search for a solution of the smallest puzzle.
fn solve(input: &str) -> Checked {
    let [game, position, with] = parts(input);
    let Ok(mut spec) = with.parse::<SolverSpec>() else { return Ok(false) };
    (spec.memory, spec.width, spec.depth) = (spec.memory.min(64), spec.width.min(200), spec.depth.min(3));
    if game != "slide2" {
        return Ok(false);
    }
    let with = spec.to_string();
    let Ok(mut solver) = Solver::new(GameName::Puzzle(PuzzleName::Slide2), Some(position), Some(&with)) else {
        return Ok(false);
    };
    let mut progress = solver.step(1);
    for _ in 0..20 {
        if progress.finished {
            break;
        }
        progress = solver.step(500);
    }
    let Some(line) = &progress.line else { return Ok(true) };
    let mut session =
        api::open(GameName::Puzzle(PuzzleName::Slide2), Some(position)).map_err(|error| error.to_string())?;
    for name in line {
        session.play(name).map_err(|error| format!("{name} of the solution is not legal: {error}"))?;
    }
    if session.is_solved() { Ok(true) } else { Err("the solution leads elsewhere".to_owned()) }
}

fn query(input: &str) -> Checked {
    let Ok(experiment) = Experiment::parse(input) else { return Ok(false) };
    let query = experiment.query();
    let again = Experiment::parse(&query).map_err(|error| format!("{query:?} is refused: {error}"))?;
    if again.query() != query {
        return Err(format!("{query:?} is shown as {:?}", again.query()));
    }
    let facts = |experiment: &Experiment| (experiment.trials(), experiment.header(), experiment.points());
    if facts(&again) != facts(&experiment) {
        return Err(format!("{query:?} means something else"));
    }
    let encoded = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() || b"=&".contains(&byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    let link: String = query.bytes().map(encoded).collect();
    match Experiment::parse(&link) {
        Ok(linked) if linked.query() == query => Ok(true),
        Ok(linked) => Err(format!("{link:?} is read as {:?}", linked.query())),
        Err(error) => Err(format!("{link:?} is refused: {error}")),
    }
}

/// Whether an experiment can be run in a moment, by its query.
fn is_quick(experiment: &Experiment) -> bool {
    let query = experiment.query();
    let value = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let number = |name: &str, default: f64| value(name).and_then(|text| text.parse().ok()).unwrap_or(default);
    let swept = value("sweep").is_some_and(|key| ["t", "budget", "dtw", "with", "limit"].contains(&key));
    let kind = experiment.kind();
    // Few positions have other distances, and drawing one of them takes long.
    let rare = value("dtw").is_some_and(|dtw| !["7", "8", "10", "12", "14", "16", "18", "all"].contains(&dtw));
    if swept || rare || kind == "exact-quota" || value("replace").is_some() || value("start").is_some() {
        return false;
    }
    let engines = ["engines", "against", "by"].iter().filter_map(|name| value(name)).flat_map(|text| text.split(';'));
    let is_cheap = |text: &str| {
        let Ok(spec) = text.parse::<EngineSpec>() else { return false };
        let table = if spec.engine == EngineKind::Proof { spec.proof.table } else { spec.options.table };
        match spec.engine {
            EngineKind::Random => true,
            EngineKind::Minimax => spec.budget.depth <= 2 && spec.endgames == 0,
            EngineKind::Perfect => false,
            _ => spec.budget.nodes <= 200 && table <= 12 && spec.endgames == 0,
        }
    };
    let is_game = ["tournament", "effort", "playouts"].contains(&kind);
    let searches = ["autoplay", "trace", "clusters"].contains(&kind);
    (!is_game || number("plies", 1000.0) <= 60.0 || kind == "effort")
        && number("to", 20.0) <= 60.0
        && number("walk", 0.0) <= 60.0
        && number("opening", 0.0) <= 20.0
        && number("limit", 100.0) <= 200.0
        && (!searches || number("t", 5.0) <= 4.0)
        && (!["com", "ties"].contains(&kind) || number("last", 8.0) <= 3.0)
        && (kind != "solving" || number("budget", 1e5) <= 1e5)
        && engines.into_iter().all(is_cheap)
}

/// The first trials of an experiment are a report, and the same when they are run alone.
fn run_query(input: &str) -> Checked {
    let Ok(experiment) = Experiment::parse(input) else { return Ok(false) };
    if !is_quick(&experiment) {
        return Ok(false);
    }
    let Ok(mut runner) = Runner::new(&experiment) else { return Ok(false) };
    let trials = experiment.trials();
    let mut rows_of = |trial| runner.row(trial).lines().map(str::to_owned).collect::<Vec<_>>();
    let last = rows_of(trials.min(2) - 1);
    let rows: Vec<String> = (0..trials.min(2)).flat_map(&mut rows_of).collect();
    if !rows.ends_with(&last) {
        return Err("a trial depends on the trials before it".to_owned());
    }
    rows_of(trials - 1);
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let report = lab::report(&experiment, &rows).map_err(|error| format!("its own rows are refused: {error}"))?;
    serde_json::to_string(&report).map_err(|error| error.to_string())?;
    if report.done == trials.min(2) { Ok(true) } else { Err(format!("{} of {trials} trials are done", report.done)) }
}

fn sample(input: &str) -> Checked {
    let [query, file, _] = parts(input);
    let mut accepted = false;
    macro_rules! check {
        ($($K:literal)+) => {$(
            if let Ok(positions) = read_sample_file::<$K>(file) {
                accepted = true;
                if read_sample_file::<$K>(&write_sample_file(&positions)).as_ref() != Ok(&positions) {
                    return Err("a sample is read as another".to_owned());
                }
            }
        )+};
    }
    check!(2 3 4);
    if let Ok(experiment) = Experiment::parse_with_sample(query, file) {
        let query = experiment.query();
        let again =
            Experiment::parse_with_sample(&query, file).map_err(|error| format!("{query:?} is refused: {error}"))?;
        if again.query() != query {
            return Err(format!("{query:?} is shown as {:?}", again.query()));
        }
        Experiment::parse(&query).map_err(|error| format!("without the file {query:?} is refused: {error}"))?;
    }
    Ok(accepted)
}

/// A query, all its rows and their fingerprint.
type Valid = (String, String, Option<String>);

/// The experiments that seeds are taken from.
static VALID: LazyLock<Vec<Valid>> = LazyLock::new(|| {
    let valid = |input: &String| {
        let [query, rows, _] = parts(input);
        let report = lab::report(&Experiment::parse(query).unwrap(), &rows.lines().collect::<Vec<_>>()).unwrap();
        (query.to_owned(), rows.to_owned(), report.fingerprint)
    };
    seeds::rows().iter().map(valid).collect()
});

/// Any rows have a report or an error, and no other rows have the fingerprint of an experiment.
fn rows(input: &str) -> Checked {
    let [query, text, _] = parts(input);
    let Ok(experiment) = Experiment::parse(query) else { return Ok(false) };
    let rows: Vec<&str> = text.lines().collect();
    let _ = lab::sample_file(rows.iter().copied());
    let Ok(report) = lab::report(&experiment, &rows) else { return Ok(false) };
    serde_json::to_string(&report).map_err(|error| error.to_string())?;
    let found = VALID.iter().find(|(known, ..)| known == query);
    if let Some((_, valid, fingerprint)) =
        found.filter(|(.., fingerprint)| report.complete && report.fingerprint == *fingerprint)
        && !valid.lines().eq(rows)
    {
        return Err(format!("other rows have the fingerprint {fingerprint:?}"));
    }
    Ok(true)
}

/// A file of rows, as `run` continues it and `merge` reads it.
fn row_file(input: &str) -> Checked {
    let path = Path::new("rows.csv");
    let Ok(mut file) = RowFile::open(path, input.as_bytes(), As::Written) else { return Ok(false) };
    let (from, until) = file.part.trials(&file.experiment);
    if from > until || until > file.experiment.trials() {
        return Err(format!("part {} has the trials from {from} to {until}", file.part));
    }
    let mut rows = Vec::new();
    let read = file.read(false, |row| {
        rows.push(row.text.to_owned());
        Ok(())
    });
    let Ok(found) = read else { return Ok(false) };
    let place = |bytes: u64| usize::try_from(bytes).unwrap_or(usize::MAX);
    let text = input.get(place(file.head)..place(found.end)).ok_or("the rows end outside the file")?;
    if !text.lines().eq(&rows) || found.next > until {
        return Err(format!("found {rows:?} in {text:?}"));
    }
    // Only known experiments: reading rows after random moves of others may take long.
    if VALID.iter().any(|(query, ..)| *query == file.experiment.query()) {
        let _ = lab::report(&file.experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>());
    }
    Ok(true)
}

fn training(input: &str) -> Checked {
    stable::<Training>(input)
}

/// A learner continues from its states, and nothing else changes it.
fn state(input: &str) -> Checked {
    let mut learner = seeds::learner();
    let before = learner.state();
    if learner.resume(input).is_err() {
        return if learner.state() == before {
            Ok(false)
        } else {
            Err("a refused state changes the learner".to_owned())
        };
    }
    let read = |state: &str| {
        let mut again = seeds::learner();
        again.resume(state).map_err(|error| format!("its own state is refused: {error}"))?;
        if again.state() == state { Ok(()) } else { Err("a state is read as another".to_owned()) }
    };
    read(&learner.state())?;
    if !learner.is_finished() {
        learner.play();
        read(&learner.state())?;
    }
    Ok(true)
}

fn evaluation(input: &str) -> Checked {
    fn finite<G: Game, E: Evaluate<G>>(game: &G, evaluation: &E, position: &G::Position) -> Result<(), String>
    where
        E::Value: std::fmt::Debug,
    {
        let value = format!("{:?}", evaluation.evaluate(game, position));
        if value.contains("NaN") || value.contains("inf") { Err(format!("the value is {value}")) } else { Ok(()) }
    }
    let [game, text, _] = parts(input);
    match game {
        "isolation" if stable::<IsolationEvaluation>(text)? => {
            let rules = Isolation::default();
            let position = rules.read("b6/7/7/3a3/7/7/7 a").unwrap();
            let evaluation = text.parse::<IsolationEvaluation>().unwrap().seen_by(rules.mover(&position));
            finite(&rules, &evaluation, &position).map(|()| true)
        }
        "loa" if stable::<LoaEvaluation>(text)? => {
            let rules = Loa::default();
            let evaluation = text.parse::<LoaEvaluation>().unwrap();
            for position in ["8/8/2b5/3b4/8/2b5/w6w/7w b", "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"] {
                finite(&rules, &evaluation, &rules.read(position).unwrap())?;
            }
            Ok(true)
        }
        "tzaar" if stable::<TzaarEvaluation>(text)? => {
            let rules = Tzaar::default();
            finite(&rules, &text.parse::<TzaarEvaluation>().unwrap(), &rules.start()).map(|()| true)
        }
        "sum" if stable::<WeightedSum>(text)? => {
            let value = text.parse::<WeightedSum>().unwrap().value(&Position::<3>::START);
            if value.is_finite() { Ok(true) } else { Err(format!("the value is {value}")) }
        }
        "giveaway" => {
            let rules = Checkers::new(Goal::GiveAway);
            let Ok(evaluation) = CheckersEvaluation::read(Goal::GiveAway, text) else { return Ok(false) };
            let shown = evaluation.to_string();
            let again =
                CheckersEvaluation::read(Goal::GiveAway, &shown).map_err(|error| format!("{shown:?}: {error}"))?;
            if again.to_string() != shown {
                return Err(format!("{shown:?} is shown as {again}"));
            }
            for position in ["W:W18,22:B6,7,K32", "B:W21-32:B1-12"] {
                finite(&rules, &evaluation, &rules.read(position).unwrap())?;
            }
            Ok(true)
        }
        _ => Ok(false),
    }
}

fn pdn(input: &str) -> Checked {
    let mut accepted = false;
    for goal in [Goal::Plain, Goal::GiveAway] {
        let rules = Checkers::new(goal);
        let Ok(game) = PdnGame::read(&rules, input) else { continue };
        accepted = true;
        let written = game.write(&rules);
        match PdnGame::read(&rules, &written) {
            Ok(again) if again == game && again.write(&rules) == written => {}
            Ok(again) => return Err(format!("{written:?} is read as {:?}", again.write(&rules))),
            Err(error) => return Err(format!("{written:?} is refused: {error}")),
        }
    }
    Ok(accepted)
}

/// Games of a file: what they play is legal, and is read as the same from the formats in which they are written.
fn records(input: &str) -> Checked {
    let Ok(text) = records::decode(input.as_bytes()) else { return Ok(false) };
    let Ok(games) = records::read(&text) else { return Ok(false) };
    let mut accepted = false;
    for game in games {
        accepted |= game.error.is_none();
        let Some(plain) = game.text() else { continue };
        if game.positions().len() != game.moves.len() + 1 {
            return Err(format!("{game:?} is not replayed"));
        }
        for written in [Some(plain), game.pdn()].into_iter().flatten() {
            let read: Vec<Record> = records::read(&written).map_err(|error| error.to_string())?.collect();
            let is_same = |again: &Record| {
                (again.game, &again.start, &again.moves, &again.error) == (game.game, &game.start, &game.moves, &None)
            };
            if !matches!(&read[..], [again] if is_same(again)) {
                return Err(format!("{written:?} is read as {read:?}"));
            }
        }
        if let Some(written) = game.waltz() {
            let read: Vec<Record> = records::read(&written).map_err(|error| error.to_string())?.collect();
            let is_same = |again: &Record| {
                (&again.moves, again.positions(), &again.error) == (&game.moves, game.positions(), &None)
            };
            if !matches!(&read[..], [again] if is_same(again)) {
                return Err(format!("{written:?} is read as {read:?}"));
            }
        }
    }
    Ok(accepted)
}

fn waltz(input: &str) -> Checked {
    let rules = Tzaar::default();
    let is_answer = stable::<WaltzAnswer>(input)?;
    let Ok(position) = rules.read_waltz(input) else { return Ok(is_answer) };
    let written = rules.show_waltz(&position).map_err(|error| error.to_string())?;
    let shown = rules.show(&position);
    let again = rules.read_waltz(&written).map_err(|error| format!("{written:?} is refused: {error}"))?;
    let read = rules.read(&shown).map_err(|error| format!("{shown:?} is refused: {error}"))?;
    if rules.show(&again) == shown && rules.show(&read) == shown { Ok(true) } else { Err(format!("{shown:?} changes")) }
}

fn moves(input: &str) -> Checked {
    fn check<G: Notation>(rules: &G, text: &str) -> Checked {
        let start = rules.start();
        let Ok(mv) = rules.read_move(&start, text) else { return Ok(false) };
        let shown = rules.show_move(&start, mv);
        match rules.read_move(&start, &shown) {
            Ok(again) if again == mv => Ok(true),
            Ok(_) => Err(format!("{shown:?} is another move")),
            Err(error) => Err(format!("{shown:?} is refused: {error}")),
        }
    }
    let [game, text, _] = parts(input);
    match game {
        "giveaway" => check(&Checkers::new(Goal::GiveAway), text),
        "loa" => check(&Loa::default(), text),
        "isolation" => check(&Isolation::default(), text),
        "slide3" => stable::<slide::Move>(text),
        _ => game.parse::<Tzaar>().map_or(Ok(false), |rules| check(&rules, text)),
    }
}

/// A position of any puzzle, reachable or not.
fn puzzle(input: &str) -> Checked {
    macro_rules! check {
        ($($K:literal)+) => {$(
            if let Ok(position) = input.parse::<Position<$K>>() {
                stable::<Position<$K>>(input)?;
                return match position.check_reachable() {
                    Err(error) if !error.nearest().is_reachable() => Err("the nearest is not reachable".to_owned()),
                    Err(_) => Ok(true),
                    Ok(_) if Position::<$K>::from_index(position.index()) == Some(position) => Ok(true),
                    Ok(_) => Err("its index is that of another".to_owned()),
                };
            }
        )+};
    }
    check!(2 3 4);
    let Ok(position) = input.parse::<FivePosition>() else { return Ok(false) };
    stable::<FivePosition>(input)?;
    match position.check_reachable() {
        Err(error) if !error.nearest().is_reachable() => Err("the nearest is not reachable".to_owned()),
        _ => Ok(true),
    }
}
