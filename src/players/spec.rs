//! Engines as text.

use std::{fmt, str::FromStr};

use crate::search::{Attacker, Budget, MtdOptions, Noise, NoiseKind, NoiseSides, Options, ProofOptions, TableDepth};

/// The kinds of engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Draws any legal move.
    Random,
    /// Searches everything to a depth.
    Minimax,
    /// Searches with switches.
    AlphaBeta,
    /// Searches by tests in narrow windows.
    Mtd,
    /// Proves wins.
    Proof,
    /// Solves where that is possible.
    Perfect,
}

impl Engine {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::Random, Self::Minimax, Self::AlphaBeta, Self::Mtd, Self::Proof, Self::Perfect];

    /// The name an engine's text begins with.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::Mtd => "mtd",
            Self::Proof => "proof",
            Self::Perfect => "perfect",
        }
    }
}

/// An engine and its options.
///
/// ```
/// use plyground::players::Spec;
/// let spec: Spec = "alpha-beta/nodes=4000/scout=yes/table=0/eval=h1:1,-2".parse()?;
/// // What is usual is left out, and the keys have their order.
/// assert_eq!(spec.to_string(), "alpha-beta/eval=h1:1,-2/nodes=4000/table=0");
/// assert_eq!("alpha-beta/table=29".parse::<Spec>().unwrap_err().key, "table");
/// # Ok::<(), plyground::players::SpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// Its kind.
    pub engine: Engine,
    /// The evaluation, by the name that its game gives it; the game's best if there is none.
    pub evaluation: Option<String>,
    /// How far it searches.
    pub budget: Budget,
    /// How it searches.
    pub options: Options,
    /// Where the MTD family tests.
    pub mtd: MtdOptions,
    /// How it proves.
    pub proof: ProofOptions,
    /// Whose win it proves.
    pub attacker: Attacker,
    /// What randomises its evaluation.
    pub noise: Option<Noise>,
    /// With up to so many pieces it looks positions up in the game's table of endgames; 0 for never.
    pub endgames: u32,
    /// With up to so many pieces on the board, half of its nodes go to a proof of a win; 0 for never.
    pub prove: u32,
    /// Only with more than so many pieces on the board, moves are drawn within the margin.
    pub vary: u32,
}

/// What a search has as its budget if nothing else is said: some milliseconds.
const USUAL_NODES: u64 = 10_000;
const USUAL_MINIMAX: u32 = 3;

impl Spec {
    pub(super) fn new(engine: Engine) -> Self {
        let budget = if engine == Engine::Minimax { Budget::depth(USUAL_MINIMAX) } else { Budget::nodes(USUAL_NODES) };
        let mut options = Options::default();
        if engine == Engine::Mtd {
            // Its value is to be that of alpha-beta, and its windows are narrow already.
            options = Options { table_depth: TableDepth::Exact, scout: false, null_move: 0, ..options };
        }
        Self {
            engine,
            evaluation: None,
            budget,
            options,
            mtd: MtdOptions::default(),
            proof: ProofOptions::default(),
            attacker: Attacker::Mover,
            noise: None,
            endgames: 0,
            prove: 0,
            vary: 0,
        }
    }

    /// For games that cannot be solved.
    pub(super) fn refuse_solver(&self) -> Result<(), SpecError> {
        if self.engine != Engine::Perfect {
            return Ok(());
        }
        let others = Engine::ALL.into_iter().filter(|engine| *engine != Engine::Perfect);
        let expected = others.map(Engine::name).collect::<Vec<_>>().join(", ");
        Err(SpecError::new("engine", Engine::Perfect.name(), format!("one of {expected}")))
    }

    /// For games in which engines do not change with the number of pieces.
    pub(super) fn refuse_phases(&self, game: &str) -> Result<(), SpecError> {
        match (self.prove, self.vary) {
            (0, 0) => Ok(()),
            (0, vary) => Err(SpecError::new("vary", vary, format!("0 in {game}"))),
            (prove, _) => Err(SpecError::new("prove", prove, format!("0 in {game}"))),
        }
    }

    /// For games that have no table of endgames.
    pub(super) fn refuse_endgames(&self, game: &str) -> Result<(), SpecError> {
        if self.endgames == 0 {
            return Ok(());
        }
        Err(SpecError::new("endgames", self.endgames, format!("0: there is no table for {game}")))
    }
}

/// A text that is no engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// The key that is wrong: `engine` if the name is.
    pub key: String,
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl SpecError {
    /// An error about the value of a key.
    pub fn new(key: &str, found: impl fmt::Display, expected: impl fmt::Display) -> Self {
        Self { key: key.to_owned(), found: found.to_string(), expected: expected.to_string() }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}={}” is not understood: expected {}", self.key, self.found, self.expected)
    }
}

impl std::error::Error for SpecError {}

