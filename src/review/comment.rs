//! What a review says about a move in the record of its game; docs/review.md has the form.

use super::{
    judged::{Choice, Class, Gift, Judged},
    points,
};

/// The number of moves of a line that are told.
const FOLLOWING: usize = 6;

impl Choice {
    /// The expected end of the game, or the certain one.
    #[must_use]
    pub fn told(&self) -> String {
        let Self { found, chance } = self;
        let within = if found.within { "within" } else { "in" };
        match found.certain {
            None => format!("{} %", (100.0 * chance).round().clamp(1.0, 99.0)),
            Some(_) if found.value == 0.0 => "drawn".to_owned(),
            Some(plies) => format!("{} {within} {plies}", if found.value > 0.0 { "won" } else { "lost" }),
        }
    }
}

impl Judged {
    /// The move that was better, its value and how it goes on.
    #[must_use]
    pub fn better(&self) -> String {
        let line = self.best.found.line.iter().take(FOLLOWING).map(String::as_str).collect::<Vec<_>>().join(" ");
        format!("better {} ({}): {line}", self.best.found.name, self.best.told())
    }

    /// The comment: the value of the move and, if it lost some of it, what it cost and what was better.
    #[must_use]
    pub fn comment(&self) -> String {
        let value = self.played.told();
        let lost = match (self.gift, self.class) {
            (Some(Gift::Win), _) => "gave away a win".to_owned(),
            (Some(Gift::Draw), _) => "gave away a draw".to_owned(),
            (None, Class::Good) => return value,
            (None, _) => format!("cost {} points", points([self])),
        };
        format!("{value}; {lost}; {}", self.better())
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        players::{MoveValue, SearchResult},
        review::judge,
        search::Bound,
    };

    /// The same cases as in `tests/unit/review.test.mjs`.
    #[test]
    fn comments_say_what_a_move_is_worth_and_what_was_better() {
        let found = |name: &str, (value, certain, within): (f64, Option<u32>, bool)| {
            let line = vec![name.to_owned()];
            MoveValue { name: name.to_owned(), value, certain, within, bound: Bound::Exact, visits: None, line }
        };
        for (best, played, expected) in [
            ((0.0, None, false), (0.0, None, false), "50 %"),
            ((0.0, None, false), (libm::log(35.0 / 65.0), None, false), "35 %; cost 15 points; better a1 (50 %): a1"),
            ((9.0, Some(7), false), (-9.0, Some(2), false), "lost in 2; gave away a win; better a1 (won in 7): a1"),
            ((0.0, Some(4), false), (-9.0, Some(2), true), "lost within 2; gave away a draw; better a1 (drawn): a1"),
        ] {
            let moves = vec![found("a1", best), found("b1", played)];
            let result = SearchResult { best: Some("a1".to_owned()), depth: 1, moves, ..SearchResult::default() };
            assert_eq!(judge(&result, "b1", 1.0).unwrap().comment(), expected);
        }
    }
}
