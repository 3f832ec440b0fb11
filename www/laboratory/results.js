// Reports as tables and as dots of a chart, and comparisons of reports.

import { viewOf } from "./kinds/index.js";
import { DEFAULT_KIND, defaultOf } from "./schema.js";
import { words } from "./words.js";

/** @typedef {import("./words_en.js").Quota} Quota */

/**
 * The tables of a report.
 * @param {any} report
 * @param {Iterable<any>} finished  Reports to compare with.
 */
export const sheetsOf = (report, finished) => viewOf(report.kind).sheets?.(report, finished) ?? [];

/** The quotas of a report that are shown in a chart. @param {any} report */
export const dotsOf = (report) => viewOf(report.kind).dots?.(report) ?? [];

/** Short labels that distinguish some queries from each other. @param {string[]} queries */
export function differences(queries) {
  const parts = queries.map((query) => new URLSearchParams(query));
  const keys = [...new Set(parts.flatMap((part) => [...part.keys()]))].filter(
    (key) => new Set(parts.map((part) => part.get(key))).size > 1,
  );
  const value = (/** @type {URLSearchParams} */ part, /** @type {string} */ key) =>
    part.get(key) ?? defaultOf(key, part.get("kind") ?? DEFAULT_KIND);
  return parts.map((part) => keys.map((key) => `${key} ${words.value(value(part, key))}`).join(", "));
}

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
