//! Problems in which no other turn wins at all, against plain searches of this file and the tables' own law.

use std::{collections::HashMap, sync::OnceLock};

use plyground::{
    api::{
        GameName, JudgementWord, MissedWin, ProblemText, Problems, VerdictWord, attempt_only, check_only,
        problem_request,
    },
    game::{Game, Notation},
    games::{
        checkers::{Checkers, Endgames, Goal, Verdict},
        isolation::Isolation,
    },
    problems::{Attempt, Fate, OnlyAttempt, OnlyJudgement, ProblemRequest, check},
    rng::Seed,
};

use crate::sized::sized;

const GAMES: [&str; 4] = ["isolation", "isolation:queen:5x5", "giveaway", "checkers"];

fn name(text: &str) -> GameName {
    text.parse().unwrap()
}

/// Problems by game and task, with how many of them are wanted at most.
const SEARCHED: [(&str, &str, usize); 6] = [
    ("isolation", "only", 6),
    ("isolation:queen:5x5", "only", 6),
    ("isolation:king:4x5", "only", 6),
    ("giveaway", "only", 3),
    ("giveaway", "only:15-40", 1),
    ("checkers", "only", 3),
];

/// The first problems of a seed that are not trivial, searched for once.
fn found(game: &str, task: &str, count: usize) -> &'static [ProblemText] {
    static FOUND: [OnceLock<Vec<ProblemText>>; SEARCHED.len()] = [const { OnceLock::new() }; SEARCHED.len()];
    let at = SEARCHED.iter().position(|&(known, asked, _)| (known, asked) == (game, task)).unwrap();
    let request = || problem_request(Some(task), None, false).unwrap();
    &FOUND[at].get_or_init(|| first(game, request(), sized(SEARCHED[at].2.div_ceil(2), SEARCHED[at].2)))[..count]
}

/// The first problems of a seed.
fn first(game: &str, request: ProblemRequest, count: usize) -> Vec<ProblemText> {
    let mut problems = Problems::new(name(game), Seed(3), request).unwrap();
    std::iter::from_fn(|| Some(problems.next_game())).flatten().take(count).collect()
}

/// Whether the player to move wins Isolation: every move, nothing but the rules and what was found before.
fn wins(rules: &Isolation, position: &<Isolation as Game>::Position, known: &mut HashMap<String, bool>) -> bool {
    let text = rules.show(position);
    if let Some(&wins) = known.get(&text) {
        return wins;
    }
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    let found = moves.into_iter().any(|mv| {
        let mut after = *position;
        rules.play(&mut after, mv);
        !wins(rules, &after, known)
    });
    known.insert(text, found);
    found
}

#[test]
fn only_moves_of_isolation_are_the_truth_and_so_is_every_judgement() {
    for game in ["isolation", "isolation:queen:5x5", "isolation:king:4x5"] {
        let rules: Isolation = game.parse().unwrap();
        for problem in found(game, "only", sized(3, 6)) {
            let position = rules.read(&problem.position).unwrap();
            let (mut known, mut moves, mut winners) = (HashMap::new(), Vec::new(), 0);
            rules.moves(&position, &mut moves);
            assert!(
                moves.len() >= 3 && problem.only && problem.turns.is_none() && problem.sole.is_none(),
                "{problem:?}"
            );
            for mv in moves {
                let mut after = position;
                rules.play(&mut after, mv);
                let is_right = !wins(&rules, &after, &mut known);
                assert_eq!(is_right, problem.key == [rules.show_move(&position, mv)], "{game}: {problem:?}");
                winners += u32::from(is_right);
                let mut attempt = OnlyAttempt::new(&rules, position).unwrap();
                match attempt.play(&[mv]).unwrap() {
                    OnlyJudgement::Wins { only, reply } => {
                        assert!(is_right && only && reply.len() == 1);
                        rules.play(&mut after, reply[0]);
                        assert_eq!((&after, wins(&rules, &after, &mut known)), (attempt.position(), true));
                    }
                    OnlyJudgement::Fails { fate: Fate::Loses(_), reply } => {
                        assert!(!is_right && *attempt.position() == position);
                        if let Some(&reply) = reply.first() {
                            rules.play(&mut after, reply);
                        }
                        assert!(!wins(&rules, &after, &mut known), "{game}: {reply:?} refutes nothing");
                    }
                    other => panic!("{game}: {other:?}"),
                }
            }
            assert_eq!(winners, 1);
        }
    }
}

