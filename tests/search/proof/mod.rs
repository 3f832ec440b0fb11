//! Proof-number search compared with exact values: small games, Isolation and endgames of checkers.

mod circles;
mod engine;
mod games;

use std::collections::HashMap;

use crate::{
    sized::sized,
    toys::{Law, everywhere},
};
use plyground::{
    game::{Evaluate, Game, Player},
    search::{Adding, DfPn, Leaf, Numbers, Order, Pns, Proof, ProofOptions, ProofReport, Solution},
};
use proptest::{collection::vec, prelude::*, sample::select};

/// Arbitrary switches; none of them changes the answer.
fn switches() -> impl Strategy<Value = ProofOptions> {
    let leaf = (select(Leaf::ALL), select(&[0.0, 1.0, 10.0][..]), select(&[0.0, 3.0, 20.0][..]), 0.0..10.0);
    let adding = (select(Adding::ALL), select(&[0.0, 0.3, 1.0, 3.0][..]), 0.0..10.0, 0..5_u32);
    let search = (select(&[1, 2, 5, 8, 14][..]), select(&[0.0, 0.125, 1.0, 8.0][..]), select(Order::ALL));
    (leaf, adding, search).prop_map(|(leaf, adding, search)| {
        ProofOptions::default().with(|it| {
            it.table = search.0;
            it.epsilon = search.1;
            it.leaf = leaf.0;
            it.a = leaf.1;
            it.b = leaf.2;
            it.leaf_threshold = leaf.3;
            it.adding = adding.0;
            it.h = adding.1;
            it.adding_threshold = adding.2;
            it.widening = adding.3;
            it.ordering = search.2;
            it.threats = true;
        })
    })
}

/// The number of plies after which a player wins by perfect play, if they do, in a game without cycles.
fn winning<G: Game>(
    game: &G,
    position: &G::Position,
    player: Player,
    known: &mut HashMap<u64, Option<u32>>,
) -> Option<u32> {
    if let Some(outcome) = game.outcome(position) {
        return (outcome.winner == Some(player)).then_some(0);
    }
    let key = game.key(position);
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let mut plies = children(game, position).into_iter().map(|(_, child)| winning(game, &child, player, known));
    let found = if game.mover(position) == player {
        plies.flatten().min()
    } else {
        plies.try_fold(0, |most, plies| Some(plies?.max(most)))
    };
    known.insert(key, found.map(|plies| plies + 1));
    found.map(|plies| plies + 1)
}

fn children<G: Game>(game: &G, position: &G::Position) -> Vec<(G::Move, G::Position)> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let child = |mv| {
        let mut child = position.clone();
        game.play(&mut child, mv);
        (mv, child)
    };
    moves.into_iter().map(child).collect()
}

/// Compares a finished report with the number of plies in which the attacker and the defender can win, if they can.
fn check_report<G: Game>(
    game: &G,
    root: &G::Position,
    attacker: Player,
    report: &ProofReport<G::Move>,
    truth: &mut impl FnMut(&G::Position, Player) -> Option<u32>,
) {
    let mut decided = |position: &G::Position, numbers: Numbers, plies: Option<u32>, on: u32| match numbers.proof() {
        Proof::Unknown => assert!(plies.is_none() && numbers.proof > 0 && numbers.disproof > 0),
        Proof::Proven => assert!(truth(position, attacker).unwrap() + on <= plies.unwrap()),
        Proof::Disproven => {
            assert_eq!(truth(position, attacker), None);
            if let Some(plies) = plies {
                assert!(truth(position, !attacker).unwrap() + on <= plies);
            }
        }
    };
    decided(root, report.numbers, report.plies, 0);
    assert_eq!(report.proof, report.numbers.proof());
    let children = children(game, root);
    for found in &report.moves {
        let (_, child) = children.iter().find(|(mv, _)| *mv == found.mv).unwrap();
        decided(child, found.numbers, found.plies, 1);
    }
    if let Some(best) = report.best {
        let found = report.moves.iter().find(|found| found.mv == best).unwrap();
        assert!(report.proof == Proof::Unknown || found.numbers == report.numbers && found.plies == report.plies);
    }
    let mut position = root.clone();
    for mv in &report.line {
        let next = self::children(game, &position).into_iter().find(|(found, _)| found == mv);
        position = next.expect("lines are legal").1;
    }
    if let (Proof::Proven, Some(outcome)) = (report.proof, game.outcome(&position)) {
        assert_eq!(outcome.winner, Some(attacker));
    }
}

