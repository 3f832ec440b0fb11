// The reaction of a puzzle's page to a win.

import { isDaily } from "../../site/daily.js";
import { noteSolved } from "../../statistics/index.js";
import { openWin } from "./panel.js";

const MOTION = 900; // milliseconds until the tiles have come to rest

/** @typedef {import("../../site/round.js").Round} Round */

/** @type {{ close: () => void } | undefined} */
let shown;

/** Closes the dialog of the previous win. */
export function closeWin() {
  shown?.close();
  shown = undefined;
}

/**
 * Records a win, lets the animation of the tiles finish, and shows the result.
 * @param {Round} round
 * @param {() => boolean} isStill  Whether the round is still on the board, and solved.
 * @param {import("./panel.js").Tools} tools
 */
export async function celebrateWin(round, isStill, tools) {
  const { game, start, at, optimum, origin } = round;
  // Moves that a link brings are help.
  const helped = round.helped || round.isBegun;
  const day = origin.kind === "day" && isDaily(round) ? origin.day : null;
  // A puzzle that was solved at the start does not count.
  if (optimum === 0) return;
  const noted = await noteSolved({ game, position: start, moves: at, optimum: optimum ?? null, day, helped });
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches) await new Promise((go) => setTimeout(go, MOTION));
  if (!isStill()) return;
  closeWin();
  shown = await openWin({ game, at, optimum, origin, helped }, noted, tools);
}