/// A key: its name, the engines that have it, how it is written and how it is read.
struct Key {
    name: &'static str,
    engines: &'static [Engine],
    write: fn(&Spec) -> String,
    read: fn(&mut Spec, &str) -> Result<(), String>,
}

const SEARCHING: &[Engine] = &[Engine::Minimax, Engine::AlphaBeta, Engine::Mtd];
const PRUNING: &[Engine] = &[Engine::AlphaBeta, Engine::Mtd];
const ALPHA_BETA: &[Engine] = &[Engine::AlphaBeta];
const MTD: &[Engine] = &[Engine::Mtd];
const PROOF: &[Engine] = &[Engine::Proof];
const EVALUATING: &[Engine] = &[Engine::Minimax, Engine::AlphaBeta, Engine::Mtd, Engine::Proof];
const COUNTING: &[Engine] = &[Engine::AlphaBeta, Engine::Mtd, Engine::Proof];

/// A key of a field that is written and read by its own type.
macro_rules! key {
    ($name:literal, $engines:expr, $read:expr, $($field:ident).+) => {
        Key {
            name: $name,
            engines: $engines,
            write: |spec| spec.$($field).+.written(),
            read: |spec, text| {
                spec.$($field).+ = $read(text)?;
                Ok(())
            },
        }
    };
}

const KEYS: &[Key] = &[
    Key {
        name: "eval",
        engines: EVALUATING,
        write: |spec| spec.evaluation.clone().unwrap_or_default(),
        read: |spec, text| {
            spec.evaluation = (!text.is_empty()).then(|| text.to_owned());
            Ok(())
        },
    },
    key!("depth", SEARCHING, |text| within(text, 1, Budget::DEEPEST), budget.depth),
    key!("nodes", COUNTING, |text| within(text, 1, 1_000_000_000_000_u64), budget.nodes),
    key!("deepening", PRUNING, yes, options.deepening),
    key!("table", PRUNING, |text| within(text, 0, 28_u32), options.table),
    key!("keep", PRUNING, named, options.replacement),
    key!("answer", PRUNING, named, options.table_depth),
    key!("foresee", ALPHA_BETA, yes, options.foresee),
    key!("clear", PRUNING, yes, options.fresh_table),
    key!("bounds", ALPHA_BETA, named, options.bounds),
    key!("first", PRUNING, yes, options.table_move),
    key!("turns", PRUNING, yes, options.whole_turns),
    key!("killers", PRUNING, |text| within(text, 0, 8_u32), options.killers),
    key!("history", PRUNING, named, options.history),
    key!("weight", PRUNING, named, options.history_weight),
    key!("static", PRUNING, yes, options.static_order),
    key!("in-rank", PRUNING, |text| within(text, 0, Options::MOST_IN_RANK), options.history_in_rank),
    key!("scout", PRUNING, yes, options.scout),
    key!("aspiration", ALPHA_BETA, amount, options.aspiration),
    key!("null", ALPHA_BETA, |text| within(text, 0, 8_u32), options.null_move),
    key!("late", PRUNING, |text| within(text, 0, 100_u32), options.late),
    key!("quiet", PRUNING, |text| within(text, 0, 100_u32), options.quiescence),
    key!("stand", PRUNING, named, options.stand_pat),
    Key {
        name: "margin",
        engines: ALPHA_BETA,
        write: |spec| spec.options.margin.map_or_else(|| "none".to_owned(), Written::written),
        read: |spec, text| {
            spec.options.margin = if text == "none" { None } else { Some(amount(text)?) };
            Ok(())
        },
    },
    key!("every", ALPHA_BETA, yes, options.every_move),
    Key {
        name: "driver",
        engines: MTD,
        write: |spec| spec.mtd.driver.map_or_else(|| "auto".to_owned(), Written::written),
        read: |spec, text| {
            spec.mtd.driver = if text == "auto" { None } else { Some(named(text)?) };
            Ok(())
        },
    },
    key!("min", MTD, value, mtd.min),
    key!("max", MTD, value, mtd.max),
    key!("eps", MTD, amount, mtd.epsilon),
    key!("guess", MTD, value, mtd.guess),
    key!("step", MTD, amount, mtd.step),
    key!("attacker", PROOF, named, attacker),
    key!("table", PROOF, |text| within(text, 1, 26_u32), proof.table),
    key!("eps", PROOF, amount, proof.epsilon),
    key!("leaf", PROOF, named, proof.leaf),
    key!("a", PROOF, amount, proof.a),
    key!("b", PROOF, amount, proof.b),
    key!("leaf-from", PROOF, great, proof.leaf_threshold),
    key!("add", PROOF, named, proof.adding),
    key!("h", PROOF, amount, proof.h),
    key!("add-from", PROOF, great, proof.adding_threshold),
    key!("widening", PROOF, |text| within(text, 0, 1000_u32), proof.widening),
    key!("order", PROOF, named, proof.ordering),
    key!("threats", PROOF, yes, proof.threats),
    Key {
        name: "noise",
        engines: SEARCHING,
        write: |spec| {
            spec.noise.map_or_else(
                || "none".to_owned(),
                |Noise { kind, weight, sides }| format!("{kind}:{}:{sides}", weight.written()),
            )
        },
        read: |spec, text| {
            spec.noise = if text == "none" { None } else { Some(noise(text)?) };
            Ok(())
        },
    },
    key!("vary", ALPHA_BETA, |text| within(text, 0, 100_u32), vary),
    key!("prove", PRUNING, |text| within(text, 0, 100_u32), prove),
    key!("endgames", EVALUATING, |text| within(text, 0, 100_u32), endgames),
];

