// What a source says of engines, beside what came out here.

import { words } from "../words.js";
import { CONTESTS, seatsOf } from "./kinds.js";

/** @typedef {import("../presets_view.js").Known} Known */
/** @typedef {import("../results.js").Sheet} Sheet */
/** @typedef {import("../words_en.js").Quota} Quota */

/** What came out of one number: of the opponent or the search that it is about or, without, of the first engine. @param {Known} known @param {any} result @param {number} place @returns {Quota | null | undefined} */
function outcome({ measure }, result, place) {
  if (measure === "same") return result.searches?.[place]?.same_move;
  if (place < 0) return result.engines?.[0]?.score;
  return result.pairings?.find((/** @type {any} */ { one, two }) => one === 1 && two === place + 1)?.score;
}

/** The table of what is known of an experiment with games for two; none of other experiments. @param {Known[]} known @param {any} report @returns {Sheet | undefined} */
export function knownSheet(known, report) {
  const [result] = report.results;
  if (!result || !CONTESTS.includes(new URLSearchParams(report.query).get("kind") ?? "")) return undefined;
  const { all, label } = seatsOf(report.query);
  const { caption, heads } = words.known.beside;
  const share = (/** @type {number | undefined} */ value) => (value === undefined ? words.none : words.percent(value));
  const rows = known.map((number) => {
    const place = number.point === undefined ? -1 : all.findIndex(({ text }) => text === number.point);
    const quota = outcome(number, result, place);
    return [
      place < 0 ? words.whole : label(place), words.known.measures[number.measure], share(number.value),
      share(quota?.value), quota ? words.interval(quota) : words.none, share(number.exact),
    ];
  });
  return { caption, heads, rows, engines: true };
}
