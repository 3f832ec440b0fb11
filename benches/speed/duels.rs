//! Games for two: moves, alpha-beta, proofs and the exact solver of Isolation; moves and alpha-beta of give-away checkers.

use plyground::{
    game::{Evaluate, Game, Notation, Player, perft},
    games::{
        checkers::{Checkers, CheckersEvaluation, Goal},
        isolation::{Answer, Isolation, IsolationEvaluation, Question, Solver},
    },
    rng::{Random, Seed},
    search::{AlphaBeta, Budget, DfPn, Numbers, Options, ProofOptions},
};

const POSITIONS: usize = 20;
const PLIES: usize = 8;
const NODES: u64 = 20_000;
const PROOF_NODES: u64 = 200_000;
const PERFT: u32 = 6;
const CHECKERS_PERFT: u32 = 10;

/// Positions after some random moves.
fn positions<G: Game>(rules: &G) -> Vec<G::Position> {
    let mut random = Random::seeded(Seed(1));
    let mut moves = Vec::new();
    let play = |_| {
        let mut position = rules.start();
        for _ in 0..PLIES {
            moves.clear();
            rules.moves(&position, &mut moves);
            let at = usize::try_from(random.below(moves.len() as u64)).expect("there are few moves");
            rules.play(&mut position, moves[at]);
        }
        position
    };
    (0..POSITIONS).map(play).collect()
}

/// The leaves of all games of some plies.
pub fn leaves(rules: &Isolation) -> u64 {
    perft(rules, &rules.start(), PERFT)
}

/// Searches every position: the nodes of all, and the sum of the depths reached.
pub fn searches(rules: &Isolation, evaluation: &str) -> (u64, u64) {
    let evaluation: IsolationEvaluation = evaluation.parse().expect("the evaluation has this name");
    sum(rules, |mover| evaluation.seen_by(mover))
}

/// The rules of give-away checkers.
pub const GIVE_AWAY: Checkers = Checkers::new(Goal::GiveAway);

/// The leaves of all games of checkers of some more plies.
pub fn checkers_leaves() -> u64 {
    perft(&GIVE_AWAY, &GIVE_AWAY.start(), CHECKERS_PERFT)
}

/// The same searches in give-away checkers, in real values and in integers.
pub fn checkers_searches(evaluation: &str) -> (u64, u64) {
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, evaluation).expect("the evaluation has this name");
    match evaluation.rounded() {
        Some(rounded) => sum(&GIVE_AWAY, |_| rounded),
        None => sum(&GIVE_AWAY, |_| evaluation),
    }
}

fn sum<G: Game + Clone, E: Evaluate<G>>(rules: &G, evaluation: impl Fn(Player) -> E) -> (u64, u64) {
    positions(rules).into_iter().fold((0, 0), |(nodes, depths), position| {
        let evaluation = evaluation(rules.mover(&position));
        let budget = Budget::nodes(NODES);
        let report = AlphaBeta::new(rules.clone(), evaluation, position, Options::default(), budget).run();
        (nodes + report.counts.nodes, depths + u64::from(report.depth))
    })
}

/// Solves a position in mid-game: the nodes, and how many moves win.
pub fn solve(rules: &Isolation) -> (u64, usize) {
    let position = rules.read("7/2x1x2/3x3/1x1a1x1/2b1x2/3x3/7 a").expect("the text is a position");
    let mut solver = Solver::new(rules, 1 << 18);
    let Answer::WinningMoves(moves) = solver.answer(&position, Question::WinningMoves) else {
        unreachable!("answers are of the kind of their questions")
    };
    (solver.nodes(), moves.len())
}

/// Proves or disproves that the mover wins, in positions of Isolation on 5 × 5 squares: the nodes, and how many are
/// decided.
pub fn proofs() -> (u64, usize) {
    let rules: Isolation = "isolation:5x5".parse().expect("the variant has this name");
    let evaluation: IsolationEvaluation = "open".parse().expect("the evaluation has this name");
    let prove = |root| {
        let attacker = rules.mover(&root);
        DfPn::new(rules.clone(), evaluation, root, attacker, ProofOptions::default(), PROOF_NODES).run()
    };
    positions(&rules).into_iter().map(prove).fold((0, 0), |(nodes, decided), report| {
        let known = [Numbers::PROVEN, Numbers::DISPROVEN].contains(&report.numbers);
        (nodes + report.counts.nodes, decided + usize::from(known))
    })
}
