//! What other crates do with searches and their results.

use plyground::{
    game::{Game, Notation, Player},
    games::loa::Loa,
    lab::RunningReport,
    players::{HasEngines, RunningEngine},
    problems::Problem,
    search::{
        AlphaBeta, Budget, Counts, DfPn, IdaObserver, IdaStar, Mtd, MtdOptions, Observer, Options, Pns, ProofObserver,
        ProofOptions, ProofReport, Report, Status,
    },
    slide::{PatternDatabases, Position, Slide},
};

const fn can_be_sent<T: Send>() {}
const fn can_be_written<T: serde::Serialize>() {}
const _: () = {
    can_be_sent::<Box<dyn RunningEngine>>();
    can_be_sent::<RunningReport>();
    can_be_written::<Report<u8, i32>>();
    can_be_written::<Counts>();
    can_be_written::<ProofReport<u8>>();
    can_be_written::<Problem<u8, u8>>();
};

/// Watches the ends of searches only.
#[derive(Default)]
struct Ends(u32);

impl<G: Game, V> Observer<G, V> for Ends {
    fn finish(&mut self, _: &G, _: &G::Position, _: Option<V>, _: Option<G::Move>) {
        self.0 += 1;
    }
}

impl<G: Game> ProofObserver<G> for Ends {
    fn finish(&mut self, _: &G, _: &G::Position, _: bool, _: &ProofReport<G::Move>) {
        self.0 += 1;
    }
}

impl<M> IdaObserver<M> for Ends {
    fn solve(&mut self) {
        self.0 += 1;
    }
}

#[test]
fn every_search_takes_an_observer_by_the_same_method() {
    let (rules, evaluation) = Loa::default().with_evaluation();
    let (options, proof) = (Options::default(), ProofOptions::default());
    // The second position is decided before any search.
    for start in [rules.start(), rules.read("8/8/8/3bw3/8/8/8/8 w").unwrap()] {
        let budget = Budget::depth(2);
        let mut search = AlphaBeta::new(rules, evaluation, start, options, budget);
        search.run();
        let plain = search.report();
        let search = AlphaBeta::new(rules, evaluation, start, options, budget);
        let mut search = search.observed(Ends::default());
        assert_eq!((search.run(), search.observer_mut().0), (plain, 1));
        let both = (options, MtdOptions::default());
        let mut search = Mtd::new(rules, evaluation, start, both, budget).observed(Ends::default());
        search.run();
        assert_eq!(search.observer_mut().0, 1);
        let search = DfPn::new(rules, evaluation, start, Player::First, proof, 1_000);
        let mut search = search.observed(Ends::default());
        search.run();
        assert_eq!(search.observer_mut().0, 1);
        let limits = (1_000, 1_000);
        let search = Pns::new(rules, evaluation, start, Player::First, proof, limits);
        let mut search = search.observed(Ends::default());
        search.run();
        assert_eq!(search.observer_mut().0, 1);
    }
    let search = IdaStar::new(Slide::<2>::new(), PatternDatabases::new(), Position::<2>::START);
    let mut search = search.observed(Ends::default());
    assert!(matches!(search.step(u64::MAX), Status::Solved(_)));
    assert_eq!(search.observer_mut().0, 1);
}
