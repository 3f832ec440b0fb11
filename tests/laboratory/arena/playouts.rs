//! Playouts, and the complexity of games.

use std::collections::BTreeSet;

use plyground::{
    game::{Game, Notation, Player},
    games::{checkers::Checkers, isolation::Isolation, loa::Loa},
    lab::{Outcome, Tests, report},
};

use super::{DRAWS, PLAYOUTS, number, playouts, replay};
use crate::experiments::{column, experiment, rows};

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
        // The engine that searches begins in the first game of each pair.
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
