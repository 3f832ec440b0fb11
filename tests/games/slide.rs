//! SlideK compared with `data/slide.json`: positions, moves and values from an independent program.

use std::collections::BTreeSet;

use plyground::{
    dtw::{Distances, Table},
    slide::{
        Evaluation, Move, Pattern, Position, PositionError, SampleFileError, Slide, WeightedSum, read_sample_file,
        write_sample_file,
    },
};
use serde_json::Value;

fn oracle() -> Vec<Value> {
    let data: Value = serde_json::from_str(include_str!("../data/slide.json")).unwrap();
    data["positions"].as_array().unwrap().clone()
}

fn slide3(text: &str) -> Position<3> {
    text.parse().unwrap()
}

#[test]
fn positions_round_trip_and_keep_their_goedel_numbers() {
    for entry in oracle() {
        let text = entry["position"].as_str().unwrap();
        let position = slide3(text);
        assert_eq!(position.to_string(), text);
        assert_eq!(position.goedel_number(), entry["goedel"].as_u64().unwrap(), "{text}");
        assert_eq!(position.is_reachable(), !entry["dtw"].is_null(), "{text}");
        if position.is_reachable() {
            assert_eq!(Position::from_index(position.index()), Some(position));
        }
    }
}

#[test]
fn evaluations_agree_with_the_oracle() {
    for entry in oracle() {
        let position = slide3(entry["position"].as_str().unwrap());
        for evaluation in Evaluation::THESIS {
            let expected = entry["evaluations"][evaluation.name()].as_f64().unwrap();
            let found = evaluation.value(&position);
            assert!((found - expected).abs() < 1e-6, "{evaluation} of {position}: {found}, expected {expected}");
        }
    }
}

#[test]
fn evaluations_of_the_thesis_example() {
    // Section 4.2.2; the parity of EP is wrong, so it has values but no distance.
    let position = slide3("308.857126493");
    let expected = [6.928, 22.0, 40.0, 11.769, 20.5, 16.248];
    for (evaluation, expected) in Evaluation::THESIS.into_iter().zip(expected) {
        assert!((evaluation.value(&position) - expected).abs() < 5e-4, "{evaluation}");
    }
    let error = position.check_reachable().unwrap_err();
    assert!(error.nearest().is_reachable());
    assert!(error.to_string().contains("even permutation"), "{error}");
}

#[test]
fn our_evaluations_have_their_values() {
    // The first is Win; the second one move before it.
    let values = ["115.123456789", "215.123456789", "115.987654321", "107.412378695"]
        .map(|text| [Evaluation::Pdb, Evaluation::PdbSum, Evaluation::Squares].map(|f| f.value(&slide3(text))));
    assert_eq!(format!("{values:?}"), "[[0.0, 0.0, 0.0], [1.0, 4.0, 2.75], [20.0, 80.0, 26.5], [17.0, 58.0, 16.5]]");
    assert_eq!(WeightedSum::FITTED.value(&Position::<3>::WIN).to_bits(), 0.0_f64.to_bits());
    assert_eq!("fitted".parse(), Ok(WeightedSum::FITTED));
    assert_eq!(WeightedSum::FITTED.to_string(), "fitted");
    assert_eq!(Evaluation::of::<2>(), Evaluation::of::<4>());
    assert_eq!([Evaluation::of::<2>().len(), Evaluation::of::<3>().len()], [6, 9]);
}

#[test]
fn our_evaluations_keep_their_promises() {
    let table = Table::generate();
    let of = |evaluation: Evaluation, position: &Position<3>| evaluation.value(position);
    for index in (0..Position::<3>::COUNT).step_by(997) {
        let position = Position::<3>::from_index(index).unwrap();
        let distance = f64::from(table.distance(&position));
        let [pdb, sum, squares] =
            [Evaluation::Pdb, Evaluation::PdbSum, Evaluation::Squares].map(|evaluation| of(evaluation, &position));
        assert!(pdb <= distance && (distance - pdb) % 2.0 == 0.0, "{position}: {pdb} of {distance}");
        // A move changes Man by 3 at most, and Eu by the root of 3.
        let [man, eu] = [Evaluation::Man, Evaluation::Eu].map(|evaluation| of(evaluation, &position));
        assert!(0.333 * man <= distance && 0.577 * eu <= distance, "{position}: {man} and {eu}");
        assert!(pdb <= sum && sum <= 4.0 * pdb, "{position}: {pdb} and {sum}");
        assert!(squares > 0.0, "{position}");
        let mirrored = position.transposed();
        let answers = [Evaluation::Pdb, Evaluation::PdbSum].map(|evaluation| of(evaluation, &mirrored));
        assert_eq!(answers.map(f64::to_bits), [pdb, sum].map(f64::to_bits), "{position}");
        // Numbers are rounded once for each tile and its mirror image alike, and so is the least of each.
        assert!((squares - of(Evaluation::Squares, &mirrored)).abs() < f64::EPSILON, "{position}");
    }
}

#[test]
fn successors_agree_with_the_oracle() {
    let rules = Slide::<3>::new();
    for entry in oracle() {
        let position = slide3(entry["position"].as_str().unwrap());
        let expected = entry["successors"].as_array().unwrap();
        let found: Vec<_> = rules.moves(&position).zip(rules.successors(position)).collect();
        assert_eq!(found.len(), expected.len());
        for ((mv, successor), expected) in found.into_iter().zip(expected) {
            assert_eq!(mv.to_string(), expected["move"].as_str().unwrap());
            assert_eq!(successor.to_string(), expected["position"].as_str().unwrap());
        }
    }
}

