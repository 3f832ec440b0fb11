//! Experiments with the puzzle as queries.

use std::collections::HashSet;

use super::{
    conditions::Conditions,
    kind::{PuzzleFacts, PuzzleKind},
    puzzle_keys::{KEYS, SWEPT, named},
    puzzles::PUZZLES,
    sample,
};
use crate::{
    lab::plan::Design,
    schema::{Grammar, Key, QueryKind, SpecError, pairs, values::one_of},
    slide::Position,
};

/// An experiment with the puzzle: the conditions at each point of its sweep.
#[derive(Clone, Debug)]
pub(in crate::lab) struct PuzzleExperiment {
    sweep: Option<&'static Key<Conditions>>,
    /// At least one.
    points: Vec<Conditions>,
    /// The positions of a sample file.
    positions: Option<Vec<Position<3>>>,
}

impl PuzzleExperiment {
    /// An experiment without a sweep.
    pub(super) fn of(conditions: Conditions) -> Self {
        Self { sweep: None, points: vec![conditions], positions: None }
    }

    /// Parses a query of one of these kinds, whose trials start at the positions of a sample file,
    /// if there is one.
    pub(in crate::lab) fn read(
        kinds: &'static [PuzzleKind],
        query: &str,
        file: Option<&str>,
    ) -> Result<Self, SpecError> {
        let positions = file.map(sample::read).transpose()?;
        let given = pairs(query, &KEYS.each_ref().map(|key| key.name))?;
        let given: Vec<(&Key<_>, String)> = given.into_iter().map(|(place, text)| (&KEYS[place], text)).collect();
        let value = |name: &str| given.iter().find(|(key, _)| key.name == name).map(|(_, text)| text.as_str());
        let kind = value("kind").unwrap_or(PuzzleKind::DEFAULT_KIND);
        let options: Vec<_> = kinds.iter().map(|kind| (kind.name, kind)).collect();
        let mut base =
            Conditions::new(one_of(kind, &options).map_err(|expected| SpecError::new("kind", kind, expected))?);
        if let Some(text) = value("g") {
            base.puzzle = one_of(text, &PUZZLES).map_err(|expected| SpecError::new("g", text, expected))?;
        }
        for (key, text) in &given {
            key.set(&mut base, text)?;
        }
        if let Some(positions) = &positions {
            let known_by = sample::known_by(positions);
            if let Some(asked) = base.sample.filter(|asked| *asked != known_by) {
                return Err(SpecError::new("sample", known_by, format!("the file known by {asked}")));
            }
            base.sample = Some(known_by);
            base.n = if value("n").is_some() { base.n } else { u32::try_from(positions.len()).unwrap_or(u32::MAX) };
            if base.n as usize > positions.len() || base.n == 0 {
                let most = positions.len();
                return Err(SpecError::new("n", base.n, format!("1 to {most}, the positions of the file")));
            }
        }
        let sweep = value("sweep").map(|text| read_sweep(base.kind, kinds, text)).transpose()?;
        let points = match (sweep, value("over")) {
            (None, None) => vec![base],
            (None, Some(found)) => return Err(SpecError::new("over", found, "a query with sweep")),
            (Some(key), _) if value(key.name).is_some() => {
                let found = value(key.name).unwrap_or_default();
                return Err(SpecError::new(key.name, found, "no value together with sweep and over"));
            }
            (Some(key), over) => points(&base, key, over.unwrap_or_default())?,
        };
        check(kinds, &given, sweep, &points)?;
        let experiment = Self { sweep, points, positions };
        let (trials, most) = (experiment.trials(), u64::from(u32::MAX));
        if trials > most {
            let expected = format!("fewer values or fewer trials at each: at most {most} trials in all");
            return Err(SpecError::new("over", format!("{trials} trials"), expected));
        }
        Ok(experiment)
    }

    /// The positions of the sample file, or the error that the file is missing.
    pub(in crate::lab) fn positions(&self) -> Result<Option<&[Position<3>]>, SpecError> {
        match (&self.positions, self.points[0].sample) {
            (None, Some(sample)) => Err(SpecError::new("sample", sample, "the sample file together with the query")),
            (positions, _) => Ok(positions.as_deref()),
        }
    }
}

