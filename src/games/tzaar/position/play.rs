//! Playing and generating moves.

use super::{PieceKind, Position, STATES, Stage, cell, stack_key};
use crate::{
    bits::Ones,
    game::Player,
    games::tzaar::{
        geometry::{BOARD, FIELDS, visible},
        material::Material,
        moves::Move,
    },
};

impl Position {
    /// Adds a stack on an empty field, without updating what can be captured.
    #[inline]
    const fn put(&mut self, player: Player, kind: PieceKind, height: u8, field: u8) {
        let at = field & 63;
        self.sides[player as usize] |= 1 << at;
        self.kinds[kind as usize] |= 1 << at;
        let mut bit = 0;
        while bit < 4 {
            self.heights[bit] |= (height as u64 >> bit & 1) << at;
            bit += 1;
        }
        self.cells[at as usize] = cell(player, kind, height);
        self.counts[player as usize][kind as usize] += 1;
        self.toggle(player, kind, height, field);
    }

    /// Removes a stack.
    #[inline]
    const fn take(&mut self, player: Player, kind: PieceKind, height: u8, field: u8) {
        let rest = !(1 << (field & 63));
        self.sides[player as usize] &= rest;
        self.kinds[kind as usize] &= rest;
        let [a, b, c, d] = self.heights;
        self.heights = [a & rest, b & rest, c & rest, d & rest];
        self.cells[(field & 63) as usize] = 0;
        self.counts[player as usize][kind as usize] -= 1;
        self.toggle(player, kind, height, field);
    }

    #[inline]
    const fn toggle(&mut self, player: Player, kind: PieceKind, height: u8, field: u8) {
        let at = field as usize % FIELDS;
        self.key ^= stack_key(player, kind, height, at);
    }

    /// Adds a stack when a position is read, or a piece from a player's hand.
    pub(in crate::games::tzaar) fn add(&mut self, player: Player, kind: PieceKind, height: u8, field: u8) {
        self.put(player, kind, height, field);
        self.look_again(field);
    }

    /// Changes the stage of the turn.
    #[inline]
    pub(in crate::games::tzaar) const fn enter(&mut self, stage: Stage) {
        self.key ^= self.stage.key() ^ stage.key();
        self.stage = stage;
    }

    /// Passes the turn to the other player.
    #[inline]
    pub(in crate::games::tzaar) fn turn(&mut self) {
        self.mover = !self.mover;
        self.key ^= STATES[0];
    }

    /// Sums up the values of all stacks from scratch, White's minus Black's.
    pub(in crate::games::tzaar) fn weigh(&mut self, material: &Material) {
        let worth = |player: Player, kind: PieceKind| -> i32 {
            let count = self.count(player, kind);
            let fields = Ones(self.showing(player, kind).into());
            fields.map(|field| material.quality_at_first(self.height(field), count, field)).sum()
        };
        let sum = |player| PieceKind::ALL.into_iter().map(|kind| worth(player, kind)).sum::<i32>();
        self.material = sum(Player::First) - sum(Player::Second);
    }

    /// Makes a move.
    #[inline]
    pub(in crate::games::tzaar) fn play(&mut self, mv: Move, material: &Material) {
        if mv == Move::PASS {
            self.enter(Stage::First);
            self.turn();
        } else if let Some(kind) = mv.hand() {
            self.place(kind, mv.target(), material);
        } else {
            self.go(mv.origin(), mv.target(), material);
        }
    }

    fn place(&mut self, kind: PieceKind, to: u8, material: &Material) {
        self.add(self.mover, kind, 1, to);
        self.turn();
        if self.taken() == BOARD {
            self.enter(Stage::First);
            self.weigh(material);
        }
    }

    /// Makes a capture or a stacking move.
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
        self.look_again(from);
        self.look_again(to);

        if self.stage == Stage::First && !is_opening {
            self.enter(Stage::Second);
        } else {
            self.enter(Stage::First);
            self.turn();
        }
    }

    /// The number of moves that the side to move would have as the second of a turn, at either of
    /// its moves.
    #[inline]
    pub(in crate::games::tzaar) fn freedom(&self) -> u32 {
        let (own, other) = (self.stacks(self.mover), self.stacks(!self.mover));
        let (taken, friends) = (own | other, own & !self.last_ones(self.mover));
        let targets = |from| visible(from, taken) & (friends | other & self.up_to(self.height(from)));
        Ones(own.into()).map(|from| targets(from).count_ones()).sum::<u32>() + 1
    }

    /// The heights of a player's stacks of height 2 or more that could neither capture nor join another.
    pub(in crate::games::tzaar) fn stuck(&self, player: Player) -> impl Iterator<Item = u8> {
        let (own, other) = (self.stacks(player), self.stacks(!player));
        Ones((own & !self.up_to(1)).into()).filter_map(move |field| {
            let height = self.height(field);
            let targets = visible(field, own | other) & (own | other & self.up_to(height));
            (targets == 0).then_some(height)
        })
    }

    /// Calls a function for the captures of the side to move, by the field they start on, until it
    /// says stop; returns whether it did. On request it includes stacking moves, except those that
    /// cover the last stack that shows its kind.
    #[inline]
    pub(in crate::games::tzaar) fn any_move(&self, stacking: bool, mut is_enough: impl FnMut(Move) -> bool) -> bool {
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

    /// The stacks of a player that are the only ones of their visible kind.
    #[inline]
    fn last_ones(&self, player: Player) -> u64 {
        let [tzaars, tzarras, totts] = self.counts[player as usize].map(|count| if count == 1 { !0 } else { 0 });
        self.sides[player as usize] & (self.kinds[0] & tzaars | self.kinds[1] & tzarras | self.kinds[2] & totts)
    }
}
