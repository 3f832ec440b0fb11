// The solver: searches for a solution of the position on the board, in its own worker, which can be stopped.

import { PUZZLES } from "../puzzles.js";
import { make, makeButton } from "../site/dom.js";
import { Cancelled, Engine } from "../site/engine.js";
import { lateModule } from "../site/fetch_files.js";
import * as files from "../site/files.js";
import { learn } from "../site/i18n.js";
import { NotStarted } from "../site/load_errors.js";
import { site } from "../site/start_page.js";
import { follow } from "../site/state.js";
import { explain, words as common } from "../site/words.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {typeof KINDS[number]} Kind */
/**
 * @typedef {{ nodes: number, bound: number, line?: string[], optimal: boolean, bytes: number, failure?: "memory" |
 *   "exhausted" }} Report
 */

/** The buttons; each puzzle has some of them. */
const KINDS = /** @type {const} */ (["quick", "thorough", "optimal", "prove", "known"]);
/** Whether a puzzle has a button. @param {string} game @param {Kind} kind */
const offers = (game, kind) =>
  kind === "known" ? Object.hasOwn(KNOWN, game) : PUZZLES[game].solver?.searches[kind] !== undefined;
/** The buttons for the classic start only. @type {readonly Kind[]} */
const STARTING = ["prove", "known"];
const MIB = 2 ** 20;
/**
 * A worker whose positions took more than this, in MiB, is stopped after its search, because its memory never
 * shrinks.
 */
const KEEP = 32;
/** Milliseconds: on a slow phone the pattern databases take this long, and the worker is silent meanwhile. */
const PATIENCE = 120_000;

/**
 * The tools of the solver.
 * @typedef {object} Tools
 * @property {() => import("../site/engine.js").Engine} hire  Provides an engine of its own.
 * @property {import("./play.js").Play} play
 * @property {(record: GameRecord, moves: string[]) => void} show  Shows a solution.
 * @property {(game: string, position?: string) => import("../pkg/play.js").Game} open
 * @property {(solved: import("./share.js").GameRecord, withMoves: boolean) => void} share
 */

