// What there is to play after a game of one person against an engine.

import { levelOf, wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** @typedef {Record<import("./match.js").Side, string>} Seating */
/** @typedef {{ text: string, seats: Seating }} Next  What a button says, and who plays then. */

/**
 * The same game from the other side, and against a harder or an easier level where there is one.
 * @param {Pick<import("./match.js").Match, "round" | "seats" | "yourSide">} match @param {string[]} levels  From the
 *   weakest to the strongest.
 * @returns {{ other?: Next, level?: Next }}
 */
export function nextGames({ round, seats, yourSide }, levels) {
  if (!round || !yourSide) return {};
  const side = yourSide === "first" ? "second" : "first";
  const other = {
    text: words.end.playAs(wordsOf(round.game).players[side]),
    seats: { first: seats.second, second: seats.first },
  };
  const winner = round.outcome?.winner;
  const isHarder = winner === yourSide;
  const at = levels.indexOf(seats[side]);
  const level = winner && at >= 0 ? levels[at + (isHarder ? 1 : -1)] : undefined;
  if (level === undefined) return { other };
  const tell = isHarder ? words.end.harder : words.end.easier;
  return { other, level: { text: tell(levelOf(round.game, level).name), seats: { ...seats, [side]: level } } };
}
