//! The arena: engines against each other, and what their searches cost.
#![cfg(not(target_arch = "wasm32"))]

mod laboratory;

use std::{collections::BTreeSet, fs, process::Command};

use laboratory::{column, experiment, report_of, rows, rows_of};
use plyground::{
    game::{Game, Notation, Player},
    games::{
        checkers::Checkers,
        isolation::Isolation,
        loa::{Loa, LoaEvaluation},
    },
    lab::{
        Effort, Experiment, Outcome, Playouts, Report, Runner, Source, SpecError, Tests, Tournament, presets_of, report,
    },
    players::{Playable, Spec},
    search::Minimax,
};

fn run(query: &str) -> Report {
    report_of(&experiment(query), &rows(query))
}

fn tournament(query: &str) -> Tournament {
    let Outcome::Tournament(tournament) = run(query).results.remove(0) else { panic!("{query}") };
    tournament
}

fn effort(query: &str) -> Effort {
    let Outcome::Effort(effort) = run(query).results.remove(0) else { panic!("{query}") };
    effort
}

fn playouts(query: &str) -> Playouts {
    let Outcome::Playouts(playouts) = run(query).results.remove(0) else { panic!("{query}") };
    playouts
}

fn number(row: &str, place: usize) -> usize {
    column(row, place).parse().unwrap()
}

const QUICK: &str = "kind=tournament&g=isolation&engines=minimax/depth=1;minimax/depth=2;random&n=4";
const AGAINST: &str = "kind=tournament&g=isolation:5x5&engines=random;minimax/depth=1&against=random;minimax/eval=open/depth=2&n=3&opening=3";
const EFFORT: &str = "kind=effort&g=isolation&engines=minimax;alpha-beta/depth=3;alpha-beta/depth=3/table=0&n=15";
/// Random games, some of which go round in circles.
const DRAWS: &str = "kind=playouts&g=giveaway&n=200";
const PLAYOUTS: &str = "kind=playouts&g=isolation:queen:4x4&n=20";

/// Plays the moves of a game again: the position in the end.
fn replay(rules: &Isolation, opening: &str, moves: &str) -> <Isolation as Game>::Position {
    let mut position = rules.read(opening).unwrap();
    for name in moves.split(' ').filter(|name| !name.is_empty()) {
        let mut legal = Vec::new();
        rules.moves(&position, &mut legal);
        let mv = rules.read_move(&position, name).unwrap();
        assert!(legal.contains(&mv), "{name} in {}", rules.show(&position));
        rules.play(&mut position, mv);
    }
    position
}

#[test]
fn queries_have_one_canonical_form() {
    let cases = [
        (
            "engines=minimax/depth=3;random&n=050&g=isolation:knight:7x7&seed=1&kind=tournament&opening=2&sprt=none",
            "kind=tournament&g=isolation&engines=minimax/eval=parity;random",
        ),
        (
            "kind=tournament&g=isolation:5x5&engines=random&against=minimax/depth=3&n=7&opening=3&plies=40&sprt=-0:05:.05:0.1",
            "kind=tournament&g=isolation:5x5&engines=random&against=minimax/eval=parity&n=7&opening=3&plies=40&sprt=0:5:0.05:0.1",
        ),
        (
            "kind=effort&g=isolation&engines=minimax;alpha-beta/table=0/depth=3&n=100&from=3&to=9&plies=1000",
            "kind=effort&g=isolation&engines=minimax/eval=parity;alpha-beta/eval=parity/depth=3/table=0&from=3&to=9",
        ),
        (
            "kind=effort&g=isolation&engines=mtd/step=2/guess=-0/driver=step/eps=0.010/min=-5/depth=9&to=20&walk=40",
            "kind=effort&g=isolation&engines=mtd/eval=parity/depth=9/driver=step/min=-5/step=2&walk=40",
        ),
        ("?kind=playouts&g=isolation&engines=random&n=1000&v=1", "kind=playouts&g=isolation"),
        (
            "kind=playouts&g=isolation%3Aqueen&engines=alpha%2dbeta/nodes=50&seed=Troyka",
            "kind=playouts&g=isolation:queen&engines=alpha-beta/eval=parity/nodes=50&seed=dd3e46c9701ae93f",
        ),
    ];
    for (given, canonical) in cases {
        assert_eq!(experiment(given).query(), canonical, "{given}");
        assert_eq!(experiment(canonical).query(), canonical);
    }
}

#[test]
fn levels_are_spelled_out() {
    let levels = Isolation::levels();
    let ids: Vec<&str> = levels.iter().map(|level| level.id).collect();
    let engines: Vec<String> = levels.iter().map(|level| level.engine.parse::<Spec>().unwrap().to_string()).collect();
    let query = |engines: &str| format!("kind=tournament&g=isolation&engines={engines}");
    assert_eq!(experiment(&query(&ids.join(";"))).query(), query(&engines.join(";")));
}

