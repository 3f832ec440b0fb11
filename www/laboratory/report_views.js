// Reports as tables and as dots of a chart, by kind of experiment, and comparisons of reports.

import { effortView, playoutsView, tournamentView } from "./game_report_views.js";
import { autoplayView, clustersView, comView, exactQuotaView, solvingView, tiesView } from "./puzzle_report_views.js";
import { pointName } from "./describe.js";
import { words } from "./words.js";

/**
 * Samples and traces are lists: they have neither tables nor charts.
 * @type {Record<string, import("./tables.js").KindView>}
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

/** @typedef {import("./words/results.js").Quota} Quota */

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

// The result of an experiment in one sentence, worded from the 95 % bands.

/** @typedef {Quota & { name: string }} Point  A quota, and what it was measured at. */

/** Whether two bands do not overlap. @param {Quota} a @param {Quota} b */
const isClear = (a, b) => a.high < b.low || b.high < a.low;

/** @param {any} report @param {import("./tables.js").DrawnRun[]} runs  All runs in the chart. */
export function answerOf(report, runs) {
  const own = viewOf(report.kind).answer;
  if (own) return own(report);
  const dots = runs.map(({ report, name }) => ({ name, dots: dotsOf(report) }));
  // Runs of one quota each are compared with each other.
  if (runs.length > 1 && dots.every(({ dots }) => dots.length === 1))
    return compare(
      dots.map(({ name, dots: [dot] }) => ({ ...dot, name })),
      report.kind,
    );
  const key = new URLSearchParams(report.query).get("sweep");
  const points = dotsOf(report).map((dot) => ({ ...dot, name: nameOf(dot, key, report.kind) }));
  const isNoise = report.kind === "autoplay" && (key === "noise" || key === "w");
  const without = isNoise ? points.find(({ x }) => x === 0 || x === "none") : undefined;
  return without
    ? weigh(
        points.filter((point) => point !== without),
        without,
      )
    : compare(points, report.kind);
}

/** @param {import("./chart.js").Dot} dot @param {string | null} key  The swept key. @param {string} kind */
function nameOf({ series, x }, key, kind) {
  if (kind === "com" || kind === "ties") return `${key ? `${series}, ` : ""}${pointName("t", String(x))}`;
  if (kind === "clusters") return `${series}, ${words.value(x)}`;
  return pointName(key ?? "", String(x));
}

/** Writes shares of the same comparison. @param {Quota[]} quotas */
function writer(quotas) {
  const whole = quotas.map(({ value }) => words.answers.share(value, false));
  const isFine = new Set(whole).size < new Set(quotas.map(({ value }) => value)).size;
  return (/** @type {number} */ value) => words.answers.share(value, isFine);
}

/** The highest and the lowest of some quotas. @param {Point[]} points @param {string} kind */
function compare(points, kind) {
  if (points.length === 0) return "";
  const sorted = [...points].sort((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0], sorted[sorted.length - 1]];
  const share = writer([best, worst]);
  const { answers } = words;
  const rate = answers.rates[kind];
  if (best === worst) return answers.one(rate(share(best.value)), share(best.low), share(best.high));
  return isClear(best, worst)
    ? answers.clear(best.name, rate(share(best.value)), worst.name, share(worst.value))
    : answers.unclear(share(worst.value), rate(share(best.value)));
}

/** What noise does, compared with none. @param {Point[]} points @param {Quota} without */
function weigh(points, without) {
  const sorted = [...points].sort((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0], sorted[sorted.length - 1]];
  if (!best) return compare([{ ...without, name: "" }], "autoplay");
  const share = writer([best, without]);
  const { answers } = words;
  const isBetter = best.value > without.value && isClear(best, without);
  const begin = (isBetter ? answers.helps : answers.unsure)(
    best.name,
    answers.rates.autoplay(share(best.value)),
    share(without.value),
  );
  const isHarmful = worst.value < without.value && isClear(worst, without);
  return begin + (isHarmful ? answers.harms(worst.name, share(worst.value)) : ".");
}