impl Design for PuzzleExperiment {
    type Facts = PuzzleFacts;
    type Conditions = Conditions;

    const COMMON: &'static [&'static str] = &["kind", "dtw", "start", "sample", "v"];

    fn kind(&self) -> &'static PuzzleKind {
        self.points[0].kind
    }

    fn query(&self, is_full: bool) -> String {
        let mut parts = Vec::new();
        for key in &KEYS {
            let name = key.name;
            let swept = self.sweep.is_some_and(|swept| swept.name == name);
            let means =
                |point: &&Conditions| (is_full || point.is_non_default(key)) && point.unmet_need(&[], key).is_none();
            match (name, self.sweep) {
                ("sweep", Some(swept)) => parts.push(format!("{name}={}", swept.name)),
                ("over", Some(swept)) => {
                    let values: Vec<_> = self.points.iter().map(swept.write).collect();
                    parts.push(format!("{name}={}", values.join(",")));
                }
                _ if swept => (),
                _ => {
                    let value = self.points.iter().find(means).map(key.write).filter(|value| !value.is_empty());
                    parts.extend(value.map(|value| format!("{name}={value}")));
                }
            }
        }
        parts.join("&")
    }

    fn conditions(&self) -> &[Conditions] {
        &self.points
    }

    fn trials_at_point(&self) -> u64 {
        let Conditions { kind, n, limit, .. } = self.points[0];
        (if kind.facts.is_exact { limit } else { n }).into()
    }

    fn sweep(&self) -> Option<&'static Key<Conditions>> {
        self.sweep
    }
}

/// The grammar of queries of these kinds.
pub(in crate::lab) fn grammar(kinds: &'static [PuzzleKind]) -> Grammar {
    let default = kinds.iter().find(|kind| kind.name == PuzzleKind::DEFAULT_KIND).expect("it is one of these");
    // The default sides follow from the noise.
    Grammar::new(&KEYS, kinds, &["sides"], |kind| Conditions::new(kind.unwrap_or(default)))
}

fn read_sweep(
    kind: &'static PuzzleKind,
    kinds: &'static [PuzzleKind],
    text: &str,
) -> Result<&'static Key<Conditions>, SpecError> {
    let wrong = |expected: String| SpecError::new("sweep", text, expected);
    if let Some(expected) = Conditions::new(kind).unmet_need(kinds, named("sweep")) {
        return Err(wrong(expected));
    }
    if kind.facts.is_exact && text == "limit" {
        return Err(wrong("another key: the trials of one limit are the lower ones".to_owned()));
    }
    one_of(text, &SWEPT.map(|name| (name, named(name)))).map_err(wrong)
}

/// The conditions at each value of a sweep.
fn points(base: &Conditions, key: &Key<Conditions>, over: &str) -> Result<Vec<Conditions>, SpecError> {
    let (mut points, mut texts) = (Vec::new(), HashSet::new());
    for value in over.split(',') {
        let mut point = base.clone();
        let wrong = |expected: String| SpecError::new("over", value, expected);
        (key.read)(&mut point, value).map_err(|refusal| wrong(refusal.expected))?;
        if !texts.insert((key.write)(&point)) {
            return Err(wrong("each value once".to_owned()));
        }
        points.push(point);
    }
    Ok(points)
}

/// Rejects keys that do not apply.
fn check(
    kinds: &'static [PuzzleKind],
    given: &[(&Key<Conditions>, String)],
    sweep: Option<&Key<Conditions>>,
    points: &[Conditions],
) -> Result<(), SpecError> {
    for (key, text) in given {
        let idle = points.iter().all(|point| point.is_non_default(key) && point.unmet_need(kinds, key).is_some());
        if let Some(expected) = points[0].unmet_need(kinds, key).filter(|_| idle) {
            return Err(SpecError::new(key.name, text, expected));
        }
    }
    let lacking = sweep.and_then(|key| points.iter().find_map(|point| Some((key, point.unmet_need(kinds, key)?))));
    if let Some((key, expected)) = lacking {
        return Err(SpecError::new("sweep", key.name, expected));
    }
    let Conditions { first, last, .. } = points[0];
    if first > last && points[0].kind.has("first") {
        return Err(SpecError::new("first", first, format!("at most last, which is {last}")));
    }
    Ok(())
}
