// The rules for choosing among tied moves, and how often they choose good ones.

import { labelOf } from "../labels.js";
import { interval, name, number, shown, sweptAxes } from "./cells.js";
import { words } from "../words.js";

/** @param {any} report */
function sheets(report) {
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

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
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
