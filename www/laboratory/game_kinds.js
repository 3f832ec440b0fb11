// The views of reports on experiments with two-player games, by kind.

import { eloInterval, eloText, interval as between, meanCells, shown } from "./cells.js";
import { drawBranching, drawRanks } from "./chart.js";
import { seatsOf } from "./seats.js";
import { words } from "./words.js";

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
function drawEffort(result, query) {
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
export const effortView = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => effort(result, report.query)),
  drawing: (report) => report.results.map((/** @type {any} */ result) => drawEffort(result, report.query))[0],
};

// The properties of a game, measured by playing it out.

/** @param {any} result @returns {import("./cells.js").Sheet[]} */
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
        shown(result.winners[place]),
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

/** @param {any} result @returns {((width: number) => Promise<Element>) | undefined} */
const drawPlayouts = (result) => (result.by_ply.length ? (width) => drawBranching(result.by_ply, width) : undefined);

/** @type {import("./cells.js").KindView} */
export const playoutsView = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => playouts(result)),
  drawing: (report) => report.results.map((/** @type {any} */ result) => drawPlayouts(result))[0],
};

// Tournaments: scores, pairings, and the relative strength of engines.

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
function drawTournament(result, query) {
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
export const tournamentView = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => tournament(result, report.query)),
  drawing: (report) => report.results.map((/** @type {any} */ result) => drawTournament(result, report.query))[0],
};
