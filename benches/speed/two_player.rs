//! Two-player games: moves, alpha-beta, proofs and the exact solver of Isolation; moves and alpha-beta of give-away
//! checkers, of Lines of Action and of Tzaar.

use plyground::{
    game::{Evaluate, Game, Notation, Player, perft},
    games::{
        breakthrough::{Breakthrough, BreakthroughEvaluation},
        checkers::{Checkers, CheckersEvaluation, Goal},
        isolation::{Answer, Isolation, IsolationEvaluation, Question, Solver},
        loa::{Loa, LoaEvaluation},
        tzaar::{Tzaar, TzaarEvaluation},
    },
    rng::{Random, Seed},
    search::{
        AlphaBeta, Budget, DfPn, History, Mtd, MtdOptions, Numbers, Options, ProofOptions, Replacement, Uct, UctOptions,
    },
};

const POSITIONS: usize = 20;
const PLIES: usize = 8;
const NODES: u64 = 20_000;
/// The same for Tzaar, which has many moves.
const TZAAR_NODES: u64 = 100_000;
const PROOF_NODES: u64 = 200_000;
/// Nodes of the search with playouts.
const PLAYOUT_NODES: u64 = 1_000_000;
const PERFT: u32 = 6;
const CHECKERS_PERFT: u32 = 10;
/// The number of plies measured for figure 2(a) of [Mańdziuk and Osman 2004].
const FIGURE: u32 = 10;

/// Positions after some random moves, from games that last that long.
fn positions<G: Game>(rules: &G) -> Vec<G::Position> {
    let mut random = Random::seeded(Seed(1));
    let mut moves = Vec::new();
    let mut found = Vec::new();
    'games: while found.len() < POSITIONS {
        let mut position = rules.start();
        for _ in 0..PLIES {
            moves.clear();
            rules.moves(&position, &mut moves);
            if moves.is_empty() {
                continue 'games;
            }
            let at = usize::try_from(random.below(moves.len() as u64)).expect("there are few moves");
            rules.play(&mut position, moves[at]);
        }
        if rules.outcome(&position).is_none() {
            found.push(position);
        }
    }
    found
}

/// The leaves of all games of some plies.
pub fn leaves(rules: &Isolation) -> u64 {
    perft(rules, &rules.start(), PERFT)
}

/// Searches every position. Returns the nodes of all, and the sum of the depths reached.
pub fn searches(rules: &Isolation, evaluation: &str) -> (u64, u64) {
    let evaluation: IsolationEvaluation = evaluation.parse().expect("the evaluation has this name");
    sum(rules, |mover| evaluation.seen_by(mover))
}

/// The rules of give-away checkers.
pub const GIVE_AWAY: Checkers = Checkers::new(Goal::GiveAway);

/// The number of leaves of all games of checkers, of a few plies more.
pub fn checkers_leaves() -> u64 {
    perft(&GIVE_AWAY, &GIVE_AWAY.start(), CHECKERS_PERFT)
}

/// The same searches in give-away checkers, with real values and with integers.
pub fn checkers_searches(evaluation: &str) -> (u64, u64) {
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, evaluation).expect("the evaluation has this name");
    match evaluation.rounded() {
        Some(rounded) => sum(&GIVE_AWAY, |_| rounded),
        None => sum(&GIVE_AWAY, |_| evaluation),
    }
}

/// Values of give-away positions by alpha-beta with a full window or by tests of MTD-bi, with the
/// settings that both have in [Mańdziuk and Osman 2004]. Returns the sum.
pub fn checkers_values(tests: bool) -> f64 {
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, "linear").expect("the evaluation has this name");
    let options = Options::plain().with(|it| {
        it.table = 16;
        it.replacement = Replacement::Newer;
        it.table_move = true;
        it.history = History::Hits;
    });
    let budget = Budget::depth(FIGURE);
    let value = |position| {
        if tests {
            Mtd::new(GIVE_AWAY, evaluation, position, (options, MtdOptions::default()), budget).run().value
        } else {
            AlphaBeta::new(GIVE_AWAY, evaluation, position, options, budget).run().value
        }
    };
    positions(&GIVE_AWAY).into_iter().filter_map(value).sum()
}

/// The number of leaves of all games of Lines of Action of this many plies.
pub fn loa_leaves(plies: u32) -> u64 {
    let rules = Loa::default();
    perft(&rules, &rules.start(), plies)
}

/// The same searches in Lines of Action.
pub fn loa_searches(evaluation: &str) -> (u64, u64) {
    let evaluation: LoaEvaluation = evaluation.parse().expect("the evaluation has this name");
    sum(&Loa::default(), |_| evaluation)
}

/// The number of leaves of all games of Tzaar of four single moves.
pub fn tzaar_leaves() -> u64 {
    let rules = Tzaar::default();
    perft(&rules, &rules.start(), 4)
}

/// The same searches in Tzaar, with the game's own move ordering.
pub fn tzaar_searches(evaluation: &str) -> (u64, u64) {
    let evaluation: TzaarEvaluation = evaluation.parse().expect("the evaluation has this name");
    let options = Options::default().with(|it| {
        it.static_order = true;
        it.history_in_rank = 20;
        it.null_move = 0;
    });
    sum_with(&evaluation.rules(Tzaar::default()), |_| evaluation, options, TZAAR_NODES)
}

fn sum<G: Game + Clone, E: Evaluate<G>>(rules: &G, evaluation: impl Fn(Player) -> E) -> (u64, u64) {
    sum_with(rules, evaluation, Options::default(), NODES)
}

fn sum_with<G: Game + Clone, E: Evaluate<G>>(
    rules: &G,
    evaluation: impl Fn(Player) -> E,
    options: Options,
    nodes: u64,
) -> (u64, u64) {
    let budget = Budget::nodes(nodes);
    positions(rules).into_iter().fold((0, 0), |(nodes, depths), position| {
        let evaluation = evaluation(rules.mover(&position));
        let report = AlphaBeta::new(rules.clone(), evaluation, position, options, budget).run();
        (nodes + report.counts.nodes, depths + u64::from(report.depth))
    })
}

/// Solves a middlegame position. Returns the nodes, and the number of winning moves.
pub fn solve(rules: &Isolation) -> (u64, usize) {
    let position = rules.read("7/2x1x2/3x3/1x1a1x1/2b1x2/3x3/7 b").expect("the text is a position");
    let mut solver = Solver::new(rules, 1 << 18);
    let Answer::WinningMoves(moves) = solver.answer(&position, Question::WinningMoves) else {
        unreachable!("answers are of the kind of their questions")
    };
    (solver.nodes(), moves.len())
}

/// Proves or disproves that the mover wins, in positions of Isolation on 5 × 5 squares. Returns the
/// nodes, and the number of decided positions.
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

/// Searches the start of Breakthrough by UCT, with playouts to the end. Returns the nodes.
pub fn playouts() -> u64 {
    let (rules, evaluation) = (Breakthrough::default(), BreakthroughEvaluation::best());
    let (start, options) = (rules.start(), UctOptions::default().with(|options| options.playout = None));
    let mut search = Uct::new(rules, evaluation, start, options, PLAYOUT_NODES, Seed(1));
    search.step(u64::MAX);
    search.report().nodes
}
