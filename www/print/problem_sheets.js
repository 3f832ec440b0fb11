// Sheets of problems of two-player games: finds the problems, and makes the pages.

import { explain } from "../match/game_texts.js";
import { Loader, hasOnlyMoves, makeGame } from "../match/loader.js";
import { wordsOf, kindOf } from "../match/game_views.js";
import { openGame } from "../match/opening.js";
import { Finder, fromEasyToHard } from "../problems/finder.js";
import { isOnly, ONLY, formatProblemLink } from "../problems/link.js";
import { tellVerdict } from "../problems/solving_texts.js";
import { words as problemWords, levelOf } from "../problems/words.js";
import { learn } from "../site/i18n.js";
import { LinkError } from "../site/puzzle_link.js";
import { words as common } from "../site/words.js";
import { SheetError } from "./link.js";
import { formatProblemSheet } from "./problem_link.js";
import { words } from "./words.js";
import { make, makeShape } from "../boards/make.js";
import { drawQr } from "../site/qr.js";
import { footOf, gridOf, headOf, listOf } from "./paper.js";
import { drawDiagram } from "./paper_diagram.js";

export { parseProblemSheet } from "./problem_link.js";

/** @typedef {import("./problem_link.js").ProblemSheet} ProblemSheet */

const ROUND = 100; // games between reports of progress

/** Loads all words.problems. Await this before anything else. */
export const learnAllWords = () => learn(problemWords, words, common);

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

  /**
   * Finds or proves the problems of a sheet.
   * @param {ProblemSheet} sheet @param {(progress: string) => void} tell
   * @returns {Promise<import("./puzzle_sheets.js").Dealt>}
   */
  async deal(sheet, tell) {
    for (const game of new Set((sheet.list ?? [sheet]).map(({ game }) => game))) await this.#loader.load(game);
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
    if (isOnly(link.turns) && !hasOnlyMoves(game)) throw new SheetError("n", problemWords.wrong.inexact);
    const result = await this.#finder.find(
      { game, ...link },
      (games, _preparing, problemCount) => tell(words.problems.looking(problemCount, count, games - (games % ROUND))),
      count,
    );
    return result && { ...result, problems: fromEasyToHard(result.problems) };
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
      if (only && !hasOnlyMoves(game)) throw new SheetError("n", problemWords.wrong.inexact);
      const record = openGame({ game, position, moves: [] }, makeGame);
      const player = wordsOf(game).players[record.side === "second" ? "second" : "first"];
      record.free();
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

  /** @param {ProblemSheet} sheet @param {Awaited<ReturnType<Finder["find"]>>} result */
  #finish(sheet, result) {
    const query = formatProblemSheet(sheet);
    if (!result) return { query, message: words.problems.stopped, pages: () => [] };
    const { games, problems } = result;
    if (!problems.length) throw new SheetError("n", problemWords.notFound(games));
    const { length } = problems;
    return {
      query,
      message: length < sheet.count ? words.problems.fewer(length, sheet.count, games) : words.problems.ready(length),
      pages: (/** @type {string} */ address) => makeProblemPages(sheet, problems, address, this.#site.base),
    };
  }
}

// The pages of a sheet of problems: boards with their tasks, and the solutions upside down below them or on their own
// page.

/** @typedef {import("../problems/finder.js").Problem} Problem */

const MOST = 8; // boards on a page: more would be too small to solve on paper
const MOST_SOLUTIONS = 12; // on a page of their own
/** Columns and rows of boards on a page, by their number. */
const LAYOUTS = [[], [1, 1], [1, 2], [2, 2], [2, 2], [2, 3], [2, 3], [2, 4], [2, 4]];
/** The maximum lengths of lines, in moves: later moves are left out. */
const LONGEST = { turned: 11, alone: 60 };

