//! Games as the arena sees them: in texts.

use std::{
    fmt::{Debug, Display},
    sync::Arc,
};

use crate::{
    game::{Game, Outcome, Player, TextError},
    games::{
        checkers::{self, Checkers},
        isolation::{Isolation, Position},
        loa::{self, Loa},
        tzaar::{self, Tzaar},
    },
    players::{self, Playable, Spec, SpecError, Thought, sit},
    rng::{Random, Seed},
    search::Options,
};

/// The game of a name.
///
/// # Errors
///
/// What is expected instead.
pub(super) fn ground(name: &str) -> Result<Arc<dyn Ground>, String> {
    if let Ok(rules) = name.parse::<Checkers>() {
        return Ok(Arc::new(rules));
    }
    if name.starts_with("loa") {
        let rules: Loa = name.parse().map_err(|error: TextError| error.expected)?;
        return Ok(Arc::new(rules));
    }
    if name.starts_with("tzaar") {
        let rules: Tzaar = name.parse().map_err(|error: TextError| error.expected)?;
        return Ok(Arc::new(rules));
    }
    let rules: Isolation = name
        .parse()
        .map_err(|error: TextError| format!("{}; or giveaway or checkers; or loa; or tzaar", error.expected))?;
    Ok(Arc::new(rules))
}

/// A game that engines meet in. Positions are written for rows, without space and comma.
pub(super) trait Ground: Debug + Send + Sync {
    /// The name with its variant.
    fn name(&self) -> String;

    /// The engine that a text means, if it can play this game.
    fn engine(&self, text: &str) -> Result<Spec, SpecError>;

    /// The position in which a game begins.
    fn start(&self) -> String;

    /// The position after so many random moves from the start; none if the game is over by then.
    fn walk(&self, random: &mut Random, plies: u32) -> Option<String>;

    /// What an engine thinks of a position.
    fn think(&self, position: &str, engine: &Spec, seed: Seed) -> Thought;

    /// A game from a position on, by the engines of the player who begins and of the other, of at most
    /// so many moves. Every search has a seed of its own.
    fn play(&self, position: &str, engines: [&Spec; 2], random: &mut Random, limit: u32) -> Record;
}

/// A game from a position on.
pub(super) struct Record {
    pub moves: Vec<String>,
    /// The legal moves before each of them.
    pub branching: Vec<usize>,
    /// How it ended; nothing if it was cut.
    pub outcome: Option<Outcome>,
    /// What is left on the board.
    pub left: u32,
}

/// What playouts count besides, in a game of one's own.
trait Field: Playable + Display + Debug + Send + Sync {
    /// What is left on the board for the game to go on with.
    fn left(&self, position: &Self::Position) -> u32;
}

impl Field for Isolation {
    /// The open cells.
    fn left(&self, position: &Position) -> u32 {
        position.open().count_ones()
    }
}

impl Field for Checkers {
    /// The pieces of both players.
    fn left(&self, position: &checkers::Position) -> u32 {
        (!position.free()).count_ones()
    }
}

impl Field for Loa {
    /// The pieces of both players.
    fn left(&self, position: &loa::Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.pieces(player).count_ones()).into_iter().sum()
    }
}

impl Field for Tzaar {
    /// The stacks of both players.
    fn left(&self, position: &tzaar::Position) -> u32 {
        [Player::First, Player::Second].map(|player| position.stacks(player).count_ones()).into_iter().sum()
    }
}

impl<G: Field> Ground for G {
    fn name(&self) -> String {
        self.to_string()
    }

    fn engine(&self, text: &str) -> Result<Spec, SpecError> {
        let spec = players::read::<G>(text)?;
        // Whether there is such an evaluation, the game tells when the engine sits down; a table would take time.
        let tried = Spec { options: Options { table: 0, ..spec.options }, ..spec.clone() };
        sit(self, &Game::start(self), &tried, Seed(0))?;
        Ok(spec)
    }

    fn start(&self) -> String {
        written(self, &Game::start(self))
    }

    fn walk(&self, random: &mut Random, plies: u32) -> Option<String> {
        let mut position = Game::start(self);
        let mut moves = Vec::new();
        for _ in 0..plies {
            moves.clear();
            self.moves(&position, &mut moves);
            let count = u64::try_from(moves.len()).ok().filter(|count| *count > 0)?;
            self.play(&mut position, moves[usize::try_from(random.below(count)).unwrap_or(0)]);
        }
        self.outcome(&position).is_none().then(|| written(self, &position))
    }

    fn think(&self, position: &str, engine: &Spec, seed: Seed) -> Thought {
        thought(self, &read(self, position), engine, seed)
    }

    fn play(&self, position: &str, engines: [&Spec; 2], random: &mut Random, limit: u32) -> Record {
        let mut position = read(self, position);
        let mut game = Record { moves: Vec::new(), branching: Vec::new(), outcome: None, left: 0 };
        let (mut moves, mut before) = (Vec::new(), Vec::new());
        let ending = |before: &[G::Position], position: &G::Position| {
            self.outcome(position).or_else(|| self.adjudicate(before, position))
        };
        for _ in 0..limit {
            if ending(&before, &position).is_some() {
                break;
            }
            let engine = engines[usize::from(self.mover(&position) == Player::Second)];
            let name = thought(self, &position, engine, Seed(random.word())).best.expect("the game is not over");
            moves.clear();
            self.moves(&position, &mut moves);
            game.branching.push(moves.len());
            let mv = self.read_move(&position, &name).expect("engines name moves as the game does");
            before.push(position.clone());
            Game::play(self, &mut position, mv);
            game.moves.push(name);
        }
        game.outcome = ending(&before, &position);
        game.left = self.left(&position);
        game
    }
}

fn thought<G: Playable>(game: &G, position: &G::Position, engine: &Spec, seed: Seed) -> Thought {
    sit(game, position, engine, seed).expect("the engine was tried").finish()
}

/// The text of a position without what separates fields.
fn written<G: Playable>(game: &G, position: &G::Position) -> String {
    game.show(position).replace(' ', "_").replace(',', ";")
}

fn read<G: Playable>(game: &G, text: &str) -> G::Position {
    game.read(&text.replace(';', ",")).expect("the position was written by the game")
}
