// The files of boards: the script, and what the script will need. All boards of a page share them, and their language.

import { boards } from "../site/early_files.js";
import { inLanguage, speak } from "../site/language.js";
import { MATCH_GAMES } from "../site/match_games.js";
import { loadScript } from "../site/whereabouts.js";

/** @typedef {typeof import("./puzzle_element.js") | typeof import("./match_element.js") | typeof import("./problem_element.js")} Script */

/** The files of a board, its script first. @param {import("./attributes.js").Kind} kind @param {string} game  Valid or not. */
function filesOf(kind, game) {
  if (kind === "puzzle") return inLanguage(boards.puzzle);
  const id = game.split(":")[0];
  return inLanguage(boards[kind][MATCH_GAMES.includes(id) ? id : MATCH_GAMES[0]]);
}

export class BoardFiles {
  #base;
  /** The files that were fetched before they were needed. @type {Set<string>} */
  #fetched = new Set();
  /** Whether the boards of the page have a language. */
  #isSpeaking = false;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
  }

  /** Their language is that of the first one with such an attribute: they share their words. @param {HTMLElement} element */
  #chooseLanguage(element) {
    if (this.#isSpeaking) return;
    this.#isSpeaking = true;
    const first = document.querySelector("ply-board[lang], ply-board[data-lang]") ?? element;
    speak(first.getAttribute("lang") ?? first.getAttribute("data-lang") ?? "");
  }

  /**
   * Fetches the script of the board of an element, and the files that the script will need.
   * @param {HTMLElement} element @param {import("./attributes.js").Kind} kind @param {string} game  Valid or not.
   * @returns {Promise<Script>}
   */
  load(element, kind, game) {
    this.#chooseLanguage(element);
    const [script, ...early] = filesOf(kind, game);
    const loading = loadScript(this.#base, script);
    for (const file of early.filter((file) => !this.#fetched.has(file))) this.#fetch(file);
    return loading;
  }

  /** @param {string} file */
  #fetch(file) {
    this.#fetched.add(file);
    const link = document.createElement("link");
    link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
    if (link.rel === "preload") link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = this.#base + file;
    // The page belongs to somebody else.
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  }
}
