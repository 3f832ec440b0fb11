//! Lines of Action.

#[cfg(feature = "lab")]
use super::Tests;
use super::{Board, Entry};
#[cfg(feature = "lab")]
use crate::game::Game;
use crate::{
    game::{Evaluate, Player, TextError, Value},
    games::loa::{Loa, LoaEvaluation, Move, Position, Preset, Size},
    players::{Level, Playable, Spec, SpecError, Thinker, searching},
    rng::Seed,
};

impl Board for Loa {
    /// Nothing, a black piece, a white piece. Black is the first player.
    const SIGNS: &'static [char] = &['.', 'b', 'w'];

    fn columns(&self) -> u8 {
        self.size().lines()
    }

    fn rows(&self) -> u8 {
        self.size().lines()
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let lines = self.size().lines();
        let code = |square: u8| {
            let stands = |player| u8::from(position.pieces(player) >> square & 1 == 1);
            stands(Player::First) + 2 * stands(Player::Second)
        };
        (0..lines).rev().flat_map(|rank| (0..lines).map(move |file| 8 * rank + file)).map(code).collect()
    }

    /// A pass has none.
    fn squares(&self, _position: &Position, mv: Move) -> (Vec<u8>, Vec<u8>) {
        if mv == Move::PASS {
            return (Vec::new(), Vec::new());
        }
        let lines = self.size().lines();
        let place = |square: u8| (lines - 1 - square / 8) * lines + square % 8;
        (vec![place(mv.from())], vec![place(mv.to())])
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let value = |name: &'static str| {
            let evaluation: LoaEvaluation = name.parse().ok()?;
            Some((name, evaluation.evaluate(self, position).real()))
        };
        LoaEvaluation::NAMES.into_iter().filter_map(value).collect()
    }
}

const LEVELS: [Level; 5] = [
    Level { id: "random", engine: "random" },
    Level { id: "beginner", engine: "alpha-beta/eval=normal/depth=1/margin=50" },
    Level { id: "easy", engine: "alpha-beta/eval=mia/nodes=200/late=8/quiet=4/margin=20" },
    Level { id: "medium", engine: "alpha-beta/eval=mia/nodes=1000/late=8/quiet=4/margin=10" },
    Level { id: "strong", engine: "alpha-beta/eval=mia/nodes=200000/late=8/quiet=4" },
];

impl Playable for Loa {
    const BEST: &'static str = "mia";

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    fn engine(&self, position: &Position, spec: &Spec, seed: Seed) -> Result<Box<dyn Thinker>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_endgames("loa")?;
        spec.refuse_phases("loa")?;
        let name = spec.evaluation.as_deref().unwrap_or(Self::BEST);
        let evaluation: LoaEvaluation =
            name.parse().map_err(|TextError { expected, .. }| SpecError::new("eval", name, expected))?;
        Ok(searching::sit(self, evaluation, position, spec, seed))
    }
}

impl Entry for Loa {
    type Variant = Self;

    const LISTED: &'static [Self] = &[Self::new(Preset::Olympiad, Size::Eight)];

    fn of(variant: Self) -> Self {
        variant
    }

    fn variant(&self) -> Self {
        *self
    }

    /// The pieces of both players.
    #[cfg(feature = "lab")]
    fn left(&self, position: &Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.pieces(player).count_ones()).into_iter().sum()
    }

    #[cfg(feature = "lab")]
    fn boards(&self) -> Option<u128> {
        Some(Self::boards(self))
    }

    #[cfg(feature = "lab")]
    fn tests(&self, position: &Position) -> Option<Tests> {
        let (mut tests, mut moves) = (Tests::default(), Vec::new());
        self.moves(position, &mut moves);
        for mv in moves {
            let mut next = *position;
            self.play(&mut next, mv);
            for player in [Player::First, Player::Second] {
                tests.all += 1;
                tests.settled += u64::from(next.is_apart(player));
            }
        }
        Some(tests)
    }
}
