//! The table of SlideThree compared with plain retrograde analysis, and damaged table files.

use std::{collections::BTreeSet, sync::LazyLock};

use crc::{CRC_32_ISO_HDLC, Crc};
use plyground::{
    dtw::{Distances, PlainTable, Table, TableError, random_near},
    rng::{Random, Seed},
    slide::{Pattern, Position, Slide},
};

use crate::sized::sized;

/// Positions by DTW.
const COUNTS: [u64; 27] = [
    1, 6, 18, 44, 108, 272, 665, 1_568, 3_613, 8_216, 18_323, 39_190, 80_081, 156_442, 289_716, 502_558, 807_708,
    1_189_006, 1_580_442, 1_868_500, 1_910_400, 1_602_090, 1_014_561, 428_650, 100_260, 9_538, 184,
];
const HEADER: usize = 24;

static TABLE: LazyLock<Table> = LazyLock::new(Table::generate);
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| TABLE.encode());

fn all_positions() -> impl Iterator<Item = Position<3>> {
    (0..Position::<3>::COUNT).map(|index| Position::from_index(index).unwrap())
}

#[test]
fn a_distance_is_one_more_than_the_least_of_its_successors() {
    for index in (0..Position::<3>::COUNT).step_by(7) {
        let position = Position::from_index(index).unwrap();
        let least = Slide::new().successors(position).map(|next| TABLE.distance(&next)).min().unwrap();
        assert_eq!(TABLE.distance(&position), if position.is_win() { 0 } else { least + 1 }, "{position}");
    }
    assert_eq!(TABLE.histogram(), COUNTS);
    assert_eq!(TABLE.count_in_pattern(0, u8::MAX), 0);
    assert_eq!(TABLE.count_in_pattern(64, 0), 0);
}

#[test]
#[ignore = "thorough"]
fn all_distances_are_those_of_plain_analysis_and_counted_by_pattern() {
    let plain = PlainTable::<3>::generate();
    let mut counts = vec![vec![0; 28]; Pattern::<3>::COUNT as usize];
    for position in all_positions() {
        let distance = TABLE.distance(&position);
        assert_eq!(distance, plain.distance(&position), "{position}");
        counts[usize::from(position.pattern().index())][usize::from(distance)] += 1;
    }
    for (pattern, counts) in (0..).zip(counts) {
        assert_eq!((0..28).map(|distance| TABLE.count_in_pattern(pattern, distance)).collect::<Vec<_>>(), counts);
    }
}

#[test]
#[ignore = "thorough"]
fn optimal_moves_are_as_many_as_they_should_be() {
    let mut by_number = [0_u64; 7];
    all_positions().for_each(|position| by_number[TABLE.optimal_moves(&position).len()] += 1);
    assert_eq!(by_number, [1, 3_723_962, 3_624_491, 2_386_556, 1_435_593, 396_966, 44_591]);
}

#[test]
fn progress_is_told_level_by_level() {
    let mut told = Vec::new();
    let table = Table::generate_observed(|distance, found| told.push((distance, found)));
    assert_eq!(table, *TABLE);
    let sums = COUNTS.iter().scan(0, |sum, count| {
        *sum += count;
        Some(*sum)
    });
    assert_eq!(told, (0..).zip(sums).collect::<Vec<_>>());
}

#[test]
fn positions_of_known_distance() {
    assert_eq!(TABLE.distance(&Position::WIN), 0);
    assert_eq!(TABLE.distance(&Position::START), 24);
    // Figure H.2 of the thesis.
    for text in ["115.789546123", "115.678951234"] {
        assert_eq!(TABLE.distance(&text.parse().unwrap()), 26);
    }
    let data: serde_json::Value = serde_json::from_str(include_str!("../data/slide.json")).unwrap();
    for entry in data["positions"].as_array().unwrap().iter().filter(|entry| !entry["dtw"].is_null()) {
        let position = entry["position"].as_str().unwrap().parse().unwrap();
        assert_eq!(u64::from(TABLE.distance(&position)), entry["dtw"].as_u64().unwrap(), "{position}");
    }
}

#[test]
fn optimal_lines_lead_to_win_and_are_counted() {
    /// Counts by walking every line.
    fn count(position: Position<3>) -> u64 {
        let closer = |next: &Position<3>| TABLE.distance(next) < TABLE.distance(&position);
        if position.is_win() { 1 } else { Slide::new().successors(position).filter(closer).map(count).sum() }
    }
    for (distance, seed) in [(0, 1), (1, 2), (7, 3), (12, 4), (16, 5), (24, 6), (26, 7)] {
        let start = TABLE.random_position(distance, &mut Random::seeded(Seed(seed))).unwrap();
        let line = TABLE.optimal_line(start);
        assert_eq!(line.len(), usize::from(distance));
        let mut position = start;
        for mv in line {
            assert!(TABLE.optimal_moves(&position).contains(&mv));
            Slide::new().play(&mut position, mv).unwrap();
        }
        assert!(position.is_win());
        if distance <= 16 {
            assert_eq!(TABLE.optimal_lines(&start), count(start));
        }
    }
}

/// Places and draws give all positions of a distance.
fn check_draws<const K: usize>(table: &impl Distances<K>, distance: u8) {
    let count = table.histogram()[usize::from(distance)];
    let all: BTreeSet<_> = (0..count).map(|place| table.nth_position(distance, place).unwrap()).collect();
    assert_eq!(all.len() as u64, count);
    assert!(all.iter().all(|position| table.distance(position) == distance));
    assert_eq!(table.nth_position(distance, count), None);

    let mut random = Random::seeded(Seed(26));
    let drawn: BTreeSet<_> = (0..2 * count).map(|_| table.random_position(distance, &mut random).unwrap()).collect();
    // So many draws miss about count · (1 − 1 / count)^(2 · count), a seventh of them.
    assert!((count / 50..=count / 4).contains(&(count - drawn.len() as u64)), "{} of {count}", drawn.len());
}

