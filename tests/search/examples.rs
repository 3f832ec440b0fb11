//! The programs in `examples/`, which check what they find.

#[path = "../../examples/pancakes.rs"]
mod pancakes;
#[path = "../../examples/tic_tac_toe.rs"]
mod tic_tac_toe;

#[test]
fn a_puzzle_of_ones_own_is_searched() {
    pancakes::main();
}

#[test]
fn a_game_of_ones_own_is_searched_seated_and_in_a_tournament() {
    tic_tac_toe::main().unwrap();
}
