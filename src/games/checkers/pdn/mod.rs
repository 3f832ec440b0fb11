//! Games in PDN, the Portable Draughts Notation: one, or the many of a file.

mod parts;
mod replay;
mod squares;
mod tags;
mod tokens;

use std::fmt::{self, Write};

use super::{
    moves::Move,
    position::Position,
    rules::{Checkers, Goal},
};
use crate::game::{Game, Notation, Player, TextError};
use parts::Parts;
use replay::replay;

pub(crate) use parts::Part;
pub(crate) use tokens::begins_with_tag;

/// A game in PDN.
///
/// Reading skips variations and annotations, and keeps comments. Captures may be in full, in short or jump by jump, with any sign
/// between squares (`15x22` and `15-22`), as may quiet moves; squares may be numbers or, as in `c3-d4`, letters and
/// digits. Writing gives captures in full, and nothing twice: fields hold what `Result`, `SetUp` and `FEN` say.
///
/// ```
/// use plyground::{game::Player, games::checkers::{Checkers, Goal, PdnGame, PdnResult}};
/// let rules = Checkers::new(Goal::GiveAway);
/// let text = "[FEN \"B:W17:B9\"] 1. 9-14! {and White has to take} 17x10 0-1";
/// let error = PdnGame::read(&rules, &text.replace("9-14", "9-6")).unwrap_err();
/// assert_eq!(error.to_string(), "line 1: “9-6” is not understood: expected one of 9-13, 9-14");
///
/// let game = PdnGame::read(&rules, text)?;
/// assert_eq!((game.moves.len(), game.result), (2, PdnResult::Won(Player::Second)));
/// let tags = "[Result \"0-1\"]\n[SetUp \"1\"]\n[FEN \"B:W17:B9\"]\n\n";
/// assert_eq!(game.write(&rules), format!("{tags}1. 9-14 {{and White has to take}} 17x10 0-1\n"));
/// # Ok::<(), plyground::games::checkers::PdnError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PdnGame {
    /// The tags in order, except those that have their own fields. Names consist of ASCII letters,
    /// digits and `_`. A line break in a value is written as a space.
    pub tags: Vec<(String, String)>,
    /// The starting position.
    pub start: Position,
    /// The moves, each legal in its position.
    pub moves: Vec<Move>,
    /// The comments in order: the number of moves before each, and its text, in which spaces separate words.
    pub comments: Vec<(u32, String)>,
    /// The result of the game.
    pub result: PdnResult,
}

/// The result of a game as written in PDN: in English draughts, the points of Black, who moves first, come first. The
/// same is true of give-away checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PdnResult {
    /// A player has won: `1-0` is Black's win, `0-1` White's.
    Won(Player),
    /// A draw: `1/2-1/2`.
    Draw,
    /// Both have lost, as by a double forfeit: `0-0`.
    Lost,
    /// Unfinished or unknown: `*`.
    Open,
}

impl PdnResult {
    /// Reads a result; the points of international draughts are accepted too.
    pub(crate) fn named(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Self::Won(Player::First)),
            "0-1" | "0-2" => Some(Self::Won(Player::Second)),
            "1/2-1/2" | "½-½" | "1-1" => Some(Self::Draw),
            "0-0" => Some(Self::Lost),
            "*" => Some(Self::Open),
            _ if text.contains(' ') => Self::named(&text.replace(' ', "")),
            _ => None,
        }
    }

    /// Reads a result that a remark may follow, as in `0-1 (forfeit)`. Without any, it is open.
    pub(crate) fn stated(text: &str) -> Option<Self> {
        let text = text.trim();
        let behind = |signs: &[char]| text.find(signs).and_then(|at| Self::named(text[..at].trim_end()));
        match text {
            "" | "?" | "-" => Some(Self::Open),
            _ => Self::named(text).or_else(|| behind(&['(', ',', ';', ':'])).or_else(|| behind(&[' '])),
        }
    }

    /// The player who has won.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Won(player) => Some(player),
            Self::Draw | Self::Lost | Self::Open => None,
        }
    }
}

impl fmt::Display for PdnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Won(Player::First) => "1-0",
            Self::Won(Player::Second) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Lost => "0-0",
            Self::Open => "*",
        })
    }
}

/// An error in a PDN text, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// The line, from 1.
    pub line: u32,
    /// The number of the move, from 1; `None` if something before the moves is wrong.
    pub ply: Option<u32>,
    /// The text found there, and what was expected.
    pub error: TextError,
    /// The legal moves in place of one that is not, or those between which the text does not decide.
    pub legal: Vec<String>,
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl std::error::Error for PdnError {}

