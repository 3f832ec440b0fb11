//! Valid inputs.

use plyground::{
    api::{self, GameName},
    games::checkers::{Checkers, CheckersEvaluation, Goal},
    lab::{self, Experiment, Runner},
    learning::Learner,
    rng::{Random, Seed},
};

use super::mutate::{PART, pick};

/// Variants besides the defaults.
const VARIANTS: [&str; 9] = [
    "isolation:queen:5x4",
    "isolation:king",
    "isolation:3x3",
    "isolation:9x9",
    "loa:thesis-2000",
    "loa:mover-wins:6x6",
    "loa:6x6",
    "tzaar:random=1f",
    "tzaar:tournament",
];
const LEVELS: [&str; 5] = ["random", "beginner", "easy", "medium", "strong"];
const ENGINES: [&str; 18] = [
    "minimax/depth=2",
    "minimax/depth=1/noise=add:0.5:two",
    "alpha-beta/nodes=100/table=0",
    "alpha-beta/depth=3/deepening=no/table=10/keep=newer/answer=exact/killers=0/scout=no/null=0",
    "alpha-beta/nodes=200/foresee=yes/turns=yes/bounds=published/static=yes/in-rank=20",
    "alpha-beta/nodes=100/aspiration=50/late=3/quiet=5/stand=free",
    "alpha-beta/nodes=100/every=yes",
    "uct/nodes=100/c=0.2/playout=3/scale=50/solver=no/memory=10/choose=mean",
    "alpha-beta/clear=yes/first=no/history=none/weight=one/nodes=77",
    "mtd/depth=3/deepening=no/table=10/keep=newer/killers=0/driver=bi",
    "mtd/driver=real/nodes=100/min=-5/max=5/eps=0.1",
    "mtd/driver=step/step=3/nodes=100/guess=2",
    "mtd/driver=f/nodes=100",
    "proof/nodes=100/table=8",
    "proof/nodes=100/search=best-first/table=6",
    "proof/nodes=100/attacker=other/eps=0/leaf=one/a=0/b=0",
    "proof/leaf=eval/leaf-from=3/add=sum/order=yes/nodes=90",
    "proof/add=heuristic/h=2/add-from=4/widening=3/order=static/threats=no/nodes=80",
];
const SOLVERS: [&str; 10] = [
    "beam",
    "beam/width=30",
    "ida-star",
    "a-star/weight=150",
    "a-star/memory=30",
    "rta-star/depth=2",
    "lrta-star",
    "breadth-first/width=0/memory=4",
    "breadth-first",
    "beam/width=1/memory=1",
];
/// Experiments whose trials take no time.
const QUERIES: [&str; 22] = [
    "kind=sample&n=4",
    "kind=com&n=3&last=3",
    "n=5&t=3",
    "n=4&t=2&noise=add&w=0.5",
    "n=3&t=2&clusters=yes",
    "n=3&t=1&eval=man%2B0.5*l2&round=0.5",
    "n=2&t=2&eval=tiletab&draw=game&size=8&type1=keep&type2=deeper",
    "kind=ties&n=3&last=3",
    "kind=trace&n=2&t=2&limit=20",
    "kind=clusters&n=3&t=2&noise=add",
    "kind=solving&n=3&budget=500",
    "kind=solving&n=2&with=beam/width=5",
    "kind=solving&n=2&budget=9&with=rta-star/depth=4",
    "n=2&t=2&sweep=w&over=0.1,0.5&noise=add",
    "kind=tournament&g=isolation:3x3&engines=random;minimax/depth=1&n=3&plies=20",
    "kind=tournament&g=giveaway&engines=random;minimax/depth=1;alpha-beta/nodes=20/table=4&n=2&plies=20&sprt=-20:20:0.05:0.05",
    "kind=tournament&g=loa:6x6&engines=random&against=minimax/depth=1&n=2&plies=9",
    "kind=effort&g=isolation&engines=minimax/depth=1;alpha-beta/nodes=50/table=4&n=3",
    "kind=effort&g=tzaar&engines=proof/nodes=50/table=4;alpha-beta/nodes=20/table=4&n=2",
    "kind=playouts&g=isolation:4x4&n=4&plies=20",
    "kind=playouts&g=giveaway&engines=random;minimax/depth=1&n=2&plies=30",
    "kind=effort&g=tzaar&engines=proof/nodes=50/table=4&walk=5&n=4&by=minimax/depth=1",
];
const TRAININGS: [&str; 3] = [
    "",
    "games=1000&depth=3",
    "games=2000&depth=3&lambda=0.9&rate=0.5&scale=3&opening=0&explore=0.1&plies=20&eval=material:men=0,kings=0&seed=Ada&v=1",
];
const EVALUATIONS: [(&str, &str); 14] = [
    ("isolation", "h1:1,-2"),
    ("isolation", "parity:0,1,0,1"),
    ("isolation", "improved"),
    ("isolation", "centre"),
    ("loa", "mia:mobility=150,turn=0"),
    ("loa", "normal:edge=-200"),
    ("loa", "quad"),
    ("tzaar", "waltz:h2=90,threat=0"),
    ("tzaar", "fitted:capture-count=3"),
    ("giveaway", "linear:men=-3,m28=0.5"),
    ("giveaway", "material:kings=-0.304,eps=0.01"),
    ("giveaway", "learned"),
    ("sum", "man+0.5*l2"),
    ("sum", "-3*man+inv"),
];
const PDNS: [&str; 8] = [
    "% A remark of the file.\n[Event \"A \\\"friendly\\\" game\"]\n[Site \"C:\\\\\"]\n[Result \"*\"]\n\n{ Before the game } 1. 11-15 {Old Faithful (so called)} 23-19! 2.8-11 $2 22-17\n(22-18 15x22 (15-22? {or} 9-13) 25x18) 3. 11-16 ; the usual\n24-20\n",
    "[SetUp \"1\"]\n[FEN \"W:W25:B6,14,22\"]\n1... 25x18x9x2\n0-1",
    "[FEN \"B:W17:B9\"] 1. 9-14! {and White has to take} 17x10 0-1",
    "",
    "1. 11-15 *",
    "[Event \"A\"]\r\n[Event \"B\"]\r\n1. c3-d4 b6-a5(?) {[%clock w0:01:00]} 1... (1... f6-g5) 0-0\r\n",
    "[A_1 \"\"][B \"x y\"]\n1. 12-16 24-20 8-12 28-24 1/2-1/2",
    "[FEN \"W:WK1-3,30:BK32\"]\n1... 30-26 32-28 2-0",
];
const MOVES: [(&str, &str); 12] = [
    ("giveaway", "11-15"),
    ("giveaway", "22x15x8"),
    ("loa", "b1-b3"),
    ("loa", "g4xg1"),
    ("loa", "pass"),
    ("tzaar", "G4xC6"),
    ("tzaar", "F2+F1"),
    ("tzaar", "pass"),
    ("tzaar:tournament", "ZE5"),
    ("isolation", "d4"),
    ("slide3", "R2+"),
    ("slide3", "C3-"),
];

