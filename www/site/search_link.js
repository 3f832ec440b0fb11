// The link of a search, as the query of tree.html; `tree/link.js` explains its keys.

import { writeQuery } from "./query.js";

/** The engines of two-player games whose searches are recorded. */
const RECORDED = ["minimax", "alpha-beta", "mtd", "proof", "uct"];

/** Whether searches of an engine of a two-player game can be shown. @param {string} engine */
export const isRecorded = (engine) => RECORDED.includes(engine.split("/")[0]);

/** @typedef {{ game: string, position?: string, engine?: string, seed?: string, with?: string, isOther?: boolean, at?: number }} WrittenSearch */

/** Writes a search as a query. @param {WrittenSearch} link @param {{ lang: string }} [frame]  The keys of a frame that shows only the search. */
export function formatSearch({ game, position, engine, seed, with: other, isOther, at }, frame) {
  const pairs = /** @type {[string, string][]} */ ([
    ["g", game],
    ...(position ? [["p", position.replaceAll(" ", "_")]] : []),
    ...(engine === undefined ? [] : [["engine", engine]]),
    ...(seed === undefined ? [] : [["seed", seed]]),
    ...(other === undefined ? [] : [["with", other]]),
    ...(at === undefined ? [] : [["at", String(at)]]),
    ...(frame?.lang ? [["lang", frame.lang]] : []),
  ]);
  return `?${writeQuery(pairs)}${isOther ? "&other" : ""}${frame ? "&frame" : ""}`;
}
