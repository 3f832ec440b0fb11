// Published and exact numbers, beside the results.

import { CONTESTS, seatsOf } from "./schema.js";
import { words } from "./words.js";

/** @typedef {import("./presets.js").Known} Known */

// The words are loaded after this module.
const ratio = (/** @type {number} */ value) => words.arena.ratio(value);

/**
 * The measures of searches, and how they are formatted.
 * @type {Record<string, { of: (search: any) => any, text?: (value: number) => string }>}
 */
const SEARCHES = {
  same: { of: ({ same_move: same }) => same },
  samevalue: { of: ({ same_value: same }) => same },
  leaves: { of: ({ leaves }) => leaves.of_sums, text: ratio },
  interior: { of: ({ interior }) => interior.of_sums, text: ratio },
  nodes: { of: ({ nodes }) => nodes.of_sums, text: ratio },
  answers: { of: ({ answers }) => answers.of_sums, text: ratio },
  transpositions: { of: ({ transpositions }) => transpositions, text: ratio },
  passes: { of: ({ passes }) => passes.mean, text: (value) => words.arena.mean(value) },
  solved: { of: ({ solved }) => solved?.share },
  most: { of: ({ passes }) => passes.most, text: (value) => words.number(value) },
};

/**
 * The result for one published number: for the opponent or search that it is about or, by default, for the first
 * engine. It may have an interval.
 * @param {Known} known
 * @param {any} result
 * @param {number} place
 * @returns {any}
 */
function outcome({ measure }, result, place) {
  const search = result.searches?.[place];
  if (search) return SEARCHES[measure]?.of(search);
  if (place < 0) return result.engines?.[0]?.score;
  return result.pairings?.find((/** @type {any} */ { one, two }) => one === 1 && two === place + 1)?.score;
}

/**
 * @typedef {{ kind: "exact" | "source", line: string, x: number | string, value: number }} KnownDot  A known result in a
 *   chart, and the line that it is on.
 */

/**
 * The known results of a chart's measure: the exact ones, and those that the source found.
 * @param {Known[]} known
 * @param {string | undefined} measure
 * @param {boolean} isNumeric  Whether the places of the chart are numbers.
 * @returns {KnownDot[]}
 */
export function knownDots(known, measure, isNumeric) {
  return known.flatMap((number) => {
    const x = measure === "quota" ? number.point : number.depth;
    if (number.measure !== measure || x === undefined) return [];
    const place = isNumeric ? Number(x) : String(x);
    const dot = (/** @type {KnownDot["kind"]} */ kind, /** @type {number | undefined} */ value) =>
      value === undefined
        ? []
        : [{ kind, line: `${kind} ${measure === "quota" ? "" : number.point}`, x: place, value }];
    return [...dot("exact", number.exact), ...(number.mistake ? [] : dot("source", number.value))];
  });
}

/**
 * The table of published numbers for an experiment with two-player games; undefined for other experiments.
 * @param {Known[]} known
 * @param {any} report
 * @returns {import("./tables.js").Sheet | undefined}
 */
export function knownSheet(known, report) {
  const [result] = report.results;
  if (!result || !CONTESTS.includes(report.kind)) return undefined;
  const { all, label } = seatsOf(report.query);
  const { caption, heads } = words.known.beside;
  const rows = known.map((number) => {
    const place = number.point === undefined ? -1 : all.findIndex(({ text }) => text === number.point);
    const write = SEARCHES[number.measure]?.text ?? words.percent;
    const text = (/** @type {number | null | undefined} */ value) =>
      typeof value === "number" ? write(value) : words.none;
    const here = outcome(number, result, place);
    const between = typeof here?.low === "number" ? words.arena.span(write(here.low), write(here.high)) : words.none;
    return [
      place < 0 ? words.whole : label(place),
      words.known.measures[number.measure],
      text(number.value),
      text(here?.value ?? here),
      between,
      text(number.exact),
    ];
  });
  return { caption, heads, rows };
}
