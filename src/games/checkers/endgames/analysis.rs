//! Retrograde analysis [Thompson 1986]: backwards ply by ply from positions that are immediately
//! lost or won.

use super::{
    DRAW,
    index::{Arrangements, Class},
    wins,
};
use crate::{
    bits::Ones,
    game::Player,
    games::checkers::{Goal, Position, board::Direction},
};

/// The distances of a class and of its turned class, which may be the same; `known` returns those
/// of the classes that captures and promotions lead to.
pub(super) fn analyse(goal: Goal, class: Class, known: impl Fn(&Position) -> u8) -> Vec<(Class, Vec<u8>)> {
    let mut classes = vec![class, class.turned()];
    classes.dedup();
    let mut analysis = Analysis {
        goal,
        sides: classes.into_iter().map(Side::new).collect(),
        arrivals: vec![Vec::new(); usize::from(DRAW)],
        front: Vec::new(),
        next: Vec::new(),
    };
    for side in 0..analysis.sides.len() {
        analysis.begin(side, &known);
    }
    analysis.run();
    analysis.sides.into_iter().map(|side| (side.arrangements.class, side.distances)).collect()
}

/// A class under analysis.
struct Side {
    arrangements: Arrangements,
    /// By index; [`DRAW`] while unknown.
    distances: Vec<u8>,
    /// By index: the number of moves not yet known to lose.
    left: Vec<u8>,
}

impl Side {
    fn new(class: Class) -> Self {
        let size = class.size();
        Self { arrangements: Arrangements::new(class), distances: vec![DRAW; size], left: vec![0; size] }
    }
}

/// A position: its side and index.
type Spot = (usize, usize);

struct Analysis {
    goal: Goal,
    sides: Vec<Side>,
    /// By distance: the positions from which a capture or promotion leads to a position of another
    /// class with that distance, once for each such move.
    arrivals: Vec<Vec<Spot>>,
    /// The positions with the current distance, and with the next one.
    front: Vec<Spot>,
    next: Vec<Spot>,
}

impl Analysis {
    /// Counts the moves of every position, looks up the results of those that leave the class, and
    /// finds the finished games.
    fn begin(&mut self, at: usize, known: impl Fn(&Position) -> u8) {
        let side = &mut self.sides[at];
        let mut moves = Vec::new();
        for (place, position) in side.arrangements.positions() {
            moves.clear();
            position.moves(&mut moves);
            if moves.is_empty() {
                side.distances[place] = 0;
                self.front.push((at, place));
            }
            for &mv in &moves {
                side.left[place] += 1;
                let mut child = position;
                child.play(mv);
                if mv.is_capture() || child.kings.count_ones() != position.kings.count_ones() {
                    let distance = known(&child.turned());
                    if let Some(arrivals) = self.arrivals.get_mut(usize::from(distance)) {
                        arrivals.push((at, place));
                    }
                }
            }
        }
    }

    fn run(&mut self) {
        for distance in 0..DRAW {
            let arrivals = std::mem::take(&mut self.arrivals[usize::from(distance)]);
            for spot in arrivals {
                self.arrive(spot, distance);
            }
            for (side, place) in std::mem::take(&mut self.front) {
                self.go_back(side, place, distance);
            }
            std::mem::swap(&mut self.front, &mut self.next);
        }
        assert!(self.front.is_empty(), "every win of so few pieces is shorter");
    }

    /// Notifies all predecessors of this position by steps that its distance is now known.
    fn go_back(&mut self, side: usize, place: usize, distance: u8) {
        let position = self.sides[side].arrangements.position(place).expect("only positions are known");
        let position = Position { mover: Player::First, ..position.turned() };
        let before = self.sides.len() - 1 - side;
        let class = self.sides[before].arrangements.class;
        let mover = position.mover;
        for to in Ones(position.pieces(mover).into()) {
            let to = 1 << to;
            let king = position.kings & to != 0;
            for direction in Direction::ALL.into_iter().filter(|way| king || Direction::forward(mover).contains(way)) {
                let from = direction.before(to) & position.free();
                if from == 0 {
                    continue;
                }
                let mut earlier = position;
                earlier.pieces[mover as usize] ^= to | from;
                earlier.kings ^= if king { to | from } else { 0 };
                // A player who can capture must not step.
                if earlier.capturers(mover) == 0 {
                    self.arrive((before, class.place(&earlier)), distance);
                }
            }
        }
    }

    /// Records that a move of a position leads to a distance; all smaller ones have been recorded
    /// before.
    fn arrive(&mut self, (at, place): Spot, distance: u8) {
        let side = &mut self.sides[at];
        if side.distances[place] != DRAW {
            return;
        }
        side.left[place] -= 1;
        if !wins(self.goal, distance) || side.left[place] == 0 {
            side.distances[place] = distance + 1;
            self.next.push((at, place));
        }
    }
}
