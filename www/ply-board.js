// <ply-board>: a live puzzle, game or problem for any page. Only this file is loaded before the element becomes
// visible.

import { MATCH_GAMES, isMatchGame } from "./site/match_games.js";
import { boards } from "./site/early_files.js";
import { inLanguage, language, speak } from "./site/language.js";
import { nameIn } from "./site/query.js";
import { loadScript, siteOf } from "./site/whereabouts.js";

/** @typedef {import("./embed/puzzle_element.js").PuzzleElement} PuzzleElement  A puzzle. */
/** @typedef {import("./embed/match_element.js").MatchElement} MatchElement  A two-player game. */
/** @typedef {import("./embed/problem_element.js").ProblemElement} ProblemElement  A problem of a two-player game. */
/** @typedef {"waiting" | "loading" | "playing" | "solved" | "over" | "failed"} State */
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
const PUZZLE = [
  ...["game", "position", "seed", "distance", "day", "v", "moves", "first", "second"],
  ...["problem", "turns", "grade", "attempts", "arrows", "marks", "readonly"],
];
const LOOK = ["controls", "theme", "palette", "pace", "next"];
const NAMES = [...PUZZLE, ...LOOK];

const RESTING = `
  :host { display: block; width: 24rem; max-width: 100%; }
  :host([hidden]) { display: none; }
  .waiting { aspect-ratio: 1; margin-bottom: 5.5rem; padding: 1rem; display: grid; place-content: center; gap: 0.5rem; text-align: center; border: 1px solid; border-radius: 1rem; }
`;
/**
 * The style sheets of each document, by their text: a document rejects those of another.
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>}
 */
const documentSheets = new WeakMap();

/** Applies a style sheet to a shadow root. @param {ShadowRoot} root @param {string} text */
function applyStyles(root, text) {
  const { ownerDocument } = root;
  const sheets = documentSheets.get(ownerDocument) ?? new Map();
  documentSheets.set(ownerDocument, sheets);
  const view = ownerDocument.defaultView;
  if (!view) return;
  const sheet = sheets.get(text) ?? new view.CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  root.adoptedStyleSheets = [sheet];
}

/** The files that were fetched before they were needed. @type {Set<string>} */
const fetched = new Set();

/** Whether the boards of the page have a language. */
let isSpeaking = false;

/** Their language is that of the first one with such an attribute: they share their words. @param {PlyBoard} board */
function chooseLanguage(board) {
  if (isSpeaking) return;
  isSpeaking = true;
  const first = document.querySelector("ply-board[lang], ply-board[data-lang]") ?? board;
  speak(first.getAttribute("lang") ?? first.getAttribute("data-lang") ?? "");
}

/** The files of a board, its script first. @param {ReturnType<typeof kindOf>} kind @param {string} game  Valid or not. */
function partsOf(kind, game) {
  if (kind === "puzzle") return inLanguage(boards.puzzle);
  const id = game.split(":")[0];
  return inLanguage(boards[kind][MATCH_GAMES.includes(id) ? id : MATCH_GAMES[0]]);
}

const gone = () => new Error("the element was taken out of its page");

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

/**
 * The kind of board that attributes request.
 * @param {string | undefined} problem @param {string | undefined} game
 */
const kindOf = (problem, game) =>
  problem !== undefined
    ? /** @type {const} */ ("problem")
    : isMatchGame(game)
      ? /** @type {const} */ ("match")
      : /** @type {const} */ ("puzzle");

export class PlyBoard extends Base {
  static observedAttributes = NAMES.flatMap((name) => [name, `data-${name}`]);
  #root = this.attachShadow({ mode: "open" });
  /** @type {Promise<void> | undefined} */
  #opening;
  /** @type {PuzzleElement | MatchElement | ProblemElement | undefined} */
  #board;
  /** The kind of the board. @type {ReturnType<typeof kindOf> | undefined} */
  #kind;
  /** @type {State} */
  #state = "waiting";
  /** @type {Error | undefined} */
  #error;
  /** The moves to restore when the element is inserted into a page again. @type {string | undefined} */
  #left;
  /** Counts how often the element has been removed from a page. */
  #life = 0;
  #changed = false;
  /** Whether the requested puzzle differs from the last one opened. */
  #isOther = false;
  #said = "";

