// The moves of a game compared with the best ones: their costs, and the turning points of the game.

import { chanceOf } from "../match/chances.js";

/** @typedef {import("../match/match.js").Side} Side */
/** @typedef {import("../match/chances.js").Worth} Worth */
/** @typedef {Worth & { name: string, line: string[] }} Choice  A move, and the continuation that the engine expects. */

/**
 * A move compared with the best one of its position. Values are from the point of view of the side that moved.
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
  const [bestScore, playedScore] = [score(best), score(played)];
  const isGift = bestScore !== undefined && playedScore !== undefined && playedScore < bestScore;
  return {
    cost: Math.max(chanceOf(best) - chanceOf(played), 0),
    gift: isGift ? (bestScore === 1 ? "win" : "draw") : undefined,
  };
}

const isCertain = (/** @type {{ certain?: number }} */ { certain }) => certain !== undefined;

/**
 * The proven end of a position, from a search: a win by one move, or another end by all moves.
 * @param {import("../pkg/game.js").SearchReport} thought @param {Side} side  The side to move.
 * @returns {Certain | undefined}
 */
export function certainOf({ value, certain, within, line = [], depth, moves = [] }, side) {
  if (value === undefined || certain === undefined) return undefined;
  return value > 0 || (depth && moves.every(isCertain)) ? { value, certain, within, line, side } : undefined;
}

/** A move with the certain value of the position after it, unless it has a certain value itself. @param {Choice} choice @param {Side} side @param {Certain | undefined} behind @returns {Choice} */
function learnt(choice, side, behind) {
  if (isCertain(choice) || !behind) return choice;
  // A certain value is nearer to zero by 1 for each ply before the end.
  const later = behind.value - Math.sign(behind.value);
  const { certain, within, line } = behind;
  const value = behind.side === side ? later : 0 - later;
  return { ...choice, value, certain: certain + 1, within, line: [choice.name, ...line] };
}

/** The moves of a position with their values, by one search, until proofs of the positions after them replace some. */
export class Choices {
  /** The moves that `doubtful` has named. @type {Set<Choice>} */
  #doubted = new Set();
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

  /** Gives a move the certain value of the position after it, unless it has a certain value itself. @param {Choice} choice @param {Certain | undefined} behind */
  learn(choice, behind) {
    Object.assign(choice, learnt(choice, this.at.side, behind));
    for (const other of this.choices) if (other.value > this.best.value) this.best = other;
  }

  /**
   * A move whose verdict a deeper proof may overturn: before a move is called a mistake, the positions after it and
   * after the better move are examined; before a move that loses for certain costs anything, the one after the better
   * move. Each move is named once.
   */
  doubtful() {
    if (this.judged.cost < (isCertain(this.played) ? SLIP : MISTAKE)) return undefined;
    const doubt = [this.played, this.best].find((choice) => !isCertain(choice) && !this.#doubted.has(choice));
    if (doubt) this.#doubted.add(doubt);
    return doubt;
  }

  /** @returns {Judged} */
  get judged() {
    const { at, played, best, choices } = this;
    return { ...at, played, best, choices, ...compare(best, played) };
  }

  /** The proven end of the position itself. @returns {Certain | undefined} */
  get certain() {
    const { value, certain, within, line } = this.best;
    if (certain === undefined || (value <= 0 && !(this.#isWhole && this.choices.every(isCertain)))) return undefined;
    // A proof after one move may be deeper than the search of the others, one of which may win sooner.
    return { value, certain, within: within || certain > this.#depth + 1 || undefined, line, side: this.at.side };
  }
}

/**
 * The values of a search that valued all moves of a position.
 * @param {number} ply @param {Side} side @param {string} move
 * @param {import("../pkg/game.js").SearchReport} thought @param {number} slope  The slope of its values.
 * @returns {Choices | undefined}  Undefined if the search lacks values of one depth, or the value of either move.
 */
export function choicesOf(ply, side, move, { best: chosen, moves = [], depth = 0 }, slope) {
  const choices = moves
    .filter(({ bound, within }) => bound === "exact" || within)
    .map(({ name, value, certain, within, line }) => ({ name, line, value, certain, within, slope }));
  const [best, played] = [chosen, move].map((choiceName) => choices.find(({ name }) => name === choiceName));
  if (!best || !played || !depth) return undefined;
  return new Choices({ ply, side }, choices, best, played, depth, choices.length === moves.length);
}

/** Judges a move by one search alone. @type {(...search: Parameters<typeof choicesOf>) => Judged | undefined} */
export const judge = (...search) => choicesOf(...search)?.judged;

/** Whether a move missed the only one that wins for certain. @param {Judged} judged */
export const isProblem = ({ gift, choices }) =>
  gift === "win" && choices.filter(({ value, certain }) => certain !== undefined && value > 0).length === 1;

/** Whether a move is worth looking at again. @param {Pick<Judged, "cost">} judged */
export const isMistake = ({ cost }) => cost >= MISTAKE;

/**
 * Another attempt at a move: its value, and whether it keeps the value of the best. Undefined if it was not valued.
 * @param {Judged} judged @param {string} move @param {Certain} [behind]  The proven end of the position after it.
 */
export function attempt({ side, best, choices }, move, behind) {
  const match = choices.find(({ name }) => name === move);
  if (!match) return undefined;
  const choice = learnt(match, side, behind);
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

/** The total cost of moves, in points. @param {Judged[]} judged */
export const points = (judged) => Math.round(100 * judged.reduce((sum, { cost }) => sum + cost, 0));