#[test]
fn the_odd_patterns_are_those_of_figure_h_1() {
    let odd: BTreeSet<u16> = Pattern::<3>::all()
        .filter(|pattern| slide3(&format!("{}.213456789", pattern.code())).is_reachable())
        .map(Pattern::code)
        .collect();
    let expected = [104..=107, 208..=211, 308..=311, 404..=407].into_iter().flatten().collect();
    assert_eq!(odd, expected);
}

#[test]
fn counts_of_positions_and_successors() {
    assert_eq!(Position::<2>::COUNT, 192);
    assert_eq!(Position::<3>::COUNT, 11_612_160);
    assert_eq!(Position::<4>::COUNT, 2_678_117_105_664_000);
    let rules = Slide::<3>::new();
    let mut by_successors = [0_u64; 7];
    for pattern in Pattern::<3>::all() {
        let position = slide3(&format!("{}.123456789", pattern.code()));
        by_successors[rules.moves(&position).len()] += Position::<3>::PER_PATTERN;
    }
    assert_eq!(by_successors[4..], [6_531_840, 4_354_560, 725_760]);
}

fn check_laws<const K: usize>(index: u64) {
    let rules = Slide::<K>::new();
    let position = Position::<K>::from_index(index).unwrap();
    assert!(position.is_reachable());
    assert_eq!(position.index(), index);
    assert_eq!(position.to_string().parse(), Ok(position));
    assert_eq!(position.transposed().transposed(), position);
    assert!(position.transposed().is_reachable());
    for (mv, successor) in rules.moves(&position).zip(rules.successors(position)) {
        assert!(successor.is_reachable());
        assert_ne!(successor.pattern().is_odd(), position.pattern().is_odd());
        let mut back = successor;
        rules.play(&mut back, mv.inverse()).unwrap();
        assert_eq!(back, position);
        assert_eq!(mv.to_string().parse(), Ok(mv));
        assert_eq!(Move::read(&mv.line_name(), rules.moves(&position)), Ok(mv));
        assert!(rules.successors(position.transposed()).any(|s| s == successor.transposed()));
        let (before, after) = (position.board(), successor.board());
        assert!(mv.block(K).iter().all(|&square| before[usize::from(square)] != 0));
        assert!(mv.inverse().block(K).iter().all(|&square| after[usize::from(square)] != 0));
    }
}

proptest::proptest! {
    #[test]
    fn laws_of_slide2(index in 0..Position::<2>::COUNT) { check_laws::<2>(index) }
    #[test]
    fn laws_of_slide3(index in 0..Position::<3>::COUNT) { check_laws::<3>(index) }
    #[test]
    fn laws_of_slide4(index in 0..Position::<4>::COUNT) { check_laws::<4>(index) }

    #[test]
    fn any_text_is_read_or_refused(text in "[1-5 ]{0,3}[0-9.]{0,2}\\.?[0-9a-h]{0,10}") {
        if let Ok(position) = text.parse::<Position<3>>() {
            assert_eq!(position.to_string(), text);
        }
        let _ = text.parse::<Move>();
        let _ = read_sample_file::<3>(&text);
    }
}

#[test]
fn bad_positions_say_what_was_expected() {
    let cases = [
        ("", "“” is not a position: expected a pattern, a point and an order, as in 115.987654321"),
        (
            "115987654321",
            "“115987654321” is not a position: expected a pattern, a point and an order, as in 115.987654321",
        ),
        ("515.987654321", "“515” is not a pattern: expected the covered corner (1 to 4) and a number from 00 to 15"),
        ("116.987654321", "“116” is not a pattern: expected the covered corner (1 to 4) and a number from 00 to 15"),
        ("+15.987654321", "“+15” is not a pattern: expected the covered corner (1 to 4) and a number from 00 to 15"),
        ("115.98765432", "“98765432” is not an order: expected each of the 9 tiles 1 to 9 exactly once"),
        ("115.987654322", "“987654322” is not an order: expected each of the 9 tiles 1 to 9 exactly once"),
        ("115.98765432é", "“98765432é” is not an order: expected each of the 9 tiles 1 to 9 exactly once"),
    ];
    for (text, message) in cases {
        assert_eq!(text.parse::<Position<3>>().unwrap_err().to_string(), message);
    }
    assert_eq!("103.1234".parse(), Ok(Position::<2>::WIN));
    assert_eq!("163.GFEDCBA987654321".parse(), Ok(Position::<4>::START));
}

#[test]
fn illegal_moves_leave_the_position() {
    let rules = Slide::<3>::new();
    let mut position = Position::START;
    let error = rules.play(&mut position, "R2-".parse().unwrap()).unwrap_err();
    assert_eq!(position, Position::START);
    assert_eq!(error.to_string(), "R2- is not legal in 115.987654321: expected one of R1+, R2+, R3+, C1+, C2+, C3+");
}

#[test]
fn sample_files_round_trip_and_name_the_bad_line() {
    let sample: Vec<Position<3>> = (0..100).map(|i| Position::from_index(i * 116_121).unwrap()).collect();
    assert_eq!(read_sample_file(&write_sample_file(&sample)), Ok(sample));
    assert_eq!(read_sample_file::<3>("115\r\n123456789\r\n"), Ok(vec![Position::WIN]));
    assert_eq!(read_sample_file::<3>("115\n"), Err(SampleFileError::MissingOrder { line: 2 }));
    let bad = read_sample_file::<3>("115\n123456789\n99\n123456789\n").unwrap_err();
    assert!(matches!(bad, SampleFileError::Line { line: 3, error: PositionError::Pattern { .. } }));
}
