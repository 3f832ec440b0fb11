//! Problems against an independent prover, and against those that another program found.

use plyground::{
    api::{GameName, ProblemText, Problems, check_problem},
    catalogue::{Entry, GameForTwo, Visit},
    problems::{Bounded, Verdict, Wanted, check, turns},
    rng::{Random, Seed},
};
use serde_json::Value;

const NODES: u64 = 20_000_000;

fn game(name: &str) -> GameForTwo {
    match name.parse() {
        Ok(GameName::ForTwo(game)) => game,
        other => panic!("{name}: {other:?}"),
    }
}

/// The problems of another program, which has rules and searches of its own.
fn examples() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/problems.json")).unwrap()
}

struct Examine<'a>(&'a Value);

impl Visit for Examine<'_> {
    type Output = ();

    fn visit<G: Entry>(self, game: G) {
        let (rules, evaluation) = game.with_evaluation();
        let position = rules.read(self.0["position"].as_str().unwrap()).unwrap();
        let n = u8::try_from(self.0["turns"].as_u64().unwrap()).unwrap();
        let mut search = Bounded::new(rules.clone(), evaluation);
        let Ok(Verdict::Sound(problem)) = search.examine(&position, n, NODES) else { panic!("{}: unsound", self.0) };
        assert_eq!(problem.turns, n, "{}", self.0);
        let (mut at, mut names) = (position, Vec::new());
        for mv in &problem.key.moves {
            names.push(rules.show_move(&at, *mv));
            rules.play(&mut at, *mv);
        }
        assert_eq!(Value::from(names), self.0["key"], "{}", self.0);
        assert_eq!(problem.duals.is_none(), self.0["dual_free"].as_bool().unwrap(), "{}: {:?}", self.0, problem.duals);
        assert!(u64::from(problem.sole) >= self.0["sole"].as_u64().unwrap(), "{}: {}", self.0, problem.sole);
        // The line ends the game, after as many turns of the player as it needs.
        let mut at = problem.position;
        let (attacker, mut begun) = (rules.mover(&at), 0);
        let mut last = None;
        for mv in problem.line {
            begun += u8::from(rules.mover(&at) == attacker && last != Some(attacker));
            last = Some(rules.mover(&at));
            rules.play(&mut at, mv);
        }
        assert_eq!((begun, rules.outcome(&at).and_then(|outcome| outcome.winner)), (n, Some(attacker)), "{}", self.0);
    }
}

#[test]
fn problems_of_another_program_are_sound() {
    for example in examples() {
        game(example["game"].as_str().unwrap()).visit(Examine(&example));
    }
}

/// Compares both provers at positions of random games.
struct Compare {
    games: u64,
    last: usize,
    most: u8,
}

impl Visit for Compare {
    type Output = u32;

    fn visit<G: Entry>(self, game: G) -> u32 {
        let (rules, evaluation) = game.with_evaluation();
        let mut search = Bounded::new(rules.clone(), evaluation);
        let mut wins = 0;
        for number in 0..self.games {
            let mut random = Random::stream(Seed(1), number, "compare");
            let (mut position, mut positions, mut moves) = (rules.start(), Vec::new(), Vec::new());
            while rules.outcome(&position).is_none() && positions.len() < 300 {
                positions.push(position.clone());
                moves.clear();
                rules.moves(&position, &mut moves);
                let at = usize::try_from(random.below(moves.len() as u64)).unwrap();
                rules.play(&mut position, moves[at]);
            }
            for position in positions.iter().rev().take(self.last) {
                let plain = check(&rules, position, self.most);
                assert_eq!(turns(&rules, position).len(), plain.choices, "{game}: {}", rules.show(position));
                for n in 1..=self.most {
                    let expected = plain.turns.is_some_and(|turns| turns <= n);
                    assert_eq!(search.wins(position, n, NODES), Ok(expected), "{game}, {n}: {}", rules.show(position));
                    wins += u32::from(expected);
                }
            }
        }
        wins
    }
}

/// All two-player games, and a variant.
fn games() -> impl Iterator<Item = String> {
    let all = GameName::all().into_iter().filter(|game| matches!(game, GameName::ForTwo(_)));
    all.map(|game| game.to_string()).chain(["loa:6x6".to_owned()])
}

#[test]
fn both_provers_agree() {
    for name in games() {
        let (games, last, most) = match name.as_str() {
            "isolation" | "giveaway" => (20, 10, 3),
            // A turn of two moves has thousands of replies.
            "tzaar" => (10, 5, 1),
            _ => (10, 6, 2),
        };
        let wins = game(&name).visit(Compare { games, last, most });
        assert!(wins > 0, "{name} has wins to compare");
    }
}

#[test]
fn problems_by_seed_are_sound() {
    for name in games() {
        let problem = by_seed(&name);
        let checked = check_problem(name.parse().unwrap(), 2, &problem.position).unwrap();
        assert!(checked.sound, "{name}: {checked:?}");
        assert_eq!((checked.turns, checked.winners), (Some(2), vec![problem.key]), "{name}");
    }
}

/// Links hold a seed: it must stand for the same problem for ever.
#[test]
fn problems_by_seed_stay_the_same() {
    for (name, expected) in [
        ("isolation", "2x1x2/xxxxx2/xxxxxb1/xxxxaxx/xxxxx2/xx1xxx1/1x1x3 a"),
        ("giveaway", "B:WK13:BK23"),
        ("checkers", "B:WK20:BK7,K23"),
        ("loa:6x6", "2bbb1/w1w1w1/3wbw/2bb2/w5/3w2 b"),
        ("tzaar", "----O/------/z5-----O/O--r3----/r------R2/R2-------/Z5-----o/---r2-o/O--OR2 b 1"),
    ] {
        assert_eq!(by_seed(name).position, expected, "{name}");
    }
}

/// The first win in 2 of a seed.
fn by_seed(name: &str) -> ProblemText {
    let wanted = Wanted { turns: 2..=2, ..Wanted::default() };
    let mut problems = Problems::new(name.parse().unwrap(), Seed(1), wanted).unwrap();
    std::iter::from_fn(|| Some(problems.next_game().unwrap())).flatten().next().unwrap()
}
