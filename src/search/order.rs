//! Move ordering: the table move, killers, then history. Moves that are equal so far are sorted by
//! the game's own rank if requested, and otherwise stay in the order of generation.

use std::cmp::Reverse;

use super::options::{History, HistoryWeight, Options};
use crate::game::{Game, Player};

/// Ranks from here up are reserved for the table move and killers.
const FIRST: u64 = u64::MAX;
const KILLER: u64 = FIRST - (1 << 16);
/// This many moves of a node are selected one by one before the rest is sorted.
const PICKED: usize = 3;
/// The maximum weight, below all killers.
const MOST: u64 = 1 << 60;

/// Where a node is: the player to move, the ply, and whether history is used there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) player: Player,
    pub(super) ply: usize,
    pub(super) recorded: bool,
}

/// The record of moves in a search, by move code.
#[derive(Clone, Debug)]
pub(super) struct Order<M> {
    killers_a_ply: usize,
    history: History,
    weight: HistoryWeight,
    by_rank: bool,
    in_rank: u32,
    /// The killers of each ply, newest first.
    killers: Vec<u32>,
    /// The weight of hits, by player and code.
    hits: Vec<u64>,
    tries: Vec<u64>,
    /// The sort keys of the moves on the path, at the index of each move: the greatest is tried
    /// first, and no two are equal.
    keys: Vec<u128>,
    /// Moves with their keys while they are sorted.
    sorted: Vec<(u128, M)>,
}

/// Not the code of any move.
const NOTHING: u32 = u32::MAX;

impl<M: Copy + Eq> Order<M> {
    pub(super) fn new<G: Game<Move = M>>(options: &Options) -> Self {
        let recorded = |wanted: bool| vec![0; if wanted { 2 * G::MOVE_CODES } else { 0 }];
        Self {
            killers_a_ply: options.killers as usize,
            history: options.history,
            weight: options.history_weight,
            by_rank: options.static_order,
            in_rank: options.history_in_rank,
            killers: Vec::new(),
            hits: recorded(options.history != History::None),
            tries: recorded(options.history == History::Relative),
            keys: Vec::new(),
            sorted: Vec::new(),
        }
    }

    /// Makes room for this many plies.
    pub(super) fn reach(&mut self, plies: usize) {
        let wanted = plies * self.killers_a_ply;
        if self.killers.len() < wanted {
            self.killers.resize(wanted, NOTHING);
        }
    }

    /// Whether a move, by its code, is a killer of a ply.
    pub(super) fn is_killer(&self, ply: usize, code: u16) -> bool {
        self.killers[ply * self.killers_a_ply..][..self.killers_a_ply].contains(&u32::from(code))
    }

    /// Sorts moves.
    pub(super) fn sort<G: Game<Move = M>>(
        &mut self,
        game: &G,
        position: &G::Position,
        moves: &mut [M],
        place: Place,
        first: Option<M>,
    ) {
        let mut ordered = self.rank(game, position, (moves, 0), place, first);
        while ordered < moves.len() {
            ordered = self.bring(moves, 0, ordered);
        }
    }

    /// Ranks the moves of a node, from index `from` on. Returns the end of the moves that are
    /// already in order.
    pub(super) fn rank<G: Game<Move = M>>(
        &mut self,
        game: &G,
        position: &G::Position,
        (moves, from): (&mut [M], usize),
        Place { player, ply, recorded }: Place,
        first: Option<M>,
    ) -> usize {
        let history = if recorded { self.history } else { History::None };
        if history == History::None && self.killers_a_ply == 0 && !self.by_rank {
            // Only the table move has to be moved to the front.
            if let Some(place) = first.and_then(|first| moves[from..].iter().position(|&mv| mv == first)) {
                moves[from..=from + place].rotate_right(1);
            }
            return moves.len();
        }
        let mixed = self.by_rank && self.in_rank > 0 && history != History::None;
        let killers = &self.killers[ply * self.killers_a_ply..][..self.killers_a_ply];
        let offset = offset::<G>(player);
        self.keys.resize(from, 0);
        let mut ordered = true;
        let mut last = u128::MAX;
        for (place, &mv) in (0..).zip(&moves[from..]) {
            let code = game.move_code(mv);
            let own = if self.by_rank { game.rank(position, mv) } else { 0 };
            let rank = if first == Some(mv) {
                FIRST
            } else if let Some(at) = killers.iter().position(|&killer| killer == u32::from(code)) {
                KILLER - at as u64
            } else {
                let at = offset + usize::from(code);
                let weight = match history {
                    History::None => 0,
                    History::Hits => self.hits[at],
                    History::Relative => ratio(self.hits[at], self.tries[at]),
                };
                if mixed { mix(own, self.in_rank, weight) } else { weight }
            };
            let key = key(rank, if mixed { 0 } else { own }, place);
            ordered &= key < last;
            last = key;
            self.keys.push(key);
        }
        if ordered { moves.len() } else { from }
    }

