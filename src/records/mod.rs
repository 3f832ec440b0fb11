//! Files with games from any source: PDN, our own records, SGF of Lines of Action and Tzaar, WALTZ's positions, games of
//! Little Golem and addresses of trmph.com.
//!
//! Every game is read on its own. A game that breaks the rules ends at its error, with the moves before it, and the
//! others are read as if it were not there. Moves are given in our notation, whatever the file writes, and with the
//! comments of the main line.
//!
//! ```
//! use plyground::records::{decode, read};
//! let file = b"[Black \"Ada\"]\r\n1. 11x15 23x19 1-0\r\n1. 9-14 *";
//! let text = decode(file)?;
//! let games: Vec<_> = read(&text)?.collect();
//! assert_eq!(games[0].moves, ["11-15", "23-19"]);
//! assert_eq!(games[0].winner().map(|player| player.to_string()), Some("first".to_owned()));
//! assert!(games[1].headers.is_empty());
//! # Ok::<(), plyground::records::Unreadable>(())
//! ```

mod forms;
mod own;
mod pdn;
mod plain;
mod play;
mod remark;
mod sgf;
mod text;
mod trmph;
mod waltz;
mod write;

use std::fmt;

use serde::Serialize;

use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    game::Player,
    text::is_blank,
};
use forms::Games;

pub use crate::games::checkers::PdnResult;
pub use remark::{Remark, RemarkKind};
pub use text::{Unreadable, decode};

/// A game of a file, as far as it could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The line on which it begins, from 1.
    pub line: u32,
    /// The game that is played; `None` if it is none of ours.
    pub game: Option<TwoPlayerGame>,
    /// The headers of the game in the file, in order. A name may occur more than once.
    pub headers: Vec<(String, String)>,
    /// The starting position, unless it is the usual one.
    pub start: Option<String>,
    /// The moves before the error, if there is one, in our notation.
    pub moves: Vec<String>,
    /// The comments of the main line, in order.
    pub comments: Vec<Comment>,
    /// The result that the file states or, if it states none, that of the last position. The points of the player who
    /// moves first come first, as in PDN.
    pub result: PdnResult,
    /// Facts in the file that do not fit each other.
    pub remarks: Vec<Remark>,
    /// The error that ends the game, if there is one.
    pub error: Option<RecordError>,
}

impl Record {
    /// A game without moves.
    const fn new(line: u32, game: Option<TwoPlayerGame>) -> Self {
        Self {
            line,
            game,
            headers: Vec::new(),
            start: None,
            moves: Vec::new(),
            comments: Vec::new(),
            result: PdnResult::Open,
            remarks: Vec::new(),
            error: None,
        }
    }

    /// The player who has won, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Player> {
        self.result.winner()
    }

    /// The first value of a header, whatever the case of its name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The names of the players, starting with the one who moves first; empty if unknown.
    #[must_use]
    pub fn players(&self) -> [&str; 2] {
        let named = |names: &[&str]| names.iter().find_map(|name| self.header(name)).unwrap_or_default();
        if self.header("P2").is_some() {
            return [named(&["P1"]), named(&["P2"])];
        }
        if self.white_begins() {
            return [named(&["first", "White", "PW", "P0"]), named(&["second", "Black", "PB", "P1"])];
        }
        [named(&["first", "Black", "Red", "PB", "P0"]), named(&["second", "White", "PW", "P1"])]
    }

    /// Whether the player who moves first has the white pieces.
    fn white_begins(&self) -> bool {
        self.game.is_some_and(|game| with_rules!(game, |_rules: Rules| <Rules as CatalogueGame>::WHITE_BEGINS))
    }

    /// The date, as in `2026.11.27`; empty if unknown.
    #[must_use]
    pub fn date(&self) -> String {
        self.header("Date").or_else(|| self.header("DT")).unwrap_or_default().replace('-', ".")
    }

    /// Adds comments, behind those that the record has on the same moves.
    pub fn annotate(&mut self, comments: impl IntoIterator<Item = Comment>) {
        self.comments.extend(comments);
        self.comments.sort_by_key(|comment| comment.ply);
    }

    /// Adds a comment behind the moves so far, if it says anything.
    fn comment(&mut self, ply: usize, text: &str) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !text.is_empty() {
            self.comments.push(Comment { ply: u32::try_from(ply).unwrap_or(u32::MAX), text });
        }
    }

    /// Adds the comments behind moves that have been read.
    fn comment_all(&mut self, comments: Vec<(usize, &str)>) {
        let reached = self.moves.len();
        comments.into_iter().filter(|(ply, _)| *ply <= reached).for_each(|(ply, text)| self.comment(ply, text));
    }

    fn fail(&mut self, line: u32, found: impl Into<String>, expected: impl Into<String>) {
        self.error =
            Some(RecordError { line, ply: None, found: found.into(), expected: expected.into(), legal: Vec::new() });
    }
}

/// A comment in a game of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameRecordComment"))]
pub struct Comment {
    /// The number of moves before it.
    pub ply: u32,
    /// Its text, in which spaces separate words.
    pub text: String,
}

/// An error in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: u32,
    /// The number of the move, from 1; `None` if something before the moves is wrong.
    pub ply: Option<u32>,
    /// The text that was found.
    pub found: String,
    /// A description of what was expected in its place.
    pub expected: String,
    /// The legal moves in place of one that is not, or those between which the text does not decide.
    pub legal: Vec<String>,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ": “{}” is not understood: expected {}", self.found, self.expected)
    }
}

impl std::error::Error for RecordError {}

/// The games of a text, one by one, in any of the formats, which may follow one another.
///
/// # Errors
///
/// If the text is empty, or nothing in it is like a game.
pub fn read(text: &str) -> Result<impl Iterator<Item = Record> + '_, Unreadable> {
    read_as(text, None)
}

/// The games of a text. Where moves in the form of PDN, or alone, do not name their game, it is this one; and in draughts, what
/// it says is believed in place of the tags.
///
/// # Errors
///
/// Those of [`read`].
pub fn read_as(text: &str, game: Option<TwoPlayerGame>) -> Result<impl Iterator<Item = Record> + '_, Unreadable> {
    if text.trim_matches(is_blank).is_empty() {
        return Err(Unreadable::Empty);
    }
    let mut games = Games::new(text, game);
    let first = games.next();
    let second = games.next();
    if second.is_none() && first.as_ref().is_some_and(is_no_game) {
        return Err(Unreadable::NoGames);
    }
    Ok([first, second].into_iter().flatten().chain(games))
}

/// Whether nothing in a record is like a game: neither tags nor moves, not even a wrong one.
fn is_no_game(record: &Record) -> bool {
    let is_move = |text: &str| {
        let number = text.strip_prefix(|c: char| c.is_ascii_alphabetic()).unwrap_or(text);
        number.starts_with(|c: char| c.is_ascii_digit())
    };
    let is_word = |error: &RecordError| error.ply == Some(1) && !is_move(&error.found);
    record.headers.is_empty()
        && record.start.is_none()
        && record.moves.is_empty()
        && matches!(record.game, Some(TwoPlayerGame::Checkers(_)))
        && record.error.as_ref().is_some_and(is_word)
}
