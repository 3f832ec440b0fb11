//! Records in our formats.

use std::fmt::Write;

use super::{Record, waltz};
use crate::{
    catalogue::TwoPlayerGame,
    game::{Game, Notation, Player},
    games::{
        checkers::{Checkers, PdnGame},
        tzaar::Tzaar,
    },
};

/// PDN's number for English draughts.
const ENGLISH: &str = "21";
const PLAYERS: [Player; 2] = [Player::First, Player::Second];
const GIVEAWAY: &str = "giveaway";

impl Record {
    /// The game in PDN; `None` if it is not one of draughts, or starts without the pieces of a side, which PDN readers
    /// refuse.
    #[must_use]
    pub fn pdn(&self) -> Option<String> {
        let Some(TwoPlayerGame::Checkers(goal)) = self.game else { return None };
        let rules = Checkers::new(goal);
        let mut game =
            PdnGame::new(self.start.as_deref().map_or_else(|| Ok(rules.start()), |text| rules.read(text)).ok()?);
        if PLAYERS.iter().any(|&player| game.start.pieces(player) == 0) {
            return None;
        }
        let is_own = |name: &str| ["FEN", "SetUp", "Result"].iter().any(|own| own.eq_ignore_ascii_case(name));
        game.tags = self.headers.iter().filter(|(name, _)| !is_own(name)).cloned().collect();
        let mut add = |name: &str, value: &str| {
            if self.header(name).is_none() {
                game.tags.push((name.to_owned(), value.to_owned()));
            }
        };
        add("GameType", ENGLISH);
        if rules.to_string() == GIVEAWAY {
            add("Variant", GIVEAWAY);
        }
        let mut position = game.start;
        for name in &self.moves {
            let mv = rules.read_move(&position, name).ok()?;
            rules.play(&mut position, mv);
            game.moves.push(mv);
        }
        game.result = self.result;
        Some(game.write(&rules))
    }

    /// The game as the pages copy it: the lines `game`, `position` and `moves`. It has neither headers nor a result
    /// that the moves do not show. `None` if the game is none of ours.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let mut text = format!("game: {}\n", self.game?);
        if let Some(start) = &self.start {
            let _ = writeln!(text, "position: {start}");
        }
        let _ = writeln!(text, "moves: {}", self.moves.join(" "));
        Some(text)
    }

    /// The game as files of WALTZ: the position at its start, and behind it an answer for each turn. `None` if it is
    /// not one of Tzaar, or starts or ends within a turn, which WALTZ's files cannot say.
    #[must_use]
    pub fn waltz(&self) -> Option<String> {
        let Some(TwoPlayerGame::Tzaar(start)) = self.game else { return None };
        waltz::write(&Tzaar::new(start), self)
    }

    /// The address of the game at a site, below its folder; `None` if the game is none of ours.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        let mut link = format!("games.html?g={}", encoded(&self.game?.to_string()));
        if let Some(start) = &self.start {
            let _ = write!(link, "&p={}", encoded(&start.replace(' ', "_")));
        }
        if !self.moves.is_empty() {
            let _ = write!(link, "&m={}", encoded(&self.moves.join(".")));
        }
        Some(link)
    }
}

/// A text as the value of a key of an address.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._:,/*".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
