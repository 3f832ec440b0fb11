//! The JavaScript API, called from a page.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::needless_pass_by_value, reason = "the generated bindings hand over owned values")]

#[path = "../wasm/exports/everything.rs"]
mod exports;

use std::{cell::RefCell, rc::Rc};

use exports::{
    check_problem::check_problem,
    common::{fresh_seed, seed, version},
    endgames::keep_endgames,
    experiment::Experiment,
    game::Game,
    levels::levels,
    problems::{Attempt, Problems},
    records::read_games,
    search::Search,
    table::Table,
};
use js_sys::{Error, JSON, Reflect};
use plyground::{
    games::checkers::{Endgames, Goal},
    lab::Laboratory,
    players::AllEngines,
    web::{AnyGame, given::Bytes},
};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

type Games = AnyGame;
const LABORATORY: Laboratory = Laboratory::whole::<AllEngines>();

const EASY: &str = "113.987654321";

/// The code and input of an error, which must be one of ours.
fn refused<T>(result: Result<T, JsValue>) -> (String, String) {
    let Err(thrown) = result else { panic!("nothing was thrown") };
    let error: Error = thrown.dyn_into().expect("an Error was thrown");
    assert_eq!(error.name(), "PlygroundError");
    assert!(error.message().length() > 0);
    let text = |key: &str| Reflect::get(&error, &key.into()).unwrap().as_string().unwrap();
    (text("code"), text("input"))
}

fn pair(code: &str, input: &str) -> (String, String) {
    (code.to_owned(), input.to_owned())
}

/// A list of JavaScript.
fn list(texts: &[String]) -> JsValue {
    texts.iter().map(JsValue::from).collect::<js_sys::Array>().into()
}

/// Bytes of JavaScript.
fn bytes(bytes: &[u8]) -> Bytes {
    js_sys::Uint8Array::from(bytes).unchecked_into()
}

fn json(value: impl AsRef<JsValue>) -> String {
    JSON::stringify(value.as_ref()).unwrap().into()
}

#[wasm_bindgen_test]
fn a_game_is_played_by_names() {
    let mut game = Game::new("slide3".into(), None).unwrap();
    assert_eq!((game.name(), game.position(), game.columns()), ("slide3".into(), "115.987654321".into(), 4));
    assert_eq!(game.moves(), ["R1+", "R2+", "R3+", "C1+", "C2+", "C3+"]);
    assert_eq!(game.cells(), [9, 8, 7, 0, 6, 5, 4, 0, 3, 2, 1, 0, 0, 0, 0, 0]);
    assert_eq!(game.play("R2".into()).unwrap(), "R2+");
    assert_eq!((game.position(), game.history()), (EASY.into(), vec!["R2+".to_owned()]));
    assert_eq!(game.drawing(), "9 8 7 .\n. 6 5 4\n3 2 1 .\n. . . .");
    assert_eq!(game.undo().as_deref(), Some("R2+"));
    assert_eq!(game.undo(), None);
    assert!(!game.solved());
    assert!(Game::new("slide2".into(), Some("103.1234".into())).unwrap().solved());
}

#[wasm_bindgen_test]
fn steps_and_values_are_plain_objects() {
    let game = Game::new("slide2".into(), None).unwrap();
    let steps = r#"[{"name":"R1+","from":[0,1],"to":[1,2],"by":1},{"name":"R2+","from":[3,4],"to":[4,5],"by":1},"#
        .to_owned()
        + r#"{"name":"C1+","from":[0,3],"to":[3,6],"by":3},{"name":"C2+","from":[1,4],"to":[4,7],"by":3}]"#;
    assert_eq!(json(game.steps().unwrap()), steps);
    let values = r#"{"eu":2.8284271247461903,"man":8,"nb":20,"#.to_owned()
        + r#""perm":4.527692569068709,"inv":6.5,"l2":4.47213595499958}"#;
    assert_eq!(json(game.evaluations().unwrap()), values);
}

