// Tournaments: scores, pairings, and the relative strength of engines.

import { eloInterval, eloText } from "../arena/cells.js";
import { seatsOf } from "../arena/seats.js";
import { drawRanks } from "../chart.js";
import { words } from "../words.js";
import { interval as between, shown } from "./cells.js";

/** @param {any} result @param {string} query @returns {import("./cells.js").Sheet[]} */
function tournament(result, query) {
  const { cross, standings, pairings, engine } = words.arena;
  const { engines, against, all, label } = seatsOf(query);
  const places = all.map((_, place) => place);
  // Opponents have columns only, because they have not played each other.
  const rows = against.length ? places.slice(0, engines.length) : places;
  const columns = against.length ? places.slice(engines.length) : places;
  const points = (/** @type {any} */ { games, wins, draws, losses }) => [games, wins, draws, losses].map(words.number);
  const strength = (/** @type {any} */ { score, elo }) => [
    shown(score),
    between(score),
    eloText(elo),
    eloInterval(elo),
  ];
  const asked = (new URLSearchParams(query).get("sprt") ?? "").split(":").map(Number);
  const test = (/** @type {any} */ sprt) => {
    if (!sprt) return [];
    const { logarithm, span } = words.arena;
    const decision = sprt.accepts
      ? pairings.accepts(words.arena.elo(asked[sprt.accepts === "greater" ? 1 : 0]), sprt.pairs)
      : pairings.open;
    return [`${logarithm(sprt.ratio)} (${span(logarithm(sprt.lower), logarithm(sprt.upper))})`, decision];
  };
  const isTested = result.pairings.some((/** @type {any} */ { sprt }) => sprt);
  return [
    {
      caption: cross.caption,
      heads: [engine, ...columns.map((place) => String(place + 1))],
      rows: rows.map((row) => [
        label(row),
        ...columns.map((column) =>
          result.table[row][column] === null ? words.none : words.percent(result.table[row][column]),
        ),
      ]),
    },
    {
      caption: standings.caption,
      heads: standings.heads,
      rows: result.engines.map((/** @type {any} */ standing, /** @type {number} */ place) => [
        label(place),
        ...points(standing),
        ...strength(standing),
      ]),
      foot: standings.lengths(words.lengths(result.lengths)),
    },
    {
      caption: pairings.caption,
      heads: [...pairings.heads, ...(isTested ? pairings.sprt : [])],
      rows: result.pairings.map((/** @type {any} */ pairing) => [
        words.arena.versus(label(pairing.one - 1), label(pairing.two - 1)),
        ...points(pairing),
        pairing.pairs.map(words.number).join(" · "),
        ...strength(pairing),
        ...test(pairing.sprt),
      ]),
    },
  ];
}

/** @param {any} result @param {string} query @returns {(width: number) => Promise<Element>} */
function draw(result, query) {
  const { label } = seatsOf(query);
  const lines = result.engines.flatMap((/** @type {any} */ { score }, /** @type {number} */ place) =>
    score
      ? [
          {
            name: label(place),
            ...score,
            title: words.arena.scores.title(label(place), `${words.percent(score.value)} (${words.interval(score)})`),
          },
        ]
      : [],
  );
  return (width) => drawRanks(lines, { x: words.arena.scores.x, percent: true, width });
}

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => tournament(result, report.query)),
  drawing: (report) => report.results.map((/** @type {any} */ result) => draw(result, report.query))[0],
};
