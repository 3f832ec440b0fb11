//! Depth-t search of any sliding puzzle, position by position and without a memory of its own.

use super::{Fat, Outlook, RandomDraw, Settings, Valuation, concentration, leaf_value::rounded, rank::rank};
use crate::{
    noise::NoiseKind,
    search::{DepthT, Finding, Reading},
    slide::{Evaluation, Position, Slide},
};

/// A depth-t search with values for the successors of a position.
pub(crate) trait SearchesDepth<const K: usize> {
    /// Searches the tree of a position down to ply `depth`; `search_seed` determines all random values.
    fn search(&mut self, position: &Position<K>, depth: u8, search_seed: u64) -> &Outlook;

    /// Adds how clustered the minimal leaves are; the last search must have been of this position and depth.
    fn find_clusters(&mut self, position: &Position<K>, depth: u8) -> &Outlook;

    /// The result of the last search.
    fn outlook(&self) -> &Outlook;
}

/// Depth-t search of SlideK with one random value per position and search. `SlideThree` has a faster one:
/// [`DepthTSearch`](super::DepthTSearch).
#[derive(Clone, Debug)]
pub(crate) struct PlainSearch<const K: usize> {
    settings: Settings,
    tree: DepthT<Slide<K>>,
    outlook: Outlook,
}

impl<const K: usize> PlainSearch<K> {
    /// Creates a search. Evaluations must be available for the puzzle, and memory is ideal.
    pub fn new(settings: &Settings) -> Self {
        Self { settings: *settings, tree: DepthT::new(Slide::new()), outlook: Outlook::default() }
    }

    /// Fills in the deterministic values and the minimal leaves.
    fn judge(&mut self, position: &Position<K>, depth: u8) {
        let Self { settings, tree, outlook } = self;
        for successor in Slide::<K>::new().successors(*position) {
            let mut leaves = Leaves { settings, draw: None, minimal: None };
            let Finding { value, minimal_leaves, goal_seen } = tree.below(&successor, 1, depth, &mut leaves);
            outlook.plain.push(value + 0.0);
            outlook.minimal_leaves.push(match settings.fat {
                Fat::Tree => minimal_leaves,
                Fat::Distinct => {
                    leaves.minimal = Some((value, Vec::new()));
                    tree.below(&successor, 1, depth, &mut leaves);
                    let mut minimal = leaves.minimal.map(|(_, positions)| positions).unwrap_or_default();
                    minimal.sort_unstable();
                    minimal.dedup();
                    minimal.len() as u64 + u64::from(goal_seen && rank(value) == rank(settings.win.value()))
                }
            });
        }
    }
}

impl<const K: usize> SearchesDepth<K> for PlainSearch<K> {
    fn search(&mut self, position: &Position<K>, depth: u8, search_seed: u64) -> &Outlook {
        let Self { settings, tree, outlook } = self;
        outlook.clear();
        let mut leaves = Leaves { settings, draw: Some(RandomDraw::of_search(search_seed)), minimal: None };
        tree.successors(position, depth, &mut leaves, |finding| outlook.add(finding));
        (outlook.nodes, outlook.leaves) = (tree.nodes(), tree.leaves());
        self.judge(position, depth);
        &self.outlook
    }

    fn find_clusters(&mut self, position: &Position<K>, depth: u8) -> &Outlook {
        let mut found = std::mem::take(&mut self.outlook);
        for successor in Slide::<K>::new().successors(*position) {
            self.outlook.clear();
            // Nothing is searched below Win, and there is nothing below the last ply.
            if depth > 1 && !successor.is_win() {
                self.judge(&successor, depth - 1);
            }
            found.clusters.push(concentration(&self.outlook.plain, &self.outlook.minimal_leaves));
        }
        self.outlook = found;
        &self.outlook
    }

    fn outlook(&self) -> &Outlook {
        &self.outlook
    }
}

/// The values of leaves in one search.
struct Leaves<'a, const K: usize> {
    settings: &'a Settings,
    /// The draw of the search; `None` for deterministic values.
    draw: Option<RandomDraw>,
    /// A value, and the positions other than Win that have it.
    minimal: Option<(f64, Vec<Position<K>>)>,
}

impl<const K: usize> Reading<Slide<K>> for Leaves<'_, K> {
    fn goal_value(&self) -> f64 {
        self.settings.win.value()
    }

    fn evaluate(&mut self, position: &Position<K>) -> f64 {
        let Settings { valuation, round, noise, ends, .. } = self.settings;
        let plain = match valuation {
            Valuation::Sum(sum) => rounded(sum.value(position), *round),
            Valuation::RandomEvaluation | Valuation::RandomPlay => 1.0,
            Valuation::TileTab => unreachable!("only SlideThree has TileTab"),
        };
        if let Some((value, positions)) = &mut self.minimal
            && rank(plain) == rank(*value)
        {
            positions.push(*position);
        }
        let Some(search) = self.draw else { return plain };
        let draw = || search.of_position(position.order_nibbles()).nth(position.pattern().index().into());
        match (valuation, noise.kind) {
            (Valuation::RandomEvaluation, _) => draw().open(),
            (Valuation::Sum(_), NoiseKind::Comb) => {
                noise.randomised(plain, Evaluation::Perm.value(position), draw().unit(*ends))
            }
            (Valuation::Sum(_), kind) if kind != NoiseKind::None => noise.randomised(plain, 0.0, draw().unit(*ends)),
            _ => plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::randomised::DepthTSearch;

    #[test]
    fn the_plain_search_of_slide_three_finds_what_the_fast_one_does() {
        for (fat, depth) in [(Fat::Tree, 4), (Fat::Distinct, 3), (Fat::Tree, 1)] {
            let settings = Settings { fat, ..Settings::from(Valuation::Sum("man+0.5*nb".parse().unwrap())) };
            let (mut plain, mut fast) = (PlainSearch::<3>::new(&settings), DepthTSearch::new(&settings));
            for text in ["115.987654321", "106.427981635", "115.123456789", "107.123456789"] {
                let position: Position<3> = text.parse().unwrap();
                SearchesDepth::search(&mut plain, &position, depth, 1);
                fast.search(&position, depth, 1, true);
                let clusters = fast.find_clusters(&position, depth);
                assert_eq!(SearchesDepth::find_clusters(&mut plain, &position, depth), clusters, "{text}");
            }
        }
    }

    #[test]
    fn a_position_has_one_random_value_in_a_search() {
        let noise = crate::noise::Noise { kind: NoiseKind::Add, weight: 0.5, sides: crate::noise::Sides::Two };
        let settings = Settings { noise, ..Settings::from(Valuation::Sum(Evaluation::Man.into())) };
        let mut search = PlainSearch::<4>::new(&settings);
        let mut values = |seed| {
            let outlook = search.search(&Position::START, 3, seed);
            (outlook.values.clone(), outlook.plain.clone())
        };
        let (random, plain) = values(1);
        assert_eq!(values(1).0, random);
        assert_ne!(values(2).0, random);
        assert!(random.iter().zip(plain).all(|(value, plain)| (value - plain).abs() <= 0.5));
    }
}
