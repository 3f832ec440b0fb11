//! The laboratory's queries: their canonical form, and what is refused.

use plyground::{
    api::ApiError,
    lab::{Experiment, Laboratory, Runner, SpecError},
    players::PlannedEngines,
};
use proptest::{prelude::*, sample::select};

fn experiment(query: &str) -> Experiment {
    Experiment::parse(query).unwrap_or_else(|error| panic!("{query}: {error}"))
}

fn refused(query: &str) -> SpecError {
    Experiment::parse(query).and_then(|experiment| Runner::new(&experiment)).map(|_| ()).expect_err(query)
}

#[test]
fn queries_have_one_canonical_form() {
    let cases = [
        ("", ""),
        ("?kind=autoplay&dtw=14&n=1068&v=1", ""),
        ("t=6&dtw=24&n=0010", "dtw=24&n=10&t=6"),
        ("seed=Troyka", "seed=dd3e46c9701ae93f"),
        ("seed=1", ""),
        ("eval=l2+man", "eval=man+l2"),
        ("eval=0.50*l2%2Bman&round=1e0", "eval=man+0.5*l2&round=1"),
        ("start=115.987654321&dtw=14", "start=115.987654321"),
        ("noise=add&sides=two&ends=closed&w=.5", "noise=add"),
        ("w=1.250&sides=one&noise=add", "noise=add&w=1.25&sides=one"),
        ("noise=comb&sides=two&w=-0", "noise=comb&w=0&sides=two"),
        ("noise=mult&draw=game&size=19&type2=newest", "noise=mult&draw=game&type2=newest"),
        ("kind=com&last=8&first=1&dtw=all", "kind=com&dtw=all"),
        ("kind=ties&last=8&ci=normal", "kind=ties&last=8&ci=normal"),
        ("kind=trace&n=1&limit=100", "kind=trace"),
        ("sweep=dtw&over=08,all", "sweep=dtw&over=8,all"),
        ("over=none,0.5&sweep=round&eval=perm", "eval=perm&sweep=round&over=none,0.5"),
        ("sweep=noise&over=none,add,comb&w=2&sides=two", "w=2&sides=two&sweep=noise&over=none,add,comb"),
        ("sweep=eval&over=man,play,random&noise=add", "noise=add&sweep=eval&over=man,play,random"),
        ("t=5&eval=random&noise=none", "eval=random"),
        ("kind=solving&with=a-star/memory=256/weight=0150&budget=0100000&t=5", "kind=solving&with=a-star/weight=150"),
        ("kind=solving&sweep=with&over=a-star,rta-star/depth=1", "kind=solving&sweep=with&over=a-star,rta-star"),
        ("kind=clusters&eval=fitted&fat=distinct", "kind=clusters&eval=fitted&fat=distinct"),
        ("clusters=yes&fat=distinct&limit=50", "fat=distinct&clusters=yes&limit=50"),
        ("clusters=no&kind=trace", "kind=trace"),
    ];
    for (given, canonical) in cases {
        assert_eq!(experiment(given).query(), canonical, "{given}");
        assert_eq!(experiment(&experiment(given).full_query()).query(), canonical, "{given}");
    }
}

