// Suggestions after a game of one person against an engine.

import { levelOf, wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** @typedef {Record<import("./match.js").Side, string>} Seating */
/** @typedef {{ text: string, seats: Seating }} Next  The text of a button, and the players. */

/**
 * The same game with sides changed, and against a stronger or weaker level, if there is one.
 * @param {Pick<import("./match.js").Match, "round" | "seats" | "yourSide" | "knowsSeats">} match @param {string[]} levels  From the
 *   weakest to the strongest.
 * @returns {{ other?: Next, level?: Next }}
 */
export function nextGames({ round, seats, yourSide, knowsSeats }, levels) {
  if (!round || !yourSide) return {};
  const side = yourSide === "first" ? "second" : "first";
  const other = {
    text: words.end.playAs(wordsOf(round.game).players[side]),
    seats: { first: seats.second, second: seats.first },
  };
  const winner = round.outcome?.winner;
  const isHarder = winner === yourSide;
  const at = levels.indexOf(seats[side]);
  const level = knowsSeats && winner && at >= 0 ? levels[at + (isHarder ? 1 : -1)] : undefined;
  if (level === undefined) return { other };
  const tell = isHarder ? words.end.harder : words.end.easier;
  return { other, level: { text: tell(levelOf(round.game, level).name), seats: { ...seats, [side]: level } } };
}
