// The problems of the days that the site brings, so that they are shown without an engine.

import { unpack } from "./column.js";

const DAY = 86_400_000; // milliseconds
const BASE = 36; // the base of the two digits behind a position
/** The 32-bit FNV-1a. */
const [SEED, PRIME] = [0x811c9dc5, 0x01000193];

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

  /** @param {typeof import("./positions.js").positions} positions */
  constructor({ from, count, columns }) {
    this.#from = Date.parse(`${from}T00:00:00Z`);
    this.#texts = new Map(
      Object.entries(columns).map(([game, { signs, isSpread, check, data }]) => {
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
    const text = this.#texts.get(game)?.[(Date.parse(`${day}T00:00:00Z`) - this.#from) / DAY];
    if (!text) return undefined;
    const [turns, grade] = [...text.slice(-2)].map((sign) => Number.parseInt(sign, BASE));
    const [board, order] = text.slice(0, -2).split(".");
    return { position: order ? `${board}.${orderOf(order)}` : board, turns, grade };
  }
}

/** The site's problems; undefined if the file is missing or damaged. @returns {Promise<Shipped | undefined>} */
export async function findShipped() {
  try {
    const { positions } = await import("./positions.js");
    return new Shipped(positions);
  } catch {
    return undefined;
  }
}
