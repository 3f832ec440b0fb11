use plyground::game::{Evaluate, Game, Outcome, Player};

/// Pawns on a 4 × 4 board: they move one square forwards or capture diagonally, and win on the last row. A player who
/// cannot move loses.
#[derive(Clone, Copy)]
pub struct Hexapawn;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pawns {
    /// The squares of the first player, counted from their own side, and of the second.
    sides: [u16; 2],
    mover: Player,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    from: u8,
    to: u8,
    captures: bool,
}

impl Hexapawn {
    fn steps(pawns: &Pawns) -> impl Iterator<Item = Step> {
        let side = usize::from(pawns.mover == Player::Second);
        let (own, other) = (pawns.sides[side], pawns.sides[1 - side]);
        (0..16_u8).filter(move |&from| own >> from & 1 == 1).flat_map(move |from| {
            [-1_i8, 0, 1].into_iter().filter_map(move |aside| {
                let column = u8::try_from((from % 4).cast_signed() + aside).ok().filter(|&column| column < 4)?;
                let row = (from / 4).checked_add_signed(if side == 0 { 1 } else { -1 }).filter(|&row| row < 4)?;
                let to = 4 * row + column;
                let (blocked, captures) = ((own | other) >> to & 1 == 1, aside != 0);
                let legal = if captures { other >> to & 1 == 1 } else { !blocked };
                legal.then_some(Step { from, to, captures })
            })
        })
    }
}

impl Game for Hexapawn {
    type Position = Pawns;
    type Move = Step;
    const MOVE_CODES: usize = 256;

    fn start(&self) -> Pawns {
        Pawns { sides: [0x000f, 0xf000], mover: Player::First }
    }

    fn mover(&self, position: &Pawns) -> Player {
        position.mover
    }

    fn outcome(&self, position: &Pawns) -> Option<Outcome> {
        let through = position.sides[0] & 0xf000 != 0 || position.sides[1] & 0x000f != 0;
        let reason = if through { "last row" } else { "stuck" };
        (through || Self::steps(position).next().is_none()).then_some(Outcome { winner: Some(!position.mover), reason })
    }

    fn moves(&self, position: &Pawns, moves: &mut Vec<Step>) {
        if self.outcome(position).is_none() {
            moves.extend(Self::steps(position));
        }
    }

    fn play(&self, position: &mut Pawns, step: Step) {
        let side = usize::from(position.mover == Player::Second);
        position.sides[side] ^= 1 << step.from | 1 << step.to;
        position.sides[1 - side] &= !(1 << step.to);
        position.mover = !position.mover;
    }

    fn key(&self, position: &Pawns) -> u64 {
        let [first, second] = position.sides.map(u64::from);
        super::mix(first << 17 | second << 1 | position.mover as u64)
    }

    fn move_code(&self, step: Step) -> u16 {
        u16::from(step.from) << 4 | u16::from(step.to)
    }

    fn rank(&self, _: &Pawns, step: Step) -> i32 {
        i32::from(step.to % 3) - i32::from(step.from % 2)
    }

    fn is_quiet(&self, _: &Pawns, step: Step) -> bool {
        !step.captures
    }

    fn pass(&self, position: &Pawns) -> Option<Pawns> {
        let passed = Pawns { mover: !position.mover, ..*position };
        self.outcome(&passed).is_none().then_some(passed)
    }
}

/// Ten points for a pawn, and one for each row it has advanced.
#[derive(Clone, Copy)]
pub struct Material;

impl Evaluate<Hexapawn> for Material {
    type Value = i32;

    fn evaluate(&self, _: &Hexapawn, position: &Pawns) -> i32 {
        let worth = |squares: u16, row: fn(i32) -> i32| {
            (0..16).filter(|square| squares >> square & 1 == 1).map(|square| 10 + row(square / 4)).sum::<i32>()
        };
        let value = worth(position.sides[0], |row| row) - worth(position.sides[1], |row| 3 - row);
        if position.mover == Player::First { value } else { -value }
    }
}