fn refused(query: &str) -> SpecError {
    Experiment::parse(query).and_then(|experiment| Runner::new(&experiment)).map(|_| ()).expect_err(query)
}

#[test]
fn refusals_name_the_key() {
    let cases = [
        ("kind=race", "kind", "race", "ties, trace, exact-quota, clusters, solving, tournament, effort, playouts"),
        ("kind=effort&dtw=4", "dtw", "4", "one of the keys kind, g, engines"),
        ("kind=playouts", "g", "", "isolation, then"),
        ("kind=playouts&g=chess", "g", "chess", "isolation, then"),
        ("kind=playouts&g=chess", "g", "chess", "giveaway or checkers"),
        ("kind=playouts&g=isolation&g=isolation", "g", "isolation", "each key once"),
        (
            "kind=playouts&g=isolation&engines=random;perfect;minimax",
            "engines",
            "random;perfect;minimax/eval=parity",
            "1 to 2 engines",
        ),
        ("kind=tournament&g=isolation", "engines", "", "2 to 16 engines"),
        ("kind=tournament&g=isolation&engines=random", "engines", "random", "2 to 16 engines"),
        ("kind=tournament&g=isolation&engines=random;", "engines", "", "as engine one of random, minimax"),
        ("kind=tournament&g=isolation&engines=random;random", "engines", "random", "each engine once"),
        ("kind=effort&g=isolation&engines=minimax;minimax/depth=3", "engines", "minimax/depth=3", "each engine once"),
        ("kind=effort&g=isolation&engines=minimax/depth=0", "engines", "minimax/depth=0", "as depth a number from 1"),
        ("kind=effort&g=isolation&engines=minimax/eval=max", "engines", "minimax/eval=max", "as eval one of open"),
        ("kind=effort&g=isolation&engines=minimax&against=random", "against", "random", "kind tournament"),
        ("kind=effort&g=isolation&engines=minimax&from=21", "from", "21", "at most to, which is 20"),
        (
            "kind=effort&g=isolation&engines=minimax&from=60&to=70",
            "from",
            "60",
            "random games of isolation still go on",
        ),
        ("kind=effort&g=isolation&engines=minimax&walk=9&to=30", "to", "30", "nothing beside walk"),
        ("kind=effort&g=isolation&engines=minimax&walk=0", "walk", "0", "from 1 to 1000"),
        ("kind=effort&g=isolation&engines=minimax&walk=60", "walk", "60", "random games of isolation still go on"),
        ("kind=playouts&g=isolation&walk=9", "walk", "9", "kind effort"),
        ("kind=playouts&g=isolation&by=easy", "by", "easy", "kind effort"),
        ("kind=effort&g=isolation&engines=minimax&by=nobody", "by", "nobody", "as engine one of random"),
        ("kind=effort&g=isolation&engines=minimax&by=minimax/depth=1&from=60&to=60", "from", "60", "still go on"),
        ("kind=playouts&g=isolation&opening=60", "opening", "60", "random games of isolation still go on"),
        ("kind=effort&g=isolation&engines=mtd/max=-100", "engines", "mtd/max=-100", "as max more than min"),
        ("kind=tournament&g=isolation&engines=easy;random&opening=60", "opening", "60", "still go on"),
        ("kind=tournament&g=isolation&engines=easy;random&plies=2", "plies", "2", "more than opening"),
        ("kind=tournament&g=isolation&engines=easy;random&from=3", "from", "3", "kind effort"),
        ("kind=tournament&g=isolation&engines=easy;random&n=0", "n", "0", "from 1 to 1000000"),
        (
            "kind=tournament&g=isolation&engines=easy;random&sprt=5:0:0.05:0.05",
            "sprt",
            "5:0:0.05:0.05",
            "the less first",
        ),
        ("kind=playouts&g=isolation&v=2", "v", "2", "one of 1"),
        ("kind=playouts&g=isolation&seed=%ff", "seed", "%ff", "UTF-8"),
    ];
    for (query, key, found, expected) in cases {
        let error = refused(query);
        assert_eq!((error.key.as_str(), error.found.as_str()), (key, found), "{query}");
        assert!(error.expected.contains(expected), "{query}: {error}");
    }
    let error = Experiment::parse_with_sample(PLAYOUTS, "115\n987654321\n").unwrap_err();
    assert_eq!((error.key.as_str(), error.expected.as_str()), ("sample", "a kind of the puzzle"));
}

