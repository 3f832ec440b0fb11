//! Games of autoplay, move by move, and the choice of the best moves.

use super::{
    conditions::Conditions,
    options::{Choose, Found, Tie},
};
use crate::{
    randomised::{Outlook, SearchesDepth},
    rng::Random,
    slide::{Position, Slide},
};

/// The choice after a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) struct Decision {
    /// The index of the chosen successor in the order of moves.
    pub place: usize,
    /// Whether several successors have the minimum deterministic value.
    pub is_tie: bool,
    /// Whether such a tie was broken in favour of the most minimal leaves.
    pub is_fat: bool,
}

/// A game in progress.
pub(in crate::lab) struct Game<const K: usize> {
    pub position: Position<K>,
    /// The depth of the next search.
    pub t: u8,
    /// The number of moves played.
    pub moves: u32,
    /// The positions so far, if they are avoided.
    met: Vec<Position<K>>,
}

impl<const K: usize> Game<K> {
    pub(in crate::lab) fn new(position: Position<K>, conditions: &Conditions) -> Self {
        Self { position, t: conditions.t, moves: 0, met: Vec::new() }
    }

    pub(in crate::lab) fn is_over(&self, conditions: &Conditions) -> bool {
        self.moves > 0 && self.position.is_win() || self.moves >= conditions.limit
    }

    /// Searches, chooses and moves. If Win was found, the search depth is reduced by one, but not
    /// below one, so that the next search finds it at its leaves again.
    pub(in crate::lab) fn step<'a>(
        &mut self,
        conditions: &Conditions,
        engine: &'a mut impl SearchesDepth<K>,
        random: &mut Random,
    ) -> (&'a Outlook, Decision) {
        let win_value = conditions.win_value();
        let depth = self.search(conditions, engine, random);
        let asks_for_clusters =
            matches!(conditions.tie, Tie::Clustered | Tie::Spread) || conditions.clusters && is_tie(engine.outlook());
        let outlook = if asks_for_clusters { engine.find_clusters(&self.position, depth) } else { engine.outlook() };
        let rivals = self.rivals(conditions, &outlook.values, random);
        let choice = choose(outlook, rivals.as_deref().unwrap_or(&outlook.values), conditions.tie, random);
        let mut successors = Slide::<K>::new().successors(self.position);
        self.position = successors.nth(choice.place).expect("a successor was chosen");
        self.moves += 1;
        let found = match conditions.found {
            Found::Seen => outlook.win_seen,
            Found::Value => (win_value..=win_value).contains(&least(&outlook.values)),
        };
        self.t = if found { self.t.max(2) - 1 } else { self.t };
        (outlook, choice)
    }

    /// Searches for a move. Returns the depth of the last search.
    fn search(&self, conditions: &Conditions, engine: &mut impl SearchesDepth<K>, random: &mut Random) -> u8 {
        let seed = random.word();
        let Some(limit) = conditions.nodes else {
            engine.search(&self.position, self.t, seed);
            return self.t;
        };
        let (mut depth, mut nodes) = (0, 0);
        while depth < self.t && nodes < limit.into() {
            depth += 1;
            nodes += engine.search(&self.position, depth, seed).nodes;
        }
        depth
    }

    /// The values among which the minimum is chosen; `None` for those of the search.
    fn rivals(&mut self, conditions: &Conditions, values: &[f64], random: &mut Random) -> Option<Vec<f64>> {
        let only = |is_rival: &dyn Fn(usize) -> bool| {
            let value = |(place, value): (usize, &f64)| if is_rival(place) { *value } else { f64::INFINITY };
            values.iter().enumerate().map(value).collect()
        };
        match conditions.choose {
            Choose::Best => None,
            Choose::New => {
                self.met.push(self.position);
                let met: Vec<bool> =
                    Slide::<K>::new().successors(self.position).map(|next| self.met.contains(&next)).collect();
                met.contains(&false).then(|| only(&|place| !met[place]))
            }
            Choose::OfBest(_) if least(values) <= conditions.win_value() => None,
            Choose::OfBest(most) => {
                let mut sorted = values.to_vec();
                sorted.sort_by(f64::total_cmp);
                let place = random.below(sorted.len().min(most.into()) as u64);
                let drawn = sorted[usize::try_from(place).expect("there are few moves")];
                Some(only(&|place| values[place].total_cmp(&drawn).is_eq()))
            }
        }
    }
}

/// The minimum of some values, without NaN.
fn least(values: &[f64]) -> f64 {
    values.iter().fold(f64::INFINITY, |least, &value| if value < least { value } else { least })
}

/// The indices of the minimum values. NaN, which a noise may produce by dividing zero by zero, is
/// the worst value.
pub(in crate::lab) fn candidates(values: &[f64]) -> impl Iterator<Item = usize> + Clone {
    let least = least(values);
    let is_least = move |value: f64| value <= least || value.is_nan() && least.is_infinite();
    values.iter().enumerate().filter(move |(_, value)| is_least(**value)).map(|(place, _)| place)
}

/// Whether several moves lead to a leaf of the minimum deterministic value.
fn is_tie(outlook: &Outlook) -> bool {
    candidates(&outlook.plain).nth(1).is_some()
}

fn choose(outlook: &Outlook, values: &[f64], tie: Tie, random: &mut Random) -> Decision {
    let leaves = |place: &usize| outlook.minimal_leaves[*place];
    let best = candidates(values);
    let most_leaves = best.clone().map(|place| leaves(&place)).max();
    let place = match tie {
        Tie::First => best.clone().next(),
        Tie::Random => drawn(best.clone(), random),
        Tie::Fat => drawn(best.clone().filter(|place| Some(leaves(place)) == most_leaves), random),
        Tie::Clustered => drawn(greatest(best.clone(), |place| outlook.clusters[place]), random),
        Tie::Spread => drawn(greatest(best.clone(), |place| -outlook.clusters[place]), random),
    };
    let place = place.expect("there is a least value");
    let mut tied = candidates(&outlook.plain);
    let is_tie = is_tie(outlook);
    let most_leaves = tied.clone().map(|place| leaves(&place)).max();
    let is_fat = is_tie && Some(leaves(&place)) == most_leaves && tied.any(|other| other == place);
    Decision { place, is_tie, is_fat }
}

/// The indices among these with the maximum of something.
pub(in crate::lab) fn greatest(
    places: impl Iterator<Item = usize> + Clone,
    of: impl Fn(usize) -> f64 + Clone,
) -> impl Iterator<Item = usize> + Clone {
    let most = places.clone().map(of.clone()).fold(f64::NEG_INFINITY, f64::max);
    places.filter(move |place| of(*place) >= most)
}

/// Draws one of several indices uniformly. If there is no choice, nothing is drawn.
fn drawn(mut places: impl Iterator<Item = usize> + Clone, random: &mut Random) -> Option<usize> {
    let count = places.clone().count() as u64;
    let place = if count > 1 { random.below(count) } else { 0 };
    places.nth(usize::try_from(place).expect("there are few moves"))
}
