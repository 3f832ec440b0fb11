//! Games as text, the interface that the arena uses.

use std::{fmt, marker::PhantomData, sync::Arc};

use crate::{
    catalogue::{CatalogueGame, Set, Tests, TwoPlayerGame},
    game::{Game, Outcome, Player},
    players::{self, EngineKind, EngineSpec, HasEngines, Repertoire, SearchResult, start_engine_of},
    rng::{Random, Seed},
    schema::SpecError,
    search::{Options, ProofOptions},
};

/// A function that finds the game with a name; otherwise it returns what was expected.
pub(in crate::lab) type FindGame = fn(&str) -> Result<Arc<dyn TextGame>, String>;

/// Finds any game.
///
/// # Errors
///
/// What was expected.
pub(in crate::lab) fn find_game<R: Repertoire>(name: &str) -> Result<Arc<dyn TextGame>, String> {
    let game = TwoPlayerGame::read_or_expected(name)?;
    Ok(with_rules!(game, |rules| text_game::<R, _>(rules)))
}

/// Finds the only game of a program.
///
/// # Errors
///
/// What was expected.
pub(in crate::lab) fn find_only<R: Repertoire, G: CatalogueGame>(name: &str) -> Result<Arc<dyn TextGame>, String> {
    name.parse::<G>().map(text_game::<R, G>).map_err(|error| error.expected)
}

fn text_game<R: Repertoire, G: CatalogueGame>(game: G) -> Arc<dyn TextGame> {
    Arc::new(Text::<R, G>(game, PhantomData))
}

/// A game that engines can play. Positions are written as in rows, without spaces and commas.
pub(in crate::lab) trait TextGame: Send + Sync {
    /// The name with its variant.
    fn name(&self) -> String;

    /// The engine that a text stands for, if it can play this game.
    fn engine(&self, text: &str) -> Result<EngineSpec, SpecError>;

    /// Checks that there is enough memory for the tables of an engine.
    fn check_memory(&self, engine: &EngineSpec) -> Result<(), SpecError>;

    /// Plays this many moves of an engine from the start; `None` if the game ends before.
    fn play_plies(&self, random: &mut Random, plies: u32, by: &EngineSpec) -> Option<Walk>;

    /// Whether a text is a position, as written in rows, in which the game is not over.
    fn is_unfinished(&self, position: &str) -> bool;

    /// The result of an engine's search of a position.
    fn think(&self, position: &str, engine: &EngineSpec, seed: Seed) -> SearchResult;

    /// Plays a game from a position, with the engine of the player to move first, for at most this
    /// many moves. Every search has its own seed.
    fn play(&self, position: &str, engines: [&EngineSpec; 2], random: &mut Random, limit: u32) -> Record;

    /// The number of boards that the rules allow, reachable or not, if below 2¹²⁸.
    fn boards(&self) -> Option<u128>;

    /// The connectivity tests of one-ply searches at each position of a game from the start, in a
    /// game won by connecting pieces; `None` in others.
    ///
    /// # Errors
    ///
    /// The first move that is not valid.
    fn tests(&self, moves: &str) -> Result<Option<Tests>, String>;

    /// The named sets of positions.
    fn sets(&self) -> &'static [Set];

    /// Whether a value of an engine is a certain win or loss.
    fn is_certain(&self, value: f64) -> bool;
}

impl fmt::Debug for dyn TextGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// The start of a game.
pub(in crate::lab) struct Walk {
    pub moves: Vec<String>,
    /// The number of legal moves before each of these moves.
    pub branching: Vec<usize>,
    /// The position after them.
    pub position: String,
}

/// A game from a position.
pub(in crate::lab) struct Record {
    pub moves: Vec<String>,
    /// The number of legal moves before each of these moves.
    pub branching: Vec<usize>,
    /// How it ended; `None` if it was cut off.
    pub outcome: Option<Outcome>,
    /// The number of squares or pieces left on the board.
    pub left: u32,
}

/// Searches are no part of planning, nor of reports on rows.
const ONLY_PLANNED: &str = "a program that plans experiments asks for no move";

/// A game and the engines that it has.
struct Text<R, G>(G, PhantomData<R>);

impl<R: Repertoire, G: CatalogueGame> TextGame for Text<R, G> {
    fn name(&self) -> String {
        self.0.to_string()
    }

    fn engine(&self, text: &str) -> Result<EngineSpec, SpecError> {
        let spec = players::read_of::<R, G>(text)?;
        // The game checks the evaluation when it starts the engine; allocating a table would take
        // time.
        let (options, proof) = (Options { table: 0, ..spec.options }, ProofOptions { table: 1, ..spec.proof });
        let tried = EngineSpec { options, proof, ..spec.clone() };
        start_engine_of::<R, G>(&self.0, &Game::start(&self.0), &tried, Seed(0))?;
        Ok(spec)
    }

