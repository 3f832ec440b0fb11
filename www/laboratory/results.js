// A report as tables and as dots of a chart, by kind of experiment.

import { contestSheets } from "./arena/sheets.js";
import { exactBeside, exactDots, exactSheets } from "./exact.js";
import { USUAL_KIND, usualOf } from "./schema.js";
import { words } from "./words.js";

/** @typedef {import("./words_en.js").Quota} Quota */
/**
 * @typedef {object} Sheet
 * @property {string[]} heads
 * @property {string[][]} rows
 * @property {string} caption
 * @property {string} [foot]
 * @property {boolean} [folded]  Whether it is shown on demand.
 */
/** @typedef {import("./chart.js").Dot} Dot */

const name = (/** @type {string | null} */ point) => (point === null ? words.whole : words.value(point));
const shown = (/** @type {Quota | null} */ quota) => (quota ? words.percent(quota.value) : words.none);
const interval = (/** @type {Quota | null} */ quota) => (quota ? words.interval(quota) : words.none);
/** A place on the axis: a number, but not the text of a position. @param {string} text */
const number = (text) =>
  text !== "" && !/^\d{3}\.\d{9}$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;

/** The kind of an experiment, by its query. @param {string} query */
export const kindOf = (query) => new URLSearchParams(query).get("kind") ?? "autoplay";

/**
 * The table of an experiment with the puzzle.
 * @param {any} report
 * @param {Iterable<any>} finished
 * @returns {Sheet | undefined}
 */
function sheetOf(report, finished) {
  const kind = kindOf(report.query);
  const results = /** @type {any[]} */ (report.results);
  if (kind === "autoplay") {
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
    return { heads, caption, rows, foot: exactBeside(report, finished) };
  }
  if (kind === "com") {
    const { heads, caption } = words.com;
    const rows = results.flatMap(({ point, depths }) =>
      depths.map((/** @type {any} */ at) => [
        name(point),
        String(at.t),
        words.number(at.hits.n),
        shown(at.hits),
        interval(at.hits),
        shown(at.fakes),
        shown(at.misses),
        shown(at.keeps),
        words.number(at.all_best),
      ]),
    );
    return { heads, caption, rows };
  }
  if (kind === "ties") {
    const { heads, caption } = words.ties;
    const rows = results.flatMap(({ point, depths }) =>
      depths.map((/** @type {any} */ at) => [
        name(point),
        String(at.t),
        words.number(at.ties.n),
        shown(at.ties),
        interval(at.ties),
        String(at.values),
      ]),
    );
    return { heads, caption, rows };
  }
  if (kind === "clusters") {
    const { heads, caption, correlation } = words.clusters;
    const rows = results.map((at) => [
      name(at.point),
      words.number(at.n),
      shown(at.tie_share),
      at.tied ? words.solving.ratio(at.tied.value) : words.none,
      shown(at.random),
      shown(at.fat),
      shown(at.clustered),
      interval(at.clustered),
      shown(at.spread),
      interval(at.spread),
      shown(at.fat_clustered),
      shown(at.fat_spread),
      shown(at.noisy),
    ]);
    const found = results.filter((at) => at.correlation).map((at) => ({ point: name(at.point), ...at.correlation }));
    return { heads, caption, rows, foot: found.length > 0 ? correlation(found) : undefined };
  }
  if (kind === "solving") {
    const { heads, caption, ratio, count, range } = words.solving;
    const ends = (/** @type {any} */ mean, /** @type {(value: number) => string} */ say) =>
      mean && mean.low !== null ? range(say(mean.low), say(mean.high)) : words.none;
    const rows = results.map(({ point, n, solved, optimal, ratio: lengths, nodes }) => [
      name(point),
      words.number(n),
      shown(solved),
      interval(solved),
      shown(optimal),
      interval(optimal),
      lengths ? ratio(lengths.value) : words.none,
      ends(lengths, ratio),
      nodes ? count(nodes.value) : words.none,
      ends(nodes, count),
    ]);
    return { heads, caption, rows };
  }
  return undefined;
}

/**
 * How clustered the choices of won and of lost games were, where it was asked.
 * @param {any} report
 * @returns {Sheet[]}
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

/**
 * The tables of a report.
 * @param {any} report
 * @param {Iterable<any>} finished  Reports to put beside it.
 * @returns {Sheet[]}
 */
