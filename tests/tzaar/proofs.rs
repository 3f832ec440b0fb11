//! Endgames of Tzaar by proof-number search, and the proofs played out.

use plyground::{
    game::{Game, Player},
    games::tzaar::{Position, Tzaar, TzaarEvaluation},
    search::{DfPn, Proof, ProofOptions, Solution},
};

use crate::{endgames, moves, position};

fn search(root: Position, table: u32, nodes: u64) -> DfPn<Tzaar, TzaarEvaluation> {
    let options = ProofOptions { table, ..ProofOptions::default() };
    let evaluation = "waltz".parse().unwrap();
    DfPn::new(Tzaar::default(), evaluation, root, root.mover(), options, nodes)
}

/// Searches all endgames; how many of those with a known value are solved, and their number.
fn solve(table: u32, nodes: u64) -> [usize; 2] {
    let mut solved = [0, 0];
    for row in endgames() {
        let known = match row["value_for_side_to_move"].as_i64().unwrap() {
            0 => continue,
            1 => Proof::Proven,
            _ => Proof::Disproven,
        };
        let proof = search(position(&row), table, nodes).run().proof;
        assert!([known, Proof::Unknown].contains(&proof), "{}: {proof:?}", row["name"]);
        solved[0] += usize::from(proof == known);
        solved[1] += 1;
    }
    solved
}

#[test]
fn most_endgames_are_solved_soon() {
    let [solved, known] = solve(18, 200_000);
    assert!(solved >= 20, "{solved} of {known}");
}

#[test]
#[ignore = "takes a minute in a release build, and 100 MB"]
fn all_known_endgames_are_solved() {
    assert_eq!(solve(22, 100_000_000), [35; 2]);
}

/// Whether the attacker wins in at most so many plies by his moves of a solution, whatever the other plays.
fn wins(position: &Position, attacker: Player, solution: &Solution<plyground::games::tzaar::Move>, left: u32) -> bool {
    let rules = Tzaar::default();
    if let Some(outcome) = rules.outcome(position) {
        return outcome.winner == Some(attacker);
    }
    let after = |mv| {
        let mut next = *position;
        rules.play(&mut next, mv);
        left > 0 && wins(&next, attacker, solution, left - 1)
    };
    if position.mover() == attacker {
        solution.next(rules.key(position)).is_some_and(|mv| moves(position).contains(&mv) && after(mv))
    } else {
        moves(position).into_iter().all(after)
    }
}

#[test]
fn proofs_win_when_they_are_played() {
    let mut played = 0;
    for row in endgames() {
        let root = position(&row);
        let mut search = search(root, 18, 30_000);
        if search.run().proof == Proof::Proven {
            let solution = search.solution(100_000).unwrap();
            assert!(wins(&root, root.mover(), &solution, solution.plies()), "{}", row["name"]);
            played += 1;
        }
    }
    assert!(played >= 5, "{played}");
}
