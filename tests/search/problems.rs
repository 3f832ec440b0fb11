//! Problems against an independent prover, and against those that another program found.

use std::{
    collections::BTreeMap,
    sync::{LazyLock, OnceLock},
};

use plyground::{
    api::{GameName, ProblemText, Problems, VerdictWord, attempt, check_problem, problem_request},
    catalogue::{CatalogueGame, TwoPlayerGame},
    games::{
        breakthrough::Breakthrough,
        checkers::{Checkers, Goal},
        isolation::Isolation,
        loa::Loa,
        tzaar::Tzaar,
    },
    players::HasEngines,
    problems::{Attempt, Bounded, Judgement, NoJudgement, ProblemRequest, Verdict, check, turns},
    rng::{Random, Seed},
    with_rules,
};
use serde_json::Value;

use crate::sized::sized;

const NODES: u64 = 20_000_000;

fn game(name: &str) -> TwoPlayerGame {
    match name.parse() {
        Ok(GameName::TwoPlayer(game)) => game,
        other => panic!("{name}: {other:?}"),
    }
}

/// The problems of another program, which has rules and searches of its own.
fn examples() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/problems.json")).unwrap()
}

#[test]
fn problems_are_searched_with_the_default_evaluation() {
    fn named<G: HasEngines>(game: &G) -> String
    where
        G::Evaluation: ToString,
    {
        game.with_evaluation().1.to_string()
    }
    assert_eq!(named(&Loa::default()), Loa::BEST);
    assert_eq!(named(&Tzaar::default()), Tzaar::BEST);
    assert_eq!(named(&Isolation::default()), Isolation::BEST);
    assert_eq!(named(&Breakthrough::default()), Breakthrough::BEST);
    for goal in [Goal::GiveAway, Goal::Plain] {
        assert_eq!(named(&Checkers::new(goal)), Checkers::BEST);
    }
}

fn examine<G: CatalogueGame>(game: &G, example: &Value) {
    let (rules, evaluation) = game.with_evaluation();
    let position = rules.read(example["position"].as_str().unwrap()).unwrap();
    let n = u8::try_from(example["turns"].as_u64().unwrap()).unwrap();
    let mut search = Bounded::new(rules.clone(), evaluation);
    let Ok(Verdict::Sound(problem)) = search.examine(&position, n, NODES) else { panic!("{example}: unsound") };
    assert_eq!(problem.turns, n, "{example}");
    let (mut at, mut names) = (position, Vec::new());
    for mv in &problem.key.moves {
        names.push(rules.show_move(&at, *mv));
        rules.play(&mut at, *mv);
    }
    assert_eq!(Value::from(names), example["key"], "{example}");
    assert_eq!(problem.duals.is_none(), example["dual_free"].as_bool().unwrap(), "{example}: {:?}", problem.duals);
    assert!(u64::from(problem.sole) >= example["sole"].as_u64().unwrap(), "{example}: {}", problem.sole);
    // The line ends the game, after as many turns of the player as it needs.
    let mut at = problem.position;
    let (attacker, mut begun) = (rules.mover(&at), 0);
    let mut last = None;
    for mv in problem.line {
        begun += u8::from(rules.mover(&at) == attacker && last != Some(attacker));
        last = Some(rules.mover(&at));
        rules.play(&mut at, mv);
    }
    assert_eq!((begun, rules.outcome(&at).and_then(|outcome| outcome.winner)), (n, Some(attacker)), "{example}");
}

#[test]
#[ignore = "thorough"]
fn problems_of_another_program_are_sound() {
    for example in examples() {
        with_rules!(game(example["game"].as_str().unwrap()), |rules| examine(&rules, &example));
    }
}

/// Compares both provers at positions of random games. Returns the number of wins.
fn compare<G: CatalogueGame>(game: &G, games: u64, last: usize, most: u8) -> u32 {
    let (rules, evaluation) = game.with_evaluation();
    let mut search = Bounded::new(rules.clone(), evaluation);
    let mut wins = 0;
    for number in 0..games {
        let mut random = Random::stream(Seed(1), number, "compare");
        let (mut position, mut positions, mut moves) = (rules.start(), Vec::new(), Vec::new());
        while rules.outcome(&position).is_none() && positions.len() < 300 {
            positions.push(position.clone());
            moves.clear();
            rules.moves(&position, &mut moves);
            let at = usize::try_from(random.below(moves.len() as u64)).unwrap();
            rules.play(&mut position, moves[at]);
        }
        for position in positions.iter().rev().take(last) {
            let plain = check(&rules, position, most);
            assert_eq!(turns(&rules, position).len(), plain.choices, "{game}: {}", rules.show(position));
            for n in 1..=most {
                let expected = plain.turns.is_some_and(|turns| turns <= n);
                assert_eq!(search.wins(position, n, NODES), Ok(expected), "{game}, {n}: {}", rules.show(position));
                wins += u32::from(expected);
            }
        }
    }
    wins
}