/// Plays a solution against every defence, and returns the number of plies of the longest.
fn replay<G: Game>(game: &G, position: &G::Position, attacker: Player, solution: &Solution<G::Move>, left: u32) -> u32 {
    if let Some(outcome) = game.outcome(position) {
        assert_eq!(outcome.winner, Some(attacker));
        return 0;
    }
    assert!(left > 0, "the solution is longer than it says");
    let mut children = children(game, position);
    if game.mover(position) == attacker {
        let mv = solution.next(game.key(position)).expect("there is a move for every position");
        children.retain(|(found, _)| *found == mv);
        assert_eq!(children.len(), 1, "solutions are legal");
    }
    children.iter().map(|(_, child)| replay(game, child, attacker, solution, left - 1)).max().unwrap() + 1
}

const ENOUGH: u64 = 5_000_000;

struct Truth(ProofOptions, bool);

impl Law for Truth {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, other) = self;
        let attacker = if other { !game.mover(root) } else { game.mover(root) };
        let mut known = [HashMap::new(), HashMap::new()];
        let mut truth = |position: &G::Position, player| winning(&game, position, player, &mut known[player as usize]);
        let mut search = DfPn::new(game, evaluation, root.clone(), attacker, options, ENOUGH);
        let mut tree = Pns::new(game, evaluation, root.clone(), attacker, options, (ENOUGH, 5_000_000));
        let expected = if truth(root, attacker).is_some() { Proof::Proven } else { Proof::Disproven };
        let reports = [search.run(), tree.run()];
        for report in &reports {
            assert!(report.finished && report.proof == expected, "{report:?}");
            assert_eq!(report.best.is_some(), game.outcome(root).is_none());
            check_report(&game, root, attacker, report, &mut truth);
            assert_eq!(report.counts.repetitions, 0);
        }
        for (solution, report) in [search.solution(ENOUGH), tree.solution()].into_iter().zip(reports) {
            assert_eq!(solution.is_some(), expected == Proof::Proven);
            if let Some(solution) = solution {
                let plies = replay(&game, root, attacker, &solution, solution.plies());
                assert!(plies <= solution.plies() && plies >= truth(root, attacker).unwrap());
                assert!(options.table < 14 || plies <= report.plies.unwrap());
            }
        }
    }
}

struct Sliced<'a>(ProofOptions, u64, &'a [u64]);

impl Law for Sliced<'_> {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position) {
        let &Self(options, budget, lengths) = self;
        let attacker = game.mover(root);
        let search = || DfPn::new(game, evaluation, root.clone(), attacker, options, budget);
        let tree = || Pns::new(game, evaluation, root.clone(), attacker, options, (budget, 10_000));
        let (whole, whole_tree) = (search().run(), tree().run());
        let (mut parts, mut tree_parts) = (search(), tree());
        for slice in lengths.iter().cycle() {
            let (one, two) = (parts.step(*slice), tree_parts.step(*slice));
            assert_eq!([parts.report().finished, tree_parts.report().finished], [one, two]);
            if one && two {
                break;
            }
        }
        assert_eq!(parts.report(), whole);
        assert_eq!(tree_parts.report(), whole_tree);
        let branching = 16;
        assert!(whole.counts.nodes < budget.saturating_add(branching));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(120, 400), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn answers_are_true_and_solutions_hold(
        seed: u64, way in vec(any::<u8>(), 0..9), options in switches(), other: bool,
    ) {
        everywhere(seed, &way, &Truth(options, other));
    }

    #[test]
    fn slices_change_nothing(
        seed: u64, way in vec(any::<u8>(), 0..9), options in switches(), slices in vec(1..60_u64, 1..5),
        budget in select(&[0, 1, 40, 300, ENOUGH][..]),
    ) {
        everywhere(seed, &way, &Sliced(options, budget, &slices));
    }
}

/// Every combination of the switches, with constants in the middle.
fn combinations() -> impl Iterator<Item = ProofOptions> + Clone {
    let all = Leaf::ALL.iter().flat_map(|&leaf| Adding::ALL.iter().map(move |&adding| (leaf, adding)));
    all.flat_map(|(leaf, adding)| {
        (0..8_u32).map(move |bits| {
            ProofOptions::plain().with(|it| {
                it.table = 16;
                it.leaf = leaf;
                it.adding = adding;
                it.epsilon = if bits & 1 == 1 { 0.25 } else { 0.0 };
                it.widening = if bits & 2 == 2 { 3 } else { 0 };
                it.ordering = if bits & 4 == 4 { Order::Evaluations } else { Order::Moves };
                it.leaf_threshold = 3.0;
                it.adding_threshold = 1.0;
            })
        })
    })
}
