//! Games in which a move is a whole turn.

use std::collections::BTreeSet;

use crate::game::{Evaluate, Game, Notation, Outcome, Player, TextError};

/// The rules of a game, whose turns have up to two moves, with whole turns as moves, for proof-number search
/// [Veselý 2013, 3.3]; or an evaluation for them.
///
/// Two turns that lead to the same position are two moves.
///
/// ```
/// use plyground::{game::{Game, Notation, perft}, games::tzaar::Tzaar, search::Turns};
/// let turns = Turns(Tzaar::default());
/// let mut position = turns.start();
/// // White's first turn is a single capture.
/// assert_eq!(perft(&turns, &position, 1), 42);
/// let mv = turns.read_move(&position, "A5xA4")?;
/// turns.play(&mut position, mv);
/// assert_eq!(perft(&turns, &position, 1), 6142);
/// let mv = turns.read_move(&position, "D4xD3 B1+B2")?;
/// assert_eq!(turns.show_move(&position, mv), "D4xD3 B1+B2");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Turns<T>(pub T);

/// A turn: a move, and the next one if the same player makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn<M> {
    /// The first move.
    pub first: M,
    /// The second move.
    pub second: Option<M>,
}

/// The weight of the rank of a first move: more than any rank of a second one.
const FIRST: i32 = 1 << 16;

impl<G: Game> Turns<G> {
    fn after(&self, position: &G::Position, mv: G::Move) -> G::Position {
        let mut next = position.clone();
        self.0.play(&mut next, mv);
        next
    }

    /// The positions that the turns of a position lead to, each once.
    pub fn results(&self, position: &G::Position) -> Vec<G::Position> {
        let (mut moves, mut seen) = (Vec::new(), BTreeSet::new());
        self.moves(position, &mut moves);
        let played = moves.into_iter().map(|mv| {
            let mut next = position.clone();
            self.play(&mut next, mv);
            next
        });
        played.filter(|next| seen.insert(self.0.key(next))).collect()
    }
}

impl<G: Game> Game for Turns<G> {
    type Position = G::Position;
    type Move = Turn<G::Move>;

    fn start(&self) -> G::Position {
        self.0.start()
    }

    fn mover(&self, position: &G::Position) -> Player {
        self.0.mover(position)
    }

    fn outcome(&self, position: &G::Position) -> Option<Outcome> {
        self.0.outcome(position)
    }

    /// Appends the turns sorted by their first moves, and then by their second.
    fn moves(&self, position: &G::Position, moves: &mut Vec<Self::Move>) {
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        self.0.moves(position, &mut firsts);
        for first in firsts {
            let next = self.after(position, first);
            seconds.clear();
            if self.0.mover(&next) == self.0.mover(position) {
                self.0.moves(&next, &mut seconds);
            }
            moves.extend(seconds.iter().map(|&second| Turn { first, second: Some(second) }));
            if seconds.is_empty() {
                moves.push(Turn { first, second: None });
            }
        }
    }

    fn play(&self, position: &mut G::Position, mv: Self::Move) {
        self.0.play(position, mv.first);
        if let Some(second) = mv.second {
            self.0.play(position, second);
        }
    }

    fn key(&self, position: &G::Position) -> u64 {
        self.0.key(position)
    }

    /// The code of the first move: a proof-number search asks for none.
    fn move_code(&self, mv: Self::Move) -> u16 {
        self.0.move_code(mv.first)
    }

    const MOVE_CODES: usize = G::MOVE_CODES;

    fn rank(&self, position: &G::Position, mv: Self::Move) -> i32 {
        let rank = |position: &G::Position, mv| self.0.rank(position, mv).clamp(1 - FIRST / 2, FIRST / 2 - 1);
        let second = mv.second.map_or(0, |second| rank(&self.after(position, mv.first), second));
        rank(position, mv.first) * FIRST + second
    }

    fn wins_within(&self, position: &G::Position) -> Option<u32> {
        self.0.wins_within(position)
    }

    fn effort(&self, position: &G::Position) -> Option<[u32; 2]> {
        self.0.effort(position)
    }

    const LEAF: u32 = G::LEAF;

    fn breadth(&self, position: &G::Position) -> Option<u32> {
        self.0.breadth(position)
    }

    fn plies(&self, mv: Self::Move) -> u32 {
        1 + u32::from(mv.second.is_some())
    }
}

/// A turn is written as its moves with a blank between them.
impl<G: Notation> Notation for Turns<G> {
    fn show(&self, position: &G::Position) -> String {
        self.0.show(position)
    }

    fn read(&self, text: &str) -> Result<G::Position, TextError> {
        self.0.read(text)
    }

    fn show_move(&self, position: &G::Position, mv: Self::Move) -> String {
        let first = self.0.show_move(position, mv.first);
        let Some(second) = mv.second else { return first };
        format!("{first} {}", self.0.show_move(&self.after(position, mv.first), second))
    }

    fn read_move(&self, position: &G::Position, text: &str) -> Result<Self::Move, TextError> {
        let (first, second) = text.split_once(' ').map_or((text, None), |(first, second)| (first, Some(second)));
        let first = self.0.read_move(position, first)?;
        let mut legal = Vec::new();
        self.0.moves(position, &mut legal);
        if !legal.contains(&first) {
            return Err(TextError { found: text.to_owned(), expected: "a legal first move".to_owned() });
        }
        let second = second.map(|second| self.0.read_move(&self.after(position, first), second)).transpose()?;
        Ok(Turn { first, second })
    }
}

impl<G: Game, E: Evaluate<G>> Evaluate<Turns<G>> for Turns<E> {
    type Value = E::Value;

    fn evaluate(&self, game: &Turns<G>, position: &G::Position) -> E::Value {
        self.0.evaluate(&game.0, position)
    }

    fn known(&self, game: &Turns<G>, position: &G::Position) -> Option<E::Value> {
        self.0.known(&game.0, position)
    }
}
