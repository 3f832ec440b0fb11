// What is kept of a puzzle in play: in the address of the page, and on this device.

import { WARM_UPS } from "../site/daily.js";
import { parseLink } from "../site/puzzle_link.js";
import { pageQuery } from "../site/query.js";
import { saveGame, saveLink, saveWarmUps } from "../site/storage.js";
import { linkOf } from "./opening.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {"link" | "nothing" | "what it said"} Unplayed  The content of the address until a move is made. */

/** @param {GameRecord} record @param {Unplayed} unplayed */
export function keepInAddress(record, unplayed) {
  if (record.at || unplayed === "link") history.replaceState(history.state, "", linkOf(record, record.made));
  else if (unplayed === "nothing") history.replaceState(history.state, "", location.pathname);
}

/** Keeps a puzzle once a move was made. @param {GameRecord} record */
export function keepOnDevice(record) {
  const { game, made, moves, solved, optimum = Infinity } = record;
  if (!moves.length) return;
  saveGame("puzzle", game);
  saveLink("puzzle", game, solved ? "" : linkOf(record, made));
  // Who solves a harder one needs no easier ones.
  if (solved) saveWarmUps(WARM_UPS.filter((distance) => distance <= optimum).length);
}

/** Whether the address contains no known key. */
export function saysNothing() {
  try {
    return parseLink(pageQuery()).isBare;
  } catch {
    return false;
  }
}
