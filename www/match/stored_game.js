// The game on the board, as it is stored on this device: as the one to go on with, and among all others.

import { follow } from "../site/state.js";
import { rememberMatch } from "./chooser.js";
import { linkOf } from "./game_address.js";
import { formatGameLink } from "./link.js";

/** @typedef {import("./match.js").Match} Match */

export class StoredGame {
  #match;
  #records;
  #loadGames;
  /** @type {import("../stored_games/stored_games.js").Board | undefined} */
  #board;

  /**
   * @param {Match} match @param {Pick<import("./record_panel.js").Records, "about">} records
   * @param {() => Promise<Pick<typeof import("../stored_games/stored_games.js"), "keep">>} loadGames  Loads the games on the device.
   */
  constructor(match, records, loadGames) {
    this.#match = match;
    this.#records = records;
    this.#loadGames = loadGames;
    follow(() => this.#store());
  }

  /**
   * Another game is on the board.
   * @param {import("./link.js").GameLink} link
   * @param {import("../stored_games/game_store.js").StoredGame} [kept]  What is stored of it. @param {string} [file]  Where it comes from.
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
    void this.#loadGames().then(({ keep }) => keep(board, game));
  }
}
