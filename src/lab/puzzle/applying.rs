//! Which keys apply under given conditions, and the resulting settings of a search.

use super::{
    conditions::Conditions,
    kind::PuzzleKind,
    options::DrawFrom,
    puzzle_keys::{KEYS, named},
    puzzles::SlidePuzzle,
};
use crate::{
    noise::{Noise, NoiseKind},
    randomised::{Memory, Settings},
    schema::{self, Key},
};

impl Conditions {
    /// Whether a key differs from its default.
    pub(super) fn is_non_default(&self, key: &Key<Self>) -> bool {
        match key.name {
            "kind" => self.kind.name != PuzzleKind::DEFAULT_KIND,
            "g" => self.puzzle != SlidePuzzle::Three,
            "noise" => self.noise != NoiseKind::None,
            // The default sides depend on the noise.
            _ => {
                (key.write)(self)
                    != (key.write)(&Self { noise: self.noise, puzzle: self.puzzle, ..Self::new(self.kind) })
            }
        }
    }

    /// The need that keeps a key from applying here, if any.
    pub(super) fn unmet_need(&self, kinds: &[PuzzleKind], key: &Key<Self>) -> Option<String> {
        schema::unmet_need(&KEYS, kinds, self.kind, self, key)
    }

    /// Whether a key applies here.
    fn applies(&self, name: &str) -> bool {
        self.unmet_need(&[], named(name)).is_none()
    }

    /// Whether autoplay is the same Markov chain as under other conditions.
    pub(in crate::lab) fn has_chain_of(&self, other: &Self) -> bool {
        let chain = |point: &Self| (point.valuation, point.settings().round, point.t, point.tie);
        chain(self) == chain(other)
    }

    /// The settings of the engine. Keys that do not apply here are ignored.
    pub(in crate::lab) fn settings(&self) -> Settings {
        let kind = if self.applies("noise") { self.noise } else { NoiseKind::None };
        let (size_log2, type1, type2) = (self.size, self.type1, self.type2);
        Settings {
            valuation: self.valuation,
            round: self.round.filter(|_| self.applies("round")),
            noise: Noise { kind, weight: self.weight, sides: self.sides() },
            ends: self.ends,
            memory: match self.draw {
                DrawFrom::Ideal => Memory::Ideal,
                DrawFrom::Game => Memory::Game { size_log2, type1, type2 },
                DrawFrom::Search => Memory::Search { size_log2, type1, type2 },
                DrawFrom::None => Memory::None,
            },
            win: self.win,
            fat: self.fat,
        }
    }
}
