//! The rules as a value.

use super::{
    geometry::BOARD,
    material::Material,
    moves::{self, Move},
    ordering::Ordering,
    position::{PieceKind, Position, Stage},
};
use crate::{
    bits::Ones,
    game::{Game, Outcome, Player},
    rng::{Random, Seed},
};

/// The position in which a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Start {
    /// The fixed arrangement of the rules [Veselý 2013, figure 1.2].
    #[default]
    Fixed,
    /// All pieces in random order, drawn uniformly by a seed.
    Random(Seed),
    /// The empty board of the tournament game: players place their pieces in turn, White first.
    Tournament,
}

/// The rules of Tzaar.
///
/// They are written `tzaar`, followed by `random=` and a [seed](Seed) or by `tournament`, unless
/// the start is the fixed one.
///
/// ```
/// use plyground::{games::tzaar::{Start, Tzaar}, rng::Seed};
/// let rules: Tzaar = "tzaar:random=1f".parse()?;
/// assert_eq!(rules, Tzaar::new(Start::Random(Seed(31))));
/// assert_eq!(rules.to_string(), "tzaar:random=000000000000001f");
/// assert_eq!(Tzaar::default().to_string(), "tzaar");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tzaar {
    start: Start,
    pub(super) material: Material,
    ordering: Ordering,
}

impl Default for Tzaar {
    fn default() -> Self {
        Self::new(Start::Fixed)
    }
}

impl Tzaar {
    /// Creates the rules with a start.
    #[must_use]
    pub const fn new(start: Start) -> Self {
        Self { start, material: Material::EXPERT, ordering: Ordering::WALTZ }
    }

    /// The same rules with other numbers for material and move ordering.
    #[must_use]
    pub(super) const fn with(self, material: Material, ordering: Ordering) -> Self {
        Self { material, ordering, ..self }
    }

    /// The starting position of the game.
    #[must_use]
    pub const fn start_kind(&self) -> Start {
        self.start
    }

    /// The material of a position for the player to move, accumulated as in WALTZ.
    ///
    /// It is the sum of the values of all stacks when the position was read or set up, plus the
    /// changes by moves since then; so it depends on the path.
    #[must_use]
    #[inline]
    pub const fn material(&self, position: &Position) -> i32 {
        match position.mover() {
            Player::First => position.material(),
            Player::Second => -position.material(),
        }
    }

    /// The same position with its material recomputed from scratch.
    #[must_use]
    pub fn weighed(&self, position: &Position) -> Position {
        let mut weighed = *position;
        weighed.weigh(&self.material);
        weighed
    }

    /// A full board of single pieces.
    fn set_up(&self, pieces: impl IntoIterator<Item = (Player, PieceKind)>) -> Position {
        let mut position = Position::EMPTY;
        for (field, (player, kind)) in (0..).zip(pieces) {
            position.add(player, kind, 1, field);
        }
        position.enter(Stage::First);
        self.weighed(&position)
    }
}

/// The fixed start, column by column; upper case is White.
const FIXED: &str = "ooooOOrrrROORzzZROORZoOZROORZOozroorzoOzroorzZZroorRRRooOOOO";

impl Game for Tzaar {
    type Position = Position;
    type Move = Move;

    const MOVE_CODES: usize = moves::CODES;

    fn start(&self) -> Position {
        match self.start {
            Start::Tournament => Position::EMPTY,
            Start::Fixed => self.set_up(fixed()),
            Start::Random(seed) => self.set_up(shuffled(seed)),
        }
    }

    #[inline]
    fn mover(&self, position: &Position) -> Player {
        position.mover()
    }

