//! An evaluation whose weights are fitted to the results of games.

mod weights;

use super::position::{PieceKind, Position, Stage};
use crate::{bits::Ones, game::Player};
use weights::{CAPTURES, COUNTS, EXPOSED, HIGHER, LEAD, SAFE, TALL, TEMPO, WAYS};

/// The phase changes from early to late as the number of stacks on the board drops from this to
/// [`LATE`].
const EARLY: u32 = 50;
const LATE: u32 = 20;

/// The value of a position for the player to move: the logarithm of their odds of winning, in
/// thousandths; 0 while pieces are being placed.
#[inline]
pub(super) fn evaluate(position: &Position) -> i64 {
    if position.stage() == Stage::Placing {
        return 0;
    }
    let mover = position.mover();
    let second = position.stage() == Stage::Second;
    let sides = [Side::new(position, mover), Side::new(position, !mover)];
    let own = sides[0].worth(position, &sides[1], if second { 2 } else { 3 });
    let other = sides[1].worth(position, &sides[0], usize::from(!second));
    i64::from(own - other + i32::from(TEMPO[usize::from(!second)]))
}

/// Facts about a player, computed once.
struct Side {
    player: Player,
    stacks: u64,
    /// The stacks that can be captured, by kind, and the number of ways to capture one of them.
    exposed: [u32; 3],
    ways: u32,
    highest: u8,
}

impl Side {
    #[inline]
    fn new(position: &Position, player: Player) -> Self {
        let (stacks, capturable) = (position.stacks(player), position.capturable());
        Self {
            player,
            stacks,
            exposed: PieceKind::ALL.map(|kind| (position.showing(player, kind) & capturable).count_ones()),
            ways: position.ways_to_capture(player),
            highest: position.highest(stacks),
        }
    }

    /// The value in each situation: on the opponent's turn at their second or first move, or on
    /// one's own turn at the second or first move.
    #[inline]
    fn worth(&self, position: &Position, other: &Self, situation: usize) -> i32 {
        let mut sum = 0;
        // The values early and late in a game.
        let [mut early, mut late] = [0; 2];
        let mut add = |[now, then]: [i16; 2]| {
            early += i32::from(now);
            late += i32::from(then);
        };
        let higher = !position.up_to(other.highest);
        let mut kinds_higher = 0;
        for (at, kind) in PieceKind::ALL.into_iter().enumerate() {
            let count = u32::from(position.count(self.player, kind));
            let safe = count - self.exposed[at];
            add(COUNTS[at][count as usize & 15]);
            sum += i32::from(SAFE[at][situation][count.min(4) as usize][safe.min(3) as usize]);
            if position.showing(self.player, kind) & higher != 0 {
                sum += i32::from(HIGHER[at]);
                kinds_higher += 1;
            }
        }
        if kinds_higher == 3 {
            sum += i32::from(HIGHER[3]);
        }
        let tall = self.stacks & !position.up_to(1);
        for field in Ones(tall.into()) {
            let (kind, height) = position.top(field);
            let height = usize::from(height);
            add(TALL[kind as usize][height.min(5) - 2]);
            if position.capturable() >> field & 1 == 1 {
                sum += i32::from(EXPOSED[kind as usize][situation][height.min(4) - 2]);
            }
        }
        let lead = i32::from(self.highest) - i32::from(other.highest);
        sum += i32::from(LEAD[lead.clamp(-3, 3).abs_diff(-3) as usize]);
        let targets: u32 = other.exposed.iter().sum();
        sum += i32::from(CAPTURES[situation][targets.min(15) as usize]);
        sum += i32::from(WAYS[other.ways.min(40) as usize]);

        let stacks = (self.stacks | other.stacks).count_ones();
        let [past, left] = [EARLY - stacks.clamp(LATE, EARLY), stacks.clamp(LATE, EARLY) - LATE];
        sum + (early * left.cast_signed() + late * past.cast_signed()) / (EARLY - LATE).cast_signed()
    }
}
