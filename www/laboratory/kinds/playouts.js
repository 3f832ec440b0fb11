// The properties of a game, measured by playing it out.

import { meanCells } from "../arena/cells.js";
import { drawBranching } from "../chart.js";
import { words } from "../words.js";
import { interval as between, shown } from "./cells.js";

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
const draw = (result) => (result.by_ply.length ? (width) => drawBranching(result.by_ply, width) : undefined);

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets: (report) => report.results.flatMap((/** @type {any} */ result) => playouts(result)),
  drawing: (report) => report.results.map((/** @type {any} */ result) => draw(result))[0],
};
