//! The order in which moves are tried: the table's move, killers, then by history; whatever is equal
//! stays as the game generated it.

use std::cmp::Reverse;

use super::options::{History, HistoryWeight, Options};
use crate::game::{Game, Player};

/// Ranks from here up belong to the table's move and to killers.
const FIRST: u64 = u64::MAX;
const KILLER: u64 = FIRST - (1 << 16);
/// Weights stop here, below all killers.
const MOST: u64 = 1 << 60;

/// What a search remembers of its moves, by their codes.
#[derive(Clone, Debug)]
pub(super) struct Order<M> {
    killers_a_ply: usize,
    history: History,
    weight: HistoryWeight,
    /// So many codes a ply, the newest first.
    killers: Vec<u32>,
    /// By player and code.
    hits: Vec<u64>,
    tries: Vec<u64>,
    /// Moves with rank and place while they are sorted.
    ranked: Vec<(u64, u32, M)>,
}

/// No move's code.
const NOTHING: u32 = u32::MAX;

impl<M: Copy + Eq> Order<M> {
    pub(super) fn new<G: Game<Move = M>>(options: &Options) -> Self {
        let recorded = |wanted: bool| vec![0; if wanted { 2 * G::MOVE_CODES } else { 0 }];
        Self {
            killers_a_ply: options.killers as usize,
            history: options.history,
            weight: options.history_weight,
            killers: Vec::new(),
            hits: recorded(options.history != History::None),
            tries: recorded(options.history == History::Relative),
            ranked: Vec::new(),
        }
    }

    /// Makes room for so many plies.
    pub(super) fn reach(&mut self, plies: usize) {
        let wanted = plies * self.killers_a_ply;
        if self.killers.len() < wanted {
            self.killers.resize(wanted, NOTHING);
        }
    }

    /// Sorts the moves of a node.
    pub(super) fn sort<G: Game<Move = M>>(
        &mut self,
        game: &G,
        moves: &mut [M],
        player: Player,
        ply: usize,
        first: Option<M>,
    ) {
        if self.history == History::None && self.killers_a_ply == 0 {
            // The only one to move is the table's, if any.
            if let Some(place) = first.and_then(|first| moves.iter().position(|&mv| mv == first)) {
                moves[..=place].rotate_right(1);
            }
            return;
        }
        let killers = &self.killers[ply * self.killers_a_ply..][..self.killers_a_ply];
        let from = offset::<G>(player);
        self.ranked.clear();
        let mut ordered = true;
        let mut last = FIRST;
        for (place, &mv) in (0..).zip(&*moves) {
            let code = game.move_code(mv);
            let rank = if first == Some(mv) {
                FIRST
            } else if let Some(at) = killers.iter().position(|&killer| killer == u32::from(code)) {
                KILLER - at as u64
            } else {
                let at = from + usize::from(code);
                match self.history {
                    History::None => 0,
                    History::Hits => self.hits[at],
                    History::Relative => ratio(self.hits[at], self.tries[at]),
                }
            };
            ordered &= rank <= last;
            last = rank;
            self.ranked.push((rank, place, mv));
        }
        if !ordered {
            // Places differ, so this is stable.
            self.ranked.sort_unstable_by_key(|&(rank, place, _)| (Reverse(rank), place));
            for (mv, &(_, _, ranked)) in moves.iter_mut().zip(&self.ranked) {
                *mv = ranked;
            }
        }
    }

    /// Learns from a node in which the last of the moves tried was `best`, or cut off.
    pub(super) fn learn<G: Game<Move = M>>(
        &mut self,
        game: &G,
        tried: &[M],
        best: M,
        player: Player,
        depth: u32,
        cut_off_at: Option<usize>,
    ) {
        if self.history == History::None && self.killers_a_ply == 0 {
            return;
        }
        let code = game.move_code(best);
        if let Some(ply) = cut_off_at {
            let killers = &mut self.killers[ply * self.killers_a_ply..][..self.killers_a_ply];
            let place = killers.iter().position(|&killer| killer == u32::from(code)).unwrap_or(killers.len());
            let end = killers.len().min(place + 1);
            if let newest @ [_, ..] = &mut killers[..end] {
                newest.rotate_right(1);
                newest[0] = code.into();
            }
        }
        let weight = match self.weight {
            HistoryWeight::One => 1,
            HistoryWeight::Depth => u64::from(depth),
            HistoryWeight::Square => u64::from(depth) * u64::from(depth),
            HistoryWeight::Power => 1 << depth.min(20),
        };
        let from = offset::<G>(player);
        if self.history != History::None {
            add(&mut self.hits[from + usize::from(code)], weight);
        }
        if self.history == History::Relative {
            for &mv in tried {
                add(&mut self.tries[from + usize::from(game.move_code(mv))], weight);
            }
        }
    }
}

fn offset<G: Game>(player: Player) -> usize {
    if player == Player::First { 0 } else { G::MOVE_CODES }
}

fn add(sum: &mut u64, weight: u64) {
    *sum = (*sum + weight).min(MOST);
}

/// Hits over tries, as a whole number of 2⁻⁴⁰.
fn ratio(hits: u64, tries: u64) -> u64 {
    // A quotient of two numbers, the first not greater, is in [0, 1]: the product fits.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let ratio = (hits as f64 / tries.max(1) as f64 * (1_u64 << 40) as f64) as u64;
    ratio
}
