//! The only list of games and puzzles.
//!
//! Each two-player game has one file here that joins its facets as an [`Entry`]. A [`Visit`]
//! applies one operation to any of them.

#[cfg(feature = "duels")]
mod board;
#[cfg(feature = "duels")]
mod entry;
#[cfg(all(feature = "lab", feature = "duels"))]
mod sets;

#[cfg(feature = "breakthrough")]
mod breakthrough;
#[cfg(feature = "checkers")]
mod checkers;
#[cfg(feature = "isolation")]
mod isolation;
#[cfg(feature = "loa")]
mod loa;
#[cfg(feature = "tzaar")]
mod tzaar;

use std::fmt;

#[cfg(feature = "duels")]
pub use board::Board;
#[cfg(all(feature = "lab", feature = "duels"))]
pub use entry::Tests;
#[cfg(feature = "duels")]
pub use entry::{Entry, Visit};
#[cfg(all(feature = "lab", feature = "duels"))]
pub use sets::Set;

#[cfg(feature = "duels")]
use crate::game::TextError;

/// All games and puzzles, by their names in links, commands and files.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameName {
    /// SlideTwo, for teaching: 192 positions.
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
    /// A two-player game, with its variant.
    #[cfg(feature = "duels")]
    ForTwo(GameForTwo),
}

/// Generates everything that loops over the two-player games from one list: the crate feature that brings each game,
/// its rules, and its names without a variant.
macro_rules! games_for_two {
    ($($(#[$about:meta])* $feature:literal $Game:ident $rules:path: $($name:literal)+;)+) => {
        /// The names of games as a type, for TypeScript.
        #[cfg(target_arch = "wasm32")]
        pub const NAMES_TYPE: &str = concat!(
            "/** The names of the games; a variant may follow, as in `isolation:queen:5x5`. */\n",
            "export type GameName = 'slide2' | 'slide3' | 'slide4' | 'slide5'", $($(" | '", $name, "'",)+)+ ";\n"
        );

        /// The two-player games, each with its variant.
        #[cfg(feature = "duels")]
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum GameForTwo {
            $($(#[$about])* #[cfg(feature = $feature)] $Game(<$rules as Entry>::Variant),)+
        }

        #[cfg(feature = "duels")]
        impl GameForTwo {
            /// The names of all two-player games, whether they are built or not.
            const NAMES: &[&str] = &[$($($name,)+)+];
            /// The same by family: the games with the same rules.
            const FAMILIES: &[&[&str]] = &[$(&[$($name),+]),+];

            /// Applies an operation to the rules of the game.
            pub fn visit<V: Visit>(self, visit: V) -> V::Output {
                match self {
                    $(#[cfg(feature = $feature)] Self::$Game(variant) => visit.visit(<$rules>::of(variant)),)+
                }
            }

            /// The listed games, with a separate entry for each variant that is a game of its own.
            pub(crate) fn listed() -> Vec<Self> {
                let mut listed = Vec::new();
                $(#[cfg(feature = $feature)] listed.extend(<$rules>::LISTED.iter().copied().map(Self::$Game));)+
                listed
            }

            /// Reads the name of a game, with an optional variant.
            fn read(text: &str) -> Result<Self, NameError> {
                $(#[cfg(feature = $feature)] match text.parse::<$rules>() {
                    Ok(rules) => return Ok(Self::$Game(rules.variant())),
                    Err(error) if <$rules>::is_meant_by(text) => return Err(NameError::Variant(error)),
                    Err(_) => {}
                })+
                Err(NameError::Unknown)
            }

            /// Reads the name of a game, with an optional variant.
            ///
            /// # Errors
            ///
            /// What was expected: a variant of the game that was meant, or any game.
            #[cfg(feature = "lab")]
            pub(crate) fn read_or_expected(text: &str) -> Result<Self, String> {
                Self::read(text).map_err(|error| {
                    let any = Self::expected();
                    match error {
                        // Variants of the default game are already listed with the other games.
                        NameError::Variant(error) if !any.starts_with(&error.expected) => error.expected,
                        _ => any,
                    }
                })
            }
        }
    };
}

games_for_two! {
    /// Isolation; its variants set columns, rows and how the players move.
    "isolation" Isolation crate::games::isolation::Isolation: "isolation";
    /// English draughts and give-away checkers.
    "checkers" Checkers crate::games::checkers::Checkers: "giveaway" "checkers";
    /// Lines of Action.
    "loa" Loa crate::games::loa::Loa: "loa";
    /// Tzaar; its variants are its starting positions.
    "tzaar" Tzaar crate::games::tzaar::Tzaar: "tzaar";
    /// Breakthrough; its variants are its board sizes.
    "breakthrough" Breakthrough crate::games::breakthrough::Breakthrough: "breakthrough";
}

#[cfg(feature = "duels")]
impl GameForTwo {
    /// How names of games are written: in full for the default game, which is the first, and without variants for the
    /// others.
    #[cfg(feature = "lab")]
    fn expected() -> String {
        let others = Self::FAMILIES.iter().skip(1).map(|names| names.join(" or "));
        let default = crate::games::isolation::Isolation::EXPECTED.to_owned();
        std::iter::once(default).chain(others).collect::<Vec<_>>().join("; or ")
    }
}

/// Why a text is not a valid name of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NameError {
    /// The game exists, but has no such variant.
    #[cfg(feature = "duels")]
    Variant(TextError),
    /// The game does not exist.
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
        #[cfg(feature = "duels")]
        all.extend(GameForTwo::listed().into_iter().map(Self::ForTwo));
        all
    }

    /// The default names of all games of the kinds that are built, also of games that other modules hold.
    pub(crate) fn names() -> Vec<String> {
        let mut names = Vec::new();
        #[cfg(feature = "slide")]
        names.extend(Self::PUZZLES.iter().map(ToString::to_string));
        #[cfg(feature = "duels")]
        names.extend(GameForTwo::NAMES.iter().map(ToString::to_string));
        names
    }

    /// Reads a name, with an optional variant.
    pub(crate) fn read(text: &str) -> Result<Self, NameError> {
        #[cfg(feature = "slide")]
        if let Some(puzzle) = Self::PUZZLES.into_iter().find(|puzzle| puzzle.to_string() == text) {
            return Ok(puzzle);
        }
        #[cfg(feature = "duels")]
        return GameForTwo::read(text).map(Self::ForTwo);
        #[cfg(not(feature = "duels"))]
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
            #[cfg(feature = "duels")]
            Self::ForTwo(game) => game.fmt(f),
        }
    }
}

#[cfg(feature = "duels")]
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
