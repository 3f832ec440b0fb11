//! The numbers of an evaluation, by name.

use super::material::Material;

/// All numbers of an evaluation: those of its material, and those of what is seen in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weights {
    pub material: Material,
    pub terms: [i32; TERMS.len()],
}

/// The names of what is seen in a position, see [`TzaarEvaluation`](super::TzaarEvaluation).
pub(super) const TERMS: [&str; 7] = ["secure", "all-secure", "grown", "few", "threat", "later", "zone"];
/// The names of fields: six classes, then the corners of the rim for height 2 and for greater ones.
const FIELDS: [&str; 8] =
    ["ring1", "ring2", "ring2-corner", "ring3", "ring3-corner", "rim", "rim-corner", "rim-corner-high"];
/// The heights and the numbers of stacks that have a number.
const HEIGHTS: usize = 14;
const COUNTS: usize = 15;

/// The most that a number of the material is, and the least without its sign.
const MOST_OF_MATERIAL: i32 = 1000;
/// The same for the others.
const MOST_OF_TERMS: i32 = 100_000_000;

impl Weights {
    /// WALTZ's expert: the terms as its published source of 2012 has them.
    pub const EXPERT: Self =
        Self { material: Material::EXPERT, terms: [25_000, 500_000, 100_000, 100_000, 20_000_000, 1000, 1] };

    /// WALTZ's beginner: nothing but material.
    pub const BEGINNER: Self = Self { material: Material::BEGINNER, terms: [0; TERMS.len()] };

    /// All names, in a fixed order.
    pub fn names() -> impl Iterator<Item = String> {
        let heights = (1..=HEIGHTS).map(|height| format!("h{height}"));
        let counts = (1..=COUNTS).map(|count| format!("c{count}"));
        let words = FIELDS.into_iter().chain(TERMS).map(str::to_owned);
        heights.chain(counts).chain(words)
    }

    /// The numbers in the order of their names.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        let Material { heights, counts, fields: [low, high], .. } = self.material;
        let numbers = heights.into_iter().skip(1).take(HEIGHTS).chain(counts.into_iter().skip(1).take(COUNTS));
        numbers.chain(low).chain(high.last().copied()).map(i32::from).chain(self.terms)
    }

    /// Sets a number by name; or says what was expected.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let place = Self::names().position(|known| known == name);
        let words = || FIELDS.into_iter().chain(TERMS).collect::<Vec<_>>().join(", ");
        let place = place.ok_or_else(|| format!("one of h1 to h{HEIGHTS}, c1 to c{COUNTS}, {}", words()))?;
        let fields = HEIGHTS + COUNTS;
        let terms = fields + FIELDS.len();
        let most = if place < terms { MOST_OF_MATERIAL } else { MOST_OF_TERMS };
        let number = value.parse().ok().filter(|number| (-most..=most).contains(number));
        let number: i32 = number.ok_or_else(|| format!("{name} with a whole number from {} to {most}", -most))?;
        if place >= terms {
            self.terms[place - terms] = number;
            return Ok(());
        }
        let Ok(number) = i16::try_from(number) else { return Err(format!("at most {most}")) };
        let Material { heights, counts, fields: [low, high], .. } = &mut self.material;
        match place {
            at if at < HEIGHTS => heights[at + 1] = number,
            at if at < fields => counts[at - HEIGHTS + 1] = number,
            at if at == terms - 1 => high[at - fields - 1] = number,
            at if at == terms - 2 => low[at - fields] = number,
            at => (low[at - fields], high[at - fields]) = (number, number),
        }
        Ok(())
    }
}
