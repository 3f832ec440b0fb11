// The board of an element, from when it is requested until the element leaves its page: loading, opening, and its state.

import { Attributes } from "./attributes.js";

/** @typedef {import("./puzzle_element.js").PuzzleElement} PuzzleElement  A puzzle. */
/** @typedef {import("./match_element.js").MatchElement} MatchElement  A two-player game. */
/** @typedef {import("./problem_element.js").ProblemElement} ProblemElement  A problem of a two-player game. */
/** @typedef {"waiting" | "loading" | "playing" | "solved" | "over" | "failed"} State */
/** @typedef {import("./attributes.js").Kind} Kind */
/** @typedef {import("../ply-board.js").Host} Host */
/**
 * What the element does for its board.
 * @typedef {object} Place
 * @property {(kind: Kind, game: string) => Promise<import("./board_files.js").Script>} load
 * @property {(tell: Host["tell"], pairs: Host["pairs"]) => Host} makeHost
 * @property {() => void} showContent  Shows the element without a board.
 * @property {(error: Error) => unknown} showError  Shows why there is no board.
 */

const gone = () => new Error("the element was taken out of its page");

export class BoardLife {
  /** @type {PuzzleElement | MatchElement | ProblemElement | undefined} */
  board;
  /** @type {State} */
  state = "waiting";
  /** Why the puzzle could not be opened. @type {Error | undefined} */
  error;
  #element;
  #place;
  #attributes;
  /** @type {Promise<void> | undefined} */
  #opening;
  /** The kind of the board. @type {Kind | undefined} */
  #kind;
  /** The moves to restore when the element is inserted into a page again. @type {string | undefined} */
  #left;
  /** Counts how often the element has been removed from a page. */
  #life = 0;
  #changed = false;
  /** Whether the requested puzzle differs from the last one opened. */
  #isOther = false;
  /** The state of the last event. */
  #announced = "";

  /** @param {HTMLElement} element @param {Place} place */
  constructor(element, place) {
    this.#element = element;
    this.#place = place;
    this.#attributes = new Attributes(element);
  }

  /**
   * Opens what is requested now; attributes that are set together open one puzzle.
   * @param {boolean} anew  Whether it is another puzzle.
   */
  change(anew) {
    if (anew) this.#left = undefined;
    this.#isOther ||= anew;
    if (this.#changed || !this.#opening) return;
    this.#changed = true;
    const life = this.#life;
    this.#opening = Promise.resolve().then(() => {
      this.#changed = false;
      if (life !== this.#life) throw gone();
      return this.#load();
    });
    this.#opening.catch(() => undefined);
  }

  /** Frees everything; the moves are kept. */
  leave() {
    this.#life++;
    // A problem begins again.
    this.#left = this.#kind === "problem" ? undefined : (this.board?.moves ?? this.#left);
    this.#opening = undefined;
    this.#clear();
    this.#become("waiting");
  }

  #open() {
    this.#opening = this.#load();
    return this.#opening;
  }

  async #load() {
    const life = this.#life;
    try {
      await this.#mount(life);
      const left = this.#left;
      const isOther = this.#isOther;
      this.#isOther = false;
      const given = this.#attributes.get;
      await this.board?.open((name) => (name === "moves" && left !== undefined ? left : given(name)), isOther);
      if (life === this.#life && left === this.#left) this.#left = undefined;
    } catch (error) {
      if (life === this.#life) {
        if (!this.board) void this.#place.showError(/** @type {Error} */ (error));
        this.#become("failed", /** @type {Error} */ (error));
      }
      throw error;
    }
  }

  /** Loads the board for what is requested. @param {number} life */
  async #mount(life) {
    const attributes = this.#attributes;
    for (;;) {
      const { kind } = attributes;
      if (this.board && this.#kind === kind) return;
      if (this.board) this.#clear();
      this.#become("loading");
      const { mount } = await this.#place.load(kind, attributes.game);
      const host = this.#place.makeHost((type, detail) => this.#hear(type, detail), attributes.pairs);
      const board = await mount(host, attributes.game);
      // Meanwhile the element may have been removed, or another kind of game requested.
      if (life !== this.#life || this.board || kind !== attributes.kind) board.free();
      else [this.board, this.#kind] = [board, kind];
      if (life !== this.#life) throw gone();
    }
  }

  /** Frees the board. */
  #clear() {
    this.board?.free();
    this.board = undefined;
    this.#place.showContent();
  }

  /** @param {string} type @param {any} detail */
  #hear(type, detail) {
    if (type === "shown") this.#become(detail.state);
    else this.#send(type, detail);
  }

  /** Sets the state, and dispatches an event if it has changed. @param {State} state @param {Error} [error] */
  #become(state, error) {
    [this.state, this.error] = [state, error];
    const { distance: distanceToWin = null, match, moves } = this;
    const { position = null } = this.board ?? {};
    const { side = null } = match ?? {};
    const detail = { state, position, moves, ...(this.#attributes.kind === "puzzle" ? { distanceToWin } : { side }) };
    const announcement = JSON.stringify(detail);
    if (announcement === this.#announced) return;
    this.#announced = announcement;
    this.#send("statechange", detail);
  }

  /** @param {string} type @param {object} detail */
  #send(type, detail) {
    this.#element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** Resolves when the puzzle can be played, and rejects if it cannot. If something else is requested meanwhile, waits for that instead. */
  async settle() {
    if (!this.#element.isConnected) throw new Error("the element is in no page");
    for (;;) {
      const opening = this.#opening ?? this.#open();
      const error = await opening.then(
        () => undefined,
        (error) => error,
      );
      if (!this.#element.isConnected) throw error ?? gone();
      if (opening !== this.#opening) continue;
      if (error) throw error;
      return;
    }
  }

  /** The moves, as in a link. */
  get moves() {
    return this.board?.moves ?? this.#left ?? this.#attributes.get("moves") ?? "";
  }

  /** The distance to win, if it is known. */
  get distance() {
    return this.board && "distance" in this.board ? this.board.distance : undefined;
  }

  /** The two-player game or problem, if there is one. */
  get match() {
    return this.board && "outcome" in this.board ? this.board : undefined;
  }
}
