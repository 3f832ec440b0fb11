//! Contests as queries.

use super::{
    Begin, Contest, Facts, MOST_ENGINES,
    ground::{Ground, ground},
};
use crate::{
    catalogue::Set,
    players::{self, Spec},
    rng::Seed,
    schema::{
        SpecError, pairs,
        values::{MOST_TRIALS, whole},
    },
};

/// The keys in the canonical order.
const KEYS: [&str; 15] = [
    "kind", "g", "engines", "against", "n", "seed", "opening", "plies", "from", "to", "walk", "by", "set", "sprt", "v",
];

/// The most random plies.
const MOST_RANDOM: u32 = 1000;
/// The most plies of a game.
const MOST_PLIES: u32 = 10_000;

fn refused(key: &str, found: &str, expected: impl Into<String>) -> SpecError {
    SpecError { key: key.to_owned(), found: found.to_owned(), expected: expected.into() }
}

/// The set of a name; or what is expected instead.
fn read_set(ground: &dyn Ground, name: &str) -> Result<Option<&'static Set>, String> {
    let found = ground.sets().iter().find(|set| set.name == name);
    if found.is_some() || name == "none" {
        return Ok(found);
    }
    let known: Vec<_> = ground.sets().iter().map(|set| set.name).chain(["none"]).collect();
    Err(format!("a set of {}: {}", ground.name(), known.join(", ")))
}

impl Contest {
    /// The defaults of a query.
    fn new(kind: &'static Facts, ground: std::sync::Arc<dyn Ground>, set: Option<&'static Set>) -> Self {
        let n = set.map_or(kind.n, Set::len);
        let engine = |name| ground.engine(name).expect("all games can be played at random");
        let engines = kind.engine.map(engine).into_iter().collect();
        let by = Box::new(engine("random"));
        let opening = if let Begin::Opening(plies) = kind.begin { plies } else { 2 };
        let (against, sprt, seed) = (Vec::new(), None, Seed(1));
        Self {
            kind,
            ground,
            engines,
            against,
            n,
            seed,
            opening,
            plies: 1000,
            set,
            from: 2,
            to: 20,
            walk: None,
            by,
            sprt,
        }
    }

    /// The same contest where a query says no more than kind, game and set.
    fn usual(&self) -> Self {
        Self::new(self.kind, std::sync::Arc::clone(&self.ground), self.set)
    }

