//! The moves of a position with their values, and what is proven of the positions behind them.

use super::{
    chance,
    judged::{Choice, Class, Gift, Judged},
};
use crate::{
    players::{MoveValue, SearchResult},
    search::Bound,
};

/// The certain end of a game from a position, for the player to move there.
#[derive(Clone, Debug, PartialEq)]
pub struct Certain {
    /// Positive if that player wins, 0 for a draw, negative if they lose.
    pub value: f64,
    /// The number of plies within which the game ends.
    pub plies: u32,
    /// Whether it may end sooner.
    pub within: bool,
    /// How it goes on, as far as that is known.
    pub line: Vec<String>,
}

impl Certain {
    /// What a search has proven of its position: a win by one move, or another end by all.
    #[must_use]
    pub fn of(result: &SearchResult) -> Option<Self> {
        let (value, plies) = (result.value?, result.certain?);
        let all = || result.depth > 0 && result.moves.iter().all(|found| found.certain.is_some());
        let line = result.line.clone();
        (value > 0.0 || all()).then_some(Self { value, plies, within: result.within, line })
    }

    /// The same a ply earlier, for the player who makes this move.
    fn before(&self, name: &str, same_mover: bool) -> MoveValue {
        // A certain value is nearer to zero by 1 for each ply before the end.
        let later = if self.value == 0.0 { 0.0 } else { self.value - self.value.signum() };
        MoveValue {
            name: name.to_owned(),
            // Not −0.
            value: if same_mover { later } else { 0.0 - later },
            certain: Some(self.plies + 1),
            within: self.within,
            bound: Bound::Exact,
            visits: None,
            line: [name.to_owned()].into_iter().chain(self.line.iter().cloned()).collect(),
        }
    }
}

/// The moves of a position with their values, by one search, until more is proven of the positions behind them.
#[derive(Clone, Debug)]
pub struct Choices {
    moves: Vec<Choice>,
    best: usize,
    played: usize,
    slope: f64,
    /// The depth to which all moves were searched.
    depth: u32,
    /// Whether these are all legal moves.
    is_whole: bool,
    /// The moves behind which more was looked for.
    asked: Vec<usize>,
}

impl Choices {
    /// The values of a search that valued all moves of its position; this slope turns them into expected scores. `None` if
    /// the search has no values of one depth, or none for the move that was played and the best one.
    #[must_use]
    pub fn new(result: &SearchResult, played: &str, slope: f64) -> Option<Self> {
        let choice = |found: &MoveValue| Choice {
            chance: chance(found.value, found.certain.is_some(), slope),
            found: found.clone(),
        };
        let valued = result.moves.iter().filter(|found| found.bound == Bound::Exact || found.within);
        let choices: Vec<_> = valued.map(choice).collect();
        let at = |name: &str| choices.iter().position(|choice| choice.found.name == name);
        let (best, played) = (at(result.best.as_deref()?)?, at(played)?);
        let is_whole = choices.len() == result.moves.len();
        (result.depth > 0).then_some(Self {
            moves: choices,
            best,
            played,
            slope,
            depth: result.depth,
            is_whole,
            asked: Vec::new(),
        })
    }

    /// The number of the move that was played, as [`Choices::learn`] counts.
    #[must_use]
    pub const fn played(&self) -> usize {
        self.played
    }

    /// The name of a move.
    #[must_use]
    pub fn name(&self, at: usize) -> &str {
        &self.moves[at].found.name
    }

    /// Gives a move the certain value of the position behind it, unless it has one of its own. `same_mover` says whether
    /// the same player is to move there.
    pub fn learn(&mut self, at: usize, behind: Option<&Certain>, same_mover: bool) {
        let choice = &mut self.moves[at];
        let (None, Some(behind)) = (choice.found.certain, behind) else { return };
        choice.found = behind.before(&choice.found.name, same_mover);
        choice.chance = chance(choice.found.value, true, self.slope);
        let value = |at: usize| self.moves[at].found.value;
        self.best = (0..self.moves.len()).fold(self.best, |best, at| if value(at) > value(best) { at } else { best });
    }

    /// A move behind which something may be proven that takes back a verdict: before a move is called a mistake, both it and
    /// the better one are looked behind, and before one that loses for certain costs anything, the better one. Each is
    /// named once.
    pub fn doubtful(&mut self) -> Option<usize> {
        let Judged { played, class, .. } = self.judged();
        if class < (if played.found.certain.is_some() { Class::Imprecise } else { Class::Mistake }) {
            return None;
        }
        let is_open = |at: &usize| self.moves[*at].found.certain.is_none() && !self.asked.contains(at);
        let at = [self.played, self.best].into_iter().find(is_open)?;
        self.asked.push(at);
        Some(at)
    }

    /// The move that was played beside the best one.
    #[must_use]
    pub fn judged(&self) -> Judged {
        let [played, best] = [self.played, self.best].map(|at| self.moves[at].clone());
        let cost = (best.chance - played.chance).max(0.0);
        let is_gift = best.found.certain.is_some() && played.found.certain.is_some() && played.chance < best.chance;
        let gift = is_gift.then_some(if best.found.value > 0.0 { Gift::Win } else { Gift::Draw });
        Judged { played, best, cost, class: Class::of(cost), gift }
    }

