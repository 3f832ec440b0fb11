//! The settings of one point of an experiment.

use super::{
    facts::Facts,
    keys::Key,
    options::{Draw, Found, Tie},
    values::{self, number, one_of, small, whole},
};
use crate::{
    lab::statistics::Interval,
    randomised::{Ends, Fat, Memory, Noise, NoiseKind, Settings, Sides, Type1, Type2, Valuation, WinValue},
    rng::Seed,
    schema::{
        SpecError,
        values::{LARGEST, MOST_TRIALS, SMALLEST, name_of},
    },
    search::{SolverEngine, SolverSpec},
    slide::{Evaluation, Position, WeightedSum},
};

/// The requirement for a key to apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// What these words say.
    This(&'static str),
    /// One of the kinds that have the key, and what these words say.
    KindAnd(&'static str),
}

/// Every key of a query but those of the sweep.
#[derive(Clone, Debug)]
pub(in crate::lab) struct Conditions {
    pub kind: &'static Facts,
    /// The DTW of the sample; none for all positions alike.
    pub distance: Option<u8>,
    pub start: Option<Position<3>>,
    /// The identifier of a file's positions.
    pub sample: Option<Seed>,
    pub n: u32,
    pub seed: Seed,
    pub replace: bool,
    valuation: Valuation,
    round: Option<f64>,
    pub t: u8,
    pub first: u8,
    pub last: u8,
    noise: NoiseKind,
    weight: f64,
    sides: Option<Sides>,
    ends: Ends,
    draw: Draw,
    size: u8,
    type1: Type1,
    type2: Type2,
    win: WinValue,
    pub found: Found,
    pub tie: Tie,
    fat: Fat,
    /// Whether the choices of a game are compared by how minimal leaves lie.
    pub clusters: bool,
    pub limit: u32,
    /// The search for solutions.
    pub with: SolverSpec,
    /// The nodes that a search may expand.
    pub budget: u32,
    pub interval: Interval,
}

impl Conditions {
    /// The defaults of a query.
    pub(super) fn new(kind: &'static Facts) -> Self {
        Self {
            kind,
            distance: Some(14),
            start: None,
            sample: None,
            n: kind.n,
            seed: Seed(1),
            replace: true,
            valuation: Valuation::Sum(WeightedSum::from(Evaluation::Man)),
            round: None,
            t: 5,
            first: 1,
            last: kind.last,
            noise: NoiseKind::None,
            weight: 0.5,
            sides: None,
            ends: Ends::Closed,
            draw: Draw::Ideal,
            size: 19,
            type1: Type1::Replace,
            type2: Type2::Shallower,
            win: WinValue::Fixed,
            found: Found::Seen,
            tie: Tie::Random,
            fat: Fat::Tree,
            clusters: false,
            limit: 100,
            with: SolverSpec::usual(SolverEngine::AStar),
            budget: 100_000,
            interval: Interval::Wilson,
        }
    }

    /// Gives a key another value; those of the sweep have none here.
    pub(super) fn set(&mut self, key: Key, text: &str) -> Result<(), SpecError> {
        match key {
            Key::Dtw => self.distance = values::read_distance(text)?,
            Key::Start => self.start = Some(values::read_start(text)?),
            Key::Sample => self.sample = Some(values::read_sample(text)?),
            Key::N => self.n = whole(key, text, 1, MOST_TRIALS)?,
            Key::Seed => {
                let Ok(seed) = text.parse();
                self.seed = seed;
            }
            Key::Replace => self.replace = one_of(key, text, &values::ANSWERS)?,
            Key::Eval => {
                self.valuation = values::read_valuation(text)?;
                if self.kind.is_exact && !self.is_deterministic() {
                    return Err(key.refuses(text, values::DETERMINISTIC));
                }
            }
            Key::Round if text == "none" => self.round = None,
            Key::Round => self.round = Some(number(key, text, SMALLEST, LARGEST)?),
            Key::T => self.t = small(key, text, 1, values::DEEPEST)?,
            Key::First => self.first = small(key, text, 1, values::DEEPEST)?,
            Key::Last => self.last = small(key, text, 1, values::DEEPEST)?,
            Key::Noise => self.noise = one_of(key, text, &values::NOISES)?,
            Key::W => self.weight = number(key, text, 0.0, LARGEST)?,
            Key::Sides => self.sides = Some(one_of(key, text, &values::SIDES)?),
            Key::Ends => self.ends = one_of(key, text, &values::ENDS)?,
            Key::Draw => self.draw = one_of(key, text, &values::DRAWS)?,
            Key::Size => self.size = small(key, text, 8, 22)?,
            Key::Type1 => self.type1 = one_of(key, text, &values::TYPES1)?,
            Key::Type2 => self.type2 = one_of(key, text, &values::TYPES2)?,
            Key::Win => self.win = one_of(key, text, &values::WINS)?,
            Key::Found => self.found = one_of(key, text, &values::FOUNDS)?,
            // How leaves lie in the tree is not kept for all positions.
            Key::Tie if self.kind.is_exact => self.tie = one_of(key, text, &values::TIES[..3])?,
            Key::Tie => self.tie = one_of(key, text, &values::TIES)?,
            Key::Fat => self.fat = one_of(key, text, &values::FATS)?,
            Key::Clusters => self.clusters = one_of(key, text, &values::ANSWERS)?,
            Key::Limit => self.limit = whole(key, text, 1, 1000)?,
            Key::With => self.with = values::read_solver(text)?,
            Key::Budget => self.budget = whole(key, text, 1, values::MOST_NODES)?,
            Key::Ci => self.interval = one_of(key, text, &values::INTERVALS)?,
            Key::V => return one_of(key, text, &[("1", ())]),
            // The kind has been read before.
            Key::Kind | Key::Sweep | Key::Over => (),
        }
        Ok(())
    }

    /// The canonical text of a value; empty where there is none.
    pub(super) fn text(&self, key: Key) -> String {
        match key {
            Key::Kind => self.kind.name.to_owned(),
            Key::Dtw => self.distance.map_or_else(|| "all".to_owned(), |distance| distance.to_string()),
            Key::Start => self.start.map(|start| start.to_string()).unwrap_or_default(),
            Key::Sample => self.sample.map(|sample| sample.to_string()).unwrap_or_default(),
            Key::N => self.n.to_string(),
            Key::Seed => self.seed.to_string(),
            Key::Replace => name_of(self.replace, &values::ANSWERS).to_owned(),
            Key::Eval => match &self.valuation {
                Valuation::Sum(sum) => sum.to_string(),
                Valuation::RandomEvaluation => "random".to_owned(),
                Valuation::RandomPlay => "play".to_owned(),
                Valuation::TileTab => "tiletab".to_owned(),
            },
            Key::Round => self.round.map_or_else(|| "none".to_owned(), |step| step.to_string()),
            Key::T => self.t.to_string(),
            Key::First => self.first.to_string(),
            Key::Last => self.last.to_string(),
            Key::Noise => name_of(self.noise, &values::NOISES).to_owned(),
            Key::W => self.weight.to_string(),
            Key::Sides => name_of(self.sides(), &values::SIDES).to_owned(),
            Key::Ends => name_of(self.ends, &values::ENDS).to_owned(),
            Key::Draw => name_of(self.draw, &values::DRAWS).to_owned(),
            Key::Size => self.size.to_string(),
            Key::Type1 => name_of(self.type1, &values::TYPES1).to_owned(),
            Key::Type2 => name_of(self.type2, &values::TYPES2).to_owned(),
            Key::Win => name_of(self.win, &values::WINS).to_owned(),
            Key::Found => name_of(self.found, &values::FOUNDS).to_owned(),
            Key::Tie => name_of(self.tie, &values::TIES).to_owned(),
            Key::Fat => name_of(self.fat, &values::FATS).to_owned(),
            Key::Clusters => name_of(self.clusters, &values::ANSWERS).to_owned(),
            Key::Limit => self.limit.to_string(),
            Key::With => self.with.to_string(),
            Key::Budget => self.budget.to_string(),
            Key::Ci => name_of(self.interval, &values::INTERVALS).to_owned(),
            Key::Sweep | Key::Over | Key::V => String::new(),
        }
    }

    /// Whether a key has another value than where a query says nothing.
    pub(super) fn differs(&self, key: Key) -> bool {
        let plain = Self { noise: self.noise, ..Self::new(self.kind) };
        match key {
            Key::Kind => self.kind.name != Facts::DEFAULT_KIND,
            Key::Noise => self.noise != NoiseKind::None,
            _ => self.text(key) != plain.text(key),
        }
    }

    /// What is missing for a key to mean anything here, if something is.
    pub(super) fn needs(&self, key: Key) -> Option<Need> {
        let has = self.kind.has(key);
        let is_sum = matches!(self.valuation, Valuation::Sum(_));
        let is_noisy = self.kind.has(Key::Noise) && is_sum && self.noise != NoiseKind::None;
        let is_random = is_noisy || matches!(self.valuation, Valuation::RandomEvaluation | Valuation::TileTab);
        let has_table = matches!(self.draw, Draw::Game | Draw::Search);
        if let Some((_, need)) = self.kind.refusals.iter().find(|(refused, _)| *refused == key) {
            return Some(Need::This(need));
        }
        let (met, need) = match key {
            Key::Dtw | Key::Replace if self.start.is_some() => (false, "a query without start"),
            Key::Dtw | Key::Replace | Key::Start => (self.sample.is_none(), "a query without sample"),
            Key::Eval => (has, "a kind that searches"),
            Key::Round => (has && is_sum, "a kind that searches, and a weighted sum as eval"),
            Key::Noise if !(has && is_sum) => return Some(Need::KindAnd(", and a weighted sum as eval")),
            Key::W | Key::Sides | Key::Ends => (is_noisy, "a noise"),
            Key::Draw => (has && is_random, "a noise, or random or tiletab as eval"),
            Key::Size | Key::Type1 | Key::Type2 => {
                (self.needs(Key::Draw).is_none() && has_table, "draw game or search")
            }
            _ if !has => return Some(Need::KindAnd("")),
            _ => (true, ""),
        };
        (!met).then_some(Need::This(need))
    }

    /// Whether the evaluation leaves nothing to chance, and Win alone its least value.
    fn is_deterministic(&self) -> bool {
        match &self.valuation {
            Valuation::Sum(sum) => {
                let losses = Evaluation::ALL.map(|function| sum.weight(function).min(0.0) * values::GREATEST_VALUE);
                losses.iter().sum::<f64>() > self.win_value()
            }
            Valuation::RandomPlay => true,
            Valuation::RandomEvaluation | Valuation::TileTab => false,
        }
    }

    /// Whether autoplay is the same Markov chain as under other conditions.
    pub(in crate::lab) fn has_chain_of(&self, other: &Self) -> bool {
        let chain = |point: &Self| (point.valuation, point.settings().round, point.t, point.tie);
        chain(self) == chain(other)
    }

    fn sides(&self) -> Sides {
        let symmetric = matches!(self.noise, NoiseKind::Add | NoiseKind::Mult);
        self.sides.unwrap_or(if symmetric { Sides::Two } else { Sides::One })
    }

    /// The value of Win.
    pub(in crate::lab) fn win_value(&self) -> f64 {
        self.win.value()
    }

    /// What the engine must know. Keys that mean nothing here are as if they were not given.
    pub(in crate::lab) fn settings(&self) -> Settings {
        let kind = if self.needs(Key::Noise).is_none() { self.noise } else { NoiseKind::None };
        let (size_log2, type1, type2) = (self.size, self.type1, self.type2);
        Settings {
            valuation: self.valuation,
            round: self.round.filter(|_| self.needs(Key::Round).is_none()),
            noise: Noise { kind, weight: self.weight, sides: self.sides(), ends: self.ends },
            memory: match self.draw {
                Draw::Ideal => Memory::Ideal,
                Draw::Game => Memory::Game { size_log2, type1, type2 },
                Draw::Search => Memory::Search { size_log2, type1, type2 },
                Draw::None => Memory::None,
            },
            win: self.win,
            fat: self.fat,
        }
    }
}