#[test]
fn everybody_meets_everybody_from_the_same_openings() {
    let rows = rows(QUICK);
    let met: Vec<_> = rows.iter().map(|row| (column(row, 1), column(row, 2))).collect();
    assert_eq!(met, [("1", "2"), ("1", "3"), ("2", "3")].repeat(4));
    for round in rows.chunks(3) {
        assert!(round.iter().all(|row| column(row, 3) == column(&round[0], 3)));
    }
    let openings: BTreeSet<_> = rows.iter().map(|row| column(row, 3)).collect();
    assert_eq!(openings.len(), 4);
    assert!(openings.iter().all(|opening| opening.contains('a') && opening.contains('b') && opening.ends_with("_a")));
}

#[test]
fn engines_meet_the_others_only_where_there_are_some() {
    let rows = rows(AGAINST);
    let met: Vec<_> = rows.iter().map(|row| (column(row, 1), column(row, 2))).collect();
    assert_eq!(met, [("1", "3"), ("1", "4"), ("2", "3"), ("2", "4")].repeat(3));
    assert!(rows.iter().all(|row| column(row, 3).ends_with("_b")), "three plies are played");
    let tournament = tournament(AGAINST);
    assert_eq!(tournament.engines.len(), 4);
    let is_blank = |one: usize, two: usize| tournament.table[one][two].is_none();
    assert!(is_blank(0, 1) && is_blank(2, 3) && is_blank(0, 0) && !is_blank(0, 2) && !is_blank(3, 1));
}

#[test]
fn games_are_records_that_can_be_played_again() {
    for (query, rules, opening) in [(QUICK, "isolation", 2), (AGAINST, "isolation:5x5", 3)] {
        let rules: Isolation = rules.parse().unwrap();
        for row in rows(query) {
            let numbers = [number(&row, 1), number(&row, 2)];
            for (columns, sides) in [([4, 5, 6], [0, 1]), ([7, 8, 9], [1, 0])] {
                let [winner, plies, moves] = columns.map(|place| column(&row, place));
                let end = replay(&rules, column(&row, 3), moves);
                let player = rules.outcome(&end).unwrap().winner.unwrap();
                assert_eq!(winner, numbers[sides[usize::from(player == Player::Second)]].to_string(), "{row}");
                assert_eq!(plies, (moves.split_whitespace().count() + opening).to_string());
            }
        }
    }
}

#[test]
fn a_pairing_does_not_depend_on_who_else_is_there() {
    let alone = rows("kind=tournament&g=isolation&engines=minimax/depth=2;random&n=3");
    let among: Vec<_> = rows(QUICK).into_iter().filter(|row| column(row, 1) == "2").collect();
    let games = |row: &String| [3, 6, 9].map(|place| column(row, place).to_owned());
    assert_eq!(alone.iter().map(games).collect::<Vec<_>>(), among.iter().take(3).map(games).collect::<Vec<_>>());
}

#[test]
fn games_that_are_cut_are_drawn() {
    let query = "kind=tournament&g=isolation&engines=random;minimax/depth=1&n=5&plies=4";
    for row in rows(query) {
        assert_eq!([4, 5, 7, 8].map(|place| column(&row, place)), ["0", "4", "0", "4"]);
    }
    let tournament = tournament(query);
    assert_eq!((tournament.engines[0].draws, tournament.pairings[0].pairs), (10, [0, 0, 5, 0, 0]));
    let score = tournament.pairings[0].score.unwrap();
    assert!(score.low < score.value && score.value < score.high && (score.value - 0.5).abs() < 1e-12);
    let cut = playouts("kind=playouts&g=isolation&n=5&plies=4");
    assert_eq!((cut.ends[0].winner, cut.ends[0].reason.as_str(), cut.ends[0].n), ("none", "limit", 5));
}

#[test]
fn a_report_adds_up() {
    let tournament = tournament(QUICK);
    assert_eq!((tournament.n, tournament.pairings.len()), (12, 3));
    for pairing in &tournament.pairings {
        assert_eq!((pairing.games, pairing.pairs.iter().sum()), (8, 4));
        assert_eq!(pairing.wins + pairing.losses + pairing.draws, 8);
        let halves: u64 = (0..).zip(pairing.pairs).map(|(halves, count)| halves * count).sum();
        assert_eq!(halves, 2 * pairing.wins + pairing.draws);
        let [there, back] = [[pairing.one, pairing.two], [pairing.two, pairing.one]]
            .map(|[one, two]| tournament.table[one - 1][two - 1].unwrap());
        assert!((there + back - 1.0).abs() < 1e-12 && (there - halves as f64 / 16.0).abs() < 1e-12);
    }
    for standing in &tournament.engines {
        assert_eq!((standing.games, standing.score.unwrap().n), (16, 8));
    }
    let wins: u64 = tournament.engines.iter().map(|standing| standing.wins).sum();
    assert_eq!(wins, 24);
    assert_eq!(
        tournament.lengths.least,
        rows(QUICK).iter().map(|row| number(row, 5).min(number(row, 8)) as u64).min().unwrap()
    );
}

