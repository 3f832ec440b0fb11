// Sheets of puzzles: deals the puzzles, and makes the pages. Sheets of problems are made likewise, by problems.js.

import { Game, initSync, Table, version } from "../pkg/distances.js";
export { freshSeed } from "../pkg/distances.js";
import { puzzleName } from "../puzzles.js";
import { Engine } from "../site/engine.js";
import * as files from "../site/files.js";
import { bad, distancesOf, formatDistances, formatSheet } from "./link.js";
import { makePages } from "./paper.js";
import { words } from "./words.js";

/**
 * A sheet to be printed.
 * @typedef {object} Dealt
 * @property {string} query  The link of the sheet.
 * @property {string} message  The message about it.
 * @property {(address: string) => HTMLElement[] | Promise<HTMLElement[]>} pages  Makes its pages, given its address; none
 *   if it was stopped.
 */
/**
 * A maker of sheets of one kind.
 * @typedef {object} Sheets
 * @property {boolean} isLong  Whether it may take long, and can be stopped.
 * @property {() => void} stop
 * @property {(sheet: any, tell: (progress: string) => void) => Promise<Dealt>} deal
 */

export class PuzzleSheets {
  isLong = false;
  #dealer;

  /** @param {import("../site/service.js").Site} site @param {WebAssembly.Module} compiled */
  constructor(site, compiled) {
    initSync({ module: compiled });
    const engine = new Engine({
      compiled: () => compiled,
      module: () => ({ Game, Table, initSync, version }),
      worker: files.worker,
      site,
      version: version(),
      onNotice() {},
    });
    this.#dealer = new Dealer(engine, Game);
  }

  stop() {}

  /**
   * Deals the puzzles of a sheet.
   * @param {import("./link.js").Sheet} sheet @param {(progress: string) => void} tell
   * @returns {Promise<Dealt>}
   */
  async deal(sheet, tell) {
    tell(words.dealing);
    const puzzles = await this.#dealer.deal(sheet);
    return {
      query: formatSheet(sheet),
      message: words.ready(puzzles.length),
      pages: (address) => makePages(sheet, puzzles, address),
    };
  }
}

// Deals the puzzles of a sheet.

/**
 * A puzzle to be printed; its distance is unknown in a game without distances.
 * @typedef {{ position: string, columns: number, cells: Uint8Array, distance?: number, line?: string[], lines?: number
 *   }} Puzzle
 * @typedef {import("./link.js").Sheet} Sheet
 */

const ATTEMPTS = 40; // attempts to find a puzzle that is not on the sheet yet

class Dealer {
  #engine;
  #Game;

  /** @param {import("../site/engine.js").Engine} engine @param {typeof import("../pkg/play.js").Game} Game */
  constructor(engine, Game) {
    this.#engine = engine;
    this.#Game = Game;
  }

  /** @param {Sheet} sheet @returns {Promise<Puzzle[]>} */
  async deal(sheet) {
    const { game, count, distances } = sheet;
    const seeds = Array.from({ length: count }, (_, at) => `${sheet.seed} ${at + 1}`);
    if (!distances) return seeds.map((seed) => this.#look(game, this.#Game.randomPosition(game, seed)));
    const { counts } = await this.#engine.ask("histogram", { game });
    const greatest = counts.length - 1;
    if (Math.min(...distances) < 1 || Math.max(...distances) > greatest)
      throw bad("d", formatDistances(distances), words.expected.range(puzzleName(game), greatest));
    /** @type {Puzzle[]} */
    const puzzles = [];
    for (const [at, distance] of distancesOf(distances, count).entries()) {
      const position = await this.#draw(game, distance, seeds[at], puzzles);
      const { moves, lines } = await this.#engine.ask("line", { game, position });
      puzzles.push({ ...this.#look(game, position), distance, line: moves, lines });
    }
    return puzzles;
  }

  /**
   * Draws a position at a distance that is not on the sheet yet; if there are too few, positions repeat.
   * @param {string} game @param {number} distance @param {string} seed @param {Puzzle[]} puzzles @returns
   *   {Promise<string>}
   */
  async #draw(game, distance, seed, puzzles) {
    for (let attempt = 1; ; attempt++) {
      const { position } = await this.#engine.ask("deal", {
        game,
        distance,
        seed: attempt === 1 ? seed : `${seed} ${attempt}`,
      });
      if (attempt === ATTEMPTS || puzzles.every((puzzle) => puzzle.position !== position)) return position;
    }
  }

  /** @param {string} name @param {string} position */
  #look(name, position) {
    const game = new this.#Game(name, position);
    try {
      return { position, columns: game.columns, cells: game.cells() };
    } finally {
      game.free();
    }
  }
}