export class Solver {
  #tools;
  #card;
  #about = make("p", "note");
  #how = make("p", "note");
  #buttons = KINDS.map((kind) =>
    makeButton(words.solver[kind], () => (kind === "known" ? this.#recite() : this.#begin(kind))),
  );
  #cancel = makeButton(words.solver.cancel, () => this.#running?.abort());
  #status = make("p", "");
  #figures = make("p", "note");
  #line = make("p", "note");
  #shower = makeButton(words.solver.show, () => this.#show());
  #sharer = makeButton(words.solver.share, () => this.#share());
  #result = make("div", "row", this.#shower, this.#sharer);
  /** @type {import("../site/engine.js").Engine | undefined} */
  #engine;
  /** Whether its worker has the pattern databases. */
  #isPrepared = false;
  /** @type {AbortController | undefined} */
  #running;
  /** Settles when the search under way ends. @type {Promise<void>} */
  #searching = Promise.resolve();
  /** The remaining moves of the solutions found, by position. @type {Map<string, string[]>} */
  #ways = new Map();
  /** The last solution found. @type {{ moves: string[], optimal: boolean } | undefined} */
  #found;
  /** The game on the board. */
  #game = "";
  #position = "";
  #start = "";

  /** @param {HTMLElement} card @param {Tools} tools */
  constructor(card, tools) {
    this.#card = card;
    this.#tools = tools;
    const title = make("h2", "", words.solver.title);
    title.id = /** @type {string} */ (card.getAttribute("aria-labelledby"));
    this.#status.setAttribute("role", "status");
    this.#line.style.overflowWrap = "anywhere";
    this.#cancel.hidden = true;
    KINDS.forEach((kind, at) => (this.#buttons[at].id = `solver-${kind}`));
    const parts = {
      about: this.#about,
      cancel: this.#cancel,
      status: this.#status,
      figures: this.#figures,
      line: this.#line,
      result: this.#result,
      show: this.#shower,
      share: this.#sharer,
    };
    for (const [name, part] of Object.entries(parts)) part.id = `solver-${name}`;
    card.append(
      title,
      this.#about,
      make("div", "row", ...this.#buttons, this.#cancel),
      this.#status,
      this.#result,
      make("details", "", make("summary", "", words.solver.details), this.#figures, this.#line, this.#how),
    );
    this.#clear();
    follow(() => this.#follow());
  }

  /** Puts a solver into its card, in the language of the page. @param {HTMLElement} card @param {Tools} tools */
  static async settle(card, tools) {
    await learn(words);
    return new Solver(card, tools);
  }

  /** Follows the position on the board: a search for another position, and its result, is dropped. */
  #follow() {
    const { record } = this.#tools.play;
    if (!record || (record.game === this.#game && record.position === this.#position)) return;
    const { game, position, solved } = record;
    // The worker may not react in time, and is then replaced by a new one.
    if (this.#running) this.#isPrepared = false;
    this.#running?.abort();
    this.#running = undefined;
    if (game !== this.#game) this.#enter(game);
    this.#position = position;
    this.#clear();
    this.#offer(!solved);
  }

  /** @param {string} game */
  #enter(game) {
    this.#game = game;
    this.#ways.clear();
    this.#dismiss();
    this.#card.hidden = !Object.hasOwn(words.solver.about, game);
    this.#about.textContent = words.solver.about[game] ?? "";
    this.#how.textContent = words.solver.how[game] ?? "";
    const start = this.#tools.open(game);
    this.#start = start.position;
    start.free();
    void this.#prepare();
  }

  /** Computes the pattern databases while the worker is idle, so that the first solution comes immediately. */
  async #prepare() {
    const game = this.#game;
    if (!PUZZLES[game].solver?.isAhead) return;
    await new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go));
    if (this.#game !== game || this.#engine) return;
    const engine = (this.#engine = this.#tools.hire());
    try {
      await engine.ask("prepare", { game }, { patience: PATIENCE });
      this.#isPrepared ||= this.#engine === engine;
    } catch {
      // The first search will report what is wrong.
      if (this.#engine === engine && !this.#running) this.#dismiss();
    }
  }

  #dismiss() {
    this.#engine?.stop();
    this.#engine = undefined;
    this.#isPrepared = false;
  }

  #clear() {
    this.#found = undefined;
    this.#result.hidden = true;
    for (const part of [this.#status, this.#figures, this.#line]) part.textContent = "";
  }

  /** Enables or disables the buttons that start a search. @param {boolean} can */
  #offer(can) {
    this.#buttons.forEach((button, at) => {
      const isElsewhere = STARTING.includes(KINDS[at]) && this.#position !== this.#start;
      button.disabled = !can;
      button.hidden = isElsewhere || !offers(this.#game, KINDS[at]);
    });
    this.#cancel.hidden = can || !this.#running;
  }

  /** Shows a message if it is new: a screen reader must not announce it twice. @param {string} text */
  #say(text) {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  /**
   * A solution of the position on the board: the remaining moves of an earlier one, the best known one, or the result
   * of the search under way or else of a quick one; or the reason why there is none.
   * @returns {Promise<{ moves?: string[], trouble?: string }>}
   */
  async find() {
    this.#follow();
    const position = this.#position;
    if (!this.#ways.has(position)) {
      if (!this.#running && position === this.#start && offers(this.#game, "known")) this.#recite();
      else if (!this.#running) this.#begin("quick");
      await this.#searching;
    }
    const moves = this.#ways.get(position);
    return moves ? { moves } : { trouble: position === this.#position ? (this.#status.textContent ?? "") : "" };
  }

  /** @param {Kind} kind */
  #begin(kind) {
    this.#searching = this.#search(kind);
  }

  /** @param {Kind} kind */
  async #search(kind) {
    const pressed = this.#buttons[KINDS.indexOf(kind)];
    const hadFocus = document.activeElement === pressed;
    const [game, position, began] = [this.#game, this.#position, performance.now()];
    const { searches = {}, databases = 0 } = PUZZLES[game].solver ?? {};
    const control = (this.#running = new AbortController());
    this.#clear();
    this.#offer(false);
    if (hadFocus) this.#cancel.focus();
    this.#say(databases && !this.#isPrepared ? words.solver.preparing(databases) : words.solver.searching);
    /** @type {Report | undefined} */
    let last;
    const onProgress = (/** @type {Report} */ report) => {
      if (control.signal.aborted) return;
      last = report;
      this.#isPrepared = true;
      this.#say(words.solver.bound(report.bound, report.line?.length));
      this.#count(report, began);
    };
    const end = await this.#ask(
      { game, position, engine: searches[kind] },
      { onProgress, signal: control.signal, patience: PATIENCE },
    );
    if (control !== this.#running) return;
    const focusGoes = document.activeElement === this.#cancel;
    this.#running = undefined;
    last = end.report ?? last;
    this.#isPrepared ||= !!end.report;
    if (last) this.#count(last, began);
    this.#conclude(last, end.trouble);
    this.#offer(true);
    if (!end.report || end.report.bytes > (databases + KEEP) * MIB) {
      this.#dismiss();
      void this.#prepare();
    }
    if (focusGoes) (this.#result.hidden ? pressed : this.#shower).focus();
  }

  /**
   * The end of a search: its last report, and the error, if any.
   * @param {object} request @param {import("../site/engine.js").Options} options @returns {Promise<{ report?:
   *   Report, trouble?: string }>}
   */
  async #ask(request, options) {
    this.#engine ??= this.#tools.hire();
    try {
      const report = /** @type {Report} */ (await this.#engine.ask("search", request, options));
      return { report, trouble: report.failure && words.solver[report.failure] };
    } catch (error) {
      if (error instanceof Cancelled) return { trouble: words.solver.cancelled };
      const cause = /** @type {Error & { code?: string }} */ (error instanceof NotStarted ? error.cause : error);
      // An error without its own code means that the search or its worker crashed.
      const { code = "failed" } = cause;
      if (code === "no-worker") return { trouble: words.solver.noWorker };
      return { trouble: ["failed", "stopped", "trap"].includes(code) ? words.solver.broke : explain(cause) };
    }
  }

  /** @param {Report} report @param {number} began */
  #count({ nodes, bytes }, began) {
    this.#figures.textContent = words.solver.figures(nodes, Math.ceil(bytes / MIB), (performance.now() - began) / 1000);
  }

  /**
   * Shows the result; a solution found before a search was interrupted counts too.
   * @param {Report | undefined} last
   * @param {string | undefined} trouble
   */
  #conclude(last, trouble) {
    if (!last) return this.#say(trouble ?? "");
    const { bound, line, optimal } = last;
    if (line) this.#keep(line, optimal);
    if (line && optimal) this.#say(words.solver.proven(line.length));
    else if (line && !trouble) this.#say(words.solver.found(line.length, bound));
    else this.#say([trouble, words.solver.bound(bound, line?.length)].join(" "));
  }

  /** Shows the best known solution of the start. */
  #recite() {
    this.#clear();
    const moves = KNOWN[this.#game].split(" ");
    this.#keep(moves, false);
    this.#say(words.solver.bestKnown(moves.length));
  }

  /** @param {string[]} moves @param {boolean} optimal */
  #keep(moves, optimal) {
    const { play, open } = this.#tools;
    this.#found = { moves, optimal };
    this.#line.textContent = moves.join(" ");
    this.#result.hidden = false;
    if (play.record) play.record.helped = true;
    const game = open(this.#game, this.#position);
    const positions = [this.#position, ...moves.map((move) => (game.play(move), game.position))];
    game.free();
    for (const [at, position] of positions.slice(0, -1).entries()) this.#ways.set(position, moves.slice(at));
    if (optimal) play.note(this.#game, positions);
  }

  #show() {
    const { play, show } = this.#tools;
    if (play.record && this.#found) show(play.record, this.#found.moves);
  }

  /** Shares the game so far, followed by the solution. */
  #share() {
    const { record } = this.#tools.play;
    if (!record || !this.#found) return;
    const { game, origin, start, optimum, made } = record;
    this.#tools.share({ game, origin, start, optimum, made: [...made, ...this.#found.moves] }, true);
  }
}

// The shortest known solutions where none is proven to be optimal, by game: from the start to Win.

/** @type {Record<string, string>} */
const KNOWN = {
  // plyground solve slide5 --engine beam/width=30000
  slide5:
    "R1+ C4+ C2+ R4+ R2+ C5+ C2- C4- C3+ R4- R3+ R2- R5+ C3- C4+ C2+ C5- R3- R5- R4+ R2+ C2- C4- C3+ C5+ R2- R4- R3+ R5+ C3- C5- C4+ C2+ R3- R5- R2+ " +
    "R4+ C4- C2- C3+ C5+ R4- R2- R3+ R5+ C3- C5- C2+ C4+ R2+ R4+ C2- C4- R1- C5+ R2- C4+ R3- C3+ R4- C2+ R5- C5- C4- C3- C2-",
};

// The engine that searches for solutions of puzzles, in its own worker. Its module is loaded when it is first needed.

/** @typedef {import("../site/engine.js").Notice} Notice */

const compiled = lateModule(site.base, files.lab.puzzles, () => common.partMissing);

/** The same in the page itself, if no worker starts. */
async function inPage() {
  const puzzles = await import("../pkg/puzzles_lab.js");
  puzzles.initSync({ module: await compiled() });
  return puzzles;
}

/**
 * An engine for searches, to be stopped when they are done.
 * @param {object} how
 * @param {string} how.version  The version of the page.
 * @param {(notice: Notice) => void} [how.onNotice]
 * @param {boolean} [how.isPatient]  Whether the page itself may search if no worker starts, although it then stutters.
 */
export function hireSearcher({ version, onNotice = () => undefined, isPatient = false }) {
  return new Engine({
    compiled,
    worker: files.lab.puzzlesWorker,
    site,
    version,
    onNotice,
    ...(isPatient ? { module: inPage } : {}),
  });
}
