// The parts of the play page that are loaded when they are first needed.

import { Game, freshSeed, version } from "../pkg/play.js";
import { PUZZLES } from "../puzzles.js";
import { element } from "../site/dom.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";
import { site } from "../site/start_page.js";
import { follow } from "../site/state.js";
import { explain, words } from "../site/words.js";
import { linkOf } from "./opening.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("../site/puzzle_link.js").Link} Link */
/**
 * @typedef {object} Page
 * @property {(text: string) => void} say
 * @property {(notice: import("../site/engine.js").Notice) => void} tell
 * @property {(link: Link) => Promise<string | undefined>} open  Opens another puzzle; returns the error if it cannot.
 * @property {() => void} restart
 * @property {() => string | undefined} nextOfDay  The address of what comes next in the day, if the visitor goes through it.
 * @property {() => number | undefined} farthest  The maximum distance of the game, if known.
 */

const open = (/** @type {string} */ game, /** @type {string=} */ position) => new Game(game, position);

/** All of them in one script. */
async function load() {
  try {
    return await import("./lazy.js");
  } catch (error) {
    tellMissing();
    throw error;
  }
}

export class LateParts {
  #play;
  #board;
  #page;
  /** Shows solutions. @type {Promise<import("./solution_player.js").Player> | undefined} */
  #player;
  /** Loaded for the first puzzle that has a solver. @type {Promise<import("./solver_panel.js").Solver> | undefined} */
  #solver;
  /** @type {Promise<import("./win_panel.js").Wins> | undefined} */
  #wins;

  /** @param {import("./play.js").Play} play @param {import("./puzzle_board.js").PuzzleBoard} board @param {Page} page */
  constructor(play, board, page) {
    this.#play = play;
    this.#board = board;
    this.#page = page;
    follow(() => {
      const { record } = play;
      if (record && PUZZLES[record.game].solver) void this.#loadSolver();
    });
  }

  #loadPlayer() {
    this.#player ??= load().then(({ Player }) => Player.settle(this.#play, this.#board, open));
    this.#player.catch(() => (this.#player = undefined));
    return this.#player;
  }

  #loadSolver() {
    if (this.#solver) return;
    this.#solver = load().then(({ Solver, hireSearcher }) =>
      Solver.settle(element("solver"), {
        hire: () => hireSearcher({ version: version() }),
        play: this.#play,
        open,
        share: (record, withMoves) => this.share(record, withMoves),
        show: async (record, moves) => (await this.#loadPlayer()).show(record, moves),
      }),
    );
    this.#solver.catch((error) => {
      this.#solver = undefined;
      if (!isMissingPart(error)) this.#page.say(explain(error));
    });
  }

  /** Finds a solution of the position on the board. */
  async solve() {
    this.#page.say(words.solving);
    // The code that loads the solver reports a missing file.
    const { moves, trouble } = (await (await this.#solver?.catch(() => undefined))?.find()) ?? {};
    if (trouble) this.#page.say(trouble);
    return moves;
  }

  async showSolution() {
    return (await this.#loadPlayer()).begin();
  }

  /** @param {GameRecord} record */
  async celebrate(record) {
    const { game, origin } = record;
    const { path } = this.#play;
    // What loads the card reports a missing file.
    if (origin.kind === "day")
      import("../site/days_done.js").then(
        ({ markPuzzle }) => markPuzzle(record),
        () => undefined,
      );
    this.#wins ??= load().then(({ Wins }) => new Wins(this.#play));
    this.#wins.catch(() => (this.#wins = undefined));
    await (await this.#wins).celebrate(record, {
      link: new URL(linkOf(record, []) || "./", site.base).href,
      farthest: this.#page.farthest(),
      freshSeed,
      open: (origin) => void this.#page.open({ game, origin, moves: [] }),
      again: this.#page.restart,
      nextOfDay: this.#page.nextOfDay(),
      focusBoard: () => this.#board.focus(),
      path,
    });
  }

  /** @param {import("./share.js").GameRecord | undefined} record @param {boolean} [withMoves]  Whether to share the moves by default. */
  async share(record, withMoves) {
    (await load()).openShare(record, site.base, withMoves);
  }

  async save() {
    (await load()).savePuzzle(this.#play.record);
  }

  /** @param {File} file */
  async openFile(file) {
    await (await load()).openPuzzleFile(file, this.#page);
  }

  /** An engine that searches without the table of distances. */
  async hire() {
    return (await load()).hireSearcher({ version: version(), onNotice: this.#page.tell, isPatient: true });
  }

  /** @param {Node} parent @param {import("../rules/sheet.js").Place} place */
  async makeRules(parent, place) {
    return (await load()).makeRules(Game, parent, place);
  }
}
