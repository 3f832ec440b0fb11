//! The significant tokens of a PDN text.

use super::PdnError;
use crate::game::TextError;

/// A tag, or a word of the movetext without its number and annotations.
pub(super) enum Token {
    Tag(String, String),
    Word(String),
}

/// A text that is read from left to right.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
}

/// The characters that end a word, in addition to white space.
const ENDS: [char; 8] = ['{', '}', '(', ')', '[', ']', ';', '$'];

impl<'a> Tokens<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1 }
    }

    /// An error at this location.
    pub fn wrong(&self, found: &str, expected: &str) -> PdnError {
        self.locate(TextError { found: found.to_owned(), expected: expected.to_owned() })
    }

    /// Adds the location to an error.
    pub const fn locate(&self, error: TextError) -> PdnError {
        PdnError { line: self.line, error }
    }

    /// The next token, if there is one.
    pub fn next(&mut self) -> Result<Option<Token>, PdnError> {
        loop {
            self.skip_space();
            let Some(first) = self.rest.chars().next() else { return Ok(None) };
            match first {
                '[' => return self.tag().map(Some),
                '{' | '(' => self.skip_aside()?,
                // A comment to the end of the line.
                ';' | '%' => {
                    self.take(|c| c != '\n');
                }
                '$' => {
                    self.advance(1);
                    self.take(|c| c.is_ascii_digit());
                }
                '}' | ')' | ']' => {
                    return Err(self.wrong(&first.to_string(), "a tag, a move, a comment or a result"));
                }
                _ => {
                    let word = self.take(|c| !c.is_whitespace() && !ENDS.contains(&c));
                    // Move numbers may precede a move without a space, and annotations may follow
                    // it.
                    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
                    let word = if digits.starts_with('.') { digits.trim_start_matches('.') } else { word };
                    let word = word.trim_end_matches(['!', '?']);
                    if !word.is_empty() {
                        return Ok(Some(Token::Word(word.to_owned())));
                    }
                }
            }
        }
    }

    /// Advances by this many bytes, counting lines.
    fn advance(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Takes characters while they satisfy a condition.
    fn take(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        self.advance(self.rest.find(|c| !kind(c)).unwrap_or(self.rest.len()))
    }

    fn skip_space(&mut self) {
        self.take(char::is_whitespace);
    }

    /// Skips a comment or variation, including those nested in it.
    fn skip_aside(&mut self) -> Result<(), PdnError> {
        let (mut depth, start) = (0_usize, self.line);
        loop {
            let Some(next) = self.rest.chars().next() else {
                let unclosed = Tokens { rest: "", line: start };
                return Err(unclosed.wrong("", "the end of a comment or variation, } or )"));
            };
            if next == '{' {
                self.take(|c| c != '}');
                if self.rest.is_empty() {
                    continue;
                }
            }
            match next {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            self.advance(self.rest.chars().next().map_or(0, char::len_utf8));
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Reads `[Name "value"]`, in which `\` escapes quotes and itself.
    fn tag(&mut self) -> Result<Token, PdnError> {
        const EXPECTED: &str = "a tag, as in [Event \"Club match\"]";
        self.advance(1);
        self.skip_space();
        let name = self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        self.skip_space();
        if name.is_empty() || !self.rest.starts_with('"') {
            return Err(self.wrong(name, EXPECTED));
        }
        let mut value = String::new();
        let mut escaped = false;
        let mut length = None;
        for (at, c) in self.rest.char_indices().skip(1) {
            match c {
                _ if escaped => {
                    value.push(c);
                    escaped = false;
                }
                '\\' => escaped = true,
                '"' => {
                    length = Some(at + 1);
                    break;
                }
                _ => value.push(c),
            }
        }
        let Some(length) = length else { return Err(self.wrong(name, EXPECTED)) };
        self.advance(length);
        self.skip_space();
        if !self.rest.starts_with(']') {
            return Err(self.wrong(name, EXPECTED));
        }
        self.advance(1);
        Ok(Token::Tag(name.to_owned(), value))
    }
}
