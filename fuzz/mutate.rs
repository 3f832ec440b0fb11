//! Mutations of valid inputs.

use plyground::rng::Random;

/// Separates the parts of an input: a game and its position, a query and its rows.
pub const PART: char = '\u{1}';
/// The maximum length of an input in bytes.
const LONGEST: usize = 100_000;

/// Words of all grammars, and numbers at their ends.
const WORDS: [&str; 112] = [
    "0",
    "1",
    "-1",
    "2",
    "9",
    "10",
    "28",
    "29",
    "100",
    "255",
    "256",
    "1000",
    "65535",
    "65536",
    "1000000",
    "1000001",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "-0",
    "+1",
    "1e308",
    "-1e308",
    "1e-308",
    "5e-324",
    "NaN",
    "inf",
    "-inf",
    "0.1",
    "0.30000000000000004",
    ".5",
    "1.",
    "1e3",
    "0x10",
    "01",
    " ",
    "_",
    "\u{1}",
    "/",
    ":",
    ".",
    ",",
    ";",
    "=",
    "&",
    "+",
    "-",
    "x",
    "%",
    "%20",
    "%ff",
    "%C3%BC",
    "#",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\"",
    "\\",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "$1",
    "!",
    "?",
    "*",
    "ü",
    "９",
    "٣",
    "\u{feff}",
    "\u{202e}",
    "🙂",
    "yes",
    "no",
    "none",
    "all",
    "random",
    "minimax",
    "alpha-beta",
    "mtd",
    "proof",
    "perfect",
    "beam",
    "nodes=",
    "depth=",
    "eval=",
    "sweep=",
    "over=",
    "n=",
    "seed=",
    "W:",
    "B:",
    "K",
    "K32",
    "1-32",
    "33",
    "pass",
    "w",
    "b",
    "a",
    "Z14",
    "z2",
    "o",
    "1-0",
    "FEN",
];

fn below(random: &mut Random, bound: usize) -> usize {
    usize::try_from(random.below(bound.max(1) as u64)).unwrap_or(0)
}

/// One of some values.
pub fn pick<'a, T>(random: &mut Random, values: &'a [T]) -> &'a T {
    &values[below(random, values.len())]
}

/// A mutation of one of the seeds, or now and then a quite different text. The part before the first separator may
/// be kept as it is.
pub fn mutated(random: &mut Random, seeds: &[String], keeps_head: bool) -> String {
    let seed = pick(random, seeds);
    if !keeps_head {
        return mutate(random, seed, seeds);
    }
    let (head, rest) = seed.split_once(PART).expect("the head ends with a separator");
    format!("{head}{PART}{}", mutate(random, rest, seeds))
}

fn mutate(random: &mut Random, seed: &str, seeds: &[String]) -> String {
    match below(random, 40) {
        0 => {
            return (0..below(random, 60))
                .filter_map(|_| char::from_u32(u32::try_from(random.below(0x11_0000)).unwrap_or(0)))
                .collect();
        }
        1 => return (0..below(random, 12)).map(|_| *pick(random, &WORDS)).collect(),
        2 => return seed.to_owned(),
        _ => {}
    }
    let mut bytes = seed.as_bytes().to_vec();
    for _ in 0..=below(random, 4) {
        step(random, &mut bytes, pick(&mut random.clone(), seeds).as_bytes());
        bytes.truncate(LONGEST);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// One change, perhaps with something from another seed.
fn step(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    let length = bytes.len();
    let at = below(random, length);
    match below(random, 11) {
        0 => splice(bytes, at..at, pick(random, &WORDS).as_bytes()),
        1 => {
            let end = (at + 1 + below(random, 12)).min(length);
            splice(bytes, at..end, b"");
        }
        2 => {
            let end = (at + 1 + below(random, 30)).min(length);
            let copy = bytes[at..end].to_vec();
            let to = below(random, length);
            splice(bytes, to..to, &copy);
        }
        3 => {
            let from = below(random, other.len());
            let until = (from + below(random, 60)).min(other.len());
            splice(bytes, at..at, &other[from..until]);
        }
        4 | 5 => change_number(random, bytes),
        6 | 7 => change_field(random, bytes, other),
        8 => bytes.truncate(at),
        9 if length > 0 => {
            let to = below(random, length);
            bytes.swap(at, to);
        }
        10 if length > 0 => bytes[at] = *pick(random, b"0123456789abcdefghiABCDWKZRO-+/:.,_ x#="),
        _ => {}
    }
}

fn splice(bytes: &mut Vec<u8>, at: std::ops::Range<usize>, new: &[u8]) {
    bytes.splice(at, new.iter().copied());
}

/// Replaces a number by another.
fn change_number(random: &mut Random, bytes: &mut Vec<u8>) {
    let begins = |at: &usize| bytes[*at].is_ascii_digit() && (*at == 0 || !bytes[at - 1].is_ascii_digit());
    let starts: Vec<usize> = (0..bytes.len()).filter(begins).collect();
    if starts.is_empty() {
        return;
    }
    let start = *pick(random, &starts);
    let end = (start..bytes.len()).find(|&at| !bytes[at].is_ascii_digit()).unwrap_or(bytes.len());
    let new =
        if below(random, 2) == 0 { (*pick(random, &WORDS[..39])).to_owned() } else { below(random, 40).to_string() };
    splice(bytes, start..end, new.as_bytes());
}

/// Takes a field from another seed, or drops, doubles or exchanges fields.
fn change_field(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    let sign = *pick(random, b"/&;,:=.\x01\n _");
    let mut fields: Vec<Vec<u8>> = bytes.split(|byte| *byte == sign).map(<[u8]>::to_vec).collect();
    let others: Vec<&[u8]> = other.split(|byte| *byte == sign).collect();
    let (at, to) = (below(random, fields.len()), below(random, fields.len()));
    match below(random, 4) {
        0 => fields.insert(at, pick(random, &others).to_vec()),
        1 => drop(fields.remove(at)),
        2 => fields.swap(at, to),
        _ => fields[at] = pick(random, &others).to_vec(),
    }
    *bytes = fields.join(&sign);
}
