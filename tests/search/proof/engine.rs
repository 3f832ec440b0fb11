//! The engine `proof`: its text and its results.

use plyground::{
    game::{Game, Notation, Value},
    games::{
        checkers::{Checkers, Endgames, Goal, Verdict},
        isolation::Isolation,
    },
    players::{Spec, Thought, read, start_engine},
    rng::Seed,
};

use super::games::{VARIANTS, walked};

fn think<G: plyground::players::Playable>(rules: &G, root: &G::Position, text: &str) -> Thought {
    start_engine(rules, root, &read::<G>(text).unwrap(), Seed(1)).unwrap().finish()
}

#[test]
fn the_text_form() {
    let all = "proof/eval=open/nodes=7/attacker=other/table=9/eps=0.5/leaf=eval/a=1/b=2/leaf-from=3/add=heuristic/h=2/add-from=4/widening=3/order=yes/threats=no";
    assert_eq!(all.parse::<Spec>().unwrap().to_string(), all);
    assert_eq!(read::<Isolation>("proof/add=weak/leaf=mobility").unwrap().to_string(), "proof/eval=parity");
    for (text, key) in [
        ("proof/leaf-from=1000000001", "leaf-from"),
        ("proof/threats=1", "threats"),
        ("proof/table=0", "table"),
        ("proof/table=27", "table"),
        ("proof/add=all", "add"),
        ("proof/depth=3", "depth"),
        ("proof/noise=add:1:two", "noise"),
        ("mtd/leaf=one", "leaf"),
    ] {
        assert_eq!(text.parse::<Spec>().unwrap_err().key, key, "{text}");
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
            let thought = think(&rules, &root, &format!("proof/nodes=10000000/attacker={attacker}"));
            let (value, plies) = (thought.value.unwrap(), thought.certain.unwrap());
            let expected = if value > 0.0 { f64::win(plies) } else { -f64::win(plies) };
            assert!(thought.finished && value.to_bits() == expected.to_bits());
            assert_eq!(value > 0.0, truth.value.unwrap() > 0.0, "{}", rules.show(&root));
            assert!(plies >= truth.certain.unwrap_or(0));
            let best = thought.moves.iter().find(|found| Some(&found.name) == thought.best.as_ref()).unwrap();
            assert!(best.value.to_bits() == value.to_bits() && best.line == thought.line && best.line[0] == best.name);
            assert_eq!(best.bound, if value > 0.0 { "least" } else { "most" });
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
    for (attacker, bound) in [("mover", "most"), ("other", "least")] {
        // The table answers below the root.
        let thought = think(&rules, &root, &format!("proof/endgames=4/attacker={attacker}"));
        assert_eq!((thought.value, thought.certain), (Some(0.0), None));
        assert!(thought.moves.iter().all(|found| found.bound == bound || found.certain.is_some()));
        assert!(thought.moves.iter().any(|found| Some(&found.name) == thought.best.as_ref()));
    }
}
