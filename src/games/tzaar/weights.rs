//! The numbers of an evaluation, by name.

use super::{material::Material, ordering::Ordering};

/// All numbers of an evaluation: its material, its terms and its move ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weights {
    pub material: Material,
    pub terms: [i32; TERMS.len()],
    pub ordering: Ordering,
}

/// The names of the terms; see [`TzaarEvaluation`](super::TzaarEvaluation).
pub(super) const TERMS: [&str; 9] =
    ["secure", "all-secure", "grown", "few", "threat", "later", "zone", "valuable", "stuck"];
/// The names of the fields: six classes, then the corners of the edge for height 2 and for greater
/// heights.
const FIELDS: [&str; 8] =
    ["ring1", "ring2", "ring2-corner", "ring3", "ring3-corner", "rim", "rim-corner", "rim-corner-high"];
/// The names of the move ordering.
pub(super) const ORDERING: [&str; 3] = ["capture-count", "stacking", "stacking-count"];
/// The numbers of heights and of stack counts that have a name.
const HEIGHTS: usize = 14;
const COUNTS: usize = 15;

/// The maximum absolute value of a number of material or move ordering.
const MOST: i32 = 1000;
/// The maximum absolute value of the others.
const MOST_OF_TERMS: i32 = 100_000_000;

/// The names that are words, without a height or count.
fn words() -> impl Iterator<Item = &'static str> {
    FIELDS.into_iter().chain(TERMS).chain(ORDERING)
}

impl Weights {
    /// WALTZ's expert, with the terms of its published source of 2012.
    pub const EXPERT: Self = Self {
        material: Material::EXPERT,
        terms: [25_000, 500_000, 100_000, 100_000, 20_000_000, 1000, 1, 0, 0],
        ordering: Ordering::WALTZ,
    };

    /// WALTZ's expert as [Veselý 2013, 3.5] describes it.
    pub const EXPERT_OF_2013: Self =
        Self { terms: [25_000, 100_000, 50_000, 200_000, 20_000_000, 1000, 1, 50_000, 100_000], ..Self::EXPERT };

    /// WALTZ's beginner: only material.
    pub const BEGINNER: Self =
        Self { material: Material::BEGINNER, terms: [0; TERMS.len()], ordering: Ordering::WALTZ };

    /// The fitted evaluation, which uses only the move ordering of these.
    pub const FITTED: Self = Self { ordering: Ordering::FITTED, ..Self::EXPERT };

    /// All names, in a fixed order.
    pub fn names() -> impl Iterator<Item = String> {
        let heights = (1..=HEIGHTS).map(|height| format!("h{height}"));
        let counts = (1..=COUNTS).map(|count| format!("c{count}"));
        let words = words().map(str::to_owned);
        heights.chain(counts).chain(words)
    }

    /// The numbers, in the order of their names.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        let Material { heights, counts, fields: [low, high], .. } = self.material;
        let numbers = heights.into_iter().skip(1).take(HEIGHTS).chain(counts.into_iter().skip(1).take(COUNTS));
        let Ordering { capture_count, stacking, stacking_count } = self.ordering;
        let ordering = [capture_count, stacking, stacking_count].map(i32::from);
        numbers.chain(low).chain(high.last().copied()).map(i32::from).chain(self.terms).chain(ordering)
    }

    /// Sets a number by name; otherwise returns what was expected.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let place = Self::names().position(|known| known == name);
        let words = || words().collect::<Vec<_>>().join(", ");
        let place = place.ok_or_else(|| format!("one of h1 to h{HEIGHTS}, c1 to c{COUNTS}, {}", words()))?;
        let fields = HEIGHTS + COUNTS;
        let terms = fields + FIELDS.len();
        let ordering = terms + TERMS.len();
        let most = if (terms..ordering).contains(&place) { MOST_OF_TERMS } else { MOST };
        let number = value.parse().ok().filter(|number| (-most..=most).contains(number));
        let number: i32 = number.ok_or_else(|| format!("{name} with a whole number from {} to {most}", -most))?;
        if (terms..ordering).contains(&place) {
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
            at if at < terms => (low[at - fields], high[at - fields]) = (number, number),
            at if at == ordering => self.ordering.capture_count = number,
            at if at == ordering + 1 => self.ordering.stacking = number,
            _ => self.ordering.stacking_count = number,
        }
        Ok(())
    }
}
