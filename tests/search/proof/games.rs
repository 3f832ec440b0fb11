//! Isolation compared with its solver, and endgames of checkers with their table.

use std::collections::HashMap;

use plyground::{
    game::{Game, Notation, Player},
    games::{
        checkers::{Checkers, CheckersEvaluation, Endgames, Goal, Verdict},
        isolation::{Answer, Isolation, IsolationEvaluation, Question, Solver},
    },
    rng::{Random, Seed},
    search::{DfPn, Pns, Proof},
};

use super::{check_report, children, combinations, replay};

pub fn walked<G: Game>(game: &G, number: u64, plies: u64) -> G::Position {
    let mut random = Random::stream(Seed(11), number, "proof walk");
    let mut position = game.start();
    for _ in 0..plies {
        let children = children(game, &position);
        let Some(count) = u64::try_from(children.len()).ok().filter(|count| *count > 0) else { break };
        position = children[usize::try_from(random.below(count)).unwrap()].1.clone();
    }
    position
}

pub const VARIANTS: [&str; 3] = ["isolation:4x4", "isolation:5x5", "isolation:queen:4x4"];

#[test]
fn isolation_is_proved_as_the_solver_has_it() {
    let evaluation: IsolationEvaluation = "improved".parse().unwrap();
    let mut answers = [0; 2];
    for ((number, options), variant) in (0..).zip(combinations().cycle().take(360)).zip(VARIANTS.iter().cycle()) {
        let rules: Isolation = variant.parse().unwrap();
        let root = walked(&rules, number, 4 + number % 7);
        let winner = Solver::new(&rules, 1 << 12).winner(&root);
        let attacker = if number % 2 == 0 { root.mover() } else { !root.mover() };
        let expected = if winner == attacker { Proof::Proven } else { Proof::Disproven };
        let mut search = DfPn::new(rules.clone(), evaluation, root, attacker, options, 20_000_000);
        let report = search.run();
        assert_eq!(report.proof, expected, "{rules} {} {options:?}", rules.show(&root));
        let Answer::Length { plies, .. } = Solver::new(&rules, 1 << 12).answer(&root, Question::Length) else {
            panic!("answers are of the kind of their questions")
        };
        assert!(report.plies.unwrap() >= plies.into());
        if let Some(solution) = search.solution(20_000_000) {
            assert!(replay(&rules, &root, attacker, &solution, solution.plies()) <= solution.plies());
        }
        answers[usize::from(expected == Proof::Proven)] += 1;
    }
    assert!(answers[0] > 100 && answers[1] > 100, "{answers:?}");
}

/// Proofs and disproofs in a game with draws and cycles are right, whatever the search met on the way.
#[test]
#[ignore = "thorough"]
fn endgames_of_checkers_are_proved_as_the_table_has_them() {
    let mut answers: HashMap<(u8, bool), u32> = HashMap::new();
    for goal in Goal::ALL {
        let rules = Checkers::new(goal);
        let table = Endgames::of(goal, 4);
        let evaluation = CheckersEvaluation::read(goal, "material").unwrap();
        let mut random = Random::stream(Seed(3), goal as u64, "endgames");
        for options in combinations().cycle().take(288) {
            let root = endgame(rules, &mut random);
            let Some(verdict) = table.verdict(&root) else { continue };
            let attacker = if random.below(2) == 0 { root.mover() } else { !root.mover() };
            let mut truth = |position: &_, player: Player| match table.verdict(position).unwrap() {
                Verdict::Win(plies) if rules.mover(position) == player => Some(plies),
                Verdict::Loss(plies) if rules.mover(position) != player => Some(plies),
                _ => None,
            };
            let mut search = DfPn::new(rules, evaluation, root, attacker, options, 20_000);
            let report = search.run();
            check_report(&rules, &root, attacker, &report, &mut truth);
            let proof = report.proof;
            if proof == Proof::Proven {
                let solution = search.solution(20_000).expect("what is proved is solved");
                assert!(replay(&rules, &root, attacker, &solution, solution.plies()) <= solution.plies());
            }
            let tree = Pns::new(rules, evaluation, root, attacker, options, (2_000, 2_000)).run();
            check_report(&rules, &root, attacker, &tree, &mut truth);
            assert!(proof == Proof::Unknown || tree.proof == Proof::Unknown || proof == tree.proof);
            *answers.entry((proof as u8, verdict == Verdict::Draw)).or_default() += 1;
        }
    }
    let count = |proof: Proof, drawn| answers.get(&(proof as u8, drawn)).copied().unwrap_or(0);
    assert!(count(Proof::Proven, false) > 60 && count(Proof::Disproven, false) > 60, "{answers:?}");
    assert!(count(Proof::Disproven, true) > 0, "{answers:?}");
}

/// Two pieces against one or two.
fn endgame(rules: Checkers, random: &mut Random) -> <Checkers as Game>::Position {
    loop {
        let mut piece = || {
            let square = random.below(32) + 1;
            if random.below(2) == 0 { format!("K{square}") } else { square.to_string() }
        };
        let (one, two, three) = (piece(), piece(), piece());
        let four = if random.below(2) == 0 { String::new() } else { format!(",{}", random.below(28) + 1) };
        let side = if random.below(2) == 0 { "B" } else { "W" };
        if let Ok(position) = rules.read(&format!("{side}:W{one},{two}:B{three}{four}")) {
            return position;
        }
    }
}
