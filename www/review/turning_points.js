// The moves of a game beside the best ones: what each of them cost, and where the game turned.

import { chanceOf } from "../match/chances.js";

/** @typedef {import("../match/match.js").Side} Side */
/** @typedef {import("../match/chances.js").Worth} Worth */
/** @typedef {Worth & { name: string, line: string[] }} Choice  A move, and how the engine expects the game to go on. */

/**
 * A move beside the best one of its position. Values are those of the side that moved.
 * @typedef {object} Judged
 * @property {number} ply  The number of moves before it.
 * @property {Side} side
 * @property {Choice} played
 * @property {Choice} best
 * @property {readonly Choice[]} choices  All moves of the position that were valued.
 * @property {number} cost  The expected score that it lost, from 0 to 1.
 * @property {"win" | "draw" | undefined} gift  A certain result that it gave away for certain.
 */

const MISTAKE = 0.1; // of the expected score
export const SLIP = 0.03; // a smaller cost, which is shown if there is no mistake
const MOST = 6; // turning points that are shown

/**
 * The certain end of a game from a position, for the side to move there.
 * @typedef {{ value: number, certain: number, within?: true, line: string[], side: Side }} Certain
 */

/** A certain end as a score; undefined if it is not certain. @param {Worth} worth */
const score = (worth) => (worth.certain === undefined ? undefined : chanceOf(worth));

/** @param {Worth} best @param {Worth} played @returns {Pick<Judged, "cost" | "gift">} */
function compare(best, played) {
  const [had, kept] = [score(best), score(played)];
  const isGift = had !== undefined && kept !== undefined && kept < had;
  return {
    cost: Math.max(chanceOf(best) - chanceOf(played), 0),
    gift: isGift ? (had === 1 ? "win" : "draw") : undefined,
  };
}

const isCertain = (/** @type {{ certain?: number }} */ { certain }) => certain !== undefined;

/**
 * What a search has proven of its position: a win by one move, or another end by all.
 * @param {import("../pkg/game.js").SearchReport} thought @param {Side} side  The side to move.
 * @returns {Certain | undefined}
 */
export function certainOf({ value, certain, within, line = [], depth, moves = [] }, side) {
  if (value === undefined || certain === undefined) return undefined;
  return value > 0 || (depth && moves.every(isCertain)) ? { value, certain, within, line, side } : undefined;
}

/** A move with the certain value of the position behind it, unless it has one of its own. @param {Choice} choice @param {Side} side @param {Certain | undefined} behind @returns {Choice} */
function learnt(choice, side, behind) {
  if (isCertain(choice) || !behind) return choice;
  // A certain value is nearer to zero by 1 for each ply before the end.
  const later = behind.value - Math.sign(behind.value);
  const { certain, within, line } = behind;
  const value = behind.side === side ? later : 0 - later;
  return { ...choice, value, certain: certain + 1, within, line: [choice.name, ...line] };
}

/** The moves of a position with their values, by one search, until more is proven of the positions behind them. */
export class Choices {
  /** The moves behind which more was looked for. @type {Set<Choice>} */
  #asked = new Set();
  #depth;
  /** Whether these are all legal moves. */
  #isWhole;

  /**
   * @param {{ ply: number, side: Side }} at @param {Choice[]} choices @param {Choice} best @param {Choice} played
   * @param {number} depth  The depth to which all moves were searched.
   * @param {boolean} isWhole
   */
  constructor(at, choices, best, played, depth, isWhole) {
    this.at = at;
    this.choices = choices;
    this.best = best;
    this.played = played;
    this.#depth = depth;
    this.#isWhole = isWhole;
  }

  /** Gives a move the certain value of the position behind it, unless it has one of its own. @param {Choice} choice @param {Certain | undefined} behind */
  learn(choice, behind) {
    Object.assign(choice, learnt(choice, this.at.side, behind));
    for (const other of this.choices) if (other.value > this.best.value) this.best = other;
  }

  /**
   * A move behind which something may be proven that takes back a verdict: before a move is called a mistake, both it and
   * the better one are looked behind, and before one that loses for certain costs anything, the better one. Each is named
   * once.
   */
  doubtful() {
    if (this.judged.cost < (isCertain(this.played) ? SLIP : MISTAKE)) return undefined;
    const found = [this.played, this.best].find((choice) => !isCertain(choice) && !this.#asked.has(choice));
    if (found) this.#asked.add(found);
    return found;
  }

  /** @returns {Judged} */
  get judged() {
    const { at, played, best, choices } = this;
    return { ...at, played, best, choices, ...compare(best, played) };
  }

  /** What is proven of the position itself. @returns {Certain | undefined} */
  get certain() {
    const { value, certain, within, line } = this.best;
    if (certain === undefined || (value <= 0 && !(this.#isWhole && this.choices.every(isCertain)))) return undefined;
    // What was found behind a move may be beyond the depth of the others, one of which may win sooner.
    return { value, certain, within: within || certain > this.#depth + 1 || undefined, line, side: this.at.side };
  }
}

/**
 * The values of a search that valued all moves of a position.
 * @param {number} ply @param {Side} side @param {string} move
 * @param {import("../pkg/game.js").SearchReport} thought @param {number} slope  Of its values.
 * @returns {Choices | undefined}  Nothing if the search has no values of one depth, or none for both moves.
 */
export function choicesOf(ply, side, move, { best: chosen, moves = [], depth = 0 }, slope) {
  const choices = moves
    .filter(({ bound, within }) => bound === "exact" || within)
    .map(({ name, value, certain, within, line }) => ({ name, line, value, certain, within, slope }));
  const [best, played] = [chosen, move].map((wanted) => choices.find(({ name }) => name === wanted));
  if (!best || !played || !depth) return undefined;
  return new Choices({ ply, side }, choices, best, played, depth, choices.length === moves.length);
}

/** Judges a move by one search alone. @type {(...found: Parameters<typeof choicesOf>) => Judged | undefined} */
export const judge = (...found) => choicesOf(...found)?.judged;

/** Whether a move missed the only one that wins for certain. @param {Judged} judged */
export const isProblem = ({ gift, choices }) =>
  gift === "win" && choices.filter(({ value, certain }) => certain !== undefined && value > 0).length === 1;

/** Whether a move is worth looking at again. @param {Pick<Judged, "cost">} judged */
export const isMistake = ({ cost }) => cost >= MISTAKE;

/**
 * Another attempt at a move: its value, and whether it keeps that of the best. Nothing if it was not valued.
 * @param {Judged} judged @param {string} move @param {Certain} [behind]  What is proven of the position behind it.
 */
export function attempt({ side, best, choices }, move, behind) {
  const found = choices.find(({ name }) => name === move);
  if (!found) return undefined;
  const choice = learnt(found, side, behind);
  const isRight = !isMistake(compare(best, choice));
  return { choice, isRight, isDoubtful: !isRight && !isCertain(choice) };
}

/** The moves that cost most, in the order of the game: mistakes or, if there are none, slips. @param {Judged[]} judged */
export function turningPoints(judged) {
  const least = judged.some(isMistake) ? MISTAKE : SLIP;
  return judged
    .filter(({ cost }) => cost >= least)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
}

/** What moves cost together, in points. @param {Judged[]} judged */
export const points = (judged) => Math.round(100 * judged.reduce((sum, { cost }) => sum + cost, 0));
