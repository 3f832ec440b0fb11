//! The only list of games and puzzles.
//!
//! Each two-player game has one file here that joins its facets as a [`CatalogueGame`].
//! [`with_rules!`](crate::with_rules) evaluates an expression with the rules of any of them.

mod board_layout;
mod catalogue_game;
mod sets;

mod breakthrough;
mod checkers;
mod isolation;
mod loa;
mod tzaar;

use std::fmt;

pub use board_layout::BoardLayout;

pub use catalogue_game::{CatalogueGame, Tests};
pub use sets::Set;

use crate::{
    diagrams::{Ground, Piece},
    game::TextError,
    players::HasEngines,
};

/// All games and puzzles, by their names in links, commands and files.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameName {
    /// A puzzle.
    Puzzle(PuzzleName),
    /// A two-player game, with its variant.
    TwoPlayer(TwoPlayerGame),
}

/// How a board looks: what is below its pieces, and the piece for each code.
pub(crate) type Look = (Ground, fn(u8) -> Option<Piece>);

/// The puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleName {
    /// SlideTwo, for teaching: 192 positions.
    Slide2,
    /// SlideThree, the puzzle of the thesis: 11,612,160 positions.
    Slide3,
    /// SlideFour: 2.7 · 10¹⁵ positions.
    Slide4,
    /// SlideFive: 7.9 · 10²⁷ positions.
    Slide5,
}

impl PuzzleName {
    /// All of them.
    const ALL: [Self; 4] = [Self::Slide2, Self::Slide3, Self::Slide4, Self::Slide5];

    /// The name in links.
    const fn name(self) -> &'static str {
        match self {
            Self::Slide2 => "slide2",
            Self::Slide3 => "slide3",
            Self::Slide4 => "slide4",
            Self::Slide5 => "slide5",
        }
    }

    /// The puzzle with this name.
    pub(crate) fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|puzzle| puzzle.name() == name)
    }

    /// The names of all puzzles.
    pub(crate) fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }
}