export function sheetsOf(report, finished) {
  if (kindOf(report.query) === "exact-quota") return exactSheets(report, finished);
  const sheet = sheetOf(report, finished);
  return sheet ? [sheet, ...choicesOf(report)] : contestSheets(report);
}

/** The quotas of a report that a chart shows. @param {any} report @returns {Dot[]} */
export function dotsOf(report) {
  const kind = kindOf(report.query);
  const results = /** @type {any[]} */ (report.results);
  const series = labelOf(report.query);
  if (kind === "autoplay")
    return results
      .filter(({ quota }) => quota)
      .map(({ point, quota }) => ({ series, x: number(point ?? ""), ...quota }));
  if (kind === "exact-quota") return exactDots(report, (point) => (point === null ? series : words.value(point)));
  if (kind === "solving")
    return results
      .filter(({ optimal }) => optimal)
      .map(({ point, optimal }) => ({ series, x: number(point ?? ""), ...optimal }));
  if (kind === "clusters") {
    const rules = /** @type {("clustered" | "spread")[]} */ (["clustered", "spread"]);
    return rules.flatMap((rule) =>
      results
        .filter((at) => at[rule])
        .map((at) => ({
          series: words.clusters.series[rule],
          x: at.point === null ? series : number(at.point),
          ...at[rule],
        })),
    );
  }
  const measure = kind === "com" ? "hits" : "ties";
  if (kind !== "com" && kind !== "ties") return [];
  return results.flatMap(({ point, depths }) =>
    depths
      .filter((/** @type {any} */ at) => at[measure])
      .map((/** @type {any} */ at) => ({
        series: point === null ? series : words.value(point),
        x: at.t,
        ...at[measure],
      })),
  );
}

/** The names of a chart's axes. @param {string} query */
export function axesOf(query) {
  const kind = kindOf(query);
  if (kind === "com") return words.com;
  if (kind === "ties") return words.ties;
  if (kind === "exact-quota") return words.exact;
  if (kind === "solving")
    return {
      ...words.solving,
      x: words.fields[new URLSearchParams(query).get("sweep") ?? ""]?.label ?? words.solving.x,
    };
  if (kind === "clusters")
    return {
      ...words.clusters,
      x: words.fields[new URLSearchParams(query).get("sweep") ?? ""]?.label ?? words.clusters.x,
    };
  return {
    x: words.fields[new URLSearchParams(query).get("sweep") ?? ""]?.label ?? words.autoplay.x,
    y: words.autoplay.y,
  };
}

/** What tells runs apart: the query without what all have. @param {string} query */
export function labelOf(query) {
  const parts = new URLSearchParams(query);
  for (const key of ["kind", "n", "seed", "clusters", "sweep", "over", "v", "ci", "first", "last"]) parts.delete(key);
  return (
    [...parts]
      .map(([key, value]) => (key === "eval" || key === "noise" ? words.value(value) : `${key} ${words.value(value)}`))
      .join(", ") || "man"
  );
}

/** What tells each of some queries from the others, in short. @param {string[]} queries */
export function differences(queries) {
  const parts = queries.map((query) => new URLSearchParams(query));
  const keys = [...new Set(parts.flatMap((part) => [...part.keys()]))].filter(
    (key) => new Set(parts.map((part) => part.get(key))).size > 1,
  );
  const value = (/** @type {URLSearchParams} */ part, /** @type {string} */ key) =>
    part.get(key) ?? usualOf(key, part.get("kind") ?? USUAL_KIND);
  return parts.map((part) => keys.map((key) => `${key} ${words.value(value(part, key))}`).join(", "));
}

/** Quotas that can be compared, by name. @param {any} report @returns {{ name: string, quota: Quota }[]} */
export function quotasOf(report) {
  // What is exact is compared by looking.
  if (kindOf(report.query) === "exact-quota") return [];
  return dotsOf(report).map((dot) => ({
    name: dot.x === "" ? dot.series : `${dot.series}, ${words.value(dot.x)}`,
    quota: dot,
  }));
}

/** The difference of two quotas with Newcombe's interval from the two given. @param {Quota} a @param {Quota} b */
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