/// All two-player games, and a variant.
fn games() -> impl Iterator<Item = String> {
    let all = GameName::all().into_iter().filter(|game| matches!(game, GameName::TwoPlayer(_)));
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
        let wins = with_rules!(game(&name), |rules| compare(&rules, games, last, most));
        assert!(wins > 0, "{name} has wins to compare");
    }
}

#[test]
#[ignore = "thorough"]
fn problems_by_seed_are_sound() {
    for name in games() {
        let problem = by_seed(&name);
        let checked = check_problem(name.parse().unwrap(), 2, &problem.position).unwrap();
        assert!(checked.sound, "{name}: {checked:?}");
        assert_eq!((checked.turns, checked.winners), (Some(2), vec![problem.key.clone()]), "{name}");
    }
}

/// Links hold a seed: it must stand for the same problem for ever.
#[test]
fn problems_by_seed_stay_the_same() {
    for (name, expected) in [
        ("isolation", "2x1xx1/x1axxx1/1xxxxxx/1xbxxxx/1xxxxxx/xx1xx2/2xx1x1 b"),
        ("giveaway", "B:WK9,K11,31,32:BK17,19"),
        ("checkers", "B:WK7:B8,12,K18,K27"),
        ("loa", "1b1b4/1bw1wb2/2bbw3/3wbw2/4bw2/5ww1/4w2w/8 w"),
        ("loa:6x6", "2b1b1/wb4/wb1bw1/wbb1ww/w5/4b1 b"),
        ("tzaar", "----r2/------/-------/-Z3-----z6/----Z2--o3/o-------/O2------/-r----/R3---- w 1"),
    ] {
        assert_eq!(by_seed(name).position, expected, "{name}");
    }
}

/// The first win in 2 of a seed, searched for once.
fn by_seed(name: &str) -> &'static ProblemText {
    static FOUND: LazyLock<BTreeMap<String, OnceLock<ProblemText>>> =
        LazyLock::new(|| games().map(|name| (name, OnceLock::new())).collect());
    FOUND[name].get_or_init(|| first(name, "2", u64::MAX).unwrap())
}

/// The first problem of a seed with so many turns, if there is one in so many games.
fn first(name: &str, turns: &str, games: u64) -> Option<ProblemText> {
    let request = problem_request(Some(turns), None, false).unwrap();
    let mut problems = Problems::new(name.parse().unwrap(), Seed(1), request).unwrap();
    std::iter::from_fn(|| (problems.games() < games).then(|| problems.next_game())).flatten().next()
}

/// Plays turns of a problem in 2 and checks each judgement by the plain prover. Returns how many turns won in time, too
/// late, and not at all as far as is known.
fn judge<G: CatalogueGame>(game: &G, problem: &ProblemText, most: usize) -> [usize; 3] {
    let (rules, _) = game.with_evaluation();
    let position = rules.read(&problem.position).unwrap();
    let attacker = rules.mover(&position);
    let mut counts = [0; 3];
    for turn in turns(&rules, &position).into_iter().take(most) {
        let mut attempt = Attempt::new(game, position.clone(), 2);
        let judged = attempt.play(&turn.moves).unwrap();
        let names: Vec<String> = turn.moves.iter().map(|&mv| rules.show_move(&position, mv)).collect();
        let (kind, reply) = match &judged {
            Judgement::Won(_) => panic!("{names:?} wins at once"),
            Judgement::InTime(reply) => (0, reply),
            Judgement::Late { reply, .. } => (1, reply),
            Judgement::Fails { reply } => (2, reply),
        };
        counts[kind] += 1;
        // Late by one: with one turn more, against every reply.
        if matches!(judged, Judgement::Late { by: 1, .. }) && turn.moves.len() == 1 {
            let wins = |at: &G::Position| check(&rules, at, 2).turns.is_some();
            let replies = turns(&rules, &turn.after);
            assert!(replies.iter().all(|reply| rules.outcome(&reply.after).is_some() || wins(&reply.after)));
        }
        let mut after = turn.after.clone();
        for &mv in reply {
            rules.play(&mut after, mv);
        }
        assert_ne!(rules.outcome(&after).and_then(|outcome| outcome.winner), Some(attacker), "{names:?}");
        if rules.outcome(&after).is_none() {
            assert_eq!(rules.mover(&after), attacker, "{names:?}");
            let plain = check(&rules, &after, 1).turns.is_some();
            assert_eq!(plain, kind == 0, "{names:?}: {judged:?}");
        }
        assert_eq!((attempt.left(), *attempt.position() == position), if kind == 0 { (1, false) } else { (2, true) });
    }
    counts
}

