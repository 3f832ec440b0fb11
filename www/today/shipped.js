// The problems of the days that the site brings, so that they are shown without an engine.
import { unpack } from "./column.js";

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
      wanted.map(([game, { check, data, ...form }]) => {
        const bytes = Uint8Array.from(atob(data), (sign) => /** @type {number} */ (sign.codePointAt(0)));
        const texts = unpack(form, bytes, count);
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
