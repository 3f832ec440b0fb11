//! Positions.

use super::{
    geometry::{BOARD, FIELDS, visible},
    material::Material,
    moves::Move,
};
use crate::{bits::Ones, game::Player, zobrist};

/// The kinds of pieces, the rarest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Six of each colour.
    Tzaar,
    /// Nine of each colour.
    Tzarra,
    /// Fifteen of each colour.
    Tott,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Tzaar, Self::Tzarra, Self::Tott];

    /// The pieces of the kind that each player has.
    #[must_use]
    #[inline]
    pub const fn pieces(self) -> u8 {
        match self {
            Self::Tzaar => 6,
            Self::Tzarra => 9,
            Self::Tott => 15,
        }
    }
}

/// Where a player is in his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// He puts a piece on the board: the beginning of the tournament game.
    Placing,
    /// He captures.
    First,
    /// He captures, stacks or passes.
    Second,
}

/// A stack: its owner, the kind of its top piece and its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Whose it is.
    pub player: Player,
    /// The visible piece.
    pub kind: Kind,
    /// The number of its pieces, 1 to 15.
    pub height: u8,
}

/// Which stacks stand where, whose turn it is, and which move of the turn is next.
///
/// A position also carries the [material](super::Tzaar::material) that has been summed up on the way to it. Two positions
/// are equal if all the rest is.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// By player.
    sides: [u64; 2],
    /// By kind of the visible piece.
    kinds: [u64; 3],
    /// The bits of the heights, the lowest first.
    heights: [u64; 4],
    /// The stacks that one move of the other side could capture, whoever is to move.
    capturable: u64,
    key: u64,
    material: i32,
    counts: [[u8; 3]; 2],
    mover: Player,
    stage: Stage,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let whole =
            |position: &Self| (position.sides, position.kinds, position.heights, position.mover, position.stage);
        whole(self) == whole(other)
    }
}

impl Eq for Position {}

/// By player and kind.
static PIECES: [[[u64; FIELDS]; 3]; 2] = [
    [zobrist::constants(0x7aaa_0001), zobrist::constants(0x7aaa_0002), zobrist::constants(0x7aaa_0003)],
    [zobrist::constants(0x7aaa_0004), zobrist::constants(0x7aaa_0005), zobrist::constants(0x7aaa_0006)],
];
/// By height, 16 · field + height.
static RISES: [u64; 16 * FIELDS] = zobrist::constants(0x7aaa_0007);
/// Black to move, the second move of a turn, a piece to be put down.
const STATES: [u64; 3] = zobrist::constants(0x7aaa_0008);

impl Stage {
    const fn key(self) -> u64 {
        match self {
            Self::First => 0,
            Self::Second => STATES[1],
            Self::Placing => STATES[2],
        }
    }
}

impl Position {
    /// Nothing on the board, White to put the first piece down.
    pub(super) const EMPTY: Self = Self {
        sides: [0; 2],
        kinds: [0; 3],
        heights: [0; 4],
        capturable: 0,
        key: STATES[2],
        material: 0,
        counts: [[0; 3]; 2],
        mover: Player::First,
        stage: Stage::Placing,
    };

    /// Whose turn it is; the first player is White.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// Which move of the turn is next.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The fields with stacks of a player: bit n for the field n, column by column from A1.
    #[must_use]
    #[inline]
    pub const fn stacks(&self, player: Player) -> u64 {
        self.sides[player as usize]
    }

    /// The fields with stacks of a player that show a piece of a kind.
    #[must_use]
    #[inline]
    pub const fn showing(&self, player: Player, kind: Kind) -> u64 {
        self.sides[player as usize] & self.kinds[kind as usize]
    }

    /// The number of stacks of a player that show a piece of a kind.
    #[must_use]
    #[inline]
    pub const fn count(&self, player: Player, kind: Kind) -> u8 {
        self.counts[player as usize][kind as usize]
    }

    /// The stacks of both players that one move of the other side could capture, whoever is to move: WALTZ's zone of
    /// control (seed 001, 3.1).
    #[must_use]
    #[inline]
    pub const fn capturable(&self) -> u64 {
        self.capturable
    }

    /// The pieces of a kind that a player has still to put on the board.
    #[must_use]
    #[inline]
    pub const fn in_hand(&self, player: Player, kind: Kind) -> u8 {
        match self.stage {
            Stage::Placing => kind.pieces().saturating_sub(self.count(player, kind)),
            Stage::First | Stage::Second => 0,
        }
    }