/// Every turn of problems in checkers against the bounded prover where wins are short, and the numbers of plies
/// everywhere.
#[test]
fn only_moves_of_the_tables_agree_with_a_plain_search() {
    for (game, goal) in [("giveaway", Goal::GiveAway), ("checkers", Goal::Plain)] {
        let rules = Checkers::new(goal);
        // In checkers, short ones are rare.
        let count = if goal == Goal::GiveAway { 2 } else { 0 };
        let mut short = first(game, problem_request(Some("only:1-3"), None, true).unwrap(), count);
        assert!(short.iter().all(|problem| (1..=3).contains(&problem.turns.unwrap())), "{short:?}");
        short.extend_from_slice(found(game, "only", 1));
        for problem in short {
            let position = rules.read(&problem.position).unwrap();
            let turns = problem.turns.unwrap();
            if turns <= 3 {
                let plain = check(&rules, &position, turns);
                assert_eq!((plain.turns, plain.winners.len(), plain.is_sound()), (Some(turns), 1, true), "{problem:?}");
            }
            let mut attempt = attempt_only(name(game), &problem.position).unwrap();
            assert_eq!(attempt.left(), Some(turns));
            let mut moves = Vec::new();
            rules.moves(&position, &mut moves);
            for mv in moves {
                let (mut after, text) = (position, rules.show_move(&position, mv));
                rules.play(&mut after, mv);
                let mut attempt = attempt_only(name(game), &problem.position).unwrap();
                let judged = attempt.play(std::slice::from_ref(&text)).unwrap();
                let verdict = Endgames::of(goal, 4).verdict(&after);
                let expected = match verdict {
                    _ if rules.outcome(&after).is_some() || problem.key == [text.clone()] => judged.fate,
                    Some(Verdict::Draw) => Some(MissedWin::Draw),
                    _ => Some(MissedWin::Loss),
                };
                assert_eq!(judged.fate, expected, "{text}: {problem:?}");
                assert_eq!(
                    judged.verdict == JudgementWord::Fails,
                    problem.key != [text.clone()],
                    "{text}: {problem:?}"
                );
                // No plain search finds a win after any other turn either.
                if judged.verdict == JudgementWord::Fails && rules.outcome(&after).is_none() {
                    let mut late = Attempt::new(&rules, position, 3);
                    assert!(!matches!(
                        late.play(&[mv]),
                        Ok(plyground::problems::Judgement::InTime(_) | plyground::problems::Judgement::Won(_))
                    ));
                }
            }
        }
    }
}

/// The line is played to its end: every turn of the player wins, and the game lasts as long as is told.
#[test]
fn lines_end_with_a_win_after_as_many_turns_as_are_told() {
    for game in GAMES {
        for problem in found(game, "only", sized(2, 3)) {
            assert_eq!(problem.line[..problem.key.len()], problem.key);
            let mut attempt = attempt_only(name(game), &problem.position).unwrap();
            let (mut turns, mut duals) = (0, None);
            let mut line = problem.line.iter();
            while let Some(mv) = line.next() {
                turns += 1;
                let judged = attempt.play(std::slice::from_ref(mv)).unwrap();
                assert!(
                    [JudgementWord::Only, JudgementWord::Wins, JudgementWord::Won].contains(&judged.verdict),
                    "{game}, {mv}: {judged:?}"
                );
                assert!(turns > 1 || judged.verdict != JudgementWord::Wins, "{problem:?}");
                if judged.verdict == JudgementWord::Wins {
                    duals = duals.or(Some(turns));
                }
                for reply in &judged.reply {
                    assert_eq!(line.next(), Some(reply), "{game}: {problem:?}");
                }
                if judged.verdict == JudgementWord::Won {
                    assert_eq!((line.next(), judged.left), (None, Some(0)), "{game}: {problem:?}");
                }
            }
            assert!(problem.turns.is_none_or(|told| told == turns), "{turns}: {problem:?}");
            // The last turn ends the game, whether others do or not.
            assert!(duals.is_none_or(|dual| Some(dual) == problem.duals), "{duals:?}: {problem:?}");
        }
    }
}

/// Links hold a seed: it must stand for the same problem for ever.
#[test]
fn only_moves_by_seed_stay_the_same() {
    for (game, task, expected) in [
        ("isolation", "only", "4x2/5ax/1bxx3/2x1xx1/xxxx3/3xxx1/2x4 b"),
        ("isolation:queen:5x5", "only", "x3x/2x1x/2ab1/xx3/1x3 b"),
        ("giveaway", "only", "W:WK10,15,32:BK16"),
        ("giveaway", "only:15-40", "B:WK15:B16,18"),
        ("checkers", "only", "B:WK17,29:BK15,K23"),
    ] {
        assert_eq!(found(game, task, 1)[0].position, expected, "{game}, {task}");
    }
}

