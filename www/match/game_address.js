// The address of the page of games: it leads to the game on the board. A branch has its own step in the browser's history.

import { pageQuery } from "../site/query.js";
import { follow } from "../site/state.js";
import { formatGameLink, parseGameLink } from "./link.js";
import { startOf } from "./opening.js";

/** @typedef {import("./link.js").GameLink} GameLink */
/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").Left} Left */

/** The link in the address: its query or, after a #, the same keys. */
export const addressed = () => pageQuery() || (/^#(?:g|game)=/.test(location.hash) ? location.hash : "");

/** The link of the game on the board. @param {Match} match @param {string[]} [moves] @returns {GameLink} */
export const linkOf = ({ record, seats, line }, moves = line) => ({
  game: record?.game ?? "isolation",
  position: record && startOf(record),
  moves,
  ...seats,
});

/** The game that a link describes, as one that was left for a branch. @param {string} link @param {(game: string) => string[]} playersOf
 * @param {boolean} knowsSeats @returns {Left} */
export function readLeft(link, playersOf, knowsSeats) {
  const { moves, first, second } = parseGameLink(link, playersOf);
  return { moves, seats: { first, second }, knowsSeats };
}

export class GameAddress {
  /** The link that is open, or was tried. */
  opened = "";
  /** Whether it leads to the game on the board; a wrong one stays until there is a move. */
  isRight = true;
  #match;

  /** @param {Match} match @param {() => void} open  Opens the address: the visitor went back or on to it. */
  constructor(match, open) {
    this.#match = match;
    // A jump within the page does not change the game.
    addEventListener("popstate", () => addressed() !== this.opened && open());
    follow(() => this.#show());
  }

  /**
   * The state of a step of the browser's history: whether the game was played here, which its link does not say, and the
   * link of the game of which it shows a branch.
   */
  get #state() {
    const { left, knowsSeats } = this.#match;
    if (!left) return { isSeated: knowsSeats };
    const link = { ...linkOf(this.#match, left.moves), ...left.seats };
    return { isSeated: left.knowsSeats, left: formatGameLink(link) };
  }

  #show() {
    const { record, line } = this.#match;
    if (!record || !(this.isRight || line.length)) return;
    this.opened = formatGameLink(linkOf(this.#match));
    history.replaceState(this.#state, "", this.opened || location.pathname);
  }

  /** A new step of the browser's history leads to another game. @param {GameLink} link */
  pushStep(link) {
    this.isRight = true;
    this.opened = formatGameLink(link);
    history.pushState(null, "", this.opened || location.pathname);
  }

  /** The game or the branch that is being left keeps its step: the next change is written into the new one. */
  keepStep() {
    history.pushState(null, "", location.href);
  }
}
