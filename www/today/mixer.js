// Answers from bytes, by their probabilities: `src/problems/compressed_column/mixer.rs` and `coder.rs`, where they are explained.

/** @typedef {(yes: number) => boolean} Read  Reads the answer to a question by the probability of a yes. */

const [UNIT, LEAST] = [1 << 16, 1 << 4];

/** @param {Uint8Array} bytes @returns {Read} */
function readerOf(bytes) {
  let [low, high, value, next] = [0, 0xffffffff, 0, 0];
  const take = () => {
    value = ((value << 8) | (bytes[next++] ?? 0)) >>> 0;
  };
  for (let at = 0; at < 4; at++) take();
  return (yes) => {
    const part = Math.min(Math.max(Math.floor(yes * UNIT), LEAST), UNIT - LEAST);
    const middle = low + Math.floor(((high - low) * part) / UNIT);
    const answer = value <= middle;
    if (answer) high = middle;
    else low = middle + 1;
    while (low >>> 24 === high >>> 24) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 0xff) >>> 0;
      take();
    }
    return answer;
  };
}

const SLOTS = 17; // bits
const [SETS, INPUTS] = [32, 10];
const [GUESS_WEIGHT, WEIGHT, RATE] = [0.5, 0.13, 0.01];
const CERTAIN = 0.001;
const MOST = 255;
export const LIMIT = 64;

/** @param {number} chance */
function stretch(chance) {
  const certain = Math.min(Math.max(chance, CERTAIN), 1 - CERTAIN);
  return (certain - 0.5) / Math.sqrt(certain * (1 - certain));
}

export class Mixer {
  #chances = new Float64Array(1 << SLOTS).fill(0.5);
  #seen = new Uint8Array(1 << SLOTS);
  #weights = new Float64Array(SETS * INPUTS).map((_, at) => (at % INPUTS === 0 ? GUESS_WEIGHT : WEIGHT));
  #places = new Int32Array(INPUTS);
  #inputs = new Float64Array(INPUTS);
  #read;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#read = readerOf(bytes);
  }

  /** @param {number} set @param {number} question @param {number[]} contexts @param {number} guess */
  ask(set, question, contexts, guess) {
    const chances = this.#chances;
    const seen = this.#seen;
    const weights = this.#weights;
    const places = this.#places;
    const inputs = this.#inputs;
    const first = set * INPUTS;
    const salt = (set << 16) | (question << 8);
    inputs[0] = stretch(guess);
    let sum = weights[first] * inputs[0];
    for (let at = 1; at <= contexts.length; at++) {
      const place = Math.imul(contexts[at - 1] ^ Math.imul(salt + at, 0x85ebca6b), 0xc2b2ae35) >>> (32 - SLOTS);
      places[at] = place;
      inputs[at] = seen[place] ? stretch(chances[place]) : 0;
      sum += weights[first + at] * inputs[at];
    }
    const yes = 0.5 * (1 + sum / Math.sqrt(1 + sum * sum));
    const answer = this.#read(yes);
    const target = answer ? 1 : 0;
    const error = (target - yes) * RATE;
    weights[first] += error * inputs[0];
    for (let at = 1; at <= contexts.length; at++) {
      const place = places[at];
      weights[first + at] += error * inputs[at];
      seen[place] = Math.min(seen[place] + 1, MOST);
      chances[place] += (target - chances[place]) / (seen[place] + 1);
    }
    return answer;
  }

  /** @param {number} set @param {number[]} contexts @param {number} first */
  number(set, contexts, first) {
    let number = first;
    while (number < LIMIT && !this.ask(set, number, contexts, 0.5)) number++;
    return number;
  }
}