#[test]
fn the_better_engine_wins_and_equal_ones_share() {
    let tournament = tournament(
        "kind=tournament&g=isolation&engines=alpha-beta/nodes=500/margin=0&against=random;alpha-beta/nodes=500/margin=0&n=60",
    );
    let [random, equal] = [0, 1].map(|place| &tournament.pairings[place]);
    assert!(random.score.unwrap().low > 0.8 && random.elo.unwrap().low.unwrap() > 200.0, "{random:?}");
    let score = equal.score.unwrap();
    assert!(score.low < 0.5 && score.high > 0.5 && score.high - score.low < 0.25, "{equal:?}");
}

#[test]
fn elo_has_no_bound_where_everything_is_won() {
    let row = "0,1,2,7/7/1b5/7/7/4a2/7_a,1,3,d4,1,4,c3 a7";
    let experiment = experiment("kind=tournament&g=isolation&engines=easy;random&n=1");
    let opening = rows_of(&experiment)[0].split(',').nth(3).unwrap().to_owned();
    let row = row.replace("7/7/1b5/7/7/4a2/7_a", &opening);
    let Outcome::Tournament(won) = report(&experiment, &[&row]).unwrap().results.remove(0) else { panic!() };
    let [best, worst] = [0, 1].map(|place| won.engines[place].elo.unwrap());
    assert_eq!((best.value, best.high, best.bound), (None, None, Some("above")));
    // Of one pair that is won, the score is above 1 / (1 + z²) = 0.2066.
    assert!((best.low.unwrap() - 400.0 * (0.206_550_2_f64 / 0.793_449_8).log10()).abs() < 1e-3);
    assert_eq!((worst.value, worst.low, worst.bound), (None, None, Some("below")));
    assert!((worst.high.unwrap() + best.low.unwrap()).abs() < 1e-9);
}

#[test]
fn a_sequential_test_is_a_part_of_the_report_only() {
    let [plain, tested] = ["", "&sprt=0:200:0.05:0.05"].map(|test| {
        let query = format!("kind=tournament&g=isolation&engines=minimax/depth=2;random&n=40{test}");
        (rows(&query), tournament(&query))
    });
    assert_eq!(plain.0, tested.0);
    assert_eq!((plain.1.pairings[0].sprt, plain.1.pairings[0].score), (None, tested.1.pairings[0].score));
    let test = tested.1.pairings[0].sprt.unwrap();
    assert_eq!(test.accepts, Some("greater"));
    assert!((4..40).contains(&test.pairs.unwrap()), "{test:?}");
}

#[test]
fn searches_are_compared_at_the_same_positions() {
    let rows = rows(EFFORT);
    let rules = Isolation::default();
    for round in rows.chunks(3) {
        let position = rules.read(column(&round[0], 2)).unwrap();
        assert!(rules.outcome(&position).is_none());
        for (place, row) in round.iter().enumerate() {
            assert_eq!((number(row, 1), column(row, 2)), (place + 1, column(&round[0], 2)));
            assert!(number(row, 3) + number(row, 4) + number(row, 6) <= number(row, 5) && number(row, 8) <= 3);
            assert!((1..=3).contains(&number(row, 7)), "minimax has one pass, alpha-beta one an iteration");
        }
        // Alpha-beta finds the value of minimax.
        assert_eq!(column(&round[2], 9), column(&round[0], 9));
    }
    let effort = effort(EFFORT);
    assert_eq!(effort.n, 45);
    let [minimax, _, plain] = &effort.searches[..] else { panic!("three engines") };
    assert_eq!((&minimax.same_value, &minimax.nodes.ratio), (&None, &None));
    assert_eq!(plain.same_value.unwrap().value.to_bits(), 1.0_f64.to_bits());
    assert_eq!(plain.nodes.sum, rows.iter().filter(|row| number(row, 1) == 3).map(|row| number(row, 5) as u64).sum());
    let mean = plain.nodes.mean.unwrap();
    assert!((mean.value - plain.nodes.sum as f64 / 15.0).abs() < 1e-9 && mean.low.unwrap() < mean.value);
    let product: f64 = rows.chunks(3).map(|round| number(&round[2], 5) as f64 / number(&round[0], 5) as f64).product();
    let searches: Vec<_> =
        rows.chunks(3).map(|round| [5, 6, 4, 7].map(|place| number(&round[1], place) as u64)).collect();
    let sums = [0, 1, 2].map(|count| searches.iter().map(|search| search[count]).sum::<u64>() as f64);
    let tabled = &effort.searches[1];
    assert!((tabled.nodes.of_sums.unwrap() - sums[0] / minimax.nodes.sum as f64).abs() < 1e-12);
    assert!((tabled.transpositions.unwrap() - sums[1] / sums[2]).abs() < 1e-12 && sums[1] > 0.0);
    assert_eq!(tabled.passes.most, searches.iter().map(|search| search[3]).max().unwrap());
    assert_eq!((minimax.nodes.of_sums, minimax.passes.sum, minimax.passes.most), (None, 15, 1));
    let ratio = plain.nodes.ratio.unwrap();
    assert!((ratio.value - product.powf(1.0 / 15.0)).abs() < 1e-9 && ratio.low.unwrap() < ratio.value);
}

