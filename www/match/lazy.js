// Parts of the games page that are loaded when a game ends: statistics, and what a win has.

import { throwTiles } from "../boards/party.js";
import { element } from "../site/dom.js";
import { notePlayed, showNotStored } from "../statistics/index.js";
import { FRIEND } from "./link.js";
import { idOf } from "./game_modules.js";
import { kindOf } from "./game_views.js";

/** @typedef {import("./match.js").Side} Side */

/**
 * A game as it ended, whatever is on the board now.
 * @typedef {{ game: string, outcome: unknown, plies: number, isSetUp: boolean }} Ended
 */

/**
 * Adds a finished game to the statistics. Only complete games of a person against one engine throughout are counted.
 * @param {Ended} ended @param {Record<Side, string>} seats @param {import("./match.js").How} how
 */
export async function noteEnd({ game, outcome, plies, isSetUp }, seats, { isHelped, isTakenBack, isReseated }) {
  const side = seats.first === "you" ? "first" : "second";
  const level = seats[side === "first" ? "second" : "first"];
  if (!outcome || level === "you" || level === FRIEND || seats[side] !== "you" || isReseated || isSetUp) return;
  const { winner } = /** @type {{ winner?: Side | null }} */ (outcome);
  const result = !winner ? "drawn" : winner === side ? "won" : "lost";
  const noted = await notePlayed({
    game: idOf(game),
    level,
    side,
    result,
    plies,
    helped: isHelped || isTakenBack,
  });
  if (!noted.isStored) await showNotStored(noted.statistics);
}

/**
 * If the only person at this board has just won, tiles fly, and the last move is drawn, unless the board draws what decided
 * the game.
 * @param {import("./match.js").Match} match @param {import("./match_board.js").MatchBoard} board
 */
export function cheer({ record, yourSide }, board) {
  const outcome = /** @type {import("./match.js").Outcome | undefined} */ (record?.outcome);
  if (!record || !yourSide || outcome?.winner !== yourSide) return;
  throwTiles(element("board"));
  const { view, rows, last, game, trail } = record;
  const deciding = kindOf(game).decides?.({ ...view, rows }, outcome, last, game) ?? [];
  if (!deciding.some(({ kind }) => kind === "link")) board.draw(trail.map((step) => ({ step, kind: "link" })));
}