#[test]
fn refusals_name_the_key() {
    let cases = [
        ("colour=red", "colour", "red", "one of the keys kind, g, dtw"),
        ("colour=%2525", "colour", "%25", "one of the keys kind, g, dtw"),
        ("t=5&t=5", "t", "5", "each key once"),
        ("kind=chess", "kind", "chess", "one of sample, com, autoplay, ties, trace"),
        ("dtw=27", "dtw", "27", "from 0 to 26, or all"),
        ("dtw", "dtw", "", "from 0 to 26, or all"),
        ("n=0", "n", "0", "from 1 to 1000000000"),
        ("n=%2B5", "n", "+5", "from 1 to 1000000000"),
        ("n=1e3", "n", "1e3", "from 1 to 1000000000"),
        ("start=115", "start", "115", "a position"),
        ("start=115.987654312", "start", "115.987654312", "can be solved, as in 115.987654321"),
        ("start=115.987654321&dtw=8", "dtw", "8", "without start"),
        ("start=115.987654321&replace=no", "replace", "no", "without start"),
        ("replace=no&dtw=26&n=185", "n", "185", "at most 184"),
        ("replace=no&n=50&sweep=dtw&over=14,3", "n", "50", "at most 44"),
        ("replace=maybe", "replace", "maybe", "one of yes, no"),
        ("sample=0123456789abcdef", "sample", "0123456789abcdef", "the sample file"),
        ("sample=0123", "sample", "0123", "16 hexadecimal digits"),
        ("eval=max", "eval", "max", "random, play, tiletab"),
        ("kind=solving&with=breadth-first", "with", "breadth-first", "one of beam, ida-star, a-star, rta-star"),
        ("kind=solving&with=a-star/weight=99", "with", "a-star/weight=99", "a whole number from 100 to 10000"),
        ("kind=solving&t=4", "t", "4", "kind autoplay, trace, exact-quota or clusters"),
        ("kind=solving&eval=tiletab&draw=none", "draw", "none", "other than solving"),
        ("kind=clusters&tie=fat", "tie", "fat", "kind autoplay, trace or exact-quota"),
        ("with=a-star/weight=200", "with", "a-star/weight=200", "kind solving"),
        ("kind=trace&clusters=yes", "clusters", "yes", "kind autoplay"),
        ("clusters=1", "clusters", "1", "one of yes, no"),
        ("sweep=clusters&over=yes,no", "sweep", "clusters", "one of eval, round, t"),
        ("eval=0*queen", "eval", "0*queen", "a sum"),
        ("eval=man+man", "eval", "man+man", "a sum"),
        ("eval=-1e308*man%2B1e308*l2", "eval", "-1e308*man+1e308*l2", "a sum"),
        ("round=0", "round", "0", "a number from"),
        ("round=1&eval=play", "round", "1", "a weighted sum"),
        ("t=0", "t", "0", "from 1 to 10"),
        ("t=4&kind=com", "t", "4", "kind autoplay, trace, exact-quota or clusters"),
        ("first=2", "first", "2", "kind com or ties"),
        ("kind=com&first=9", "first", "9", "at most last, which is 8"),
        ("noise=add&eval=tiletab", "noise", "add", "a weighted sum"),
        ("w=2", "w", "2", "a noise"),
        ("noise=add&w=-1", "w", "-1", "a number from 0"),
        ("noise=add&w=NaN", "w", "NaN", "a number from 0"),
        ("noise=add&w=inf", "w", "inf", "a number from 0"),
        ("sides=two", "sides", "two", "a noise"),
        ("draw=game", "draw", "game", "a noise"),
        ("noise=add&size=20", "size", "20", "draw game or search"),
        ("noise=add&draw=game&size=30", "size", "30", "from 8 to 22"),
        ("kind=ties&win=buggy", "win", "buggy", "kind com, autoplay, trace or clusters"),
        ("limit=1001", "limit", "1001", "from 1 to 1000"),
        ("kind=trace&ci=normal", "ci", "normal", "kind com, autoplay, ties"),
        ("v=2", "v", "2", "one of 1"),
        ("sweep=dtw", "over", "", "from 0 to 26"),
        ("over=8", "over", "8", "a query with sweep"),
        ("sweep=seed&over=1,2", "sweep", "seed", "one of eval, round, t"),
        ("sweep=t&over=4&kind=com", "sweep", "t", "kind autoplay, trace, exact-quota or clusters"),
        ("sweep=dtw&over=8&kind=trace", "sweep", "dtw", "kind com, autoplay, ties"),
        ("sweep=w&over=1,2", "sweep", "w", "a noise"),
        ("sweep=t&over=4,5&t=4", "t", "4", "no value together with sweep"),
        ("sweep=t&over=4,04", "over", "04", "each value once"),
        ("sweep=t&over=4,,5", "over", "", "from 1 to 10"),
        ("sweep=start&over=115.987654321&dtw=8", "dtw", "8", "without start"),
        ("seed=%ff", "seed", "%ff", "UTF-8"),
    ];
    for (query, key, found, expected) in cases {
        let error = refused(query);
        assert_eq!((error.key.as_str(), error.found.as_str()), (key, found), "{query}");
        assert!(error.expected.contains(expected), "{query}: {error}");
    }
}

