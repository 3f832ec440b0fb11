// The report of an experiment with games for two as tables.

import { words } from "../words.js";
import { CONTESTS } from "../schema.js";
import { seatsOf } from "./kinds.js";

/**
 * @typedef {import("../results.js").Sheet} Sheet
 * @typedef {import("../words_en.js").Quota} Quota
 * @typedef {import("./words_en.js").Mean} Mean
 * @typedef {{ value: number | null, low: number | null, high: number | null, bound: string | null }} Elo
 */

const WORK = /** @type {const} */ (["nodes", "leaves", "interior", "depth"]);
const SUMS = /** @type {const} */ (["nodes", "leaves", "interior", "answers", "passes"]);

const share = (/** @type {Quota | null} */ quota) => (quota ? words.percent(quota.value) : words.none);
const between = (/** @type {Quota | null} */ quota) => (quota ? words.interval(quota) : words.none);

/** A difference in Elo points; only its bound where everything was won or lost. @param {Elo | null} elo */
function eloText(elo) {
  if (!elo) return words.none;
  if (elo.value !== null) return words.arena.elo(elo.value);
  if (elo.bound === "above" && elo.low !== null) return `> ${words.arena.elo(elo.low)}`;
  if (elo.bound === "below" && elo.high !== null) return `< ${words.arena.elo(elo.high)}`;
  return words.none;
}

/** @param {Elo | null} elo */
function eloInterval(elo) {
  const { elo: text, span } = words.arena;
  return elo ? span(elo.low === null ? "−∞" : text(elo.low), elo.high === null ? "∞" : text(elo.high)) : words.none;
}

/** @param {Mean | null} mean @param {(value: number) => string} text */
const meanCells = (mean, text) => [
  mean ? text(mean.value) : words.none,
  mean && mean.low !== null && mean.high !== null ? words.arena.span(text(mean.low), text(mean.high)) : words.none,
];

/** @param {any} result @param {string} query @returns {Sheet[]} */
function tournament(result, query) {
  const { cross, standings, pairings, engine } = words.arena;
  const { engines, against, all, label } = seatsOf(query);
  const places = all.map((_, place) => place);
  // Those who are met only stand in the columns: they have not met each other.
  const rows = against.length ? places.slice(0, engines.length) : places;
  const columns = against.length ? places.slice(engines.length) : places;
  const points = (/** @type {any} */ { games, wins, draws, losses }) => [games, wins, draws, losses].map(words.number);
  const strength = (/** @type {any} */ { score, elo }) => [
    share(score),
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

/** @param {any} result @param {string} query @returns {Sheet[]} */
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
        share(all),
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
          share(search.same_value),
          between(search.same_value),
          share(search.same_move),
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

/** @param {any} result @returns {Sheet[]} */
function playouts(result) {
  const { winners, ends, lengths, complexity, byPly, mean } = words.arena;
  const { boards_log10: boards, games_log10: played } = result.complexity;
  const { power, share: exact } = complexity;
  const { tests } = result;
  const games = (/** @type {string} */ winner) =>
    result.ends
      .filter((/** @type {any} */ end) => end.winner === winner)
      .reduce((/** @type {number} */ sum, /** @type {any} */ end) => sum + end.n, 0);
  return [
    {
      caption: winners.caption,
      heads: winners.heads,
      rows: ["first", "second", "none"].map((winner, place) => [
        winners.names[winner],
        words.number(games(winner)),
        share(result.winners[place]),
        between(result.winners[place]),
      ]),
    },
    {
      caption: ends.caption,
      heads: ends.heads,
      rows: result.ends.map((/** @type {any} */ { winner, reason, n }) => [
        winners.names[winner],
        ends.reasons[reason] ?? reason,
        words.number(n),
      ]),
    },
    {
      caption: lengths.caption,
      heads: lengths.heads,
      rows: [
        [lengths.plies, ...meanCells(result.plies, mean), words.number(result.shortest), words.number(result.longest)],
        [lengths.left, ...meanCells(result.left, mean), words.none, words.none],
        [lengths.branching, ...meanCells(result.branching, mean), words.none, words.none],
      ],
    },
    {
      caption: complexity.caption,
      heads: complexity.heads,
      rows: [
        [complexity.boards, power(boards)],
        [complexity.games, played === null ? words.none : power(played)],
        ...(tests ? [[complexity.settled, exact(tests.settled / tests.all)]] : []),
      ],
    },
    {
      caption: byPly.caption,
      heads: byPly.heads,
      folded: true,
      rows: result.by_ply.map((/** @type {any} */ { ply, moves, least, most }) => [
        words.number(ply),
        words.number(moves.n),
        ...meanCells(moves, mean),
        words.number(least),
        words.number(most),
      ]),
    },
  ];
}

/**
 * The tables of a report; none of other experiments, or before anything is done.
 * @param {any} report
 * @returns {Sheet[]}
 */
export function contestSheets(report) {
  const [result] = report.results;
  const kind = new URLSearchParams(report.query).get("kind") ?? "";
  if (!result || !CONTESTS.includes(kind)) return [];
  return kind === "tournament"
    ? tournament(result, report.query)
    : kind === "effort"
      ? effort(result, report.query)
      : playouts(result);
}
