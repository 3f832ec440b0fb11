//! Autoplay of other puzzles than SlideThree, and the rivals of noise.

use plyground::lab::{Experiment, Outcome};

use crate::experiments::{experiment, report_of, rows, rows_of};

fn won(query: &str) -> u64 {
    let experiment = experiment(query);
    match &report_of(&experiment, &rows_of(&experiment)).results[..] {
        [Outcome::Autoplay(games)] => games.won,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_search_to_the_depth_of_the_solution_plays_it() {
    // The start of SlideTwo needs ten moves.
    let [row] = &rows("g=slide2&start=103.4321&t=10&n=1")[..] else { panic!("one game") };
    assert!(row.starts_with("0,103.4321,1,10,"), "{row}");
}

#[test]
fn games_of_slide_four_are_won_near_the_goal_only() {
    // One move before Win, and from anywhere.
    assert_eq!(won("g=slide4&start=162.123456789abcdefg&t=2&n=3"), 3);
    assert_eq!(won("g=slide4&t=1&n=3&limit=10"), 0);
}

#[test]
fn slide_three_is_the_default() {
    assert_eq!(experiment("g=slide3&n=2").query(), "n=2");
    assert_eq!(experiment("n=2&g=slide2").query(), "g=slide2&n=2");
}

#[test]
fn keys_about_distances_and_tables_belong_to_slide_three() {
    for (query, key) in [
        ("kind=com&g=slide4", "g"),
        ("kind=exact-quota&g=slide2", "g"),
        ("kind=solving&g=slide2", "g"),
        ("g=slide4&dtw=8", "dtw"),
        ("g=slide4&eval=pdb", "eval"),
        ("g=slide4&eval=tiletab", "eval"),
        ("g=slide4&noise=add&draw=none", "draw"),
        ("g=slide4&start=115.987654321", "start"),
        ("g=slide5", "g"),
    ] {
        let error = Experiment::parse(query).unwrap_err();
        assert_eq!(error.key, key, "{query}: {error}");
    }
    let error = Experiment::parse("kind=ties&g=slide4").unwrap_err();
    assert_eq!(error.expected, "slide3, or kind autoplay, which needs no distances and has slide2 and slide4 too");
}

#[test]
fn cycle_detection_wins_more_games_and_k_best_mode_fewer() {
    let [best, new, three] = ["best", "new", "best3"].map(|choose| won(&format!("eval=nb&choose={choose}&n=200&t=4")));
    assert!(three < best && best + 20 < new, "{three}, {best}, {new}");
}

#[test]
fn the_searches_of_a_move_go_deeper_until_the_nodes_are_visited() {
    let depths = |nodes: &str| {
        let rows = rows(&format!("kind=trace&start=115.987654321&t=4&limit=1&nodes={nodes}"));
        rows[0].split(',').nth(16).unwrap().parse::<u64>().unwrap()
    };
    // The nodes of the last search: seven to depth 1.
    assert_eq!((depths("1"), depths("7")), (7, 7));
    assert!(depths("8") > 7 && depths("8") < depths("none"));
    assert_eq!(depths("1000000"), depths("none"));
}