    /// Reads a query of this kind, which is one of these.
    pub(in crate::lab) fn read(kinds: &[&'static Facts], kind: &'static Facts, query: &str) -> Result<Self, SpecError> {
        let given = pairs(query, &KEYS)?;
        let name = given.iter().find(|(place, _)| KEYS[*place] == "g").map_or("", |(_, text)| text);
        let ground = ground(name).map_err(|expected| refused("g", name, expected))?;
        let set = given.iter().find(|(place, _)| KEYS[*place] == "set").map_or("none", |(_, text)| text);
        let set = read_set(&*ground, set).map_err(|expected| refused("set", set, expected))?;
        let mut contest = Self::new(kind, ground, set);
        let usual = contest.clone();
        for (place, text) in &given {
            let key = KEYS[*place];
            contest.set(key, text)?;
            let is_usual = contest.text(key) == if key == "set" { "none".to_owned() } else { usual.text(key) };
            if !kind.has(key) && !is_usual {
                let kinds: Vec<_> = kinds.iter().filter(|kind| kind.has(key)).map(|kind| kind.name).collect();
                return Err(refused(key, text, format!("kind {}", kinds.join(" or "))));
            }
        }
        contest.check()?;
        Ok(contest)
    }

    /// Refuses values that do not go together.
    fn check(&self) -> Result<(), SpecError> {
        let least = if self.kind.is_of_pairs && self.against.is_empty() { 2 } else { 1 };
        let most = self.kind.most_engines;
        let engines = self.engines.len();
        if !(least..=most).contains(&engines) {
            return Err(refused("engines", &self.text("engines"), format!("{least} to {most} engines")));
        }
        if self.against.len() > MOST_ENGINES {
            return Err(refused("against", &self.text("against"), format!("at most {MOST_ENGINES} engines")));
        }
        if self.from > self.to {
            return Err(refused("from", &self.from.to_string(), format!("at most to, which is {}", self.to)));
        }
        let usual = self.usual();
        for key in ["from", "to", "walk", "by"] {
            if self.set.is_some() && self.text(key) != usual.text(key) {
                return Err(refused(key, &self.text(key), "nothing beside set, which has its own positions"));
            }
        }
        if let Some(set) = self.set.filter(|set| self.n > set.len()) {
            return Err(refused("n", &self.n.to_string(), format!("at most {}, all of {}", set.len(), set.name)));
        }
        for (key, is_usual) in [("from", self.from == usual.from), ("to", self.to == usual.to)] {
            if self.walk.is_some() && !is_usual {
                return Err(refused(key, &self.text(key), "nothing beside walk, which has all plies"));
            }
        }
        if self.opening >= self.plies {
            return Err(refused("plies", &self.plies.to_string(), format!("more than opening, {}", self.opening)));
        }
        Ok(())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), SpecError> {
        let number = |least, most| whole(text, least, most).map_err(|expected| refused(key, text, expected));
        match key {
            "engines" => self.engines = self.read_engines(key, text)?,
            "against" => self.against = self.read_engines(key, text)?,
            "n" => self.n = number(1, MOST_TRIALS)?,
            "seed" => {
                let Ok(seed) = text.parse();
                self.seed = seed;
            }
            "opening" => self.opening = number(0, MOST_RANDOM)?,
            "plies" => self.plies = number(1, MOST_PLIES)?,
            "from" => self.from = number(0, MOST_RANDOM)?,
            "to" => self.to = number(0, MOST_RANDOM)?,
            "walk" if text == "none" => self.walk = None,
            "walk" => self.walk = Some(number(1, MOST_RANDOM)?),
            "by" => *self.by = self.read_engine(key, text)?,
            "sprt" if text == "none" => self.sprt = None,
            "sprt" => self.sprt = Some(text.parse().map_err(|expected: &str| refused(key, text, expected))?),
            "v" if text != "1" => return Err(refused(key, text, "one of 1")),
            _ => (),
        }
        Ok(())
    }

    fn read_engine(&self, key: &str, text: &str) -> Result<Spec, SpecError> {
        let wrong = |error: players::SpecError| refused(key, text, format!("as {} {}", error.key, error.expected));
        self.ground.engine(text).map_err(wrong)
    }

    fn read_engines(&self, key: &str, text: &str) -> Result<Vec<Spec>, SpecError> {
        let mut engines: Vec<Spec> = Vec::new();
        for part in text.split(';') {
            let engine = self.read_engine(key, part)?;
            if engines.contains(&engine) {
                return Err(refused(key, part, "each engine once"));
            }
            engines.push(engine);
        }
        Ok(engines)
    }

    /// The canonical text of a value; empty where there is none.
    fn text(&self, key: &str) -> String {
        let list = |engines: &[Spec]| engines.iter().map(ToString::to_string).collect::<Vec<_>>().join(";");
        match key {
            "kind" => self.kind.name.to_owned(),
            "g" => self.ground.name(),
            "engines" => list(&self.engines),
            "against" => list(&self.against),
            "n" => self.n.to_string(),
            "seed" => self.seed.to_string(),
            "opening" => self.opening.to_string(),
            "plies" => self.plies.to_string(),
            "from" => self.from.to_string(),
            "to" => self.to.to_string(),
            "walk" => self.walk.map_or_else(|| "none".to_owned(), |plies| plies.to_string()),
            "by" => self.by.to_string(),
            "set" => self.set.map_or("none", |set| set.name).to_owned(),
            "sprt" => self.sprt.as_ref().map_or_else(|| "none".to_owned(), ToString::to_string),
            _ => String::new(),
        }
    }

    /// The canonical query: kind and game, then what is not as usual.
    pub(in crate::lab) fn query(&self) -> String {
        let usual = self.usual();
        let said = KEYS.iter().filter(|key| {
            matches!(**key, "kind" | "g")
                || **key == "set" && self.set.is_some()
                || self.kind.has(key) && self.text(key) != usual.text(key)
        });
        said.map(|key| format!("{key}={}", self.text(key))).collect::<Vec<_>>().join("&")
    }

    /// The pairings, as numbers from 0: the engines, then their opponents.
    pub(in crate::lab) fn pairings(&self) -> Vec<[usize; 2]> {
        let engines = self.engines.len();
        let opponents =
            |one| if self.against.is_empty() { one + 1..engines } else { engines..engines + self.against.len() };
        (0..engines).flat_map(|one| opponents(one).map(move |two| [one, two])).collect()
    }

    /// All engines, those that are met last.
    pub(in crate::lab) fn everybody(&self) -> impl Iterator<Item = &Spec> {
        self.engines.iter().chain(&self.against)
    }

    /// The engine of a number.
    pub(in crate::lab) fn engine(&self, number: usize) -> &Spec {
        self.engines.get(number).unwrap_or_else(|| &self.against[number - self.engines.len()])
    }
}
