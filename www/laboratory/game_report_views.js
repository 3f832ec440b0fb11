// The views of reports on experiments with two-player games, by kind.

import { eloInterval, eloText, interval as between, meanCells, shown } from "./tables.js";
import { drawBranching, drawRanks } from "./chart.js";
import { seatsOf } from "./schema.js";
import { words } from "./words.js";

const WORK = /** @type {const} */ (["nodes", "leaves", "interior", "depth"]);
const SUMS = /** @type {const} */ (["nodes", "leaves", "interior", "answers", "passes"]);

/** @param {any} result @param {string} query @returns {import("./tables.js").Sheet[]} */
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

/** The first result of each run, with the names of its engines. @param {import("./tables.js").DrawnRun[]} runs */
const seated = (runs) =>
  runs.map(({ report, name, colour }) => ({
    result: report.results[0],
    short: seatsOf(report.query).short,
    name,
    colour,
  }));

/** @param {import("./tables.js").DrawnRun[]} runs @returns {((width: number) => Promise<Element>) | undefined} */
function drawEffort(runs) {
  const { ratio, span, ratioAxis, scores } = words.arena;
  const lines = seated(runs).flatMap(({ result, short, name, colour }) =>
    (result?.searches ?? []).flatMap((/** @type {any} */ { nodes }, /** @type {number} */ place) => {
      const found = nodes.ratio;
      if (!found) return [];
      const interval = found.low === null ? "" : ` (${span(ratio(found.low), ratio(found.high))})`;
      const title = scores.title(short[place], `${ratio(found.value)}${interval}`);
      return [{ ...found, name: short[place], run: name, colour, title }];
    }),
  );
  return lines.length ? (width) => drawRanks(lines, { x: ratioAxis, percent: false, width }) : undefined;
}

/** @param {any} report */
function answerEffort({ query, results: [result] }) {
  const { short } = seatsOf(query);
  const [best] = result.searches
    .flatMap((/** @type {any} */ { nodes }, /** @type {number} */ place) =>
      nodes.ratio ? [{ ...nodes.ratio, place }] : [],
    )
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.value - b.value);
  if (!best || best.low === null) return "";
  const { band, cheaper, alike } = words.answers;
  const text = (/** @type {number} */ ratio) => words.arena.ratio(100 * ratio);
  const say = best.high < 1 || best.low > 1 ? cheaper : alike;
  return say(short[best.place], short[0], text(best.value), band(text(best.low), text(best.high)));
}

/** @type {import("./tables.js").KindView} */
export const effortView = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => effort(result, report.query)),
  drawing: drawEffort,
  lines: (query) => seatsOf(query).short,
  axes: () => ({ x: "", y: words.arena.ratioAxis }),
  answer: answerEffort,
};

// The properties of a game, measured by playing it out.

/** @param {any} result @returns {import("./tables.js").Sheet[]} */
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

/** @param {import("./tables.js").DrawnRun[]} runs @returns {((width: number) => Promise<Element>) | undefined} */
function drawPlayouts(runs) {
  const drawn = runs.filter(({ report }) => report.results[0]?.by_ply.length);
  const lines = drawn.map(({ report, name, colour }) => ({ plies: report.results[0].by_ply, name, colour }));
  return lines.length ? (width) => drawBranching(lines, width) : undefined;
}

/** @param {any} report */
function answerPlayouts({ results: [{ winners }] }) {
  const [first, second] = winners;
  if (!first || !second) return "";
  const { share, wins, fair } = words.answers;
  const [one, two] = [first, second].map(({ value }) => share(value, false));
  const { names } = words.arena.winners;
  if (first.low > second.high) return wins(names.first, one, two);
  return second.low > first.high ? wins(names.second, two, one) : fair(one, two);
}

/** @type {import("./tables.js").KindView} */
export const playoutsView = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => playouts(result)),
  drawing: drawPlayouts,
  axes: () => words.arena.branching,
  answer: answerPlayouts,
};

// Tournaments: scores, pairings, and the relative strength of engines.

/** @param {any} result @param {string} query @returns {import("./tables.js").Sheet[]} */
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

/** @param {import("./tables.js").DrawnRun[]} runs @returns {((width: number) => Promise<Element>) | undefined} */
function drawTournament(runs) {
  const { x, title } = words.arena.scores;
  const lines = seated(runs).flatMap(({ result, short, name, colour }) =>
    (result?.engines ?? []).flatMap((/** @type {any} */ { score }, /** @type {number} */ place) => {
      if (!score) return [];
      const text = title(short[place], `${words.percent(score.value)} (${words.interval(score)})`);
      return [{ ...score, name: short[place], run: name, colour, title: text }];
    }),
  );
  return lines.length ? (width) => drawRanks(lines, { x, percent: true, width }) : undefined;
}

/**
 * The best engine, and whether its games with each other one leave no doubt.
 * @param {{ query: string, results: { engines: any[], pairings: any[] }[] }} report
 */
function answerTournament({ query, results: [{ engines, pairings }] }) {
  const { short } = seatsOf(query);
  const ranked = engines
    .map(({ score }, place) => ({ score, place }))
    .filter(({ score }) => score)
    .sort((a, b) => b.score.value - a.score.value);
  if (ranked.length < 2) return "";
  const { share, band, stronger, even, strongest, leads } = words.answers;
  const [{ score: best, place: first }, ...others] = ranked;
  const name = short[first];
  const text = share(best.value, false);
  if (others.length === 1) {
    const say = best.low > 0.5 ? stronger : even;
    return say(name, short[others[0].place], text, band(share(best.low, false), share(best.high, false)));
  }
  // Engines that have not met are compared by their scores.
  const met = (/** @type {number} */ other) =>
    pairings.find(({ one, two }) => [first, other].every((place) => [one, two].includes(place + 1)));
  const rival = others.find(({ score, place }) => {
    const pairing = met(place);
    if (!pairing?.score) return best.low <= score.high;
    return pairing.one - 1 === first ? pairing.score.low <= 0.5 : pairing.score.high >= 0.5;
  });
  return rival ? leads(name, text, short[rival.place]) : strongest(name, engines.length, text);
}

/** @type {import("./tables.js").KindView} */
export const tournamentView = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => tournament(result, report.query)),
  drawing: drawTournament,
  lines: (query) => seatsOf(query).short,
  axes: () => ({ x: "", y: words.arena.scores.x }),
  answer: answerTournament,
};
