//! WALTZ's evaluations, and ours.

use std::{fmt, str::FromStr};

use super::{
    fitted,
    position::{PieceKind, Position, Stage},
    rules::Tzaar,
    weights::{ORDERING, TERMS, Weights},
};
use crate::{
    game::{Evaluate, Game, Player, TextError, Value},
    games::weights::{read_pairs, show_pairs},
};

/// The default weights of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    Expert,
    Beginner,
    Fitted,
    ExpertOf2013,
}

impl Base {
    const ALL: [Self; 4] = [Self::Expert, Self::Beginner, Self::Fitted, Self::ExpertOf2013];

    const fn name(self) -> &'static str {
        match self {
            Self::Expert => "waltz",
            Self::Beginner => "waltz-beginner",
            Self::Fitted => "fitted",
            Self::ExpertOf2013 => "waltz-2013",
        }
    }

    const fn weights(self) -> Weights {
        match self {
            Self::Expert => Weights::EXPERT,
            Self::Beginner => Weights::BEGINNER,
            Self::Fitted => Weights::FITTED,
            Self::ExpertOf2013 => Weights::EXPERT_OF_2013,
        }
    }
}

/// A static evaluation: the material accumulated on the way to a position, and the terms seen in
/// the position itself [Veselý 2013, 3.5]. `waltz` is that of WALTZ's expert; `waltz-beginner` is
/// that of its beginner, which has no terms.
///
/// The numbers of both are those of WALTZ's published source of July to September 2012; the thesis
/// describes a later evaluation: that is `waltz-2013`. Where the thesis tells only how great a bonus
/// is at least and at most, the steps between are ours: `few` of `waltz-2013` is for none of one's
/// own stacks that the opponent could capture, and is halved for each of them, down to 1000; `stuck`
/// is for a height of at least 4, a tenth of it for 3 and a hundredth for 2. Numbers that differ from the defaults may
/// follow the name, as in `waltz:h2=90,threat=0`: integers from −1000 to 1000 for material and move
/// ordering, and from −100,000,000 to 100,000,000 for the others. Move ordering changes no value,
/// only the work of a search with [`static_order`](crate::search::Options::static_order).
///
/// | number | meaning | default | [Veselý 2013] says |
/// |---|---|---|---|
/// | `h1` to `h14` | a stack of this height, times | 10, 100, 150, 155, 160 … | figure 3.2 |
/// | `c1` to `c15` | the stacks of its kind and colour, by their number | 100, 90, 60, 30, 20 … | figure 3.3 |
/// | `ring1`, `ring2`, `ring2-corner`, `ring3`, `ring3-corner`, `rim`, `rim-corner`, `rim-corner-high` | the field of a stack of height 2 or more, by rings from the centre; in the corners of the board for height 2 and for greater heights | 16, 25, 18, 15, 10, 0, −10, −30 | 10–25, −30 in the corner |
/// | `secure` | for each kind with a stack higher than all of the opponent's | 25,000 | 25,000 |
/// | `all-secure` | in addition, if all three kinds have one | 500,000 | 100,000 |
/// | `grown` | if each kind has a stack of height 2 or more | 100,000 | 50,000 |
/// | `few` | if the opponent could capture at most four stacks | 100,000 | 1,000–200,000 |
/// | `threat` | for each of the opponent's kinds that is visible on only one or two stacks, all of which can be captured, on one's own turn; twice that for one stack | 20,000,000 | 20,000,000 |
/// | `later` | the same on the opponent's turn | 1000 | 1000 |
/// | `zone` | for each of the opponent's kinds: its stacks that can be captured · the share of its pieces that are not visible, rounded down | 1 | 1 |
/// | `valuable` | if a stack of the opponent of height 3 or more can be captured | 0 | 50,000 |
/// | `stuck` | for each high stack of the opponent that could neither capture nor join another | 0 | 1,000–100,000 |
/// | `capture-count` | move ordering: penalty for a capture, for each stack of the captured kind | 20 | `CaptureCountMult`, 20 |
/// | `stacking` | penalty for a stacking move | 6 | `StackBonus`, 6 |
/// | `stacking-count` | penalty for a stacking move, for each stack of the moving kind | 3 | `StackCountMult`, 3 |
///
/// `fitted` is ours. It depends only on the stacks on the board, not on the path: the number of
/// stacks of each kind and how many of them are out of reach, high stacks and which of them can be
/// captured, whose stacks are the highest, and the possible captures. Values are thousandths of the
/// logarithm of the odds of winning, fitted by logistic regression to games of engines against
/// themselves. At every position of a search it also knows the [wins](Game::wins_within) available
/// within the turn. Only its move ordering can be changed; the defaults are 10, 21 and 6, the best
/// of tables 4.2 to 4.4 as measured here.
///
/// The stacks that can be captured are computed for both players, whoever is to move.
/// [`Tzaar::material`] explains material and how it depends on the path; a search must use the
/// [rules that accumulate it](TzaarEvaluation::rules).
///
/// ```
/// use plyground::{game::{Evaluate, Game, Notation}, games::tzaar::{Tzaar, TzaarEvaluation}};
/// let evaluation: TzaarEvaluation = "waltz".parse()?;
/// let rules = evaluation.rules(Tzaar::default());
/// assert_eq!(evaluation.evaluate(&rules, &rules.start()), 0);
/// // White takes one of fifteen black Totts, a single piece: it was worth 10 · 1, and Black is to move.
/// let mut position = rules.start();
/// let mv = rules.read_move(&position, "A5xA4")?;
/// rules.play(&mut position, mv);
/// let beginner: TzaarEvaluation = "waltz-beginner".parse()?;
/// assert_eq!(beginner.evaluate(&rules, &position), -10);
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TzaarEvaluation {
    base: Base,
    weights: Weights,
}

