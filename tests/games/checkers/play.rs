//! Games in progress, by name.

use plyground::{
    api::{GameName, evaluations, keep_endgames, levels, open, random_position, think},
    game::Player,
    games::checkers::{Endgames, Goal},
    rng::Seed,
};

const GAMES: [&str; 2] = ["giveaway", "checkers"];

fn game(name: &str) -> GameName {
    name.parse().unwrap()
}

#[test]
fn games_have_names_boards_and_steps() {
    for name in GAMES {
        let mut session = open(game(name), None).unwrap();
        assert_eq!((game(name).to_string().as_str(), session.columns(), session.rows()), (name, 8, 8));
        assert_eq!(session.side(), Some("first"));
        let drawing = ". b . b . b . b\nb . b . b . b .\n. b . b . b . b\n. . . . . . . .\n. . . . . . . .\n\
                       w . w . w . w .\n. w . w . w . w\nw . w . w . w .";
        assert_eq!(session.drawing(), drawing);
        let steps = session.steps();
        let step = steps.iter().find(|step| step.name == "11-15").unwrap();
        assert_eq!((&step.from[..], &step.to[..]), (&[21][..], &[28][..]));
        assert_eq!(session.play("11-15").unwrap(), "11-15");
        assert_eq!(session.cells()[28], 3);
        assert_eq!(session.undo().as_deref(), Some("11-15"));
        let names: Vec<_> =
            evaluations(game(name), &session.position()).unwrap().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["linear", "material", "learned"]);
    }
}

#[test]
fn a_capture_goes_to_all_squares_it_lands_on() {
    let mut session = open(game("giveaway"), Some("W:WK31:B1,18,19,26,27")).unwrap();
    assert_eq!(session.cells()[60], 2);
    let step = &session.steps()[0];
    assert_eq!(
        (step.name.as_str(), &step.from[..], &step.to[..]),
        ("31x22x15x24x31", &[60][..], &[42, 28, 46, 60][..])
    );
    let refused = session.play("31x31").unwrap_err();
    assert_eq!(refused.code, "bad-move");
    let refused = session.play("31-27").unwrap_err();
    assert_eq!((refused.code, refused.message.contains("one of 31x22x15x24x31, ")), ("illegal-move", true));
}

#[test]
fn the_course_of_a_game_can_end_it() {
    let mut session = open(game("giveaway"), Some("B:WK32:BK1")).unwrap();
    for name in ["1-5", "32-28", "5-1", "28-32"].repeat(2) {
        assert!(session.outcome().is_none() && !session.steps().is_empty());
        session.play(name).unwrap();
    }
    let ending = session.outcome().unwrap();
    assert_eq!((ending.winner, ending.reason), (None, "repetition"));
    assert!(session.steps().is_empty());
    assert!(session.play("1-5").unwrap_err().message.contains("no move: the game is over"));
    assert_eq!(session.undo().as_deref(), Some("28-32"));
    assert!(session.outcome().is_none());
}

#[test]
fn goals_are_opposite() {
    for (name, winner) in [("giveaway", Player::First), ("checkers", Player::Second)] {
        let session = open(game(name), Some("B:W5:B")).unwrap();
        let ending = session.outcome().unwrap();
        assert_eq!((ending.winner, ending.reason), (Some(winner), "no-pieces"));
    }
}

#[test]
fn engines_and_seeds_play_from_the_start() {
    for name in GAMES {
        let game = game(name);
        let ids: Vec<_> = levels(game).iter().map(|level| level.id).collect();
        assert_eq!(ids, ["random", "beginner", "easy", "medium", "strong"]);
        let drawn = random_position(game, Seed(1));
        assert_eq!(open(game, Some(&drawn)).unwrap().position(), drawn);
        assert_ne!(drawn, random_position(game, Seed(2)));
        let result = think(game, Some(&drawn), "medium", Seed(1)).unwrap().finish();
        open(game, Some(&drawn)).unwrap().play(&result.best.unwrap()).unwrap();
        assert_eq!(think(game, None, "perfect", Seed(1)).err().unwrap().code, "bad-option");
    }
}

#[test]
fn engines_know_endgames_from_files_and_without() {
    let ask = |name: &str, engine: &str| think(game(name), Some("B:W32:B1"), engine, Seed(1)).unwrap().finish().certain;
    assert_eq!(ask("giveaway", "alpha-beta/depth=1/endgames=2"), Some(25));
    assert_eq!(ask("giveaway", "alpha-beta/depth=1"), None);
    let file = Endgames::generate(Goal::Plain, 2).encode();
    assert_eq!(keep_endgames(&file), Ok(game("checkers")));
    assert_eq!(keep_endgames(&file[1..]).unwrap_err().code, "bad-table");
    let known = ask("checkers", "minimax/depth=1/endgames=2");
    assert_eq!(known, ask("checkers", "minimax/depth=1/endgames=4"));
    let refused = think(game("isolation"), None, "alpha-beta/endgames=4", Seed(1)).err().unwrap();
    assert!(refused.message.contains("there is no table for isolation"), "{refused}");
}
