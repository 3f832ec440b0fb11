// The panel of the page of problems: it also has the score, and leads to harder and easier problems.

import { button, element, make } from "../site/dom.js";
import { harder } from "./offers.js";
import { Panel } from "./panel.js";
import { readScore } from "./score.js";
import { levelOf, words } from "./words.js";

/** The score so far; the page says so if it was damaged. */
export const readShownScore = () => readScore(() => (element("score-said").textContent = words.file.mended));

export class ScorePanel extends Panel {
  #solving;

  /** @param {ConstructorParameters<typeof Panel>} given */
  constructor(...given) {
    super(...given);
    [this.#solving] = given;
  }

  show() {
    super.show();
    const { problem, round } = this.#solving;
    if (!round || this.isWaiting) return;
    button("share").disabled = false;
    button("harder").disabled = !harder(problem);
    this.showScore();
  }

  /** @param {string} task @param {string} [progress] @param {boolean} [isEasierOffered] */
  wait(task, progress, isEasierOffered = false) {
    super.wait(task, progress);
    button("share").disabled = true;
    element("harder").textContent = isEasierOffered ? words.easier : words.harder;
    button("harder").disabled = !isEasierOffered;
  }

  rest() {
    element("harder").textContent = words.harder;
    super.rest();
  }

  showScore() {
    const { game } = this.#solving.problem;
    const { best, games: solved, streak } = readShownScore();
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
}
