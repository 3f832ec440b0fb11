// Sharing a game for two.

import { ShareBox } from "../app/share_box.js";
import { words } from "./words.js";

/** @typedef {import("../app/round.js").Round} Round */

/** @type {{ round: Round, linkOf: (moves: string[]) => string }} */
let current;
/** @type {ShareBox | undefined} */
let box;

/** Opens the dialog for a game. @param {Round} round @param {(moves: string[]) => string} linkOf */
export function openShare(round, linkOf) {
  current = { round, linkOf };
  box ??= new ShareBox((withMoves) => {
    const { position, drawing, made } = current.round;
    const title = words.shareTitle(words.games.isolation);
    return { link: current.linkOf(withMoves ? made : []), position, drawing, title, text: title };
  });
  box.open();
}
