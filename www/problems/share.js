// Sharing a problem: its link and texts, and snippets for other pages.

import { kindOf, wordsOf } from "../match/game_views.js";
import { makeGame } from "../match/loader.js";
import { openGame } from "../match/opening.js";
import { PROBLEM_CONTROLS } from "../site/embed_options.js";
import { ShareBox } from "../site/share_box.js";
import { Snippets } from "../site/snippets.js";
import { formatProblemLink } from "./link.js";
import { words } from "./words.js";

/** @typedef {{ link: import("./link.js").ProblemLink, problem: import("./solving.js").Problem, player: string, isFlipped: boolean }} Shared */

class Share {
  #base;
  #box = new ShareBox(() => this.#describe());
  #snippets;
  /** @type {Shared | undefined} */
  #shared;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    this.#snippets = new Snippets(base, PROBLEM_CONTROLS, () => this.#paste());
  }

  /** @param {Shared} shared */
  open(shared) {
    this.#shared = shared;
    void this.#box.open();
  }

  get #now() {
    const { link, problem, player } = /** @type {Shared} */ (this.#shared);
    const query = formatProblemLink(link);
    const task = problem.only ? words.only.task(player) : words.task(player, problem.turns ?? 0);
    const title = `${wordsOf(problem.game).name}: ${task}`;
    return { problem, query, address: new URL(`problems.html${query}`, this.#base).href, title };
  }

  /** The problem's start position, not the one on the board. @param {import("./solving.js").Problem} problem */
  #position({ game, position }) {
    const record = openGame({ game, position, moves: [] }, makeGame);
    const { drawing, rows, view } = record;
    record.free();
    return { drawing, view, tall: rows / view.columns };
  }

  #describe() {
    const { problem, address, title } = this.#now;
    this.#snippets.show();
    const { drawing, view } = this.#position(problem);
    const { game, position } = problem;
    const { columns, cells } = view;
    const picture = { game, position, columns, cells, flip: this.#shared?.isFlipped };
    return { link: address, position, drawing, picture, title, text: title };
  }

  /** @returns {import("../site/snippets.js").Pasted} */
  #paste() {
    const { problem, query, address, title } = this.#now;
    const own = query.slice(1);
    return {
      board: { problem: own },
      query: `?problem&${own}`,
      link: address,
      title,
      tall: this.#position(problem).tall,
      hasTally: kindOf(problem.game).tally !== undefined,
      hasTask: true,
    };
  }
}

/** @type {Share | undefined} */
let share;

/** Opens the dialog for a problem. @param {Shared} shared @param {string} base  The site's address. */
export function openShare(shared, base) {
  share ??= new Share(base);
  share.open(shared);
}
