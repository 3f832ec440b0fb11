//! Endgames of Tzaar by proof-number search, and the proofs played out.

use plyground::{
    game::{Game, Notation, Player},
    games::{
        loa::Loa,
        tzaar::{Move, Position, Start, Tzaar, TzaarEvaluation},
    },
    players::{read, start_engine},
    rng::{Random, Seed},
    search::{Adding, DfPn, Leaf, Measure, Numbers, Order, Pns, Proof, ProofOptions, Solution, Turn, Turns},
};

use super::{after, endgames, moves, position};

fn search(root: Position, table: u32, nodes: u64) -> DfPn<Tzaar, TzaarEvaluation> {
    search_by(root, root.mover(), ProofOptions::default().with(|it| it.table = table), nodes)
}

fn search_by(root: Position, attacker: Player, options: ProofOptions, nodes: u64) -> DfPn<Tzaar, TzaarEvaluation> {
    DfPn::new(Tzaar::default(), "waltz".parse().unwrap(), root, attacker, options, nodes)
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
    assert!(solved >= 28, "{solved} of {known}");
}

/// The moves within the turn that remove the last stack of one of the opponent's kinds, if there are any.
fn by_trying(position: &Position, most: u32) -> Option<u32> {
    let rules = Tzaar::default();
    let ends = moves(position).into_iter().map(|mv| {
        let mut next = *position;
        rules.play(&mut next, mv);
        match rules.outcome(&next) {
            Some(outcome) if outcome.winner == Some(position.mover()) && outcome.reason != "no-capture" => Some(1),
            None if most > 1 && next.mover() == position.mover() => by_trying(&next, most - 1).map(|rest| rest + 1),
            _ => None,
        }
    });
    ends.flatten().min()
}

#[test]
fn wins_within_a_turn_are_seen_at_once() {
    let rules = Tzaar::default();
    let mut seen = [0; 3];
    for game in 0..60 {
        let mut random = Random::stream(Seed(7), game, "threats");
        let mut position = Tzaar::new(Start::Random(Seed(game))).start();
        while rules.outcome(&position).is_none() {
            if position.stacks(Player::First).count_ones() + position.stacks(Player::Second).count_ones() < 40 {
                let within = rules.wins_within(&position);
                assert_eq!(within, by_trying(&position, 2), "{}", rules.show(&position));
                seen[within.unwrap_or(0) as usize] += 1;
            }
            let moves = moves(&position);
            rules.play(&mut position, moves[usize::try_from(random.below(moves.len() as u64)).unwrap()]);
        }
    }
    assert!(seen.into_iter().all(|positions| positions > 50), "{seen:?}");
}

#[test]
#[ignore = "takes a minute in a release build, and 100 MB"]
fn all_known_endgames_are_solved() {
    assert_eq!(solve(22, 100_000_000), [35; 2]);
}

/// Whether the attacker wins in at most this many plies with the moves of a solution, whatever the opponent plays.
fn wins(position: &Position, attacker: Player, solution: &Solution<Move>, left: u32) -> bool {
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
        for attacker in [Player::First, Player::Second] {
            let mut search = search_by(root, attacker, ProofOptions::default(), 30_000);
            if search.run().proof == Proof::Proven {
                let solution = search.solution(100_000).unwrap();
                assert!(wins(&root, attacker, &solution, solution.plies()), "{}", row["name"]);
                played += 1;
            }
        }
    }
    assert!(played >= 15, "{played}");
}

#[test]
fn trees_in_memory_prove_the_same() {
    let mut played = 0;
    for row in endgames() {
        let root = position(&row);
        let evaluation: TzaarEvaluation = "waltz".parse().unwrap();
        let limits = (20_000, 20_000);
        let mut tree = Pns::new(Tzaar::default(), evaluation, root, root.mover(), ProofOptions::default(), limits);
        let proof = tree.run().proof;
        let by_depth_first = search(root, 18, 20_000).run().proof;
        assert!([proof, by_depth_first].contains(&Proof::Unknown) || proof == by_depth_first, "{}", row["name"]);
        if let Some(solution) = tree.solution() {
            assert!(wins(&root, root.mover(), &solution, solution.plies()), "{}", row["name"]);
            played += 1;
        }
    }
    assert!(played >= 3, "{played}");
}

/// Looking for threats and the numbers of leaves change only the effort.
#[test]
fn switches_do_not_change_results() {
    let mut both = 0;
    for row in endgames() {
        let root = position(&row);
        let usual = ProofOptions::default();
        let options = [usual, usual.with(|it| it.threats = false), usual.with(|it| it.leaf = Leaf::One)];
        let proofs = options.map(|options| search_by(root, root.mover(), options, 30_000).run().proof);
        let decided: Vec<_> = proofs.into_iter().filter(|proof| *proof != Proof::Unknown).collect();
        assert!(decided.windows(2).all(|pair| pair[0] == pair[1]), "{}: {proofs:?}", row["name"]);
        both += usize::from(decided.len() > 1);
    }
    assert!(both >= 5, "{both}");
}