/** The parts of a list, of nearly the same length, none longer than a page allows. @param {Problem[]} problems @param {number} most */
function split(problems, most) {
  const pages = Math.ceil(problems.length / most);
  const ends = Array.from({ length: pages + 1 }, (_, page) => Math.ceil((page * problems.length) / pages));
  return ends.slice(1).map((end, page) => problems.slice(ends[page], end));
}

/**
 * @param {Problem} problem @param {number} number @param {string} base  The site's address. @param {string} name  Of the game, if the
 *   sheet has several.
 */
async function draw({ game, position, turns, grade, only }, number, base, name) {
  let task = "";
  const drawing = drawDiagram(game, position, (pieces, player) => {
    task = only ? problemWords.only.task(player) : problemWords.task(player, turns ?? 0);
    return words.problems.diagram(number, task, pieces);
  });
  // Beside its task, however much room there is.
  drawing.setAttribute("preserveAspectRatio", "xMinYMin");
  const query = formatProblemLink({ game, turns: only ? ONLY : String(turns), grades: "", position });
  const link = /** @type {HTMLAnchorElement} */ (make("a", ""));
  link.href = new URL(`problems.html${query}`, base).href;
  const code = makeShape("svg", { class: "code", "aria-label": words.problems.solve(number) });
  await drawQr(code, link.href);
  link.append(code);
  const caption = make("figcaption", "", make("b", "", String(number)), make("span", "", task));
  if (name) caption.append(make("small", "", name));
  caption.append(make("small", "", problemWords.levels[levelOf(grade)]), link);
  return make("figure", "problem", drawing, caption);
}

const titled = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);

/** @param {Problem[]} problems @param {number} first  The number of the first one. @param {keyof typeof LONGEST} kind */
function listSolutions(problems, first, kind) {
  const lines = problems.map(({ key, line }) => {
    const rest = line.slice(key.length, LONGEST[kind]);
    const ellipsis = line.length > LONGEST[kind] ? " …" : "";
    return make("li", "", make("b", "", key.join(" ")), ` ${rest.join(" ")}${ellipsis}`);
  });
  return listOf(
    kind,
    words.problems.solutions,
    problems[0].only ? words.problems.onlyLine : words.problems.line,
    lines,
    first,
  );
}

/**
 * @param {ProblemSheet} sheet @param {Problem[]} problems @param {string} address  The address of the sheet.
 * @param {string} base  The site's address.
 */
async function makeProblemPages({ turns, title, seed, solutions, list }, problems, address, base) {
  // The address of a list is long, and each problem has its own.
  const foot = () => (list ? footOf("", base) : footOf(words.seed(seed), address));
  const games = [...new Set(problems.map(({ game }) => game))];
  const isMixed = games.length > 1;
  const heading = title || (isMixed ? words.problems.several : wordsOf(games[0]).name);
  const variant = isMixed ? "" : `${titled(kindOf(games[0]).tellVariant(games[0]))}.`;
  const task = [
    variant,
    isOnly(turns) ? words.problems.onlyTask : words.problems.task,
    words.problems.codes,
    ...games.map((game) => words.problems.legends[kindOf(game).id] ?? ""),
  ].join(" ");
  const pages = [];
  let first = 1;
  const groups = split(problems, MOST);
  // Boards are of one size on all pages.
  const layout = LAYOUTS[Math.max(...groups.map(({ length }) => length))];
  for (const group of groups) {
    const start = first;
    const boards = await Promise.all(
      group.map((problem, at) => draw(problem, start + at, base, isMixed ? wordsOf(problem.game).name : "")),
    );
    const grid = gridOf("problems", layout, boards);
    const page = make("section", "page", ...headOf(heading, task.trim()), grid);
    if (solutions === "turned") page.append(listSolutions(group, first, "turned"));
    page.append(foot());
    pages.push(page);
    first += group.length;
  }
  let number = 1;
  for (const group of solutions === "next" ? split(problems, MOST_SOLUTIONS) : []) {
    pages.push(make("section", "page", make("h2", "", heading), listSolutions(group, number, "alone"), foot()));
    number += group.length;
  }
  return pages;
}