/// The limit of evaluations, far from a certain win.
const LIMIT: i64 = 900_000_000;
/// A player with at most this many stacks that can be captured is hard to attack.
const FEW: u32 = 4;
/// The least bonus of the evaluation of 2013 for few stacks that can be captured.
const LEAST: i64 = 1000;
/// The height from which on a stack is valuable.
const VALUABLE: u8 = 3;

impl TzaarEvaluation {
    /// The names.
    pub const NAMES: [&str; 4] = [Base::ALL[0].name(), Base::ALL[1].name(), Base::ALL[2].name(), Base::ALL[3].name()];

    /// The best: `fitted`.
    #[must_use]
    pub const fn best() -> Self {
        Self { base: Base::Fitted, weights: Base::Fitted.weights() }
    }

    /// The rules with the material of this evaluation, and its move ordering.
    #[must_use]
    pub const fn rules(&self, rules: Tzaar) -> Tzaar {
        rules.with(self.weights.material, self.weights.ordering)
    }

    /// The value of a position for the player to move, apart from material; 0 while pieces are
    /// being placed.
    #[must_use]
    pub fn seen(&self, position: &Position) -> i64 {
        let mover = position.mover();
        if position.stage() == Stage::Placing {
            return 0;
        }
        self.side(position, mover) - self.side(position, !mover)
    }

    #[inline]
    fn side(&self, position: &Position, player: Player) -> i64 {
        let [secure, all_secure, grown, few, threat, later, zone, valuable, stuck] = self.weights.terms.map(i64::from);
        let other = !player;
        let capturable = position.capturable();
        let highest = PieceKind::ALL.map(|kind| position.highest(position.showing(player, kind)));
        let others = position.highest(position.stacks(other));
        let tops: i64 = highest.into_iter().map(|height| i64::from(height > others)).sum();
        let mut sum = secure * tops;
        if tops == 3 {
            sum += all_secure;
        }
        if highest.into_iter().all(|height| height >= 2) {
            sum += grown;
        }
        let exposed = (capturable & position.stacks(player)).count_ones();
        if self.base == Base::ExpertOf2013 {
            let bonus = few >> exposed;
            sum += if bonus.abs() >= LEAST { bonus } else { 0 };
        } else if exposed <= FEW {
            sum += few;
        }
        if valuable != 0 && capturable & position.stacks(other) & !position.up_to(VALUABLE - 1) != 0 {
            sum += valuable;
        }
        if stuck != 0 {
            sum +=
                position.stuck(other).map(|height| stuck / [100, 10, 1][usize::from(height.min(4) - 2)]).sum::<i64>();
        }
        let pressure = if position.mover() == player { threat } else { later };
        for kind in PieceKind::ALL {
            let (count, pieces) = (i64::from(position.count(other, kind)), i64::from(kind.pieces()));
            let within = i64::from((capturable & position.showing(other, kind)).count_ones());
            if within == count && (1..=2).contains(&count) {
                sum += pressure * (3 - count);
            }
            sum += zone * (within * (pieces - count) / pieces);
        }
        sum
    }
}

impl Evaluate<Tzaar> for TzaarEvaluation {
    type Value = i64;

    /// `fitted` knows the wins available within the turn.
    #[inline]
    fn known(&self, game: &Tzaar, position: &Position) -> Option<i64> {
        let plies = if self.base == Base::Fitted { game.wins_within(position) } else { None };
        plies.map(i64::win)
    }

    #[inline]
    fn evaluate(&self, game: &Tzaar, position: &Position) -> i64 {
        if self.base == Base::Fitted {
            return fitted::evaluate(position);
        }
        let material = i64::from(game.material(position));
        let seen = if self.weights.terms == [0; TERMS.len()] { 0 } else { self.seen(position) };
        (material + seen).clamp(-LIMIT, LIMIT)
    }
}

impl fmt::Display for TzaarEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = self.base.weights();
        let pairs = Weights::names().zip(self.weights.values().zip(default.values()));
        let changed = pairs.filter(|(_, (value, default))| value != default).map(|(name, (value, _))| (name, value));
        write!(f, "{}{}", self.base.name(), show_pairs(changed))
    }
}

impl FromStr for TzaarEvaluation {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (name, changes) = text.split_once(':').map_or((text, None), |(name, changes)| (name, Some(changes)));
        let base = Base::ALL.into_iter().find(|base| base.name() == name).ok_or_else(|| TextError {
            found: text.to_owned(),
            expected: format!("one of {}, optionally with numbers, as in waltz:h2=90", Self::NAMES.join(", ")),
        })?;
        let mut weights = base.weights();
        read_pairs(changes, "a name and its number, as in h2=90", |name, value| match base {
            Base::Fitted if !ORDERING.contains(&name) => Err(format!("one of {}", ORDERING.join(", "))),
            _ => weights.set(name, value),
        })?;
        if matches!(base, Base::Expert | Base::ExpertOf2013) {
            weights.material.at_first = weights.material.heights;
        }
        Ok(Self { base, weights })
    }
}
