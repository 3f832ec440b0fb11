//! Numbers that must not depend on the machine: run natively and in a browser's worker.

use plyground::{
    api::record,
    dtw::{Distances, Table},
    games::checkers::{Checkers, CheckersEvaluation, Goal},
    lab::{Experiment, Learner, Runner, report},
    rng::{Random, Seed},
    search::{AStar, Beam, BreadthFirst, IdaStar, Optimal, Status},
    slide::{Evaluation, Move, PatternDatabases, Position, Slide, WeightedSum},
};
use sha2::{Digest, Sha256};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_dedicated_worker);

const DRAWN: usize = 10_000;

/// An endless stream of positions, each reachable one equally likely.
fn positions<const K: usize>(seed: Seed) -> impl Iterator<Item = Position<K>> {
    let mut random = Random::seeded(seed);
    std::iter::repeat_with(move || random.below(Position::<K>::COUNT)).filter_map(Position::from_index)
}

fn first<const K: usize>(seed: u64) -> Position<K> {
    positions(Seed(seed)).next().unwrap()
}

/// The first eight bytes of the SHA-256 of some lines.
fn digest(lines: impl Iterator<Item = String>) -> String {
    let mut hash = Sha256::new();
    lines.for_each(|line| hash.update(line + "\n"));
    let bytes: [u8; 8] = hash.finalize()[..8].try_into().unwrap();
    format!("{:016x}", u64::from_be_bytes(bytes))
}

/// All facts about a position that need no search.
fn description<const K: usize>(position: &Position<K>) -> String {
    let values = Evaluation::THESIS.map(|evaluation| evaluation.value(position).to_bits());
    let moves: Vec<_> = Slide::<K>::new().moves(position).map(|mv| mv.to_string()).collect();
    format!("{} {position} {values:x?} {moves:?}", position.index())
}

/// The length of a shortest solution and the nodes that IDA* needs for it.
fn solve(bounds: &PatternDatabases<3>, root: Position<3>, slice: u64) -> (usize, u64) {
    let mut search = IdaStar::new(Slide::new(), bounds, root);
    loop {
        if let Status::Solved(line) = search.step(slice) {
            return (line.len(), search.nodes());
        }
    }
}

#[test]
fn positions_follow_from_seeds() {
    assert_eq!([1, 2, 3].map(|seed| first::<2>(seed).to_string()), ["400.4321", "400.1423", "100.4123"]);
    assert_eq!([1, 2, 3].map(|seed| first::<3>(seed).to_string()), ["403.948317562", "400.972458361", "103.371685294"]);
    assert_eq!(
        [1, 2, 3].map(|seed| first::<4>(seed).to_string()),
        ["415.d68521f79ca4geb3", "403.f71d2g3e8c4a569b", "113.3d48fa95e76c21bg"]
    );
}

#[test]
fn words_are_seeds() {
    let seeds = ["", "Troyka", "2026-01-01", "ff"].map(|text| text.parse::<Seed>().unwrap().to_string());
    assert_eq!(seeds, ["e3b0c44298fc1c14", "dd3e46c9701ae93f", "aa939a761f410928", "00000000000000ff"]);
}

/// Seeds of texts that look alike, computed by Python's `unicodedata` and `hashlib`.
const ALIKE: [(&str, &[&str]); 16] = [
    (
        "c32592d511a78e96",
        &[
            "Susanne",
            " Susanne",
            "Susanne\n",
            "\u{200b}Susanne",
            "Sus\u{200b}anne",
            "Susanne\u{feff}",
            "\u{feff} Susanne",
            "Su\u{ad}sanne",
            "\u{200f}Susanne\u{200e}",
            "\u{3000}Susanne\u{a0}",
            "S\u{e0061}usanne",
        ],
    ),
    ("73473dcc12b76308", &["Caf\u{e9}", "Cafe\u{301}", "Cafe\u{200b}\u{301}"]),
    ("000000000000cafe", &["Cafe"]),
    ("bd87f9bb68b67d2f", &["\u{d55c}\u{ae00}", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}"]),
    ("873296011f0dfda6", &["\u{c5}sa", "A\u{30a}sa", "\u{212b}sa"]),
    ("724f2b36d70c18fc", &["\u{fb01}n"]),
    ("a383bcb77c832a8f", &["fin"]),
    ("e5c1377a9211465d", &["Q\u{323}\u{307}", "Q\u{307}\u{323}"]),
    ("615d7ded5160a3c3", &["\u{915}\u{93c}", "\u{958}"]),
    ("983bc1f6b53267c6", &["rainy day", "rainy\u{a0}day", "rainy\u{3000}day", "rainy\tday"]),
    ("5cc55e1232f18743", &["rainy  day"]),
    ("af3e431f1a937212", &["\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", "\u{1f468}\u{1f469}\u{1f467}"]),
    ("cc13ee6f077aa44e", &["\u{2764}", "\u{2764}\u{fe0f}"]),
    ("000000000000001f", &["1f", "1F", " 1f ", "1\u{200b}f"]),
    ("1d7514ab00fbb0f0", &["\u{ff11}f"]),
    ("e3b0c44298fc1c14", &["", " ", "\u{200b}", "\u{feff}\n"]),
];

#[test]
fn texts_that_look_alike_are_one_seed() {
    for (seed, texts) in ALIKE {
        for text in texts {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), seed, "{text:?}");
        }
    }
}