    fn check_memory(&self, engine: &EngineSpec) -> Result<(), SpecError> {
        start_engine_of::<R, G>(&self.0, &Game::start(&self.0), engine, Seed(0)).map(drop)
    }

    fn play_plies(&self, random: &mut Random, plies: u32, by: &EngineSpec) -> Option<Walk> {
        let mut position = Game::start(&self.0);
        let mut walk = Walk { moves: Vec::new(), branching: Vec::new(), position: String::new() };
        let mut moves = Vec::new();
        for _ in 0..plies {
            moves.clear();
            self.0.moves(&position, &mut moves);
            let count = u64::try_from(moves.len()).ok().filter(|count| *count > 0)?;
            let mv = if by.engine == EngineKind::Random {
                moves[usize::try_from(random.below(count)).unwrap_or(0)]
            } else {
                chosen::<R, G>(&self.0, &position, by, random).1
            };
            walk.moves.push(self.0.show_move(&position, mv));
            walk.branching.push(moves.len());
            self.0.play(&mut position, mv);
        }
        walk.position = written(&self.0, &position);
        self.0.outcome(&position).is_none().then_some(walk)
    }

    fn is_unfinished(&self, position: &str) -> bool {
        let found = self.0.read(&position.replace(';', ","));
        found.is_ok_and(|found| written(&self.0, &found) == position && self.0.outcome(&found).is_none())
    }

    fn think(&self, position: &str, engine: &EngineSpec, seed: Seed) -> SearchResult {
        search_result::<R, G>(&self.0, &read(&self.0, position), engine, seed)
    }

    fn play(&self, position: &str, engines: [&EngineSpec; 2], random: &mut Random, limit: u32) -> Record {
        assert!(!R::IDLE, "{ONLY_PLANNED}");
        let mut position = read(&self.0, position);
        let mut game = Record { moves: Vec::new(), branching: Vec::new(), outcome: None, left: 0 };
        let (mut moves, mut before) = (Vec::new(), Vec::new());
        let ending = |before: &[G::Position], position: &G::Position| {
            self.0.outcome(position).or_else(|| self.0.adjudicate(before, position))
        };
        for _ in 0..limit {
            if ending(&before, &position).is_some() {
                break;
            }
            let engine = engines[usize::from(self.0.mover(&position) == Player::Second)];
            let (name, mv) = chosen::<R, G>(&self.0, &position, engine, random);
            moves.clear();
            self.0.moves(&position, &mut moves);
            game.branching.push(moves.len());
            before.push(position.clone());
            Game::play(&self.0, &mut position, mv);
            game.moves.push(name);
        }
        game.outcome = ending(&before, &position);
        game.left = self.0.left(&position);
        game
    }

    fn boards(&self) -> Option<u128> {
        CatalogueGame::boards(&self.0)
    }

    fn tests(&self, moves: &str) -> Result<Option<Tests>, String> {
        let mut position = Game::start(&self.0);
        let (mut sum, mut legal) = (Tests::default(), Vec::new());
        for name in moves.split(' ').filter(|name| !name.is_empty()) {
            let Some(Tests { all, settled }) = CatalogueGame::tests(&self.0, &position) else { return Ok(None) };
            sum = Tests { all: sum.all + all, settled: sum.settled + settled };
            legal.clear();
            self.0.moves(&position, &mut legal);
            let mv = self.0.read_move(&position, name).ok().filter(|mv| legal.contains(mv));
            Game::play(&self.0, &mut position, mv.ok_or_else(|| name.to_owned())?);
        }
        Ok((sum.all > 0).then_some(sum))
    }

    fn sets(&self) -> &'static [Set] {
        CatalogueGame::sets(&self.0)
    }

    fn is_certain(&self, value: f64) -> bool {
        CatalogueGame::is_certain(&self.0, value)
    }
}

/// The move that an engine chooses in an unfinished position, and its name.
fn chosen<R: Repertoire, G: HasEngines>(
    game: &G,
    position: &G::Position,
    engine: &EngineSpec,
    random: &mut Random,
) -> (String, G::Move) {
    let name = search_result::<R, G>(game, position, engine, Seed(random.word())).best.expect("the game is not over");
    let mv = game.read_move(position, &name).expect("engines name moves as the game does");
    (name, mv)
}

fn search_result<R: Repertoire, G: HasEngines>(
    game: &G,
    position: &G::Position,
    engine: &EngineSpec,
    seed: Seed,
) -> SearchResult {
    assert!(!R::IDLE, "{ONLY_PLANNED}");
    start_engine_of::<R, G>(game, position, engine, seed).expect("the engine was tried").finish()
}

/// The text of a position without the separators of fields.
fn written<G: HasEngines>(game: &G, position: &G::Position) -> String {
    game.show(position).replace(' ', "_").replace(',', ";")
}

fn read<G: HasEngines>(game: &G, text: &str) -> G::Position {
    game.read(&text.replace(';', ",")).expect("the position was written by the game")
}
