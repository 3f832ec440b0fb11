//! Experiments as queries.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::{
    choice_of_moves,
    conditions::{Conditions, Kind},
    keys::{Key, SpecError},
    sample, ties, trace,
    values::one_of,
};
use crate::slide::Position;

/// The version of everything that turns a query into rows.
pub const GENERATOR: u32 = 1;
/// What a fingerprint begins with; it ends with [`GENERATOR`].
const FIRST_LINE: &str = "plyground 1";

/// An experiment: all that its results depend on, read from a query.
///
/// Trials are numbered from 0, point after point of the sweep; what a trial does is a function of
/// the query and its number alone. `docs/experiments.md` lists the keys.
///
/// ```
/// use plyground::lab::Experiment;
/// let experiment = Experiment::parse("t=5&n=0100&eval=eu&sweep=dtw&over=8,14")?;
/// assert_eq!(experiment.query(), "n=100&eval=eu&sweep=dtw&over=8,14");
/// assert_eq!((experiment.trials(), experiment.points()), (200, vec!["8".to_owned(), "14".to_owned()]));
/// assert_eq!(Experiment::parse("dtw=27").unwrap_err().key, "dtw");
/// # Ok::<(), plyground::lab::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Experiment {
    sweep: Option<Key>,
    /// At least one.
    points: Vec<Conditions>,
    /// The positions of a sample file.
    positions: Option<Vec<Position<3>>>,
}

impl Experiment {
    /// Reads a query, `key=value` joined by `&`, with or without `?` before it. Percent signs encode
    /// bytes as in links.
    ///
    /// # Errors
    ///
    /// [`SpecError`] names the first key that is unknown, repeated, contradictory or has a bad value.
    pub fn parse(query: &str) -> Result<Self, SpecError> {
        Self::read(query, None)
    }

    /// Reads a query whose trials start at the positions of a sample file (thesis, G.2).
    ///
    /// The query then says `sample=` and what the file is known by, the first eight bytes of the
    /// SHA-256 of its positions; `n` is by default the number of positions.
    ///
    /// # Errors
    ///
    /// As [`Experiment::parse`]; key `sample` if the text is no sample file, holds an unsolvable
    /// position or is not the one that the query asks for.
    pub fn parse_with_sample(query: &str, file: &str) -> Result<Self, SpecError> {
        Self::read(query, Some(sample::read(file)?))
    }

    fn read(query: &str, positions: Option<Vec<Position<3>>>) -> Result<Self, SpecError> {
        let given = pairs(query)?;
        let value = |key: Key| given.iter().find(|(other, _)| *other == key).map(|(_, text)| text.as_str());
        let mut base = Conditions::new(value(Key::Kind).map_or(Ok(Kind::Autoplay), Conditions::read_kind)?);
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
        let sweep = value(Key::Sweep).map(|text| read_sweep(base.kind, text)).transpose()?;
        let points = match (sweep, value(Key::Over)) {
            (None, None) => vec![base],
            (None, Some(found)) => return Err(Key::Over.refuses(found, "sweep beside it")),
            (Some(key), _) if value(key).is_some() => {
                return Err(key.refuses(value(key).unwrap_or_default(), "no value beside sweep and over"));
            }
            (Some(key), over) => points(&base, key, over.unwrap_or_default())?,
        };
        check(&given, sweep, &points)?;
        Ok(Self { sweep, points, positions })
    }

    /// The canonical query: known order, canonical values, defaults left out.
    #[must_use]
    pub fn query(&self) -> String {
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
    #[must_use]
    pub fn trials(&self) -> u64 {
        self.points.len() as u64 * self.trials_at_point()
    }

    /// The number of trials at each point.
    #[must_use]
    pub fn trials_at_point(&self) -> u64 {
        self.points[0].n.into()
    }

    /// The key that is swept.
    #[must_use]
    pub fn sweep(&self) -> Option<&'static str> {
        self.sweep.map(Key::name)
    }

    /// The values of the sweep; none without one.
    #[must_use]
    pub fn points(&self) -> Vec<String> {
        self.sweep.map_or_else(Vec::new, |key| self.points.iter().map(|point| point.text(key)).collect())
    }