#[test]
fn positions_are_described_alike() {
    let digests = [
        digest(positions::<2>(Seed(1)).take(DRAWN).map(|position| description(&position))),
        digest(positions::<3>(Seed(1)).take(DRAWN).map(|position| description(&position))),
        digest(positions::<4>(Seed(1)).take(DRAWN).map(|position| description(&position))),
    ];
    assert_eq!(digests, ["bd82e328c3b0a15f", "f2885ba515fcb481", "1e5fe4b37ab735af"]);
}

#[test]
fn fitted_evaluations_have_the_same_bits() {
    let values = positions::<3>(Seed(1)).take(DRAWN).map(|position| {
        let [pdb, sum, squares] =
            [Evaluation::Pdb, Evaluation::PdbSum, Evaluation::Squares].map(|evaluation| evaluation.value(&position));
        format!("{position} {pdb} {sum} {squares} {:x}", WeightedSum::FITTED.value(&position).to_bits())
    });
    assert_eq!(digest(values), "a17aa5b719e4e556");
}

#[test]
fn node_counts_do_not_depend_on_slicing() {
    let bounds = PatternDatabases::new();
    let roots = [Position::START, first(1), first(2), first(3)];
    for slice in [u64::MAX, 997, 1] {
        assert_eq!(roots.map(|root| solve(&bounds, root, slice)), [(24, 151), (18, 19), (20, 164), (18, 246)]);
    }
}

/// The lengths of the solutions that the other searches find, and their nodes.
fn others(bounds: &PatternDatabases<3>, root: Position<3>) -> [(usize, u64); 3] {
    const CAP: u64 = 1 << 24;
    let length = |status: Status<Move>| if let Status::Solved(line) = status { line.len() } else { usize::MAX };
    let mut best = AStar::new(Slide::new(), bounds, root, CAP);
    let mut layers = BreadthFirst::new(Slide::new(), bounds, root, CAP);
    let mut beam = Beam::new(Slide::new(), bounds, root, 20, CAP);
    let [one, two, three] = [best.step(u64::MAX), layers.step(u64::MAX), beam.step(u64::MAX)].map(length);
    [(one, best.nodes()), (two, layers.nodes()), (three, beam.nodes())]
}

#[test]
fn the_other_searches_count_alike() {
    let bounds = PatternDatabases::new();
    let known = [Position::START, first(1), first(2)].map(|root| others(&bounds, root));
    assert_eq!(
        known,
        [[(24, 77), (24, 1267), (24, 425)], [(18, 19), (18, 26), (18, 301)], [(20, 82), (20, 134), (20, 345)]]
    );
}

/// The length of a shortest solution of a position of SlideFour, and the nodes of the proof within 256 MiB after a beam
/// of some width.
fn prove(root: Position<4>, width: u32) -> (usize, u64) {
    let bounds = PatternDatabases::new();
    let mut search = Optimal::new(Slide::new(), &bounds, root, width, 224 << 20);
    let line = loop {
        match search.step(100_000) {
            Status::Running => {}
            Status::Solved(line) => break line,
            ended => panic!("{ended:?}"),
        }
    };
    let (rules, mut position) = (Slide::<4>::new(), root);
    for &mv in &line {
        rules.play(&mut position, mv).unwrap();
    }
    assert!(position.is_win());
    assert_eq!(usize::from(search.bound()), line.len());
    assert!(search.bytes() + bounds.bytes() <= 256 << 20);
    (line.len(), search.nodes())
}

