//! Games for two in progress.

use super::{ApiError, Ending, Session, Step};
use crate::{
    game::{Evaluate, Game, Notation, Outcome, Player, TextError, Value, perft},
    games::{
        checkers::{Checkers, Goal},
        isolation::{Cell, Isolation, IsolationEvaluation, Movement, Position},
        loa::Loa,
        tzaar::{Start, Tzaar},
    },
    rng::{Random, Seed},
};

/// What a board view draws of a game for two.
pub trait Board: Notation {
    /// The number of columns.
    fn columns(&self) -> u8;
    /// The number of rows.
    fn rows(&self) -> u8;
    /// What stands on the squares, row by row from the top, in codes of the game; 0 for nothing.
    fn cells(&self, position: &Self::Position) -> Vec<u8>;
    /// The squares a move's pieces come from and go to, all of them for a piece that jumps several times.
    fn squares(&self, position: &Self::Position, mv: Self::Move) -> (Vec<u8>, Vec<u8>);
    /// The signs of the codes in a drawing.
    const SIGNS: &'static [char];

    /// The pieces of a stack that a code stands for; 0 where nothing is stacked.
    #[must_use]
    fn height(_code: u8) -> u8 {
        0
    }
    /// The values of the game's evaluations for the player to move, by name.
    fn values(&self, position: &Self::Position) -> Vec<(&'static str, f64)>;
}

impl Board for Isolation {
    /// Nothing, used, the first player, the second.
    const SIGNS: &'static [char] = &['.', 'x', 'a', 'b'];

    fn columns(&self) -> u8 {
        Self::columns(self)
    }

    fn rows(&self) -> u8 {
        Self::rows(self)
    }

    fn cells(&self, position: &Position) -> Vec<u8> {
        let stands = |player, cell: u8| position.cell(player).is_some_and(|at| at.index() == cell);
        let code = |cell| match cell {
            cell if stands(Player::First, cell) => 2,
            cell if stands(Player::Second, cell) => 3,
            cell => u8::from(position.open() >> cell & 1 == 0),
        };
        (0..Self::columns(self) * Self::rows(self)).map(code).collect()
    }

    fn squares(&self, position: &Position, mv: Cell) -> (Vec<u8>, Vec<u8>) {
        (position.cell(position.mover()).map(Cell::index).into_iter().collect(), vec![mv.index()])
    }

    fn values(&self, position: &Position) -> Vec<(&'static str, f64)> {
        let value = |name: &'static str| {
            let evaluation: IsolationEvaluation = name.parse().ok()?;
            Some((name, evaluation.evaluate(self, position).real()))
        };
        IsolationEvaluation::NAMES.into_iter().filter_map(value).collect()
    }
}

/// Opens Isolation at a position text, or at its start.
pub(super) fn isolation(
    columns: u8,
    rows: u8,
    movement: Movement,
    position: Option<&str>,
) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(Duel::new(rules(columns, rows, movement)?, position)?))
}

/// What two random moves lead to.
pub(super) fn random_isolation(columns: u8, rows: u8, movement: Movement, seed: Seed) -> String {
    rules(columns, rows, movement).map_or_else(|_| String::new(), |game| random_opening(&game, 2, seed))
}

/// Opens checkers at a position text, or at its start.
pub(super) fn checkers(goal: Goal, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(Duel::new(Checkers::new(goal), position)?))
}

/// What four random moves lead to.
pub(super) fn random_checkers(goal: Goal, seed: Seed) -> String {
    random_opening(&Checkers::new(goal), 4, seed)
}

/// Opens Lines of Action at a position text, or at its start.
pub(super) fn loa(rules: Loa, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(Duel::new(rules, position)?))
}

/// What four random moves lead to.
pub(super) fn random_loa(rules: Loa, seed: Seed) -> String {
    random_opening(&rules, 4, seed)
}

/// Opens Tzaar at a position text, or at its start.
pub(super) fn tzaar(start: Start, position: Option<&str>) -> Result<Box<dyn Session>, ApiError> {
    Ok(Box::new(Duel::new(Tzaar::new(start), position)?))
}

/// Three random turns from the start: White's one move, and two each; an empty board is filled at random instead.
pub(super) fn random_tzaar(start: Start, seed: Seed) -> String {
    match start {
        Start::Tournament => {
            let drawn = Tzaar::new(Start::Random(seed));
            drawn.show(&drawn.start())
        }
        Start::Fixed | Start::Random(_) => random_opening(&Tzaar::new(start), 5, seed),
    }
}

