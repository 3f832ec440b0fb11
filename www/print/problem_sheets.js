// Sheets of problems of two-player games: finds the problems, and makes the pages.

import { explain } from "../two_player/game_texts.js";
import { Loader, freshSeed, hasOnlyMoves, makeGame } from "../two_player/loader.js";
import { wordsOf } from "../two_player/game_views.js";
import { openGame } from "../two_player/opening.js";
import { Finder, fromEasyToHard } from "../problems/finder.js";
import { isOnly, ONLY } from "../problems/link.js";
import { tellVerdict } from "../problems/solving_texts.js";
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
    this.#finder = new Finder(this.#loader.prover);
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
   * Finds or proves the problems of a sheet.
   * @param {ProblemSheet} sheet @param {(progress: string) => void} tell
   * @returns {Promise<import("./puzzle_sheets.js").Dealt>}
   */
  async deal(sheet, tell) {
    await this.#loader.load(sheet.game);
    try {
      return this.#finish(sheet, await (sheet.list ? this.#prove(sheet.list, tell) : this.#find(sheet, tell)));
    } catch (error) {
      if (error instanceof SheetError) throw error;
      throw error instanceof LinkError ? new SheetError(error.key, error.message) : new Error(explain(error));
    }
  }

  /** @param {ProblemSheet} sheet @param {(progress: string) => void} tell */
  async #find({ game, count, ...link }, tell) {
    tell(words.problems.looking(0, count, 0));
    // The first board shows whether the game exists.
    openGame({ game, moves: [] }, makeGame).free();
    if (isOnly(link.turns) && !hasOnlyMoves(game)) throw new SheetError("n", asked.wrong.inexact);
    const found = await this.#finder.find(
      { game, ...link },
      (games, _preparing, found) => tell(words.problems.looking(found, count, games - (games % ROUND))),
      count,
    );
    return found && { ...found, problems: fromEasyToHard(found.problems) };
  }

  /**
   * Proves the problems of a list, in its order.
   * @param {import("../problems/position_list.js").Entry[]} list @param {(progress: string) => void} tell
   */
  async #prove(list, tell) {
    /** @type {import("../problems/finder.js").Problem[]} */
    const problems = [];
    for (const [at, { game, position, turns }] of list.entries()) {
      tell(words.problems.proving(at + 1, list.length));
      const only = isOnly(turns);
      if (only && !hasOnlyMoves(game)) throw new SheetError("n", asked.wrong.inexact);
      const round = openGame({ game, position, moves: [] }, makeGame);
      const player = wordsOf(game).players[round.side === "second" ? "second" : "first"];
      round.free();
      const examined = await this.#finder.examine({ game, position, turns: only ? 0 : Number(turns), only });
      if (!examined) return undefined;
      if (examined.verdict !== "sound")
        throw new SheetError(
          "p",
          words.problems.wrong.entry(at + 1, tellVerdict(examined, Number(turns), player, only)),
        );
      problems.push(examined.problem);
    }
    return { games: 0, problems };
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
      pages: (/** @type {string} */ address) => makeProblemPages(sheet, problems, address, this.#site.base),
    };
  }
}