#[test]
fn one_position_has_no_interval() {
    let effort = effort("kind=effort&g=isolation&engines=minimax;random&n=1");
    let [minimax, random] = &effort.searches[..] else { panic!("two engines") };
    assert_eq!((minimax.nodes.mean.unwrap().low, random.nodes.ratio), (None, None));
    assert_eq!(random.same_value.unwrap().value.to_bits(), 0.0_f64.to_bits());
}

#[test]
fn multiples_of_an_evaluation_choose_the_same_moves_at_any_one_depth() {
    for depth in [2, 3] {
        let engines = ["h1", "h2", "h3"].map(|name| format!("minimax/eval={name}/depth={depth}")).join(";");
        let effort = effort(&format!("kind=effort&g=isolation&engines={engines}&n=100"));
        for search in &effort.searches[1..] {
            assert_eq!(search.same_move.unwrap().value.to_bits(), 1.0_f64.to_bits(), "{search:?}");
            assert!(search.same_value.unwrap().value < 0.5, "the values are other ones");
        }
    }
}

#[test]
fn positions_are_as_many_plies_on_as_asked() {
    let rules = Isolation::default();
    let mut seen = BTreeSet::new();
    for row in rows("kind=effort&g=isolation&engines=random&n=60&from=4&to=6") {
        let position = rules.read(column(&row, 2)).unwrap();
        seen.insert(49 - position.open().count_ones());
    }
    assert_eq!(seen, BTreeSet::from([4, 5, 6]));
}

#[test]
fn a_walk_has_every_position_of_its_games() {
    let rules: Isolation = "isolation:5x5".parse().unwrap();
    let query = |rest: &str| format!("kind=effort&g=isolation:5x5&walk=9&engines=random{rest}");
    let positions: Vec<_> = rows(&query("&n=40")).iter().map(|row| rules.read(column(row, 2)).unwrap()).collect();
    for game in positions.chunks(9) {
        assert_eq!(game[0], rules.start());
        for pair in game.windows(2) {
            let mut moves = Vec::new();
            rules.moves(&pair[0], &mut moves);
            let follows = |mv| {
                let mut next = pair[0];
                rules.play(&mut next, mv);
                next == pair[1]
            };
            assert!(moves.into_iter().any(follows), "{} after {}", rules.show(&pair[1]), rules.show(&pair[0]));
        }
        assert!(rules.outcome(game.last().unwrap()).is_none());
    }
    let seconds: BTreeSet<_> = positions.chunks(9).map(|game| rules.show(&game[1])).collect();
    assert!(seconds.len() > 1, "each game is another");
    // Neither the engines nor how many positions there are change the games.
    let more: Vec<_> =
        rows(&query(";minimax/depth=1&n=5")).iter().map(|row| rules.read(column(row, 2)).unwrap()).collect();
    assert_eq!(more.iter().step_by(2).collect::<Vec<_>>(), positions[..5].iter().collect::<Vec<_>>());
}

/// The search of seed 002 in a whole window, and its drivers.
const TTHH: &str = "table=12/keep=newer/killers=0";
const SEED: &str = "depth=3/deepening=no";

#[test]
fn the_mtd_family_finds_the_value_of_alpha_beta() {
    let drivers = ["f", "real", "bi", "step"].map(|driver| format!("mtd/{SEED}/{TTHH}/driver={driver}")).join(";");
    let query = format!(
        "kind=effort&g=isolation:5x5&engines=alpha-beta/{SEED}/{TTHH}/answer=exact/scout=no/null=0;{drivers}&n=40&walk=8"
    );
    let effort = effort(&query);
    let [whole, tests @ ..] = &effort.searches[..] else { panic!("five engines") };
    assert_eq!((whole.passes.most, tests.len()), (1, 4));
    for search in tests {
        assert_eq!(search.same_value.unwrap().value.to_bits(), 1.0_f64.to_bits(), "{search:?}");
        assert!(search.passes.most > 1 && search.answers.sum > 0);
    }
    // ⌈log₂(200 / 0.01)⌉ + 1
    assert!(tests[2].passes.most <= 16);
}

