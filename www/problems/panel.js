// The controls around the board of a problem: the task, the buttons and the moves.

import { MatchBoard } from "../two_player/match_board.js";
import { Steps } from "../two_player/steps.js";
import { words as games } from "../two_player/words.js";
import { today } from "../site/daily.js";
import { anchor, button, element, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { searchOf } from "./link.js";
import { marksOf, refusalOf, taskOf, toneOf } from "./solving_texts.js";
import { levelOf, words } from "./words.js";

/** @typedef {import("./solving.js").Solving} Solving */

const NEED_A_PROBLEM = ["back", "hint", "give-up", "again", "flip"]; // the buttons that do

/** Names a button that has a picture. @param {string} id @param {string} text */
const name = (id, text) => element(`${id}-name`).replaceChildren(text);

/** Lets the link lead to a search, or nowhere. @param {string} [query] */
function leadToSearch(query) {
  const link = anchor("search-link");
  if (query === undefined) link.removeAttribute("href");
  else link.href = `./tree.html${query}`;
  link.toggleAttribute("aria-disabled", query === undefined);
}

export class Panel {
  #solving;
  #board;
  #history;
  #steps;
  #isWaiting = false;

  /**
   * @param {Solving} solving @param {(text: string) => void} say @param {(event: KeyboardEvent) => void} onKey
   */
  constructor(solving, say, onKey) {
    this.#solving = solving;
    const refusing = (/** @type {string} */ text) => say(refusalOf(solving) ?? text);
    const match = /** @type {import("../two_player/match.js").Match} */ (/** @type {unknown} */ (solving));
    this.#board = new MatchBoard(element("board"), match, { say: refusing, tell: refusing, onKey }, element("beside"));
    this.#history = new MoveList(
      element("history"),
      (at) => solving.go(at),
      (at, move) => games.historyMove(at, move),
    );
    this.#steps = new Steps(element("steps"), match);
    document.addEventListener("keydown", (event) => event.target === document.body && this.#steps.key(event));
    onClick("back", () => solving.takeBack());
    onClick("flip", () => this.flip());
    onClick("hint", () => void this.hint());
    onClick("give-up", () => void this.#giveUp());
    onClick("again", () => solving.restart());
  }

  flip() {
    this.#board.flip();
    this.show();
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

  /** Whether the next problem is awaited. */
  get isWaiting() {
    return this.#isWaiting;
  }

  async hint() {
    if (this.#isWaiting) return;
    const steps = await this.#solving.hint();
    if (!steps.length) return;
    this.show();
    this.#board.hints(steps);
  }

  /** Shows the solution in place of hints. */
  async #giveUp() {
    await this.#solving.giveUp();
    this.#board.hints([]);
  }

  /** Draws everything from the current state. */
  show() {
    const solving = this.#solving;
    const { round, phase, problem } = solving;
    if (!round || this.#isWaiting) return;
    this.#board.show(round);
    this.#board.mark(marksOf(solving));
    this.#board.number(solving.isSpoken);
    element("board").dataset.verdict = toneOf(solving);
    const isNone = phase === "shown" && problem.grade === undefined;
    element("turn").textContent = isNone ? words.noTask : taskOf(solving);
    element("turn").dataset.phase = phase;
    const { day, grade } = problem;
    const told = [
      grade === undefined ? "" : words.levels[levelOf(grade)],
      day && day !== today() ? words.day(day) : "",
    ];
    element("grade").textContent = told.filter(Boolean).join(", ");
    element("grade").dataset.level = grade === undefined ? "" : String(levelOf(grade));
    button("back").disabled = !solving.canTakeBack;
    button("hint").disabled = !solving.isYours;
    button("give-up").disabled = !solving.isOpen;
    const { isFound, isOver } = solving;
    button("again").disabled = (solving.isOpen && !isFound) || phase === "judging" || problem.grade === undefined;
    button("next").classList.toggle("primary", isOver || isFound);
    button("flip").disabled = false;
    leadToSearch(isOver ? searchOf(problem, round) : undefined);
    element("steps").hidden = !isOver || !round.moves.length;
    this.#history.show(round.moves, round.at, [], (at) => round.continues(at));
    this.#steps.show();
  }

  /**
   * Veils the board while the next problem is found or proven, so that nothing poses as its task.
   * @param {string} task  The work under way.
   * @param {string} [progress]  How far that is: it changes often, so it is not announced.
   */
  wait(task, progress = "") {
    this.#isWaiting = true;
    this.#veil(task, progress);
    for (const id of NEED_A_PROBLEM) button(id).disabled = true;
    leadToSearch();
    name("next", words.cancel);
    button("next").disabled = false;
  }

  /** Shows again what is on the board; that is nothing before the first problem. */
  rest() {
    this.#isWaiting = false;
    name("next", words.next);
    if (!this.#solving.round) return this.#veil(words.noTask, "");
    element("board").inert = false;
    delete element("board").dataset.waiting;
    this.show();
  }

  /** @param {string} task @param {string} text  On the board. */
  #veil(task, text) {
    if (element("turn").textContent !== task) element("turn").textContent = task;
    element("turn").dataset.phase = "";
    element("grade").textContent = "";
    element("steps").hidden = true;
    element("board").inert = true;
    element("board").dataset.waiting = text;
  }
}
