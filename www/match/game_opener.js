// Opens games on their page: those of links, new ones, and the same again.

import { Latest } from "../site/latest.js";
import { site } from "../site/start_page.js";
import { words as common } from "../site/words.js";
import { tellOpened, tellTurn } from "./describe_move.js";
import { prepareEngine } from "./engines.js";
import { linkOf } from "./game_address.js";
import { freshGame, freshSeed, makeGame } from "./loader.js";
import { openGame } from "./opening.js";
import { showHeading } from "./sketch.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").GameLink} GameLink */
/** @typedef {import("./match.js").Match} Match */
/**
 * How a game is opened: whether it is a new step of the browser's history, where it comes from, what is known about it, and
 * how it begins.
 * @typedef {{ isNew?: boolean, file?: string, kept?: import("../stored_games/game_store.js").StoredGame, about?:
 *   import("./record_panel.js").About } & Parameters<Match["begin"]>[3]} How
 */
/**
 * What shows the game on the board.
 * @typedef {object} Parts
 * @property {import("./game_page.js").GamePage} page
 * @property {import("./chooser.js").Chooser} chooser
 * @property {import("./panel.js").Panel} panel
 * @property {import("./setup.js").Seats} seats
 * @property {import("./setup.js").Variants} variants
 * @property {import("./record_panel.js").Records} records
 * @property {import("./stored_game.js").StoredGame} stored
 * @property {import("./game_address.js").GameAddress} address
 * @property {() => void} leave  Ends what belongs to the game before.
 */

export class GameOpener {
  #match;
  #parts;
  /** The games that are wanted. */
  #requests = new Latest();

  /** @param {Match} match @param {Parts} parts */
  constructor(match, parts) {
    this.#match = match;
    this.#parts = parts;
  }

  /**
   * Loads the module of a game, unless it is loaded; throws readable errors.
   * @param {string} game @returns {Promise<boolean>} whether no other game was requested meanwhile
   */
  async reach(game) {
    const { loader, say } = this.#parts.page;
    const signal = this.#requests.begin();
    if (!loader.has(game)) {
      say(common.loading);
      await loader.load(game);
    }
    return !signal.aborted;
  }

  /** Like reach, but reports errors instead of throwing them. @param {string} game */
  reaches(game) {
    return this.reach(game).catch((error) => {
      this.#parts.chooser.mark(this.#match.record?.game ?? "");
      this.#parts.page.fail(error);
      return false;
    });
  }

  /** Opens a game and plays its moves; throws readable errors. @param {GameLink} link @param {How} [how] */
  open(link, { isNew = false, file, kept, about, ...how } = {}) {
    const { page, chooser, panel, variants, records, stored, address, leave } = this.#parts;
    const { game, moves, first, second } = link;
    const record = openGame(link, makeGame);
    this.#requests.end();
    leave();
    if (isNew) address.pushStep(link);
    showHeading(game);
    chooser.show(game);
    variants.show(game);
    panel.board.face();
    page.show(game);
    stored.begin(link, kept, file);
    records.known = { ...about, moves };
    this.#match.begin(record, { first, second }, freshSeed(game), how);
    prepareEngine(game, site.base, { first, second });
  }

  /** A function that restores the game on the board, if it has begun. */
  #keep() {
    const match = this.#match;
    const { record, isLooking, left, knowsSeats } = match;
    if (!record?.moves.length) return undefined;
    const { at, moves } = record;
    const link = linkOf(match, moves);
    return () => {
      this.open(link, { isNew: true, left, isSeated: knowsSeats });
      if (at < moves.length) match.go(at, isLooking ? "go" : "undo");
      this.#parts.page.say(words.recovered(tellTurn(match)));
    };
  }

  /** Replaces the game on the board by another one; undo restores it. @param {GameLink} link @param {How} [how] */
  setUp(link, how) {
    const recover = this.#keep();
    this.open(link, { ...how, recover });
    const told = tellOpened(this.#match);
    this.#parts.page.say(recover ? words.begun(told) : told);
  }

  /** @param {string} [name] */
  begin(name = linkOf(this.#match).game) {
    const game = freshGame(name);
    this.setUp({ game, moves: [], ...this.#parts.seats.next(game) }, { isNew: true });
  }

  /** Starts the same game again from its start. @param {Record<import("./match.js").Side, string>} players */
  again(players) {
    const { seats, panel } = this.#parts;
    const { game, position } = linkOf(this.#match);
    this.setUp({ game: freshGame(game), position, moves: [], ...players }, { isNew: true });
    seats.remember();
    void panel.focus();
  }
}
