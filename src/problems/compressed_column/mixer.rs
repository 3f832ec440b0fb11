//! Probabilities, learned from what was found in contexts.
//!
//! Those of some contexts are mixed into one by weights that are learned too, as in context mixing [Mahoney 2005]. In place of
//! logarithms it has x = (p − ½) / √(p (1 − p)) and its inverse, which are the same numbers on every machine.

use super::coder::Answers;

/// The bits of an index in the table of probabilities.
const SLOTS: u32 = 17;
/// The number of sets of weights, and of weights in each: one for the guess, the others for contexts.
const SETS: usize = 32;
const INPUTS: usize = 10;
/// The weights at first, and how fast they are learned.
const GUESS_WEIGHT: f64 = 0.5;
const WEIGHT: f64 = 0.13;
const RATE: f64 = 0.01;
/// Probabilities stay this far away from 0 and 1 before they are mixed.
const CERTAIN: f64 = 0.001;
/// A probability moves by 1 / (n + 1) after n answers in its context, for at most so many.
const MOST: f64 = 255.0;
/// Numbers are smaller.
pub const LIMIT: u32 = 64;

fn stretch(chance: f64) -> f64 {
    let chance = chance.clamp(CERTAIN, 1.0 - CERTAIN);
    (chance - 0.5) / (chance * (1.0 - chance)).sqrt()
}

pub struct Mixer {
    /// For each question in each context the probability of a yes, and the number of answers so far.
    chances: Vec<(f64, f64)>,
    weights: [[f64; INPUTS]; SETS],
}

impl Mixer {
    pub fn new() -> Self {
        let mut weights = [WEIGHT; INPUTS];
        weights[0] = GUESS_WEIGHT;
        Self { chances: vec![(0.5, 0.0); 1 << SLOTS], weights: [weights; SETS] }
    }

    /// Asks a question of a set: those of a set have their weights and contexts in common. Learns from the answer.
    pub fn ask(
        &mut self,
        answers: &mut impl Answers,
        (set, question): (u32, u32),
        contexts: &[u32],
        guess: f64,
        meant: bool,
    ) -> bool {
        let weights = &mut self.weights[set as usize];
        let (mut places, mut inputs) = ([0; INPUTS], [0.0; INPUTS]);
        inputs[0] = stretch(guess);
        let mut sum = weights[0] * inputs[0];
        let mut salt = set << 16 | question << 8;
        for (at, context) in (1..).zip(contexts) {
            salt += 1;
            let hash = (context ^ salt.wrapping_mul(0x85eb_ca6b)).wrapping_mul(0xc2b2_ae35);
            places[at] = (hash >> (u32::BITS - SLOTS)) as usize;
            let (yes, seen) = self.chances[places[at]];
            if seen > 0.0 {
                inputs[at] = stretch(yes);
            }
            sum += weights[at] * inputs[at];
        }
        let yes = 0.5 * (1.0 + sum / (1.0 + sum * sum).sqrt());
        let answer = answers.answer(yes, meant);
        let target = f64::from(u8::from(answer));
        let error = (target - yes) * RATE;
        weights[0] += error * inputs[0];
        for at in 1..=contexts.len() {
            weights[at] += error * inputs[at];
            let (yes, seen) = &mut self.chances[places[at]];
            *seen = (*seen + 1.0).min(MOST);
            *yes += (target - *yes) / (*seen + 1.0);
        }
        answer
    }

    /// Finds a number by questions: is it the first one, the next, and so on?
    pub fn number(
        &mut self,
        answers: &mut impl Answers,
        set: u32,
        contexts: &[u32],
        first: u32,
        meant: Option<u32>,
    ) -> u32 {
        let mut number = first;
        while number < LIMIT && !self.ask(answers, (set, number), contexts, 0.5, meant == Some(number)) {
            number += 1;
        }
        number
    }
}
