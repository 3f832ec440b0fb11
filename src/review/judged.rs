//! Moves beside the best ones of their positions.

use serde::Serialize;

use crate::{game::Player, players::MoveValue};

/// A move of a reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewedMove {
    /// The number of the move in the game, from 1.
    pub ply: u32,
    /// The player who made it.
    pub side: Player,
    /// What it cost; `None` if the search was too short to value it.
    #[serde(flatten)]
    pub judged: Option<Judged>,
}

/// A move with its expected score.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// Its value.
    #[serde(flatten)]
    pub found: MoveValue,
    /// The expected score of the player who makes it, from 0 to 1.
    pub chance: f64,
}

/// A move beside the best one of its position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// The move of the game.
    pub played: Choice,
    /// The best move.
    pub best: Choice,
    /// The expected score that the move lost, from 0 to 1.
    pub cost: f64,
    /// How good it was.
    pub class: Class,
    /// The certain result that it gave away for certain, if it did; otherwise the cost is an estimate.
    pub gift: Option<Gift>,
}

/// A certain result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Gift {
    /// A win.
    Win,
    /// A draw.
    Draw,
}

/// Classes of moves by what they cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Less than 3 points.
    Good,
    /// From 3 points.
    Imprecise,
    /// From 10 points.
    Mistake,
    /// From 25 points.
    Blunder,
}

/// The cost from which a move is shown if there is no mistake.
const SLIP: f64 = 0.03;
const MISTAKE: f64 = 0.1;
const BLUNDER: f64 = 0.25;
/// The maximum number of turning points.
const MOST: usize = 6;

impl Class {
    pub(super) fn of(cost: f64) -> Self {
        match cost {
            BLUNDER.. => Self::Blunder,
            MISTAKE.. => Self::Mistake,
            SLIP.. => Self::Imprecise,
            _ => Self::Good,
        }
    }
}

impl Judged {
    /// Whether the move is worth looking at again.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.class >= Class::Mistake
    }
}

/// What moves cost together, in points.
pub fn points<'a>(moves: impl IntoIterator<Item = &'a Judged>) -> f64 {
    (100.0 * moves.into_iter().map(|judged| judged.cost).sum::<f64>()).round()
}

/// The moves that cost most, in the order of the game: mistakes or, if there are none, smaller losses.
#[must_use]
pub fn turning_points(moves: &[ReviewedMove]) -> Vec<&ReviewedMove> {
    let cost = |moved: &ReviewedMove| moved.judged.as_ref().map_or(0.0, |judged| judged.cost);
    let least = if moves.iter().any(|moved| cost(moved) >= MISTAKE) { MISTAKE } else { SLIP };
    let mut found: Vec<_> = moves.iter().filter(|moved| cost(moved) >= least).collect();
    found.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    found.truncate(MOST);
    found.sort_by_key(|moved| moved.ply);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{players::SearchResult, review::judge, search::Bound};

    fn found(name: &str, value: f64, certain: Option<u32>) -> MoveValue {
        MoveValue {
            name: name.to_owned(),
            value,
            certain,
            within: false,
            bound: Bound::Exact,
            visits: None,
            line: Vec::new(),
        }
    }

    fn judged(best: (f64, Option<u32>), played: (f64, Option<u32>)) -> Judged {
        let moves = vec![found("a1", best.0, best.1), found("b1", played.0, played.1)];
        let result = SearchResult { best: Some("a1".to_owned()), depth: 1, moves, ..SearchResult::default() };
        judge(&result, "b1", 1.0).unwrap()
    }

    #[test]
    fn certain_results_that_are_given_away_for_certain_are_told() {
        let (win, late, draw, loss) = ((9.0, Some(7)), (8.0, Some(21)), (0.0, Some(4)), (-9.0, Some(2)));
        let told = |best, played| (judged(best, played).gift, judged(best, played).cost);
        assert_eq!(told(win, loss), (Some(Gift::Win), 1.0));
        assert_eq!(told(win, draw), (Some(Gift::Win), 0.5));
        assert_eq!(told(draw, loss), (Some(Gift::Draw), 0.5));
        // A later win is a win, and what is not proven is an estimate.
        assert_eq!([told(win, late), told(loss, loss)], [(None, 0.0); 2]);
        assert_eq!(judged(win, (0.0, None)).gift, None);
    }

    #[test]
    fn a_move_without_a_value_of_its_own_is_not_judged() {
        let bounded = MoveValue { bound: Bound::AtMost, ..found("b1", -3.0, None) };
        let moves = vec![found("a1", 0.0, None), bounded.clone()];
        let result = SearchResult { best: Some("a1".to_owned()), depth: 1, moves, ..SearchResult::default() };
        assert_eq!(judge(&result, "b1", 1.0), None);
        // Of a move that loses within a limit, the winner is known.
        let within = MoveValue { certain: Some(30), within: true, ..bounded };
        let moves = vec![found("a1", 9.0, Some(3)), within];
        assert_eq!(judge(&SearchResult { moves, ..result }, "b1", 1.0).unwrap().gift, Some(Gift::Win));
    }

    #[test]
    fn the_costliest_moves_are_shown_in_the_order_of_the_game() {
        let moved = |(ply, points): (u32, f64)| {
            let chance = 0.5 - points / 100.0;
            let judged = judged((0.0, None), (libm::log(chance / (1.0 - chance)), None));
            ReviewedMove { ply, side: Player::First, judged: Some(judged) }
        };
        let plies = |costs: &[f64]| {
            let game: Vec<_> = (1..).zip(costs.iter().copied()).map(moved).collect();
            turning_points(&game).iter().map(|moved| moved.ply).collect::<Vec<_>>()
        };
        assert_eq!(plies(&[4.0, 12.0, 0.0, 31.0]), [2, 4]);
        assert_eq!(plies(&[11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0]), [2, 3, 4, 5, 6, 7]);
        // Without a mistake, small losses are shown, but not the noise.
        assert_eq!(plies(&[4.0, 1.0, 0.0, 8.0]), [1, 4]);
        assert_eq!(plies(&[1.0, 1.0]), [0_u32; 0]);
    }
}
