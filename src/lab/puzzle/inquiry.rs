//! Experiments with the puzzle as queries.

use super::{
    conditions::{Conditions, Need},
    facts::Facts,
    keys::Key,
    sample,
    values::one_of,
};
use crate::{
    schema::{SpecError, pairs},
    slide::Position,
};

/// An experiment with the puzzle: what holds at each point of its sweep.
#[derive(Clone, Debug)]
pub(in crate::lab) struct Inquiry {
    sweep: Option<Key>,
    /// At least one.
    points: Vec<Conditions>,
    /// The positions of a sample file.
    positions: Option<Vec<Position<3>>>,
}

impl Inquiry {
    /// Reads a query of one of these kinds, whose trials start at the positions of a sample file, if there is one.
    pub(in crate::lab) fn read(kinds: &[&'static Facts], query: &str, file: Option<&str>) -> Result<Self, SpecError> {
        let positions = file.map(sample::read).transpose()?;
        let names = Key::ALL.map(|(_, name)| name);
        let given = pairs(query, &names)?;
        let given: Vec<(Key, String)> = given.into_iter().map(|(place, text)| (Key::ALL[place].0, text)).collect();
        let value = |key: Key| given.iter().find(|(other, _)| *other == key).map(|(_, text)| text.as_str());
        let kind = value(Key::Kind).unwrap_or(Facts::DEFAULT_KIND);
        let options: Vec<_> = kinds.iter().map(|&kind| (kind.name, kind)).collect();
        let mut base = Conditions::new(one_of(Key::Kind, kind, &options)?);
        for (key, text) in &given {
            base.set(*key, text)?;
        }
        if let Some(positions) = &positions {
            let known_by = sample::known_by(positions);
            if let Some(asked) = base.sample.filter(|asked| *asked != known_by) {
                return Err(Key::Sample.refuses(&known_by.to_string(), format!("the file known by {asked}")));
            }
            base.sample = Some(known_by);
            base.n = if value(Key::N).is_some() { base.n } else { u32::try_from(positions.len()).unwrap_or(u32::MAX) };
            if base.n as usize > positions.len() || base.n == 0 {
                let most = positions.len();
                return Err(Key::N.refuses(&base.n.to_string(), format!("1 to {most}, the positions of the file")));
            }
        }
        let sweep = value(Key::Sweep).map(|text| read_sweep(base.kind, kinds, text)).transpose()?;
        let points = match (sweep, value(Key::Over)) {
            (None, None) => vec![base],
            (None, Some(found)) => return Err(Key::Over.refuses(found, "sweep beside it")),
            (Some(key), _) if value(key).is_some() => {
                return Err(key.refuses(value(key).unwrap_or_default(), "no value beside sweep and over"));
            }
            (Some(key), over) => points(&base, key, over.unwrap_or_default())?,
        };
        check(kinds, &given, sweep, &points)?;
        Ok(Self { sweep, points, positions })
    }

    /// The canonical query: known order, canonical values, defaults left out.
    pub(in crate::lab) fn query(&self) -> String {
        let mut parts = Vec::new();
        for (key, name) in Key::ALL {
            let swept = self.sweep == Some(key);
            let point = self.points.iter().find(|point| point.needs(key).is_none() && point.differs(key));
            match (key, self.sweep, point) {
                (Key::Sweep, Some(swept), _) => parts.push(format!("{name}={}", swept.name())),
                (Key::Over, Some(_), _) => parts.push(format!("{name}={}", self.points().join(","))),
                (_, _, Some(point)) if !swept => parts.push(format!("{name}={}", point.text(key))),
                _ => (),
            }
        }
        parts.join("&")
    }

    /// The number of trials at all points together.
    pub(in crate::lab) fn trials(&self) -> u64 {
        self.points.len() as u64 * self.trials_at_point()
    }

    /// The number of trials at each point.
    pub(in crate::lab) fn trials_at_point(&self) -> u64 {
        let Conditions { kind, n, limit, .. } = self.points[0];
        (if kind.trials == Key::Limit { limit } else { n }).into()
    }

    /// The key that is swept.
    pub(in crate::lab) fn sweep(&self) -> Option<&'static str> {
        self.sweep.map(Key::name)
    }

    /// The values of the sweep; none without one.
    pub(in crate::lab) fn points(&self) -> Vec<String> {
        self.sweep.map_or_else(Vec::new, |key| self.points.iter().map(|point| point.text(key)).collect())
    }

    /// The kind of the experiment.
    pub(in crate::lab) fn kind(&self) -> &'static Facts {
        self.points[0].kind
    }

    /// The settings of each point, in order.
    pub(in crate::lab) fn conditions(&self) -> &[Conditions] {
        &self.points
    }

    /// The positions of the sample file, or the error that it is missing.
    pub(in crate::lab) fn positions(&self) -> Result<Option<&[Position<3>]>, SpecError> {
        match (&self.positions, self.points[0].sample) {
            (None, Some(sample)) => Err(Key::Sample.refuses(&sample.to_string(), "the sample file beside the query")),
            (positions, _) => Ok(positions.as_deref()),
        }
    }
}

/// One of the kinds that have a key, in words.
fn one_with(key: Key, kinds: &[&'static Facts]) -> String {
    let mut names: Vec<_> = kinds.iter().filter(|kind| kind.has(key)).map(|kind| kind.name).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { format!("kind {last}") } else { format!("kind {} or {last}", names.join(", ")) }
}

fn read_sweep(kind: &Facts, kinds: &[&'static Facts], text: &str) -> Result<Key, SpecError> {
    if !kind.has(Key::Sweep) {
        return Err(Key::Sweep.refuses(text, one_with(Key::Sweep, kinds)));
    }
    if Key::SWEPT.contains(&kind.trials) && text == kind.trials.name() {
        return Err(Key::Sweep.refuses(text, "another key: the trials of one limit are the lower ones"));
    }
    one_of(Key::Sweep, text, &Key::SWEPT.map(|key| (key.name(), key)))
}

/// The conditions at each value of a sweep.
fn points(base: &Conditions, key: Key, over: &str) -> Result<Vec<Conditions>, SpecError> {
    let mut points: Vec<Conditions> = Vec::new();
    for value in over.split(',') {
        let mut point = base.clone();
        let wrong = |expected: String| Key::Over.refuses(value, expected);
        point.set(key, value).map_err(|error| wrong(error.expected))?;
        if points.iter().any(|other| other.text(key) == point.text(key)) {
            return Err(wrong("each value once".to_owned()));
        }
        points.push(point);
    }
    Ok(points)
}

/// Refuses keys that mean nothing beside the others.
fn check(
    kinds: &[&'static Facts],
    given: &[(Key, String)],
    sweep: Option<Key>,
    points: &[Conditions],
) -> Result<(), SpecError> {
    let told = |key: Key, need: Need| match need {
        Need::This(words) => words.to_owned(),
        Need::KindAnd(words) => one_with(key, kinds) + words,
    };
    for (key, text) in given {
        let idle = points.iter().all(|point| point.needs(*key).is_some() && point.differs(*key));
        if let Some(need) = points[0].needs(*key).filter(|_| idle) {
            return Err(key.refuses(text, told(*key, need)));
        }
    }
    if let Some((key, need)) = sweep.and_then(|key| points.iter().find_map(|point| Some((key, point.needs(key)?)))) {
        return Err(Key::Sweep.refuses(key.name(), told(key, need)));
    }
    let Conditions { first, last, .. } = points[0];
    if first > last && points[0].needs(Key::First).is_none() {
        return Err(Key::First.refuses(&first.to_string(), format!("at most last, which is {last}")));
    }
    Ok(())
}
