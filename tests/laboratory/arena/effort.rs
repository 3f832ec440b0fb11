//! The cost of searches.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation},
    games::{
        isolation::Isolation,
        loa::{Loa, LoaEvaluation},
    },
    presets::{Source, presets_of},
    search::Minimax,
};

use super::{EFFORT, effort, number};
use crate::experiments::{column, experiment, rows};

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
    assert_eq!(
        plain.nodes.sum,
        rows.iter().filter(|row| number(row, 1) == 3).map(|row| number(row, 5) as u64).sum::<u64>()
    );
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
    // Neither the engines nor the number of positions changes the games.
    let more: Vec<_> =
        rows(&query(";minimax/depth=1&n=5")).iter().map(|row| rules.read(column(row, 2)).unwrap()).collect();
    assert_eq!(more.iter().step_by(2).collect::<Vec<_>>(), positions[..5].iter().collect::<Vec<_>>());
}

/// The search of [Mańdziuk and Osman 2004] with a full window, and its drivers.
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
fn options_that_keep_the_value_of_a_search_keep_it_in_the_tables_of_seed_003() {
    let presets = presets_of(Source::Loa);
    for table in 2..=11 {
        let preset = presets.iter().find(|preset| preset.id == format!("loa-table-5.{table}")).unwrap();
        let effort = effort(&preset.quick[0].query);
        let same: Vec<_> = effort.searches.iter().filter_map(|search| search.same_value.as_ref()).collect();
        assert!(!same.is_empty() && same.iter().all(|same| (same.value - 1.0).abs() < 1e-12), "{table}: {effort:?}");
    }
}
