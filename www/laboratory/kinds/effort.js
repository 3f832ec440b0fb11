// The cost of searches.

import { meanCells } from "../arena/cells.js";
import { seatsOf } from "../arena/seats.js";
import { drawRanks } from "../chart.js";
import { words } from "../words.js";
import { interval as between, shown } from "./cells.js";

const WORK = /** @type {const} */ (["nodes", "leaves", "interior", "depth"]);
const SUMS = /** @type {const} */ (["nodes", "leaves", "interior", "answers", "passes"]);

/** @param {any} result @param {string} query @returns {import("./cells.js").Sheet[]} */
function effort(result, query) {
  const { means, table, solved, ratios, sums, work, engine, interval, ratio } = words.arena;
  const { label } = seatsOf(query);
  const searches = /** @type {any[]} */ (result.searches);
  const counts = WORK.flatMap((count) => [work[count], interval]);
  const times = (/** @type {number | null} */ value) => (value === null ? words.none : ratio(value));
  const sheets = [
    {
      caption: means.caption,
      heads: [engine, means.positions, ...counts],
      rows: searches.map((search, place) => [
        label(place),
        words.number(search.positions),
        ...WORK.flatMap((count) => meanCells(search[count].mean, words.arena.mean)),
      ]),
    },
    {
      caption: table.caption,
      heads: [engine, work.passes, interval, table.most, work.answers, interval, table.transpositions],
      rows: searches.map(({ passes, answers, transpositions }, place) => [
        label(place),
        ...meanCells(passes.mean, words.arena.mean),
        words.number(passes.most),
        ...meanCells(answers.mean, words.arena.mean),
        times(transpositions),
      ]),
    },
  ];
  if (searches[0].solved) {
    sheets.push({
      caption: solved.caption,
      heads: solved.heads,
      rows: searches.map(({ solved: { won, lost, held, share: all, nodes } }, place) => [
        label(place),
        ...[won, lost, held].map(words.number),
        shown(all),
        between(all),
        words.number(nodes.sum),
        times(nodes.of_sums),
      ]),
    });
  }
  if (searches.length < 2) return sheets;
  return [
    ...sheets,
    {
      caption: ratios.caption,
      heads: [engine, ...counts, ratios.value, interval, ratios.move, interval],
      rows: searches
        .slice(1)
        .map((search, place) => [
          label(place + 1),
          ...WORK.flatMap((count) => meanCells(search[count].ratio, ratio)),
          shown(search.same_value),
          between(search.same_value),
          shown(search.same_move),
          between(search.same_move),
        ]),
    },
    {
      caption: sums.caption,
      heads: [engine, ...SUMS.map((count) => work[count])],
      rows: searches
        .slice(1)
        .map((search, place) => [label(place + 1), ...SUMS.map((count) => times(search[count].of_sums))]),
    },
  ];
}

/** @param {any} result @param {string} query @returns {((width: number) => Promise<Element>) | undefined} */
function draw(result, query) {
  const { label } = seatsOf(query);
  const { ratio, span, ratioAxis, scores } = words.arena;
  const lines = result.searches.flatMap((/** @type {any} */ { nodes }, /** @type {number} */ place) => {
    const found = nodes.ratio;
    if (!found) return [];
    const interval = found.low === null ? "" : ` (${span(ratio(found.low), ratio(found.high))})`;
    return [{ name: label(place), ...found, title: scores.title(label(place), `${ratio(found.value)}${interval}`) }];
  });
  return lines.length ? (width) => drawRanks(lines, { x: ratioAxis, percent: false, width }) : undefined;
}

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => effort(result, report.query)),
  drawing: (report) => report.results.map((/** @type {any} */ result) => draw(result, report.query))[0],
};