    /// The stack on a field below 60, if there is one.
    #[must_use]
    #[inline]
    pub const fn stack(&self, field: u8) -> Option<Stack> {
        let player = match (self.sides[0] >> (field & 63) & 1, self.sides[1] >> (field & 63) & 1) {
            (0, 0) => return None,
            (0, _) => Player::Second,
            _ => Player::First,
        };
        Some(Stack { player, kind: self.kind(field), height: self.height(field) })
    }

    /// The height of the highest stack among those on the given fields, 0 if there is none.
    #[must_use]
    #[inline]
    pub const fn highest(&self, fields: u64) -> u8 {
        let mut left = fields & self.taken();
        let mut height = 0;
        let mut bit = 4;
        while bit > 0 {
            bit -= 1;
            let higher = left & self.heights[bit];
            if higher != 0 {
                left = higher;
                height |= 1 << bit;
            }
        }
        height
    }

    /// White's first turn is one capture: the board is still full.
    #[must_use]
    #[inline]
    pub const fn is_opening(&self) -> bool {
        matches!(self.stage, Stage::First) && matches!(self.mover, Player::First) && self.taken() == BOARD
    }

    /// The pieces of a player on the board, covered ones too.
    pub(super) fn pieces(&self, player: Player) -> u32 {
        let stacks = self.stacks(player);
        (0..).zip(self.heights).map(|(bit, plane)| (plane & stacks).count_ones() << bit).sum()
    }

