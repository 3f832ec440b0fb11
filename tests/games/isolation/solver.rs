//! The solver compared with winners from an independent program and with plain minimax, and the closed form
//! of the opening compared with the solver.

use plyground::{
    game::{Game, Notation, Player},
    games::isolation::{Answer, Isolation, Movement, Position, Question, Solver, Status, book},
    rng::{Random, Seed},
};
use serde_json::Value;

use super::{after, json, moves, oracle};
use crate::sized::sized;

const ENTRIES: u32 = 1 << 20;

/// The number of plies left and whether the mover wins, by plain minimax.
fn brute_force(rules: &Isolation, position: &Position) -> (bool, u8) {
    let children = moves(rules, position).into_iter().map(|mv| brute_force(rules, &after(rules, position, mv)));
    children
        .map(|(won, plies)| (!won, plies + 1))
        .max_by_key(|&(won, plies)| if won { 200 - i32::from(plies) } else { i32::from(plies) })
        .unwrap_or((false, 0))
}

fn check_against_brute_force(rules: &Isolation, position: &Position, solver: &mut Solver) {
    let about = format!("{rules} {}", rules.show(position));
    let (won, plies) = brute_force(rules, position);
    let winner = if won { position.mover() } else { !position.mover() };
    assert_eq!(solver.answer(position, Question::Winner), Answer::Winner(winner), "{about}");

    let children: Vec<_> =
        moves(rules, position).into_iter().map(|mv| (mv, brute_force(rules, &after(rules, position, mv)))).collect();
    let winning = children.iter().filter(|(_, (won, _))| !won).map(|(mv, _)| *mv).collect();
    assert_eq!(solver.answer(position, Question::WinningMoves), Answer::WinningMoves(winning), "{about}");

    let best =
        children.iter().filter(|(_, child)| *child == (!won, plies.wrapping_sub(1))).map(|(mv, _)| *mv).collect();
    assert_eq!(solver.answer(position, Question::Length), Answer::Length { winner, plies, best }, "{about}");
}

#[test]
fn solver_agrees_with_brute_force() {
    let mut random = Random::seeded(Seed(4));
    for variant in ["isolation:3x3", "isolation:3x4", "isolation:5x3", "isolation:4x4", "isolation:king:3x3"] {
        let rules: Isolation = variant.parse().unwrap();
        check_after_chance(&rules, &mut random, 1);
    }
    for variant in ["isolation:queen:3x3", "isolation:king:4x3", "isolation:queen:3x4", "isolation:king:4x4"] {
        let rules: Isolation = variant.parse().unwrap();
        check_after_chance(&rules, &mut random, 4);
    }
    for variant in ["isolation:5x5", "isolation:queen:4x4", "isolation:king:5x5", "isolation:6x5"] {
        let rules: Isolation = variant.parse().unwrap();
        check_after_chance(&rules, &mut random, 10);
    }
    check_after_chance(&Isolation::default(), &mut random, 28);
}

/// Checks every position of some random games after this many plies.
fn check_after_chance(rules: &Isolation, random: &mut Random, plies: u32) {
    let mut solver = Solver::new(rules, 1 << 12);
    for _ in 0..10 {
        let mut position = rules.start();
        for ply in 0.. {
            if ply >= plies {
                check_against_brute_force(rules, &position, &mut solver);
            }
            let moves = moves(rules, &position);
            if moves.is_empty() {
                break;
            }
            rules.play(&mut position, moves[usize::try_from(random.below(moves.len() as u64)).unwrap()]);
        }
    }
}

#[test]
fn winning_moves_agree_with_the_oracle() {
    let rules = Isolation::default();
    let mut solver = Solver::new(&rules, ENTRIES);
    for (entry, position) in oracle().into_iter().step_by(sized(2, 1)) {
        let cell = |place: &Value| {
            let [row, column] = [0, 1].map(|at| u8::try_from(place[at].as_u64().unwrap()).unwrap());
            rules.cell(row, column).unwrap()
        };
        let mut expected: Vec<_> = entry["winning_moves"].as_array().unwrap().iter().map(cell).collect();
        expected.sort_unstable();
        let winner = if entry["winner"] == 1 { Player::First } else { Player::Second };
        assert_eq!(solver.winner(&position), winner, "{}", entry["name"]);
        if entry["blank"].as_u64().unwrap() <= 41 {
            let found = solver.answer(&position, Question::WinningMoves);
            assert_eq!(found, Answer::WinningMoves(expected), "{}", entry["name"]);
        }
    }
}

/// Both players on their first cells, the first to move.
fn placed(rules: &Isolation, [first, second]: [u8; 2]) -> Position {
    [first, second].into_iter().fold(rules.start(), |position, number| {
        let cell = rules.cell(number / rules.columns(), number % rules.columns()).unwrap();
        after(rules, &position, cell)
    })
}

