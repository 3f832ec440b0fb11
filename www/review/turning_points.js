// The moves of a game beside the best ones: what each of them cost, and where the game turned.

import { chanceOf } from "../two_player/chances.js";

/** @typedef {import("../two_player/match.js").Side} Side */
/** @typedef {import("../two_player/chances.js").Worth} Worth */
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

/**
 * Judges a move by a search that valued all moves of its position.
 * @param {number} ply @param {Side} side @param {string} move
 * @param {import("../pkg/game.js").SearchReport} thought @param {number} slope  Of its values.
 * @returns {Judged | undefined}  Nothing if the search has no values for both.
 */
export function judge(ply, side, move, { best: chosen, moves = [] }, slope) {
  const choices = moves
    .filter(({ bound, within }) => bound === "exact" || within)
    .map(({ name, value, certain, within, line }) => ({ name, line, value, certain, within, slope }));
  const [best, played] = [chosen, move].map((wanted) => choices.find(({ name }) => name === wanted));
  if (!best || !played) return undefined;
  return { ply, side, played, best, choices, ...compare(best, played) };
}

/** Whether a move missed the only one that wins for certain. @param {Judged} judged */
export const isProblem = ({ gift, choices }) =>
  gift === "win" && choices.filter(({ value, certain }) => certain !== undefined && value > 0).length === 1;

/** Whether a move is worth looking at again. @param {Pick<Judged, "cost">} judged */
export const isMistake = ({ cost }) => cost >= MISTAKE;

/**
 * Another attempt at a move: its value, and whether it keeps that of the best. Nothing if it was not valued.
 * @param {Judged} judged @param {string} move
 */
export function attempt({ best, choices }, move) {
  const choice = choices.find(({ name }) => name === move);
  return choice && { choice, isRight: !isMistake(compare(best, choice)) };
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
