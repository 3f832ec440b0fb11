// Exact winning quotas as tables and dots, compared with sampled ones.

import { hasOneChain } from "../chains.js";
import { labelOf } from "../labels.js";
import { name } from "./cells.js";
import { kindOf } from "../schema.js";
import { words } from "../words.js";

/** @typedef {import("./cells.js").Sheet} Sheet */

const DOTS = 25; // the approximate maximum for a curve

/** A query without the keys that distinguish exact quotas from sampled ones. @param {string} query */
function question(query) {
  const parts = new URLSearchParams(query);
  for (const key of ["kind", "n", "seed", "replace", "clusters", "ci"]) parts.delete(key);
  return parts.toString();
}

/**
 * The results of the same games: sampled ones for exact quotas, exact ones for sampled quotas.
 * @param {string} query @param {Iterable<any>} finished  Other reports.
 * @returns {any[]}
 */
function counterpart(query, finished) {
  for (const report of finished) {
    const kinds = [query, report.query].map(kindOf).sort();
    if (kinds.join() === "autoplay,exact-quota" && question(report.query) === question(query)) return report.results;
  }
  return [];
}

/** The tables of exact quotas. @param {any} report @param {Iterable<any>} finished @returns {Sheet[]} */
function sheets(report, finished) {
  const sampled = counterpart(report.query, finished);
  const results = /** @type {any[]} */ (report.results);
  const { caption, heads, foot, distances } = words.exact;
  const rows = results.map(({ point, n, exact, all, never, always }) => {
    const quota = sampled.find((result) => result.point === point)?.quota;
    return [
      name(point),
      words.number(n),
      words.percent(exact),
      quota ? words.percent(quota.value) : words.none,
      quota ? words.interval(quota) : words.none,
      words.percent(all),
      words.number(never),
      words.number(always),
    ];
  });
  // Points about the same chain would repeat its table.
  const chains = hasOneChain(report.query)
    ? results.slice(0, 1).map((result) => ({ ...result, point: null }))
    : results;
  const classes = chains.flatMap((result) =>
    result.distances.map((/** @type {any} */ { dtw, positions, quota }) => [
      name(result.point),
      String(dtw),
      words.number(positions),
      words.percent(quota),
    ]),
  );
  return [
    { caption, heads, rows, foot },
    { ...distances, rows: classes, folded: true },
  ];
}

/**
 * The exact quotas that correspond to sampled ones, in words.
 * @param {any} report
 * @param {Iterable<any>} finished
 * @returns {string | undefined}
 */
export function exactBeside(report, finished) {
  const values = counterpart(report.query, finished).map(({ point, exact }) =>
    words.exact.at(name(point), words.percent(exact)),
  );
  return values.length ? words.exact.beside(values) : undefined;
}

/** The winning quota by number of moves: an exact value has an interval of zero width. @param {any} report */
function dots(report) {
  return report.results.flatMap((/** @type {any} */ { point, curve }) => {
    const step = Math.max(1, Math.ceil(curve.length / DOTS));
    const dots = curve.map((/** @type {number} */ value, /** @type {number} */ place) => ({
      series: point === null ? labelOf(report.query) : words.value(point),
      x: place + 1,
      value,
      low: value,
      high: value,
    }));
    return dots.filter((/** @type {any} */ _, /** @type {number} */ place) => (curve.length - 1 - place) % step === 0);
  });
}

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
  dots,
  axes: () => words.exact,
};