fn pairs(cells: u8) -> impl Iterator<Item = [u8; 2]> {
    (0..cells).flat_map(move |p| (0..cells).filter(move |&q| q != p).map(move |q| [p, q]))
}

/// Solves every pair of first cells of a board of the reference program, and the empty board.
fn check_board(board: &Value) {
    let [columns, rows] = ["w", "h"].map(|key| u8::try_from(board[key].as_u64().unwrap()).unwrap());
    let movement = Movement::ALL.into_iter().find(|movement| board["move"] == movement.name()).unwrap();
    let rules = Isolation::new(columns, rows, movement).unwrap();
    let mut solver = Solver::new(&rules, if columns * rows > 40 { 1 << 23 } else { ENTRIES });
    let mut won = 0;
    for [p, q] in pairs(columns * rows) {
        let expected = board["table"][usize::from(p)].as_str().unwrap().as_bytes()[usize::from(q)];
        let position = placed(&rules, [p, q]);
        let winner = solver.winner(&position);
        assert_eq!(winner as u8 + b'1', expected, "{rules} {}", rules.show(&position));
        assert!(
            book::winner(&rules, &position).is_none_or(|known| known == winner),
            "{rules} {}",
            rules.show(&position)
        );
        won += u64::from(winner == Player::First);
    }
    assert_eq!(won, board["pairs_won_by_player1"].as_u64().unwrap(), "{rules}");

    let winner = solver.winner(&rules.start());
    assert_eq!(winner as u64 + 1, board["winner_from_empty"].as_u64().unwrap(), "{rules}");
    let Answer::WinningMoves(cells) = solver.answer(&rules.start(), Question::WinningMoves) else { panic!() };
    let cells: Vec<_> = cells.iter().map(|cell| Value::from(cell.index())).collect();
    assert_eq!(Value::from(cells), board["winning_first_cells"], "{rules}");
}

fn boards(choose: impl Fn(&Value) -> bool) -> Vec<Value> {
    let data = json(include_str!("../../data/isolation-solved-boards.json"));
    let boards: Vec<_> = data["boards"].as_array().unwrap().iter().filter(|board| choose(board)).cloned().collect();
    assert!(!boards.is_empty());
    boards
}

#[test]
fn small_boards_are_solved() {
    for board in boards(|board| board["nodes"].as_u64().unwrap() < sized(2_000_000, 20_000_000)) {
        check_board(&board);
    }
}

/// `cargo test --release --test games -- --ignored the_large_boards`
#[test]
#[ignore = "takes minutes"]
fn the_large_boards_are_solved() {
    for board in boards(|board| board["nodes"].as_u64().unwrap() >= 20_000_000) {
        check_board(&board);
    }
}

#[test]
fn the_book_knows_the_pairs_of_the_oracle() {
    for board in boards(|board| board["move"] == "knight" && board["w"].as_u64().unwrap() >= 5) {
        let size = u8::try_from(board["w"].as_u64().unwrap()).unwrap();
        let rules = Isolation::new(size, size, Movement::Knight).unwrap();
        for [p, q] in pairs(size * size) {
            let expected = board["table"][usize::from(p)].as_str().unwrap().as_bytes()[usize::from(q)];
            let winner = book::winner(&rules, &placed(&rules, [p, q])).unwrap();
            assert_eq!(winner as u8 + b'1', expected, "{rules}: {p}, {q}");
        }
        assert_eq!(book::winner(&rules, &rules.start()), Some(Player::Second));
        let chosen = after(&rules, &rules.start(), rules.cell(2, 2).unwrap());
        assert_eq!(book::winner(&rules, &chosen), Some(Player::Second));
    }
    for variant in ["isolation:queen:5x5", "isolation:5x6", "isolation:4x4", "isolation:9x9"] {
        let rules: Isolation = variant.parse().unwrap();
        assert_eq!(book::winner(&rules, &rules.start()), None, "{variant}");
    }
}

#[test]
fn some_pairs_of_the_seeds_board_are_solved() {
    let rules = Isolation::default();
    let mut solver = Solver::new(&rules, ENTRIES);
    for &pair in &[[17, 31], [0, 40], [16, 24], [10, 27]][..sized(2, 4)] {
        let position = placed(&rules, pair);
        assert_eq!(Some(solver.winner(&position)), book::winner(&rules, &position), "{pair:?}");
    }
}

#[test]
fn slices_change_nothing() {
    let rules: Isolation = "isolation:5x5".parse().unwrap();
    let position = placed(&rules, [0, 7]);
    let run = |slice: u64| {
        let mut solver = Solver::new(&rules, 1 << 10);
        solver.ask(&position, Question::Length);
        let mut bounds = (0, u8::MAX);
        loop {
            if let Status::Solved(answer) = solver.step(slice) {
                return (answer, solver.nodes());
            }
            if let Some((low, high)) = solver.bounds() {
                assert!(bounds.0 <= low && low <= high && high <= bounds.1);
                bounds = (low, high);
            }
        }
    };
    let whole = run(u64::MAX);
    assert!(whole.1 > 100);
    assert_eq!(run(1), whole);
    assert_eq!(run(97), whole);
}

