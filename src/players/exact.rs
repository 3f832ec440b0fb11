//! Sources of exact results: solvers and endgame tables, in the same way for every game that has one.

use crate::game::Game;

/// The worth of a position to the player to move under perfect play, and the number of plies to the end where the
/// source tells it: the winner wins as soon as possible, the loser loses as late as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// They win.
    Win(Option<u32>),
    /// Neither side can force a win.
    Draw,
    /// They lose.
    Loss(Option<u32>),
}

/// A solver or endgame tables: it knows who wins, by proof.
pub trait Exact<G: Game> {
    /// Does a part of what has to be done once, which may take tenths of a second. Returns whether nothing is left to
    /// do. An earlier question waits for all of it.
    fn prepare(&mut self) -> bool {
        true
    }

    /// The worth of an unfinished position; `None` if it is out of reach.
    fn worth(&mut self, position: &G::Position) -> Option<Worth>;

    /// Which positions are within reach, for a sentence that ends with "expected".
    fn reach(&self) -> &'static str;

    /// Whether it tells the number of plies.
    fn knows_length(&self) -> bool;

    /// Whether only moves are worth looking for in a position: it is within reach, and not so late that nearly all of
    /// them are obvious.
    fn suits(&self, position: &G::Position) -> bool;
}

/// A second method to get such results, obviously correct and slow. It is apart from the first because modules of pages do
/// without it.
pub trait PlainExact<G: Game> {
    /// The worth of an unfinished position; `None` if it is out of reach.
    fn worth(&mut self, position: &G::Position) -> Option<Worth>;

    /// A description of the method, for a sentence that begins with "by".
    fn way(&self) -> &'static str;
}
