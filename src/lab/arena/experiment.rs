//! Experiments with two-player games as queries.

use std::{slice, sync::Arc};

use super::{
    Begin, GamesExperiment, GamesFacts, GamesKind, MOST_ENGINES,
    engines::written,
    games_keys::KEYS,
    text_game::{FindGame, TextGame, find_game},
};
use crate::{
    catalogue::{Set, TwoPlayerGame},
    lab::plan::Design,
    players::{EngineSpec, PlannedEngines},
    rng::Seed,
    schema::{self, Grammar, Key, QueryKind, SpecError, pairs},
};

/// The set with this name; otherwise what was expected.
fn read_set(game: &dyn TextGame, name: &str) -> Result<Option<&'static Set>, String> {
    let found = game.sets().iter().find(|set| set.name == name);
    if found.is_some() || name == "none" {
        return Ok(found);
    }
    let known: Vec<_> = game.sets().iter().map(|set| set.name).chain(["none"]).collect();
    Err(format!("a set of {}: {}", game.name(), known.join(", ")))
}

/// The grammar of queries of these kinds.
pub(in crate::lab) fn grammar(kinds: &'static [GamesKind]) -> Grammar {
    let name = TwoPlayerGame::listed()[0].to_string();
    let game = || find_game::<PlannedEngines>(&name).expect("it is listed");
    let default = |kind: Option<&'static GamesKind>| GamesExperiment::new(kind.unwrap_or(&kinds[0]), game(), None);
    // Without a kind a query is about the puzzle, and there is no default game.
    Grammar::new(&KEYS, kinds, &["kind", "g"], default)
}

impl GamesExperiment {
    /// The defaults of a query.
    fn new(kind: &'static GamesKind, game: Arc<dyn TextGame>, set: Option<&'static Set>) -> Self {
        let n = set.map_or(kind.n, Set::len);
        let engine = |name| game.engine(name).expect("all games can be played at random");
        let engines = kind.facts.engine.map(engine).into_iter().collect();
        let by = Box::new(engine("random"));
        let opening = if let Begin::Opening(plies) = kind.facts.begin { plies } else { 2 };
        let (against, sprt, seed) = (Vec::new(), None, Seed(1));
        Self { kind, game, engines, against, n, seed, opening, plies: 1000, set, from: 2, to: 20, walk: None, by, sprt }
    }

    /// The experiment of a query that states only kind, game and set.
    fn defaults(&self) -> Self {
        Self::new(self.kind, Arc::clone(&self.game), self.set)
    }

    /// Parses a query of this kind, which is one of these.
    pub(in crate::lab) fn read(
        kinds: &'static [GamesKind],
        kind: &'static GamesKind,
        query: &str,
        find_game: FindGame,
    ) -> Result<Self, SpecError> {
        let given = pairs(query, &KEYS.each_ref().map(|key| key.name))?;
        let value =
            |name: &str| given.iter().find(|(place, _)| KEYS[*place].name == name).map(|(_, text)| text.as_str());
        let name = value("g").unwrap_or_default();
        let game = find_game(name).map_err(|expected| SpecError::new("g", name, expected))?;
        let set = value("set").unwrap_or("none");
        let set = read_set(&*game, set).map_err(|expected| SpecError::new("set", set, expected))?;
        let defaults = Self::new(kind, game, set);
        let mut experiment = defaults.clone();
        for (place, text) in &given {
            let key = &KEYS[*place];
            key.set(&mut experiment, text)?;
        }
        for (place, text) in &given {
            let key = &KEYS[*place];
            let expected = schema::unmet_need(&KEYS, kinds, kind, &experiment, key)
                .filter(|_| experiment.is_non_default(&defaults, key));
            if let Some(expected) = expected {
                return Err(SpecError::new(key.name, text, expected));
            }
        }
        experiment.check()?;
        Ok(experiment)
    }