/// How a value of an option is written.
trait Written {
    fn written(self) -> String;
}

impl Written for bool {
    fn written(self) -> String {
        if self { "yes" } else { "no" }.to_owned()
    }
}

/// For values that write themselves.
macro_rules! written {
    ($($kind:ty),+) => { $(impl Written for $kind {
        fn written(self) -> String {
            self.to_string()
        }
    })+ };
}

written!(
    u32,
    u64,
    f64,
    crate::search::Driver,
    crate::search::Replacement,
    crate::search::TableDepth,
    crate::search::Bounds,
    crate::search::History,
    crate::search::HistoryWeight,
    crate::search::StandPat,
    crate::search::Attacker,
    crate::search::Leaf,
    crate::search::Adding,
    crate::search::Order
);

fn yes(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("yes or no".to_owned()),
    }
}

fn within<N: FromStr + PartialOrd + fmt::Display + Copy>(text: &str, least: N, most: N) -> Result<N, String> {
    let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    number.filter(|number| (least..=most).contains(number)).ok_or_else(|| format!("a number from {least} to {most}"))
}

fn amount(text: &str) -> Result<f64, String> {
    up_to(1e6, text)
}

/// Values of evaluations whose threats are worth millions.
fn great(text: &str) -> Result<f64, String> {
    up_to(1e9, text)
}

fn up_to(most: f64, text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| (0.0..=most).contains(number));
    number.ok_or_else(|| format!("a number from 0 to {most}"))
}

fn value(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| (-1e6..=1e6).contains(number));
    number.map(|number| number + 0.0).ok_or_else(|| "a number from -1000000 to 1000000".to_owned())
}

fn named<N: FromStr<Err = crate::search::UnknownName>>(text: &str) -> Result<N, String> {
    text.parse().map_err(|error: crate::search::UnknownName| error.expected.join(", "))
}

fn noise(text: &str) -> Result<Noise, String> {
    let expected = || "a kind, a weight and its sides, as in add:0.5:two, or none".to_owned();
    let [kind, weight, sides] = text.split(':').collect::<Vec<_>>()[..] else { return Err(expected()) };
    let (kind, sides): (NoiseKind, NoiseSides) = (named(kind)?, named(sides)?);
    Ok(Noise { kind, weight: amount(weight)?, sides })
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parts = text.split('/');
        let name = parts.next().unwrap_or_default();
        let engine = Engine::ALL.into_iter().find(|engine| engine.name() == name).ok_or_else(|| {
            SpecError::new("engine", name, format!("one of {}", Engine::ALL.map(Engine::name).join(", ")))
        })?;
        let mut spec = Self::new(engine);
        let mut given = Vec::new();
        for part in parts {
            let (name, value) =
                part.split_once('=').ok_or_else(|| SpecError::new(part, "", "a value, as in depth=4"))?;
            let known = || KEYS.iter().filter(|key| key.engines.contains(&engine));
            let key = known().find(|key| key.name == name).ok_or_else(|| {
                let names: Vec<_> = known().map(|key| key.name).collect();
                let expected =
                    if names.is_empty() { "no key".to_owned() } else { format!("one of {}", names.join(", ")) };
                SpecError::new(name, value, format!("{expected} after {}", engine.name()))
            })?;
            if given.contains(&name) {
                return Err(SpecError::new(name, value, "each key once"));
            }
            given.push(name);
            (key.read)(&mut spec, value).map_err(|expected| SpecError::new(name, value, expected))?;
        }
        if spec.mtd.min >= spec.mtd.max {
            return Err(SpecError::new("max", spec.mtd.max, format!("more than min, which is {}", spec.mtd.min)));
        }
        // A depth alone means that depth, whatever it takes.
        if given.contains(&"depth") && !given.contains(&"nodes") {
            spec.budget.nodes = u64::MAX;
        }
        Ok(spec)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::new(self.engine);
        f.write_str(self.engine.name())?;
        for key in KEYS.iter().filter(|key| key.engines.contains(&self.engine)) {
            let unbounded = key.name == "nodes" && self.budget.nodes == u64::MAX;
            let text = (key.write)(self);
            if text != (key.write)(&usual) && !unbounded {
                write!(f, "/{}={text}", key.name)?;
            }
        }
        Ok(())
    }
}
