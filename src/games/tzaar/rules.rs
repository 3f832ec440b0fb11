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

/// The position in which a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Start {
    /// The fixed one of the rules [Veselý 2013, figure 1.2].
    #[default]
    Fixed,
    /// All pieces at random: each of the arrangements equally likely, drawn by a seed.
    Random(Seed),
    /// The empty board of the tournament game: players put their pieces down in turn, White first.
    Tournament,
}

/// The rules of Tzaar.
///
/// They are written `tzaar`, then `random=` and a [seed](Seed), or `tournament`, unless the start is the fixed one.
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
    /// The rules with a start.
    #[must_use]
    pub const fn new(start: Start) -> Self {
        Self { start, material: Material::EXPERT, ordering: Ordering::WALTZ }
    }

    /// The same rules with other numbers for the material of their positions and for the order of their moves.
    #[must_use]
    pub(super) const fn with(self, material: Material, ordering: Ordering) -> Self {
        Self { material, ordering, ..self }
    }

    /// The start of a game.
    #[must_use]
    pub const fn start_kind(&self) -> Start {
        self.start
    }

    /// The material of a position for the player to move, summed up as WALTZ does.
    ///
    /// It is the sum of what all stacks are worth where a position was read or set up, and what moves have changed since
    /// then; so it depends on the path.
    #[must_use]
    #[inline]
    pub const fn material(&self, position: &Position) -> i32 {
        match position.mover() {
            Player::First => position.material(),
            Player::Second => -position.material(),
        }
    }

    /// The same position, its material summed up afresh.
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

/// The fixed start, column by column: upper case is White's.
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

    /// A player loses as soon as no piece of a kind is visible (`no-tzaars`, `no-tzarras`, `no-totts`), also by the first
    /// move of a turn, or if they cannot capture at the start of their turn (`no-capture`).
    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.stage() == Stage::Placing {
            return None;
        }
        // That nobody has lost a kind is what is nearly always so.
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

    /// Appends the moves by the fields they begin on, those of a stack by the fields they come to; a pass is the last.
    /// Pieces are put down by kinds, then by fields.
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

    /// The order of WALTZ without its history [Veselý 2013, 3.6]: captures of rare kinds and of high stacks first, then
    /// stacking by rare kinds, a pass last.
    #[inline]
    fn rank(&self, position: &Position, mv: Move) -> i32 {
        self.ordering.rank(position, mv)
    }

    /// One or two, where all stacks that show some kind can be captured within the turn.
    #[inline]
    fn wins_within(&self, position: &Position) -> Option<u32> {
        if position.stage() == Stage::Placing { None } else { position.takes_a_kind() }
    }

    /// The numbers have been found by experiments with endgames.
    #[inline]
    fn effort(&self, position: &Position) -> Option<[u32; 2]> {
        let exposed = position.capturable() & position.stacks(position.mover());
        Some([Self::LEAF + 2 * exposed.count_ones(), Self::LEAF / 2 * position.freedom()])
    }

    const LEAF: u32 = 10;
}

/// The pieces of the fixed start, field by field.
fn fixed() -> impl Iterator<Item = (Player, PieceKind)> {
    FIXED.bytes().filter_map(super::letters::piece)
}

/// All pieces in an order that a seed draws.
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
