//! The puzzles of experiments.

use std::fmt;

use super::values::read_start;
use crate::slide::Position;

/// A sliding puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) enum SlidePuzzle {
    Two,
    Three,
    Four,
}

/// Their names in queries.
pub(super) const PUZZLES: [(&str, SlidePuzzle); 3] =
    [("slide2", SlidePuzzle::Two), ("slide3", SlidePuzzle::Three), ("slide4", SlidePuzzle::Four)];

/// A position of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) enum SlideStart {
    Two(Position<2>),
    Three(Position<3>),
    Four(Position<4>),
}

impl SlidePuzzle {
    /// Reads a position that can be solved.
    pub(super) fn start(self, text: &str) -> Result<SlideStart, String> {
        match self {
            Self::Two => read_start(text).map(SlideStart::Two),
            Self::Three => read_start(text).map(SlideStart::Three),
            Self::Four => read_start(text).map(SlideStart::Four),
        }
    }
}

impl SlideStart {
    /// The position, if it is one of `SlideThree`.
    pub(in crate::lab) fn of_three(self) -> Option<Position<3>> {
        if let Self::Three(position) = self { Some(position) } else { None }
    }
}

impl fmt::Display for SlideStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Two(position) => position.fmt(f),
            Self::Three(position) => position.fmt(f),
            Self::Four(position) => position.fmt(f),
        }
    }
}