#[test]
fn playouts_tell_the_properties_of_a_game() {
    let rules: Isolation = "isolation:queen:4x4".parse().unwrap();
    let rows = rows(PLAYOUTS);
    for row in &rows {
        let end = replay(&rules, "4/4/4/4 a", column(row, 6));
        assert_eq!(rules.outcome(&end).unwrap().winner.unwrap().to_string(), column(row, 1));
        assert_eq!(end.open().count_ones().to_string(), column(row, 4));
        let branching: Vec<_> = column(row, 5).split(' ').collect();
        assert_eq!((branching[0], branching[1], branching.len()), ("16", "15", number(row, 3)));
    }
    let playouts = playouts(PLAYOUTS);
    let lengths: Vec<u64> = rows.iter().map(|row| number(row, 3) as u64).collect();
    assert_eq!((playouts.shortest, playouts.longest), (*lengths.iter().min().unwrap(), *lengths.iter().max().unwrap()));
    assert!((playouts.plies.unwrap().value - lengths.iter().sum::<u64>() as f64 / 20.0).abs() < 1e-9);
    assert_eq!((playouts.by_ply[1].moves.value.to_bits(), playouts.by_ply[1].least), (15.0_f64.to_bits(), 15));
    assert_eq!(playouts.by_ply.len() as u64, playouts.longest);
    assert_eq!(playouts.ends.iter().map(|end| end.n).sum::<u64>(), 20);
    let shares: f64 = playouts.winners.iter().map(|quota| quota.value).sum();
    assert!((shares - 1.0).abs() < 1e-12 && playouts.winners.len() == 3);
}

