// Problems that take long to find: they are drawn from a file of the site, one for each of some games.

import { fetchWhole } from "../site/fetch_whole.js";
import { packs } from "../site/files.js";
import { USUAL } from "./link.js";

/** @typedef {import("./read_pack.js").Packed} Packed */
/** @typedef {import("./link.js").ProblemLink} ProblemLink */

/** The fewest and most turns of the problems in the packs. @type {{ [game in keyof typeof packs]: [number, number] }} */
const TURNS = { checkers: [4, 6], giveaway: [4, 7], isolation: [5, 8], loa: [4, 4], tzaar: [3, 4] };
const HIGHEST_LIVE = 4; // the highest grade of what is found by a search
const LONGEST_LIVE = 5; // turns: what is offered for games without a pack, and for variants

/** The same for a game, if it has a pack. @param {string} game */
const packedTurns = (game) => (isIn(packs, game) ? TURNS[game] : undefined);

/** @template {object} T @param {T} all @param {string} name @returns {name is keyof T & string} */
const isIn = (all, name) => Object.hasOwn(all, name);

/** The fewest and most of a number or a range. @param {string} range */
function ends(range) {
  const [from, to = from] = range.split("-").map(Number);
  return [from, to];
}

/** The most turns that are offered for a game. @param {string} game */
export const mostTurns = (game) => packedTurns(game)?.[1] ?? LONGEST_LIVE;

/**
 * What a harder problem of the game differs in, if there may be one.
 * @param {import("./solving.js").Problem} problem @returns {{ turns?: string, grades: string } | undefined}
 */
export function harder({ game, turns, grade }) {
  if (grade === undefined) return undefined;
  if (grade < HIGHEST_LIVE) return { grades: `${grade + 1}-8` };
  // Longer ones are harder too.
  return turns && turns < mostTurns(game) ? { turns: `${turns + 1}`, grades: USUAL.grades } : undefined;
}

/** Whether what is asked for takes too long to be looked for. @param {ProblemLink} asked */
export const isPacked = ({ game, turns, seed, position }) =>
  seed === undefined && position === undefined && ends(turns)[0] >= (packedTurns(game)?.[0] ?? Infinity);

/** Draws problems from the packs, none twice before all others were drawn. */
export class Packs {
  #base;
  /** The problems of each game whose pack was read. @type {Map<string, Packed[]>} */
  #read = new Map();
  /** The positions that were drawn. @type {Set<string>} */
  #drawn = new Set();

  /** @param {string} base  The address of the site. */
  constructor(base) {
    this.#base = base;
  }

  /**
   * A problem of a pack that is as asked for.
   * @param {ProblemLink} asked @returns {Promise<Packed | undefined>} nothing if the pack has no such problem
   */
  async draw({ game, turns, grades }) {
    const [[fewest, most], [easiest, hardest]] = [ends(turns), ends(grades)];
    const wanted = (await this.#problems(game)).filter(
      ({ turns, grade }) => turns >= fewest && turns <= most && grade >= easiest && grade <= hardest,
    );
    const isNew = (/** @type {Packed} */ { position }) => !this.#drawn.has(position);
    if (!wanted.some(isNew)) for (const { position } of wanted) this.#drawn.delete(position);
    const left = wanted.filter(isNew);
    const drawn = left[Math.floor(Math.random() * left.length)];
    if (drawn) this.#drawn.add(drawn.position);
    return drawn;
  }

  /** @param {string} game @returns {Promise<Packed[]>} */
  async #problems(game) {
    const known = this.#read.get(game);
    if (known) return known;
    if (!isIn(packs, game)) return [];
    const { readPack } = await import("./read_pack.js");
    const url = new URL(packs[game], this.#base);
    const problems = await fetchWhole(url, async (response) => readPack(game, await response.text()));
    this.#read.set(game, problems);
    return problems;
  }
}