    /// A player loses as soon as no piece of a kind is visible (`no-tzaars`, `no-tzarras`,
    /// `no-totts`), even after the first move of a turn, or if they cannot capture at the start of
    /// their turn (`no-capture`).
    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.stage() == Stage::Placing {
            return None;
        }
        // Test the usual case first: neither player has lost a kind.
        for loser in [Player::Second, Player::First] {
            if position.has_lost_a_kind(loser) {
                let lost = PieceKind::ALL.into_iter().find(|kind| position.count(loser, *kind) == 0)?;
                let reason = ["no-tzaars", "no-tzarras", "no-totts"][lost as usize];
                return Some(Outcome { winner: Some(!loser), reason });
            }
        }
        let mover = position.mover();
        let is_stuck = position.stage() == Stage::First && position.capturable() & position.stacks(!mover) == 0;
        is_stuck.then_some(Outcome { winner: Some(!mover), reason: "no-capture" })
    }

    /// Appends the moves sorted by the field they start on, then by the field they end on; a pass
    /// is last. Placing moves are sorted by kind, then by field.
    #[inline]
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let mut push = |mv| {
            moves.push(mv);
            false
        };
        match position.stage() {
            Stage::Placing => {
                let in_hand = |kind: &PieceKind| position.in_hand(position.mover(), *kind) > 0;
                for kind in PieceKind::ALL.into_iter().filter(in_hand) {
                    let free = Ones((BOARD & !position.taken()).into());
                    moves.extend(free.map(|field| Move::place(kind, field)));
                }
            }
            _ if self.outcome(position).is_some() => {}
            Stage::First => {
                position.any_move(false, push);
            }
            Stage::Second => {
                position.any_move(true, &mut push);
                push(Move::PASS);
            }
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        position.play(mv, &self.material);
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    #[inline]
    fn move_code(&self, mv: Move) -> u16 {
        mv.code()
    }

    /// WALTZ's move ordering without its history [Veselý 2013, 3.6]: captures of rare kinds and
    /// high stacks first, then stacking moves by rare kinds, and a pass last.
    #[inline]
    fn rank(&self, position: &Position, mv: Move) -> i32 {
        self.ordering.rank(position, mv)
    }

    /// One or two, if all stacks of some visible kind can be captured within the turn.
    #[inline]
    fn wins_within(&self, position: &Position) -> Option<u32> {
        if position.stage() == Stage::Placing { None } else { position.takes_a_kind() }
    }

    /// The numbers were found by experiments with endgames.
    #[inline]
    fn effort(&self, position: &Position) -> Option<[u32; 2]> {
        let exposed = position.capturable() & position.stacks(position.mover());
        Some([Self::LEAF + 2 * exposed.count_ones(), Self::LEAF / 2 * position.freedom()])
    }

    const LEAF: u32 = 10;

    /// By the number of free fields, as in WALTZ.
    #[inline]
    fn breadth(&self, position: &Position) -> Option<u32> {
        let free = (BOARD & !position.taken()).count_ones();
        BREADTHS.get(free as usize).copied().map(u32::from)
    }
}

/// WALTZ's estimates of the number of turns by the number of free fields, from its source: m in [Veselý 2013, 2.2.2].
static BREADTHS: [u16; 61] = [
    9508, 9204, 9000, 8256, 8000, 7428, 7000, 6839, 6400, 5980, 5700, 5430, 5000, 4779, 4400, 4262, 4000, 3641, 3400,
    3272, 3000, 2745, 2500, 2381, 2100, 1963, 1774, 1652, 1400, 1355, 1154, 1080, 950, 854, 762, 669, 640, 478, 438,
    353, 300, 233, 150, 144, 100, 86, 60, 44, 34, 21, 15, 9, 3, 1, 1, 1, 1, 1, 1, 1, 1,
];

/// The pieces of the fixed start, field by field.
fn fixed() -> impl Iterator<Item = (Player, PieceKind)> {
    FIXED.bytes().filter_map(super::letters::piece)
}

/// All pieces in random order, drawn by a seed.
fn shuffled(seed: Seed) -> Vec<(Player, PieceKind)> {
    let of = |player| PieceKind::ALL.into_iter().flat_map(move |kind| (0..kind.pieces()).map(move |_| (player, kind)));
    let mut pieces: Vec<_> = of(Player::First).chain(of(Player::Second)).collect();
    let mut random = Random::stream(seed, 0, "tzaar start");
    for last in (1..pieces.len()).rev() {
        let drawn = random.below(last as u64 + 1);
        pieces.swap(last, usize::try_from(drawn).unwrap_or(last));
    }
    pieces
}
