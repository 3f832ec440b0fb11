// What happens when a puzzle is won on its page.

import { noteSolved } from "../../statistics/index.js";
import { openWin } from "./panel.js";

const MOTION = 900; // milliseconds: the tiles have come to rest by then

/** @typedef {import("../../site/round.js").Round} Round */

/** @type {{ close: () => void } | undefined} */
let shown;

/** Takes away what was said of the win before. */
export function closeWin() {
  shown?.close();
  shown = undefined;
}

/**
 * Notes a win, lets the tiles have their moment, and shows what there is to say.
 * @param {Round} round
 * @param {() => boolean} isStill  Whether it is still on the board, and solved.
 * @param {import("./panel.js").Tools} tools
 */
export async function celebrateWin(round, isStill, tools) {
  const { game, start, at, optimum, origin, helped } = round;
  const day = origin.kind === "day" ? origin.day : null;
  // A puzzle that began solved is none.
  if (optimum === 0) return;
  const noted = noteSolved({ game, position: start, moves: at, optimum: optimum ?? null, day, helped });
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches) await new Promise((go) => setTimeout(go, MOTION));
  if (!isStill()) return;
  closeWin();
  shown = await openWin({ game, at, optimum, origin, helped }, noted, tools);
}