pub(super) fn rules(columns: u8, rows: u8, movement: Movement) -> Result<Isolation, ApiError> {
    Isolation::new(columns, rows, movement).map_err(|error| ApiError::new("unknown-game", &error.found, &error))
}

/// The text of the position that so many random moves lead to, each drawn uniformly.
fn random_opening<G: Notation>(game: &G, plies: u32, seed: Seed) -> String {
    let mut position = game.start();
    let mut random = Random::stream(seed, 0, "opening");
    for _ in 0..plies {
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        let count = u64::try_from(moves.len()).unwrap_or(u64::MAX);
        let Some(at) = (count > 0).then(|| random.below(count)) else { break };
        if let Some(&mv) = usize::try_from(at).ok().and_then(|at| moves.get(at)) {
            game.play(&mut position, mv);
        }
    }
    game.show(&position)
}

/// A game in progress: the positions it went through, and the moves between them.
struct Duel<G: Board> {
    game: G,
    position: G::Position,
    before: Vec<G::Position>,
    names: Vec<String>,
}

impl<G: Board> Duel<G> {
    fn new(game: G, position: Option<&str>) -> Result<Self, ApiError> {
        let read = |text: &str| game.read(text).map_err(|error| ApiError::new("bad-position", text, error));
        let position = position.map_or_else(|| Ok(game.start()), read)?;
        Ok(Self { game, position, before: Vec::new(), names: Vec::new() })
    }

    /// How the game ended, by its position or by its course.
    fn ending(&self) -> Option<Outcome> {
        self.game.outcome(&self.position).or_else(|| self.game.adjudicate(&self.before, &self.position))
    }

    fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.ending().is_none() {
            self.game.moves(&self.position, &mut moves);
        }
        moves
    }
}

/// The word for a player.
const fn word(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

impl<G: Board> Session for Duel<G> {
    fn position(&self) -> String {
        self.game.show(&self.position)
    }

    fn columns(&self) -> u8 {
        self.game.columns()
    }

    fn rows(&self) -> u8 {
        self.game.rows()
    }

    fn cells(&self) -> Vec<u8> {
        self.game.cells(&self.position)
    }

    fn side(&self) -> Option<&'static str> {
        Some(word(self.game.mover(&self.position)))
    }

    fn outcome(&self) -> Option<Ending> {
        let outcome = self.ending()?;
        Some(Ending { winner: outcome.winner.map(word), reason: outcome.reason })
    }

    fn steps(&self) -> Vec<Step> {
        let step = |mv| {
            let (from, to) = self.game.squares(&self.position, mv);
            Step { name: self.game.show_move(&self.position, mv), from, to, by: 0 }
        };
        self.moves().into_iter().map(step).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.game, &self.position, depth)
    }

    fn play(&mut self, name: &str) -> Result<String, ApiError> {
        let bad = |error: TextError| ApiError::new("bad-move", name, error);
        let mv = self.game.read_move(&self.position, name).map_err(bad)?;
        let moves = self.moves();
        let show = |mv| self.game.show_move(&self.position, mv);
        if !moves.contains(&mv) {
            let expected = moves.iter().map(|&mv| show(mv)).collect::<Vec<_>>().join(", ");
            let expected =
                if expected.is_empty() { "no move: the game is over".to_owned() } else { format!("one of {expected}") };
            let message = format!("{} is not legal in {}: expected {expected}", show(mv), self.position());
            return Err(ApiError::new("illegal-move", name, message));
        }
        let name = show(mv);
        self.before.push(self.position.clone());
        self.names.push(name.clone());
        self.game.play(&mut self.position, mv);
        Ok(name)
    }

    fn undo(&mut self) -> Option<String> {
        self.position = self.before.pop()?;
        self.names.pop()
    }

    fn history(&self) -> Vec<String> {
        self.names.clone()
    }

    fn drawing(&self) -> String {
        let sign = |code: u8| G::SIGNS.get(usize::from(code)).copied().unwrap_or('?');
        let text = |&code: &u8| match G::height(code) {
            height @ 2.. => format!("{}{height}", sign(code)),
            _ => sign(code).to_string(),
        };
        let texts: Vec<String> = self.cells().iter().map(text).collect();
        let width = texts.iter().map(String::len).max().unwrap_or(1);
        let line = |row: &[String]| row.iter().map(|text| format!("{text:<width$}")).collect::<Vec<_>>().join(" ");
        texts.chunks(usize::from(self.columns())).map(line).collect::<Vec<_>>().join("\n")
    }
}
