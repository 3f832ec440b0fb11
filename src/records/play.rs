//! Moves by name, in any game.

use std::collections::VecDeque;

use super::{Record, RecordError};
use crate::{
    catalogue::{CatalogueGame, TwoPlayerGame},
    game::{Misread, Notation, TextError, find_move},
};

/// A move as a file has it.
pub(super) struct Named {
    pub line: u32,
    /// The text that is reported if the move is wrong.
    pub found: String,
    /// The move in our notation, perhaps with another sign.
    pub name: String,
    /// Whose move the file says it is, `first` or `second`, if it says so.
    pub by: Option<crate::game::Player>,
}

impl Named {
    /// A move as the file has it.
    pub fn new(line: u32, name: &str) -> Self {
        Self { line, found: name.to_owned(), name: name.to_owned(), by: None }
    }
}

/// The most words that one move is written with.
const MOST_WORDS: usize = 5;

/// Plays moves from the start of a record, or from a position in our notation, and adds them to it. The result
/// of the record is compared with that of the last position.
pub(super) fn play(
    record: &mut Record,
    game: TwoPlayerGame,
    start: Option<(u32, &str)>,
    moves: impl Iterator<Item = Named>,
) {
    with_rules!(game, |rules| play_by(&rules, record, start, moves.collect()));
}

fn play_by<G: CatalogueGame>(game: &G, record: &mut Record, start: Option<(u32, &str)>, mut words: VecDeque<Named>) {
    let mut position = game.start();
    if let Some((line, text)) = start {
        match game.read(text) {
            Ok(read) if read == position => {}
            Ok(read) => {
                record.start = Some(game.show(&read));
                position = read;
            }
            Err(error) => return record.fail(line, error.found, error.expected),
        }
    }
    let mut legal = Vec::new();
    let mut last = record.line;
    while let Some(named) = words.pop_front() {
        last = named.line;
        legal.clear();
        game.moves(&position, &mut legal);
        let mover = game.mover(&position);
        let found = find_move(game, &position, &legal, &named.name);
        let found = if let (Err(Misread::Unread(_)), None) = (&found, named.by)
            && let Some((mv, behind)) = in_words(game, &position, &legal, &named, &words)
        {
            words.drain(..behind);
            Ok(mv)
        } else {
            found
        };
        let read = match found {
            _ if named.by.is_some_and(|by| by != mover) => Err(format!("a move of the {mover} player")),
            Ok(mv) => Ok(mv),
            Err(Misread::Unread(TextError { expected, .. })) if !legal.is_empty() => Err(expected),
            Err(Misread::Ambiguous(several)) => Err(one_of(game, &position, &several)),
            _ => Err(one_of(game, &position, &legal)),
        };
        let mv = match read {
            Ok(mv) => mv,
            Err(expected) => {
                let ply = u32::try_from(record.moves.len()).map_or(u32::MAX, |plies| plies + 1);
                let legal = legal.iter().map(|&mv| game.show_move(&position, mv)).collect();
                let Named { line, found, .. } = named;
                record.error = Some(RecordError { line, ply: Some(ply), found, expected, legal });
                return;
            }
        };
        record.moves.push(game.show_move(&position, mv));
        game.play(&mut position, mv);
    }
    record.conclude(game.outcome(&position), last);
}

/// A move that is written with blanks inside it, as in `b 1-b 3`, and the number of its words behind the first.
fn in_words<G: CatalogueGame>(
    game: &G,
    position: &G::Position,
    legal: &[G::Move],
    first: &Named,
    behind: &VecDeque<Named>,
) -> Option<(G::Move, usize)> {
    let mut name = first.name.clone();
    behind.iter().take(MOST_WORDS - 1).enumerate().find_map(|(at, word)| {
        name += &word.name;
        find_move(game, position, legal, &name).ok().map(|mv| (mv, at + 1))
    })
}

fn one_of<G: CatalogueGame>(game: &G, position: &G::Position, legal: &[G::Move]) -> String {
    let names: Vec<_> = legal.iter().map(|&mv| game.show_move(position, mv)).collect();
    if names.is_empty() { "no move: the game is over".to_owned() } else { format!("one of {}", names.join(", ")) }
}

impl Record {
    /// The positions of the game, from its start to the one behind its last move.
    #[must_use]
    pub fn positions(&self) -> Vec<String> {
        let mut positions = Vec::new();
        if let Some(game) = self.game {
            with_rules!(game, |rules| replay(&rules, self, |position| positions.push(rules.show(position))));
        }
        positions
    }

    /// Whether the game reaches a position.
    ///
    /// # Errors
    ///
    /// If the text is not a position of the game.
    pub fn reaches(&self, position: &str) -> Result<bool, TextError> {
        let Some(game) = self.game else { return Ok(false) };
        with_rules!(game, |rules| {
            let (position, mut is_reached) = (rules.read(position)?, false);
            replay(&rules, self, |other| is_reached |= *other == position);
            Ok(is_reached)
        })
    }
}

/// Calls a function with every position of a record.
fn replay<G: CatalogueGame>(game: &G, record: &Record, mut see: impl FnMut(&G::Position)) {
    let start = record.start.as_deref().and_then(|text| game.read(text).ok());
    let mut position = start.unwrap_or_else(|| game.start());
    see(&position);
    for name in &record.moves {
        // Every move of a record has been played.
        let Ok(mv) = game.read_move(&position, name) else { return };
        game.play(&mut position, mv);
        see(&position);
    }
}
