// Sheets of problems of two-player games: finds the problems, and makes the pages.

import { explain } from "../match/game_texts.js";
import { Loader, freshSeed, hasOnlyMoves, makeGame } from "../match/loader.js";
import { openGame } from "../match/opening.js";
import { Finder, fromEasyToHard } from "../problems/finder.js";
import { isOnly, ONLY } from "../problems/link.js";
import { words as asked } from "../problems/words.js";
import { learn } from "../site/i18n.js";
import { LinkError } from "../site/puzzle_link.js";
import { words as common } from "../site/words.js";
import { SheetError } from "./link.js";
import { formatProblemSheet } from "./problem_link.js";
import { makeProblemPages } from "./problem_paper.js";
import { words } from "./words.js";

export { parseProblemSheet } from "./problem_link.js";

/** @typedef {import("./problem_link.js").ProblemSheet} ProblemSheet */

const ROUND = 100; // games between reports of progress
const SHORT = 6; // characters of a seed, which is seen on the sheet

/** Loads all words.problems. Await this before anything else. */
export const learnAllWords = () => learn(asked, words, common);

export class ProblemSheets {
  isLong = true;
  #site;
  #loader;
  #finder;

  /** @param {import("../site/service.js").Site} site @param {(notice: string) => void} say */
  constructor(site, say) {
    this.#site = site;
    this.#loader = new Loader(site, (notice) => say(common.engine[notice]));
    this.#finder = new Finder(this.#loader);
  }

  stop() {
    this.#finder.stop();
  }

  /** @param {ProblemSheet} sheet */
  async freshSeed({ game }) {
    await this.#loader.load(game);
    return freshSeed(game).slice(-SHORT);
  }

  /**
   * Finds the problems of a sheet.
   * @param {ProblemSheet} sheet @param {(progress: string) => void} tell
   * @returns {Promise<import("./puzzle_sheets.js").Dealt>}
   */
  async deal(sheet, tell) {
    const { game, count, ...link } = sheet;
    tell(words.problems.looking(0, count, 0));
    await this.#loader.load(game);
    let found;
    try {
      // The first board shows whether the game exists.
      openGame({ game, moves: [] }, makeGame).free();
      if (isOnly(link.turns) && !hasOnlyMoves(game)) throw new SheetError("n", asked.wrong.inexact);
      found = await this.#finder.find(
        { game, ...link },
        (games, _preparing, found) => tell(words.problems.looking(found, count, games - (games % ROUND))),
        count,
      );
    } catch (error) {
      if (error instanceof SheetError) throw error;
      throw error instanceof LinkError ? new SheetError(error.key, error.message) : new Error(explain(error));
    }
    return this.#finish(sheet, found);
  }

  /** @param {ProblemSheet} sheet @param {Awaited<ReturnType<Finder["find"]>>} found */
  #finish(sheet, found) {
    const query = formatProblemSheet(sheet);
    /** @type {Record<string, string>} */
    const turns = hasOnlyMoves(sheet.game) ? { [ONLY]: asked.only.choice("") } : {};
    if (!found) return { query, said: words.problems.stopped, pages: () => [], turns };
    const { games, problems } = found;
    if (!problems.length) throw new SheetError("n", asked.notFound(games));
    const { length } = problems;
    return {
      query,
      turns,
      said: length < sheet.count ? words.problems.fewer(length, sheet.count, games) : words.problems.ready(length),
      pages: (/** @type {string} */ address) =>
        makeProblemPages(sheet, fromEasyToHard(problems), address, this.#site.base),
    };
  }
}
