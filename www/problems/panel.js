// Everything around the board of a problem: the task, the buttons, the moves and the score.

import { Ground } from "../match/ground.js";
import { Steps } from "../match/steps.js";
import { make } from "../boards/make.js";
import { button, element, onClick } from "../site/dom.js";
import { History } from "../site/history.js";
import { words as games } from "../match/words.js";
import { readScore } from "./score.js";
import { words } from "./words.js";

/** @typedef {import("./solving.js").Solving} Solving */

const NEED_A_PROBLEM = ["back", "hint", "give-up", "again", "harder", "share"]; // the buttons that do

export class Panel {
  #solving;
  #ground;
  #history;
  #steps;

  /** @param {Solving} solving @param {(event: KeyboardEvent) => void} onKey */
  constructor(solving, onKey) {
    this.#solving = solving;
    const refusing = (/** @type {string} */ text) => this.say(this.#refusal ?? text);
    const match = /** @type {import("../match/match.js").Match} */ (/** @type {unknown} */ (solving));
    this.#ground = new Ground(element("board"), match, { say: refusing, onKey }, element("beside"));
    this.#history = new History(
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

  /** Why nothing can be moved now, if that follows from the problem. */
  get #refusal() {
    const { phase } = this.#solving;
    const { back, over, wait } = words.refused;
    return { yours: undefined, judging: wait, failed: back, solved: over, shown: over }[phase];
  }

  /** @param {string} text */
  say(text) {
    element("message").textContent = text;
  }

  flip() {
    this.#ground.flip();
    this.show();
  }

  /** Turns the board to face the visitor. */
  face() {
    this.#ground.face();
  }

  focus() {
    this.#ground.focus();
  }

  async hint() {
    const steps = await this.#solving.hint();
    if (!steps.length) return;
    this.show();
    this.#ground.hints(steps);
  }

  /** The task, or what is left of it. */
  get #task() {
    const { left, phase, problem, players } = this.#solving;
    const [player] = players;
    if (phase === "solved") return words.solvedTask(player, problem.turns);
    if (phase === "shown") return problem.grade === undefined ? words.noTask : words.shownTask;
    return left === problem.turns ? words.task(player, left) : words.left(player, left);
  }

  /** Draws everything from the current state. */
  show() {
    const solving = this.#solving;
    const { round, phase, problem } = solving;
    if (!round) return;
    this.#ground.show(round);
    element("turn").textContent = this.#task;
    element("turn").dataset.phase = phase;
    element("grade").textContent = problem.grade === undefined ? "" : words.grade(problem.grade);
    button("back").disabled = !solving.canTakeBack;
    button("back").classList.toggle("primary", phase === "failed");
    button("hint").disabled = !solving.isYours;
    button("give-up").disabled = !solving.isOpen;
    button("again").disabled = solving.isOpen || phase === "judging" || problem.grade === undefined;
    const isOver = phase === "solved" || phase === "shown";
    button("next").classList.toggle("primary", isOver);
    for (const id of ["flip", "next", "share"]) button(id).disabled = false;
    button("harder").disabled = problem.grade === undefined || problem.grade >= 8;
    element("steps").style.visibility = isOver && round.moves.length ? "visible" : "hidden";
    this.#history.show(round.moves, round.at, [], (at) => round.continues(at));
    this.#steps.show();
    this.showScore();
  }

  /** Shows that there is no problem on the board at the moment. @param {string} task */
  empty(task) {
    element("turn").textContent = task;
    element("grade").textContent = "";
    for (const id of NEED_A_PROBLEM) button(id).disabled = true;
  }

  showScore() {
    const { game } = this.#solving.problem;
    const { best, games: solved, streak } = readScore();
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
