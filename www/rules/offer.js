// The button that opens the rules, next to the name of the game.

import { onClick } from "../site/dom.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";

const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/**
 * Offers the rules, which are loaded on first use.
 * @param {object} page
 * @param {(parent: Node, place: import("./sheet.js").Place) => Promise<import("./sheet.js").Rules>} page.load
 * @param {() => string} page.game  The game on the board.
 * @param {string} page.board  The element that must not be covered.
 * @param {string[]} page.covers  The elements next to the board that the rules may cover.
 * @param {(error: Error) => void} page.fail
 */
export function offerRules({ load, game, board, covers, fail }) {
  /** @type {Promise<import("./sheet.js").Rules> | undefined} */
  let rules;
  const open = async () => {
    try {
      rules ??= load(document.body, { board: part(board), above: part(".top"), beside: covers.map(part) });
      await (await rules).open(game());
    } catch (error) {
      // The next press tries again.
      rules = undefined;
      if (isMissingPart(error)) tellMissing();
      else fail(/** @type {Error} */ (error));
    }
  };
  onClick("rules-open", open);
  return {
    /** Shows the rules of another game, if rules are open. @param {string} game */
    follow: (game) => void rules?.then((rules) => rules.follow(game)).catch(() => undefined),
  };
}
