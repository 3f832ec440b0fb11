//! The games and puzzles there are: the only list of them.
//!
//! A game for two has one file here, which joins its facets as an [`Entry`]; a [`Visit`] does something in the same way
//! with each of them.

mod board;
mod entry;
#[cfg(feature = "lab")]
mod sets;

mod breakthrough;
mod checkers;
mod isolation;
mod loa;
mod tzaar;

use std::fmt;

pub use board::Board;
#[cfg(feature = "lab")]
pub use entry::Tests;
pub use entry::{Entry, Visit};
#[cfg(feature = "lab")]
pub use sets::Set;

#[cfg(feature = "games")]
use crate::game::TextError;

/// The games and puzzles there are, by their names in links, commands and files.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameName {
    /// SlideTwo, the teaching case: 192 positions.
    #[cfg(feature = "slide")]
    Slide2,
    /// SlideThree, the puzzle of the thesis: 11,612,160 positions.
    #[cfg(feature = "slide")]
    Slide3,
    /// SlideFour: 2.7 · 10¹⁵ positions.
    #[cfg(feature = "slide")]
    Slide4,
    /// SlideFive: 7.9 · 10²⁷ positions.
    #[cfg(feature = "slide")]
    Slide5,
    /// A game for two, with its variant.
    #[cfg(feature = "games")]
    ForTwo(GameForTwo),
}

/// Writes the list of the games for two once, and what loops over it.
macro_rules! games_for_two {
    ($($(#[$about:meta])* $Game:ident $rules:path: $($name:literal)+;)+) => {
        /// The names of games as a type, for TypeScript.
        #[cfg(target_arch = "wasm32")]
        pub const NAMES_TYPE: &str = concat!(
            "/** The names of the games; those of variants have more behind them, as in `isolation:queen:5x5`. */\n",
            "export type GameName = 'slide2' | 'slide3' | 'slide4' | 'slide5'", $($(" | '", $name, "'",)+)+ ";\n"
        );

        /// The games for two, each with its variant.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum GameForTwo {
            $($(#[$about])* $Game(<$rules as Entry>::Variant),)+
        }

        impl GameForTwo {
            /// Does something with the rules of the game.
            pub fn visit<V: Visit>(self, visit: V) -> V::Output {
                match self {
                    $(Self::$Game(variant) => visit.visit(<$rules>::of(variant)),)+
                }
            }

            /// The games that are listed, each in the variants that are games of their own.
            #[cfg(feature = "games")]
            pub(crate) fn listed() -> Vec<Self> {
                let mut listed = Vec::new();
                $(listed.extend(<$rules>::LISTED.iter().copied().map(Self::$Game));)+
                listed
            }

            /// Reads the name of a game, perhaps with a variant.
            #[cfg(feature = "games")]
            fn read(text: &str) -> Result<Self, NameError> {
                $(match text.parse::<$rules>() {
                    Ok(rules) => return Ok(Self::$Game(rules.variant())),
                    Err(error) if <$rules>::is_meant_by(text) => return Err(NameError::Variant(error)),
                    Err(_) => {}
                })+
                Err(NameError::Unknown)
            }

            /// Reads the name of a game, perhaps with a variant.
            ///
            /// # Errors
            ///
            /// What is expected instead: a variant of the game that was meant, or any game.
            #[cfg(feature = "lab")]
            pub(crate) fn read_or_expected(text: &str) -> Result<Self, String> {
                Self::read(text).map_err(|error| {
                    let any = Self::expected();
                    match error {
                        // Variants of the default game are told with the other games.
                        NameError::Variant(error) if !any.starts_with(&error.expected) => error.expected,
                        _ => any,
                    }
                })
            }

            /// How names of games are written: of the default game in full, of the others in short.
            #[cfg(feature = "lab")]
            fn expected() -> String {
                let mut texts = Vec::new();
                $(texts.push(match "".parse::<$rules>() {
                    Err(error) if texts.is_empty() => error.expected,
                    _ => {
                        let names = <$rules>::LISTED.iter().map(|variant| <$rules>::of(*variant).to_string());
                        names.collect::<Vec<_>>().join(" or ")
                    }
                });)+
                texts.join("; or ")
            }
        }
    };
}

games_for_two! {
    /// Isolation: columns, rows, and how the players move.
    Isolation crate::games::isolation::Isolation: "isolation";
    /// English draughts or give-away checkers.
    Checkers crate::games::checkers::Checkers: "giveaway" "checkers";
    /// Lines of Action.
    Loa crate::games::loa::Loa: "loa";
    /// Tzaar, with its start.
    Tzaar crate::games::tzaar::Tzaar: "tzaar";
    /// Breakthrough, with its board.
    Breakthrough crate::games::breakthrough::Breakthrough: "breakthrough";
}

/// Why a text is not the name of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NameError {
    /// The game is there, and has no such variant.
    #[cfg(feature = "games")]
    Variant(TextError),
    /// There is no such game.
    Unknown,
}

impl GameName {
    /// The puzzles.
    #[cfg(feature = "slide")]
    const PUZZLES: [Self; 4] = [Self::Slide2, Self::Slide3, Self::Slide4, Self::Slide5];

    /// All games and puzzles, each in its default variant.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all = Vec::new();
        #[cfg(feature = "slide")]
        all.extend(Self::PUZZLES);
        #[cfg(feature = "games")]
        all.extend(GameForTwo::listed().into_iter().map(Self::ForTwo));
        all
    }

    /// Reads a name, perhaps with a variant.
    pub(crate) fn read(text: &str) -> Result<Self, NameError> {
        #[cfg(feature = "slide")]
        if let Some(puzzle) = Self::PUZZLES.into_iter().find(|puzzle| puzzle.to_string() == text) {
            return Ok(puzzle);
        }
        #[cfg(feature = "games")]
        return GameForTwo::read(text).map(Self::ForTwo);
        #[cfg(not(feature = "games"))]
        Err(NameError::Unknown)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            #[cfg(feature = "slide")]
            Self::Slide2 => f.write_str("slide2"),
            #[cfg(feature = "slide")]
            Self::Slide3 => f.write_str("slide3"),
            #[cfg(feature = "slide")]
            Self::Slide4 => f.write_str("slide4"),
            #[cfg(feature = "slide")]
            Self::Slide5 => f.write_str("slide5"),
            #[cfg(feature = "games")]
            Self::ForTwo(game) => game.fmt(f),
        }
    }
}

impl fmt::Display for GameForTwo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Write<'a, 'b>(&'a mut fmt::Formatter<'b>);
        impl Visit for Write<'_, '_> {
            type Output = fmt::Result;
            fn visit<G: Entry>(self, game: G) -> fmt::Result {
                fmt::Display::fmt(&game, self.0)
            }
        }
        self.visit(Write(f))
    }
}