    #[inline]
    pub(super) const fn taken(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    #[inline]
    pub(super) const fn material(&self) -> i32 {
        self.material
    }

    #[inline]
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    pub(super) const fn has_lost_a_kind(&self, player: Player) -> bool {
        let [tzaars, tzarras, totts] = self.counts[player as usize];
        tzaars == 0 || tzarras == 0 || totts == 0
    }

    #[inline]
    const fn kind(&self, field: u8) -> Kind {
        if self.kinds[2] >> (field & 63) & 1 == 1 {
            Kind::Tott
        } else if self.kinds[1] >> (field & 63) & 1 == 1 {
            Kind::Tzarra
        } else {
            Kind::Tzaar
        }
    }

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // Single bits are taken.
    const fn height(&self, field: u8) -> u8 {
        let (at, [a, b, c, d]) = (field & 63, self.heights);
        ((a >> at & 1) | (b >> at & 1) << 1 | (c >> at & 1) << 2 | (d >> at & 1) << 3) as u8
    }

    /// The fields on which nothing is higher than this.
    #[inline]
    const fn up_to(&self, height: u8) -> u64 {
        let [a, b, c, d] = self.heights;
        match height {
            0 => !(a | b | c | d),
            1 => !(b | c | d),
            _ => {
                let (mut equal, mut less) = (!0, 0);
                let mut bit = 4;
                while bit > 0 {
                    bit -= 1;
                    let plane = self.heights[bit];
                    if height >> bit & 1 == 1 {
                        less |= equal & !plane;
                        equal &= plane;
                    } else {
                        equal &= !plane;
                    }
                }
                less | equal
            }
        }
    }

    /// Puts a stack on a free field, and does not look at what it can capture.
    #[inline]
    const fn put(&mut self, player: Player, kind: Kind, height: u8, field: u8) {
        let at = field & 63;
        self.sides[player as usize] |= 1 << at;
        self.kinds[kind as usize] |= 1 << at;
        let mut bit = 0;
        while bit < 4 {
            self.heights[bit] |= (height as u64 >> bit & 1) << at;
            bit += 1;
        }
        self.counts[player as usize][kind as usize] += 1;
        self.toggle(player, kind, height, field);
    }

    /// Takes a stack away.
    #[inline]
    const fn take(&mut self, player: Player, kind: Kind, height: u8, field: u8) {
        let rest = !(1 << (field & 63));
        self.sides[player as usize] &= rest;
        self.kinds[kind as usize] &= rest;
        let [a, b, c, d] = self.heights;
        self.heights = [a & rest, b & rest, c & rest, d & rest];
        self.capturable &= rest;
        self.counts[player as usize][kind as usize] -= 1;
        self.toggle(player, kind, height, field);
    }

    #[inline]
    const fn toggle(&mut self, player: Player, kind: Kind, height: u8, field: u8) {
        let at = field as usize % FIELDS;
        self.key ^= PIECES[player as usize][kind as usize][at] ^ RISES[16 * at + (height & 15) as usize];
    }

    /// Looks again whether the stacks on these fields can be captured.
    #[inline]
    fn look_again(&mut self, fields: u64) {
        let taken = self.taken();
        self.capturable &= !fields;
        for field in Ones(fields.into()) {
            let owner = usize::from(self.sides[1] >> (field & 63) & 1 == 1);
            let captors = self.sides[1 - owner] & !self.up_to(self.height(field) - 1);
            self.capturable |= u64::from(visible(field, taken) & captors != 0) << (field & 63);
        }
    }

    /// Puts a stack down as a reader does, or from a player's hand.
    pub(super) fn add(&mut self, player: Player, kind: Kind, height: u8, field: u8) {
        self.put(player, kind, height, field);
        self.look_again(1 << (field & 63) | visible(field, self.taken()));
    }

    /// Goes to another stage of the turn.
    #[inline]
    pub(super) const fn enter(&mut self, stage: Stage) {
        self.key ^= self.stage.key() ^ stage.key();
        self.stage = stage;
    }

    /// Gives the turn to the other player.
    #[inline]
    pub(super) fn turn(&mut self) {
        self.mover = !self.mover;
        self.key ^= STATES[0];
    }

    /// The sum of what all stacks are worth to White, less those of Black.
    pub(super) fn weigh(&mut self, material: &Material) {
        let worth = |player: Player, kind: Kind| -> i32 {
            let count = self.count(player, kind);
            let fields = Ones(self.showing(player, kind).into());
            fields.map(|field| material.quality_at_first(self.height(field), count, field)).sum()
        };
        let sum = |player| Kind::ALL.into_iter().map(|kind| worth(player, kind)).sum::<i32>();
        self.material = sum(Player::First) - sum(Player::Second);
    }

    /// Makes a move.
    #[inline]
    pub(super) fn play(&mut self, mv: Move, material: &Material) {
        if mv == Move::PASS {
            self.enter(Stage::First);
            self.turn();
        } else if let Some(kind) = mv.hand() {
            self.place(kind, mv.target(), material);
        } else {
            self.go(mv.origin(), mv.target(), material);
        }
    }

    fn place(&mut self, kind: Kind, to: u8, material: &Material) {
        self.add(self.mover, kind, 1, to);
        self.turn();
        if self.taken() == BOARD {
            self.enter(Stage::First);
            self.weigh(material);
        }
    }

    /// Captures or stacks.
    #[inline]
    fn go(&mut self, from: u8, to: u8, material: &Material) {
        let (mover, is_opening) = (self.mover, self.is_opening());
        let (kind, height) = (self.kind(from), self.height(from));
        let (met, met_height) = (self.kind(to), self.height(to));
        let captures = self.sides[mover as usize] >> (to & 63) & 1 == 0;
        let (owner, high) = if captures { (!mover, height) } else { (mover, (height + met_height) & 15) };

        let met_worth = material.quality(met_height, self.count(owner, met), to);
        let gain = if captures {
            met_worth - material.field(height, from) + material.field(height, to)
        } else {
            let count = self.count(mover, kind);
            material.quality(high, count, to) - met_worth - material.quality(height, count, from)
        };
        self.material += if mover == Player::First { gain } else { -gain };

        self.take(owner, met, met_height, to);
        self.take(mover, kind, height, from);
        self.put(mover, kind, high, to);
        let taken = self.taken();
        self.look_again(visible(from, taken) | visible(to, taken) | 1 << (to & 63));

        if self.stage == Stage::First && !is_opening {
            self.enter(Stage::Second);
        } else {
            self.enter(Stage::First);
            self.turn();
        }
    }

    /// Goes through captures of the side to move until told to stop, by the fields they begin on; whether it was. With
    /// stacking moves, if they are asked for, but none that covers the last stack that shows its kind.
    #[inline]
    pub(super) fn any_move(&self, stacking: bool, mut is_enough: impl FnMut(Move) -> bool) -> bool {
        let (own, other) = (self.stacks(self.mover), self.stacks(!self.mover));
        let taken = own | other;
        let friends = if stacking { own & !self.last_ones(self.mover) } else { 0 };
        for from in Ones(own.into()) {
            let targets = friends | other & self.up_to(self.height(from));
            for to in Ones((visible(from, taken) & targets).into()) {
                if is_enough(Move::new(from, to)) {
                    return true;
                }
            }
        }
        false
    }

    /// The stacks of a player that are the only ones to show their kind.
    #[inline]
    fn last_ones(&self, player: Player) -> u64 {
        let [tzaars, tzarras, totts] = self.counts[player as usize].map(|count| if count == 1 { !0 } else { 0 });
        self.sides[player as usize] & (self.kinds[0] & tzaars | self.kinds[1] & tzarras | self.kinds[2] & totts)
    }
}