impl fmt::Display for PuzzleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Generates everything that loops over the two-player games from one list: the folder and the rules of each, and its names
/// without a variant. The dollar sign before the list is for the macro [`with_rules!`](crate::with_rules).
macro_rules! two_player_games {
    (($d:tt) $($(#[$about:meta])* $folder:ident $Game:ident: $($name:literal)+;)+) => {
        /// The names of games as a type, for TypeScript.
        #[cfg(all(feature = "web", target_arch = "wasm32", target_os = "unknown"))]
        pub const NAMES_TYPE: &str = concat!(
            "/** The names of the games; a variant may follow, as in `isolation:queen:5x5`. */\n",
            "export type GameName = 'slide2' | 'slide3' | 'slide4' | 'slide5'", $($(" | '", $name, "'",)+)+ ";\n"
        );

        /// The two-player games, each with its variant.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum TwoPlayerGame {
            $($(#[$about])* $Game(<$crate::games::$folder::$Game as CatalogueGame>::Variant),)+
        }

        /// Evaluates an expression with the rules of a [`TwoPlayerGame`](crate::catalogue::TwoPlayerGame), which are a
        /// [`CatalogueGame`](crate::catalogue::CatalogueGame), and with their type if it has a name, as in
        /// `|rules: Rules|`. The expression is compiled once for each game, so most of it should be a generic function.
        ///
        /// ```
        /// use plyground::{api::GameName, game::{Game, Notation}, with_rules};
        /// let GameName::TwoPlayer(game) = "loa:6x6".parse()? else { unreachable!("it is a two-player game") };
        /// assert_eq!(with_rules!(game, |rules| rules.show(&rules.start())), "1bbbb1/w4w/w4w/w4w/w4w/1bbbb1 b");
        /// # Ok::<(), plyground::api::ApiError>(())
        /// ```
        #[macro_export]
        macro_rules! with_rules {
            ($d game:expr, |$d rules:ident $d(: $d Rules:ident)?| $d body:expr) => {
                match $d game {
                    $($crate::catalogue::TwoPlayerGame::$Game(variant) => {
                        $d(type $d Rules = $crate::games::$folder::$Game;)?
                        let $d rules = <$crate::games::$folder::$Game as $crate::catalogue::CatalogueGame>::of(variant);
                        $d body
                    })+
                }
            };
        }

        impl TwoPlayerGame {
            /// The names of all two-player games.
            pub const NAMES: &[&str] = &[$($($name,)+)+];
            /// The same by family: the games with the same rules.
            const FAMILIES: &[&[&str]] = &[$(&[$($name),+]),+];

            /// The names of those that have problems with an only move.
            pub(crate) fn exact_names() -> Vec<&'static str> {
                let mut names = Vec::new();
                $(if <$crate::games::$folder::$Game as HasEngines>::EXACT {
                    names.extend([$($name),+]);
                })+
                names
            }

            /// How the board of a game with this name looks.
            pub(crate) fn look(name: &str) -> Option<Look> {
                $(if [$($name),+].contains(&name) {
                    return Some((<$crate::games::$folder::$Game>::GROUND, <$crate::games::$folder::$Game>::piece));
                })+
                None
            }

            /// The listed games, with a separate entry for each variant that is a game of its own.
            pub(crate) fn listed() -> Vec<Self> {
                let mut listed = Vec::new();
                $(listed.extend(<$crate::games::$folder::$Game>::LISTED.iter().copied().map(Self::$Game));)+
                listed
            }

            /// Reads the name of a game, with an optional variant.
            fn read(text: &str) -> Result<Self, NameError> {
                $(match text.parse::<$crate::games::$folder::$Game>() {
                    Ok(rules) => return Ok(Self::$Game(rules.variant())),
                    Err(error) if <$crate::games::$folder::$Game>::is_meant_by(text) => {
                        return Err(NameError::Variant(error));
                    }
                    Err(_) => {}
                })+
                Err(NameError::Unknown)
            }

            /// Reads the name of a game, with an optional variant.
            ///
            /// # Errors
            ///
            /// The expected names: those of variants of the game that was meant, or of any game.
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

two_player_games! {
    ($)
    /// Isolation; its variants set columns, rows and how the players move.
    isolation Isolation: "isolation";
    /// English draughts and give-away checkers.
    checkers Checkers: "giveaway" "checkers";
    /// Lines of Action.
    loa Loa: "loa";
    /// Tzaar; its variants are its starting positions.
    tzaar Tzaar: "tzaar";
    /// Breakthrough; its variants are its board sizes.
    breakthrough Breakthrough: "breakthrough";
}

impl TwoPlayerGame {
    /// How names of games are written: in full for the default game, which is the first, and without variants for the
    /// others.
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
    Variant(TextError),
    /// The game does not exist.
    Unknown,
}

impl GameName {
    /// All games and puzzles, each in its default variant.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let games = TwoPlayerGame::listed().into_iter().map(Self::TwoPlayer);
        PuzzleName::ALL.into_iter().map(Self::Puzzle).chain(games).collect()
    }

    /// The default names of all games.
    pub(crate) fn names() -> String {
        format!("{}, {}", PuzzleName::names(), TwoPlayerGame::NAMES.join(", "))
    }

    /// Reads a name, with an optional variant.
    pub(crate) fn read(text: &str) -> Result<Self, NameError> {
        match PuzzleName::read(text) {
            Some(puzzle) => Ok(Self::Puzzle(puzzle)),
            None => TwoPlayerGame::read(text).map(Self::TwoPlayer),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Puzzle(puzzle) => puzzle.fmt(f),
            Self::TwoPlayer(game) => game.fmt(f),
        }
    }
}

impl fmt::Display for TwoPlayerGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_rules!(*self, |rules| rules.fmt(f))
    }
}