#[test]
fn turns_are_judged_by_proof() {
    for name in games() {
        let problem = by_seed(&name);
        let [in_time, late, fails] = with_rules!(game(&name), |rules| judge(&rules, problem, sized(60, 200)));
        // A turn of two moves has thousands of alternatives; the key may come late.
        assert!(in_time == 1 || name == "tzaar" && in_time == 0, "{name}: {in_time}");
        assert!(late + fails > 1, "{name}");
    }
}

fn solve<G: CatalogueGame>(game: &G, problem: &ProblemText) {
    let (rules, _) = game.with_evaluation();
    let position = rules.read(&problem.position).unwrap();
    let attacker = rules.mover(&position);
    let mut attempt = Attempt::new(game, position.clone(), problem.turns.unwrap());
    // A part of a turn, too many turns, and nothing at all.
    assert_eq!(attempt.play(&[]), Err(NoJudgement::NoTurn));
    let line = attempt.solutions(1).unwrap().remove(0);
    assert_eq!(attempt.play(&line), Err(NoJudgement::NoTurn));
    let names = line.iter().scan(position.clone(), |at, &mv| {
        let name = rules.show_move(at, mv);
        rules.play(at, mv);
        Some(name)
    });
    assert_eq!(names.collect::<Vec<_>>(), problem.line);
    for count in 1..=3 {
        let clues = attempt.clues(count).unwrap();
        assert_eq!(clues.len(), count.min(clues.len()));
        assert_eq!(clues.iter().filter(|&&clue| clue == line[0]).count(), 1);
    }
    // The solution's own turns win, whatever the defender answers of the longest defences.
    for left in (0..problem.turns.unwrap()).rev() {
        let line = attempt.solutions(1).unwrap().remove(0);
        let ends = |moves: &usize| {
            let mut at = attempt.position().clone();
            line[..*moves].iter().for_each(|&mv| rules.play(&mut at, mv));
            rules.outcome(&at).is_some() || rules.mover(&at) != attacker
        };
        let length = (1..=line.len()).find(ends).unwrap();
        let judged = attempt.play(&line[..length]).unwrap();
        assert_eq!(left == 0, matches!(judged, Judgement::Won(_)), "{}: {judged:?}", problem.position);
        assert_eq!(attempt.left(), left);
    }
    assert_eq!(rules.outcome(attempt.position()).and_then(|outcome| outcome.winner), Some(attacker));
    assert_eq!(attempt.play(&line[..1]), Err(NoJudgement::NoTurn));
}

#[test]
fn problems_are_solved_in_as_many_turns_as_they_take() {
    for name in games() {
        with_rules!(game(&name), |rules| solve(&rules, by_seed(&name)));
    }
}

#[test]
#[ignore = "thorough"]
fn problems_in_three_are_solved_in_as_many_turns_as_they_take() {
    for name in games() {
        // They are rare in some games.
        if let Some(problem) = first(&name, "3", 100) {
            with_rules!(game(&name), |rules| solve(&rules, &problem));
        }
    }
}

