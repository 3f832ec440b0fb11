//! Problems of two-player games.

use plyground::{
    api::{self, AnyAttempt},
    rng::Seed,
    web::{
        Deadline, PulseListener, TwoPlayerGames as _,
        given::{self, Text},
        heard, object,
    },
};
use wasm_bindgen::prelude::*;

use crate::Games;

#[wasm_bindgen]
extern "C" {
    /// The TypeScript names of results.
    #[wasm_bindgen(typescript_type = "ProblemsReport")]
    pub type ProblemsReport;
    /// The judgement of a turn.
    #[wasm_bindgen(typescript_type = "Judgement")]
    pub type Judgement;
    /// Whether a position is a problem.
    #[wasm_bindgen(typescript_type = "Verdict")]
    pub type Verdict;
}

/// Problems of a game by a seed: positions in which one turn alone wins in time, with proof.
///
/// The search plays games and looks at their last positions. It runs in slices of milliseconds, so
/// that its worker can be cancelled in between; slicing does not change what it finds.
#[wasm_bindgen]
pub struct Problems(api::Problems);

impl std::fmt::Debug for Problems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Problems").field(&self.0.games()).finish()
    }
}

#[wasm_bindgen]
impl Problems {
    /// Prepares the search. `turns` says within how many turns the player to move wins, from 1 to 20,
    /// and `grades` how hard it is, from 0 to 8: a number each, or a range. The defaults are `2-3` and
    /// `0-8`. Unless `trivial` is set, searches to depth 1 and 2 miss the solution. With `only` as `turns`, no other
    /// turn wins at all; games with endgame tables also have `only:6-12`.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-option`, or `not-available` for a puzzle, and for only moves of a game that has neither a
    /// solver nor endgame tables. Here and below: `bad-argument` if an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: Text,
        seed: Text,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] turns: Option<Text>,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] grades: Option<Text>,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean | null")] trivial: JsValue,
    ) -> Result<Self, JsValue> {
        let Ok(seed) = seed.read()?.parse::<Seed>();
        let (turns, grades) = (given::text(turns)?, given::text(grades)?);
        let request = api::problem_request(turns.as_deref(), grades.as_deref(), given::flag(&trivial)?)?;
        Ok(Self(Games::problems(&game.read()?, seed, request)?))
    }

    /// Prepares the search for the problem of a day, as in `2026-11-24`, which is the same for everybody.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-option`, or `not-available` for a puzzle.
    #[wasm_bindgen(js_name = ofDay)]
    pub fn of_day(game: Text, day: Text) -> Result<Self, JsValue> {
        Ok(Self(Games::problem_of_day(&game.read()?, api::day(&day.read()?)?)?))
    }

    /// Searches until the next problem is found or about this many milliseconds have passed.
    ///
    /// Examining a position may take seconds. Meanwhile `listener` is called often, so that a worker can tell that it
    /// is alive; it must not use this object. Its exceptions are ignored.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    #[wasm_bindgen(js_name = stepFor)]
    pub fn step_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] milliseconds: JsValue,
        listener: Option<PulseListener>,
    ) -> Result<ProblemsReport, JsValue> {
        let deadline = Deadline::after(given::milliseconds(&milliseconds)?);
        let report = heard(listener, || {
            loop {
                let problem = self.0.step();
                if problem.is_some() || deadline.is_over() {
                    let (games, preparing) = (self.0.games(), self.0.is_preparing());
                    return api::ProblemsReport { games, preparing, problem };
                }
            }
        })?;
        object(&report)
    }
}

/// A problem being solved: every turn is judged by proof, and the defender answers.
#[wasm_bindgen]
pub struct Attempt(Box<dyn AnyAttempt>);

impl std::fmt::Debug for Attempt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Attempt").field("position", &self.0.position()).finish()
    }
}

#[wasm_bindgen]
impl Attempt {
    /// Begins at a position in which the player to move is to win within this many turns.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position`, `bad-option`, or `not-available` for a puzzle. Here and below: `bad-argument` if
    /// an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: Text,
        position: Text,
        #[wasm_bindgen(unchecked_param_type = "number")] turns: JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self(Games::attempt(&game.read()?, &position.read()?, given::whole(&turns)?)?))
    }

    /// Begins at a position in which one turn alone is to win, however long it takes.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `bad-position`, or `not-available` for a game that has neither a solver nor endgame tables.
    pub fn only(game: Text, position: Text) -> Result<Self, JsValue> {
        Ok(Self(Games::attempt_only(&game.read()?, &position.read()?)?))
    }

    /// Does a part of what has to be done once before questions are answered quickly, some tenths of a second at most:
    /// endgame tables are made. Returns whether nothing is left to do. Questions that come earlier take longer.
    pub fn prepare(&mut self) -> bool {
        self.0.prepare()
    }

    /// The text of the position in which the player is to move, or in which the game was won.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> String {
        self.0.position()
    }

    /// The number of turns within which the player is to win from here; unknown for some only moves.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn left(&mut self) -> Option<u8> {
        self.0.left()
    }

    /// Plays the moves of a whole turn. If it wins in time, the defender answers; otherwise the
    /// attempt stays where it was.
    ///
    /// A proof may take many seconds. Meanwhile `listener`, here and below, is called often, so that a worker can tell
    /// that it is alive; it must not use this object. Its exceptions are ignored.
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` or `undecided`.
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] moves: JsValue,
        listener: Option<PulseListener>,
    ) -> Result<Judgement, JsValue> {
        let moves = given::strings(&moves)?;
        let judged = heard(listener, || self.0.play(&moves))??;
        object(&judged)
    }

    /// So many moves, of which just one begins a turn that wins in time; none if no turn does.
    ///
    /// # Errors
    ///
    /// `undecided`.
    pub fn clues(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] count: JsValue,
        listener: Option<PulseListener>,
    ) -> Result<Vec<String>, JsValue> {
        let count = given::whole(&count)?.try_into().unwrap_or(usize::MAX);
        Ok(heard(listener, || self.0.clues(count))??)
    }

    /// A solution from here to the end of the game; empty if there is none in time.
    ///
    /// # Errors
    ///
    /// `undecided`.
    pub fn solution(&mut self, listener: Option<PulseListener>) -> Result<Vec<String>, JsValue> {
        Ok(heard(listener, || self.0.solution())??)
    }

    /// Whether the position is a problem, and if not, why.
    ///
    /// # Errors
    ///
    /// `undecided`.
    pub fn examine(&mut self, listener: Option<PulseListener>) -> Result<Verdict, JsValue> {
        let verdict = heard(listener, || self.0.examine())??;
        object(&verdict)
    }
}
