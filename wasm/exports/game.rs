//! A game in progress.

use plyground::{
    api::Session,
    web::{
        Games as _,
        given::{self, Text},
        object,
    },
};
use wasm_bindgen::prelude::*;

use crate::Games;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript names of results.
    #[wasm_bindgen(typescript_type = "Step[]")]
    pub type Steps;
    /// The TypeScript name of an outcome.
    #[wasm_bindgen(typescript_type = "Ending | undefined")]
    pub type MaybeEnding;
}

/// A game in progress: a position, its legal moves, and the moves that led to it.
#[wasm_bindgen]
pub struct Game {
    name: String,
    session: Box<dyn Session>,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("name", &self.name).field("position", &self.session.position()).finish()
    }
}

#[wasm_bindgen]
impl Game {
    /// Opens a game at a position, or at its start.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position` or `unreachable-position`.
    #[wasm_bindgen(constructor)]
    pub fn new(name: Text, position: Option<Text>) -> Result<Self, JsValue> {
        let (name, position) = (name.read()?, given::text(position)?);
        Ok(Self { name: Games::name(&name)?, session: Games::open(&name, position.as_deref())? })
    }

    /// The name of the game.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn name(&self) -> String {
        self.name.clone()
    }

    /// The position's text.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> String {
        self.session.position()
    }

    /// The number of columns of the board.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn columns(&self) -> u8 {
        self.session.columns()
    }

    /// The number of rows.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn rows(&self) -> u8 {
        self.session.rows()
    }

    /// The side to move in a two-player game, `first` or `second`; `undefined` in a puzzle.
    #[wasm_bindgen(getter, unchecked_return_type = "'first' | 'second' | undefined")]
    #[must_use]
    pub fn side(&self) -> Option<String> {
        self.session.side().map(str::to_owned)
    }

    /// How the game ended; `undefined` if it is not over.
    ///
    /// # Errors
    ///
    /// Only if the engine runs out of memory for objects.
    pub fn outcome(&self) -> Result<MaybeEnding, JsValue> {
        object(&self.session.outcome())
    }

    /// Whether the puzzle is solved.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn solved(&self) -> bool {
        self.session.is_solved()
    }

    /// The cells of the board, row by row from the top: tile numbers or piece codes, 0 if empty.
    #[must_use]
    pub fn cells(&self) -> Vec<u8> {
        self.session.cells()
    }

    /// The names of the legal moves, always in the same order.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.session.steps().into_iter().map(|step| step.name).collect()
    }

    /// The legal moves with the pieces they move.
    ///
    /// # Errors
    ///
    /// Only if the engine runs out of memory for objects.
    pub fn steps(&self) -> Result<Steps, JsValue> {
        object(&self.session.steps())
    }

    /// Plays a move by name, as people write it, and returns its full name: `B1 – B3` for `b1-b3`, `R2` for `R2+`.
    ///
    /// # Errors
    ///
    /// `bad-move` or `illegal-move`; the position is then unchanged.
    pub fn play(&mut self, name: Text) -> Result<String, JsValue> {
        Ok(self.session.play(&name.read()?)?)
    }

    /// Takes back the last move and returns its name; `undefined` if there is none.
    pub fn undo(&mut self) -> Option<String> {
        self.session.undo()
    }

    /// The moves played so far.
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        self.session.history()
    }

    /// The position as lines of text.
    #[must_use]
    pub fn drawing(&self) -> String {
        self.session.drawing()
    }
}
