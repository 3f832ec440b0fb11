// Ties and coarseness at each depth.

import { interval, name, shown } from "./cells.js";
import { depthDots } from "./depths.js";
import { words } from "../words.js";

/** @param {any} report */
function sheets(report) {
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

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
  dots: (report) => depthDots(report, "ties"),
  axes: () => words.ties,
  measure: "ties",
};
