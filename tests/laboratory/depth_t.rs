//! Depth-t-search against `data/depth_t.json`, from an independent program, and its ways to search
//! against each other.

use plyground::{
    lab::{DepthTSearch, Ends, Fat, Memory, Outlook, Settings, Type1, Type2, Valuation, WinValue},
    noise::{Noise, NoiseKind, Sides},
    rng::{Random, Seed},
    slide::{Evaluation, Position, Slide},
};
use serde_json::Value;

use crate::sized::sized;

fn oracle() -> Vec<Value> {
    let data: Value = serde_json::from_str(include_str!("../data/depth_t.json")).unwrap();
    data["positions"].as_array().unwrap().clone()
}

fn position(text: &str) -> Position<3> {
    text.parse().unwrap()
}

fn whole_numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

/// The indices of the minimum values.
fn candidates(values: &[f64]) -> Vec<u64> {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    (0..).zip(values).filter(|(_, value)| **value <= least).map(|(place, _)| place).collect()
}

#[test]
fn searches_agree_with_the_oracle() {
    let name = |evaluation: Evaluation| format!("{evaluation:?}");
    for evaluation in Evaluation::THESIS {
        for (fat, key) in [(Fat::Tree, "min_leaves_tree"), (Fat::Distinct, "min_leaves_distinct")] {
            // The reference program gives Win the value 0.
            let settings = Settings { win: WinValue::Buggy, fat, ..Settings::from(Valuation::Sum(evaluation.into())) };
            let mut engine = DepthTSearch::new(&settings);
            for entry in oracle() {
                let root = position(entry["position"].as_str().unwrap());
                let successors: Vec<_> =
                    Slide::<3>::new().successors(root).map(|p| Value::from(p.to_string())).collect();
                assert_eq!(entry["successors"], Value::Array(successors));
                for (depth, expected) in (1..).zip(entry["search"][name(evaluation)].as_object().unwrap().values()) {
                    let outlook = engine.search(&root, depth, 0, true);
                    let about = format!("{evaluation} of {root} at depth {depth}");
                    let values: Vec<_> = expected["values"].as_array().unwrap().iter().map(Value::as_f64).collect();
                    let rounded: Vec<_> = outlook.values.iter().map(|v| Some((v * 1e6).round() / 1e6)).collect();
                    assert_eq!(rounded, values, "{about}");
                    assert_eq!(outlook.values, outlook.plain, "{about}");
                    assert_eq!(candidates(&outlook.values), whole_numbers(&expected["candidates"]), "{about}");
                    assert_eq!(outlook.minimal_leaves, whole_numbers(&expected[key]), "{about}");
                    assert_eq!(outlook.win_seen, entry["dtw"].as_u64().unwrap() <= depth.into(), "{about}");
                }
            }
        }
    }
}

/// Random positions, and positions a few moves from Win.
fn positions(seed: u64) -> impl Iterator<Item = Position<3>> {
    let (rules, mut random) = (Slide::<3>::new(), Random::seeded(Seed(seed)));
    std::iter::repeat_with(move || {
        if random.below(2) == 0 {
            return Position::from_index(random.below(Position::<3>::COUNT)).unwrap();
        }
        (0..random.below(9)).fold(Position::WIN, |position, _| {
            let successors: Vec<_> = rules.successors(position).collect();
            successors[usize::try_from(random.below(successors.len() as u64)).unwrap()]
        })
    })
}

fn sum(text: &str) -> Valuation {
    Valuation::Sum(text.parse().unwrap())
}

const NOISES: [NoiseKind; 6] =
    [NoiseKind::None, NoiseKind::Add, NoiseKind::Mult, NoiseKind::NormPlus, NoiseKind::NormMinus, NoiseKind::Comb];

/// Every valuation with every noise, and by turns every other setting but memory.
fn all_settings(memory: Memory) -> Vec<Settings> {
    let sums = ["eu", "man", "nb", "perm", "inv", "l2", "2*man+0.5*inv+nb", "eu+-0.25*l2", "0*man"];
    let sums = sums.into_iter().chain(["pdb", "pdbsum", "squares", "fitted", "pdb+0.5*nb+squares"]).map(sum);
    let others = [Valuation::RandomEvaluation, Valuation::RandomPlay, Valuation::TileTab];
    let mut turn = 0;
    let settings = sums.into_iter().chain(others).flat_map(|valuation| NOISES.map(|kind| (valuation, kind)));
    let settings = settings.map(|(valuation, kind)| {
        turn += 1_usize;
        let is = |bit: u32| turn >> bit & 1 == 1;
        let sides = if is(0) { Sides::One } else { Sides::Two };
        let ends = if is(1) { Ends::Open } else { Ends::Closed };
        Settings {
            valuation,
            round: [None, None, Some(0.5), Some(3.0)][turn % 4],
            noise: Noise { kind, weight: 0.5, sides },
            ends,
            memory,
            win: if is(2) { WinValue::Buggy } else { WinValue::Fixed },
            fat: if is(3) { Fat::Distinct } else { Fat::Tree },
        }
    });
    settings.collect()
}

