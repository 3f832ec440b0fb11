// Which modules are those of an experiment.

import { labFileOf, planFileOf } from "../match/file_of.js";
import { lab } from "../site/files.js";

/** The kinds of experiments with puzzles that workers run with a module of their own. @type {Record<string, string>} */
const OWN = { "exact-quota": lab.quotas, solving: lab.solving };

/**
 * The file of the module that plans an experiment and reports on its rows.
 * @param {string} query
 * @param {boolean} isContest  Whether it is about a two-player game.
 */
export function planOf(query, isContest) {
  return isContest ? planFileOf(new URLSearchParams(query).get("g") ?? "") : lab.plan;
}

/** The file of the module that runs an experiment. @type {typeof planOf} */
export function labOf(query, isContest) {
  const given = new URLSearchParams(query);
  return isContest ? labFileOf(given.get("g") ?? "") : (OWN[given.get("kind") ?? ""] ?? lab.puzzles);
}