#[test]
fn random_positions_are_drawn_from_all_of_their_distance() {
    check_draws(&PlainTable::<2>::generate(), 8);
    let mut random = Random::seeded(Seed(26));
    let places = [0, 91, 183].map(|place| TABLE.nth_position(26, place).unwrap());
    let drawn = [(); 3].map(|()| TABLE.random_position(26, &mut random).unwrap());
    assert!(places.iter().chain(&drawn).all(|position| TABLE.distance(position) == 26));
    assert!(places.is_sorted_by(|one, next| one.index() < next.index()));
    assert_eq!(TABLE.nth_position(26, 184), None);
    let error = TABLE.random_position(27, &mut random).unwrap_err();
    assert_eq!(error.to_string(), "no position has distance 27: expected 0 to 26");
}

#[test]
#[ignore = "thorough"]
fn random_positions_of_slide3_are_drawn_from_all_of_their_distance() {
    check_draws(&*TABLE, 26);
}

#[test]
fn near_positions_are_drawn_as_from_the_table() {
    for (distance, seed) in (0..=8).flat_map(|distance| (0..20).map(move |seed| (distance, Seed(seed)))) {
        let drawn = TABLE.random_position(distance, &mut Random::seeded(seed)).unwrap();
        assert_eq!(random_near(distance, &mut Random::seeded(seed)), Ok(drawn), "{distance} {seed}");
    }
    let small = PlainTable::<2>::generate();
    for (distance, seed) in (0..=10).flat_map(|distance| (0..20).map(move |seed| (distance, Seed(seed)))) {
        let drawn = small.random_position(distance, &mut Random::seeded(seed)).unwrap();
        assert_eq!(random_near(distance, &mut Random::seeded(seed)), Ok(drawn), "{distance} {seed}");
    }
    let error = random_near::<2>(13, &mut Random::seeded(Seed(1))).unwrap_err();
    assert_eq!(error, small.random_position(13, &mut Random::seeded(Seed(1))).unwrap_err());
}

#[test]
fn the_file_is_small_and_always_the_same() {
    assert!(FILE.len() <= 180_000, "{} bytes", FILE.len());
    assert_eq!(Table::decode(&FILE).unwrap().encode(), *FILE);
}

#[test]
fn files_cut_short_are_refused() {
    let found = |length: usize| Table::decode(&FILE[..length]).unwrap_err();
    for length in (0..HEADER).chain((HEADER..FILE.len()).step_by(9_973)).chain([FILE.len() - 1]) {
        let expected = if length < HEADER { HEADER } else { FILE.len() } as u64;
        assert_eq!(found(length), TableError::Truncated { expected, found: length as u64 });
    }
}

#[test]
fn files_that_go_on_are_refused() {
    let mut file = FILE.clone();
    file.push(0);
    let expected = TableError::TrailingBytes { expected: FILE.len() as u64, found: file.len() as u64 };
    assert_eq!(Table::decode(&file), Err(expected));
}

#[test]
fn other_files_are_told_apart() {
    let with = |offset: usize, byte: u8| {
        let mut file = FILE.clone();
        file[offset] = byte;
        Table::decode(&file)
    };
    assert_eq!(Table::decode(b"<!doctype html>"), Err(TableError::NotATable { expected: "PDTW" }));
    assert_eq!(with(4, 2), Err(TableError::Version { found: 2, expected: 1 }));
    assert_eq!(with(6, 4), Err(TableError::WrongKind { found: 4, expected: "3, for slide3" }));
    assert_eq!(with(FILE.len() / 2, FILE[FILE.len() / 2] ^ 1), Err(TableError::Checksum));
}

#[test]
fn no_damaged_byte_goes_unnoticed() {
    let mut file = FILE.clone();
    let offsets = (0..HEADER + 8).chain((0..FILE.len()).step_by(sized(4_999, 1_009))).chain([FILE.len() - 1]);
    for (offset, flip) in offsets.zip([1, 0x80, 0xff].into_iter().cycle()) {
        file[offset] ^= flip;
        let error = Table::decode(&file).unwrap_err();
        let is_payload = offset >= 12;
        assert!(!is_payload || error == TableError::Checksum, "offset {offset}: {error}");
        assert!(!error.to_string().is_empty());
        file[offset] ^= flip;
    }
    assert!(Table::decode(&file).is_ok());
}

/// A damaged payload with a matching checksum is still refused, whatever it decodes to.
#[test]
fn a_forged_checksum_does_not_help() {
    let forged = |change: &dyn Fn(&mut [u8])| {
        let mut file = FILE.clone();
        change(&mut file);
        let crc = Crc::<u32>::new(&CRC_32_ISO_HDLC);
        let mut checksum = crc.digest();
        checksum.update(&file[..20]);
        checksum.update(&file[24..]);
        file[20..24].copy_from_slice(&checksum.finalize().to_le_bytes());
        Table::decode(&file)
    };
    assert_eq!(forged(&|file| file[12] ^= 1), Err(TableError::Distances));
    assert_eq!(forged(&|file| file[HEADER] ^= 0x55), Err(TableError::Distances));
    assert_eq!(forged(&|file| file[100_000] ^= 1), Err(TableError::Distances));
    assert_eq!(forged(&|file| file[HEADER..].fill(0)), Err(TableError::Distances));
    assert_eq!(forged(&|file| file[HEADER..].fill(255)), Err(TableError::Distances));
    assert_eq!(forged(&|file| file[HEADER..].reverse()), Err(TableError::Distances));
}
