//! A two-player game of your own: tic-tac-toe is searched, played by engines, and in a tournament.
//!
//! Searches need [`Game`] and [`Evaluate`]. With [`Notation`] and [`HasEngines`], engines have the same texts as in the
//! games that Plyground has. With [`BoardLayout`] and [`CatalogueGame`], the laboratory experiments with the game.
//! `cargo run --example tic_tac_toe`

use std::{error::Error, fmt, str::FromStr};

use plyground::{
    catalogue::{BoardLayout, CatalogueGame},
    game::{Evaluate, Game, Notation, Outcome, Player, TextError},
    lab::{self, Experiment, Laboratory, Runner, RunningReport},
    players::{self, AllEngines, EngineSpec, HasEngines, Level, Repertoire, RunningEngine},
    rng::Seed,
    schema::SpecError,
    search::{AlphaBeta, Budget, DfPn, Options, Proof, ProofOptions},
};

/// The rules.
#[derive(Clone, Copy, Debug)]
struct TicTacToe;

/// The squares of the first player and of the second, a bit for each.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Board([u16; 2]);

const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

impl Game for TicTacToe {
    type Position = Board;
    type Move = u8;
    const MOVE_CODES: usize = 9;

    fn start(&self) -> Board {
        Board([0, 0])
    }

    fn mover(&self, &Board([first, second]): &Board) -> Player {
        if first.count_ones() == second.count_ones() { Player::First } else { Player::Second }
    }

    fn outcome(&self, &Board([first, second]): &Board) -> Option<Outcome> {
        let has_line = |squares| LINES.iter().any(|line| squares & line == *line);
        let winner = [(first, Player::First), (second, Player::Second)].into_iter().find(|(own, _)| has_line(*own));
        match winner {
            Some((_, winner)) => Some(Outcome { winner: Some(winner), reason: "line" }),
            None => (first | second == 0o777).then_some(Outcome { winner: None, reason: "full" }),
        }
    }

    fn moves(&self, position: &Board, moves: &mut Vec<u8>) {
        if self.outcome(position).is_none() {
            moves.extend((0..9).filter(|square| (position.0[0] | position.0[1]) >> square & 1 == 0));
        }
    }

    fn play(&self, position: &mut Board, square: u8) {
        position.0[usize::from(self.mover(position) == Player::Second)] |= 1 << square;
    }

    fn key(&self, &Board([first, second]): &Board) -> u64 {
        (u64::from(first) << 9 | u64::from(second)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn move_code(&self, square: u8) -> u16 {
        square.into()
    }
}

/// The lines that are open, less those of the opponent.
#[derive(Clone, Copy)]
struct OpenLines;

impl Evaluate<TicTacToe> for OpenLines {
    type Value = i32;

    fn evaluate(&self, game: &TicTacToe, position: &Board) -> i32 {
        let open = |other: u16| LINES.iter().map(|line| i32::from(line & other == 0)).sum::<i32>();
        let value = open(position.0[1]) - open(position.0[0]);
        if game.mover(position) == Player::First { value } else { -value }
    }
}

/// The error about a text.
fn not_a(what: &str, text: &str) -> TextError {
    TextError { found: text.to_owned(), expected: what.to_owned() }
}

impl Notation for TicTacToe {
    fn show(&self, position: &Board) -> String {
        let sign = |square: usize| usize::from(position.0[0] >> square & 1 | (position.0[1] >> square & 1) << 1);
        (0..9).map(|square| ['-', 'x', 'o'][sign(square)]).collect()
    }

    fn read(&self, text: &str) -> Result<Board, TextError> {
        let squares = |sign: char| text.chars().zip(0..).fold(0, |all, (c, at)| all | u16::from(c == sign) << at);
        let is_board = text.len() == 9 && text.chars().all(|c| "-xo".contains(c));
        let position = is_board.then(|| Board(['x', 'o'].map(squares)));
        let is_fair = |Board([first, second]): &Board| first.count_ones().wrapping_sub(second.count_ones()) < 2;
        position.filter(is_fair).ok_or_else(|| not_a("nine squares, as in x-o------", text))
    }

    fn show_move(&self, _: &Board, square: u8) -> String {
        (square + 1).to_string()
    }

    fn read_move(&self, _: &Board, text: &str) -> Result<u8, TextError> {
        let square = text.parse().ok().filter(|square| (1..=9).contains(square));
        square.map(|square: u8| square - 1).ok_or_else(|| not_a("a square, from 1 to 9", text))
    }
}

impl HasEngines for TicTacToe {
    const BEST: &'static str = "lines";

    type Evaluation = OpenLines;

    fn with_evaluation(&self) -> (Self, OpenLines) {
        (*self, OpenLines)
    }

    fn slope(&self) -> f64 {
        1.0
    }

    fn levels() -> &'static [Level] {
        &[Level { id: "easy", engine: "random" }, Level { id: "strong", engine: "alpha-beta/depth=9" }]
    }

    fn engine<R: Repertoire>(
        &self,
        position: &Board,
        spec: &EngineSpec,
        seed: Seed,
    ) -> Result<Box<dyn RunningEngine>, SpecError> {
        spec.refuse_solver()?;
        spec.refuse_endgames("tic-tac-toe")?;
        spec.refuse_phases("tic-tac-toe")?;
        let read = |name: &str| if name == Self::BEST { Ok(OpenLines) } else { Err(not_a("lines", name)) };
        let evaluation = spec.read_evaluation(Self::BEST, read)?;
        players::start_searching_engine::<R, _, _>(self, evaluation, position, spec, seed)
    }
}

impl BoardLayout for TicTacToe {
    const SIGNS: &'static [char] = &['-', 'x', 'o'];

