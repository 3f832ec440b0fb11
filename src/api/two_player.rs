//! Two-player games in progress.

use std::cell::OnceCell;

use super::{ApiError, Ending, Session, Step};
use crate::{
    catalogue::BoardLayout,
    game::{Misread, Notation, Outcome, Player, TextError, find_move, perft},
};

/// A game in progress: all positions so far, and the moves between them.
pub(super) struct TwoPlayerSession<G: BoardLayout> {
    game: G,
    position: G::Position,
    before: Vec<G::Position>,
    names: Vec<String>,
    /// The legal moves of the position, once somebody has asked for them.
    legal: OnceCell<Vec<G::Move>>,
}

impl<G: BoardLayout> TwoPlayerSession<G> {
    pub(super) fn new(game: G, position: Option<&str>) -> Result<Self, ApiError> {
        let read = |text: &str| game.read(text).map_err(|error| ApiError::new("bad-position", text, error));
        let position = position.map_or_else(|| Ok(game.start()), read)?;
        Ok(Self { game, position, before: Vec::new(), names: Vec::new(), legal: OnceCell::new() })
    }

    /// How the game ended, by its position or by its history.
    fn ending(&self) -> Option<Outcome> {
        self.game.outcome(&self.position).or_else(|| self.game.adjudicate(&self.before, &self.position))
    }

    fn moves(&self) -> &[G::Move] {
        self.legal.get_or_init(|| {
            let mut moves = Vec::new();
            if self.ending().is_none() {
                self.game.moves(&self.position, &mut moves);
            }
            moves
        })
    }
}

/// The name of a player.
const fn word(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

impl<G: BoardLayout> Session for TwoPlayerSession<G> {
    fn position(&self) -> String {
        self.game.show(&self.position)
    }

    fn columns(&self) -> u8 {
        self.game.columns()
    }

    fn rows(&self) -> u8 {
        self.game.rows()
    }

    fn cells(&self) -> Vec<u8> {
        self.game.cells(&self.position)
    }

    fn side(&self) -> Option<&'static str> {
        Some(word(self.game.mover(&self.position)))
    }

    fn outcome(&self) -> Option<Ending> {
        let outcome = self.ending()?;
        Some(Ending { winner: outcome.winner, reason: outcome.reason })
    }

    fn steps(&self) -> Vec<Step> {
        let step = |&mv| {
            let (from, to) = self.game.squares(&self.position, mv);
            Step { name: self.game.show_move(&self.position, mv), from, to, by: 0 }
        };
        self.moves().iter().map(step).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.game, &self.position, depth)
    }

    fn play(&mut self, name: &str) -> Result<String, ApiError> {
        let mv = read_legal(&self.game, &self.position, self.moves(), name)?;
        let name = self.game.show_move(&self.position, mv);
        self.before.push(self.position.clone());
        self.names.push(name.clone());
        self.game.play(&mut self.position, mv);
        self.legal.take();
        Ok(name)
    }

    fn undo(&mut self) -> Option<String> {
        self.position = self.before.pop()?;
        self.legal.take();
        self.names.pop()
    }

    fn history(&self) -> Vec<String> {
        self.names.clone()
    }

    fn drawing(&self) -> String {
        let sign = |code: u8| G::SIGNS.get(usize::from(code)).copied().unwrap_or('?');
        let text = |&code: &u8| match G::height(code) {
            height @ 2.. => format!("{}{height}", sign(code)),
            _ => sign(code).to_string(),
        };
        let texts: Vec<String> = self.cells().iter().map(text).collect();
        let width = texts.iter().map(String::len).max().unwrap_or(1);
        let line = |row: &[String]| row.iter().map(|text| format!("{text:<width$}")).collect::<Vec<_>>().join(" ");
        texts.chunks(usize::from(self.columns())).map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Reads one of the legal moves of a position, as people write it.
pub(super) fn read_legal<G: Notation>(
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
    name: &str,
) -> Result<G::Move, ApiError> {
    let misread = match find_move(game, position, moves, name) {
        Ok(mv) => return Ok(mv),
        Err(Misread::Unread(error)) => return Err(ApiError::new("bad-move", name, error)),
        Err(misread) => misread,
    };
    let listed = if let Misread::Ambiguous(several) = &misread { &several[..] } else { moves };
    let show = |mv| game.show_move(position, mv);
    let expected = listed.iter().map(|&mv| show(mv)).collect::<Vec<_>>().join(", ");
    let expected =
        if expected.is_empty() { "no move: the game is over".to_owned() } else { format!("one of {expected}") };
    let (code, message) = match misread {
        Misread::Illegal(mv) => {
            ("illegal-move", format!("{} is not legal in {}: expected {expected}", show(mv), game.show(position)))
        }
        _ => ("bad-move", TextError { found: name.to_owned(), expected }.to_string()),
    };
    Err(ApiError::new(code, name, message))
}
