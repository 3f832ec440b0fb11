//! Games of autoplay, move by move, and the choice of the best moves.

use super::{
    conditions::Conditions,
    options::{Found, Tie},
};
use crate::{
    randomised::{DepthTSearch, Outlook},
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
pub(in crate::lab) struct Game {
    pub position: Position<3>,
    /// The depth of the next search.
    pub t: u8,
    /// The number of moves played.
    pub moves: u32,
}

impl Game {
    pub(in crate::lab) fn new(position: Position<3>, conditions: &Conditions) -> Self {
        Self { position, t: conditions.t, moves: 0 }
    }

    pub(in crate::lab) fn is_over(&self, conditions: &Conditions) -> bool {
        self.moves > 0 && self.position.is_win() || self.moves >= conditions.limit
    }

    /// Searches, chooses and moves. If Win was found, the search depth is reduced by one, but not
    /// below one, so that the next search finds it at its leaves again.
    pub(in crate::lab) fn step<'a>(
        &mut self,
        conditions: &Conditions,
        engine: &'a mut DepthTSearch,
        random: &mut Random,
    ) -> (&'a Outlook, Decision) {
        let win_value = conditions.win_value();
        engine.search(&self.position, self.t, random.word(), true);
        let asks_for_clusters =
            matches!(conditions.tie, Tie::Clustered | Tie::Spread) || conditions.clusters && is_tie(engine.outlook());
        let outlook = if asks_for_clusters { engine.find_clusters(&self.position, self.t) } else { engine.outlook() };
        let choice = choose(outlook, conditions.tie, random);
        let mut successors = Slide::<3>::new().successors(self.position);
        self.position = successors.nth(choice.place).expect("a successor was chosen");
        self.moves += 1;
        let found = match conditions.found {
            Found::Seen => outlook.win_seen,
            Found::Value => (win_value..=win_value).contains(&least(&outlook.values)),
        };
        self.t = if found { self.t.max(2) - 1 } else { self.t };
        (outlook, choice)
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

fn choose(outlook: &Outlook, tie: Tie, random: &mut Random) -> Decision {
    let leaves = |place: &usize| outlook.minimal_leaves[*place];
    let best = candidates(&outlook.values);
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
