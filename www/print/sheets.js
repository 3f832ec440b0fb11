// Sheets of puzzles: deals the puzzles, and makes the pages. Sheets of problems are made likewise, by problems.js.

import { Game, Table, freshSeed, initSync, version } from "../pkg/distances.js";
import { Engine } from "../site/engine.js";
import * as files from "../site/files.js";
import { Dealer } from "./dealer.js";
import { formatSheet } from "./link.js";
import { makePages } from "./paper.js";
import { words } from "./words.js";

/**
 * A sheet to be printed.
 * @typedef {object} Dealt
 * @property {string} query  The link of the sheet.
 * @property {string} said  The message about it.
 * @property {(address: string) => HTMLElement[] | Promise<HTMLElement[]>} pages  Makes its pages, given its address; none
 *   if it was stopped.
 * @property {Record<string, string>} [turns]  The choices of turns that only some games have, and their names.
 */
/**
 * A maker of sheets of one kind.
 * @typedef {object} Sheets
 * @property {boolean} isLong  Whether it may take long, and can be stopped.
 * @property {() => void} stop
 * @property {(sheet: any) => string | Promise<string>} freshSeed
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

  freshSeed = () => freshSeed();

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
      said: words.ready(puzzles.length),
      pages: (address) => makePages(sheet, puzzles, address),
    };
  }
}
