// The controls around the board of a problem: the task, the buttons, the moves and the score.

import { make } from "../boards/make.js";
import { MatchBoard } from "../match/match_board.js";
import { Steps } from "../match/steps.js";
import { words as games } from "../match/words.js";
import { button, element, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { harder } from "./offers.js";
import { readScore } from "./score.js";
import { refusalOf, taskOf } from "./solving_texts.js";
import { words } from "./words.js";

/** @typedef {import("./solving.js").Solving} Solving */

const NEED_A_PROBLEM = ["back", "hint", "give-up", "again", "flip", "harder", "share"]; // the buttons that do

export class Panel {
  #solving;
  #board;
  #history;
  #steps;
  #isWaiting = false;

  /** @param {Solving} solving @param {(event: KeyboardEvent) => void} onKey */
  constructor(solving, onKey) {
    this.#solving = solving;
    const refusing = (/** @type {string} */ text) => this.say(refusalOf(solving) ?? text);
    const match = /** @type {import("../match/match.js").Match} */ (/** @type {unknown} */ (solving));
    this.#board = new MatchBoard(element("board"), match, { say: refusing, onKey }, element("beside"));
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
    onClick("again", () => solving.restart());
  }

  /** @param {string} text */
  say(text) {
    element("message").textContent = text;
  }

  flip() {
    this.#board.flip();
    this.show();
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

  /** Draws everything from the current state. */
  show() {
    const solving = this.#solving;
    const { round, phase, problem } = solving;
    if (!round || this.#isWaiting) return;
    this.#board.show(round);
    const isNone = phase === "shown" && problem.grade === undefined;
    element("turn").textContent = isNone ? words.noTask : taskOf(solving);
    element("turn").dataset.phase = phase;
    const told = [problem.grade === undefined ? "" : words.grade(problem.grade), problem.day && words.day(problem.day)];
    element("grade").textContent = told.filter(Boolean).join(", ");
    button("back").disabled = !solving.canTakeBack;
    button("back").classList.toggle("primary", phase === "failed");
    button("hint").disabled = !solving.isYours;
    button("give-up").disabled = !solving.isOpen;
    const { isFound, isOver } = solving;
    button("again").disabled = (solving.isOpen && !isFound) || phase === "judging" || problem.grade === undefined;
    button("next").classList.toggle("primary", isOver || isFound);
    for (const id of ["flip", "share"]) button(id).disabled = false;
    button("harder").disabled = !harder(problem);
    element("steps").style.visibility = isOver && round.moves.length ? "visible" : "hidden";
    this.#history.show(round.moves, round.at, [], (at) => round.continues(at));
    this.#steps.show();
    this.showScore();
  }

  /**
   * Veils the board while the next problem is found or proven, so that nothing poses as its task.
   * @param {string} task  The work under way. @param {boolean} isEasierOffered
   * @param {string} [progress]  How far that is: it changes often, so it is not announced.
   */
  wait(task, isEasierOffered, progress = task) {
    this.#isWaiting = true;
    this.#veil(task, progress);
    for (const id of NEED_A_PROBLEM) button(id).disabled = true;
    element("next").textContent = words.cancel;
    button("next").disabled = false;
    element("harder").textContent = isEasierOffered ? words.easier : words.harder;
    button("harder").disabled = !isEasierOffered;
  }

  /** Shows again what is on the board; that is nothing before the first problem. */
  rest() {
    this.#isWaiting = false;
    element("next").textContent = words.next;
    element("harder").textContent = words.harder;
    if (!this.#solving.round) return this.#veil(words.noTask, words.noTask);
    element("board").inert = false;
    delete element("board").dataset.waiting;
    this.show();
  }

  /** @param {string} task @param {string} text  On the board. */
  #veil(task, text) {
    if (element("turn").textContent !== task) element("turn").textContent = task;
    element("turn").dataset.phase = "";
    element("grade").textContent = "";
    element("steps").style.visibility = "hidden";
    element("board").inert = true;
    element("board").dataset.waiting = text;
  }

  showScore() {
    const { game } = this.#solving.problem;
    const onDamage = () => (element("score-said").textContent = words.file.mended);
    const { best, games: solved, streak } = readScore(onDamage);
    const grades = Object.entries((Object.hasOwn(solved, game) && solved[game]) || {});
    const sum = (/** @type {0 | 1} */ at) => grades.reduce((sum, [, counts]) => sum + counts[at], 0);
    const tried = sum(1);
    element("score").textContent = tried ? words.result.game(sum(0), tried) : words.result.none;
    element("streak").textContent = best ? words.result.streak(streak, best) : "";
    element("grades-rows").replaceChildren(
      ...grades.map(([grade, [solved, tried]]) => {
        const row = make("tr");
        const [name, counts] = [make("th"), make("td")];
        name.textContent = words.grade(Number(grade));
        counts.textContent = `${solved} / ${tried}`;
        row.append(name, counts);
        return row;
      }),
    );
    element("grades-table").hidden = !grades.length;
  }
}
