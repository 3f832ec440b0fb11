//! The searches of trials: each, repeated by itself, finds the values of its trial.

use plyground::{
    api::{GameName, record},
    lab::{Experiment, Runner},
};

fn repeated(query: &str) -> usize {
    let experiment = Experiment::parse(query).unwrap();
    let mut runner = Runner::new(&experiment).unwrap();
    let columns = experiment.columns();
    let rows = runner.row(0);
    let searches = runner.searches(0);
    for (row, search) in rows.lines().zip(&searches) {
        let fields: Vec<_> = row.split(',').collect();
        let of = |name: &str| fields[columns.iter().position(|column| *column == name).unwrap()];
        let game: GameName = "slide3".parse().unwrap();
        let mut running = record(game, Some(&search.position), &search.engine, search.seed.parse().unwrap()).unwrap();
        while !running.step(u64::MAX) {}
        let values: Vec<_> = running.result().moves.iter().map(|found| found.value.to_string()).collect();
        assert_eq!(
            (&*search.position, values.join(" ")),
            (of("position"), of("values").to_owned()),
            "{query} {search:?}"
        );
    }
    searches.len()
}

#[test]
fn searches_of_trials_are_repeated_with_their_noise() {
    let moves = |query: &str| Runner::new(&Experiment::parse(query).unwrap()).unwrap().row(0).lines().count();
    for query in [
        "kind=trace&dtw=12&t=3&eval=eu&limit=20",
        "kind=trace&dtw=12&t=3&eval=eu&noise=add&w=2&limit=20&tie=fat&seed=7",
        "kind=trace&dtw=12&t=4&eval=man&round=0.5&noise=mult&sides=one&ends=open&draw=none&limit=20&win=buggy",
        "kind=trace&dtw=12&t=3&eval=random&draw=search&size=8&type1=keep&limit=20",
    ] {
        assert_eq!(repeated(query), moves(query), "{query}");
    }
    // Only the first search has nothing before it, and the deepest are not recorded.
    assert_eq!(repeated("kind=trace&dtw=12&t=3&eval=random&draw=game&limit=20"), 1);
    assert_eq!(repeated("kind=trace&dtw=12&t=8&eval=eu&limit=2"), 0);
}

#[test]
fn trials_of_other_kinds_have_searches_too() {
    let count = |query: &str| Runner::new(&Experiment::parse(query).unwrap()).unwrap().searches(1).len();
    assert_eq!(count("kind=com&n=2&first=2&last=8&noise=add"), 6);
    assert_eq!(count("kind=sample&n=2"), 0);
    for query in ["kind=com&n=2&dtw=12&last=3&noise=add", "kind=com&n=2&start=201.613458927&last=3&noise=add"] {
        let searches = Runner::new(&Experiment::parse(query).unwrap()).unwrap().searches(1);
        assert_eq!(searches[2].engine, "depth-t/t=3/noise=add", "{query}");
    }
    assert_eq!(count("sweep=t&over=2,3&n=1&limit=4&dtw=20"), 4);
}