    /// Sorts the moves of a node from `next` on, as far as is worthwhile: many nodes need only the
    /// first of them. Returns the end of the moves that are in order.
    pub(super) fn bring(&mut self, moves: &mut [M], from: usize, next: usize) -> usize {
        if next - from < PICKED {
            let keys = self.keys[next..moves.len()].iter();
            if let Some((at, _)) = (next..).zip(keys).max_by_key(|&(_, key)| key) {
                moves.swap(next, at);
                self.keys.swap(next, at);
            }
            return next + 1;
        }
        self.sorted.clear();
        self.sorted.extend(self.keys[next..].iter().copied().zip(moves[next..].iter().copied()));
        self.sorted.sort_unstable_by_key(|&(key, _)| Reverse(key));
        for (mv, &(_, sorted)) in moves[next..].iter_mut().zip(&self.sorted) {
            *mv = sorted;
        }
        moves.len()
    }

    /// Updates killers and history after a node whose last tried move was `best`, or caused a
    /// cutoff.
    pub(super) fn learn<G: Game<Move = M>>(
        &mut self,
        game: &G,
        tried: &[M],
        best: M,
        Place { player, ply, recorded }: Place,
        depth: u32,
        cut_off: bool,
    ) {
        let history = if recorded { self.history } else { History::None };
        if history == History::None && self.killers_a_ply == 0 {
            return;
        }
        let code = game.move_code(best);
        if cut_off {
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
        if history != History::None {
            add(&mut self.hits[from + usize::from(code)], weight);
        }
        if history == History::Relative {
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

/// Orders moves by rank, then by the game's own rank, then by index.
fn key(rank: u64, own: i32, place: u32) -> u128 {
    // Maps all ranks of games to non-negative numbers in the same order.
    let own = own.cast_unsigned() ^ 1 << 31;
    u128::from(rank) << 64 | u128::from(own) << 32 | u128::from(!place)
}

/// The sum of the game's own rank and a multiple of the weight, as a non-negative number.
fn mix(rank: i32, times: u32, weight: u64) -> u64 {
    // The sum is below 2⁵⁰: far below the killers.
    let sum = i64::from(rank) + i64::from(times) * weight.min(1 << 40).cast_signed();
    (sum - i64::from(i32::MIN)).cast_unsigned()
}

/// Hits divided by tries, in units of 2⁻⁴⁰.
fn ratio(hits: u64, tries: u64) -> u64 {
    // The quotient is at most 1, so the product fits.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let ratio = (hits as f64 / tries.max(1) as f64 * (1_u64 << 40) as f64) as u64;
    ratio
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Outcome;

    /// Eight moves. The game itself would try 5 and 7 first, then 4 and 6, then 1 and 3.
    struct Moves;

    impl Game for Moves {
        type Position = ();
        type Move = u8;
        const MOVE_CODES: usize = 8;

        fn start(&self) {}
        fn mover(&self, (): &()) -> Player {
            Player::First
        }
        fn outcome(&self, (): &()) -> Option<Outcome> {
            None
        }
        fn moves(&self, (): &(), moves: &mut Vec<u8>) {
            moves.extend(0..8);
        }
        fn play(&self, (): &mut (), _: u8) {}
        fn key(&self, (): &()) -> u64 {
            0
        }
        fn move_code(&self, mv: u8) -> u16 {
            mv.into()
        }
        fn rank(&self, (): &(), mv: u8) -> i32 {
            i32::from(mv % 2) - i32::from(mv < 4) * 2
        }
    }

    fn sorted(order: &mut Order<u8>, player: Player, ply: usize, first: Option<u8>) -> String {
        let mut moves = Vec::new();
        Moves.moves(&(), &mut moves);
        order.sort(&Moves, &(), &mut moves, Place { player, ply, recorded: true }, first);
        moves.iter().map(u8::to_string).collect()
    }

    fn at(player: Player, ply: usize) -> Place {
        Place { player, ply, recorded: true }
    }

    #[test]
    fn the_newest_killers_of_a_ply_follow_the_tables_move() {
        let mut order = Order::new::<Moves>(&Options { killers: 2, ..Options::plain() });
        order.reach(2);
        for killer in [3, 5, 6, 5, 5] {
            order.learn(&Moves, &[], killer, at(Player::First, 1), 1, true);
        }
        assert_eq!(sorted(&mut order, Player::First, 1, None), "56012347");
        assert_eq!(sorted(&mut order, Player::First, 1, Some(7)), "75601234");
        assert_eq!(sorted(&mut order, Player::First, 1, Some(6)), "65012347");
        assert_eq!(sorted(&mut order, Player::First, 0, Some(2)), "20134567");
        let mut plain = Order::new::<Moves>(&Options::plain());
        assert_eq!(sorted(&mut plain, Player::First, 0, Some(2)), "20134567");
    }

    #[test]
    fn history_counts_by_weight_and_player() {
        for (history_weight, expected) in [
            (HistoryWeight::One, "46012357"),
            (HistoryWeight::Depth, "64012357"),
            (HistoryWeight::Square, "64012357"),
            (HistoryWeight::Power, "64012357"),
        ] {
            let options = Options { history: History::Hits, history_weight, ..Options::plain() };
            let mut order = Order::new::<Moves>(&options);
            for (mv, depth) in [(4, 1), (6, 3), (4, 1)] {
                order.learn(&Moves, &[], mv, at(Player::First, 0), depth, false);
            }
            assert_eq!(sorted(&mut order, Player::First, 0, None), expected, "{history_weight}");
            assert_eq!(sorted(&mut order, Player::Second, 0, None), "01234567");
        }
    }

    #[test]
    fn the_games_own_rank_orders_what_is_equal() {
        let by_rank = Options { static_order: true, ..Options::plain() };
        let mut order = Order::new::<Moves>(&by_rank);
        assert_eq!(sorted(&mut order, Player::First, 0, None), "57461302");
        assert_eq!(sorted(&mut order, Player::First, 0, Some(0)), "05746132");
        let mut order = Order::new::<Moves>(&Options { history: History::Hits, killers: 1, ..by_rank });
        order.reach(1);
        order.learn(&Moves, &[], 2, at(Player::First, 0), 3, false);
        order.learn(&Moves, &[], 6, at(Player::Second, 0), 1, true);
        assert_eq!(sorted(&mut order, Player::First, 0, None), "62574130");
    }

    #[test]
    fn history_may_be_a_part_of_the_rank() {
        let mixed = |history_in_rank| {
            let options = Options { history: History::Hits, static_order: true, history_in_rank, ..Options::plain() };
            let mut order = Order::new::<Moves>(&options);
            // The ranks are -2 for even and -1 for odd moves below 4, 0 and 1 for the others.
            order.learn(&Moves, &[], 2, at(Player::First, 0), 1, false);
            sorted(&mut order, Player::First, 0, None)
        };
        assert_eq!([0, 1, 2].map(mixed), ["25746130", "57246130", "25746130"]);
    }

    #[test]
    fn elsewhere_than_at_turns_history_is_silent() {
        let mut order = Order::new::<Moves>(&Options { history: History::Hits, killers: 1, ..Options::plain() });
        order.reach(1);
        let elsewhere = Place { recorded: false, ..at(Player::First, 0) };
        order.learn(&Moves, &[], 3, elsewhere, 1, false);
        assert_eq!(sorted(&mut order, Player::First, 0, None), "01234567");
        order.learn(&Moves, &[], 3, at(Player::First, 0), 1, false);
        order.learn(&Moves, &[], 5, elsewhere, 1, true);
        assert_eq!(sorted(&mut order, Player::First, 0, None), "53012467");
        let mut moves = vec![0, 3, 5];
        order.sort(&Moves, &(), &mut moves, elsewhere, None);
        assert_eq!(moves, [5, 0, 3]);
    }

    #[test]
    fn relative_history_is_hits_over_tries() {
        let options = Options { history: History::Relative, history_weight: HistoryWeight::One, ..Options::plain() };
        let mut order = Order::new::<Moves>(&options);
        for (tried, best) in [(&[1, 2][..], 2), (&[1, 2], 2), (&[1, 2, 3], 3), (&[2, 1], 1)] {
            order.learn(&Moves, tried, best, at(Player::First, 0), 5, false);
        }
        // 1 of 1, 2 of 4, 1 of 4.
        assert_eq!(sorted(&mut order, Player::First, 0, None), "32104567");
    }
}
