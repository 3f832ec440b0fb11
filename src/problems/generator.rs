//! Problems by seed.

use std::collections::BTreeSet;

use super::{
    bounded::Bounded,
    grade::{grade, is_missed, search},
    problem::{Answer, Problem},
    turn::{after_move, legal_moves, turns},
    wanted::Wanted,
};
use crate::{
    game::{Game, Value},
    players::Playable,
    rng::{Random, Seed},
    search::Budget,
};

/// The version of the generator: together with a seed it stands for the same problems for ever.
/// Whatever changes a game's default evaluation or search changes the version too.
pub const VERSION: u32 = 1;

/// Finds problems in games that it plays, at most one in each game and none twice. What it finds
/// follows from the rules, the seed and [`VERSION`]: budgets are nodes, never time.
///
/// For two problems of three, games are played by a search of few nodes on both sides after some
/// random moves, for the third one by chance. Of the last plies of a game, a search of 3,000 nodes selects positions
/// with a certain win, and [`Bounded`] proves or refutes that they are problems. Dull ones are left
/// out: those without a try, in which one turn wins against all of at least four replies to the key.
///
/// ```
/// use plyground::{games::isolation::Isolation, problems::{Generator, Wanted}, rng::Seed};
/// let mut generator = Generator::new(&Isolation::default(), Seed(1), Wanted::default());
/// let (problem, grade) = loop {
///     if let Some(found) = generator.next_game() {
///         break found;
///     }
/// };
/// assert!((2..=3).contains(&problem.turns) && grade <= 8);
/// ```
pub struct Generator<G: Playable> {
    search: Bounded<G, G::Evaluation>,
    seed: Seed,
    wanted: Wanted,
    games: u64,
    /// What to go on with; `None` before each game.
    stage: Option<Stage<G::Position>>,
    /// The keys of the positions of the problems so far.
    found: BTreeSet<u64>,
}

enum Stage<P> {
    Playing(Play<P>),
    /// The last positions of a game that are not yet looked at.
    Looking(std::vec::IntoIter<P>),
}

/// A game under way.
struct Play<P> {
    random: Random,
    /// The number of plies that are played by chance at its start.
    opening: u64,
    position: P,
    before: Vec<P>,
    /// The positions so far in which a turn begins.
    starts: Vec<P>,
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
    /// The budget of those who play the games.
    const PLAY: Budget = Budget::nodes(300);
    /// The budget to see that a position is won.
    const SCAN: Budget = Budget::nodes(3_000);
    /// The depths of the searches that find trivial keys.
    const SHALLOW: [Budget; 2] = [Budget::depth(1), Budget::depth(2)];
    /// So few replies are no choice.
    const FEW: usize = 3;
    /// The nodes that the proof of each property may take.
    const PROOF: u64 = 300_000;

    /// Prepares the search for problems.
    #[must_use]
    pub fn new(game: &G, seed: Seed, wanted: Wanted) -> Self {
        let (rules, evaluation) = game.with_evaluation();
        Self { search: Bounded::new(rules, evaluation), seed, wanted, games: 0, stage: None, found: BTreeSet::new() }
    }

    /// The number of games played and looked at so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays the next game. Returns the first wanted problem of it, with its grade.
    pub fn next_game(&mut self) -> Option<Graded<G>> {
        let games = self.games;
        while self.games == games {
            let found = self.step();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Does a part of the work: a ply of a game, or a look at one position. Returns a wanted
    /// problem, after which the next game begins.
    pub fn step(&mut self) -> Option<Graded<G>> {
        let found = match self.stage.take() {
            None => {
                self.stage = Some(Stage::Playing(self.begin()));
                return None;
            }
            Some(Stage::Playing(mut play)) => {
                self.stage = Some(if self.is_over(&play) {
                    let skipped = play.starts.len().saturating_sub(Self::LAST);
                    play.starts.drain(..skipped);
                    Stage::Looking(play.starts.into_iter())
                } else {
                    self.ply(&mut play);
                    Stage::Playing(play)
                });
                return None;
            }
            Some(Stage::Looking(mut positions)) => match positions.next() {
                Some(position) => {
                    let found = self.problem(&position);
                    if found.is_none() {
                        self.stage = Some(Stage::Looking(positions));
                        return None;
                    }
                    found
                }
                None => None,
            },
        };
        self.games += 1;
        found
    }

    /// Whether the games for the next problem are played by chance: those for every third one.
    fn is_by_chance(&self) -> bool {
        let first = Random::stream(self.seed, 0, "problem source").below(3);
        (first + self.found.len() as u64).is_multiple_of(3)
    }

    fn begin(&self) -> Play<G::Position> {
        let mut random = Random::stream(self.seed, self.games, "problem");
        let opening = 2 + random.below(Self::OPENING - 2);
        Play { random, opening, position: self.search.game().start(), before: Vec::new(), starts: Vec::new() }
    }

    fn is_over(&self, Play { position, before, .. }: &Play<G::Position>) -> bool {
        let game = self.search.game();
        game.outcome(position).is_some() || before.len() >= Self::LONGEST || game.adjudicate(before, position).is_some()
    }

    fn ply(&self, Play { random, opening, position, before, starts }: &mut Play<G::Position>) {
        let (game, evaluation) = (self.search.game(), self.search.evaluation());
        if before.last().is_none_or(|last| game.mover(last) != game.mover(position)) {
            starts.push(position.clone());
        }
        before.push(position.clone());
        let by_chance = self.is_by_chance() || before.len() as u64 <= *opening;
        let mv = if by_chance {
            let moves = legal_moves(game, position);
            let drawn = random.below(moves.len() as u64);
            usize::try_from(drawn).ok().and_then(|drawn| moves.get(drawn).copied())
        } else {
            search(game, evaluation, position, Self::PLAY).best
        };
        if let Some(mv) = mv {
            *position = after_move(game, position, mv);
        }
    }

    /// The problem that a position is, if it is a wanted one.
    fn problem(&mut self, position: &G::Position) -> Option<Graded<G>> {
        let (game, evaluation) = (self.search.game(), self.search.evaluation());
        if self.found.contains(&game.key(position)) {
            return None;
        }
        let value = search(game, evaluation, position, Self::SCAN).value?;
        if value.certain().is_none() || value.real() <= 0.0 {
            return None;
        }
        let Answer::Only(turns, key) = self.search.answer(position, *self.wanted.turns.end(), Self::PROOF) else {
            return None;
        };
        if !self.wanted.turns.contains(&turns) {
            return None;
        }
        let (game, evaluation) = (self.search.game(), self.search.evaluation());
        let finds = |budget: &Budget| !is_missed(game, evaluation, position, &key, *budget);
        if !self.wanted.trivial && Self::SHALLOW.iter().any(finds) {
            return None;
        }
        let grade = grade(game, evaluation, position, &key);
        if !self.wanted.grades.contains(&grade) {
            return None;
        }
        let problem = self.search.describe(position, turns, key, Self::PROOF).ok()?;
        if self.is_dull(&problem) {
            return None;
        }
        self.found.insert(self.search.game().key(position));
        Some((problem, grade))
    }

    /// Whether neither the player nor the defender is tempted or has a say: no other turn is nearly as good as the key,
    /// and after it one turn wins against all of several replies.
    fn is_dull(&mut self, problem: &Problem<G::Move, G::Position>) -> bool {
        problem.turns > 1
            && problem.tries == 0
            && turns(self.search.game(), &problem.key.after).len() > Self::FEW
            && self.search.has_one_answer(&problem.key.after, problem.turns - 1, Self::PROOF) != Ok(false)
    }
}