    /// What is proven of the position itself.
    #[must_use]
    pub fn certain(&self) -> Option<Certain> {
        let MoveValue { value, certain, within, line, .. } = &self.moves[self.best].found;
        let plies = (*certain)?;
        let all = || self.is_whole && self.moves.iter().all(|choice| choice.found.certain.is_some());
        if *value <= 0.0 && !all() {
            return None;
        }
        // What was found behind a move may be beyond the depth of the others, one of which may win sooner.
        let within = *within || plies > self.depth + 1;
        Some(Certain { value: *value, plies, within, line: line.clone() })
    }
}

/// Judges a move by one search that valued all moves of its position, whose values become expected scores by this slope.
/// `None` if the search has no values for it and for the best move.
#[must_use]
pub fn judge(result: &SearchResult, played: &str, slope: f64) -> Option<Judged> {
    Choices::new(result, played, slope).map(|choices| choices.judged())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, value: f64) -> MoveValue {
        let certain = (1..100).find(|&plies| (1000.0 - f64::from(plies) - value.abs()).abs() < 0.5);
        MoveValue {
            name: name.to_owned(),
            value,
            certain,
            within: false,
            bound: Bound::Exact,
            visits: None,
            line: vec![name.to_owned()],
        }
    }

    fn result(moves: &[(&str, f64)], depth: u32) -> SearchResult {
        let moves: Vec<_> = moves.iter().map(|&(name, value)| found(name, value)).collect();
        let best = moves.iter().max_by(|one, other| one.value.total_cmp(&other.value)).cloned().unwrap();
        let (value, certain, line) = (Some(best.value), best.certain, best.line);
        SearchResult { best: Some(best.name), depth, moves, value, certain, line, ..SearchResult::default() }
    }

    fn lost(plies: u32) -> Certain {
        Certain { value: f64::from(plies) - 1000.0, plies, within: false, line: vec!["z9".to_owned()] }
    }

    /// The same cases as in `tests/unit/review.test.mjs`.
    #[test]
    fn a_move_takes_the_certain_value_of_the_position_behind_it() {
        let searched = result(&[("a1", 0.0), ("b1", -3.0), ("c1", -4.0)], 2);
        let open = || Choices::new(&searched, "b1", 1.0).unwrap();
        let mut choices = open();
        choices.learn(choices.played(), Some(&lost(2)), false);
        let Judged { played, best, cost, class, gift } = choices.judged();
        assert_eq!((played.told().as_str(), &best, cost, class, gift), ("won in 3", &played, 0.0, Class::Good, None));
        assert_eq!((played.found.value, played.found.line), (997.0, vec!["b1".to_owned(), "z9".to_owned()]));
        // A later win may not be the soonest.
        assert_eq!(choices.certain().map(|certain| (certain.plies, certain.within)), Some((3, false)));
        let mut choices = open();
        choices.learn(choices.played(), Some(&lost(4)), false);
        assert_eq!(choices.certain().map(|certain| (certain.plies, certain.within)), Some((5, true)));
        // Where the same player goes on, they are the ones who lose.
        let mut choices = open();
        choices.learn(choices.played(), Some(&lost(2)), true);
        assert_eq!(choices.judged().comment(), "lost in 3; cost 50 points; better a1 (50 %): a1");
        assert_eq!(choices.certain(), None);
        choices.learn(0, Some(&lost(5)), true);
        choices.learn(2, Some(&lost(1)), true);
        assert_eq!(choices.judged().comment(), "lost in 3");
        assert_eq!(choices.certain().map(|certain| certain.value), Some(-994.0));
    }

    #[test]
    fn before_a_verdict_both_moves_are_looked_behind_once() {
        let searched = result(&[("a1", 0.0), ("b1", -3.0), ("c1", -0.5)], 2);
        let mut choices = Choices::new(&searched, "b1", 1.0).unwrap();
        assert_eq!([choices.doubtful(), choices.doubtful(), choices.doubtful()], [Some(1), Some(0), None]);
        // If the better move loses, the next one is looked behind.
        choices.learn(0, Some(&lost(3)), true);
        assert_eq!([choices.doubtful(), choices.doubtful()], [Some(2), None]);
        // A small loss is no verdict, and what is certain needs no second look.
        assert_eq!(Choices::new(&searched, "a1", 1.0).unwrap().doubtful(), None);
        let certain = result(&[("a1", 995.0), ("b1", -995.0)], 5);
        assert_eq!(Choices::new(&certain, "b1", 1.0).unwrap().doubtful(), None);
    }

    #[test]
    fn a_search_that_ended_early_proves_wins_only() {
        let searched = |moves| Certain::of(&result(moves, 3)).map(|certain| certain.value);
        assert_eq!(searched(&[("a1", 995.0), ("b1", -3.0)]), Some(995.0));
        assert_eq!(searched(&[("a1", -995.0), ("b1", -997.0)]), Some(-995.0));
        // It has found a later loss than that of the move before, and not looked at the others.
        let early = SearchResult { value: Some(-995.0), certain: Some(5), ..result(&[("a1", 2.0), ("b1", 1.0)], 3) };
        assert_eq!(Certain::of(&early), None);
        assert_eq!(judge(&result(&[("a1", 2.0), ("b1", 1.0)], 0), "b1", 1.0), None);
    }
}
