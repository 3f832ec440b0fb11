//! The games of a PDN text, taken apart before their moves are looked at.

use std::borrow::Cow;

use super::{
    PdnGap, PdnResult, count, tags,
    tokens::{At, Token, Tokens},
};
use crate::{game::TextError, text::line_breaks};

/// A game as it stands in the text.
#[derive(Default)]
pub(crate) struct Part<'a> {
    /// The line on which it begins, and the offset of that place.
    line: u32,
    offset: usize,
    pub tags: Vec<(&'a str, Cow<'a, str>)>,
    pub comments: Vec<At<&'a str>>,
    /// The words of its moves.
    pub words: Vec<At<&'a str>>,
    /// The numbers before some of them, with the index of the word.
    numbers: Vec<(usize, u32)>,
    /// A position before its moves.
    pub set_up: Option<At<&'a str>>,
    /// The result behind its moves.
    pub result: Option<At<PdnResult>>,
    /// The first thing that is wrong with the text.
    pub trouble: Option<At<TextError>>,
    /// Whether a comment or variation is not closed, so that tags behind it are those of another game.
    is_torn: bool,
}

impl Part<'_> {
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The line of an offset behind the start of this game.
    pub fn line_of(&self, text: &str, offset: usize) -> u32 {
        self.line + line_breaks(&text[self.offset..offset.max(self.offset)])
    }
}

/// The games of a text, one by one.
pub(crate) struct Parts<'a> {
    tokens: Tokens<'a>,
    /// The first token of the next game.
    next: Option<At<Result<Token<'a>, TextError>>>,
    line: u32,
    /// Where lines were counted last.
    counted: usize,
}

impl<'a> Parts<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { tokens: Tokens::new(text), next: None, line: 1, counted: 0 }
    }

    pub const fn text(&self) -> &'a str {
        self.tokens.text()
    }

    fn begin(&mut self, offset: usize) -> Part<'a> {
        self.line += line_breaks(&self.text()[self.counted..offset]);
        self.counted = offset;
        Part { line: self.line, offset, ..Part::default() }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let mut comments = Vec::new();
        let mut token = loop {
            let token = self.next.take().or_else(|| self.tokens.next())?;
            // A comment alone is no game.
            let Ok(Token::Comment { text, .. }) = token.what else { break token };
            comments.push(At { offset: token.offset, what: text });
        };
        let mut part = self.begin(token.offset);
        part.comments = comments;
        loop {
            if let Some(other) = part.add(token) {
                self.next = Some(other);
                return Some(part);
            }
            let Some(next) = self.tokens.next() else { return Some(part) };
            token = next;
        }
    }
}

impl<'a> Part<'a> {
    /// Adds a token, or returns it if it begins another game.
    fn add(&mut self, token: At<Result<Token<'a>, TextError>>) -> Option<At<Result<Token<'a>, TextError>>> {
        let offset = token.offset;
        match token.what {
            Ok(Token::Tag { name, ref value, is_apart }) => {
                let repeats = || self.tags.first().is_some_and(|(first, _)| *first == name);
                if self.has_moves() || self.is_torn || is_apart && repeats() {
                    return Some(token);
                }
                self.tags.push((name, value.clone()));
            }
            Ok(Token::Word { number, text: word }) => match (PdnResult::named(word), &self.result) {
                // A game may have both a star and its result.
                (Some(result), Some(At { what: PdnResult::Open, .. })) => {
                    self.result = Some(At { offset, what: result });
                }
                (Some(result), Some(At { what, .. })) if [PdnResult::Open, *what].contains(&result) => {}
                (Some(_), Some(At { what, .. })) => {
                    let expected = format!("one result: the game has ended with {what}");
                    self.fail(offset, TextError { found: word.to_owned(), expected });
                }
                (None, Some(_)) => return Some(token),
                (Some(result), None) => self.result = Some(At { offset, what: result }),
                (None, None) => {
                    self.numbers.extend(number.map(|number| (self.words.len(), number)));
                    self.words.push(At { offset, what: word });
                }
            },
            // Behind a blank line, it is of no game or of the next one.
            Ok(Token::Comment { is_apart: true, .. }) if self.result.is_some() => {}
            Ok(Token::Comment { text, .. }) => self.comments.push(At { offset, what: text }),
            Ok(Token::SetUp(_)) if self.result.is_some() => return Some(token),
            Ok(Token::SetUp(position)) if self.words.is_empty() && self.set_up.is_none() => {
                self.set_up = Some(At { offset, what: position });
            }
            Ok(Token::SetUp(position)) => self.fail(
                offset,
                TextError {
                    found: format!("/FEN \"{position}\"/"),
                    expected: "a move: a game with a new position amid its moves is not supported".to_owned(),
                },
            ),
            Err(ref error) => {
                // An error in a tag behind moves belongs to the next game.
                let is_tag = error.found.starts_with('[');
                if self.result.is_some() || is_tag && self.has_moves() {
                    return Some(token);
                }
                self.is_torn |= error.found.starts_with(['{', '(']);
                self.fail(offset, error.clone());
            }
        }
        None
    }

    /// The first number of a move that is not the next one. `places` has the word of each move. The number may go up for
    /// each move or for every other one.
    pub fn gap(&self, text: &str, places: &[usize], begins_with_one: bool) -> Option<PdnGap> {
        let mut last = begins_with_one.then_some((1, 0));
        for &(word, found) in self.numbers.iter().take_while(|(word, _)| places.last().is_some_and(|last| word <= last))
        {
            let ply = places.partition_point(|place| *place < word);
            if let Some((before, start)) = last {
                let passed = count(ply - start);
                let expected = u32::saturating_add(before, passed / 2);
                if !(expected..=expected.saturating_add(passed % 2)).contains(&found) {
                    let line = self.line_of(text, self.words[word].offset);
                    return Some(PdnGap { line, ply: count(ply) + 1, found, expected });
                }
            }
            last = Some((found, ply));
        }
        None
    }

    /// The result that the game states, and the first one that differs, with its offset unless it is in a tag.
    pub fn result(&self) -> (PdnResult, Option<(Option<usize>, TextError)>) {
        let in_tags = tags::values(&self.tags, "Result").filter_map(|text| Some((None, PdnResult::stated(text)?)));
        let behind = self.result.iter().map(|result| (Some(result.offset), result.what));
        let mut results = in_tags.chain(behind).filter(|(_, result)| *result != PdnResult::Open);
        let Some((place, first)) = results.next() else { return (PdnResult::Open, None) };
        let other = results.find(|(_, other)| *other != first).map(|(offset, other)| {
            let expected = if place.is_none() { format!("{first}, as in the tag Result") } else { first.to_string() };
            (offset, TextError { found: other.to_string(), expected })
        });
        (first, other)
    }

    /// Whether tags or a position say by which rules of draughts it is played.
    pub fn names_rules(&self) -> bool {
        let names = ["GameType", "Variant", "FEN"];
        self.set_up.is_some() || names.iter().any(|name| tags::values(&self.tags, name).next().is_some())
    }

    fn has_moves(&self) -> bool {
        !self.words.is_empty() || self.result.is_some() || self.set_up.is_some()
    }

    fn fail(&mut self, offset: usize, error: TextError) {
        self.trouble.get_or_insert(At { offset, what: error });
    }
}
