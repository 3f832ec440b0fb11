//! Whole games in PDN, the Portable Draughts Notation.

mod tokens;

use std::{
    collections::HashSet,
    fmt::{self, Write},
};

use super::{moves::Move, position::Position, rules::Checkers};
use crate::game::{Game, Notation, Player, TextError};
use tokens::{Token, Tokens};

/// A game in PDN.
///
/// Reading skips comments, variations and annotations. It accepts captures in full or short, and
/// written with `x` or `-` (`15x22` and `15-22`). Writing gives captures in full, and nothing
/// twice: fields hold what `Result`, `SetUp` and `FEN` say.
///
/// ```
/// use plyground::{game::Player, games::checkers::{Checkers, Goal, PdnGame, PdnResult}};
/// let rules = Checkers::new(Goal::GiveAway);
/// let text = "[FEN \"B:W17:B9\"] 1. 9-14! {and White has to take} 17x10 1-0";
/// let error = PdnGame::read(&rules, &text.replace("9-14", "9-6")).unwrap_err();
/// assert_eq!(error.to_string(), "line 1: “9-6” is not understood: expected one of 9-13, 9-14");
///
/// let game = PdnGame::read(&rules, text)?;
/// assert_eq!((game.moves.len(), game.result), (2, PdnResult::Won(Player::Second)));
/// let written = "[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"B:W17:B9\"]\n\n1. 9-14 17x10 1-0\n";
/// assert_eq!(game.write(&rules), written);
/// # Ok::<(), plyground::games::checkers::PdnError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PdnGame {
    /// The tags in order, except those that have their own fields. Names consist of ASCII letters,
    /// digits and `_`.
    pub tags: Vec<(String, String)>,
    /// The starting position.
    pub start: Position,
    /// The moves, each legal in its position.
    pub moves: Vec<Move>,
    /// The result of the game.
    pub result: PdnResult,
}

/// The result of a game as written in PDN: White's points first, although White is the second player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PdnResult {
    /// A player has won: `0-1` is Black's win, `1-0` White's.
    Won(Player),
    /// A draw: `1/2-1/2`.
    Draw,
    /// Unfinished or unknown: `*`.
    Open,
}

impl PdnResult {
    /// Reads a result; the points of international draughts are accepted too.
    fn named(text: &str) -> Option<Self> {
        match text {
            "0-1" | "0-2" => Some(Self::Won(Player::First)),
            "1-0" | "2-0" => Some(Self::Won(Player::Second)),
            "1/2-1/2" | "1-1" => Some(Self::Draw),
            "*" => Some(Self::Open),
            _ => None,
        }
    }
}

impl fmt::Display for PdnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Won(Player::First) => "0-1",
            Self::Won(Player::Second) => "1-0",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        })
    }
}

/// An error in a PDN text, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// The line, from 1.
    pub line: usize,
    /// The text found there, and what was expected.
    pub error: TextError,
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl std::error::Error for PdnError {}

/// The maximum width of written movetext.
const WIDTH: usize = 80;

impl PdnGame {
    /// A game from this position, without moves.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, moves: Vec::new(), result: PdnResult::Open }
    }

    /// Reads one game.
    ///
    /// # Errors
    ///
    /// If the text is not valid PDN, a tag occurs twice, a move is illegal, the results disagree,
    /// or there is more than one game.
    pub fn read(rules: &Checkers, text: &str) -> Result<Self, PdnError> {
        let mut tokens = Tokens::new(text);
        let mut game = Self::new(rules.start());
        let mut position = game.start;
        let mut terminated = None;
        while let Some(token) = tokens.next()? {
            let wrong = |found: &str, expected: &str| tokens.wrong(found, expected);
            match token {
                Token::Tag(name, _) if !game.moves.is_empty() || terminated.is_some() => {
                    return Err(wrong(&name, "one game: tags stand before its moves"));
                }
                Token::Tag(name, value) => {
                    game.tag(*rules, name, value).map_err(|error| tokens.locate(error))?;
                    position = game.start;
                }
                Token::Word(word) if terminated.is_some() => {
                    return Err(wrong(&word, "one game, which its result ends"));
                }
                Token::Word(word) => {
                    if let Some(result) = PdnResult::named(&word) {
                        terminated = Some(result);
                        if result != PdnResult::Open && ![result, PdnResult::Open].contains(&game.result) {
                            return Err(wrong(&word, &format!("{}, as in the tag Result", game.result)));
                        }
                        game.result = if result == PdnResult::Open { game.result } else { result };
                    } else {
                        let mv = legal(*rules, &position, &word).map_err(|error| tokens.locate(error))?;
                        rules.play(&mut position, mv);
                        game.moves.push(mv);
                    }
                }
            }
        }
        let mut seen = HashSet::new();
        match game.tags.iter().find(|(name, _)| !seen.insert(name)) {
            Some((name, _)) => Err(tokens.wrong(name, "each tag once")),
            None => Ok(game),
        }
    }

    /// Processes a tag.
    fn tag(&mut self, rules: Checkers, name: String, value: String) -> Result<(), TextError> {
        match name.as_str() {
            "FEN" => self.start = rules.read(&value)?,
            // Redundant: there is a FEN or there is not.
            "SetUp" => {}
            // Non-standard results are allowed and ignored.
            "Result" => self.result = PdnResult::named(&value).unwrap_or(PdnResult::Open),
            _ => self.tags.push((name, value)),
        }
        Ok(())
    }

    /// Writes the game.
    #[must_use]
    pub fn write(&self, rules: &Checkers) -> String {
        let own = [("Result", self.result.to_string()), ("SetUp", "1".to_owned()), ("FEN", rules.show(&self.start))];
        let own = own.into_iter().take(if self.start == rules.start() { 1 } else { 3 });
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.clone())).chain(own);
        let quoted = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"");
        let mut text = String::new();
        for (name, value) in tags {
            let _ = writeln!(text, "[{name} \"{}\"]", quoted(&value));
        }
        text.push('\n');
        let mut column = 0;
        for word in self.words(*rules) {
            let width = word.len();
            if column > 0 {
                let breaks = column + 1 + width > WIDTH;
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
        for (at, &mv) in self.moves.iter().enumerate() {
            if rules.mover(&position) == Player::First {
                words.push(format!("{number}."));
            } else if at == 0 {
                words.push(format!("{number}..."));
            }
            number += u32::from(rules.mover(&position) == Player::Second);
            words.push(rules.show_move(&position, mv));
            rules.play(&mut position, mv);
        }
        words.push(self.result.to_string());
        words
    }
}

/// The legal move that a word stands for.
fn legal(rules: Checkers, position: &Position, word: &str) -> Result<Move, TextError> {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    let read = |text: &str| rules.read_move(position, text);
    let word = word.replace(':', "x");
    let mv = match read(&word) {
        Ok(mv) if moves.contains(&mv) => return Ok(mv),
        read_so => read(&word.replace('-', "x")).or(read_so)?,
    };
    if moves.contains(&mv) {
        return Ok(mv);
    }
    let names: Vec<_> = moves.iter().map(|&mv| rules.show_move(position, mv)).collect();
    let expected =
        if names.is_empty() { "no move: the game is over".to_owned() } else { format!("one of {}", names.join(", ")) };
    Err(TextError { found: word, expected })
}
