// The two-player games by name, in the order of their cards.

import games from "../games.json" with { type: "json" };

/** Variants have more behind a colon. */
export const MATCH_GAMES = games;

/** The games that are played by the modules of another one. @type {Record<string, string>} */
const PLAYED_BY = { giveaway: "checkers" };

/** The file of the module that knows the rules of a game. @param {string} id */
export const moduleFile = (id) => `pkg/${PLAYED_BY[id] ?? id}_bg.wasm`;

/** The file of the module that plays a game. @param {string} id */
export const engineFile = (id) => `pkg/${PLAYED_BY[id] ?? id}_engine_bg.wasm`;

/** The file of the module that finds and proves problems of a game. @param {string} id */
export const proverFile = (id) => `pkg/${PLAYED_BY[id] ?? id}_prover_bg.wasm`;

/** The file of the module that runs experiments with a game. @param {string} id */
export const labFile = (id) => `pkg/${PLAYED_BY[id] ?? id}_lab_bg.wasm`;

/**
 * Whether a game is one for two, which has another page and another board than puzzles.
 * @param {string | null | undefined} game
 */
export const isMatchGame = (game) => MATCH_GAMES.includes((game ?? "").split(":")[0]);
