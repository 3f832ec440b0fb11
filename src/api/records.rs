//! The games of a file, as text.

use std::{iter, mem};

use serde::{Serialize, Serializer};

use super::ApiError;
use crate::{
    game::Player,
    records::{Comment, Record, RecordError, Remark, Unreadable, decode, read},
};

/// A game of a file: `readGames` of the npm package returns one for each.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameRecord"))]
pub struct RecordText {
    /// Its number in the file, from 1.
    pub game: u32,
    /// The line on which it begins, from 1.
    pub line: u32,
    /// The name of the game that is played, with its variant; `None` if it is none of ours.
    pub name: Option<String>,
    /// The headers of the game in the file. The second value of `Event` has the key `Event 2`.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    pub headers: Vec<(String, String)>,
    /// The names of the players, of whom `first` moves first; empty if unknown.
    pub players: PlayersText,
    /// The starting position; `None` if it is the usual one.
    pub start: Option<String>,
    /// The moves before the error, if there is one.
    pub moves: Vec<String>,
    /// The comments of the main line, in order.
    pub comments: Vec<Comment>,
    /// The result as in PDN: the points of the player who moves first come first.
    #[cfg_attr(test, ts(type = "'1-0' | '0-1' | '1/2-1/2' | '0-0' | '*'"))]
    pub result: String,
    /// The player who has won; `None` if neither has.
    #[cfg_attr(test, ts(inline))]
    pub winner: Option<Player>,
    /// Facts in the file that do not fit each other. The game is read all the same.
    pub remarks: Vec<Remark>,
    /// The error that ends the game; `None` if there is none.
    pub error: Option<WrongText>,
}

/// The names of the players of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameRecordPlayers"))]
pub struct PlayersText {
    /// The one who moves first.
    pub first: String,
    /// The other one.
    pub second: String,
}

/// An error in a game of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameRecordError"))]
pub struct WrongText {
    /// The line, from 1.
    pub line: u32,
    /// The number of the move, from 1; `None` if something before the moves is wrong.
    pub ply: Option<u32>,
    /// The text that was found.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The legal moves in place of one that is not, or those between which the text does not decide.
    pub legal: Vec<String>,
}

fn as_map<S: Serializer>(headers: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(headers.iter().map(|(name, value)| (name, value)))
}

impl RecordText {
    /// A record with its number in its file.
    #[must_use]
    pub fn new(game: u32, mut record: Record) -> Self {
        let (result, winner) = (record.result.to_string(), record.winner());
        let [first, second] = record.players().map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
        let error = record.error.take().map(|error| {
            let RecordError { line, ply, found, expected, legal } = error;
            WrongText { line, ply, found, expected, legal }
        });
        let mut headers: Vec<(String, String)> = Vec::with_capacity(record.headers.len());
        for (name, value) in mem::take(&mut record.headers) {
            // Names of headers have no spaces.
            let again = (2_u32..).map(|number| format!("{name} {number}"));
            let is_new = |key: &String| headers.iter().all(|(other, _)| other != key);
            let key = iter::once(name.clone()).chain(again).find(is_new).unwrap_or_default();
            headers.push((key, value));
        }
        let Record { line, start, moves, comments, remarks, .. } = record;
        Self {
            game,
            line,
            name: record.game.map(|game| game.to_string()),
            headers,
            players: PlayersText { first, second },
            start,
            moves,
            comments,
            result,
            winner,
            remarks,
            error,
        }
    }
}

/// Reads all games of a file.
///
/// # Errors
///
/// `bad-games` if the bytes are not a text, or have no games.
pub fn read_games(bytes: &[u8]) -> Result<Vec<RecordText>, ApiError> {
    let refuse = |error: Unreadable| ApiError::new("bad-games", "", format_args!("the file cannot be read: {error}"));
    let text = decode(bytes).map_err(refuse)?;
    let games: Vec<_> =
        (1..).zip(read(&text).map_err(refuse)?).map(|(game, record)| RecordText::new(game, record)).collect();
    if games.is_empty() { Err(refuse(Unreadable::NoGames)) } else { Ok(games) }
}