#[test]
fn no_only_move_comes_twice_and_each_is_as_wanted() {
    let request = ProblemRequest { only: true, turns: 4..=9, grades: 1..=2, trivial: false };
    let mut problems = Problems::new(name("giveaway"), Seed(7), request).unwrap();
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < sized(5, 12) {
        let Some(problem) = problems.next_game() else { continue };
        assert!((4..=9).contains(&problem.turns.unwrap()) && (1..=2).contains(&problem.grade), "{problem:?}");
        assert!(seen.insert(problem.position));
    }
}

#[test]
fn small_steps_find_the_same_and_prepare_first() {
    let mut problems =
        Problems::new(name("giveaway"), Seed(3), problem_request(Some("only"), None, false).unwrap()).unwrap();
    assert!(problems.is_preparing() && problems.games() == 0);
    let first = std::iter::from_fn(|| Some(problems.step())).flatten().next();
    assert!(!problems.is_preparing());
    assert_eq!(first.as_ref(), found("giveaway", "only", 1).first());
}

#[test]
fn positions_are_told_to_have_an_only_move_or_why_not() {
    let verdict = |game: &str, position: &str| attempt_only(name(game), position).unwrap().examine().unwrap();
    for game in GAMES {
        let problem = &found(game, "only", 1)[0];
        let told = verdict(game, &problem.position);
        assert_eq!((told.verdict, told.turns), (VerdictWord::Sound, problem.turns), "{game}");
        assert_eq!(told.problem, Some(ProblemText { seed: None, ..problem.clone() }));
        let mut attempt = attempt_only(name(game), &problem.position).unwrap();
        assert_eq!(attempt.solution().unwrap(), problem.line);
        for count in 1..=3 {
            let clues = attempt.clues(count).unwrap();
            assert_eq!((clues.len(), clues.contains(&problem.key[0])), (count, true), "{game}: {clues:?}");
        }
        assert_eq!(attempt.play(&["nonsense".into()]).unwrap_err().code, "bad-move");
        assert_eq!(attempt.play(&[]).unwrap_err().code, "illegal-move");
    }
    assert_eq!(verdict("giveaway", "B:W21,22,23,24,25:B1,2").verdict, VerdictWord::Undecided);
    assert_eq!(verdict("checkers", "W:WK1,K2:BK32").verdict, VerdictWord::Cooked);
    assert_eq!(verdict("checkers", "W:WK15:BK18,K32").verdict, VerdictWord::Forced);
    assert_eq!(verdict("checkers", "W:WK15,K14:BK1,K32").verdict, VerdictWord::NoWin);
}

#[test]
fn the_second_way_agrees_and_knows_its_reach() {
    for game in ["isolation", "isolation:queen:5x5"] {
        for problem in found(game, "only", 3) {
            let (checked, _) = check_only(name(game), &problem.position).unwrap();
            assert!(checked.sound && checked.only, "{checked:?}");
            assert_eq!(checked.winners, [&problem.key[..]]);
        }
    }
}

#[test]
fn games_without_an_exact_source_are_refused() {
    let refused = |game: &str| {
        let error = attempt_only(name(game), "x")
            .err()
            .or_else(|| Problems::new(name(game), Seed(1), problem_request(Some("only"), None, false).unwrap()).err());
        error.map(|error| (error.code, error.message))
    };
    for game in ["loa", "tzaar"] {
        let error =
            Problems::new(name(game), Seed(1), problem_request(Some("only"), None, false).unwrap()).err().unwrap();
        assert_eq!(error.code, "not-available");
        assert!(error.message.ends_with("expected isolation, giveaway or checkers"), "{}", error.message);
    }
    assert_eq!(refused("slide3").unwrap().0, "not-available");
    assert_eq!(refused("checkers").unwrap().0, "bad-position");
    let lengths = problem_request(Some("only:2-3"), None, false).unwrap();
    assert_eq!(Problems::new(name("isolation"), Seed(1), lengths).err().unwrap().code, "bad-option");
    for task in ["only:", "only:0", "only:9-3", "only:56", "onlyx", "only-3"] {
        let error = problem_request(Some(task), None, false).unwrap_err();
        assert_eq!((error.code, error.input.as_str()), ("bad-option", task));
    }
}
