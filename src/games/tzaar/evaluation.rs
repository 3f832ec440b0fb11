//! WALTZ's evaluations, and our own.

use std::{fmt, str::FromStr};

use super::{
    fitted,
    position::{PieceKind, Position, Stage},
    rules::Tzaar,
    weights::{ORDERING, Weights},
};
use crate::{
    game::{Evaluate, Game, Player, TextError, Value},
    games::weights::{read_pairs, show_pairs},
};

/// The weights that an evaluation starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    Expert,
    Beginner,
    Fitted,
}

impl Base {
    const ALL: [Self; 3] = [Self::Expert, Self::Beginner, Self::Fitted];

    const fn name(self) -> &'static str {
        match self {
            Self::Expert => "waltz",
            Self::Beginner => "waltz-beginner",
            Self::Fitted => "fitted",
        }
    }

    const fn weights(self) -> Weights {
        match self {
            Self::Expert => Weights::EXPERT,
            Self::Beginner => Weights::BEGINNER,
            Self::Fitted => Weights::FITTED,
        }
    }
}

/// A static evaluation: the material that has come together on the way to a position, and what is seen in it
/// [Veselý 2013, 3.5]. `waltz` is that of WALTZ's expert, `waltz-beginner` that of its beginner, which sees nothing.
///
/// The numbers are those of WALTZ's published source of July to September 2012; the seed describes a later evaluation,
/// whose numbers differ. They may be written behind the name where they differ from the defaults, as in
/// `waltz:h2=90,threat=0`: whole numbers, those of the material and of the order from −1000 to 1000, the others from −100,000,000
/// to 100,000,000. The order changes no value, only the work of a search with
/// [`static_order`](crate::search::Options::static_order).
///
/// | number | meaning | default | [Veselý 2013] says |
/// |---|---|---|---|
/// | `h1` to `h14` | a stack of this height, times | 10, 100, 150, 155, 160 … | figure 3.2 |
/// | `c1` to `c15` | the stacks of its kind and colour, by their number | 100, 90, 60, 30, 20 … | figure 3.3 |
/// | `ring1`, `ring2`, `ring2-corner`, `ring3`, `ring3-corner`, `rim`, `rim-corner`, `rim-corner-high` | the field of a stack of height 2 or more, by rings from the centre; in the corners of the board for height 2 and for greater ones | 16, 25, 18, 15, 10, 0, −10, −30 | 10–25, −30 in the corner |
/// | `secure` | for each kind with a stack that is higher than all of the other player | 25,000 | 25,000 |
/// | `all-secure` | more, if all three are so | 500,000 | 100,000 |
/// | `grown` | if each kind has a stack of height 2 or more | 100,000 | 50,000 |
/// | `few` | if the other player could capture at most four stacks | 100,000 | 1,000–200,000 |
/// | `threat` | for each kind of the other player that shows in one stack or two, all of which can be captured, on one's own turn; twice that for one stack | 20,000,000 | 20,000,000 |
/// | `later` | the same on the other player's turn | 1000 | 1000 |
/// | `zone` | for each kind of the other player: its stacks that can be captured · the part of its pieces that does not show, rounded down | 1 | 1 |
/// | `capture-count` | in the order of moves: against a capture, for each stack of the captured kind | 20 | `CaptureCountMult`, 20 |
/// | `stacking` | against a stacking move | 6 | `StackBonus`, 6 |
/// | `stacking-count` | against it, for each stack of the kind that moves | 3 | `StackCountMult`, 3 |
///
/// `fitted` is our own. It goes by the stacks on the board alone, and not by the path: by the number of stacks of each kind and
/// how many of them are out of reach, by high stacks and which of them can be captured, by whose stacks are the highest, and by
/// the captures that are possible. Values are thousandths of the logarithm of the odds to win, as logistic regression on
/// games of engines against themselves has found them. It also knows the [wins](Game::wins_within) that a turn has in store,
/// at every position of a search. Only the numbers of its order can be changed; the defaults are 10, 21 and 6,
/// the best of tables 4.2 to 4.4 where they are measured here.
///
/// What can be captured is asked for both players, whoever is to move. What the material is, and on which path it depends,
/// stands at [`Tzaar::material`]: a search has to play by the [rules that keep it](TzaarEvaluation::rules).
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

/// What evaluations stay within, far from a certain win.
const LIMIT: i64 = 900_000_000;
/// With at most so many stacks that can be captured, a player is hard to get at.
const FEW: u32 = 4;

impl TzaarEvaluation {
    /// The names.
    pub const NAMES: [&str; 3] = [Base::ALL[0].name(), Base::ALL[1].name(), Base::ALL[2].name()];

    /// The rules with the material that this evaluation weighs, and with its order of moves.
    #[must_use]
    pub const fn rules(&self, rules: Tzaar) -> Tzaar {
        rules.with(self.weights.material, self.weights.ordering)
    }

    /// What is seen in a position for the player to move, apart from material: 0 while pieces are put on the board.
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
        let [secure, all_secure, grown, few, threat, later, zone] = self.weights.terms.map(i64::from);
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
        if (capturable & position.stacks(player)).count_ones() <= FEW {
            sum += few;
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

    /// `fitted` knows the wins that a turn has in store.
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
        let seen = if self.weights.terms == [0; 7] { 0 } else { self.seen(position) };
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
            expected: format!("one of {}, perhaps with numbers, as in waltz:h2=90", Self::NAMES.join(", ")),
        })?;
        let mut weights = base.weights();
        read_pairs(changes, "a name and its number, as in h2=90", |name, value| match base {
            Base::Fitted if !ORDERING.contains(&name) => Err(format!("one of {}", ORDERING.join(", "))),
            _ => weights.set(name, value),
        })?;
        if base == Base::Expert {
            weights.material.at_first = weights.material.heights;
        }
        Ok(Self { base, weights })
    }
}
