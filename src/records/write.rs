//! Records in our formats.

use std::fmt::Write;

use super::{PdnResult, Record, sgf, waltz};
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
/// The headers that PDN has in another form.
const OWN: [&str; 5] = ["FEN", "SetUp", "Result", "first", "second"];
/// The header of our records that PDN writes with a capital.
const DATE: &str = "date";

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
        let is_own = |name: &str| OWN.iter().any(|own| own.eq_ignore_ascii_case(name));
        game.tags = self.headers.iter().filter(|(name, _)| !is_own(name) && name != DATE).cloned().collect();
        let mut add = |name: &str, value: &str| {
            if game.tags.iter().all(|(other, _)| !other.eq_ignore_ascii_case(name)) && !value.is_empty() {
                game.tags.push((name.to_owned(), value.to_owned()));
            }
        };
        add("GameType", ENGLISH);
        if rules.to_string() == GIVEAWAY {
            add("Variant", GIVEAWAY);
        }
        let [black, white] = self.players();
        if self.header("Red").is_none() {
            add("Black", black);
        }
        add("White", white);
        add("Date", &self.date());
        let mut position = game.start;
        for name in &self.moves {
            let mv = rules.read_move(&position, name).ok()?;
            rules.play(&mut position, mv);
            game.moves.push(mv);
        }
        game.comments = self.comments.iter().map(|comment| (comment.ply, comment.text.clone())).collect();
        game.result = self.result;
        Some(game.write(&rules))
    }

    /// The game as the pages copy it: the lines `game`, `position` and `moves`, and those with the players, the date and
    /// the result, as far as they are known. `None` if the game is none of ours.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let mut text = format!("game: {}\n", self.game?);
        let [first, second] = self.players();
        let result = if self.result == PdnResult::Open { String::new() } else { self.result.to_string() };
        for (key, value) in [("first", first), ("second", second), ("date", &self.date()), ("result", &result)] {
            let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
            if !value.is_empty() {
                let _ = writeln!(text, "{key}: {value}");
            }
        }
        if let Some(start) = &self.start {
            let _ = writeln!(text, "position: {start}");
        }
        text.push_str("moves:");
        let mut comments = self.comments.iter().peekable();
        for (at, name) in self.moves.iter().map(Some).chain([None]).enumerate() {
            while let Some(comment) =
                comments.next_if(|comment| usize::try_from(comment.ply).is_ok_and(|ply| ply <= at))
            {
                let _ = write!(text, " {{{}}}", comment.text.replace('{', "(").replace('}', ")"));
            }
            if let Some(name) = name {
                let _ = write!(text, " {name}");
            }
        }
        text.push('\n');
        Some(text)
    }

    /// The game in SGF; `None` if it is not one of Lines of Action from the usual start.
    #[must_use]
    pub fn sgf(&self) -> Option<String> {
        sgf::write(self)
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