#[test]
fn a_table_of_two_entries_gives_the_same_answers() {
    let rules: Isolation = "isolation:4x5".parse().unwrap();
    let [mut small, mut large] = [0, ENTRIES].map(|entries| Solver::new(&rules, entries));
    for pair in pairs(20) {
        let position = placed(&rules, pair);
        assert_eq!(small.answer(&position, Question::Length), large.answer(&position, Question::Length), "{pair:?}");
    }
}

/// Brute force agrees wherever the open cells are their own image under the half turn and the players stand on
/// images, for every such position of some small boards.
#[test]
fn mirror_play_is_what_brute_force_finds() {
    let mut lost_to_mirror_play = 0;
    for variant in [
        "isolation:3x3",
        "isolation:3x4",
        "isolation:4x3",
        "isolation:3x5",
        "isolation:king:3x3",
        "isolation:king:3x4",
        "isolation:queen:3x3",
        "isolation:queen:3x4",
        "isolation:queen:4x3",
        "isolation:king:4x4",
        "isolation:queen:4x4",
    ] {
        let rules: Isolation = variant.parse().unwrap();
        let cells = rules.columns() * rules.rows();
        let mut solver = Solver::new(&rules, 1 << 12);
        for first in 0..cells / 2 {
            for used in 0..1_u32 << (cells / 2) {
                for middle in 0..=cells % 2 {
                    let Some(position) = symmetric(&rules, first, used, middle == 1) else { continue };
                    // More would take brute force too long.
                    if position.open().count_ones() > 9 {
                        continue;
                    }
                    let (won, plies) = brute_force(&rules, &position);
                    lost_to_mirror_play += u32::from(!won);
                    let winner = if won { position.mover() } else { !position.mover() };
                    let found = solver.answer(&position, Question::Length);
                    let Answer::Length { winner: found_winner, plies: found_plies, .. } = found else { panic!() };
                    assert_eq!((found_winner, found_plies), (winner, plies), "{variant} {}", rules.show(&position));
                }
            }
        }
    }
    assert!(lost_to_mirror_play > 1000);
}

/// A position that is its own image with the players exchanged: the first on a cell of the first half, whose
/// other used cells are bits, and the cell in the middle used or not. Nothing if the cell is among the used ones.
fn symmetric(rules: &Isolation, first: u8, used: u32, middle: bool) -> Option<Position> {
    let (columns, last) = (rules.columns(), rules.columns() * rules.rows() - 1);
    let letter = |cell: u8| match cell {
        _ if cell == first => 'a',
        _ if cell == last - first => 'b',
        _ if 2 * cell == last && middle || used >> cell.min(last - cell) & 1 == 1 && 2 * cell != last => 'x',
        _ => '.',
    };
    let cells: String = (0..=last).map(letter).collect();
    let rows = (0..rules.rows()).map(|row| &cells[usize::from(row * columns)..usize::from((row + 1) * columns)]);
    let mover = if (last + 1 - u8::try_from(cells.matches('.').count()).unwrap()) % 2 == 0 { 'a' } else { 'b' };
    let text = (1..=9)
        .rev()
        .fold(rows.collect::<Vec<_>>().join("/"), |text, run| text.replace(&".".repeat(run), &run.to_string()));
    (used >> first & 1 == 0).then(|| rules.read(&format!("{text} {mover}")).unwrap())
}

/// Every pair of first cells, up to symmetry, is solved within the node limit of `perfect`.
///
/// `cargo test --release --test games -- --ignored patience`
#[test]
#[ignore = "takes minutes"]
fn every_pair_is_solved_within_the_patience_of_perfect() {
    let rules = Isolation::default();
    let mut seen = 0;
    for pair in pairs(49) {
        let images = (0..8).map(|symmetry| pair.map(|cell| turned(cell, symmetry)));
        if images.min() != Some(pair) {
            continue;
        }
        seen += 1;
        let mut solver = Solver::new(&rules, ENTRIES);
        solver.answer(&placed(&rules, pair), Question::WinningMoves);
        assert!(solver.nodes() < 60_000_000, "{pair:?}: {}", solver.nodes());
    }
    assert_eq!(seen, 315);
}

/// One of the eight symmetries of the board of 7 × 7 cells.
fn turned(cell: u8, symmetry: u8) -> u8 {
    let [row, column] = [cell / 7, cell % 7];
    let row = if symmetry & 1 == 1 { 6 - row } else { row };
    let column = if symmetry & 2 == 2 { 6 - column } else { column };
    if symmetry & 4 == 4 { column * 7 + row } else { row * 7 + column }
}
