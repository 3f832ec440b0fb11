// The review of a game on the games page.

import { lessonOf } from "../match/lesson.js";
import { words } from "../match/words.js";
import { element, make } from "../site/dom.js";
import { reviewStyles } from "../site/files.js";
import { loadStyles } from "../site/late_styles.js";
import { makeReview } from "./panel.js";

const PORTRAIT = "(max-width: 60rem) and (min-height: 32.01rem)"; // as in games.css

/**
 * Loads the texts and styles of the review.
 * @param {import("../match/match.js").Match} match
 * @param {Pick<import("../match/loader.js").Loader, "engine" | "prover">} workers
 * @param {import("./panel.js").Place["board"]} board
 */
export async function loadReview(match, { engine, prover }, board) {
  const making = makeReview(match, engine, {
    board,
    add(section) {
      const link = make("a", "", words.end.lesson);
      link.href = `./learn.html#${lessonOf(match.seats) ?? "alpha-beta"}`;
      section.append(make("p", "", link));
      element("end").after(section);
    },
    // On a phone the board comes first, and the review below it.
    reveal: (section) =>
      matchMedia(PORTRAIT).matches
        ? element("board").scrollIntoView({ block: "start" })
        : section.scrollIntoView({ block: "nearest" }),
    async keep(candidate) {
      const { keepProblem } = await import("../problems/problem_keeper.js");
      const { link, why } = await keepProblem(prover, candidate);
      return { address: link && `./problems.html${link}`, why };
    },
  });
  const [review] = await Promise.all([making, loadStyles(reviewStyles)]);
  return review;
}
