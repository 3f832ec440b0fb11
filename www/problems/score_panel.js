// The panel of the page of problems: it also has the score, and leads to harder and easier problems.

import { button, element, make } from "../site/dom.js";
import { follow, observe } from "../site/state.js";
import { harder } from "./offers.js";
import { Panel } from "./panel.js";
import { readScore } from "./score.js";
import { levelOf, words } from "./words.js";

/** @typedef {import("./score.js").Score} Score */

/** The score so far; the page says so if it was damaged. */
const readShownScore = () => readScore(() => (element("score-said").textContent = words.file.mended));

export class ScorePanel extends Panel {
  score = readShownScore();

  /** @param {ConstructorParameters<typeof Panel>} given */
  constructor(...given) {
    super(...given);
    observe(this);
    const [solving] = given;
    follow(() => {
      button("share").disabled = !this.isReady;
      const isEasier = !!this.waiting && this.isEasierOffered;
      element("harder").textContent = isEasier ? words.easier : words.harder;
      button("harder").disabled = this.isReady ? !harder(solving.problem) : !isEasier;
    });
    follow(() => showScore(this.score, solving.problem.game));
  }

  /** The score on this device has changed. */
  readScore() {
    this.score = readShownScore();
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