/// All games, and variants of some.
pub fn games() -> Vec<GameName> {
    GameName::all().into_iter().chain(VARIANTS.iter().map(|name| name.parse().unwrap())).collect()
}

fn two_player_games() -> Vec<GameName> {
    games().into_iter().filter(|game| matches!(game, GameName::TwoPlayer(_))).collect()
}

fn join(parts: &[&str]) -> String {
    parts.join(&PART.to_string())
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

/// The start of each game, positions drawn, and positions from games at random.
pub fn positions() -> Vec<(GameName, String)> {
    let mut positions = Vec::new();
    for (game, number) in games().into_iter().zip(0..) {
        positions.push((game, api::open(game, None).unwrap().position()));
        positions.extend((0..2).map(|seed| (game, api::random_position(game, Seed(seed)))));
        let mut random = Random::stream(Seed(number), 0, "positions");
        for _ in 0..2 {
            let mut session = api::open(game, None).unwrap();
            for ply in 0..120 {
                let steps = session.steps();
                if steps.is_empty() {
                    break;
                }
                session.play(&pick(&mut random, &steps).name).unwrap();
                if ply % 17 == 5 {
                    positions.push((game, session.position()));
                }
            }
            positions.push((game, session.position()));
        }
    }
    positions
}

fn of_positions(more: impl Fn(usize, &str) -> Option<String>) -> Vec<String> {
    let with = |(number, (game, position)): (usize, (GameName, String))| {
        let game = game.to_string();
        more(number, &game).map(|more| join(&[&game, &position, &more]))
    };
    positions().into_iter().enumerate().filter_map(with).collect()
}

/// An experiment's query and rows.
fn experiments() -> Vec<(Experiment, Vec<String>)> {
    let run = |query: &&str| {
        let experiment = Experiment::parse(query).unwrap();
        let mut runner = Runner::new(&experiment).unwrap();
        let rows =
            (0..experiment.trials()).flat_map(|trial| runner.row(trial).lines().map(str::to_owned).collect::<Vec<_>>());
        let rows = rows.collect();
        (experiment, rows)
    };
    QUERIES.iter().map(run).collect()
}

/// The inputs of a target.
pub fn game_name() -> Vec<String> {
    games().iter().map(ToString::to_string).collect()
}

pub fn position() -> Vec<String> {
    positions().iter().map(|(game, position)| join(&[&game.to_string(), position])).collect()
}

pub fn play() -> Vec<String> {
    of_positions(|number, _| {
        Some(format!("#{number},#3,#{},#0,#7,#11,#2,pass,d4,11-15,R2+,b1-b3,D6xE6,#5,#9,#1", number * 7))
    })
}

pub fn seed() -> Vec<String> {
    let of = |game: &GameName| ["1f", "Susanne", "ffffffffffffffff", "ü"].map(|seed| join(&[&game.to_string(), seed]));
    games().iter().flat_map(of).collect()
}

pub fn engine() -> Vec<String> {
    let of = |game: GameName| {
        let game = game.to_string();
        let engines = LEVELS.into_iter().chain(ENGINES.into_iter().filter(|engine| has_engine(&game, engine)));
        engines.map(|engine| join(&[&game, engine])).collect::<Vec<_>>()
    };
    two_player_games().into_iter().flat_map(of).collect()
}

pub fn think() -> Vec<String> {
    let engine = |number, game: &str| {
        let from_here = ENGINES.into_iter().cycle().skip(number % ENGINES.len());
        from_here.take(ENGINES.len()).find(|engine| has_engine(game, engine)).map(str::to_owned)
    };
    of_positions(|number, game| if game.starts_with("slide") { None } else { engine(number, game) })
}

/// Whether a game has an engine: not all have a quiescence search.
fn has_engine(game: &str, engine: &str) -> bool {
    !engine.contains("/quiet=") || !["isolation", "tzaar"].iter().any(|other| game.starts_with(other))
}

pub fn solver() -> Vec<String> {
    owned(&SOLVERS)
}

pub fn solve() -> Vec<String> {
    of_positions(|number, game| (game == "slide2").then(|| SOLVERS[number % SOLVERS.len()].to_owned()))
}

pub fn query() -> Vec<String> {
    let presets = lab_presets();
    owned(&QUERIES).into_iter().chain(presets).collect()
}

fn lab_presets() -> impl Iterator<Item = String> {
    plyground::presets::presets().into_iter().flat_map(|preset| {
        let runs = preset.quick.into_iter().chain(preset.full);
        runs.map(|run| run.query.clone()).collect::<Vec<_>>()
    })
}

pub fn run_query() -> Vec<String> {
    owned(&QUERIES)
}

pub fn sample() -> Vec<String> {
    [("n=1", "115\n987654321\n115\n123456789\n"), ("", "115\r\n987654321\r\n"), ("kind=sample", "115\n987654321\n")]
        .iter()
        .map(|(query, file)| join(&[query, file]))
        .collect()
}

pub fn rows() -> Vec<String> {
    experiments().iter().map(|(experiment, rows)| join(&[&experiment.query(), &rows.join("\n")])).collect()
}

pub fn row_file() -> Vec<String> {
    let files = |(experiment, rows): &(Experiment, Vec<String>)| {
        let fingerprint =
            lab::report(experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap().fingerprint;
        [(fingerprint.as_deref(), None), (None, Some("1/1"))]
            .map(|(fingerprint, part)| experiment.heading(fingerprint, part) + &rows.join("\n") + "\n")
    };
    experiments().iter().flat_map(files).collect()
}

pub fn training() -> Vec<String> {
    owned(&TRAININGS)
}

/// A learner that is done in a moment.
pub fn learner() -> Learner<Checkers, CheckersEvaluation> {
    let training = "games=3&depth=1&plies=20".parse().unwrap();
    let evaluation = CheckersEvaluation::read(Goal::GiveAway, "linear").unwrap();
    Learner::new(Checkers::new(Goal::GiveAway), evaluation, training)
}

pub fn state() -> Vec<String> {
    let mut learner = learner();
    let mut states = vec![learner.state()];
    while !learner.is_finished() {
        learner.play();
        states.push(learner.state());
    }
    states
}

pub fn evaluation() -> Vec<String> {
    EVALUATIONS.iter().map(|(game, text)| join(&[game, text])).collect()
}

pub fn pdn() -> Vec<String> {
    owned(&PDNS)
}

pub fn records() -> Vec<String> {
    let others = [
        "[A \"1\"]\n1. 11x15 {a} 23x19 (2. 8-11) 1-0\n\n[FEN \"W:W25:B6,14,22\"] 25x2 *\n1. 9-14 *",
        "game: loa\nmoves: b1-h1 a3-c3\n\ngame: isolation:3x3\nposition: 3/3/3 a\nmoves:\na1 c3\n",
        "game: giveaway\nposition: W:W25:B6,14,22\nmoves: 25x18x9x2\n",
        "(;GM[9]FF[4]PB[Ada]PW[B\\]en]RE[W+];B[b1-h1];W[a3:c3]C[x](;B[c8:a6])(;B[pass]))\n(;GM[1];B[aa])",
        "(;FF[4]GM[9]PB[Ada];B[b1-b3];W[a3-c3]\n(;FF[4]GM[9];B[c1-c3];W[resign])\n\n[Black \"Ben\"]\n\n1. 11-15 5. 23-19 1-0",
        "(;FF[TZAAR]VA[RANDOM]PB[A]PW[B]POS[cBbCbcBCCBBcabaBbCcCbbbCCACAcbcbcBccBCCBaAAacCCcaacCACcCccAB];W[npmq];B[prqq-kplp];W[smrn-pass])",
        "[Site \"www.littlegolem.net\"] \n[White \"A\"] \n[Result \"0-1\"] \n1. h2-g3 e7->e6 2. a2b3! g7-f6 3. resign 0-1",
        "trmph.com/breakthrough/board#8,g2h3b7b6h1g2c7c6\nb1b3a3c3 0-1 (time)",
        "[GameType \"21,B,8,8,N1,0\"][FEN \"?:W29,13,11:B22,4,2\"] 1... 2 2-2 6 *",
        "(;GM[Tzaar]VV[1]SU[tzaar-standard 0]P0[id \"Ada\"];P0[1 Pickb A 5];P0[2 Dropcap A 4];P0[3 Done];P1[resign])",
    ];
    let pdn = pdn().into_iter().filter(|text| !text.is_empty());
    pdn.chain(owned(&others)).chain(waltz().into_iter().take(1)).collect()
}

pub fn waltz() -> Vec<String> {
    use plyground::{game::Game, games::tzaar::Tzaar};
    let rules = Tzaar::default();
    let files = [rules.show_waltz(&rules.start()).unwrap()];
    files.into_iter().chain(owned(&["G4 C6\n0 F2 F1\n33.303 33319\n", "G4 C6\n-2\n0.000 -5\n"])).collect()
}

pub fn moves() -> Vec<String> {
    MOVES.iter().map(|(game, name)| join(&[game, name])).collect()
}

pub fn puzzle() -> Vec<String> {
    owned(&[
        "1255.ponmlkjihgfedcba987654321",
        "115.987654321",
        "115.123456789",
        "103.1234",
        "163.gfedcba987654321",
        "163.123456789abcdefg",
    ])
}
