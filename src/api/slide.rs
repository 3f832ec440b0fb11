//! Sliding puzzles in progress.

use std::fmt::Display;

use super::{ApiError, Session, Step};
use crate::{
    puzzle::Puzzle,
    rng::{Random, Seed},
    slide::{FivePosition, IllegalMove, Move, Pattern, Position, Slide, SlideFive},
};

/// Opens a puzzle at a position, or at its start.
pub(super) fn session<const K: usize>(position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(SlideSession::<Slide<K>>::new(read_position(position)?)))
}

/// Opens SlideFive at a position, or at its start.
pub(super) fn five_session(position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(SlideSession::<SlideFive>::new(read_five(position)?)))
}

/// Draws the text of a reachable position; all are equally likely.
pub(super) fn draw<const K: usize>(seed: Seed) -> String {
    let index = Random::seeded(seed).below(Position::<K>::COUNT);
    Position::<K>::from_index(index).map(|position| position.to_string()).unwrap_or_default()
}

/// Reads the text of a reachable position; the default is the start.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub fn read_position<const K: usize>(text: Option<&str>) -> Result<Position<K>, ApiError> {
    let Some(text) = text else { return Ok(Position::START) };
    let position: Position<K> = text.parse().map_err(|error| ApiError::new("bad-position", text, error))?;
    position.check_reachable().map_err(|error| ApiError::new("unreachable-position", text, error))
}

/// Draws the text of a reachable position of SlideFive; all are equally likely. It draws a pattern
/// and shuffles the order of Win from its end (R. A. Fisher and F. Yates, 1938); if the result is
/// unreachable, it swaps the last two tiles.
pub(super) fn draw_five(seed: Seed) -> String {
    let mut random = Random::seeded(seed);
    let mut below = |number: usize| usize::try_from(random.below(number as u64)).unwrap_or_default();
    let pattern = Pattern::<5>::all().nth(below(Pattern::<5>::COUNT as usize)).unwrap_or(Pattern::HOME);
    let win = FivePosition::WIN.to_string();
    let (_, order) = win.split_once('.').unwrap_or_default();
    let mut order: Vec<char> = order.chars().collect();
    for last in (1..order.len()).rev() {
        order.swap(last, below(last + 1));
    }
    let text = format!("{}.{}", pattern.code(), order.into_iter().collect::<String>());
    let position: FivePosition = text.parse().expect("each tile is there once");
    position.check_reachable().unwrap_or_else(|error| error.nearest()).to_string()
}

/// Like [`read_position`], for SlideFive.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub(super) fn read_five(text: Option<&str>) -> Result<FivePosition, ApiError> {
    let Some(text) = text else { return Ok(FivePosition::START) };
    let position: FivePosition = text.parse().map_err(|error| ApiError::new("bad-position", text, error))?;
    position.check_reachable().map_err(|error| ApiError::new("unreachable-position", text, error))
}

/// A sliding puzzle for a session: board and notation, in addition to the rules.
trait Sliding: Puzzle<Move = Move, Position: Display> + Default {
    /// K, the number of tiles of a block.
    const K: usize;

    /// The board row by row, (K + 1)² entries: tiles 1…K², 0 for a blank.
    fn board(position: &Self::Position) -> Vec<u8>;
    /// The board as lines of text.
    fn drawing(position: &Self::Position) -> String;
}

impl<const SIZE: usize> Sliding for Slide<SIZE> {
    const K: usize = SIZE;

    fn board(position: &Position<SIZE>) -> Vec<u8> {
        position.board()
    }

    fn drawing(position: &Position<SIZE>) -> String {
        position.drawing()
    }
}

impl Sliding for SlideFive {
    const K: usize = 5;

    fn board(position: &FivePosition) -> Vec<u8> {
        position.board()
    }

    fn drawing(position: &FivePosition) -> String {
        position.drawing()
    }
}

/// The number of sequences of this many moves. Leaves the buffer as it found it.
fn count<P: Puzzle>(rules: &P, position: P::Position, depth: u32, moves: &mut Vec<P::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let from = moves.len();
    rules.moves(&position, moves);
    let to = moves.len();
    let behind = |at: usize| {
        let mut next = position;
        rules.play(&mut next, moves[at]);
        count(rules, next, depth - 1, moves)
    };
    let sum = if depth == 1 { (to - from) as u64 } else { (from..to).map(behind).sum() };
    moves.truncate(from);
    sum
}

/// A move of a block, as a board view needs it; the block has K tiles.
fn step(mv: Move, k: usize) -> Step {
    let [from, to] = [mv, mv.inverse()].map(|mv| mv.block(k));
    let by = i32::from(to[0]) - i32::from(from[0]);
    Step { name: mv.to_string(), from, to, by }
}

/// The legal move that a name stands for in a position.
fn read_move(name: &str, position: &dyn Display, legal: Vec<Move>) -> Result<Move, ApiError> {
    let mv = Move::read(name, legal.iter().copied()).map_err(|error| ApiError::new("bad-move", name, error))?;
    if legal.contains(&mv) {
        return Ok(mv);
    }
    Err(ApiError::new("illegal-move", name, IllegalMove { mv, position: position.to_string(), legal }))
}

struct SlideSession<P: Sliding> {
    rules: P,
    position: P::Position,
    history: Vec<Move>,
}

impl<P: Sliding> SlideSession<P> {
    fn new(position: P::Position) -> Self {
        Self { rules: P::default(), position, history: Vec::new() }
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.moves(&self.position, &mut moves);
        moves
    }
}

impl<P: Sliding> Session for SlideSession<P> {
    fn position(&self) -> String {
        self.position.to_string()
    }

    fn columns(&self) -> u8 {
        u8::try_from(P::K + 1).expect("boards are small")
    }

    fn cells(&self) -> Vec<u8> {
        P::board(&self.position)
    }

    fn steps(&self) -> Vec<Step> {
        self.moves().into_iter().map(|mv| step(mv, P::K)).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        count(&self.rules, self.position, depth, &mut Vec::new())
    }

    fn play(&mut self, name: &str) -> Result<String, ApiError> {
        let mv = read_move(name, &self.position, self.moves())?;
        self.rules.play(&mut self.position, mv);
        self.history.push(mv);
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> Option<String> {
        let mv = self.history.pop()?;
        self.rules.play(&mut self.position, mv.inverse());
        Some(mv.to_string())
    }

    fn history(&self) -> Vec<String> {
        self.history.iter().map(ToString::to_string).collect()
    }

    fn is_solved(&self) -> bool {
        self.rules.is_goal(&self.position)
    }

    fn drawing(&self) -> String {
        P::drawing(&self.position)
    }
}
