// The problems of the days that the site brings, so that they are shown without an engine.

const DAY = 86_400_000; // milliseconds
const BASE = 36; // the base of the two digits behind a position
/** The 32-bit FNV-1a. */
const [SEED, PRIME] = [0x811c9dc5, 0x01000193];

const SET = 5; // the number of problems of a game that a day has on the page of problems

/** @typedef {{ position: string, turns: number, grade: number }} Given */

/** @param {string[]} texts */
function checkOf(texts) {
  let hash = SEED;
  for (const text of texts)
    for (const sign of `${text}\n`) hash = Math.imul(hash ^ /** @type {number} */ (sign.codePointAt(0)), PRIME);
  return hash >>> 0;
}

/** The order of tiles in which each is given as the number of smaller ones that come later. @param {string} ranks */
function orderOf(ranks) {
  const left = Array.from(ranks, (_, at) => at + 1);
  return Array.from(ranks, (rank) => left.splice(Number(rank), 1)[0]).join("");
}

export class Shipped {
  #from;
  /** @type {Map<string, string[]>} */
  #texts;

  /**
   * @param {typeof import("./positions.js").positions} positions
   * @param {string} [only]  The game that is wanted, if not all are: it takes a moment to unpack one.
   */
  constructor({ from, count, columns }, only) {
    this.#from = Date.parse(`${from}T00:00:00Z`);
    const wanted = Object.entries(columns).filter(([game]) => only === undefined || game === only);
    this.#texts = new Map(
      wanted.map(([game, { signs, isSpread, check, data }]) => {
        const bytes = Uint8Array.from(atob(data), (sign) => /** @type {number} */ (sign.codePointAt(0)));
        const texts = unpack({ signs, isSpread, bytes }, count);
        if (checkOf(texts) !== check) throw new RangeError(`the positions of ${game} are damaged`);
        return [game, texts];
      }),
    );
  }

  /** The games of a day, in the order of their cards. */
  get games() {
    return [...this.#texts.keys()];
  }

  /** The problem of a game for a day, if it is here. @param {string} game @param {string} day @returns {Given | undefined} */
  find(game, day) {
    const text = this.#texts.get(game)?.[this.#indexOf(day)];
    return text ? givenBy(text) : undefined;
  }

  /**
   * Problems of a game for a day, from easy to hard: that of the day, and those of days far from it. So no problem comes
   * twice until all have come, and it does not matter that the list ends.
   * @param {string} game @param {string} day @returns {Given[]}
   */
  set(game, day) {
    const texts = this.#texts.get(game) ?? [];
    const apart = Math.floor(texts.length / SET);
    const first = ((this.#indexOf(day) % apart) + apart) % apart;
    const set = new Set(texts.filter((_, at) => at < SET * apart && at % apart === first));
    // Two days of the list may have the same problem: another day makes up for it.
    for (let at = first; set.size < SET && at < texts.length; at++) set.add(texts[at]);
    return [...set].map(givenBy).sort((a, b) => a.grade - b.grade || a.turns - b.turns);
  }

  /** @param {string} day */
  #indexOf(day) {
    return (Date.parse(`${day}T00:00:00Z`) - this.#from) / DAY;
  }
}

/** Reads a problem as it is packed. @param {string} text @returns {Given} */
function givenBy(text) {
  const [turns, grade] = [...text.slice(-2)].map((sign) => Number.parseInt(sign, BASE));
  const [board, order] = text.slice(0, -2).split(".");
  return { position: order ? `${board}.${orderOf(order)}` : board, turns, grade };
}

/**
 * The site's problems; undefined if the file is missing or damaged.
 * @param {string} [only]  The game that is wanted, if not all are. @returns {Promise<Shipped | undefined>}
 */
export async function findShipped(only) {
  try {
    const { positions } = await import("./positions.js");
    return new Shipped(positions, only);
  } catch {
    return undefined;
  }
}

// Texts of one kind, one for each day, from few bytes. The model is that of `src/problems/compressed_column.rs`, where it is
// explained.

const CONTEXTS = 9;
const SLOTS = 1 << 16;
const [WEIGHT, RATE] = [0.2, 0.02];
const CERTAIN = 0.001;
const [EARLY, MOST] = [0.6, 255];
const [UNIT, LEAST] = [1 << 16, 1 << 4];
const END = "\n";
const LONGEST = 500; // signs: no text is longer

/** @param {number} hash @param {number} part */
function mix(hash, part) {
  const mixed = Math.imul(hash ^ part, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The probabilities of the next sign. */
class Model {
  #signs;
  #bits;
  #chances = new Float64Array(CONTEXTS * SLOTS).fill(0.5);
  #seen = new Uint8Array(CONTEXTS * SLOTS);
  #weights;
  #inputs = new Float64Array(CONTEXTS);
  #places = new Int32Array(CONTEXTS);
  #hashes = new Int32Array(CONTEXTS);
  #line = 0;
  #index = 0;
  #last = [0, 0, 0];
  #row = 0;
  /** @type {number[]} */
  #current = [];
  /** @type {number[]} */
  #above = [];
  #afterDigit = 0;

  /** @param {string} signs */
  constructor(signs) {
    this.#signs = signs;
    this.#bits = 32 - Math.clz32(signs.length - 1);
    this.#weights = new Float64Array(CONTEXTS << this.#bits).fill(WEIGHT);
  }

  /** Hashes the contexts. */
  #hash() {
    const [above, column, hashes] = [this.#above, this.#current.length, this.#hashes];
    const [before, over, behind] = [above[column - 1] ?? 0, above[column] ?? 0, above[column + 1] ?? 0];
    const left = this.#current[column - 1] ?? 0;
    const digit = this.#afterDigit;
    const [first, second, third] = this.#last;
    hashes[0] = mix(1, this.#index);
    hashes[1] = mix(mix(mix(1, this.#line % 7), first), digit);
    hashes[2] = mix(1, first);
    hashes[3] = mix(hashes[2], second);
    hashes[4] = mix(hashes[3], third);
    hashes[5] = mix(mix(mix(1, over), left), digit);
    hashes[6] = mix(mix(mix(1, this.#row), column), digit);
    hashes[7] = mix(mix(mix(mix(1, before), over), behind), digit);
    hashes[8] = mix(hashes[7], left);
  }

  /** The next sign. @param {(one: number) => number} read  Reads a bit by the probability of a one. */
  next(read) {
    const [chances, seen, weights] = [this.#chances, this.#seen, this.#weights];
    const [inputs, places, hashes] = [this.#inputs, this.#places, this.#hashes];
    this.#hash();
    let node = 1;
    for (let shift = this.#bits; shift > 0; shift--) {
      let sum = 0;
      for (let at = 0; at < CONTEXTS; at++) {
        const hash = Math.imul(hashes[at] ^ Math.imul(node, 0x85ebca6b), 0xc2b2ae35);
        const place = at * SLOTS + (hash >>> 16);
        places[at] = place;
        inputs[at] = 0;
        if (seen[place]) {
          const one = Math.min(Math.max(chances[place], CERTAIN), 1 - CERTAIN);
          inputs[at] = (one - 0.5) / Math.sqrt(one * (1 - one));
        }
        sum += weights[node * CONTEXTS + at] * inputs[at];
      }
      const one = (1 + sum / Math.sqrt(1 + sum * sum)) / 2;
      const bit = read(Math.min(Math.max(Math.floor(one * UNIT), LEAST), UNIT - LEAST));
      const error = (bit - one) * RATE;
      for (let at = 0; at < CONTEXTS; at++) {
        const place = places[at];
        weights[node * CONTEXTS + at] += error * inputs[at];
        seen[place] = Math.min(seen[place] + 1, MOST);
        chances[place] += (bit - chances[place]) / (seen[place] + EARLY);
      }
      node = node * 2 + bit;
    }
    const code = node - (1 << this.#bits);
    const sign = this.#signs[code] ?? END;
    this.#follow(sign, code + 1);
    return sign;
  }

  /** @param {string} sign @param {number} mark */
  #follow(sign, mark) {
    this.#afterDigit = Number(sign >= "0" && sign <= "9");
    this.#last = [mark, this.#last[0], this.#last[1]];
    this.#index++;
    if (sign === END) {
      this.#line++;
      this.#index = 0;
      this.#row = 0;
      this.#last = [0, 0, 0];
      this.#current = [];
      this.#above = [];
    } else if (sign === "/") {
      this.#row++;
      this.#above = this.#current;
      this.#current = [];
    } else if (!this.#afterDigit) this.#current.push(mark);
  }
}

/** Reads bits by their probabilities. @param {Uint8Array} bytes */
function readerOf(bytes) {
  let [low, high, value, next] = [0, 0xffffffff, 0, 0];
  const take = () => {
    value = ((value << 8) | (bytes[next++] ?? 0)) >>> 0;
  };
  for (let at = 0; at < 4; at++) take();
  return (/** @type {number} */ one) => {
    const middle = low + Math.floor(((high - low) * one) / UNIT);
    const bit = value <= middle ? 1 : 0;
    if (bit) high = middle;
    else low = middle + 1;
    while (low >>> 24 === high >>> 24) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 0xff) >>> 0;
      take();
    }
    return bit;
  };
}

/** Runs of free squares as numbers, except in the two signs at the end. @param {string} text */
const gather = (text) => text.slice(0, -2).replace(/\.+/g, ({ length }) => String(length)) + text.slice(-2);

/**
 * The texts of a column.
 * @param {{ signs: string, isSpread: boolean, bytes: Uint8Array }} column @param {number} count
 */
export function unpack({ signs, isSpread, bytes }, count) {
  const [model, read] = [new Model(signs), readerOf(bytes)];
  const texts = [];
  for (let at = 0; at < count; at++) {
    let text = "";
    for (let sign = model.next(read); sign !== END; sign = model.next(read)) {
      text += sign;
      if (text.length > LONGEST) throw new RangeError("a text has no end");
    }
    texts.push(isSpread ? gather(text) : text);
  }
  return texts;
}
