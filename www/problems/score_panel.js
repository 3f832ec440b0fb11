// The panel of the page of problems: it also has the score, leads to harder and easier problems, and lists solutions and the
// visitor's own problems.

import { button, details, element, make, makeButton, onClick } from "../site/dom.js";
import { save } from "../site/download.js";
import { follow, observe } from "../site/state.js";
import { takeFiles } from "../site/text_files.js";
import { harder } from "./offers.js";
import { Panel } from "./panel.js";
import { readScore, scoreText } from "./score.js";
import { levelOf, words } from "./words.js";

/** @typedef {import("./score.js").Score} Score */

/** The score so far; the page shows a message if it was damaged. */
const readMendedScore = () => readScore(() => (element("score-said").textContent = words.file.mended));

export class ScorePanel extends Panel {
  score = readMendedScore();
  #solving;
  /** One of the visitor's own problems was chosen. @type {(link: import("./link.js").ProblemLink) => void} */
  onChoose = () => {};

  /** @param {ConstructorParameters<typeof Panel>} parts */
  constructor(...parts) {
    super(...parts);
    observe(this);
    const [solving, pending] = parts;
    this.#solving = solving;
    follow(() => {
      button("share").disabled = !this.isReady;
      const isEasier = !!pending.task && pending.isEasierOffered;
      element("harder").textContent = isEasier ? words.easier : words.harder;
      button("harder").disabled = this.isReady ? !harder(solving.problem) : !isEasier;
    });
    follow(() => showScore(this.score, solving.problem.game));
    onClick("score-save", () => save("plyground-problems.json", "application/json", scoreText()));
    takeFiles("score-open", ".json,application/json", (file) => this.#openScore(file));
    element("mine").addEventListener("toggle", () => void this.#showOwnProblems());
  }

  /** The score on this device has changed. */
  readScore() {
    this.score = readMendedScore();
  }

  /** @param {File} file */
  async #openScore(file) {
    const { openScoreFile } = await import("./score_file.js");
    const { text, isWrong } = await openScoreFile(file);
    element("score-said").textContent = text;
    element("score-said").classList.toggle("error", isWrong);
    this.readScore();
    void this.#showOwnProblems();
  }

  async #showOwnProblems() {
    if (!details("mine").open) return;
    const { showOwnProblems } = await import("./own_problems.js");
    await showOwnProblems((link) => this.onChoose(link));
  }

  /** Lists solutions, each to be stepped through. @param {string[][]} lines */
  showCooks(lines) {
    const show = (/** @type {string[]} */ line) => {
      this.#solving.go(0);
      this.#solving.lay(line);
    };
    element("cooks").replaceChildren(
      ...lines.map((line) =>
        make(
          "li",
          "",
          makeButton(line.join(" "), () => show(line)),
        ),
      ),
    );
  }
}

/** @param {Score} score @param {string} game */
function showScore({ best, games: solved, streak }, game) {
  const grades = Object.entries((Object.hasOwn(solved, game) && solved[game]) || {});
  const sums = words.levels.map((name, level) => {
    const own = grades.filter(([grade]) => levelOf(Number(grade)) === level);
    return { name, counts: [0, 1].map((at) => own.reduce((sum, [, counts]) => sum + counts[at], 0)) };
  });
  const [right, tried] = [0, 1].map((at) => sums.reduce((sum, { counts }) => sum + counts[at], 0));
  element("score").textContent = tried ? words.result.game(right, tried) : words.result.none;
  element("streak").textContent = best ? words.result.streak(streak, best) : "";
  element("grades-rows").replaceChildren(
    ...sums
      .filter(({ counts }) => counts[1])
      .map(({ name, counts }) => make("tr", "", make("th", "", name), make("td", "", counts.join(" / ")))),
  );
  element("grades-table").hidden = !tried;
}
