//! Sliding puzzles in progress.

use super::{ApiError, Session, Step};
#[cfg(feature = "command")]
use crate::slide::{FivePosition, Pattern};
use crate::{
    rng::{Random, Seed},
    slide::{Evaluation, Move, Position, Slide},
};

/// Opens a puzzle at a position text, or at its start.
pub(super) fn session<const K: usize>(position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(SlideSession::<K>::new(read_position(position)?)))
}

/// The text of a reachable position, each as likely.
pub(super) fn draw<const K: usize>(seed: Seed) -> String {
    let index = Random::seeded(seed).below(Position::<K>::COUNT);
    Position::<K>::from_index(index).map(|position| position.to_string()).unwrap_or_default()
}

/// Reads the text of a reachable position; Start if there is none.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub fn read_position<const K: usize>(text: Option<&str>) -> Result<Position<K>, ApiError> {
    let Some(text) = text else { return Ok(Position::START) };
    let position: Position<K> = text.parse().map_err(|error| ApiError::new("bad-position", text, error))?;
    position.check_reachable().map_err(|error| ApiError::new("unreachable-position", text, error))
}

/// The text of a reachable position of SlideFive, each as likely.
#[cfg(feature = "command")]
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

#[cfg(feature = "command")]
/// The same of SlideFive.
///
/// # Errors
///
/// `bad-position` or `unreachable-position`.
pub(super) fn read_five(text: Option<&str>) -> Result<FivePosition, ApiError> {
    let Some(text) = text else { return Ok(FivePosition::START) };
    let position: FivePosition = text.parse().map_err(|error| ApiError::new("bad-position", text, error))?;
    position.check_reachable().map_err(|error| ApiError::new("unreachable-position", text, error))
}

/// The number of sequences of so many moves.
fn count<const K: usize>(rules: &Slide<K>, position: Position<K>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => rules.moves(&position).len() as u64,
        _ => rules.successors(position).map(|next| count(rules, next, depth - 1)).sum(),
    }
}

struct SlideSession<const K: usize> {
    rules: Slide<K>,
    position: Position<K>,
    history: Vec<Move>,
}

impl<const K: usize> SlideSession<K> {
    fn new(position: Position<K>) -> Self {
        Self { rules: Slide::new(), position, history: Vec::new() }
    }
}

impl<const K: usize> Session for SlideSession<K> {
    fn position(&self) -> String {
        self.position.to_string()
    }

    fn columns(&self) -> u8 {
        u8::try_from(K + 1).expect("boards are small")
    }

    fn cells(&self) -> Vec<u8> {
        self.position.board()
    }

    fn steps(&self) -> Vec<Step> {
        let columns = i32::from(self.columns());
        let step = |mv: Move| {
            let [from, to] = [mv, mv.inverse()].map(|mv| self.rules.block(mv));
            let by = i32::from(to[0]) - i32::from(from[0]);
            debug_assert!([1, columns].contains(&by.abs()));
            Step { name: mv.to_string(), from, to, by }
        };
        self.rules.moves(&self.position).map(step).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        count(&self.rules, self.position, depth)
    }

    fn play(&mut self, name: &str) -> Result<String, ApiError> {
        let mv = self.rules.read_move(&self.position, name);
        let mv = mv.map_err(|error| ApiError::new("bad-move", name, error))?;
        let illegal = |error| ApiError::new("illegal-move", name, error);
        self.rules.play(&mut self.position, mv).map_err(illegal)?;
        self.history.push(mv);
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> Option<String> {
        let mv = self.history.pop()?;
        self.rules.play(&mut self.position, mv.inverse()).expect("every move can be taken back");
        Some(mv.to_string())
    }

    fn history(&self) -> Vec<String> {
        self.history.iter().map(ToString::to_string).collect()
    }

    fn is_solved(&self) -> bool {
        self.position.is_win()
    }

    fn drawing(&self) -> String {
        self.position.drawing()
    }

    fn evaluations(&self) -> Vec<(&'static str, f64)> {
        Evaluation::of::<K>().iter().map(|evaluation| (evaluation.name(), evaluation.value(&self.position))).collect()
    }
}
