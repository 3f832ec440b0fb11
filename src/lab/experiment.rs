//! Experiments: questions about the puzzle or about two-player games.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::{laboratory::Laboratory, plan::Plan};
use crate::schema::SpecError;

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
/// let experiment =
/// Experiment::parse("kind=tournament&g=isolation&engines=random;minimax/depth=3/eval=open;minimax/eval=open/depth=2")?;
/// let query = "kind=tournament&g=isolation&engines=random;minimax/eval=open;minimax/eval=open/depth=2";
/// assert_eq!((experiment.query().as_str(), experiment.trials()), (query, 150));
/// # Ok::<(), plyground::lab::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Experiment(Arc<dyn Plan>);

impl Experiment {
    /// Parses a query: `key=value` pairs joined by `&`, with an optional `?` at the start. Percent
    /// signs encode bytes as in links.
    ///
    /// # Errors
    ///
    /// [`SpecError`] names the first key that is unknown, repeated, contradictory or has an invalid
    /// value.
    pub fn parse(query: &str) -> Result<Self, SpecError> {
        Self::read(query, None, &Laboratory::WHOLE)
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
        Self::read(query, Some(file), &Laboratory::WHOLE)
    }

    /// Parses a query about what a program experiments with, as [`Experiment::parse`] does; with a sample file, as
    /// [`Experiment::parse_with_sample`] does.
    ///
    /// # Errors
    ///
    /// See there; key `kind` for an experiment that the program does not know.
    pub fn read(query: &str, file: Option<&str>, laboratory: &Laboratory) -> Result<Self, SpecError> {
        laboratory.plan(query, file).map(Self)
    }

    /// The canonical query: known order, canonical values, without defaults.
    #[must_use]
    pub fn query(&self) -> String {
        self.0.query(false)
    }

    /// The same with the defaults of all keys that apply: for people who read it years later.
    ///
    /// ```
    /// use plyground::lab::Experiment;
    /// let full = "kind=sample&dtw=14&n=5&seed=0000000000000001&replace=yes";
    /// assert_eq!(Experiment::parse("kind=sample&n=5")?.full_query(), full);
    /// # Ok::<(), plyground::lab::SpecError>(())
    /// ```
    #[must_use]
    pub fn full_query(&self) -> String {
        self.0.query(true)
    }

    /// The total number of trials at all points.
    #[must_use]
    pub fn trials(&self) -> u64 {
        self.0.trials()
    }

    /// The number of trials at each point.
    #[must_use]
    pub fn trials_at_point(&self) -> u64 {
        self.0.trials_at_point()
    }

    /// The swept key.
    #[must_use]
    pub fn sweep(&self) -> Option<&'static str> {
        self.0.sweep()
    }

    /// The values of the sweep; empty without one.
    #[must_use]
    pub fn points(&self) -> Vec<String> {
        self.0.points()
    }

    /// The value of the key `kind`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.0.kind()
    }

    /// Whether a trial has several rows, as of kind `trace`: one for each move.
    #[must_use]
    pub fn has_rows_of_moves(&self) -> bool {
        self.kind() == "trace"
    }

    /// The names of the columns of a row.
    #[must_use]
    pub fn columns(&self) -> Vec<&'static str> {
        self.0.columns()
    }

    /// The names of the columns as the first line of a table.
    #[must_use]
    pub fn header(&self) -> String {
        self.columns().join(",")
    }

    /// The lines before the rows of a file, each ending with a newline: the origin of the rows,
    /// then the columns. A complete file states the fingerprint, and one of several parts its part and the full query.
    ///
    /// ```
    /// use plyground::lab::Experiment;
    /// let heading = Experiment::parse("kind=sample&n=5")?.heading(None, Some("2/4"));
    /// assert!(heading.starts_with("# query: kind=sample&n=5\n# version: "));
    /// assert!(heading.ends_with("# part: 2/4\n# settings: kind=sample&dtw=14&n=5&seed=0000000000000001&replace=yes\n\
    ///     trial,position,dtw\n"));
    /// # Ok::<(), plyground::lab::SpecError>(())
    /// ```
    #[must_use]
    pub fn heading(&self, fingerprint: Option<&str>, part: Option<&str>) -> String {
        let (query, settings) = (self.query(), part.map(|_| self.full_query()));
        let said = [
            ("query", Some(query.as_str())),
            ("version", Some(env!("CARGO_PKG_VERSION"))),
            ("fingerprint", fingerprint),
            ("part", part),
            ("settings", settings.as_deref()),
        ];
        let said = said.into_iter().filter_map(|(name, text)| Some(format!("# {name}: {}\n", text?)));
        said.collect::<String>() + &self.header() + "\n"
    }

    pub(super) fn plan(&self) -> &dyn Plan {
        &*self.0
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
