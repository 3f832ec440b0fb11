//! Experiments: questions about the puzzle or about two-player games.

use sha2::{Digest, Sha256};

use super::kinds::{ExperimentKind, KINDS, NAMES};
#[cfg(feature = "duels")]
use super::{
    arena::GamesExperiment,
    kinds::{GamesKind, games_kinds},
};
#[cfg(feature = "slide")]
use super::{
    kinds::{PuzzleKind, puzzle_kinds},
    puzzle::PuzzleExperiment,
};
use crate::schema::{self, SpecError};

/// The version of everything that turns a query into rows.
pub const GENERATOR: u32 = 1;
/// The first line of the text that a fingerprint hashes; it ends with [`GENERATOR`].
const FIRST_LINE: &str = "plyground 1";

/// An experiment: everything that its results depend on, parsed from a query.
///
/// Trials are numbered from 0, one point of the sweep after the other; a trial depends only on the
/// query and its number. `docs/experiments.md` lists the keys.
///
/// ```
/// use plyground::lab::Experiment;
/// let experiment = Experiment::parse("t=5&n=0100&eval=eu&sweep=dtw&over=8,14")?;
/// assert_eq!(experiment.query(), "n=100&eval=eu&sweep=dtw&over=8,14");
/// assert_eq!((experiment.trials(), experiment.points()), (200, vec!["8".to_owned(), "14".to_owned()]));
/// assert_eq!(Experiment::parse("dtw=27").unwrap_err().key, "dtw");
/// let experiment = Experiment::parse("kind=tournament&g=isolation&engines=random;minimax/depth=3/eval=open;minimax/eval=open/depth=2")?;
/// let query = "kind=tournament&g=isolation&engines=random;minimax/eval=open;minimax/eval=open/depth=2";
/// assert_eq!((experiment.query().as_str(), experiment.trials()), (query, 150));
/// # Ok::<(), plyground::lab::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Experiment(Subject);

/// The subject of an experiment.
#[derive(Clone, Debug)]
pub(super) enum Subject {
    #[cfg(feature = "slide")]
    Puzzle(&'static PuzzleKind, PuzzleExperiment),
    #[cfg(feature = "duels")]
    Games(&'static GamesKind, GamesExperiment),
}

/// The kind with this name, if there is one.
fn kind_named(name: &str) -> Option<&'static ExperimentKind> {
    KINDS.iter().find(|kind| kind.name() == name)
}

impl Experiment {
    /// Parses a query: `key=value` pairs joined by `&`, with an optional `?` at the start. Percent
    /// signs encode bytes as in links.
    ///
    /// # Errors
    ///
    /// [`SpecError`] names the first key that is unknown, repeated, contradictory or has an invalid
    /// value.
    pub fn parse(query: &str) -> Result<Self, SpecError> {
        Self::read(query, None)
    }

    /// Parses a query whose trials start at the positions of a sample file [Heuser 2003, G.2].
    ///
    /// The query then contains `sample=` and the identifier of the file, the first eight bytes of
    /// the SHA-256 of its positions; the default of `n` is the number of positions.
    ///
    /// # Errors
    ///
    /// See [`Experiment::parse`]; key `sample` if the text is not a valid sample file, contains an
    /// unsolvable position or is not the file that the query names, or if the query is about
    /// two-player games.
    pub fn parse_with_sample(query: &str, file: &str) -> Result<Self, SpecError> {
        Self::read(query, Some(file))
    }

    fn read(query: &str, file: Option<&str>) -> Result<Self, SpecError> {
        let asked = schema::value(query, "kind").unwrap_or_default();
        #[cfg(feature = "duels")]
        if let Some(&ExperimentKind::Games(kind)) = kind_named(&asked) {
            if file.is_some() {
                return Err(SpecError::new("sample", asked, "a kind of the puzzle"));
            }
            return Ok(Self(Subject::Games(kind, GamesExperiment::read(&games_kinds(), kind.facts, query)?)));
        }
        Self::read_about_puzzle(query, file, &asked)
    }

