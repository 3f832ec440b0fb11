// The controls around the board of a problem: the task, the buttons and the moves.

import { MatchBoard } from "../match/match_board.js";
import { Steps } from "../match/steps.js";
import { words as games } from "../match/words.js";
import { today } from "../site/daily.js";
import { button, element, lead, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { follow, observe } from "../site/state.js";
import { searchOf } from "./link.js";
import { marksOf, taskOf, toneOf } from "./solving_texts.js";
import { levelOf, words } from "./words.js";

/** @typedef {import("./solving.js").Solving} Solving */

export class Panel {
  /** The text in place of a task if there is none. */
  noTask = words.noTask;
  #solving;
  #pending;
  #board;
  #history;
  #steps;

  /**
   * @param {Solving} solving @param {import("./pending.js").Pending} pending  While something is under way the board is
   *   veiled, so that nothing poses as its task.
   * @param {(text: string) => void} say @param {(event: KeyboardEvent) => void} onKey
   * @param {() => string} [nextName]  The name of the button that leads on.
   */
  constructor(solving, pending, say, onKey, nextName = () => words.next) {
    observe(this);
    this.#solving = solving;
    this.#pending = pending;
    const tell = (/** @type {string} */ text) => say(solving.refusal ?? text);
    this.#board = new MatchBoard(element("board"), solving, { say, tell, onKey }, element("beside"));
    this.#history = new MoveList(
      element("history"),
      (at) => solving.go(at),
      (at, move) => games.historyMove(at, move),
    );
    this.#steps = new Steps(element("steps"), solving);
    document.addEventListener("keydown", (event) => event.target === document.body && this.#steps.key(event));
    onClick("back", () => solving.takeBack());
    onClick("flip", () => this.flip());
    onClick("hint", () => void this.hint());
    onClick("give-up", () => void this.#giveUp());
    onClick("again", () => solving.restart());
    follow(() => this.#showTask());
    follow(() => this.#showVeil());
    follow(() => this.#showBoard());
    follow(() => this.#showMoves());
    follow(() => this.#showButtons(nextName()));
  }

  flip() {
    this.#board.flip();
  }

  get isFlipped() {
    return this.#board.isFlipped;
  }

  /** Turns the board to face the visitor. */
  face() {
    this.#board.face();
  }

  focus() {
    this.#board.focus();
  }

  async hint() {
    if (this.#pending.task) return;
    const steps = await this.#solving.hint();
    if (steps.length) this.#board.hints(steps);
  }

  /** Shows the solution in place of hints. */
  async #giveUp() {
    await this.#solving.giveUp();
    this.#board.hints([]);
  }

  /** Whether the board has a problem that can be played. */
  get isReady() {
    return !this.#pending.task && !!this.#solving.record;
  }

  #showTask() {
    const { phase, problem } = this.#solving;
    const isNone = !this.#solving.record || (phase === "shown" && problem.grade === undefined);
    const { day, grade } = this.isReady ? problem : {};
    const level = grade === undefined ? undefined : levelOf(grade);
    const notes = [level === undefined ? "" : words.levels[level], day && day !== today() ? words.day(day) : ""];
    const task = this.#pending.task ?? (isNone ? this.noTask : taskOf(this.#solving));
    // Screen readers announce the task when it changes.
    if (element("turn").textContent !== task) element("turn").textContent = task;
    element("turn").dataset.phase = this.isReady ? phase : "";
    element("grade").textContent = notes.filter(Boolean).join(", ");
    element("grade").dataset.level = String(level ?? "");
  }

  #showVeil() {
    const root = element("board");
    const { task, progress } = this.#pending;
    root.inert = !this.isReady;
    if (this.isReady) delete root.dataset.waiting;
    else root.dataset.waiting = task ? progress : "";
  }

  #showBoard() {
    const { record, isSpoken } = this.#solving;
    if (!record) return;
    this.#board.show(record);
    this.#board.mark(marksOf(this.#solving));
    this.#board.number(isSpoken);
    element("board").dataset.verdict = toneOf(this.#solving);
  }

  #showMoves() {
    const { isOver, problem, record } = this.#solving;
    const isOpenBook = this.isReady && isOver;
    lead("search-link", isOpenBook && record && `./tree.html${searchOf(problem, record)}`);
    element("steps").hidden = !isOpenBook || !record?.moves.length;
    if (record) this.#history.show(record.moves, record.at, [], (at) => record.continues(at));
    this.#steps.show();
  }

  /** @param {string} nextName */
  #showButtons(nextName) {
    const { isReady } = this;
    const { task } = this.#pending;
    const { canTakeBack, isFound, isOpen, isOver, isYours, phase, problem } = this.#solving;
    button("back").disabled = !isReady || !canTakeBack;
    button("hint").disabled = !isReady || !isYours;
    button("give-up").disabled = !isReady || !isOpen;
    button("again").disabled = !isReady || (isOpen && !isFound) || phase === "judging" || problem.grade === undefined;
    button("flip").disabled = !isReady;
    element("next-name").textContent = task ? words.cancel : nextName;
    if (task) button("next").disabled = false;
    if (isReady) button("next").classList.toggle("primary", isOver || isFound);
  }
}
