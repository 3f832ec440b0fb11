// The views of reports on experiments with the puzzle, by kind.

import { interval, name, number, pointDots, shown, sweptAxes } from "./tables.js";
import { labelOf, pointName } from "./describe.js";
import { hasOneChain, kindOf } from "./schema.js";
import { words } from "./words.js";

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

/** The tables of exact quotas. @param {any} report @param {Iterable<any>} finished @returns {import("./tables.js").Sheet[]} */
function exactQuotaSheets(report, finished) {
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
function exactBeside(report, finished) {
  const values = counterpart(report.query, finished).map(({ point, exact }) =>
    words.exact.at(name(point), words.percent(exact)),
  );
  return values.length ? words.exact.beside(values) : undefined;
}

/** The winning quota by number of moves: an exact value has an interval of zero width. @param {any} report */
function exactQuotaDots(report) {
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

/** Exact quotas have no bands. @param {any} report */
function exactAnswer(report) {
  const points = [...report.results].sort((a, b) => b.exact - a.exact);
  const [best, worst] = [points[0], points[points.length - 1]];
  const { rates, share, exact, clear } = words.answers;
  const rate = rates[report.kind];
  const key = new URLSearchParams(report.query).get("sweep") ?? "";
  return best === worst
    ? exact(rate(share(best.exact, true)))
    : clear(
        pointName(key, best.point),
        rate(share(best.exact, true)),
        pointName(key, worst.point),
        share(worst.exact, true),
      );
}

/** @type {import("./tables.js").KindView} */
export const exactQuotaView = {
  sheets: exactQuotaSheets,
  dots: exactQuotaDots,
  axes: () => words.exact,
  answer: exactAnswer,
};

// Autoplay: winning quotas of games, and how clustered their choices were.

/**
 * How clustered the choices of won and lost games were, if requested.
 * @param {any} report
 * @returns {import("./tables.js").Sheet[]}
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
function autoplaySheets(report, finished) {
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

/** @type {import("./tables.js").KindView} */
export const autoplayView = {
  sheets: autoplaySheets,
  dots: (report) => pointDots(report, "quota"),
  axes: (query) => sweptAxes(query, words.autoplay),
  measure: "quota",
};

// The rules for choosing among tied moves, and how often they choose good ones.

/** @param {any} report */
function clustersSheets(report) {
  const results = /** @type {any[]} */ (report.results);
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
  return [{ heads, caption, rows, foot: found.length > 0 ? correlation(found) : undefined }];
}

const RULES = /** @type {const} */ (["clustered", "spread"]);

/** @type {import("./tables.js").KindView} */
export const clustersView = {
  sheets: clustersSheets,
  dots: (report) =>
    RULES.flatMap((rule) =>
      report.results
        .filter((/** @type {any} */ at) => at[rule])
        .map((/** @type {any} */ at) => ({
          series: words.clusters.series[rule],
          x: at.point === null ? labelOf(report.query) : number(at.point),
          ...at[rule],
        })),
    ),
  axes: (query) => sweptAxes(query, words.clusters),
};

// Quotas of several search depths, as dots of a chart.

/** @param {any} report @param {string} measure @returns {import("./tables.js").Dot[]} */
const depthDots = (report, measure) =>
  report.results.flatMap((/** @type {any} */ { point, depths }) =>
    depths
      .filter((/** @type {any} */ at) => at[measure])
      .map((/** @type {any} */ at) => ({
        series: point === null ? labelOf(report.query) : words.value(point),
        x: at.t,
        ...at[measure],
      })),
  );

// Choice of Moves: Hits, Fakes and Misses at each depth.

/** @param {any} report */
function comSheets(report) {
  const results = /** @type {any[]} */ (report.results);
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
  return [{ heads, caption, rows }];
}

/** @type {import("./tables.js").KindView} */
export const comView = {
  sheets: comSheets,
  dots: (report) => depthDots(report, "hits"),
  axes: () => words.com,
  measure: "hits",
};

// Searches for solutions with an evaluation as the heuristic.

/** @param {any} report */
function solvingSheets(report) {
  const results = /** @type {any[]} */ (report.results);
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
  return [{ heads, caption, rows }];
}

/** @type {import("./tables.js").KindView} */
export const solvingView = {
  sheets: solvingSheets,
  dots: (report) => pointDots(report, "optimal"),
  axes: (query) => sweptAxes(query, words.solving),
};

// Ties and coarseness at each depth.

/** @param {any} report */
function tiesSheets(report) {
  const results = /** @type {any[]} */ (report.results);
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
  return [{ heads, caption, rows }];
}

/** @type {import("./tables.js").KindView} */
export const tiesView = {
  sheets: tiesSheets,
  dots: (report) => depthDots(report, "ties"),
  axes: () => words.ties,
  measure: "ties",
};
