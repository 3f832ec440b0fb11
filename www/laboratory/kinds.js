// Reports as tables and as dots of a chart, by kind of experiment, and comparisons of reports.

import { effortView, playoutsView, tournamentView } from "./game_kinds.js";
import { autoplayView, clustersView, comView, exactQuotaView, solvingView, tiesView } from "./puzzle_kinds.js";
import { words } from "./words.js";

/**
 * Samples and traces are lists: they have neither tables nor charts.
 * @type {Record<string, import("./cells.js").KindView>}
 */
const VIEWS = {
  autoplay: autoplayView,
  clusters: clustersView,
  com: comView,
  effort: effortView,
  "exact-quota": exactQuotaView,
  playouts: playoutsView,
  solving: solvingView,
  ties: tiesView,
  tournament: tournamentView,
};

/** @param {string} kind */
export const viewOf = (kind) => VIEWS[kind] ?? {};

// Reports as tables and as dots of a chart, and comparisons of reports.

/** @typedef {import("./words.js").Quota} Quota */

/**
 * The tables of a report.
 * @param {any} report
 * @param {Iterable<any>} finished  Reports to compare with.
 */
export const sheetsOf = (report, finished) => viewOf(report.kind).sheets?.(report, finished) ?? [];

/** The quotas of a report that are shown in a chart. @param {any} report */
export const dotsOf = (report) => viewOf(report.kind).dots?.(report) ?? [];

/** The quotas that can be compared, by name. @param {any} report @returns {{ name: string, quota: Quota }[]} */
export function quotasOf(report) {
  // Exact quotas can be compared by looking at them.
  if (report.kind === "exact-quota") return [];
  return dotsOf(report).map((dot) => ({
    name: dot.x === "" ? dot.series : `${dot.series}, ${words.value(dot.x)}`,
    quota: dot,
  }));
}

/** The difference between two quotas, with Newcombe's interval. @param {Quota} a @param {Quota} b */
export function difference(a, b) {
  const value = b.value - a.value;
  const spread = (/** @type {number} */ x, /** @type {number} */ y) => Math.sqrt(x * x + y * y);
  return {
    quota: {
      value,
      low: value - spread(b.value - b.low, a.high - a.value),
      high: value + spread(b.high - b.value, a.value - a.low),
    },
    significant: a.high < b.low || b.high < a.low,
  };
}
