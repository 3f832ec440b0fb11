// Choice of Moves: Hits, Fakes and Misses at each depth.

import { interval, name, shown } from "./cells.js";
import { depthDots } from "./depths.js";
import { words } from "../words.js";

/** @param {any} report */
function sheets(report) {
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

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
  dots: (report) => depthDots(report, "hits"),
  axes: () => words.com,
  measure: "hits",
};
