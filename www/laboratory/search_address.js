// The addresses of searches of experiments.

import { writeQuery } from "../site/query.js";

/** The engines of games whose searches are recorded. */
const RECORDED = ["alpha-beta", "mtd", "proof"];

/** Whether the searches of a player are recorded. @param {string} engine */
export const isRecorded = (engine) => RECORDED.includes(engine.split("/")[0]);

/**
 * The address of a search; of two side by side, if there is another engine, with that in front.
 * @param {{ game: string, position: string, engine: string, seed?: string, other?: string }} search
 */
export function searchAddress({ game, position, engine, seed, other }) {
  const pairs = /** @type {[string, string][]} */ ([
    ["g", game],
    ["p", position.replaceAll(" ", "_")],
    ["engine", engine],
    ...(seed === undefined ? [] : [["seed", seed]]),
    ...(other === undefined ? [] : [["with", other]]),
  ]);
  return `tree.html?${writeQuery(pairs)}${other === undefined ? "" : "&other"}`;
}
