// <ply-board>: a live puzzle, game or problem for any page. Only this file is loaded before the element becomes
// visible.

import { defineProperties, isOfPuzzle, observedAttributes, revealProperties } from "./embed/attributes.js";
import { BoardFiles } from "./embed/board_files.js";
import { BoardLife } from "./embed/board_life.js";
import { applyStyles, showContent, showError } from "./embed/shadow.js";
import { language } from "./site/language.js";
import { MATCH_GAMES } from "./site/match_games.js";
import { siteOf } from "./site/whereabouts.js";

/**
 * The element, as its board sees it.
 * @typedef {object} Host
 * @property {string} base  The site's address.
 * @property {string} language  The language of all boards in the page.
 * @property {readonly string[]} matchGames  The two-player games.
 * @property {ShadowRoot} root
 * @property {(styles: string) => void} applyStyles  Applies a style sheet to the root.
 * @property {(type: "move" | "judged" | "solved" | "failed" | "over" | "shown", detail: object) => void} tell
 * @property {(given: (name: string) => string | undefined) => [name: string, value: string, written: string][]} pairs
 *   The attributes that determine the puzzle or game, by name and as written.
 */

const BASE = siteOf(import.meta.url);
const files = new BoardFiles(BASE);

/** @type {IntersectionObserver | undefined} */
let watcher;

/** Loads boards that are about to become visible. */
function watch() {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof PlyBoard) void target.ready.catch(() => undefined);
    },
    { rootMargin: "200px" },
  );
  return watcher;
}

/** Frameworks also import this file where they render pages on a server, without any elements. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object);

export class PlyBoard extends Base {
  static observedAttributes = observedAttributes;
  #root = this.attachShadow({ mode: "open" });
  #life = new BoardLife(this, {
    load: (kind, game) => files.load(this, kind, game),
    makeHost: (tell, pairs) => ({
      base: BASE,
      language: language(),
      matchGames: MATCH_GAMES,
      root: this.#root,
      applyStyles: (text) => applyStyles(this.#root, text),
      tell,
      pairs,
    }),
    showContent: () => showContent(this.#root),
    showError: (error) => showError(this.#root, error),
  });

  constructor() {
    super();
    showContent(this.#root);
  }

  connectedCallback() {
    revealProperties(this);
    watch().observe(this);
  }

  disconnectedCallback() {
    watch().unobserve(this);
    // An element that is only moved keeps its board.
    queueMicrotask(() => !this.isConnected && this.#life.leave());
  }

  /** In another document everything is created again. */
  adoptedCallback() {
    this.#life.leave();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before !== now) this.#life.change(isOfPuzzle(name));
  }

  /**
   * Resolves when the puzzle can be played, and rejects if it cannot. Reading it also loads an element that is not
   * yet visible.
   * @returns {Promise<this>}
   */
  get ready() {
    return this.#life.settle().then(() => this);
  }

  get state() {
    return this.#life.state;
  }

  /** Why the puzzle could not be opened. */
  get error() {
    return this.#life.error;
  }

  get solved() {
    return this.state === "solved";
  }

  /** The position on the board; undefined until there is one. */
  get currentPosition() {
    return this.#life.board?.position;
  }

  /** The distance to win from here, if it is known. */
  get distanceToWin() {
    return this.#life.distance;
  }

  /** The side to move in a two-player game, `first` or `second`. */
  get side() {
    return this.#life.match?.side;
  }

  /** How a two-player game ended, if it has: its `winner`, if any, and the `reason`. */
  get outcome() {
    return this.#life.match?.outcome;
  }

  /** The moves, as in a link. */
  get moves() {
    return this.#life.moves;
  }

  /** @param {string | null} moves */
  set moves(moves) {
    if (moves === null || moves === undefined) this.removeAttribute("moves");
    else this.setAttribute("moves", moves);
    this.#life.change(true);
  }

  /**
   * Plays a move by name, such as R2, C3 or d4; resolves to its full name, or rejects if it is not possible.
   * @param {string} move
   * @returns {Promise<string>}
   */
  async play(move) {
    return (await this.#ready()).play(String(move));
  }

  async undo() {
    (await this.#ready()).undo();
  }

  async redo() {
    (await this.#ready()).redo();
  }

  /** Shows the solution of a problem; resolves to the message about it. @returns {Promise<string>} */
  async solution() {
    const board = await this.#ready();
    if (!("solution" in board)) throw new Error("only problems have a solution to be shown");
    return board.solution();
  }

  async restart() {
    (await this.#ready()).restart();
  }

  /** Shows a hint, more of it each time; resolves to the hint in words. @returns {Promise<string>} */
  async hint() {
    return (await this.#ready()).hint();
  }

  async #ready() {
    await this.ready;
    return /** @type {NonNullable<BoardLife["board"]>} */ (this.#life.board);
  }
}

defineProperties(PlyBoard.prototype);

// If a page contains two copies of this file, they share the first one's element.
if (globalThis.customElements && !customElements.get("ply-board")) customElements.define("ply-board", PlyBoard);
