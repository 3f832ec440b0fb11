//! The tokens of a PDN text.

use std::borrow::Cow;

use crate::{
    game::TextError,
    text::{is_blank, is_sign},
};

/// A tag, a word of the movetext without its number and annotations, a position amid the moves, or a comment.
pub(super) enum Token<'a> {
    Tag {
        name: &'a str,
        value: Cow<'a, str>,
        /// Whether a blank line precedes it.
        is_apart: bool,
    },
    Word {
        /// The number of the move that is written before it.
        number: Option<u32>,
        text: &'a str,
    },
    SetUp(&'a str),
    Comment {
        text: &'a str,
        /// Whether a blank line precedes it.
        is_apart: bool,
    },
}

/// Something found at an offset of the text.
pub(crate) struct At<T> {
    pub offset: usize,
    pub what: T,
}

/// A text that is read from left to right.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// The number of the next move.
    number: Option<u32>,
}

/// The characters that end a word, in addition to white space.
const ENDS: [char; 8] = ['{', '}', '(', ')', '[', ']', ';', '$'];

impl<'a> Tokens<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, number: None }
    }

    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// The next token, if there is one. After an error, the tokens behind what was wrong can be read.
    pub fn next(&mut self) -> Option<At<Result<Token<'a>, TextError>>> {
        loop {
            let space = self.take(is_space);
            let offset = self.at;
            let first = self.rest().chars().next()?;
            let what = match first {
                '[' => self.tag(space),
                '{' => self.skip_aside().map(|()| self.comment(offset + 1, self.at - 1, space)),
                '(' => match self.skip_aside() {
                    Ok(()) => continue,
                    Err(error) => Err(error),
                },
                // A comment to the end of the line.
                ';' => {
                    self.skip_line();
                    Ok(self.comment(offset + 1, self.at, space))
                }
                // A line for a program.
                '%' => {
                    self.skip_line();
                    continue;
                }
                '$' => {
                    self.at += 1;
                    self.take(|c| c.is_ascii_digit());
                    continue;
                }
                '}' | ')' | ']' => {
                    self.at += 1;
                    Err(wrong(&first, "a tag, a move, a comment or a result"))
                }
                '/' => self.set_up(),
                _ => {
                    let (number, text) = numbered(self.word());
                    self.number = number.or(self.number);
                    if text.is_empty() {
                        continue;
                    }
                    Ok(Token::Word { number: self.number.take(), text })
                }
            };
            return Some(At { offset, what });
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes characters while they satisfy a condition.
    fn take(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !kind(c)).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// A word, with blanks around the signs between its squares, as in `11 - 15`.
    fn word(&mut self) -> &'a str {
        let (word, start) = (self.rest(), self.at);
        loop {
            let taken = self.take(|c| !is_space(c) && !ENDS.contains(&c));
            let rest = self.rest();
            let blanks = |text: &str| text.len() - text.trim_start_matches([' ', '\t']).len();
            let before = blanks(rest);
            let sign = if taken.ends_with(is_sign) {
                before
            } else {
                let sign = rest[before..].chars().next().filter(|c| is_sign(*c)).map(char::len_utf8);
                let Some(behind) = sign.map(|sign| before + sign) else { break };
                behind + blanks(&rest[behind..])
            };
            if sign == 0 || !rest[sign..].starts_with(|c: char| c.is_ascii_alphanumeric()) {
                break;
            }
            self.at += sign;
        }
        &word[..self.at - start]
    }

    fn comment(&self, from: usize, to: usize, space: &str) -> Token<'a> {
        Token::Comment { text: &self.text[from..to], is_apart: has_blank_line(space) }
    }

    fn skip_line(&mut self) {
        self.take(|c| !is_break(c));
    }

    /// Skips a comment or variation, including those nested in it. If it does not end before the tags of another game,
    /// which begin their lines, it is not closed.
    fn skip_aside(&mut self) -> Result<(), TextError> {
        let bytes = self.text.as_bytes();
        let (mut depth, mut in_comment) = (0_u32, false);
        let opened = bytes[self.at];
        loop {
            match bytes.get(self.at) {
                None => break,
                Some(b'[') if starts_line(bytes, self.at) && is_tag(&bytes[self.at..]) => break,
                Some(b'}') if in_comment => in_comment = false,
                Some(_) if in_comment => {}
                Some(b'{') => in_comment = true,
                Some(b';') => {
                    self.skip_line();
                    continue;
                }
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(_) => {}
            }
            // No byte that is compared is part of a longer character.
            self.at += 1;
            if depth == 0 && !in_comment {
                return Ok(());
            }
        }
        let what = if opened == b'{' { "the end of a comment, }" } else { "the end of a variation, )" };
        Err(wrong(&char::from(opened), format!("{what}, before the next game")))
    }

    /// Reads `[Name "value"]`, in which `\` escapes quotes and itself. A quote that does not end the tag is part of the
    /// value, escaped or not.
    fn tag(&mut self, space: &str) -> Result<Token<'a>, TextError> {
        let line = self.rest();
        let line = &line[..line.find(is_break).unwrap_or(line.len())];
        let inside = line[1..].trim_start();
        let name = &inside[..inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inside.len())];
        let found = inside[name.len()..].trim_start().strip_prefix('"').filter(|_| !name.is_empty());
        let Some((value, length)) = found.and_then(quoted) else {
            self.at += line.len();
            return Err(wrong(line.trim_end(), "a tag, as in [Event \"Club match\"]"));
        };
        self.at += line.len() - found.map_or(0, str::len) + length;
        self.number = None;
        Ok(Token::Tag { name, value, is_apart: has_blank_line(space) })
    }

    /// Reads `/FEN "…"/`.
    fn set_up(&mut self) -> Result<Token<'a>, TextError> {
        let line = self.rest();
        let line = &line[..line.find(is_break).unwrap_or(line.len())];
        let inside = line[1..].split_once('/').map(|(inside, _)| inside);
        self.at += inside.map_or(line.len(), |inside| inside.len() + 2);
        let position = inside.and_then(|inside| {
            inside.trim().strip_prefix("FEN")?.trim_start().strip_prefix('"')?.strip_suffix('"').map(str::trim)
        });
        position.map(Token::SetUp).ok_or_else(|| wrong(line.trim_end(), "a position, as in /FEN \"W:W31:B1\"/"))
    }
}

