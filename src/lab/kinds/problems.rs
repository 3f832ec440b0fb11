//! Problems: the share that engines solve within a budget.

use serde::Serialize;

use super::{GamesKind, GamesTally, Outcome};
use crate::{
    lab::{
        arena::{Begin, Count, Facts, Found, GamesExperiment, MOST_ENGINES, Posed, Work},
        mean::{Mean, Sum},
        rows::{Fields, ReportError},
        statistics::{Interval, Quota},
        trials::Trials,
    },
    rng::{Random, Seed},
    schema::{SpecError, told},
};

pub(super) static KIND: GamesKind = GamesKind {
    facts: &Facts {
        name: "problems",
        about: told!("lets one engine play one turn in a [problem](problems.md), which it solves by playing the key"),
        keys: &["turns", "grade", "games", "nodes"],
        n: 100,
        begin: Begin::Position,
        is_of_pairs: false,
        most_engines: MOST_ENGINES,
        engine: None,
    },
    columns: &COLUMNS,
    trials,
    tally: |experiment| {
        let mut tally = Tally::default();
        tally.solved.resize_with(experiment.searchers(), Solved::default);
        Box::new(tally)
    },
};

const COLUMNS: [&str; 12] =
    ["trial", "engine", "budget", "seed", "games", "position", "turns", "grade", "key", "nodes", "played", "solved"];
/// What a row says of the problem and its solution if there is no problem.
const NO_PROBLEM: &str = ",,,,,,";

#[cfg(feature = "proofs")]
fn trials(experiment: &GamesExperiment) -> Result<Box<dyn Trials>, SpecError> {
    if cfg!(feature = "engines") {
        Ok(Box::new(Solving { experiment: experiment.clone(), last: None }))
    } else {
        Err(super::nothing_runs(experiment.kind.name))
    }
}

#[cfg(not(feature = "proofs"))]
fn trials(experiment: &GamesExperiment) -> Result<Box<dyn Trials>, SpecError> {
    Err(super::nothing_runs(experiment.kind.name))
}

/// The seed of the games in which the problem of a round is looked for.
fn seed(experiment: &GamesExperiment, round: u64) -> Seed {
    Seed(Random::stream(experiment.seed, round, "problem").word())
}

/// An engine in rows: its number, and the number of nodes if the query says how many.
fn named(experiment: &GamesExperiment, place: usize) -> [String; 2] {
    let (engine, budget, _) = experiment.searcher(place);
    [(engine + 1).to_string(), budget.map(|nodes| nodes.to_string()).unwrap_or_default()]
}

/// Runs the trials: every engine plays the same problems with the same random choices.
#[cfg(feature = "proofs")]
#[derive(Clone)]
struct Solving {
    experiment: GamesExperiment,
    /// The round of the last trial, and its problem.
    last: Option<(u64, Found)>,
}

#[cfg(feature = "proofs")]
impl Trials for Solving {
    fn row(&mut self, trial: u64) -> String {
        let experiment = &self.experiment;
        assert!(trial < experiment.trials(), "there is no trial {trial}");
        let (round, place) = experiment.place(trial);
        let seed = seed(experiment, round);
        let find = || experiment.game.problem(seed, &experiment.wanted, experiment.games.into());
        let last = self.last.take().filter(|(last, _)| *last == round);
        let (_, Found { games, problem }) = self.last.insert(last.unwrap_or_else(|| (round, find())));
        let [engine, budget] = named(experiment, place);
        let begin = format!("{trial},{engine},{budget},{seed},{games}");
        let Some(Posed { position, turns, grade, key }) = problem else { return format!("{begin},{NO_PROBLEM}") };
        let mut random = Random::stream(experiment.seed, round, "play");
        let (moves, nodes) = experiment.game.turn(position, &experiment.searcher(place).2, &mut random);
        let played = moves.join(" ");
        let after = |moves: &str| experiment.game.after_turn(position, moves);
        let solved = u8::from(after(&played) == after(key));
        format!("{begin},{position},{turns},{grade},{key},{nodes},{played},{solved}")
    }