#[test]
fn logs_of_searches_have_the_same_bytes_everywhere() {
    let logs = [
        "loa alpha-beta/depth=3/quiet=2/null=1",
        "giveaway mtd/depth=4",
        "isolation alpha-beta/depth=2",
        "isolation:5x5 proof/nodes=900",
        "loa proof/search=best-first/nodes=900/order=yes",
        "isolation uct/nodes=2000",
        "breakthrough uct/nodes=9000/playout=all",
        "tzaar uct/nodes=900/playout=2/noise=add:0.5:two",
        "slide2 ida-star",
        "slide3 depth-t/eval=eu/t=3/noise=mult/w=2",
    ];
    let digests = logs.map(|log| {
        let (game, engine) = log.split_once(' ').unwrap();
        let mut search = record(game.parse().unwrap(), None, engine, Seed(1)).unwrap();
        while !search.step(u64::MAX) {}
        let log = search.take_log();
        format!("{} {}", log.len(), digest(std::iter::once(format!("{log:?}"))))
    });
    let expected = [
        "29698 a81d3577d4e60474",
        "7562 1ad0bad2c2ba2fb1",
        "5011 478ce5450bebe4d6",
        "7162 9daaa7991e117452",
        "5042 d29bfc89486d1de6",
        "18735 aa4464ff17f54b5f",
        "1862 6a5249f0148370d2",
        "7006 3cbc22cf2c4d603f",
        "118 9d326c9a97ae6c53",
        "3748 bd8c7027d762a1da",
    ];
    assert_eq!(digests, expected);
}

#[test]
#[ignore = "takes half a minute and 256 MiB"]
fn start_of_slide4_needs_42_moves() {
    assert_eq!(prove(Position::START, 1000), (42, 24_057_143));
}

/// The beam finds 38 moves, and the iteration that finds 36 has more positions than memory has room for as they are.
#[test]
#[ignore = "takes a minute and 256 MiB"]
fn a_position_of_slide4_is_proven_by_packing() {
    assert_eq!(prove("123.bc7a1952e4386dgf".parse().unwrap(), 10_000), (36, 93_506_547));
}

#[test]
fn distances_and_optimal_moves_agree() {
    let table = Table::generate();
    let answers = positions(Seed(1)).take(DRAWN).map(|position| {
        let moves: Vec<_> = table.optimal_moves(&position).iter().map(ToString::to_string).collect();
        format!("{position} {} {moves:?}", table.distance(&position))
    });
    assert_eq!(digest(answers), "e3de3cce4a93db1c");
    let drawn = [1, 13, 26].map(|distance| table.random_position(distance, &mut Random::seeded(Seed(1))).unwrap());
    assert_eq!(drawn.map(|position| position.to_string()), ["215.123456789", "402.412356879", "400.684957321"]);
}

/// The first 16 digits of the fingerprint of an experiment.
fn fingerprint(query: &str) -> String {
    let experiment = Experiment::parse(query).unwrap();
    let mut runner = Runner::new(&experiment).unwrap();
    let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial)).collect();
    let report = report(&experiment, &rows.iter().flat_map(|row| row.lines()).collect::<Vec<_>>()).unwrap();
    report.fingerprint.unwrap()[..16].to_owned()
}

/// Each line has a fingerprint and its query.
#[test]
fn experiments_have_their_fingerprints() {
    for line in include_str!("data/fingerprints.txt").lines() {
        let (known, query) = line.split_once(' ').unwrap();
        assert_eq!(fingerprint(query), known, "{query}");
    }
}

/// A report has means, roots, logarithms and exponentials besides rows.
#[test]
fn reports_of_contests_are_the_same_bytes() {
    let queries = [
        "kind=tournament&g=isolation&engines=alpha-beta/eval=open/nodes=300;random;minimax/eval=h1&n=9&sprt=0:50:0.05:0.05",
        "kind=effort&g=isolation&engines=alpha-beta/eval=open/nodes=2000;minimax/eval=open;alpha-beta/eval=open/depth=4&n=9",
        "kind=playouts&g=isolation&n=30",
    ];
    let lines = queries.map(|query| {
        let experiment = Experiment::parse(query).unwrap();
        let mut runner = Runner::new(&experiment).unwrap();
        let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial)).collect();
        let report = report(&experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap();
        format!("{:?}", report.results)
    });
    assert_eq!(
        lines.map(|line| digest([line].into_iter())),
        ["076d3b7d20fbfe63", "c953fd8f661f9676", "2f4adb0651b530f4"]
    );
}

#[test]
fn learning_gives_the_same_weights_everywhere() {
    let digests = Goal::ALL.map(|goal| {
        let training = "games=12&lambda=0.9&explore=0.1".parse().unwrap();
        let evaluation = CheckersEvaluation::read(goal, "linear").unwrap();
        let mut learner = Learner::new(Checkers::new(goal), evaluation, training);
        while !learner.is_finished() {
            learner.play();
        }
        digest(std::iter::once(learner.evaluation().to_string()))
    });
    assert_eq!(digests, ["3a50275ccbd06ab6", "5910dac190bd2fbe"]);
}