fn wrong(found: &(impl ToString + ?Sized), expected: impl Into<String>) -> TextError {
    TextError { found: found.to_string(), expected: expected.into() }
}

/// Whether a character only separates. Some programs write commas between moves.
fn is_space(c: char) -> bool {
    is_blank(c) || c == ','
}

const fn is_break(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

fn starts_line(bytes: &[u8], at: usize) -> bool {
    at == 0 || matches!(bytes[at - 1], b'\n' | b'\r')
}

/// Whether a line begins with a tag.
pub(crate) fn begins_with_tag(line: &str) -> bool {
    line.starts_with('[') && is_tag(line.as_bytes())
}

/// Whether bytes begin like a tag, unlike the commands that programs write into comments, as in `[%clock …]`.
fn is_tag(bytes: &[u8]) -> bool {
    let Some((first, rest)) = bytes[1..].split_first() else { return false };
    let behind = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    first.is_ascii_alphabetic() && behind.is_some_and(|at| rest[at..].iter().find(|byte| **byte != b' ') == Some(&b'"'))
}

/// Whether white space that begins behind a line has a line of its own.
fn has_blank_line(space: &str) -> bool {
    space.matches('\n').count().max(space.matches('\r').count()) > 1
}

/// The value of a tag from behind its opening quote, and the number of bytes up to the end of the tag.
fn quoted(text: &str) -> Option<(Cow<'_, str>, usize)> {
    let mut value = Cow::Borrowed("");
    // The start of the text that is copied unchanged.
    let mut from = 0;
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        match c {
            '\\' if characters.next_if(|(_, next)| matches!(next, '"' | '\\')).is_some() => {
                value += &text[from..at];
                from = at + 1;
            }
            '"' => {
                let behind = &text[at + 1..];
                let end = behind.trim_start();
                if end.starts_with(']') {
                    value += &text[from..at];
                    return Some((value, at + 1 + behind.len() - end.len() + 1));
                }
            }
            _ => {}
        }
    }
    None
}

/// The move number of a word, and the word without it and without annotations: `12.11-15!` is `11-15`.
fn numbered(word: &str) -> (Option<u32>, &str) {
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &word[..word.len() - behind.len()];
    let (number, word) =
        if behind.starts_with('.') { (digits.parse().ok(), behind.trim_start_matches('.')) } else { (None, word) };
    let bare = word.trim_end_matches(['!', '?', '*']);
    (number, if bare.is_empty() && word.starts_with('*') { "*" } else { bare })
}
