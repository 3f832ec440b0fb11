//! Logs of searches of puzzles: replayed, they tell what the search reports.

use plyground::{
    api::{GameName, random_position, read_position},
    lab::{DepthTSearch, Settings, Valuation},
    rng::Seed,
    search::{
        Found,
        log::{DepthTEvent, Event, IdaEvent, Reader, Replay},
    },
    slide::Evaluation,
};

use super::log::{positions, recorded};

#[test]
fn replayed_logs_of_iterations_agree_with_reports() {
    for (name, count) in [("slide2", positions()), ("slide3", 50)] {
        let game: GameName = name.parse().unwrap();
        for seed in 0..count {
            let position = random_position(game, Seed(seed));
            let (log, report) = recorded(game, &position, "ida-star", u64::MAX);
            let reader = Reader::new(&log).unwrap();
            assert_eq!((reader.game, reader.position, reader.engine), (name, &position[..], "ida-star"));
            let replay = Replay::of(reader.clone()).unwrap();
            assert_eq!((replay.nodes, &replay.line), (report.nodes, &report.line), "{position}");
            assert_eq!(replay.result, report.value.zip(report.best), "{position}");
            assert_eq!(replay.bound, Some(f64::from(report.depth)), "{position}");
            check_bounds(reader);
            if seed < 10 {
                assert!(recorded(game, &position, "ida-star", 1).0 == log, "{position} in slices");
            }
        }
    }
}

#[test]
fn a_search_for_a_solution_may_end_before_it_has_one() {
    for name in ["slide3", "slide4", "slide5"] {
        let game: GameName = name.parse().unwrap();
        let position = random_position(game, Seed(2));
        let (log, report) = recorded(game, &position, "ida-star/nodes=50", u64::MAX);
        assert_eq!((report.finished, report.nodes, report.value), (true, 50, None), "{name}");
        let reader = Reader::new(&log).unwrap();
        let replay = Replay::of(reader.clone()).unwrap();
        assert_eq!((replay.nodes, replay.result, replay.line), (50, None, Vec::new()), "{name}");
        assert!(matches!(reader.clone().last(), Some(Ok(Event::IdaStar(IdaEvent::Stop)))), "{name}");
        check_bounds(reader);
        assert!(recorded(game, &position, "ida-star/nodes=50", 7).0 == log, "{name} in slices");
    }
}

/// No node exceeds the bound, everything that is left out does, and the next bound is the least of that.
fn check_bounds(reader: Reader) {
    let (mut bound, mut next, mut ply) = (None, f64::INFINITY, 0);
    for event in reader {
        let Ok(Event::IdaStar(event)) = event else { panic!("{event:?}") };
        match event {
            IdaEvent::Begin(begun) => {
                assert!(bound.is_none_or(|bound: f64| next.max(bound + 1.0).total_cmp(&begun).is_eq()));
                (bound, next, ply) = (Some(begun), f64::INFINITY, 1);
            }
            IdaEvent::Enter { estimate, .. } => {
                assert!(Some(estimate) <= bound && estimate >= f64::from(ply));
                ply += 1;
            }
            IdaEvent::LeaveOut { estimate, .. } => {
                assert!(Some(estimate) > bound);
                next = next.min(estimate);
            }
            IdaEvent::Leave => ply -= 1,
            IdaEvent::Finish | IdaEvent::Stop => {}
        }
    }
}

#[test]
fn replayed_logs_of_depth_t_search_agree_with_reports() {
    let game: GameName = "slide3".parse().unwrap();
    let settings = Settings::from(Valuation::Sum(Evaluation::Eu.into()));
    for seed in 0..positions() {
        let position = random_position(game, Seed(seed));
        let plain = DepthTSearch::new(&settings).search(&read_position(Some(&position)).unwrap(), 3, 0, true).clone();
        let texts = ["depth-t/eval=eu/t=3", "depth-t/eval=eu/t=3/noise=add/w=2", "depth-t/eval=random/t=3/draw=search"];
        for text in texts {
            let (log, report) = recorded(game, &position, text, u64::MAX);
            let reader = Reader::new(&log).unwrap();
            assert_eq!(reader.engine, text);
            let replay = Replay::of(reader.clone()).unwrap();
            assert_eq!((replay.nodes, replay.leaves), (report.nodes, report.leaves), "{position} {text}");
            assert_eq!(replay.result, report.value.zip(report.best), "{position} {text}");
            assert_eq!(replay.line, report.line, "{position} {text}");
            check_minima(reader, &plain.plain);
            if text == texts[0] {
                let values: Vec<_> = report.moves.iter().map(|found| found.value).collect();
                assert_eq!(values, plain.values, "{position}");
                let least = plain.plain.iter().copied().fold(f64::INFINITY, f64::min);
                let leaves = plain.plain.iter().zip(&plain.minimal_leaves).filter(|(value, _)| **value <= least);
                assert_eq!(replay.minimal_leaves, leaves.map(|(_, leaves)| leaves).sum::<u64>(), "{position}");
            }
        }
    }
}

/// Every minimum is that of the successors, and a position that is met again at the last ply has the same value.
fn check_minima(reader: Reader, plain: &[f64]) {
    let is_by_position = !reader.engine.contains("draw=search");
    let (mut path, mut known, mut least_plain) = (Vec::new(), Vec::<Option<f64>>::new(), f64::INFINITY);
    let is_sum = reader.engine.contains("eval=eu");
    for event in reader {
        let Ok(Event::DepthT(event)) = event else { panic!("{event:?}") };
        let value = match event {
            DepthTEvent::Begin { .. } => {
                path.push((0, f64::INFINITY));
                known.push(None);
                continue;
            }
            DepthTEvent::Enter { position, .. } => {
                let position = usize::try_from(position).unwrap();
                assert!(position <= known.len());
                known.resize(known.len().max(position + 1), None);
                path.push((position, f64::INFINITY));
                continue;
            }
            DepthTEvent::Value { value, found, plain, .. } => {
                let (position, _) = *path.last().unwrap();
                let before = known[position].replace(value);
                assert!(!is_by_position || before.is_none_or(|before| before.total_cmp(&value).is_eq()));
                assert!(found == Found::Leaf || plain.is_none());
                least_plain = least_plain.min(plain.unwrap_or(value));
                value
            }
            DepthTEvent::Leave { value, .. } => {
                assert!(path.last().unwrap().1.total_cmp(&value).is_eq());
                value
            }
            DepthTEvent::Finish { value, .. } => {
                assert!(path.pop().unwrap().1.total_cmp(&value).is_eq() && path.is_empty());
                let least = plain.iter().copied().fold(f64::INFINITY, f64::min);
                assert!(!is_sum || least_plain.total_cmp(&least).is_eq());
                continue;
            }
        };
        path.pop();
        let least = &mut path.last_mut().unwrap().1;
        *least = least.min(value);
    }
}
