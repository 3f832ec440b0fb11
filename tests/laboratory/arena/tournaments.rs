//! Tournaments.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Player},
    games::isolation::Isolation,
    lab::{Outcome, report},
};

use super::{AGAINST, QUICK, number, playouts, replay, tournament};
use crate::experiments::{column, experiment, rows, rows_of};

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
        "kind=tournament&g=isolation&engines=alpha-beta/nodes=100/margin=0&against=random;alpha-beta/nodes=100/margin=0&n=60",
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
    // After one pair that is won, the score is above 1 / (1 + z²) = 0.2066.
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
