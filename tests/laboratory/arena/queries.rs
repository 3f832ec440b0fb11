//! Queries: their canonical form, and what is refused.

use plyground::{
    games::isolation::Isolation,
    lab::{Experiment, Runner, SpecError},
    players::{EngineSpec, HasEngines},
};

use super::PLAYOUTS;
use crate::experiments::experiment;

#[test]
fn queries_have_one_canonical_form() {
    let cases = [
        (
            "engines=minimax/depth=3;random&n=050&g=isolation:knight:7x7&seed=1&kind=tournament&opening=2&sprt=none",
            "kind=tournament&g=isolation&engines=minimax/eval=parity;random",
        ),
        (
            "kind=tournament&g=isolation:5x5&engines=random&against=minimax/depth=3&n=7&opening=3&plies=40&sprt=-0:05:.05:0.1",
            "kind=tournament&g=isolation:5x5&engines=random&against=minimax/eval=parity&n=7&opening=3&plies=40&sprt=0:5:0.05:0.1",
        ),
        (
            "kind=effort&g=isolation&engines=minimax;alpha-beta/table=0/depth=3&n=100&from=3&to=9&plies=1000",
            "kind=effort&g=isolation&engines=minimax/eval=parity;alpha-beta/eval=parity/depth=3/table=0&from=3&to=9",
        ),
        (
            "kind=effort&g=isolation&engines=mtd/step=2/guess=-0/driver=step/eps=0.010/min=-5/depth=9&to=20&walk=40",
            "kind=effort&g=isolation&engines=mtd/eval=parity/depth=9/driver=step/min=-5/step=2&walk=40",
        ),
        ("?kind=playouts&g=isolation&engines=random&n=1000&v=1", "kind=playouts&g=isolation"),
        (
            "kind=playouts&g=isolation%3Aqueen&engines=alpha%2dbeta/nodes=50&seed=Troyka",
            "kind=playouts&g=isolation:queen&engines=alpha-beta/eval=parity/nodes=50&seed=dd3e46c9701ae93f",
        ),
    ];
    for (given, canonical) in cases {
        assert_eq!(experiment(given).query(), canonical, "{given}");
        assert_eq!(experiment(canonical).query(), canonical);
        assert_eq!(experiment(&experiment(given).full_query()).query(), canonical);
    }
}

#[test]
fn levels_are_spelled_out() {
    let levels = Isolation::levels();
    let ids: Vec<&str> = levels.iter().map(|level| level.id).collect();
    let engines: Vec<String> =
        levels.iter().map(|level| level.engine.parse::<EngineSpec>().unwrap().to_string()).collect();
    let query = |engines: &str| format!("kind=tournament&g=isolation&engines={engines}");
    assert_eq!(experiment(&query(&ids.join(";"))).query(), query(&engines.join(";")));
}

fn refused(query: &str) -> SpecError {
    Experiment::parse(query).and_then(|experiment| Runner::new(&experiment)).map(|_| ()).expect_err(query)
}

#[test]
fn refusals_name_the_key() {
    let cases = [
        ("kind=race", "kind", "race", "ties, trace, exact-quota, clusters, solving, tournament, effort, playouts"),
        ("kind=effort&dtw=4", "dtw", "4", "one of the keys kind, g, engines"),
        ("kind=playouts", "g", "", "isolation, optionally followed by"),
        ("kind=playouts&g=chess", "g", "chess", "isolation, optionally followed by"),
        ("kind=playouts&g=chess", "g", "chess", "giveaway or checkers"),
        ("kind=playouts&g=isolation&g=isolation", "g", "isolation", "each key once"),
        (
            "kind=playouts&g=isolation&engines=random;perfect;minimax",
            "engines",
            "random;perfect;minimax/eval=parity",
            "1 to 2 engines",
        ),
        ("kind=tournament&g=isolation", "engines", "", "2 to 16 engines"),
        ("kind=tournament&g=isolation&engines=random", "engines", "random", "2 to 16 engines"),
        ("kind=tournament&g=isolation&engines=random;", "engines", "", "as engine one of random, minimax"),
        ("kind=tournament&g=isolation&engines=random;random", "engines", "random", "each engine once"),
        ("kind=effort&g=isolation&engines=minimax;minimax/depth=3", "engines", "minimax/depth=3", "each engine once"),
        (
            "kind=effort&g=isolation&engines=minimax/depth=0",
            "engines",
            "minimax/depth=0",
            "as depth a whole number from 1",
        ),
        ("kind=effort&g=isolation&engines=minimax/eval=max", "engines", "minimax/eval=max", "as eval one of open"),
        ("kind=effort&g=isolation&engines=minimax&against=random", "against", "random", "kind tournament"),
        ("kind=effort&g=isolation&engines=minimax&from=21", "from", "21", "at most to, which is 20"),
        (
            "kind=effort&g=isolation&engines=minimax&from=60&to=70",
            "from",
            "60",
            "random games of isolation still go on",
        ),
        ("kind=effort&g=isolation&engines=minimax&walk=9&to=30", "to", "30", "a query without walk"),
        ("kind=effort&g=isolation&engines=minimax&walk=0", "walk", "0", "from 1 to 1000"),
        ("kind=effort&g=isolation&engines=minimax&walk=60", "walk", "60", "random games of isolation still go on"),
        ("kind=playouts&g=isolation&walk=9", "walk", "9", "kind effort"),
        ("kind=playouts&g=isolation&by=easy", "by", "easy", "kind effort"),
        ("kind=effort&g=isolation&engines=minimax&by=nobody", "by", "nobody", "as engine one of random"),
        ("kind=effort&g=isolation&engines=minimax&by=minimax/depth=1&from=60&to=60", "from", "60", "still go on"),
        ("kind=playouts&g=isolation&opening=60", "opening", "60", "random games of isolation still go on"),
        ("kind=effort&g=isolation&engines=mtd/max=-100", "engines", "mtd/max=-100", "as max more than min"),
        ("kind=tournament&g=isolation&engines=easy;random&opening=60", "opening", "60", "still go on"),
        ("kind=tournament&g=isolation&engines=easy;random&plies=2", "plies", "2", "more than opening"),
        ("kind=tournament&g=isolation&engines=easy;random&from=3", "from", "3", "kind effort"),
        ("kind=tournament&g=isolation&engines=easy;random&n=0", "n", "0", "from 1 to 1000000000"),
        (
            "kind=tournament&g=isolation&engines=random;minimax;alpha-beta;mtd&n=1000000000",
            "n",
            "6000000000 trials",
            "at most 4294967295 trials in all",
        ),
        (
            "kind=tournament&g=isolation&engines=easy;random&sprt=5:0:0.05:0.05",
            "sprt",
            "5:0:0.05:0.05",
            "the less first",
        ),
        ("kind=playouts&g=isolation&v=2", "v", "2", "one of 1"),
        ("kind=playouts&g=isolation&seed=%ff", "seed", "%ff", "UTF-8"),
    ];
    for (query, key, found, expected) in cases {
        let error = refused(query);
        assert_eq!((error.key.as_str(), error.found.as_str()), (key, found), "{query}");
        assert!(error.expected.contains(expected), "{query}: {error}");
    }
    let error = Experiment::parse_with_sample(PLAYOUTS, "115\n987654321\n").unwrap_err();
    assert_eq!((error.key.as_str(), error.expected.as_str()), ("sample", "a kind of the puzzle"));
}
