// The panel around the board on the play page: counters, buttons, moves.

import { goalOf, puzzleName } from "../puzzles.js";
import { warmUpOf } from "../site/daily.js";
import { anchor, button, drawing, element, make, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { formatSearch } from "../site/search_link.js";
import { follow } from "../site/state.js";
import { words, explain } from "../site/words.js";
import { words as front } from "./front_words.js";
import { describeMove } from "../site/slide_words.js";
import { Cancelled } from "../site/engine.js";
import { Distances } from "./distances.js";

/** @typedef {import("./play.js").Play} Play */

export class Panel {
  #moves;
  #play;

  /** @param {Play} play @param {() => void} restart */
  constructor(play, restart) {
    this.#play = play;
    const describe = (/** @type {string} */ move) => describeMove(move, play.record?.view.columns ?? 0);
    this.#moves = new MoveList(
      element("history"),
      (at) => play.go(at),
      (at, move) => words.historyMove(at, describe(move)),
      describe,
    );
    onClick("undo", () => play.undo());
    onClick("redo", () => play.redo());
    onClick("restart", restart);
    onClick("hint", () => play.hint());
    onClick("peek", () => play.peek(!play.peeking));
    placeRareTools();
    follow(() => this.#showButtons());
    follow(() => this.#showNumbers());
    follow(() => this.#showMoves());
  }

  #showButtons() {
    const { record, closer, canHint, canPeek, peeking } = this.#play;
    if (!record) return;
    button("undo").disabled = button("restart").disabled = record.at === 0;
    button("redo").disabled = record.at === record.moves.length;
    for (const id of ["hint", "peek", "solution"]) button(id).disabled = !canHint;
    button("share").disabled = false;
    leadToSearch(record);
    // The first puzzles need no help, unless a move led away.
    const isEasy = [0, 1].includes(warmUpOf(record)) && !closer.includes(false);
    button("hint").hidden = isEasy;
    button("peek").hidden = isEasy || !canPeek;
    button("peek").ariaPressed = String(peeking);
  }

  #showNumbers() {
    const { record, distance, optimum, path, canPeek } = this.#play;
    if (!record) return;
    element("moves-made").textContent = String(record.at);
    element("optimum").textContent = String(optimum ?? words.unknown);
    element("distance").textContent = String(distance ?? words.unknown);
    // Without a distance there are only moves to count.
    element("way").classList.toggle("unknown", distance === undefined && !canPeek);
    drawStair(drawing("stair"), path);
  }

  #showMoves() {
    const { record, closer } = this.#play;
    if (!record) return;
    element("history-card").hidden = record.moves.length === 0;
    element("history-legend").hidden = !closer.some((known) => known !== undefined);
    this.#moves.show(record.moves, record.at, closer);
  }
}

/** The menu of rare tools closes after a choice, and is above its button, if there is room. */
function placeRareTools() {
  const rare = element("rare-tools");
  rare.addEventListener("click", () => rare.matches(":popover-open") && rare.hidePopover());
  rare.addEventListener("beforetoggle", () => {
    const { top, right } = element("more-tools").getBoundingClientRect();
    const above = Math.max(Math.min(innerHeight - top + 8, innerHeight - 290), 8);
    Object.assign(rare.style, { bottom: `${above}px`, right: `${Math.max(innerWidth - right, 12)}px` });
  });
}

/**
 * Leads to the search of the position on the board, or of the start once that is solved.
 * @param {import("../site/game_record.js").GameRecord} record
 */
function leadToSearch({ game, position, start, solved }) {
  const link = anchor("search-link");
  link.search = formatSearch({ game, position: solved ? start : position, engine: "ida-star" });
}

// The way to the win as a stair: one step for each move made, and those that are left.

const [WIDTH, HEIGHT, TOP] = [360, 112, 46]; // of the drawing; its first step is that far down
const NARROW = 26; // steps narrower than this have no number

