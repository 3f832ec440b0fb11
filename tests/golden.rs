//! Numbers that must not depend on the machine: run natively and in a browser's worker.

use plyground::{
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

/// Everything that is known of a position without a search.
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

#[test]
fn experiments_have_their_fingerprints() {
    let known = [
        ("kind=sample&n=20&dtw=all", "626253338af28e22"),
        ("kind=sample&n=20&seed=Troyka", "a6b1bd6d48cb2050"),
        ("kind=sample&n=100&dtw=26&replace=no", "9632b7c9b95d3534"),
        ("kind=com&n=20&last=5&eval=eu+0.5*nb", "b6bbffc7d5b6c1d0"),
        ("kind=com&n=20&last=4&eval=perm&noise=mult&w=0.3", "820123e8a846346b"),
        ("kind=ties&n=20&dtw=all&last=5&sweep=eval&over=eu,man,nb,perm,inv,l2", "ee3d67f72a74425c"),
        ("n=20&t=3&dtw=10&sweep=noise&over=none,add,mult,normplus,normminus,comb", "be56765e924126cf"),
        ("n=20&t=3&dtw=10&eval=l2&round=0.5&noise=add&sides=one&ends=open&win=buggy&tie=fat", "3553d14990c4a19c"),
        ("n=20&t=3&dtw=10&eval=tiletab&sweep=draw&over=ideal,game,search,none", "518e7e21fe6af46f"),
        ("n=20&t=3&dtw=8&eval=random&fat=distinct&found=value", "436dddf67a1a52ec"),
        ("kind=trace&n=3&t=4&dtw=9&eval=inv&noise=comb", "5f71330b64177fa6"),
        ("n=20&t=3&dtw=24&noise=add&sweep=eval&over=pdb,pdbsum,squares,fitted", "629f7b17696c67ae"),
        ("n=20&t=4&dtw=10&eval=eu&sweep=tie&over=clustered,spread", "58f18a4bea5b661f"),
        ("n=20&t=4&eval=eu&noise=add&clusters=yes&sweep=tie&over=random,fat,clustered", "bcdc10f48a1b594a"),
        ("kind=clusters&n=50&t=4&noise=add&sweep=eval&over=eu,pdb", "2c83dd06571a8c5f"),
        (
            "kind=solving&n=10&eval=pdb&noise=mult&sweep=with&over=ida-star,a-star,a-star/weight=200,beam/width=10,rta-star/depth=2,lrta-star",
            "3b62f5fcf1a53229",
        ),
        ("kind=solving&n=10&eval=tiletab&budget=5000", "3938153e7bb62897"),
        ("kind=trace&n=3&t=3&eval=tiletab&draw=game&size=8&type1=keep&type2=deeper&limit=20", "8be8f49cfd6d5c20"),
    ];
    for (query, print) in known {
        assert_eq!(fingerprint(query), print, "{query}");
    }
}

#[test]
fn contests_have_their_fingerprints() {
    let known = [
        (
            "kind=tournament&g=isolation&engines=alpha-beta/eval=improved/depth=2/margin=1;minimax/eval=h1:1,-2;random&n=6&sprt=0:50:0.05:0.05",
            "e741b3241c52b48a",
        ),
        (
            "kind=tournament&g=isolation:queen:5x5&engines=alpha-beta/eval=h3/nodes=300/noise=add:0.5:two&against=random;minimax/eval=centre&n=5&seed=Troyka&opening=3",
            "8da3d737deea8947",
        ),
        (
            "kind=effort&g=isolation&engines=alpha-beta/eval=open/nodes=2000;alpha-beta/eval=h1/depth=4/margin=1;minimax/eval=h2;random&n=10&from=6&to=30",
            "4f6863e10ae79b48",
        ),
        ("kind=playouts&g=isolation&n=50", "66595f9e718f15f4"),
        ("kind=playouts&g=isolation:king:4x4&engines=minimax/eval=open/depth=2&n=20&plies=9", "46a0d87d43deb715"),
        (
            "kind=tournament&g=loa&engines=alpha-beta/eval=quad/nodes=500/quiet=4/static=yes;alpha-beta/eval=blocking/depth=2;random&n=3&opening=4",
            "e65c91b97024b722",
        ),
        (
            "kind=effort&g=loa:thesis-2000:6x6&engines=minimax/eval=normal/depth=2;alpha-beta/eval=quad:walls=40,centralisation=90,centre=15,mobility=100,connectedness=30,uniformity=50,turn=5/depth=3/static=yes&n=10",
            "a6316d96a8c80902",
        ),
        ("kind=playouts&g=loa:mover-wins:6x6&n=30", "f71ffaf1cdef314c"),
        (
            "kind=tournament&g=tzaar:random=7&engines=alpha-beta/eval=waltz/nodes=500/static=yes;minimax/eval=waltz-beginner:h2=70/depth=1;random&n=2&opening=4",
            "2e4fc9a1e406d59a",
        ),
        (
            "kind=effort&g=tzaar&engines=alpha-beta/eval=waltz/depth=3/margin=20;alpha-beta/eval=waltz:few=5000/nodes=3000&n=6",
            "b8eace2d90bb8c91",
        ),
        ("kind=playouts&g=tzaar:tournament&n=10", "09a021a15dbe2511"),
        (
            "kind=tournament&g=isolation:5x5&engines=proof/search=best-first/nodes=2000/table=8;proof/nodes=200;random&n=6&opening=4",
            "997f41351ceeadbe",
        ),
        (
            "kind=effort&g=tzaar&set=waltz-endgames&engines=proof/search=best-first/nodes=3000;proof/nodes=3000&n=6",
            "8165a1bbcf5216f3",
        ),
    ];
    for (query, print) in known {
        assert_eq!(fingerprint(query), print, "{query}");
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