    /// Rejects contradictory values.
    fn check(&self) -> Result<(), SpecError> {
        let least = if self.kind.facts.is_of_pairs && self.against.is_empty() { 2 } else { 1 };
        let most = self.kind.facts.most_engines;
        let engines = self.engines.len();
        if !(least..=most).contains(&engines) {
            return Err(SpecError::new("engines", written(&self.engines), format!("{least} to {most} engines")));
        }
        if self.against.len() > MOST_ENGINES {
            return Err(SpecError::new("against", written(&self.against), format!("at most {MOST_ENGINES} engines")));
        }
        if self.from > self.to {
            return Err(SpecError::new("from", self.from, format!("at most to, which is {}", self.to)));
        }
        if let Some(set) = self.set.filter(|set| self.n > set.len()) {
            return Err(SpecError::new("n", self.n, format!("at most {}, all of {}", set.len(), set.name)));
        }
        let (trials, most) = (self.trials(), u64::from(u32::MAX));
        if trials > most {
            let expected = format!("fewer engines or a smaller n: at most {most} trials in all");
            return Err(SpecError::new("n", format!("{trials} trials"), expected));
        }
        if self.opening >= self.plies {
            return Err(SpecError::new("plies", self.plies, format!("more than opening, {}", self.opening)));
        }
        Ok(())
    }

    /// Checks that there is enough memory for the tables of all engines.
    pub(super) fn check_memory(&self) -> Result<(), SpecError> {
        let keys = [("engines", &self.engines[..]), ("against", &self.against), ("by", slice::from_ref(&*self.by))];
        let mut engines = keys.into_iter().flat_map(|(key, engines)| engines.iter().map(move |engine| (key, engine)));
        engines.try_for_each(|(key, engine)| {
            let wrong = |error: SpecError| SpecError::new(key, engine, format!("as {} {}", error.key, error.expected));
            self.game.check_memory(engine).map_err(wrong)
        })
    }

    /// Whether a key differs from its default, given kind, game and set.
    fn is_non_default(&self, defaults: &Self, key: &Key<Self>) -> bool {
        match key.name {
            "kind" | "g" => true,
            "set" => self.set.is_some(),
            _ => (key.write)(self) != (key.write)(defaults),
        }
    }

    /// The pairings, as numbers from 0: first the engines, then their opponents.
    pub(in crate::lab) fn pairings(&self) -> Vec<[usize; 2]> {
        let engines = self.engines.len();
        let opponents =
            |one| if self.against.is_empty() { one + 1..engines } else { engines..engines + self.against.len() };
        (0..engines).flat_map(|one| opponents(one).map(move |two| [one, two])).collect()
    }

    /// All engines, opponents last.
    pub(in crate::lab) fn everybody(&self) -> impl Iterator<Item = &EngineSpec> {
        self.engines.iter().chain(&self.against)
    }

    /// The engine with this number.
    pub(in crate::lab) fn engine(&self, number: usize) -> &EngineSpec {
        self.engines.get(number).unwrap_or_else(|| &self.against[number - self.engines.len()])
    }
}

impl Design for GamesExperiment {
    type Facts = GamesFacts;
    type Conditions = Self;

    const COMMON: &'static [&'static str] = &["kind", "g", "engines", "n", "seed", "v"];

    fn kind(&self) -> &'static GamesKind {
        self.kind
    }

    fn query(&self, is_full: bool) -> String {
        let defaults = self.defaults();
        let is_said = |key: &Key<Self>| {
            if is_full {
                schema::unmet_need(&KEYS, &[], self.kind, self, key).is_none()
            } else {
                self.kind.has(key.name) && self.is_non_default(&defaults, key)
            }
        };
        let said = KEYS.iter().filter(|key| is_said(key)).map(|key| (key.name, (key.write)(self)));
        let said = said.filter(|(_, value)| !value.is_empty()).map(|(name, value)| format!("{name}={value}"));
        said.collect::<Vec<_>>().join("&")
    }

    fn conditions(&self) -> &[Self] {
        slice::from_ref(self)
    }

    fn trials_at_point(&self) -> u64 {
        u64::from(self.n) * self.trials_a_round()
    }
}
