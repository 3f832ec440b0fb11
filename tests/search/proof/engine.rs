//! The engine `proof`: its text and its results.

use plyground::{
    api::{self, GameName, open},
    game::{Game, Notation, Value},
    games::{
        checkers::{Checkers, Endgames, Goal, Verdict},
        isolation::Isolation,
    },
    players::{EngineSpec, SearchResult, read},
    rng::{Random, Seed},
    search::Bound,
};

use super::games::{VARIANTS, walked};
use crate::sized::sized;

fn think<G: Notation + std::fmt::Display>(rules: &G, root: &G::Position, text: &str) -> SearchResult {
    api::think(rules.to_string().parse().unwrap(), Some(&rules.show(root)), text, Seed(1)).unwrap().finish()
}

#[test]
fn the_text_form() {
    let all = "proof/eval=open/nodes=7/attacker=other/search=best-first/table=9/eps=0.5/leaf=eval/a=1/b=2/leaf-from=3/add=heuristic/h=2/add-from=4/widening=3/order=yes/threats=no";
    assert_eq!(all.parse::<EngineSpec>().unwrap().to_string(), all);
    assert_eq!(read::<Isolation>("proof/add=weak/leaf=mobility").unwrap().to_string(), "proof/eval=parity");
    assert_eq!("proof/search=depth-first/table=25".parse::<EngineSpec>().unwrap().to_string(), "proof/table=25");
    for (text, key) in [
        ("proof/leaf-from=1000000001", "leaf-from"),
        ("proof/threats=1", "threats"),
        ("proof/table=0", "table"),
        ("proof/table=27", "table"),
        ("proof/table=25/search=best-first", "table"),
        ("proof/search=breadth-first", "search"),
        ("alpha-beta/search=best-first", "search"),
        ("proof/add=all", "add"),
        ("proof/depth=3", "depth"),
        ("proof/noise=add:1:two", "noise"),
        ("mtd/leaf=one", "leaf"),
    ] {
        assert_eq!(text.parse::<EngineSpec>().unwrap_err().key, key, "{text}");
    }
}

#[test]
fn isolation_is_won_by_proofs() {
    let mut wins = 0;
    for (number, variant) in (0..60).zip(VARIANTS.iter().cycle()) {
        let rules: Isolation = variant.parse().unwrap();
        let root = walked(&rules, number, 4 + number % 6);
        if rules.outcome(&root).is_some() {
            continue;
        }
        let truth = think(&rules, &root, "perfect");
        for attacker in ["mover", "other"] {
            let result = think(&rules, &root, &format!("proof/nodes=10000000/attacker={attacker}"));
            let (value, plies) = (result.value.unwrap(), result.certain.unwrap());
            let expected = if value > 0.0 { f64::win(plies) } else { -f64::win(plies) };
            assert!(result.finished && value.to_bits() == expected.to_bits());
            assert_eq!(value > 0.0, truth.value.unwrap() > 0.0, "{}", rules.show(&root));
            assert!(plies >= truth.certain.unwrap_or(0));
            let best = result.moves.iter().find(|found| Some(&found.name) == result.best.as_ref()).unwrap();
            assert!(best.value.to_bits() == value.to_bits() && best.line == result.line && best.line[0] == best.name);
            assert_eq!(best.bound, if value > 0.0 { Bound::AtLeast } else { Bound::AtMost });
            wins += u32::from(value > 0.0);
        }
        let early = think(&rules, &root, "proof/nodes=1");
        assert!(early.best.is_some() && early.finished);
    }
    assert!(wins > 20 && wins < 100, "{wins}");
}

#[test]
fn a_draw_is_neither_won_nor_lost() {
    let rules = Checkers::new(Goal::Plain);
    // A king that moves back and forth in the double corner.
    let root = rules.read("W:WK1:BK32").unwrap();
    assert_eq!(Endgames::of(Goal::Plain, 4).verdict(&root), Some(Verdict::Draw));
    for (attacker, bound) in [("mover", Bound::AtMost), ("other", Bound::AtLeast)] {
        // The table answers below the root.
        let result = think(&rules, &root, &format!("proof/endgames=4/attacker={attacker}"));
        assert_eq!((result.value, result.certain), (Some(0.0), None));
        assert!(result.moves.iter().all(|found| found.bound == bound || found.certain.is_some()));
        assert!(result.moves.iter().any(|found| Some(&found.name) == result.best.as_ref()));
    }
}

/// A position of a random game so many plies before its end; `None` if the game takes too long.
fn near_end(game: GameName, number: u64, plies: usize) -> Option<String> {
    let mut random = Random::stream(Seed(12), number, "random game");
    let mut session = open(game, None).unwrap();
    while session.outcome().is_none() {
        let steps = session.steps();
        session.play(&steps[usize::try_from(random.below(steps.len() as u64)).unwrap()].name).unwrap();
        if session.history().len() > 400 {
            return None;
        }
    }
    for _ in 0..plies {
        session.undo();
    }
    Some(session.position())
}

/// Compares the verdicts of both searches; returns how often both prove and refute a win.
fn verdicts(game: GameName) -> [u32; 2] {
    let mut counts = [0; 2];
    for (number, plies) in (0..sized(20, 40)).zip((1..=6).cycle()) {
        let Some(root) = near_end(game, number, plies) else { continue };
        for attacker in ["mover", "other"] {
            let results = ["depth-first", "best-first"].map(|search| {
                let engine = format!("proof/search={search}/nodes=20000/attacker={attacker}");
                api::think(game, Some(&root), &engine, Seed(1)).unwrap().finish()
            });
            assert!(results.iter().all(|result| result.finished && result.best.is_some()));
            let [Some(deep), Some(best)] = [results[0].value, results[1].value] else { continue };
            let is_won = |value: f64| if attacker == "mover" { value > 0.0 } else { value < 0.0 };
            assert_eq!(is_won(deep), is_won(best), "{game} {attacker} {root}");
            counts[usize::from(!is_won(best))] += 1;
        }
    }
    counts
}

#[test]
fn best_first_search_has_the_verdicts_of_depth_first_search() {
    let games = GameName::all().into_iter().filter(|game| matches!(game, GameName::TwoPlayer(_)));
    let counts: Vec<_> = games.map(|game| (game.to_string(), verdicts(game))).collect();
    assert!(counts.len() >= 6, "{counts:?}");
    assert!(counts.iter().all(|(_, [proven, refuted])| *proven >= 5 && *refuted >= 5), "{counts:?}");
}

#[test]
fn best_first_search_ends_undecided_when_its_memory_is_full() {
    let rules: Isolation = "isolation:5x5".parse().unwrap();
    let root = walked(&rules, 0, 6);
    let full = think(&rules, &root, "proof/search=best-first/nodes=1000000/table=8");
    assert!(full.finished && full.best.is_some() && full.value.is_none(), "{full:?}");
    assert!((1 << 8..1 << 9).contains(&full.nodes), "{}", full.nodes);
    let decided = think(&rules, &root, "proof/search=best-first/nodes=1000000/table=20");
    assert!(decided.value.is_some() && decided.nodes > 1 << 9, "{decided:?}");
}