    fn another(&self) -> Box<dyn Trials> {
        Box::new(self.clone())
    }
}

/// How many problems engines solve.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problems {
    /// Always `None`: these experiments have no sweep.
    pub point: Option<String>,
    /// The number of trials.
    pub n: u64,
    /// The number of problems.
    pub problems: u64,
    /// How often no problem was found in as many games as the query allows.
    pub missing: u64,
    /// The number of games in which a problem was looked for; `None` before the first.
    pub games: Option<Mean>,
    /// The problems that the engines solve, in the order of the query, each with one budget after the other.
    pub solvers: Vec<SolvedProblems>,
}

/// The problems that an engine solves.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SolvedProblems {
    /// The engine.
    pub engine: String,
    /// The number of nodes for a move, if the query has the key `nodes`.
    pub budget: Option<u64>,
    /// The number of problems.
    pub problems: u64,
    /// The share that it solves; `None` without problems.
    pub solved: Option<Quota>,
    /// The same by the number of turns and by grade, of those that occur.
    pub shares: Vec<SolvedShare>,
    /// The number of problems that it solves and the first engine does not; `None` for that engine itself.
    pub gained: Option<u64>,
    /// The number of problems that the first engine solves and it does not; `None` for that engine itself.
    pub lost: Option<u64>,
    /// The nodes visited for a turn.
    pub nodes: Work,
}

/// The share of problems of one kind that are solved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SolvedShare {
    /// What distinguishes them: `turns` or `grade`.
    pub by: &'static str,
    /// The number of turns, or the grade.
    pub of: u8,
    /// The share.
    pub solved: Quota,
}

/// The number of problems solved, and of all.
#[derive(Clone, Copy, Default)]
struct Hits {
    solved: u64,
    all: u64,
}

impl Hits {
    fn add(&mut self, solved: bool) {
        self.solved += u64::from(solved);
        self.all += 1;
    }

    fn quota(self) -> Option<Quota> {
        Quota::of_counts(self.solved, self.all, Interval::Wilson)
    }
}

/// Adds a problem to those of its kind.
fn add_at(hits: &mut Vec<Hits>, kind: u8, solved: bool) {
    let kind = usize::from(kind);
    hits.resize(hits.len().max(kind + 1), Hits::default());
    hits[kind].add(solved);
}

/// Adds up the problems of an engine.
#[derive(Default)]
struct Solved {
    all: Hits,
    by_turns: Vec<Hits>,
    by_grade: Vec<Hits>,
    gained: u64,
    lost: u64,
    nodes: Count,
}

/// A turn of an engine: the nodes it took, and whether it solves the problem.
type Answer = (u64, bool);

impl Solved {
    /// Adds the answer to a problem, and that of the first engine. `None` if the sum of nodes is too large.
    fn add(&mut self, problem: &Posed, (nodes, solved): Answer, first: Option<Answer>) -> Option<()> {
        self.all.add(solved);
        add_at(&mut self.by_turns, problem.turns, solved);
        add_at(&mut self.by_grade, problem.grade, solved);
        if let Some((_, before)) = first {
            self.gained += u64::from(solved && !before);
            self.lost += u64::from(before && !solved);
        }
        self.nodes.add(nodes, first.map(|(nodes, _)| nodes))
    }
}

/// Adds up the trials.
#[derive(Default)]
struct Tally {
    solved: Vec<Solved>,
    /// What the first row of the current round says of the problem and the search for it.
    told: Vec<String>,
    /// The same, as a problem.
    problem: Option<Posed>,
    /// The answer of the first engine in the current round.
    first: Option<Answer>,
    problems: u64,
    missing: u64,
    games: Sum,
}

