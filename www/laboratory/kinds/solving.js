// Searches for solutions with an evaluation as the heuristic.

import { interval, name, pointDots, shown, sweptAxes } from "./cells.js";
import { words } from "../words.js";

/** @param {any} report */
function sheets(report) {
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

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
  dots: (report) => pointDots(report, "optimal"),
  axes: (query) => sweptAxes(query, words.solving),
};