/** @param {SVGElement} svg @param {(number | undefined)[]} path  The distances at the start and after each move. */
export function drawStair(svg, path) {
  const now = path[path.length - 1];
  const isKnown = path.every((distance) => distance !== undefined);
  svg.toggleAttribute("hidden", !isKnown);
  if (!isKnown || now === undefined) return;
  const known = /** @type {number[]} */ (path);
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("aria-label", words.stair(known));
  svg.classList.toggle("done", now === 0);
  const all = [...known, ...Array.from({ length: now }, (_, at) => now - 1 - at)];
  const step = (WIDTH - 6) / all.length;
  const rise = (HEIGHT - TOP - 10) / Math.max(...all, 1);
  const left = (/** @type {number} */ at) => round(3 + at * step);
  const level = (/** @type {number} */ at) => round(HEIGHT - 10 - all[at] * rise);
  const line = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from }, (_, at) => `V${level(from + at)}H${left(from + at + 1)}`).join("");
  const at = known.length - 1;
  const centre = (/** @type {number} */ at) => Math.min(Math.max(round(left(at) + step / 2), 16), WIDTH - 16);
  const middle = centre(at);
  const numbers = all.map((distance, index) =>
    index !== at && (step >= NARROW || (index === 0 && centre(at) - centre(0) >= NARROW))
      ? `<text x="${centre(index)}" y="${level(index) - 9}">${distance || step < 44 ? distance : words.done}</text>`
      : "",
  );
  const mark = now
    ? `<text class="here" x="${middle}" y="${level(at) - 12}">${now}</text>`
    : `${["1", "0"].map((count) => `<text class="here count" x="${middle}" y="${level(at) - 12}">${count}</text>`).join("")}<path class="tick" d="M${middle - 6} ${level(at) - 18}l4.5 4.5 8-9"/>`;
  svg.innerHTML = `<path class="under" d="M3 ${HEIGHT}${line(0, all.length)}V${HEIGHT}Z"/><path class="ahead" d="M${left(at + 1)} ${level(at)}${line(at + 1, all.length)}"/><path class="made" pathLength="1" d="M3 ${level(0)}${line(0, at + 1)}"/>${numbers.join("")}<g class="at"><circle cx="${middle}" cy="${level(at) - 18}" r="15"/>${mark}</g>`;
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** The puzzles to warm up as dots, if one of them is on the board. @param {number} at  Its place among them, or -1. */
export function showWarmUps(at) {
  const dots = element("warm-ups");
  dots.hidden = at < 0;
  for (const [place, dot] of [...dots.children].entries())
    dot.className = place < at ? "done" : place === at ? "now" : "";
}

// The goal as a small picture next to the board.

/** Shows the goal of a puzzle with this many columns, and what to do. @param {string} game @param {number} columns */
export function showGoal(game, columns) {
  element("goal-block").textContent = front.block[game];
  const board = element("goal");
  if (board.dataset.columns === String(columns)) return;
  board.dataset.columns = String(columns);
  const [ground, tiles] = board.children;
  const goal = goalOf(columns);
  ground.replaceChildren(...goal.map(() => make("div", "square")));
  tiles.replaceChildren(
    ...goal.flatMap((number, square) => {
      if (!number) return [];
      const tile = make("div", "tile");
      tile.textContent = String(number);
      tile.dataset.group = String(Math.ceil(number / (columns - 1)));
      tile.style.transform = `translate(${(square % columns) * 100}%, ${Math.floor(square / columns) * 100}%)`;
      return [tile];
    }),
  );
}

// The engine: the source of the distances, and search without them.

export class EngineStatus {
  #hire;
  #play;
  /** @type {AbortController | undefined} */
  #search;

  /**
   * @param {() => Promise<import("../site/engine.js").Engine>} hire  Provides an engine for a search.
   * @param {import("./play.js").Play} play
   */
  constructor(hire, play) {
    this.#hire = hire;
    this.#play = play;
    onClick("search-start", () => void this.#solve());
    onClick("search-cancel", () => this.#search?.abort());
  }

  /** Adapts to a puzzle that was just opened; searches for the previous one stop. @param {string} game */
  show(game) {
    this.#search?.abort();
    this.#rest();
    element("search-status").textContent = front.search.idle;
    const hasTable = Distances.has(game);
    element("search").hidden = !hasTable;
    element("table-status").textContent =
      front.table[/** @type {"slide2" | "slide3"} */ (game)] ?? front.table.none(puzzleName(game));
  }

  #rest() {
    this.#search = undefined;
    button("search-start").disabled = false;
    if (document.activeElement === button("search-cancel")) button("search-start").focus();
    button("search-cancel").hidden = true;
  }

  async #solve() {
    const record = this.#play.record;
    if (!record) return;
    const { game, position } = record;
    const status = element("search-status");
    const control = (this.#search = new AbortController());
    button("search-start").disabled = true;
    button("search-cancel").hidden = false;
    status.textContent = front.search.running(0, 0);
    const tell = (/** @type {string} */ text) => {
      if (control === this.#search) status.textContent = text;
    };
    /** @type {import("../site/engine.js").Engine | undefined} */
    let engine;
    try {
      engine = await this.#hire();
      const onProgress = (/** @type {any} */ report) => tell(front.search.running(report.nodes, report.bound));
      const { line, nodes } = await engine.ask("search", { game, position }, { onProgress, signal: control.signal });
      tell(front.search.done(line, nodes));
    } catch (error) {
      tell(error instanceof Cancelled ? front.search.cancelled(error.answer.nodes ?? 0) : explain(error));
    } finally {
      engine?.stop();
      if (control === this.#search) this.#rest();
    }
  }
}