/// A game of a PDN text with many games, as far as it could be read.
#[derive(Clone, Debug, PartialEq)]
pub struct PdnEntry {
    /// The line on which it begins, from 1.
    pub line: u32,
    /// All tags in order. A name may occur more than once.
    pub tags: Vec<(String, String)>,
    /// The game that the tags name, English draughts if they name none; `None` if it is another one.
    pub goal: Option<Goal>,
    /// The starting position.
    pub start: Position,
    /// The moves before the error, if there is one.
    pub moves: Vec<Move>,
    /// The comments up to the error, if there is one: the number of moves before each, and its text.
    pub comments: Vec<(u32, String)>,
    /// The result of the game.
    pub result: PdnResult,
    /// The first number of a move that is not the next one.
    pub gap: Option<PdnGap>,
    /// The error that ends the game, if there is one.
    pub error: Option<PdnError>,
}

/// A number of a move that is not the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PdnGap {
    /// The line, from 1.
    pub line: u32,
    /// The number of the move in the game, counted from 1 for each move of a player.
    pub ply: u32,
    /// The number in the text.
    pub found: u32,
    /// The next number.
    pub expected: u32,
}

/// The games of a PDN text, each read on its own: an error in one does not affect the others.
///
/// A game begins with a tag behind moves or with anything behind a result.
///
/// ```
/// use plyground::games::checkers::PdnGames;
/// let text = "[White \"Ada\"] 1. 11-15 23x19 1-0\n[White \"Ben\"] 1. 11-16 24-26 *\n1. 9-14 *";
/// let games: Vec<_> = PdnGames::new(text).collect();
/// assert_eq!(games.iter().map(|game| game.moves.len()).collect::<Vec<_>>(), [2, 1, 1]);
/// let error = games[1].error.as_ref().unwrap();
/// assert_eq!((error.line, error.ply, error.error.found.as_str()), (2, Some(2), "24-26"));
/// assert!(games[2].tags.is_empty() && games[2].error.is_none());
/// ```
#[allow(missing_debug_implementations)] // It holds a text of any size.
pub struct PdnGames<'a>(Parts<'a>);

impl<'a> PdnGames<'a> {
    /// The games of a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self(Parts::new(text))
    }

    /// The next game, before its moves are looked at.
    pub(crate) fn next_part(&mut self) -> Option<Part<'a>> {
        self.0.next()
    }

    /// The whole text.
    pub(crate) const fn text(&self) -> &'a str {
        self.0.text()
    }

    /// Reads a game by rules that are given or by those that it names.
    pub(crate) fn read(&self, part: &Part<'_>, goal: Option<Goal>) -> PdnEntry {
        read_part(part, self.text(), goal)
    }
}

impl Iterator for PdnGames<'_> {
    type Item = PdnEntry;

    fn next(&mut self) -> Option<PdnEntry> {
        let part = self.next_part()?;
        Some(self.read(&part, None))
    }
}

/// Reads a game of a text, by rules that are given or by those that it names.
fn read_part(part: &Part<'_>, text: &str, given: Option<Goal>) -> PdnEntry {
    let tags = &part.tags;
    let (result, contradiction) = part.result();
    let mut entry = PdnEntry {
        line: part.line(),
        tags: tags.iter().map(|(name, value)| ((*name).to_owned(), value.clone().into_owned())).collect(),
        goal: None,
        start: Position::START,
        moves: Vec::new(),
        comments: Vec::new(),
        result,
        gap: None,
        error: None,
    };
    let before = |error| PdnError { line: part.line(), ply: None, error, legal: Vec::new() };
    match tags::goal(tags) {
        Ok(goal) => entry.goal = given.or(goal).or(Some(Goal::Plain)),
        Err(error) => {
            entry.error = Some(before(error));
            return entry;
        }
    }
    let rules = Checkers::new(entry.goal.unwrap_or(Goal::Plain));
    match tags::start(rules, tags, part.set_up.as_ref().map(|set_up| set_up.what), &part.words) {
        Ok(start) => entry.start = start,
        Err(error) => {
            entry.error = Some(before(error));
            return entry;
        }
    }
    // Nothing behind a place that is not understood belongs to the game for certain.
    let end = part.trouble.as_ref().map_or(usize::MAX, |trouble| trouble.offset);
    let replayed = replay(rules, entry.start, &part.words[..part.words.partition_point(|word| word.offset < end)]);
    entry.moves = replayed.moves;
    let places = &replayed.places[..entry.moves.len()];
    entry.gap = part.gap(text, places, entry.start == rules.start());
    let end = replayed.stop.as_ref().map_or(end, |stop| stop.offset.min(end));
    entry.comments = comments(part, places, end);
    if let Some((offset, error)) = contradiction {
        entry.error = Some(match offset {
            None => before(error),
            Some(offset) => {
                let ply = Some(next_ply(&entry));
                PdnError { line: part.line_of(text, offset), ply, error, legal: Vec::new() }
            }
        });
    }
    if let Some(trouble) = &part.trouble {
        let is_behind = part.words.first().is_some_and(|word| word.offset < trouble.offset);
        let ply = is_behind.then(|| next_ply(&entry));
        let (line, error) = (part.line_of(text, trouble.offset), trouble.what.clone());
        entry.error = Some(PdnError { line, ply, error, legal: Vec::new() });
    }
    if let Some(stop) = replayed.stop {
        let line = part.line_of(text, stop.offset);
        entry.error = Some(PdnError { line, ply: Some(stop.ply), error: stop.error, legal: stop.legal });
    }
    entry
}