/// A search result, exact to the last bit.
fn bits(outlook: &Outlook) -> impl PartialEq + std::fmt::Debug {
    let bits = |values: &[f64]| values.iter().map(|value| value.to_bits()).collect::<Vec<_>>();
    (bits(&outlook.values), bits(&outlook.plain), outlook.clone())
}

fn compare(memory: Memory, searches: u8) {
    for (turn, settings) in (0..).zip(all_settings(memory)) {
        let [mut engine, mut judge] = [(); 2].map(|()| DepthTSearch::new(&settings));
        for (position, place) in positions(turn).zip(0..searches) {
            let (depth, with_fat) = (place % 6 + 1, place % 5 > 0);
            let found = engine.search(&position, depth, turn, with_fat);
            let expected = judge.search_plainly(&position, depth, turn, with_fat);
            assert_eq!(bits(found), bits(expected), "{position} at depth {depth} by {settings:?}");
        }
    }
}

#[test]
fn fast_searches_find_what_plain_ones_find() {
    compare(Memory::Ideal, sized(8, 24));
}

#[test]
#[ignore = "thorough"]
fn literal_searches_find_what_plain_ones_find() {
    compare(Memory::None, 12);
    for (type1, type2) in
        [(Type1::Replace, Type2::Shallower), (Type1::Keep, Type2::Deeper), (Type1::Replace, Type2::Newest)]
    {
        compare(Memory::Search { size_log2: 8, type1, type2 }, 12);
        compare(Memory::Game { size_log2: 10, type1, type2 }, 12);
    }
}

#[test]
fn one_ply_gives_the_values_of_the_successors() {
    for text in [
        "eu",
        "man",
        "nb",
        "perm",
        "inv",
        "l2",
        "2*man+0.5*inv+nb",
        "l2+-1.5*perm+eu",
        "pdb",
        "pdbsum",
        "squares",
        "fitted",
    ] {
        let valuation = sum(text);
        let Valuation::Sum(sum) = valuation else { unreachable!("it was made as one") };
        let mut engine = DepthTSearch::new(&valuation.into());
        for position in positions(1).take(200) {
            let value = |p: Position<3>| if p.is_win() { WinValue::Fixed.value() } else { sum.value(&p) };
            let expected: Vec<_> = Slide::<3>::new().successors(position).map(value).collect();
            assert_eq!(engine.search(&position, 1, 0, false).values, expected, "{text} of {position}");
        }
    }
}

#[test]
fn memories_make_no_difference_to_deterministic_values() {
    let (size_log2, type1, type2) = (8, Type1::Replace, Type2::Shallower);
    let literal = [Memory::None, Memory::Search { size_log2, type1, type2 }, Memory::Game { size_log2, type1, type2 }];
    for memory in literal {
        let settings = Settings::from(sum("man"));
        let [mut ideal, mut engine] =
            [settings, Settings { memory, ..settings }].map(|settings| DepthTSearch::new(&settings));
        for position in positions(2).take(40) {
            engine.new_game();
            let found = engine.search(&position, 5, 7, true).clone();
            let expected = ideal.search(&position, 5, 7, true);
            assert_eq!((&found.values, &found.plain), (&expected.values, &expected.plain), "{position}");
            assert_eq!((&found.minimal_leaves, found.win_seen), (&expected.minimal_leaves, expected.win_seen));
            assert_eq!(found.leaves < expected.leaves, memory != Memory::None, "{position}");
        }
    }
}

#[test]
fn a_literal_table_counts_collisions_and_is_emptied_when_it_should_be() {
    let (size_log2, type1, type2) = (19, Type1::Replace, Type2::Shallower);
    let valuation = Valuation::RandomEvaluation;
    let engine = |memory| DepthTSearch::new(&Settings { memory, ..valuation.into() });
    let start = Position::START;

    let mut kept = engine(Memory::Game { size_log2, type1, type2 });
    let first = kept.search(&start, 4, 1, false).clone();
    let again = kept.search(&start, 4, 2, false).clone();
    assert_eq!((&again.values, again.nodes, again.leaves), (&first.values, 7, 0), "all is recalled");
    kept.new_game();
    let other = kept.search(&start, 4, 2, false).clone();
    assert_ne!(other.values, first.values);
    assert_eq!((other.nodes, other.leaves), (first.nodes, first.leaves));

    let mut emptied = engine(Memory::Search { size_log2, type1, type2 });
    for seed in [1, 2] {
        let expected = if seed == 1 { &first } else { &other };
        assert_eq!(emptied.search(&start, 4, seed, false), expected);
    }
    assert!(first.collisions[1] > 0, "moves back and forth are collisions of type 2");

    let mut small = engine(Memory::Search { size_log2: 8, type1, type2 });
    let crowded = small.search(&start, 4, 1, false);
    assert!(crowded.collisions[0] > first.collisions[0] && crowded.leaves > first.leaves);
}
