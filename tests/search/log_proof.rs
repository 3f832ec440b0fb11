//! Logs of proof-number searches: replayed, they tell what the search reports, and every number follows from those below.

use std::collections::HashMap;

use plyground::{
    api::{GameName, random_position},
    rng::Seed,
    search::{
        INFINITE, Numbers,
        log::{Event, ProofEvent, Reader, Replay},
    },
};

use super::log::{positions, recorded};

const GAMES: [&str; 6] = ["isolation:4x4", "isolation:5x5", "loa", "breakthrough", "checkers", "tzaar"];

const ENGINES: [&str; 5] = [
    "proof/leaf=one/add=sum/nodes=1500/table=12",
    "proof/leaf=one/add=sum/nodes=600/search=best-first/threats=no",
    "proof/nodes=1500/table=3/attacker=other",
    "proof/nodes=900/search=best-first/order=yes/attacker=other",
    "proof/add=sum/nodes=900/order=static",
];

#[test]
fn replayed_logs_of_proofs_agree_with_reports() {
    let mut decided = 0;
    for name in GAMES {
        let game: GameName = name.parse().unwrap();
        for seed in 0..positions() {
            let position = random_position(game, Seed(seed));
            let text = ENGINES[usize::try_from(seed).unwrap() % ENGINES.len()];
            let (log, report) = recorded(game, &position, text, u64::MAX);
            let replay = Replay::of(Reader::new(&log).unwrap()).unwrap();
            let told = (replay.nodes, replay.leaves, replay.expanded, replay.answers);
            assert_eq!(
                told,
                (report.nodes, report.leaves, report.interior, report.answers),
                "{name} {position} {text}"
            );
            assert_eq!(replay.result, report.value.zip(report.best), "{name} {position} {text}");
            assert_eq!(replay.line, report.line, "{name} {position} {text}");
            let numbers = climb(Reader::new(&log).unwrap(), text.contains("add=sum"));
            assert!(numbers.is_none_or(|numbers| Some(numbers) == replay.numbers), "{name} {position} {text}");
            decided += u32::from(report.value.is_some());
            if seed < 10 {
                assert!(recorded(game, &position, text, 1).0 == log, "{name} {position} {text} in slices");
            }
        }
    }
    assert!(decided > 20, "{decided}");
}

/// A child: the move, whether the attacker moves there, and its numbers.
type Child<'a> = (&'a str, bool, Numbers);

/// Follows a log: the numbers of each node are those of its children. Returns those of the root as the search left it last.
fn climb(reader: Reader, adds: bool) -> Option<Numbers> {
    let (mut tree, mut path) = (HashMap::<Vec<&str>, Vec<Child>>::new(), Vec::<&str>::new());
    let (mut types, mut root) = (Vec::new(), None);
    for event in reader {
        let Ok(Event::Proof(event)) = event else { panic!("{event:?}") };
        match event {
            ProofEvent::Begin { attacks } => (path, types) = (Vec::new(), vec![attacks]),
            ProofEvent::Enter { mv, .. } => {
                let &(_, or, _) = tree[&path].iter().find(|child| child.0 == mv).unwrap();
                types.push(or);
                path.push(mv);
            }
            ProofEvent::Expand { .. } => drop(tree.insert(path.clone(), Vec::new())),
            ProofEvent::Child(child) => {
                let or = types[path.len()] == child.same_mover;
                tree.get_mut(&path).unwrap().push((child.mv, or, child.numbers));
            }
            ProofEvent::Change(numbers) => check(&tree[&path], types[path.len()], adds, numbers),
            ProofEvent::Leave { numbers, .. } => {
                check(&tree[&path], types.pop().unwrap(), adds, numbers);
                match path.pop() {
                    Some(mv) => {
                        tree.get_mut(&path).unwrap().iter_mut().find(|child| child.0 == mv).unwrap().2 = numbers;
                    }
                    None => root = Some(numbers),
                }
            }
            ProofEvent::Finish { .. } => {}
        }
    }
    root
}

/// Whether numbers follow from those of the children.
fn check(children: &[Child], or: bool, adds: bool, numbers: Numbers) {
    let seen = |numbers: Numbers| {
        let (proof, disproof) = (numbers.proof, numbers.disproof);
        if or { (proof, disproof) } else { (disproof, proof) }
    };
    let (least, sum) = seen(numbers);
    assert_eq!(Some(least), children.iter().map(|child| seen(child.2).0).min());
    let others = children.iter().map(|child| seen(child.2).1);
    if others.clone().any(|number| number == INFINITE) {
        assert_eq!(sum, INFINITE);
    } else if adds {
        assert_eq!(u64::from(sum), others.map(u64::from).sum::<u64>());
    }
}