#[wasm_bindgen_test]
fn seeds_are_sixteen_digits() {
    assert_eq!(seed("1F".into()).unwrap(), "000000000000001f");
    assert_eq!(seed("Troyka".into()).unwrap(), "dd3e46c9701ae93f");
    let fresh = fresh_seed().unwrap();
    assert_eq!(seed(fresh.as_str().into()).unwrap(), fresh);
    assert_eq!(
        Game::random_position("slide3".into(), "1".into()).unwrap(),
        Game::random_position("slide3".into(), "0001".into()).unwrap()
    );
}

#[wasm_bindgen_test]
fn the_version_is_the_packages() {
    assert_eq!(version(), env!("CARGO_PKG_VERSION"));
}

#[wasm_bindgen_test]
fn games_refuse_with_a_code_and_the_input() {
    assert_eq!(refused(Game::new("chess".into(), None)), pair("unknown-game", "chess"));
    assert_eq!(refused(Game::new("slide3".into(), Some("115".into()))), pair("bad-position", "115"));
    let odd = "115.987654312";
    assert_eq!(refused(Game::new("slide3".into(), Some(odd.into()))), pair("unreachable-position", odd));
    let mut game = Game::new("slide3".into(), None).unwrap();
    assert_eq!(refused(game.play("up".into())), pair("bad-move", "up"));
    assert_eq!(refused(game.play("R2-".into())), pair("illegal-move", "R2-"));
    assert_eq!(game.position(), "115.987654321");
}

#[wasm_bindgen_test]
fn a_table_answers_and_tells_how_far_it_is() {
    let table = Table::generate("slide2".into(), None).unwrap();
    assert_eq!(table.game(), "slide2");
    let start = Game::new("slide2".into(), None).unwrap().position();
    let line = table.optimal_line(start.as_str().into()).unwrap();
    assert_eq!(line.len(), usize::from(table.distance(start.as_str().into()).unwrap()));
    assert_eq!(line.first(), table.optimal_moves(start.as_str().into()).unwrap().first());
    assert!(table.optimal_lines(start.as_str().into()).unwrap() >= 1.0);
    assert_eq!(table.histogram().iter().sum::<f64>().to_string(), "192");
    let drawn = table.random_position(3.0.into(), "word".into()).unwrap();
    assert_eq!(table.distance(drawn.as_str().into()).unwrap(), 3);
    assert_eq!(Table::random_position_near("slide2".into(), 3.0.into(), "word".into()).unwrap(), drawn);
}

#[wasm_bindgen_test]
fn a_table_of_slide3_reports_every_ply() {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let list = heard.clone();
    let listener = Closure::<dyn FnMut(u8, u32)>::new(move |distance, found| list.borrow_mut().push((distance, found)));
    let table = Table::generate("slide3".into(), Some(listener.as_ref().clone().unchecked_into())).unwrap();
    assert_eq!(table.distance("115.987654321".into()).unwrap(), 24);
    assert_eq!(heard.borrow().last(), Some(&(26, 11_612_160)));
}

#[wasm_bindgen_test]
fn tables_refuse_with_a_code_and_the_input() {
    assert_eq!(refused(Table::generate("slide4".into(), None)), pair("not-available", "slide4"));
    assert_eq!(refused(Table::decode(bytes(b"no table"))), pair("bad-table", "8 bytes"));
    let table = Table::generate("slide2".into(), None).unwrap();
    for (distance, input) in [(f64::NAN, "NaN"), (1.5, "1.5"), (-1.0, "-1"), (300.0, "300"), (200.0, "200")] {
        assert_eq!(refused(table.random_position(distance.into(), "1".into())), pair("bad-distance", input));
    }
    assert_eq!(
        refused(Table::random_position_near("slide4".into(), 3.0.into(), "1".into())),
        pair("not-available", "slide4")
    );
    assert_eq!(
        refused(Table::random_position_near("slide2".into(), 13.0.into(), "1".into())),
        pair("bad-distance", "13")
    );
    assert_eq!(refused(table.distance(EASY.into())).0, "bad-position");
}

