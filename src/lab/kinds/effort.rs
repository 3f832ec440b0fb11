//! Effort: the cost of searches at the same positions, and whether their results agree.

use serde::Serialize;

use super::{GamesKind, Outcome};
use crate::{
    lab::{
        arena::{
            Begin, Count, GamesExperiment, GamesFacts, GamesTrials, MOST_ENGINES, Positions, Results, Solved, Won,
            Work, quotient,
        },
        rows::{Fields, ReportError, number_in},
        statistics::{Interval, Quota},
    },
    players::{EngineKind, EngineSpec, SearchResult},
    rng::{Random, Seed},
    schema::native_only,
};

pub(super) const KIND: GamesKind = GamesKind {
    name: "effort",
    about: native_only!("lets one engine search one position"),
    keys: &[&["from", "to", "walk", "by", "set"]],
    refusals: &[],
    n: 100,
    facts: GamesFacts { begin: Begin::Position, is_of_pairs: false, most_engines: MOST_ENGINES, engine: None },
    columns: |_| COLUMNS.to_vec(),
    tally: |experiment| {
        let engines = experiment.everybody().map(|_| Tally::default()).collect();
        Box::new(Tallies { engines, first: None, positions: Positions::default() })
    },
    trials: Some(|experiment| GamesTrials::boxed(experiment, row)),
};

const COLUMNS: [&str; 11] =
    ["trial", "engine", "position", "leaves", "interior", "nodes", "answers", "passes", "depth", "value", "best"];
/// The number of counts among the columns.
const COUNTS: usize = 6;
/// The index of `nodes` among the counts.
const NODES: usize = 2;

/// Runs one search. All engines have the same seed at a position.
fn row(experiment: &GamesExperiment, trial: u64, round: u64, place: usize) -> String {
    let position = experiment.position(round);
    let seed = Seed(Random::stream(experiment.seed, round, "play").word());
    let result = experiment.game.think(&position, experiment.engine(place), seed);
    let value = result.value.map(|value| value.to_string()).unwrap_or_default();
    let best = result.best.unwrap_or_default();
    let SearchResult { leaves, interior, nodes, answers, passes, depth, .. } = result;
    let counts = format!("{leaves},{interior},{nodes},{answers},{passes},{depth}");
    format!("{trial},{},{position},{counts},{value},{best}", place + 1)
}

/// The results of kind `effort`: a comparison of searches.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "EffortResults"))]
#[non_exhaustive]
pub struct Effort {
    /// Always `None`: these experiments have no sweep.
    pub point: Option<String>,
    /// The number of searches.
    pub n: u64,
    /// The work of each engine, in the order of the query.
    pub searches: Vec<SearchEffort>,
}

/// The work of an engine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct SearchEffort {
    /// The engine.
    pub engine: String,
    /// The number of positions.
    pub positions: u64,
    /// Positions evaluated, or at which the game was over.
    pub leaves: Work,
    /// Positions whose moves were searched.
    pub interior: Work,
    /// All positions visited.
    pub nodes: Work,
    /// Positions cut off by the transposition table.
    pub answers: Work,
    /// Table answers per interior node, from the sums over all positions; `None` without interior
    /// nodes.
    pub transpositions: Option<f64>,
    /// Searches of the root: iterations, plus re-searches with other windows.
    pub passes: Work,
    /// The plies of the last completed iteration.
    pub depth: Work,
    /// How often it finds the value of the first engine; `None` for that engine itself.
    pub same_value: Option<Quota>,
    /// How often it chooses the move of the first engine; `None` for that engine itself.
    pub same_move: Option<Quota>,
    /// The positions solved; `None` if no engine is a proof search.
    pub solved: Option<Solved>,
}

/// The numbers of a search.
#[derive(Clone)]
struct Search {
    counts: [u64; COUNTS],
    value: Option<String>,
    best: String,
    result: Option<Won>,
}

/// Adds up the searches of an engine.
#[derive(Default)]
struct Tally {
    positions: u64,
    counts: [Count; COUNTS],
    values: u64,
    moves: u64,
    solved: Results,
}

impl Tally {
    /// Adds the search of one position, and that of the first engine at the same position. `None` if
    /// a sum is too large.
    fn add(&mut self, search: &Search, first: Option<&Search>) -> Option<()> {
        self.positions += 1;
        for (at, count) in self.counts.iter_mut().enumerate() {
            count.add(search.counts[at], first.map(|first| first.counts[at]))?;
        }
        if let Some(first) = first {
            self.values += u64::from(first.value.is_some() && first.value == search.value);
            self.moves += u64::from(first.best == search.best);
        }
        if let Some(result) = search.result {
            let both = first.filter(|first| first.result.is_some());
            self.solved.add(result, search.counts[NODES], both.map(|first| first.counts[NODES]))?;
        }
        Some(())
    }
}

/// Adds up the searches.
struct Tallies {
    engines: Vec<Tally>,
    /// The search of the first engine in the current round.
    first: Option<Search>,
    positions: Positions,
}

impl super::Tally<GamesExperiment> for Tallies {
    fn add(&mut self, experiment: &GamesExperiment, trial: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        let (round, place) = experiment.place(trial);
        fields.exactly(&(place + 1).to_string())?;
        self.positions.read(experiment, round, fields)?;
        let search = search(experiment, place, fields)?;
        let first = self.first.take().filter(|_| place > 0);
        self.engines[place].add(&search, first.as_ref()).ok_or_else(|| {
            let counts = search.counts.map(|count| count.to_string()).join(",");
            fields.refuse(&counts, format!("sums of at most {}", Count::MOST))
        })?;
        self.first = first.or(Some(search));
        Ok(true)
    }

    fn outcome(&self, experiment: &GamesExperiment, n: u64, _: Option<String>) -> Outcome {
        let proves = experiment.everybody().any(|engine| engine.engine == EngineKind::Proof);
        let effort = |((place, engine), tally): ((usize, &EngineSpec), &Tally)| {
            let same = |hits| Quota::of_counts(hits, tally.positions, Interval::Wilson).filter(|_| place > 0);
            let [leaves, interior, nodes, answers, passes, depth] = tally.counts.each_ref().map(Count::work);
            SearchEffort {
                engine: engine.to_string(),
                positions: tally.positions,
                transpositions: quotient(answers.sum, interior.sum),
                leaves,
                interior,
                nodes,
                answers,
                passes,
                depth,
                same_value: same(tally.values),
                same_move: same(tally.moves),
                solved: proves.then(|| tally.solved.solved(tally.positions)),
            }
        };
        let searches = experiment.everybody().enumerate().zip(&self.engines).map(effort).collect();
        Outcome::Effort(Effort { point: None, n, searches })
    }
}

fn search(experiment: &GamesExperiment, place: usize, fields: &mut Fields<'_>) -> Result<Search, ReportError> {
    let mut counts = [0; COUNTS];
    for count in &mut counts {
        *count = fields.number(0, Count::MOST)?;
    }
    let text = fields.text()?;
    let number = number_in(text).filter(|value| !value.is_nan());
    if number.is_none() && !text.is_empty() {
        return Err(fields.refuse(text, "a value or nothing"));
    }
    // A proof search has a value only if it has decided the position.
    let proves = experiment.engine(place).engine == EngineKind::Proof;
    let result = number.filter(|&value| proves || experiment.game.is_certain(value)).map(Won::by);
    let value = Some(text.to_owned()).filter(|text| !text.is_empty());
    let best = fields.words(1)?.to_owned();
    Ok(Search { counts, value, best, result })
}