#[test]
fn two_engines_play_a_pair_from_each_opening() {
    let query =
        "kind=playouts&g=loa:thesis-2000:6x6&engines=alpha-beta/eval=quad/depth=2/margin=0;random&n=6&opening=3";
    let (rules, rows): (Loa, _) = ("loa:thesis-2000:6x6".parse().unwrap(), rows(query));
    assert_eq!(rows.len(), 12);
    let openings: Vec<Vec<&str>> = rows.iter().map(|row| column(row, 6).split(' ').take(3).collect()).collect();
    assert!(openings.chunks(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(openings.iter().collect::<BTreeSet<_>>().len(), 6);
    let mut wins = 0;
    for (trial, row) in rows.iter().enumerate() {
        let mut position = rules.start();
        for (name, count) in column(row, 6).split(' ').zip(column(row, 5).split(' ')) {
            let mut moves = Vec::new();
            rules.moves(&position, &mut moves);
            assert_eq!(moves.len().to_string(), count);
            let mv = rules.read_move(&position, name).unwrap();
            rules.play(&mut position, mv);
        }
        let left: u32 = [Player::First, Player::Second].map(|player| position.pieces(player).count_ones()).iter().sum();
        assert_eq!(left.to_string(), column(row, 4));
        // Whoever searches begins in the first game of each pair.
        wins += usize::from(column(row, 1) == ["first", "second"][trial % 2]);
    }
    assert!(wins >= 11, "{wins}");
    assert_eq!(playouts(query).n, 12);
}

#[test]
fn openings_of_playouts_are_those_of_tournaments() {
    let engines = "engines=random;minimax/eval=normal/depth=1&n=5&opening=4";
    let games = rows(&format!("kind=tournament&g=loa&{engines}"));
    for (pair, row) in rows(&format!("kind=playouts&g=loa&{engines}")).chunks(2).zip(games) {
        let mut position = Loa::default().start();
        for name in column(&pair[0], 6).split(' ').take(4) {
            let mv = Loa::default().read_move(&position, name).unwrap();
            Loa::default().play(&mut position, mv);
        }
        assert_eq!(Loa::default().show(&position).replace(' ', "_"), column(&row, 3));
    }
}

#[test]
fn the_euler_number_settles_what_a_search_of_one_ply_tests() {
    let query = "kind=playouts&g=loa:mover-wins:6x6&engines=minimax/eval=quad/depth=2&n=3";
    let (rules, rows): (Loa, _) = ("loa:mover-wins:6x6".parse().unwrap(), rows(query));
    let (mut tests, mut open) = (0, 0);
    for row in &rows {
        let mut position = rules.start();
        for name in column(row, 6).split(' ') {
            let mut moves = Vec::new();
            rules.moves(&position, &mut moves);
            for mv in moves {
                let mut next = position;
                rules.play(&mut next, mv);
                for player in [Player::First, Player::Second] {
                    let [one, _, diagonal, three, _] = next.quads(player);
                    tests += 1;
                    open += u64::from(one <= 4 + three + 2 * diagonal);
                }
            }
            let mv = rules.read_move(&position, name).unwrap();
            rules.play(&mut position, mv);
        }
    }
    assert!(open > 0);
    assert_eq!(playouts(query).tests, Some(Tests { all: tests, settled: tests - open }));
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let outcome = |rows: &[&str]| report(&experiment(query), rows).unwrap().results.remove(0);
    let Outcome::Playouts(begun) = outcome(&rows[..2]) else { panic!("playouts") };
    assert_eq!(begun.tests, None);
    assert_eq!(playouts(PLAYOUTS).tests, None, "Isolation has nothing to connect");
    let (row, moves) = rows[2].rsplit_once(',').unwrap();
    let wrong = format!("{row},a1{}", &moves[2..]);
    let refused = report(&experiment(query), &[rows[0], rows[1], &wrong]).unwrap_err();
    assert_eq!((refused.row, refused.expected.as_str()), (3, "a move"));
}

#[test]
fn complexity_is_of_boards_and_of_the_games_played() {
    let found = playouts(PLAYOUTS);
    assert_eq!(found.complexity.boards, Some((16 * 15 * (1 << 14) + 17).to_string()));
    assert!((found.complexity.boards_log10.unwrap() - 3_932_177_f64.log10()).abs() < 1e-12);
    let expected = found.plies.unwrap().value * found.branching.unwrap().value.log10();
    assert!((found.complexity.games_log10.unwrap() - expected).abs() < 1e-9);
    let sizes = |query: &str| playouts(query).complexity.boards;
    assert_eq!(sizes("kind=playouts&g=loa&n=1").as_deref(), Some("1308338020676454019384184"));
    assert_eq!(sizes("kind=playouts&g=giveaway&n=1").as_deref(), Some("500995484682338672639"));
    assert_eq!(sizes("kind=playouts&g=tzaar&n=1"), None, "more than 128 bits hold");
}

#[test]
fn an_engine_can_make_the_moves_before_a_position() {
    let query = |by: &str| format!("kind=effort&g=loa&engines=minimax/eval=quad/depth=1;random&n=8&from=6&to=9{by}");
    let by = query("&by=minimax/depth=1/eval=normal");
    assert!(experiment(&by).query().ends_with("&by=minimax/eval=normal/depth=1"));
    assert_eq!(experiment(&query("&by=random")).query(), experiment(&query("")).query());
    let starts = |query: &str| rows(query).iter().step_by(2).map(|row| column(row, 2).to_owned()).collect::<Vec<_>>();
    let (played, drawn) = (starts(&by), starts(&query("")));
    assert!(played.len() == 8 && played != drawn);
    // All plies of one game: each position is a move of the engine after the one before.
    let walk = "kind=effort&g=loa&engines=random&n=6&walk=6&by=minimax/eval=normal/depth=1";
    let rules = Loa::default();
    let positions: Vec<_> =
        rows(walk).iter().map(|row| rules.read(&column(row, 2).replace('_', " ")).unwrap()).collect();
    assert_eq!(positions[0], rules.start());
    for pair in positions.windows(2) {
        let mut search = Minimax::new(rules, "normal".parse::<LoaEvaluation>().unwrap());
        let values = search.moves(&pair[0], 1);
        let best = values.iter().map(|(_, value)| *value).max().unwrap();
        let after = |mv| {
            let mut next = pair[0];
            rules.play(&mut next, mv);
            next
        };
        assert!(values.iter().any(|&(mv, value)| value == best && after(mv) == pair[1]));
    }
}

#[test]
fn what_keeps_the_value_of_a_search_keeps_it_in_the_tables_of_seed_003() {
    let presets = presets_of(Source::Loa);
    for table in 2..=11 {
        let preset = presets.iter().find(|preset| preset.id == format!("loa-table-5.{table}")).unwrap();
        let effort = effort(&preset.quick[0].query);
        let same: Vec<_> = effort.searches.iter().filter_map(|search| search.same_value.as_ref()).collect();
        assert!(!same.is_empty() && same.iter().all(|same| (same.value - 1.0).abs() < 1e-12), "{table}: {effort:?}");
    }
}

#[test]
fn the_course_of_a_game_can_end_it_in_a_draw() {
    let rules: Checkers = "giveaway".parse().unwrap();
    for row in rows(DRAWS) {
        let mut positions = vec![rules.start()];
        for name in column(&row, 6).split(' ') {
            let mut position = *positions.last().unwrap();
            let (mv, before) = (rules.read_move(&position, name).unwrap(), &positions[..positions.len() - 1]);
            assert_eq!((rules.outcome(&position), rules.adjudicate(before, &position)), (None, None));
            rules.play(&mut position, mv);
            positions.push(position);
        }
        let end = positions.pop().unwrap();
        let outcome = rules.outcome(&end).or_else(|| rules.adjudicate(&positions, &end)).unwrap();
        let winner = outcome.winner.map_or_else(|| "none".to_owned(), |winner| winner.to_string());
        assert_eq!((winner.as_str(), outcome.reason), (column(&row, 1), column(&row, 2)));
        assert_eq!((!end.free()).count_ones().to_string(), column(&row, 4));
    }
    assert!(playouts(DRAWS).ends.iter().any(|end| end.reason == "repetition" && end.n > 0));
}

#[test]
fn trials_do_not_depend_on_their_order_and_reports_grow() {
    for query in [QUICK, AGAINST, EFFORT, PLAYOUTS] {
        let experiment = experiment(query);
        let mut runner = Runner::new(&experiment).unwrap();
        let backwards: Vec<String> = (0..experiment.trials()).rev().map(|trial| runner.row(trial)).collect();
        let rows = rows_of(&experiment);
        assert_eq!(backwards.into_iter().rev().collect::<Vec<_>>(), rows);
        for done in 0..=rows.len() {
            let report = report_of(&experiment, &rows[..done]);
            assert_eq!((report.done, report.complete), (done as u64, done == rows.len()));
            assert_eq!((report.fingerprint.is_some(), report.results.len()), (report.complete, usize::from(done > 0)));
        }
    }
}

#[test]
fn rows_of_something_else_are_refused() {
    let pairs = rows("kind=tournament&g=isolation&engines=easy;random&n=2");
    let change = |place: usize, text: &str| {
        let mut fields: Vec<&str> = pairs[0].split(',').collect();
        fields[place] = text;
        fields.join(",")
    };
    let cases = [
        (change(0, "1"), "from 0 to 0"),
        (change(1, "2"), "1"),
        (change(2, "3"), "2"),
        (change(3, "7/7/7/7/7/7/7_a"), "_a"),
        (change(4, "3"), "from 0 to 2"),
        (change(5, "1"), "from 2 to 1000"),
        (change(6, "d4"), "words"),
        (change(9, "d4,e5"), "words"),
        (pairs[0].clone() + ",", "no more columns"),
        (pairs[0].rsplit_once(',').unwrap().0.to_owned(), "more columns"),
    ];
    for (row, expected) in cases {
        let error = report(&experiment("kind=tournament&g=isolation&engines=easy;random&n=2"), &[&row]).unwrap_err();
        assert!(error.row == 1 && error.expected.contains(expected), "{row}: {error}");
    }
    let short = experiment("kind=tournament&g=isolation&engines=easy;random&n=1");
    let error = report(&short, &[&pairs[0], &pairs[1]]).unwrap_err();
    assert_eq!((error.row, error.expected.as_str()), (2, "no more than 1 trials"));
    let effort = experiment("kind=effort&g=isolation&engines=random&n=1");
    let row = rows_of(&effort)[0].replace(",,", ",NaN,");
    assert_eq!(report(&effort, &[&row]).unwrap_err().expected, "a value or nothing");
    let playouts = experiment(PLAYOUTS);
    let row = rows_of(&playouts)[0].replace("first", "nobody").replace("second", "nobody");
    assert_eq!(report(&playouts, &[&row]).unwrap_err().expected, "one of first, second, none");
}

fn printed(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_plyground")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn threads_parts_and_stops_change_nothing() {
    let folder = std::env::temp_dir().join(format!("plyground-arena-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    for query in [QUICK, EFFORT, PLAYOUTS] {
        let whole = printed(&["run", query, "--jobs", "1"]);
        assert_eq!(printed(&["run", query, "--jobs", "2"]), whole);
        let files = [1, 2, 3].map(|number| folder.join(format!("{number}.csv")).to_str().unwrap().to_owned());
        for (file, part) in files.iter().zip(["1/3", "2/3", "3/3"]) {
            let _ = fs::remove_file(file);
            printed(&["run", query, "--part", part, "--out", file]);
        }
        let [one, two, three] = files.each_ref().map(String::as_str);
        assert_eq!(printed(&["merge", three, one, two]), whole);
        // A run that was stopped in the middle of a row goes on.
        fs::remove_file(one).unwrap();
        printed(&["run", query, "--out", one]);
        let full = fs::read_to_string(one).unwrap();
        let begun = full.lines().filter(|line| !line.starts_with("# fingerprint")).collect::<Vec<_>>().join("\n");
        fs::write(one, &begun[..begun.len() - 40]).unwrap();
        assert_eq!(printed(&["run", query, "--out", one]), whole);
        assert_eq!(fs::read_to_string(one).unwrap(), full);
    }
    fs::remove_dir_all(folder).unwrap();
}