#[wasm_bindgen_test]
fn a_search_reports_in_plain_objects() {
    let mut search = Search::new("slide3".into(), Some(EASY.into()), None, None).unwrap();
    assert_eq!(
        json(search.step(0.into()).unwrap()),
        r#"{"nodes":0,"bound":21,"optimal":false,"layer":0,"bytes":746496,"finished":false}"#
    );
    let report = search.run(u32::MAX.into(), None).unwrap();
    let line: js_sys::Array = Reflect::get(&report, &"line".into()).unwrap().dyn_into().unwrap();
    let bound = Reflect::get(&report, &"bound".into()).unwrap();
    assert_eq!(bound.as_f64(), Some(f64::from(line.length())));
    assert_eq!(refused(Search::new("slide4".into(), None, None, Some("1".into()))), pair("bad-option", "1"));
}

#[wasm_bindgen_test]
fn a_search_is_heard_after_every_slice() {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let list = heard.clone();
    let listener = Closure::<dyn FnMut(JsValue)>::new(move |report| {
        list.borrow_mut().push(json(report));
    });
    Search::new("slide3".into(), None, None, None)
        .unwrap()
        .run(50.into(), Some(listener.as_ref().clone().unchecked_into()))
        .unwrap();
    let reports = heard.borrow();
    assert_eq!(reports[0], r#"{"nodes":50,"bound":22,"optimal":false,"layer":0,"bytes":746496,"finished":false}"#);
    assert_eq!(reports.len(), 4);
    assert!(reports[3].starts_with(r#"{"nodes":151,"bound":24,"line":["#));
}

#[wasm_bindgen_test]
fn no_clock_changes_what_a_search_finds() {
    for (game, engine) in [("slide3", "ida-star"), ("slide3", "beam/width=30"), ("isolation", "alpha-beta/nodes=3000")]
    {
        let search = || Search::new(game.into(), None, Some(engine.into()), None).unwrap();
        let whole = json(search().run(u32::MAX.into(), None).unwrap());
        for milliseconds in [0.0, 0.3, 1e9] {
            let mut search = search();
            let last = (0..1_000_000).find_map(|_| {
                let report = search.step_for(milliseconds.into()).unwrap();
                (Reflect::get(&report, &"finished".into()) == Ok(true.into())).then_some(report)
            });
            assert_eq!(json(last.unwrap()), whole, "{engine} in slices of {milliseconds} ms");
        }
    }
}

#[wasm_bindgen_test]
fn no_clock_changes_what_an_experiment_records() {
    for query in ["t=2&n=9&dtw=6&sweep=eval&over=man,eu", "kind=exact-quota&dtw=6&t=2&limit=8", "kind=trace&n=3&dtw=8"]
    {
        let experiment = || Experiment::new(query.into(), None).unwrap();
        let whole = experiment().run(0.into(), experiment().trials().into()).unwrap();
        for milliseconds in [0.0, 0.3, 1e9] {
            let mut experiment = experiment();
            let (mut rows, mut trial) = (String::new(), 0.0);
            while trial < experiment.trials() {
                let slice =
                    experiment.step_for(trial.into(), experiment.trials().into(), milliseconds.into(), None).unwrap();
                let part: js_sys::Array = Reflect::get(&slice, &"rows".into()).unwrap().dyn_into().unwrap();
                let prepared = Reflect::get(&slice, &"prepared".into()).unwrap().as_f64().unwrap();
                assert!(part.length() > 0 || prepared < 1.0, "a slice of {query} does something");
                trial += f64::from(part.length());
                rows += &part.iter().map(|row| row.as_string().unwrap()).collect::<String>();
            }
            assert_eq!(rows, whole, "{query} in slices of {milliseconds} ms");
        }
    }
}

#[wasm_bindgen_test]
fn solutions_are_searched_for_in_several_ways() {
    for with in ["a-star", "breadth-first/width=0", "breadth-first"] {
        let report =
            Search::new("slide3".into(), None, Some(with.into()), None).unwrap().run(1000.into(), None).unwrap();
        let field = |key: &str| Reflect::get(&report, &key.into()).unwrap();
        let line: js_sys::Array = field("line").dyn_into().unwrap();
        assert_eq!((line.length(), field("optimal").as_bool(), field("bound").as_f64()), (24, Some(true), Some(24.0)));
    }
    let report =
        Search::new("slide3".into(), None, Some("beam/width=30".into()), None).unwrap().run(1000.into(), None).unwrap();
    assert!(json(&report).contains(r#""finished":true"#));
}

#[wasm_bindgen_test]
fn what_a_search_listener_throws_comes_back() {
    let listener = js_sys::Function::new_no_args("throw 'enough'").unchecked_into();
    let thrown = Search::new("slide3".into(), None, None, None).unwrap().run(1.into(), Some(listener)).err().unwrap();
    assert_eq!(thrown.as_string().as_deref(), Some("enough"));
}

#[wasm_bindgen_test]
fn an_experiment_runs_in_any_order() {
    let mut experiment = Experiment::new("?t=2&n=3&dtw=6&sweep=eval&over=man,eu".into(), None).unwrap();
    assert_eq!(experiment.query(), "dtw=6&n=3&t=2&sweep=eval&over=man,eu");
    assert_eq!((experiment.trials().to_string(), experiment.points()), ("6".into(), vec!["man".into(), "eu".into()]));
    assert_eq!((experiment.header(), experiment.columns().len()), ("trial,position,won,moves,ties,fat".into(), 6));
    let last = experiment.run(4.into(), 6.into()).unwrap();
    let first = experiment.run(0.into(), 4.into()).unwrap();
    assert_eq!((first.lines().count(), last.lines().count()), (4, 2));
    assert_eq!(experiment.run(6.into(), 6.into()).unwrap(), "");

    let report = json(experiment.report(first.as_str().into()).unwrap());
    assert!(report.contains(r#""complete":false,"trials":6,"done":4,"fingerprint":null"#), "{report}");
    let report = json(experiment.report((first.clone() + &last).as_str().into()).unwrap());
    assert!(report.contains(r#""complete":true,"trials":6,"done":6,"fingerprint":""#), "{report}");
    assert!(report.contains(r#""results":[{"point":"man","n":3,"won":"#), "{report}");
    assert_eq!(
        json(experiment.tally(first.as_str().into()).unwrap()),
        json(experiment.report(first.as_str().into()).unwrap())
    );
    assert_eq!(json(experiment.tally(last.as_str().into()).unwrap()), report);
    assert_eq!(refused(experiment.tally(last.as_str().into())), pair("bad-rows", last.lines().next().unwrap()));
    assert_eq!(json(experiment.tally((first.clone() + &last).as_str().into()).unwrap()), report);
    assert_eq!(refused(experiment.report(last.as_str().into())), pair("bad-rows", "4"));
}

#[wasm_bindgen_test]
fn samples_come_from_files_and_go_into_them() {
    let file = "115\n987654321\n115\n123456789\n";
    let mut experiment = Experiment::new("kind=sample".into(), Some(file.into())).unwrap();
    let rows = experiment.run(0.into(), 2.into()).unwrap();
    assert_eq!(rows, "0,115.987654321,24\n1,115.123456789,0\n");
    assert_eq!(experiment.sample_file(rows.as_str().into()).unwrap(), file);
    let mut without = Experiment::new(experiment.query().as_str().into(), None).unwrap();
    assert_eq!(refused(without.run(0.into(), 1.into())), pair("bad-query", "sample"));
}

#[wasm_bindgen_test]
fn experiments_refuse_with_the_key() {
    assert_eq!(refused(Experiment::new("dtw=27".into(), None)), pair("bad-query", "dtw"));
    assert_eq!(refused(Experiment::new("colour=red".into(), None)), pair("bad-query", "colour"));
    let thrown = Experiment::new("dtw=27".into(), None).map(|_| ()).unwrap_err();
    let part = |key: &str| Reflect::get(&thrown, &key.into()).unwrap().as_string().unwrap();
    assert_eq!(["key", "found"].map(part), ["dtw", "27"]);
    assert_eq!(part("expected"), "a whole number from 0 to 26, or all");
    let mut experiment = Experiment::new("dtw=26&replace=no&n=185".into(), None).unwrap();
    assert_eq!(refused(experiment.run(0.into(), 1.into())), pair("bad-query", "n"));
}

#[wasm_bindgen_test]
fn two_player_games_have_sides_ends_and_engines() {
    let mut game = Game::new("isolation:3x3".into(), None).unwrap();
    assert_eq!((game.columns(), game.rows(), game.side().as_deref()), (3, 3, Some("first")));
    game.play("b2".into()).unwrap();
    assert_eq!(game.side().as_deref(), Some("second"));
    assert!(game.outcome().unwrap().is_undefined());
    game.play("a1".into()).unwrap();
    // A knight in the middle of nine squares has no move.
    let ended = json(game.outcome().unwrap());
    assert_eq!(ended, r#"{"winner":"second","reason":"stuck"}"#);
    assert_eq!(refused(game.play("c3".into())), pair("illegal-move", "c3"));

    let engine = |text: &str| Search::new("isolation:4x4".into(), Some("a3/4/4/b3 a".into()), Some(text.into()), None);
    let report = json(engine("perfect").unwrap().run(100.into(), None).unwrap());
    assert!(report.contains(r#""certain":12"#), "{report}");
    assert_eq!(refused(engine("grandmaster")), pair("bad-option", "grandmaster"));
    assert_eq!(refused(Search::new("slide3".into(), None, Some("strong".into()), None)), pair("bad-option", "strong"));
    assert!(json(levels("isolation".into()).unwrap()).contains(r#""id":"perfect""#));
    assert_eq!(json(levels("slide3".into()).unwrap()), "[]");
}

#[wasm_bindgen_test]
fn checkers_are_played_with_either_goal() {
    for (name, winner) in [("giveaway", "first"), ("checkers", "second")] {
        let mut game = Game::new(name.into(), Some("W:W25:B6,14,22".into())).unwrap();
        assert_eq!((game.name(), game.columns(), game.rows()), (name.into(), 8, 8));
        assert_eq!(json(game.steps().unwrap()), r#"[{"name":"25x18x9x2","from":[49],"to":[35,17,3],"by":0}]"#);
        assert_eq!(game.play("25x2".into()).unwrap(), "25x18x9x2");
        let ended = json(game.outcome().unwrap());
        assert_eq!(ended, format!(r#"{{"winner":"{winner}","reason":"no-pieces"}}"#));
        let mut search = Search::new(name.into(), None, Some("medium".into()), None).unwrap();
        assert!(json(search.run(1000.into(), None).unwrap()).contains(r#""finished":true"#));
        assert!(json(levels(name.into()).unwrap()).contains(r#""id":"strong""#));
        assert_eq!(
            Game::random_position(name.into(), "1".into()).unwrap(),
            Game::random_position(name.into(), "01".into()).unwrap()
        );
    }
}

#[wasm_bindgen_test]
fn endgames_come_from_a_file() {
    let mut file = Endgames::generate(Goal::GiveAway, 3).encode();
    assert_eq!(keep_endgames(bytes(&file)).unwrap(), "giveaway");
    let engine = Some("alpha-beta/depth=1/endgames=3".into());
    let mut search = Search::new("giveaway".into(), Some("B:W32:B1".into()), engine, None).unwrap();
    assert!(json(search.step(1000.into()).unwrap()).contains("\"certain\":25"));
    file.pop();
    let input = format!("{} bytes", file.len());
    assert_eq!(refused(keep_endgames(bytes(&file))), pair("bad-table", &input));
}

/// The first problem of a seed.
fn first_problem(slice: f64) -> JsValue {
    let mut problems =
        Problems::new("giveaway".into(), "may".into(), Some("2".into()), None, JsValue::UNDEFINED).unwrap();
    loop {
        let problem = Reflect::get(problems.step_for(slice.into(), None).unwrap().as_ref(), &"problem".into()).unwrap();
        if !problem.is_undefined() {
            return problem;
        }
    }
}

#[wasm_bindgen_test]
fn problems_are_found_solved_and_checked() {
    let problem = first_problem(5.0);
    assert_eq!(json(first_problem(0.0)), json(&problem));
    let text = |key: &str| Reflect::get(&problem, &key.into()).unwrap().as_string().unwrap();
    let key: Vec<String> = serde_wasm_bindgen::from_value(Reflect::get(&problem, &"key".into()).unwrap()).unwrap();
    let checked = json(check_problem("giveaway".into(), 2.into(), text("position").as_str().into()).unwrap());
    assert!(checked.contains(r#""sound":true,"turns":2,"#), "{checked}");

    let mut attempt = Attempt::new("giveaway".into(), text("position").as_str().into(), 2.into()).unwrap();
    assert_eq!((attempt.position(), attempt.left()), (text("position"), Some(2)));
    assert!(json(attempt.examine(None).unwrap()).starts_with(r#"{"verdict":"sound","turns":2,"#));
    assert_eq!(attempt.clues(1.into(), None).unwrap(), key);
    let line: Vec<String> = serde_wasm_bindgen::from_value(Reflect::get(&problem, &"line".into()).unwrap()).unwrap();
    assert_eq!(attempt.solution(None).unwrap(), line);
    let judged = json(attempt.play(list(&key), None).unwrap());
    assert!(judged.starts_with(r#"{"verdict":"in-time","#), "{judged}");
    assert_eq!(attempt.left(), Some(1));
}

#[wasm_bindgen_test]
fn the_games_of_a_file_are_read() {
    let games = read_games(bytes("[A \"ö\"][A \"2\"] 1. 11x15 1-0 1. 9-14 1-2 *".as_bytes())).unwrap();
    let legal = "\"21-17\",\"22-17\",\"22-18\",\"23-18\",\"23-19\",\"24-19\",\"24-20\"";
    let first = "{\"game\":1,\"line\":1,\"name\":\"checkers\",\"headers\":{\"A\":\"ö\",\"A 2\":\"2\"},\"start\":null,\
                 \"moves\":[\"11-15\"],\"comments\":[],\"result\":\"1-0\",\"winner\":\"first\",\"error\":null}";
    let expected = format!("one of {}", legal.replace('"', "").replace(',', ", "));
    let second = format!(
        "{{\"game\":2,\"line\":1,\"name\":\"checkers\",\"headers\":{{}},\"start\":null,\"moves\":[\"9-14\"],\"comments\":[],\
         \"result\":\"*\",\"winner\":null,\"error\":{{\"line\":1,\"ply\":2,\"found\":\"1-2\",\"expected\":\"{expected}\",\"legal\":[{legal}]}}}}"
    );
    assert_eq!(json(games), format!("[{first},{second}]"));
    assert_eq!(refused(read_games(bytes(b""))).0, "bad-games");
    assert_eq!(refused(read_games(bytes(b"{nothing}"))).0, "bad-games");
}

#[wasm_bindgen_test]
fn what_is_no_problem_is_refused() {
    assert_eq!(refused(Problems::new("slide3".into(), "1".into(), None, None, JsValue::UNDEFINED)).0, "not-available");
    assert_eq!(
        refused(Problems::new("loa".into(), "1".into(), Some("0".into()), None, JsValue::UNDEFINED)),
        pair("bad-option", "0")
    );
    assert_eq!(
        refused(Problems::new("loa".into(), "1".into(), None, Some("4-2".into()), JsValue::UNDEFINED)),
        pair("bad-option", "4-2")
    );
    assert_eq!(refused(Attempt::new("loa".into(), "8/8 w".into(), 2.into())).0, "bad-position");
    assert_eq!(refused(Attempt::new("giveaway".into(), "W:WK18:BK12".into(), 21.into())), pair("bad-option", "21"));
    let mut attempt = Attempt::new("giveaway".into(), "W:WK18:BK12".into(), 2.into()).unwrap();
    assert_eq!(refused(attempt.play(list(&["12-8".to_owned()]), None)), pair("illegal-move", "12-8"));
    assert_eq!(refused(check_problem("tzaar".into(), 1.into(), "nonsense".into())).0, "bad-position");
}
