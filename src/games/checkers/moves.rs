//! Moves as numbers.
//!
//! A step is its square and direction. A capture is one of the 1328 ways in which a piece can jump
//! over pieces without jumping any twice; it has at most nine jumps. The ways are numbered, so a
//! move takes two bytes, and its number is a unique code.

use super::board::{Direction, SQUARES};

/// A move: a step or a whole capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// The number of steps: four directions per square.
const STEPS: usize = 4 * SQUARES;
/// The number of jump sequences, including the empty ones they start with.
const TRAILS: usize = 1360;
/// The number of codes for all moves.
pub(super) const CODES: usize = STEPS + TRAILS;
/// The maximum number of squares that a move visits, including the first.
pub(super) const MOST_SQUARES: usize = 10;

/// A sequence of jumps from a square. The first ones in the list are empty, one per square.
#[derive(Clone, Copy)]
pub(super) struct Trail {
    /// The squares jumped over.
    pub taken: u32,
    /// The first of the sequences that are longer by one jump; they are listed together, in the
    /// order of the directions.
    pub first: u16,
    /// The number of these.
    pub count: u16,
    /// The sequence that is shorter by one jump.
    parent: u16,
    /// The square it starts on.
    from: u8,
    /// The square it ends on.
    pub to: u8,
}

static WAYS: [Trail; TRAILS] = trails();

/// The neighbouring square, by square and direction; `None` off the board.
const NEIGHBOURS: [[Option<u8>; 4]; SQUARES] = neighbours();

#[allow(clippy::cast_possible_truncation)] // Squares are below 32.
const fn neighbours() -> [[Option<u8>; 4]; SQUARES] {
    let mut neighbours = [[None; 4]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut at = 0;
        while at < 4 {
            let reached = Direction::ALL[at].after(1 << square);
            if reached != 0 {
                neighbours[square][at] = Some(reached.trailing_zeros() as u8);
            }
            at += 1;
        }
        square += 1;
    }
    neighbours
}

#[allow(clippy::cast_possible_truncation)] // Squares are below 32, ways below 1360.
const fn trails() -> [Trail; TRAILS] {
    let mut trails = [Trail { taken: 0, first: 0, count: 0, parent: 0, from: 0, to: 0 }; TRAILS];
    let mut square = 0;
    while square < SQUARES {
        trails[square].from = square as u8;
        trails[square].to = square as u8;
        square += 1;
    }
    let mut known = SQUARES;
    let mut at = 0;
    while at < known {
        let trail = trails[at];
        trails[at].first = known as u16;
        let mut direction = 0;
        while direction < 4 {
            let over = Direction::ALL[direction].after(1 << trail.to);
            let to = Direction::ALL[direction].after(over);
            if to != 0 && trail.taken & over == 0 {
                let (taken, to) = (trail.taken | over, to.trailing_zeros() as u8);
                trails[known] = Trail { taken, to, parent: at as u16, from: trail.from, first: 0, count: 0 };
                trails[at].count += 1;
                known += 1;
            }
            direction += 1;
        }
        at += 1;
    }
    assert!(known == TRAILS);
    trails
}

impl Trail {
    /// The sequence with this number; the number of a square stands for its empty sequence.
    #[inline]
    pub fn of(number: u16) -> &'static Self {
        &WAYS[usize::from(number)]
    }
}

impl Move {
    /// A step.
    #[inline]
    pub(super) const fn step(from: u8, direction: Direction) -> Self {
        Self((from as u16) << 2 | direction as u16)
    }

    /// The step between two neighbouring squares.
    pub(super) fn step_between(from: u8, to: u8) -> Option<Self> {
        let leads = |direction: &Direction| NEIGHBOURS[usize::from(from)][*direction as usize] == Some(to);
        Direction::ALL.into_iter().find(leads).map(|direction| Self::step(from, direction))
    }

    /// The capture with the jump sequence of this number.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // There are 128 steps.
    pub(super) const fn capture(way: u16) -> Self {
        Self(way + STEPS as u16)
    }

    /// The capture that visits these squares, including the first.
    pub(super) fn capture_along(squares: &[u8]) -> Option<Self> {
        let (&from, landings) = squares.split_first().filter(|(_, landings)| !landings.is_empty())?;
        let way = landings.iter().try_fold(u16::from(from), |way, &to| {
            let trail = Trail::of(way);
            (trail.first..trail.first + trail.count).find(|&next| Trail::of(next).to == to)
        })?;
        Some(Self::capture(way))
    }

    /// The jump sequence of a capture.
    fn trail(self) -> Option<&'static Trail> {
        let way = usize::from(self.0).checked_sub(STEPS)?;
        WAYS.get(way)
    }

    /// The unique number of the move, in any position.
    pub(super) const fn code(self) -> u16 {
        self.0
    }

    /// Whether it captures.
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.0 as usize >= STEPS
    }

    /// The squares it starts and ends on, counted from 0.
    #[inline]
    pub(super) fn ends(self) -> (u8, u8) {
        if let Some(trail) = self.trail() {
            return (trail.from, trail.to);
        }
        let [from, _] = (self.0 >> 2).to_le_bytes();
        let to = NEIGHBOURS[usize::from(from)][usize::from(self.0 & 3)];
        (from, to.unwrap_or(from))
    }

    /// The squares of the captured pieces: bit n − 1 for square n.
    #[must_use]
    #[inline]
    pub fn taken(self) -> u32 {
        self.trail().map_or(0, |trail| trail.taken)
    }

    /// The squares it visits, in order and numbered from 1, including the first.
    #[must_use]
    pub fn path(self) -> Vec<u8> {
        let (from, to) = self.ends();
        let Some(mut trail) = self.trail() else { return vec![from + 1, to + 1] };
        let mut path = Vec::with_capacity(MOST_SQUARES);
        while trail.taken != 0 {
            path.push(trail.to + 1);
            trail = Trail::of(trail.parent);
        }
        path.push(from + 1);
        path.reverse();
        path
    }

    /// Whether it starts and ends on the first and the last of these squares, counted from 0, and visits those between
    /// them, in their order.
    pub(super) fn passes(self, squares: &[u8]) -> bool {
        let path = self.path();
        let mut rest = path.iter().map(|number| number - 1);
        let (from, to) = self.ends();
        squares.first() == Some(&from)
            && squares.last() == Some(&to)
            && squares.iter().all(|square| rest.any(|passed| passed == *square))
    }
}