    /// What the experiment does.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.points[0].kind
    }

    /// The names of the columns of a row.
    #[must_use]
    pub fn columns(&self) -> Vec<&'static str> {
        let (first, last) = (self.points[0].first, self.points[0].last);
        match self.kind() {
            Kind::Sample => vec!["trial", "position", "dtw"],
            Kind::ChoiceOfMoves => choice_of_moves::columns(first, last),
            Kind::Autoplay => vec!["trial", "position", "won", "moves", "ties", "fat"],
            Kind::Ties => ties::columns(first, last),
            Kind::Trace => trace::COLUMNS.to_vec(),
        }
    }

    /// The columns as the first line of a table.
    #[must_use]
    pub fn header(&self) -> String {
        self.columns().join(",")
    }

    /// The lines before the rows of a file, each ended by a newline: what made the rows, then the
    /// columns. Complete rows have their fingerprint there, and one of several parts says which.
    ///
    /// ```
    /// use plyground::lab::Experiment;
    /// let heading = Experiment::parse("kind=sample&n=5")?.heading(None, Some("2/4"));
    /// assert!(heading.starts_with("# query: kind=sample&n=5\n# version: "));
    /// assert!(heading.ends_with("\n# part: 2/4\ntrial,position,dtw\n"));
    /// # Ok::<(), plyground::lab::SpecError>(())
    /// ```
    #[must_use]
    pub fn heading(&self, fingerprint: Option<&str>, part: Option<&str>) -> String {
        let query = self.query();
        let said = [
            ("query", Some(query.as_str())),
            ("version", Some(env!("CARGO_PKG_VERSION"))),
            ("fingerprint", fingerprint),
            ("part", part),
        ];
        let said = said.into_iter().filter_map(|(name, text)| Some(format!("# {name}: {}\n", text?)));
        said.collect::<String>() + &self.header() + "\n"
    }

    /// What holds at each point, in order.
    pub(super) fn conditions(&self) -> &[Conditions] {
        &self.points
    }

    /// The positions of the sample file, or the error that it is missing.
    pub(super) fn positions(&self) -> Result<Option<&[Position<3>]>, SpecError> {
        match (&self.positions, self.points[0].sample) {
            (None, Some(sample)) => Err(Key::Sample.refuses(&sample.to_string(), "the sample file beside the query")),
            (positions, _) => Ok(positions.as_deref()),
        }
    }

    /// The fingerprint of complete rows: the SHA-256 in hexadecimal digits of the line `plyground 1`,
    /// the query, the header and the rows, each ended by a newline.
    pub(super) fn fingerprint(&self, rows: &[&str]) -> String {
        let mut hash = Sha256::new();
        for line in [FIRST_LINE, &self.query(), &self.header()].iter().chain(rows) {
            hash.update(line);
            hash.update("\n");
        }
        hash.finalize().iter().fold(String::new(), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        })
    }
}

/// Keys and values as they are given.
fn pairs(query: &str) -> Result<Vec<(Key, String)>, SpecError> {
    let mut pairs: Vec<(Key, String)> = Vec::new();
    for pair in query.strip_prefix('?').unwrap_or(query).split('&').filter(|pair| !pair.is_empty()) {
        let (name, text) = pair.split_once('=').unwrap_or((pair, ""));
        let unknown = |expected: String| SpecError { key: name.to_owned(), found: text.to_owned(), expected };
        let key = Key::named(name).ok_or_else(|| {
            let names: Vec<_> = Key::ALL.into_iter().map(|(_, name)| name).collect();
            unknown(format!("one of the keys {}", names.join(", ")))
        })?;
        if pairs.iter().any(|(other, _)| *other == key) {
            return Err(unknown("each key once".to_owned()));
        }
        pairs.push((key, decoded(text).ok_or_else(|| unknown("text in UTF-8".to_owned()))?));
    }
    Ok(pairs)
}

/// Replaces `%41` by `A`.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, behind @ ..] = rest {
        let digit = |place: usize| char::from(*behind.get(place)?).to_digit(16);
        let code = if *byte == b'%' { digit(0).zip(digit(1)) } else { None };
        match code.and_then(|(high, low)| u8::try_from(high << 4 | low).ok()) {
            Some(code) => (bytes.push(code), rest = &behind[2..]),
            None => (bytes.push(*byte), rest = behind),
        };
    }
    String::from_utf8(bytes).ok()
}

fn read_sweep(kind: Kind, text: &str) -> Result<Key, SpecError> {
    if matches!(kind, Kind::Sample | Kind::Trace) {
        return Err(Key::Sweep.refuses(text, "kind com, autoplay or ties"));
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
fn check(given: &[(Key, String)], sweep: Option<Key>, points: &[Conditions]) -> Result<(), SpecError> {
    for (key, text) in given {
        let idle = points.iter().all(|point| point.needs(*key).is_some() && point.differs(*key));
        if let Some(need) = points[0].needs(*key).filter(|_| idle) {
            return Err(key.refuses(text, need));
        }
    }
    if let Some((key, need)) = sweep.and_then(|key| points.iter().find_map(|point| Some((key, point.needs(key)?)))) {
        return Err(Key::Sweep.refuses(key.name(), need));
    }
    let Conditions { first, last, .. } = points[0];
    if first > last && points[0].needs(Key::First).is_none() {
        return Err(Key::First.refuses(&first.to_string(), format!("at most last, which is {last}")));
    }
    Ok(())
}
