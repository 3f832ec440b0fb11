//! The arena: engines against each other, and what their searches cost.

mod effort;
mod parts;
mod playouts;
mod queries;
mod tournaments;

use crate::experiments::{column, experiment, report_of, rows};
use plyground::{
    game::{Game, Notation},
    games::isolation::Isolation,
    lab::{Effort, Outcome, Playouts, Report, Tournament},
};

fn run(query: &str) -> Report {
    report_of(&experiment(query), &rows(query))
}

fn tournament(query: &str) -> Tournament {
    let Outcome::Tournament(tournament) = run(query).results.remove(0) else { panic!("{query}") };
    tournament
}

fn effort(query: &str) -> Effort {
    let Outcome::Effort(effort) = run(query).results.remove(0) else { panic!("{query}") };
    effort
}

fn playouts(query: &str) -> Playouts {
    let Outcome::Playouts(playouts) = run(query).results.remove(0) else { panic!("{query}") };
    playouts
}

fn number(row: &str, place: usize) -> usize {
    column(row, place).parse().unwrap()
}

const QUICK: &str = "kind=tournament&g=isolation&engines=minimax/depth=1;minimax/depth=2;random&n=4";
const AGAINST: &str = "kind=tournament&g=isolation:5x5&engines=random;minimax/depth=1&against=random;minimax/eval=open/depth=2&n=3&opening=3";
const EFFORT: &str = "kind=effort&g=isolation&engines=minimax;alpha-beta/depth=3;alpha-beta/depth=3/table=0&n=15";
/// Random games, some of which have cycles.
const DRAWS: &str = "kind=playouts&g=giveaway&n=200";
const PLAYOUTS: &str = "kind=playouts&g=isolation:queen:4x4&n=20";

/// Replays the moves of a game and returns the final position.
fn replay(rules: &Isolation, opening: &str, moves: &str) -> <Isolation as Game>::Position {
    let mut position = rules.read(opening).unwrap();
    for name in moves.split(' ').filter(|name| !name.is_empty()) {
        let mut legal = Vec::new();
        rules.moves(&position, &mut legal);
        let mv = rules.read_move(&position, name).unwrap();
        assert!(legal.contains(&mv), "{name} in {}", rules.show(&position));
        rules.play(&mut position, mv);
    }
    position
}
