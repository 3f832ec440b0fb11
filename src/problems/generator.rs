//! Problems by seed.

use std::ops::RangeInclusive;

use super::{
    bounded::Bounded,
    grade::{grade, is_missed, play, searching},
    problem::{Problem, Verdict},
    turn::turns,
};
use crate::{
    game::Game,
    players::{Playable, Spec},
    rng::{Random, Seed},
    schema::SpecError,
};

/// The version of the generator: together with a seed it stands for the same problems for ever.
/// Whatever changes a game's default evaluation or search changes the version too.
pub const VERSION: u32 = 1;

/// Which problems are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The number of turns within which the player to move wins.
    pub turns: RangeInclusive<u8>,
    /// The grades, from 0 to 8.
    pub grades: RangeInclusive<u8>,
    /// Whether a search to depth 1 or 2 may find the key.
    pub trivial: bool,
}

impl Default for Wanted {
    /// Wins in 2 or 3 of any grade that are not trivial.
    fn default() -> Self {
        Self { turns: 2..=3, grades: 0..=8, trivial: false }
    }
}

/// Finds problems in games that it plays, at most one in each game. What it finds follows from the
/// rules, the seed and [`VERSION`]: budgets are nodes, never time.
///
/// Two games of three are played by a search of few nodes on both sides after some random moves,
/// the third one by chance. Of the last plies of a game, a search of 3,000 nodes selects positions
/// with a certain win, and [`Bounded`] proves or refutes that they are problems.
///
/// ```
/// use plyground::{games::isolation::Isolation, problems::{Generator, Wanted}, rng::Seed};
/// let mut generator = Generator::new(&Isolation::default(), Seed(1), Wanted::default())?;
/// let (problem, grade) = loop {
///     if let Some(found) = generator.next_game()? {
///         break found;
///     }
/// };
/// assert!((2..=3).contains(&problem.turns) && grade <= 8);
/// # Ok::<(), plyground::schema::SpecError>(())
/// ```
pub struct Generator<G: Playable> {
    search: Bounded<G, G::Evaluation>,
    seed: Seed,
    wanted: Wanted,
    games: u64,
    player: Spec,
    chance: Spec,
    scan: Spec,
    shallow: [Spec; 2],
}

/// A problem and its grade.
pub type Graded<G> = (Problem<<G as Game>::Move, <G as Game>::Position>, u8);

impl<G: Playable> Generator<G> {
    /// The plies at the end of a game that are looked at.
    const LAST: usize = 15;
    /// Random plies at the beginning of a game: at least 2, and fewer than this.
    const OPENING: u64 = 8;
    /// A game that goes on for longer is left.
    const LONGEST: usize = 400;
    /// The nodes that each single proof may take.
    const PROOF: u64 = 300_000;

    /// Prepares the search for problems.
    ///
    /// # Errors
    ///
    /// If an engine's text is not understood; no game refuses any.
    pub fn new(game: &G, seed: Seed, wanted: Wanted) -> Result<Self, SpecError> {
        let (rules, evaluation) = game.with_evaluation();
        Ok(Self {
            search: Bounded::new(rules, evaluation),
            seed,
            wanted,
            games: 0,
            player: searching::<G>(format_args!("nodes=300"))?,
            chance: crate::players::read::<G>("random")?,
            scan: searching::<G>(format_args!("nodes=3000"))?,
            shallow: [searching::<G>(format_args!("depth=1"))?, searching::<G>(format_args!("depth=2"))?],
        })
    }

    /// The number of games played so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays the next game. Returns the first wanted problem of it, with its grade.
    ///
    /// # Errors
    ///
    /// If an engine is refused; no game refuses any.
    pub fn next_game(&mut self) -> Result<Option<Graded<G>>, SpecError> {
        let positions = self.game()?;
        self.games += 1;
        let last = positions.len().saturating_sub(Self::LAST);
        for position in &positions[last..] {
            if let Some(found) = self.problem(position)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Plays a game. Returns the unfinished positions in which a turn begins.
    fn game(&self) -> Result<Vec<G::Position>, SpecError> {
        let game = self.search.game();
        let mut random = Random::stream(self.seed, self.games, "problem");
        let engine = if self.games % 3 == 2 { &self.chance } else { &self.player };
        let opening = 2 + random.below(Self::OPENING - 2);
        let (mut before, mut starts) = (Vec::new(), Vec::new());
        let mut position = game.start();
        while game.outcome(&position).is_none()
            && before.len() < Self::LONGEST
            && game.adjudicate(&before, &position).is_none()
        {
            let mover = |position: &G::Position| game.mover(position);
            if before.last().is_none_or(|last| mover(last) != mover(&position)) {
                starts.push(position.clone());
            }
            before.push(position.clone());
            let is_opening = (before.len() as u64) <= opening;
            play(game, &mut position, if is_opening { &self.chance } else { engine }, Seed(random.word()))?;
        }
        Ok(starts)
    }

    /// The problem that a position is, if it is a wanted one.
    fn problem(&mut self, position: &G::Position) -> Result<Option<Graded<G>>, SpecError> {
        let game = self.search.game();
        if turns(game, position).len() < 3 {
            return Ok(None);
        }
        let thought = crate::players::start_engine(game, position, &self.scan, Seed(1))?.finish();
        if thought.certain.is_none() || thought.value.is_none_or(|value| value <= 0.0) {
            return Ok(None);
        }
        let most = *self.wanted.turns.end();
        let Ok(Verdict::Sound(problem)) = self.search.examine(position, most, Self::PROOF) else {
            return Ok(None);
        };
        if !self.wanted.turns.contains(&problem.turns) {
            return Ok(None);
        }
        let game = self.search.game();
        for engine in &self.shallow {
            if !self.wanted.trivial && !is_missed(game, position, &problem.key, engine)? {
                return Ok(None);
            }
        }
        let grade = grade(game, position, &problem.key)?;
        Ok(self.wanted.grades.contains(&grade).then_some((problem, grade)))
    }
}
