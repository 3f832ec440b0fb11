// Which module runs an experiment.

import { labFileOf } from "../match/file_of.js";
import { lab } from "../site/files.js";

/** The kinds of experiments with puzzles that have a module of their own. @type {Record<string, string>} */
const OWN = { "exact-quota": lab.quotas, solving: lab.solving };

/**
 * The file of the module that runs an experiment.
 * @param {string} query
 * @param {boolean} isContest  Whether it is about a two-player game.
 */
export function fileOf(query, isContest) {
  const given = new URLSearchParams(query);
  return isContest ? labFileOf(given.get("g") ?? "") : (OWN[given.get("kind") ?? ""] ?? lab.puzzles);
}