/// The comments of a game up to an offset, with the numbers of moves before them.
fn comments(part: &Part<'_>, places: &[usize], end: usize) -> Vec<(u32, String)> {
    let found = part.comments.iter().take_while(|comment| comment.offset < end);
    let texts = found.map(|comment| {
        let before = places.partition_point(|&place| part.words[place].offset < comment.offset);
        (count(before), plain(comment.what))
    });
    texts.filter(|(_, text)| !text.is_empty()).collect()
}

/// A comment without line breaks, and without braces, which would end it where it is written.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('{', "(").replace('}', ")")
}

fn next_ply(entry: &PdnEntry) -> u32 {
    count(entry.moves.len()) + 1
}

#[allow(clippy::cast_possible_truncation)] // Games are shorter than 2³² plies.
const fn count(plies: usize) -> u32 {
    plies as u32
}

/// The maximum width of written movetext.
const WIDTH: usize = 80;

impl PdnGame {
    /// A game from this position, without moves.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, moves: Vec::new(), comments: Vec::new(), result: PdnResult::Open }
    }

    /// Reads one game.
    ///
    /// # Errors
    ///
    /// If the text is not valid PDN, is a record of another game, starts without pieces of a side, a move is illegal or
    /// ambiguous, the results disagree, or there is more than one game.
    pub fn read(rules: &Checkers, text: &str) -> Result<Self, PdnError> {
        let mut parts = Parts::new(text);
        let Some(part) = parts.next() else { return Ok(Self::new(rules.start())) };
        let entry = read_part(&part, text, Some(rules.goal()));
        if let Some(error) = entry.error {
            return Err(error);
        }
        if let Some(other) = parts.next() {
            let (tag, word) = (other.tags.first().map(|(name, _)| *name), other.words.first().map(|word| word.what));
            let found = tag.or(word).unwrap_or_default().to_owned();
            let error =
                TextError { found, expected: "one game, which its result or the tags of another end".to_owned() };
            return Err(PdnError { line: other.line(), ply: None, error, legal: Vec::new() });
        }
        Ok(entry.into())
    }

    /// Writes the game.
    #[must_use]
    pub fn write(&self, rules: &Checkers) -> String {
        let own = [("Result", self.result.to_string()), ("SetUp", "1".to_owned()), ("FEN", rules.show(&self.start))];
        let own = own.into_iter().take(if self.start == rules.start() { 1 } else { 3 });
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.clone())).chain(own);
        let quoted = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        let mut text = String::new();
        for (name, value) in tags {
            let _ = writeln!(text, "[{name} \"{}\"]", quoted(&value));
        }
        text.push('\n');
        let mut column = 0;
        for word in self.words(*rules) {
            let width = word.len();
            if column > 0 {
                // At the start of a line, a bracket may begin a tag.
                let breaks = column + 1 + width > WIDTH && !word.starts_with('[');
                text.push(if breaks { '\n' } else { ' ' });
                column = if breaks { 0 } else { column + 1 };
            }
            text.push_str(&word);
            column += width;
        }
        text.push('\n');
        text
    }

    /// The move numbers, moves and result.
    fn words(&self, rules: Checkers) -> Vec<String> {
        let mut position = self.start;
        let mut words = Vec::new();
        let mut number = 1;
        let mut comments = self.comments.iter().peekable();
        let mut comment = |words: &mut Vec<String>, before: usize| {
            while let Some((_, text)) =
                comments.next_if(|(ply, _)| usize::try_from(*ply).is_ok_and(|ply| ply <= before))
            {
                words.extend(format!("{{{}}}", plain(text)).split(' ').map(str::to_owned));
            }
        };
        for (at, &mv) in self.moves.iter().enumerate() {
            comment(&mut words, at);
            if rules.mover(&position) == Player::First {
                words.push(format!("{number}."));
            } else if at == 0 {
                words.push(format!("{number}..."));
            }
            number += u32::from(rules.mover(&position) == Player::Second);
            words.push(rules.show_move(&position, mv));
            rules.play(&mut position, mv);
        }
        comment(&mut words, self.moves.len());
        words.push(self.result.to_string());
        words
    }
}

impl From<PdnEntry> for PdnGame {
    fn from(entry: PdnEntry) -> Self {
        let is_own = |name: &str| tags::OWN.iter().any(|own| own.eq_ignore_ascii_case(name));
        let tags = entry.tags.into_iter().filter(|(name, _)| !is_own(name)).collect();
        Self { tags, start: entry.start, moves: entry.moves, comments: entry.comments, result: entry.result }
    }
}