#[test]
fn positions_are_told_to_be_problems_or_why_not() {
    let verdict =
        |name: &str, position: &str, turns| attempt(name.parse().unwrap(), position, turns).unwrap().examine().unwrap();
    for example in examples().into_iter().step_by(sized(3, 1)) {
        let name = example["game"].as_str().unwrap();
        let n = u32::try_from(example["turns"].as_u64().unwrap()).unwrap();
        let position = example["position"].as_str().unwrap();
        let found = verdict(name, position, n);
        assert_eq!((found.verdict, found.turns), (VerdictWord::Sound, u8::try_from(n).ok()), "{example}");
        assert_eq!(found.problem.unwrap().key, serde_json::from_value::<Vec<String>>(example["key"].clone()).unwrap());
        assert_eq!(verdict(name, position, n - 1).verdict, VerdictWord::NoWin, "{example}");
    }
    // Three of White's pieces are one move from the fourth, in several ways.
    let cooked = verdict("loa", "8/8/8/3ww3/8/3w4/b7/7b w", 1);
    assert_eq!((cooked.verdict, cooked.turns), (VerdictWord::Cooked, Some(1)));
    assert!(cooked.lines.len() > 1 && cooked.lines.iter().all(|line| line.len() == 1), "{cooked:?}");
    assert_eq!(verdict("giveaway", "W:WK18:BK32", 1).verdict, VerdictWord::NoWin);
    assert_eq!(verdict("isolation:3x4", "1xx/xxx/xax/1xb a", 1).verdict, VerdictWord::Forced);
}

#[test]
fn attempts_at_nothing_are_refused() {
    let refused = |name: &str, position: &str, turns| match attempt(name.parse().unwrap(), position, turns) {
        Ok(_) => panic!("{name} {position} {turns}"),
        Err(error) => error.code,
    };
    assert_eq!(refused("slide3", "113.123456789", 2), "not-available");
    assert_eq!(refused("loa", "8/8 w", 2), "bad-position");
    assert_eq!(refused("giveaway", "W:W:BK3", 2), "bad-position");
    assert_eq!(refused("giveaway", "W:WK18:BK12", 0), "bad-option");
    assert_eq!(refused("giveaway", "W:WK18:BK12", 21), "bad-option");
    assert_eq!(refused("giveaway", "W:WK18:BK12", 258), "bad-option");
    let mut begun = attempt("giveaway".parse().unwrap(), "W:WK18:BK12", 2).unwrap();
    assert_eq!(begun.play(&["18-99".to_owned()]).unwrap_err().code, "bad-move");
    assert_eq!(begun.play(&["12-8".to_owned()]).unwrap_err().code, "illegal-move");
    assert_eq!(begun.play(&[]).unwrap_err().code, "illegal-move");
    assert_eq!((begun.position().as_str(), begun.left()), ("W:WK18:BK12", Some(2)));
}

#[test]
fn no_problem_comes_twice_and_each_is_as_wanted() {
    let request = ProblemRequest { turns: 2..=4, grades: 1..=2, ..ProblemRequest::default() };
    let mut problems = Problems::new("giveaway".parse().unwrap(), Seed(7), request).unwrap();
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < sized(10, 30) {
        let Some(problem) = problems.next_game() else { continue };
        assert!((2..=4).contains(&problem.turns.unwrap()) && (1..=2).contains(&problem.grade), "{problem:?}");
        assert!(seen.insert(problem.position));
    }
}

/// Whether a problem in 2 has several replies to its key, all answered by one turn.
fn has_one_answer<G: CatalogueGame>(game: &G, problem: &ProblemText) -> bool {
    let (rules, _) = game.with_evaluation();
    let mut position = rules.read(&problem.position).unwrap();
    for name in &problem.key {
        let mv = rules.read_move(&position, name).unwrap();
        rules.play(&mut position, mv);
    }
    let replies = turns(&rules, &position);
    let winners = |reply: &G::Position| check(&rules, reply, 1).winners;
    let common = replies.iter().fold(None, |common: Option<Vec<_>>, reply| {
        let winners = winners(&reply.after);
        Some(common.map_or(winners.clone(), |common| common.into_iter().filter(|one| winners.contains(one)).collect()))
    });
    replies.len() > 3 && common.is_some_and(|common| !common.is_empty())
}

#[test]
fn dull_problems_are_left_out() {
    let mut problems =
        Problems::new("loa:6x6".parse().unwrap(), Seed(1), problem_request(Some("2"), None, false).unwrap()).unwrap();
    let rules: Loa = "loa:6x6".parse().unwrap();
    let found: Vec<_> = std::iter::from_fn(|| Some(problems.next_game())).flatten().take(sized(15, 40)).collect();
    let (with_tries, without): (Vec<_>, Vec<_>) =
        found.iter().filter(|problem| has_one_answer(&rules, problem)).partition(|found| found.tries > 0);
    assert!(without.is_empty(), "{without:?}");
    assert!(!with_tries.is_empty(), "a try makes a problem worth solving");
}
