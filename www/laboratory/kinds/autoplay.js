// Autoplay: winning quotas of games, and how clustered their choices were.

import { interval, name, pointDots, shown, sweptAxes } from "./cells.js";
import { exactBeside } from "./exact_quota.js";
import { words } from "../words.js";

/**
 * How clustered the choices of won and lost games were, if requested.
 * @param {any} report
 * @returns {import("./cells.js").Sheet[]}
 */
function choicesOf(report) {
  const results = /** @type {any[]} */ (report.results).filter((result) => result.clusters);
  if (results.length === 0) return [];
  const { caption, heads, sets, foot } = words.autoplay.clusters;
  const ends = (/** @type {any} */ mean) => (mean && mean.low !== null ? words.interval(mean) : words.none);
  const games = (/** @type {any} */ mean) => [words.number(mean?.n ?? 0), shown(mean), ends(mean)];
  const rows = results.flatMap(({ point, clusters }) =>
    /** @type {const} */ (["tied", "even"]).map((set) => {
      const { won, lost, difference: more } = clusters[set];
      return [name(point), sets[set], ...games(won), ...games(lost), shown(more), ends(more)];
    }),
  );
  return [{ caption, heads, rows, foot }];
}

/** @param {any} report @param {Iterable<any>} finished */
function sheets(report, finished) {
  const results = /** @type {any[]} */ (report.results);
  const { heads, caption } = words.autoplay;
  const rows = results.map(({ point, n, won, quota, moves, ties, fat }) => [
    name(point),
    words.number(n),
    words.number(won),
    shown(quota),
    interval(quota),
    moves ? words.lengths(moves) : words.none,
    words.number(ties),
    shown(fat),
    interval(fat),
  ]);
  return [{ heads, caption, rows, foot: exactBeside(report, finished) }, ...choicesOf(report)];
}

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
  dots: (report) => pointDots(report, "quota"),
  axes: (query) => sweptAxes(query, words.autoplay),
  measure: "quota",
};