fn any_pair() -> impl Strategy<Value = (&'static str, String)> {
    let word = |key: &'static str, words: &'static [&'static str]| {
        select(words).prop_map(move |word| (key, word.to_owned())).boxed()
    };
    prop_oneof![
        word("kind", &["sample", "com", "autoplay", "ties", "trace", "clusters", "solving"]),
        word("dtw", &["0", "8", "14", "26", "all"]),
        word("replace", &["yes", "no"]),
        (1_u32..100).prop_map(|n| ("n", n.to_string())),
        any::<String>().prop_map(|seed| ("seed", seed.replace(['&', '%'], "."))),
        word("eval", &["man", "eu+2*inv", "-1*perm", "1e-7*l2", "random", "play", "tiletab", "pdb+squares", "fitted"]),
        (1e-6_f64..1e6).prop_map(|step| ("round", step.to_string())),
        (1_u8..=10).prop_map(|t| ("t", t.to_string())),
        (1_u8..=10).prop_map(|t| ("first", t.to_string())),
        (1_u8..=10).prop_map(|t| ("last", t.to_string())),
        word("noise", &["none", "add", "mult", "normplus", "normminus", "comb"]),
        (0.0_f64..1e6).prop_map(|weight| ("w", format!("{weight:e}"))),
        word("sides", &["one", "two"]),
        word("ends", &["closed", "open"]),
        word("draw", &["ideal", "game", "search", "none"]),
        (8_u8..=22).prop_map(|size| ("size", size.to_string())),
        word("type1", &["replace", "keep"]),
        word("type2", &["shallower", "deeper", "newest"]),
        word("win", &["fixed", "buggy"]),
        word("found", &["seen", "value"]),
        word("tie", &["random", "fat", "first", "clustered", "spread"]),
        word("with", &["a-star/weight=200", "beam/width=5", "lrta-star/depth=3"]),
        (1_u32..1_000_000).prop_map(|nodes| ("budget", nodes.to_string())),
        word("fat", &["tree", "distinct"]),
        word("clusters", &["yes", "no"]),
        (1_u16..=1000).prop_map(|limit| ("limit", limit.to_string())),
        word("ci", &["wilson", "normal"]),
        word("sweep", &["eval", "round", "t", "dtw", "noise", "w", "win", "tie", "draw", "limit", "with"]),
        word(
            "over",
            &["man,eu", "none,1", "1,2,3", "add,none", "fixed,buggy", "game,none", "first,fat", "a-star,beam"]
        ),
    ]
}

proptest! {
    #[test]
    fn canonical_queries_are_read_back(drawn in prop::collection::vec(any_pair(), 0..16)) {
        // Pairs that do not fit those before them are left out.
        let mut kept: Vec<String> = Vec::new();
        for (key, value) in drawn {
            let longer = [kept.clone(), vec![format!("{key}={value}")]].concat();
            if Experiment::parse(&longer.join("&")).is_ok() {
                kept = longer;
            }
        }
        let canonical = experiment(&kept.join("&")).query();
        prop_assert_eq!(&experiment(&canonical).query(), &canonical);
        prop_assert_eq!(&experiment(&experiment(&canonical).full_query()).query(), &canonical);
        kept.reverse();
        prop_assert_eq!(&experiment(&kept.join("&")).query(), &canonical);
    }

    #[test]
    fn no_text_makes_a_query_panic(text in "[a-z0-9=&%+,*.]{0,40}|.{0,40}") {
        if let Ok(experiment) = Experiment::parse(&text) {
            prop_assert!(experiment.trials() > 0);
        }
    }
}

#[test]
fn errors_of_the_api_have_the_parts_of_a_refusal() {
    let refused = refused("kind=com&t=3");
    let told = ApiError::from(refused.clone());
    assert_eq!((told.code, told.input.as_str(), &told.message), ("bad-query", "t", &refused.to_string()));
    assert_eq!(told.refused.as_deref(), Some(&refused));
    assert_eq!(refused.expected, "kind autoplay, trace, exact-quota or clusters");
}

#[test]
fn a_program_that_only_plans_reads_the_same_queries_and_refuses_their_trials() {
    let laboratory = Laboratory::whole::<PlannedEngines>();
    let schema = Experiment::schema();
    for (kinds, rest) in [(schema.puzzle.kinds, ""), (schema.games.kinds, "&g=isolation&engines=random;easy")] {
        for kind in kinds {
            let query = format!("kind={}{rest}", kind.name);
            let planned = Experiment::read(&query, None, &laboratory).unwrap();
            assert_eq!(planned.full_query(), experiment(&query).full_query());
            assert_eq!(Runner::new(&planned).expect_err(&query).key, "kind");
        }
    }
}
