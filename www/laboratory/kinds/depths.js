// Quotas of several search depths, as dots of a chart.

import { labelOf } from "../labels.js";
import { words } from "../words.js";

/** @param {any} report @param {string} measure @returns {import("./cells.js").Dot[]} */
export const depthDots = (report, measure) =>
  report.results.flatMap((/** @type {any} */ { point, depths }) =>
    depths
      .filter((/** @type {any} */ at) => at[measure])
      .map((/** @type {any} */ at) => ({
        series: point === null ? labelOf(report.query) : words.value(point),
        x: at.t,
        ...at[measure],
      })),
  );
