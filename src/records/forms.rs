//! The forms of a text. Files of several forms may have been joined.

use super::{Record, own, pdn, sgf, trmph, waltz};
use crate::{
    catalogue::TwoPlayerGame,
    games::checkers::begins_with_tag,
    text::{is_blank, line_breaks},
};

/// A form of records.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Own,
    Pdn,
    Sgf,
    Trmph,
    Waltz,
    /// None of them.
    Other,
}

impl Form {
    /// The form that a text from the start of a line begins with, if that is certain.
    fn of(text: &str) -> Option<Self> {
        let line = text.lines().next().unwrap_or_default();
        match line.bytes().next()? {
            b'(' if sgf::begins_game(line) => Some(Self::Sgf),
            b'[' if begins_with_tag(line) => Some(Self::Pdn),
            b'1' if line.starts_with("1.") => Some(Self::Pdn),
            b'1' | b'-' if waltz::is_waltz(text) => Some(Self::Waltz),
            b'g' if own::begins_game(line) => Some(Self::Own),
            b'h' | b't' | b'w' if trmph::is_address(line) => Some(Self::Trmph),
            _ => None,
        }
    }
}

/// The games of a text, one by one.
pub(super) struct Games<'a> {
    /// The text behind the current part.
    rest: &'a str,
    /// The number of lines before it.
    lines: u32,
    /// The number of lines before the current part.
    before: u32,
    part: Option<Part<'a>>,
    /// The game of moves that do not name theirs.
    game: Option<TwoPlayerGame>,
}

/// A part of a text that has games of one form.
enum Part<'a> {
    Sgf(sgf::Games<'a>),
    Lines(Box<dyn Iterator<Item = Record> + 'a>),
}

impl<'a> Games<'a> {
    pub fn new(text: &'a str, game: Option<TwoPlayerGame>) -> Self {
        let mut games = Self { rest: text, lines: 0, before: 0, part: None, game };
        games.skip_blanks();
        let form = if sgf::begins_tree(games.rest) {
            Form::Sgf
        } else if own::is_own(games.rest) {
            Form::Own
        } else {
            Form::of(games.rest).unwrap_or(Form::Pdn)
        };
        games.begin(form);
        games
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest.trim_start_matches(is_blank);
        self.lines += line_breaks(&self.rest[..self.rest.len() - rest.len()]);
        self.rest = rest;
    }

    /// Begins a part of a form, which ends where another form begins.
    fn begin(&mut self, form: Form) {
        self.before = self.lines;
        if form == Form::Sgf {
            self.part = Some(Part::Sgf(sgf::Games::new(self.rest)));
            return;
        }
        let (part, rest) = self.rest.split_at(end(self.rest, form));
        self.rest = rest;
        self.lines += line_breaks(part);
        self.part = Some(Part::Lines(match form {
            Form::Own => Box::new(own::read(part)),
            Form::Pdn => Box::new(pdn::read(part, self.game)),
            Form::Trmph => Box::new(trmph::read(part)),
            Form::Waltz => Box::new(waltz::read(part)),
            Form::Sgf | Form::Other => Box::new(std::iter::once(no_game(part))),
        }));
    }
}

impl Iterator for Games<'_> {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        loop {
            let record = match self.part.as_mut()? {
                Part::Lines(records) => records.next(),
                Part::Sgf(records) => records.next(),
            };
            if let Some(mut record) = record {
                record.line += self.before;
                let errors = record.error.iter_mut().map(|error| &mut error.line);
                let remarks = record.remarks.iter_mut().map(|remark| &mut remark.line);
                errors.chain(remarks).for_each(|line| *line += self.before);
                return Some(record);
            }
            if let Some(Part::Sgf(records)) = self.part.take() {
                let rest = records.rest();
                self.lines += line_breaks(&self.rest[..self.rest.len() - rest.len()]);
                self.rest = rest;
            }
            self.skip_blanks();
            if !self.rest.is_empty() {
                self.begin(Form::of(self.rest).unwrap_or(Form::Other));
            }
        }
    }
}

/// Where the part of a form ends: before a line with which another form begins.
fn end(text: &str, form: Form) -> usize {
    let mut at = 0;
    // Whether a comment is open, which ends at a tag at the latest.
    let mut is_open = false;
    for line in text.split_inclusive(['\n', '\r']) {
        let begins = text[at..].trim_start_matches(|c: char| is_blank(c) && !matches!(c, '\n' | '\r'));
        if at > 0 && Form::of(begins).is_some_and(|other| other != form && (!is_open || begins.starts_with('['))) {
            return at;
        }
        if let Some(brace) = line.rfind(['{', '}']) {
            is_open = line[brace..].starts_with('{');
        }
        // A text that is no game may stand on the line of one.
        if form == Form::Other
            && let Some(start) =
                line.match_indices('(').map(|(start, _)| start).find(|start| sgf::begins_game(&line[*start..]))
            && at + start > 0
        {
            return at + start;
        }
        at += line.len();
    }
    text.len()
}

/// The maximum length of a text that is shown where it is no game.
const SHOWN: usize = 40;

fn no_game(text: &str) -> Record {
    let mut record = Record::new(1, None);
    let found: String = text.lines().next().unwrap_or_default().trim_end().chars().take(SHOWN).collect();
    record.fail(1, found, "a game in PDN or SGF, a line such as game: loa, or nothing");
    record
}
