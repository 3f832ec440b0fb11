//! Depth-t search and games as in the laboratory.

use plyground::{
    dtw::{Distances, Table},
    lab::{DepthTSearch, Quotas, Settings, Tie, Valuation, WinningChain},
    rng::{Random, Seed},
    slide::{Evaluation, Position, Slide},
};

/// The number of games in the thesis' experiments.
const GAMES: usize = 1068;
const MOST_MOVES: usize = 100;
/// The number of moves of a chain of exact quotas.
const CHAIN_MOVES: u32 = 10;

/// The first positions that are 14 moves from Win.
pub fn starts(table: &Table, positions: &[Position<3>]) -> Vec<Position<3>> {
    let far = positions.iter().copied().filter(|position| table.distance(position) == 14);
    far.take(GAMES).collect()
}

pub fn engine(evaluation: Evaluation) -> DepthTSearch {
    DepthTSearch::new(&Settings::from(Valuation::Sum(evaluation.into())))
}

/// Searches each position. Returns the leaves of all trees.
pub fn search(engine: &mut DepthTSearch, positions: &[Position<3>], depth: u8) -> u64 {
    positions.iter().map(|position| engine.search(position, depth, 0, false).leaves).sum()
}

/// Plays a game from each position, with ties broken at random. Returns the number of games won and
/// of moves made.
pub fn play(engine: &mut DepthTSearch, starts: &[Position<3>], depth: u8) -> (u64, u64) {
    let rules = Slide::<3>::new();
    let mut random = Random::seeded(Seed(1));
    let mut candidates = Vec::new();
    let (mut won, mut moves) = (0, 0);
    for &start in starts {
        let (mut position, mut depth) = (start, depth);
        for _ in 0..MOST_MOVES {
            let outlook = engine.search(&position, depth, 0, false);
            let least = outlook.values.iter().copied().fold(f64::INFINITY, f64::min);
            candidates.clear();
            candidates.extend((0..outlook.values.len()).filter(|&place| outlook.values[place] <= least));
            depth = if outlook.win_seen { (depth - 1).max(1) } else { depth };
            let place = usize::try_from(random.below(candidates.len() as u64)).expect("there are few moves");
            position = rules.successors(position).nth(candidates[place]).expect("every candidate is a move");
            moves += 1;
            if position.is_win() {
                won += 1;
                break;
            }
        }
    }
    (won, moves)
}

/// The chain of games of depth-5 searches from every position, with ties broken at random.
pub fn chain(table: &Table, evaluation: Evaluation) -> WinningChain<3> {
    WinningChain::new(5, Tie::Random, table, |position| evaluation.value(position))
}

/// The exact winning quotas within the first moves.
pub fn quotas(chain: &mut WinningChain<3>) -> Quotas {
    chain.restart();
    (0..CHAIN_MOVES).for_each(|_| chain.advance());
    chain.quotas()
}