    #[cfg(feature = "slide")]
    fn read_about_puzzle(query: &str, file: Option<&str>, _asked: &str) -> Result<Self, SpecError> {
        let kinds = puzzle_kinds();
        let experiment = PuzzleExperiment::read(&kinds, query, file).map_err(|error| match error.key.as_str() {
            // An unknown kind is rejected together with all other kinds.
            "kind" => {
                let others = NAMES.iter().filter(|name| kinds.iter().all(|kind| kind.name != **name));
                SpecError {
                    expected: error.expected + &others.flat_map(|name| [", ", name]).collect::<String>(),
                    ..error
                }
            }
            _ => error,
        })?;
        let Some(&ExperimentKind::Puzzle(kind)) = kind_named(experiment.kind().name) else {
            unreachable!("the kind was found among these")
        };
        Ok(Self(Subject::Puzzle(kind, experiment)))
    }

    /// This module plays two-player games only.
    #[cfg(not(feature = "slide"))]
    fn read_about_puzzle(_query: &str, _file: Option<&str>, asked: &str) -> Result<Self, SpecError> {
        let here = KINDS.iter().map(ExperimentKind::name).collect::<Vec<_>>();
        Err(SpecError::new("kind", asked, format!("one of {}", here.join(", "))))
    }

    /// The canonical query: known order, canonical values, without defaults.
    #[must_use]
    pub fn query(&self) -> String {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(_, experiment) => experiment.query(),
            #[cfg(feature = "duels")]
            Subject::Games(_, experiment) => experiment.query(),
        }
    }

    /// The total number of trials at all points.
    #[must_use]
    pub fn trials(&self) -> u64 {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(_, experiment) => experiment.trials(),
            #[cfg(feature = "duels")]
            Subject::Games(_, experiment) => experiment.trials(),
        }
    }

    /// The number of trials at each point.
    #[must_use]
    pub fn trials_at_point(&self) -> u64 {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(_, experiment) => experiment.trials_at_point(),
            #[cfg(feature = "duels")]
            Subject::Games(_, experiment) => experiment.trials(),
        }
    }

    /// The swept key.
    #[must_use]
    pub fn sweep(&self) -> Option<&'static str> {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(_, experiment) => experiment.sweep(),
            #[cfg(feature = "duels")]
            Subject::Games(..) => None,
        }
    }

    /// The values of the sweep; empty without one.
    #[must_use]
    pub fn points(&self) -> Vec<String> {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(_, experiment) => experiment.points(),
            #[cfg(feature = "duels")]
            Subject::Games(..) => Vec::new(),
        }
    }

    /// The value of the key `kind`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(kind, _) => kind.facts.name,
            #[cfg(feature = "duels")]
            Subject::Games(kind, _) => kind.facts.name,
        }
    }

    /// Whether a trial has several rows, as of kind `trace`: one for each move.
    #[must_use]
    pub fn has_rows_of_moves(&self) -> bool {
        self.kind() == "trace"
    }

    /// The names of the columns of a row.
    #[must_use]
    pub fn columns(&self) -> Vec<&'static str> {
        match &self.0 {
            #[cfg(feature = "slide")]
            Subject::Puzzle(kind, experiment) => (kind.columns)(&experiment.conditions()[0]),
            #[cfg(feature = "duels")]
            Subject::Games(kind, _) => kind.columns.to_vec(),
        }
    }

    /// The names of the columns as the first line of a table.
    #[must_use]
    pub fn header(&self) -> String {
        self.columns().join(",")
    }

    /// The lines before the rows of a file, each ending with a newline: the origin of the rows,
    /// then the columns. A complete file states the fingerprint, and one of several parts its part.
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

    pub(super) fn subject(&self) -> &Subject {
        &self.0
    }

    /// The start of a fingerprint, which is the SHA-256 in hexadecimal digits of the line
    /// `plyground 1`, the query, the header and the rows, each ending with a newline.
    pub(super) fn hash(&self) -> Sha256 {
        let mut hash = Sha256::new();
        for line in [FIRST_LINE, &self.query(), &self.header()] {
            hash.update(line);
            hash.update("\n");
        }
        hash
    }
}
