// The game on the board, as it is stored on this device: as the one to go on with, and among all others.

import { follow } from "../site/state.js";
import { rememberMatch } from "./chooser.js";
import { linkOf } from "./game_address.js";
import { formatGameLink } from "./link.js";

/** @typedef {import("./match.js").Match} Match */

/** Loads the games on this device. */
export const device = () => import("../stored_games/stored_games.js");

export class StoredGame {
  #match;
  #records;
  /** @type {import("../stored_games/stored_games.js").Board | undefined} */
  #board;

  /** @param {Match} match @param {import("./record_panel.js").Records} records */
  constructor(match, records) {
    this.#match = match;
    this.#records = records;
    follow(() => this.#store());
  }

  /**
   * Another game is on the board.
   * @param {import("./link.js").GameLink} link
   * @param {import("../stored_games/game_store.js").Kept} [kept]  What is stored of it. @param {string} [file]  Where it comes from.
   */
  begin(link, kept, file) {
    this.#board = { opened: { ...link, file }, known: kept, isOurs: !!kept || file !== undefined };
  }

  /** The visitor has moved in it. */
  own() {
    if (this.#board) this.#board.isOurs = true;
  }

  /** A branch is left to its address, and the game it belongs to stays stored. */
  #store() {
    const match = this.#match;
    const { record, left, isFinished, outcome } = match;
    if (!record?.moves.length || left) return;
    const link = linkOf(match);
    rememberMatch(record.game, isFinished ? "" : formatGameLink(link));
    const board = this.#board;
    if (!board?.isOurs) return;
    const game = { ...link, ...this.#records.about, ...(isFinished && { winner: outcome?.winner ?? null }) };
    void device().then(({ keep }) => keep(board, game));
  }
}