  constructor() {
    super();
    this.#rest();
  }

  connectedCallback() {
    // A property that was set before the element was defined hides its accessor.
    for (const name of NAMES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    watch().observe(this);
  }

  disconnectedCallback() {
    watch().unobserve(this);
    // An element that is only moved keeps its board.
    queueMicrotask(() => !this.isConnected && this.#leave());
  }

  /** In another document everything is created again. */
  adoptedCallback() {
    this.#leave();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before !== now) this.#change(PUZZLE.includes(name.replace(/^data-/, "")));
  }

  /**
   * Opens what is requested now; attributes that are set together open one puzzle.
   * @param {boolean} anew  Whether it is another puzzle.
   */
  #change(anew) {
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

  /** Without a board the content of the element is shown, for example a link. */
  #rest() {
    const waiting = document.createElement("div");
    waiting.className = "waiting";
    waiting.part.add("waiting");
    waiting.append(document.createElement("slot"));
    this.#root.replaceChildren(waiting);
    applyStyles(this.#root, RESTING);
  }

  /** Shows why there is no board. @param {Error} error */
  async #excuse(error) {
    this.#rest();
    const place = this.#root.firstElementChild;
    const text = document.createElement("small");
    text.setAttribute("role", "status");
    place?.append(text);
    try {
      const told = (await import("./site/trouble.js")).tellTrouble(error, [language()]);
      text.textContent = told.text;
      place?.append(told.details);
    } catch {
      text.textContent = error.message;
    }
  }

  /** Frees everything; the moves are kept. */
  #leave() {
    this.#life++;
    // A problem begins again.
    this.#left = this.#kind === "problem" ? undefined : (this.#board?.moves ?? this.#left);
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
      await this.#board?.open((name) => (name === "moves" && left !== undefined ? left : this.#given(name)), isOther);
      if (life === this.#life && left === this.#left) this.#left = undefined;
    } catch (error) {
      if (life === this.#life) {
        if (!this.#board) void this.#excuse(/** @type {Error} */ (error));
        this.#become("failed", /** @type {Error} */ (error));
      }
      throw error;
    }
  }

  /** The kind of board that is requested. */
  get #wanted() {
    return kindOf(this.#given("problem"), this.#given("game"));
  }

  /** The game that is requested, valid or not; empty if none is named. */
  get #game() {
    const problem = this.#given("problem");
    return (problem ? nameIn(problem) : this.#given("game")) ?? "";
  }

  /** Loads the board for what is requested. @param {number} life */
  async #mount(life) {
    for (;;) {
      const kind = this.#wanted;
      if (this.#board && this.#kind === kind) return;
      if (this.#board) this.#clear();
      this.#become("loading");
      const { mount } = await this.#fetch();
      const board = await mount(
        {
          base: BASE,
          language: language(),
          matchGames: MATCH_GAMES,
          root: this.#root,
          applyStyles: (text) => applyStyles(this.#root, text),
          tell: (type, detail) => this.#hear(type, detail),
          pairs: (given) =>
            PUZZLE.flatMap((name) => {
              const value = given(name);
              return value === undefined
                ? []
                : [
                    /** @type {[string, string, string]} */ ([
                      name,
                      value,
                      this.hasAttribute(`data-${name}`) && !this.hasAttribute(name) ? `data-${name}` : name,
                    ]),
                  ];
            }),
        },
        this.#game,
      );
      // Meanwhile the element may have been removed, or another kind of game requested.
      if (life !== this.#life || this.#board || kind !== this.#wanted) board.free();
      else [this.#board, this.#kind] = [board, kind];
      if (life !== this.#life) throw gone();
    }
  }

  /**
   * Fetches the script of the board, and the files that the script will need.
   * @returns {Promise<typeof import("./embed/puzzle_element.js") | typeof import("./embed/match_element.js") | typeof
   *   import("./embed/problem_element.js")>}
   */
  #fetch() {
    chooseLanguage(this);
    const [script, ...early] = partsOf(this.#wanted, this.#game);
    const board = loadScript(BASE, script);
    for (const file of early.filter((file) => !fetched.has(file))) {
      fetched.add(file);
      const link = document.createElement("link");
      link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
      if (link.rel === "preload") link.as = "fetch";
      link.crossOrigin = "anonymous";
      link.href = BASE + file;
      // The page belongs to somebody else.
      link.onload = link.onerror = () => link.remove();
      document.head.append(link);
    }
    return board;
  }

  /** Frees the board. */
  #clear() {
    this.#board?.free();
    this.#board = undefined;
    this.#rest();
  }

  /** The value of an attribute, or of the data- attribute of the same name. @param {string} name */
  #given(name) {
    const value = this.getAttribute(name) ?? this.getAttribute(`data-${name}`) ?? undefined;
    // Some frameworks write an attribute without a value like this.
    return name === "problem" && value === "true" ? "" : value;
  }

  /** @param {string} type @param {any} detail */
  #hear(type, detail) {
    if (type === "shown") this.#become(detail.state);
    else this.#send(type, detail);
  }

  /** Sets the state, and dispatches an event if it has changed. @param {State} state @param {Error} [error] */
  #become(state, error) {
    [this.#state, this.#error] = [state, error];
    const { moves, currentPosition: position = null, distanceToWin = null, side = null } = this;
    const detail = { state, position, moves, ...(this.#wanted === "puzzle" ? { distanceToWin } : { side }) };
    const said = JSON.stringify(detail);
    if (said === this.#said) return;
    this.#said = said;
    this.#send("statechange", detail);
  }

  /** @param {string} type @param {object} detail */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /**
   * Resolves when the puzzle can be played, and rejects if it cannot. Reading it also loads an element that is not
   * yet visible.
   * @returns {Promise<this>}
   */
  get ready() {
    if (!this.isConnected) return Promise.reject(new Error("the element is in no page"));
    return this.#settle();
  }

  /** If something else is requested meanwhile, waits for that instead. @returns {Promise<this>} */
  async #settle() {
    for (;;) {
      const opening = this.#opening ?? this.#open();
      const error = await opening.then(
        () => undefined,
        (error) => error,
      );
      if (!this.isConnected) throw error ?? gone();
      if (opening !== this.#opening) continue;
      if (error) throw error;
      return this;
    }
  }

  get state() {
    return this.#state;
  }

  /** Why the puzzle could not be opened. */
  get error() {
    return this.#error;
  }

  get solved() {
    return this.#state === "solved";
  }

  /** The position on the board; undefined until there is one. */
  get currentPosition() {
    return this.#board?.position;
  }

  /** The distance to win from here, if it is known. */
  get distanceToWin() {
    return this.#board && "distance" in this.#board ? this.#board.distance : undefined;
  }

  /** The side to move in a two-player game, `first` or `second`. */
  get side() {
    return this.#match?.side;
  }

  /** How a two-player game ended, if it has: its `winner`, if any, and the `reason`. */
  get outcome() {
    return this.#match?.outcome;
  }

  get #match() {
    return this.#board && "outcome" in this.#board ? this.#board : undefined;
  }

  /** The moves, as in a link. */
  get moves() {
    return this.#board?.moves ?? this.#left ?? this.#given("moves") ?? "";
  }

  /** @param {string | null} moves */
  set moves(moves) {
    if (moves === null || moves === undefined) this.removeAttribute("moves");
    else this.setAttribute("moves", moves);
    this.#change(true);
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
    return /** @type {PuzzleElement | MatchElement | ProblemElement} */ (this.#board);
  }
}

for (const name of NAMES.filter((name) => name !== "moves")) {
  Object.defineProperty(PlyBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {PlyBoard} */
    get() {
      return this.getAttribute(name) ?? this.getAttribute(`data-${name}`);
    },
    /** @this {PlyBoard} @param {unknown} value */
    set(value) {
      // Frameworks set attributes without a value to true, and take them away by false.
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : String(value));
    },
  });
}

// If a page contains two copies of this file, they share the first one's element.
if (globalThis.customElements && !customElements.get("ply-board")) customElements.define("ply-board", PlyBoard);