impl GamesTally for Tally {
    fn add(&mut self, experiment: &GamesExperiment, trial: u64, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let (round, place) = experiment.place(trial);
        for text in named(experiment, place) {
            fields.exactly(&text)?;
        }
        fields.exactly(&seed(experiment, round).to_string())?;
        if place == 0 {
            self.begin(experiment, fields)?;
        } else {
            for text in &self.told {
                fields.exactly(text)?;
            }
        }
        let Some(problem) = &self.problem else { return nothing(3, fields) };
        let answer = answer(experiment, problem, fields)?;
        let first = self.first.filter(|_| place > 0);
        self.solved[place]
            .add(problem, answer, first)
            .ok_or_else(|| fields.refuse(&answer.0.to_string(), format!("sums of at most {}", Count::MOST)))?;
        self.first = first.or(Some(answer));
        Ok(())
    }

    fn outcome(&self, experiment: &GamesExperiment, n: u64) -> Outcome {
        let mut solvers = Vec::new();
        for (place, solved) in self.solved.iter().enumerate() {
            let (_, budget, spec) = experiment.searcher(place);
            let mut shares = Vec::new();
            for (by, hits) in [("turns", &solved.by_turns), ("grade", &solved.by_grade)] {
                for (of, hits) in (0..).zip(hits) {
                    shares.extend(hits.quota().map(|solved| SolvedShare { by, of, solved }));
                }
            }
            solvers.push(SolvedProblems {
                engine: spec.to_string(),
                budget,
                problems: solved.all.all,
                solved: solved.all.quota(),
                shares,
                gained: (place > 0).then_some(solved.gained),
                lost: (place > 0).then_some(solved.lost),
                nodes: solved.nodes.work(),
            });
        }
        let (problems, missing, games) = (self.problems, self.missing, self.games.mean());
        Outcome::Problems(Problems { point: None, n, problems, missing, games, solvers })
    }
}

impl Tally {
    /// Reads the problem of a round; there is none only after all games.
    fn begin(&mut self, experiment: &GamesExperiment, fields: &mut Fields<'_>) -> Result<(), ReportError> {
        let games = fields.number(1, experiment.games.into())?;
        let position = fields.text()?;
        let texts = if position.is_empty() && games == u64::from(experiment.games) {
            nothing(3, fields)?;
            self.problem = None;
            self.missing += 1;
            Default::default()
        } else {
            if !experiment.game.goes_on(position) {
                return Err(fields.refuse(position, "an unfinished position"));
            }
            let [mut turns, mut grade] = [0; 2];
            let wanted = &experiment.wanted;
            for (number, range) in [(&mut turns, &wanted.turns), (&mut grade, &wanted.grades)] {
                let found = fields.number((*range.start()).into(), (*range.end()).into())?;
                *number = u8::try_from(found).expect("it is within a range of such numbers");
            }
            let key = fields.text()?;
            if experiment.game.after_turn(position, key).is_none() {
                return Err(fields.refuse(key, "a turn"));
            }
            let (position, key) = (position.to_owned(), key.to_owned());
            self.problem = Some(Posed { position: position.clone(), turns, grade, key: key.clone() });
            self.problems += 1;
            [position, turns.to_string(), grade.to_string(), key]
        };
        self.told = vec![games.to_string()];
        self.told.extend(texts);
        self.games.add(games as f64);
        Ok(())
    }
}

/// Reads this many empty fields.
fn nothing(count: u8, fields: &mut Fields<'_>) -> Result<(), ReportError> {
    for _ in 0..count {
        fields.exactly("")?;
    }
    Ok(())
}

/// Reads the turn of an engine, which solves the problem if it leads where the key leads.
fn answer(experiment: &GamesExperiment, problem: &Posed, fields: &mut Fields<'_>) -> Result<Answer, ReportError> {
    let nodes = fields.number(0, Count::MOST)?;
    let played = fields.text()?;
    let after = |moves: &str| experiment.game.after_turn(&problem.position, moves);
    let reached = after(played).ok_or_else(|| fields.refuse(played, "a turn"))?;
    let solved = after(&problem.key).as_ref() == Some(&reached);
    fields.exactly(if solved { "1" } else { "0" })?;
    Ok((nodes, solved))
}