    fn columns(&self) -> u8 {
        3
    }

    fn rows(&self) -> u8 {
        3
    }

    fn cells(&self, position: &Board) -> Vec<u8> {
        let code = |square: char| if square == 'x' { 1 } else { 2 * u8::from(square == 'o') };
        self.show(position).chars().map(code).collect()
    }

    fn squares(&self, _: &Board, square: u8) -> (Vec<u8>, Vec<u8>) {
        (Vec::new(), vec![square])
    }

    fn values(&self, position: &Board) -> Vec<(&'static str, f64)> {
        vec![(Self::BEST, OpenLines.evaluate(self, position).into())]
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tic-tac-toe")
    }
}

impl FromStr for TicTacToe {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "tic-tac-toe" { Ok(Self) } else { Err(not_a("tic-tac-toe", text)) }
    }
}

impl CatalogueGame for TicTacToe {
    type Variant = ();

    const LISTED: &'static [()] = &[()];

    fn of((): ()) -> Self {
        Self
    }

    fn variant(&self) {}

    fn left(&self, position: &Board) -> u32 {
        9 - position.0.map(u16::count_ones).iter().sum::<u32>()
    }

    fn boards(&self) -> Option<u128> {
        Some(3_u128.pow(9))
    }
}

/// The report of an experiment with the game.
fn experiment(query: &str) -> Result<lab::Report, Box<dyn Error>> {
    let experiment = Experiment::read(query, None, &Laboratory::of_game::<AllEngines, TicTacToe>())?;
    let (mut runner, mut report) = (Runner::new(&experiment)?, RunningReport::new(&experiment));
    for trial in 0..experiment.trials() {
        report.add(&runner.row(trial))?;
    }
    Ok(report.report()?)
}

/// Searches the start, lets engines play, and plays a tournament.
pub fn main() -> Result<(), Box<dyn Error>> {
    let (game, start) = (TicTacToe, TicTacToe.start());

    // Alpha-beta search with a smaller table than usual: the game is a draw.
    let options = Options::default().with(|options| options.table = 12);
    let found = AlphaBeta::new(game, OpenLines, start, options, Budget::depth(9)).run();
    println!("value {:?}, best move {:?}, {} nodes", found.value, found.best, found.counts.nodes);
    assert_eq!(found.value, Some(0));

    // Proof-number search: the first player cannot force a win.
    let proved = DfPn::new(game, OpenLines, start, Player::First, ProofOptions::default(), 1_000_000).run();
    assert_eq!(proved.proof, Proof::Disproven);

    // Engines at the board, by their texts: a level, then an engine and its options.
    for text in ["strong", "mtd/depth=4", "proof"] {
        let spec = players::read::<TicTacToe>(text)?;
        let result = players::start_engine(&game, &game.read("xx-oo----")?, &spec, Seed(1))?.finish();
        println!("{spec}: {:?}, certain in {:?}", result.best, result.certain);
        assert_eq!(result.best.as_deref(), Some("3"));
    }

    // A tournament: 20 pairs of games after two random moves.
    let report = experiment("kind=tournament&g=tic-tac-toe&engines=strong;easy&n=20")?;
    let [lab::Outcome::Tournament(played)] = &report.results[..] else { return Err("there is one result".into()) };
    println!("{:?}", played.engines);
    assert!(played.engines[0].wins > played.engines[1].wins);
    Ok(())
}