/// A lost position is played on by the move that loses last as far as the search knows, and a won one by that which
/// wins first [Veselý 2013, 2.3].
#[test]
fn lost_positions_are_played_on_for_long() {
    let (rules, mut lost) = (Tzaar::default(), 0);
    for row in endgames() {
        let root = position(&row);
        let report = search(root, 18, 200_000).run();
        let best = report.moves.iter().find(|found| Some(found.mv) == report.best);
        match report.proof {
            Proof::Unknown => continue,
            Proof::Proven => {
                let soonest = report.moves.iter().filter(|found| found.numbers == Numbers::PROVEN);
                assert_eq!(best.unwrap().plies, soonest.filter_map(|found| found.plies).min(), "{}", row["name"]);
            }
            Proof::Disproven => {
                assert_eq!(report.moves.len(), moves(&root).len());
                assert_eq!(best.unwrap().plies, report.moves.iter().filter_map(|found| found.plies).max());
                lost += 1;
            }
        }
        // The line is legal and no longer than the plies allow, and if the game ends there, it ends as it should.
        let mut end = root;
        for mv in &report.line {
            assert!(moves(&end).contains(mv), "{}", row["name"]);
            rules.play(&mut end, *mv);
        }
        assert!(report.line.len() <= report.plies.unwrap() as usize);
        if let Some(outcome) = rules.outcome(&end) {
            assert_eq!(outcome.winner == Some(root.mover()), report.proof == Proof::Proven);
        }
    }
    assert!(lost >= 3, "{lost}");
}

/// WALTZ's own proof-number search: nodes are whole turns.
fn waltz() -> ProofOptions {
    ProofOptions::plain().with(|it| {
        (it.table, it.epsilon, it.ordering) = (18, 0.125, Order::Static);
        (it.leaf, it.leaf_threshold, it.measure) = (Leaf::Evaluation, 50_000_000.0, Measure::Turns);
        (it.adding, it.adding_threshold) = (Adding::Heuristic, 1_000_000.0);
    })
}

fn search_by_turns(root: Position, nodes: u64) -> DfPn<Turns<Tzaar>, Turns<TzaarEvaluation>> {
    let evaluation = Turns("waltz".parse().unwrap());
    DfPn::new(Turns(Tzaar::default()), evaluation, root, root.mover(), waltz(), nodes)
}

/// Whole turns as nodes prove the same as half-turns, and take no longer than they say.
#[test]
fn whole_turns_prove_the_same() {
    let (mut solved, mut nodes, mut expanded) = ([0, 0], 0, 0);
    for row in endgames() {
        let root = position(&row);
        let by_moves = search(root, 18, 100_000).run();
        let by_turns = search_by_turns(root, 100_000).run();
        let proofs = [by_moves.proof, by_turns.proof];
        assert!(proofs.contains(&Proof::Unknown) || proofs[0] == proofs[1], "{}: {proofs:?}", row["name"]);
        for (solved, proof) in solved.iter_mut().zip(proofs) {
            *solved += u32::from(proof != Proof::Unknown);
        }
        (nodes, expanded) = (nodes + by_turns.counts.nodes, expanded + by_turns.counts.expanded);
        if by_turns.proof == Proof::Unknown {
            continue;
        }
        let (mut end, mut plies) = (root, 0);
        for &Turn { first, second } in &by_turns.line {
            for mv in [Some(first), second].into_iter().flatten() {
                assert!(moves(&end).contains(&mv), "{}", row["name"]);
                end = after(&end, mv);
                plies += 1;
            }
        }
        assert!(plies <= by_turns.plies.unwrap(), "{}: {plies} of {:?}", row["name"], by_turns.plies);
    }
    assert_eq!((solved, nodes, expanded), ([26, 18], 2_458_073, 350_389));
}

/// A solution by whole turns wins within its plies.
#[test]
fn proofs_of_whole_turns_win_when_they_are_played() {
    fn wins(position: &Position, solution: &Solution<Turn<Move>>, attacker: Player, left: u32) -> bool {
        let rules = Turns(Tzaar::default());
        if let Some(outcome) = rules.outcome(position) {
            return outcome.winner == Some(attacker);
        }
        let plays = |mv| {
            let mut next = *position;
            rules.play(&mut next, mv);
            rules.plies(mv) <= left && wins(&next, solution, attacker, left - rules.plies(mv))
        };
        if position.mover() == attacker {
            return solution.next(rules.key(position)).is_some_and(plays);
        }
        let mut turns = Vec::new();
        rules.moves(position, &mut turns);
        turns.into_iter().all(plays)
    }
    let mut played = 0;
    for row in endgames() {
        let root = position(&row);
        let mut search = search_by_turns(root, 100_000);
        if search.run().proof == Proof::Proven {
            let Some(solution) = search.solution(100_000) else { continue };
            assert!(wins(&root, &solution, root.mover(), solution.plies()), "{}", row["name"]);
            played += 1;
        }
    }
    assert!(played >= 5, "{played}");
}

#[test]
fn engines_with_whole_turns_play_single_moves() {
    let rules = Tzaar::default();
    let mut decided = 0;
    for row in endgames() {
        let root = position(&row);
        let spec = read::<Tzaar>("proof/eval=waltz/nodes=50000/turns=yes/leaf=eval/m=turns/threats=no").unwrap();
        let result = start_engine(&rules, &root, &spec, Seed(1)).unwrap().finish();
        let mut position = root;
        for name in &result.line {
            let mv = rules.read_move(&position, name).unwrap();
            assert!(moves(&position).contains(&mv), "{}: {name}", row["name"]);
            position = after(&position, mv);
        }
        assert_eq!(result.best, result.line.first().cloned(), "{}", row["name"]);
        if let Some(value) = result.value {
            let best = result.moves.iter().find(|found| Some(&found.name) == result.best.as_ref());
            assert_eq!(best.map(|found| (found.value, found.line.clone())), Some((value, result.line)));
            decided += 1;
        }
    }
    assert!(decided >= 5, "{decided}");
    for (engine, key) in
        [("proof/turns=yes", "turns"), ("proof/m=turns", "m"), ("alpha-beta/margin-once=yes", "margin-once")]
    {
        let loa = Loa::default();
        let refused = start_engine(&loa, &loa.start(), &read::<Loa>(engine).unwrap(), Seed(1));
        assert_eq!(refused.err().map(|error| error.key).as_deref(), Some(key));
    }
}
