// The button that opens the rules, next to the name of the game.

import { onClick } from "../site/dom.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";

const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/**
 * Offers the rules, which are loaded on first use.
 * @param {(parent: Node, place: import("./sheet.js").Place) => Promise<import("./sheet.js").Rules>} load
 * @param {() => string} game  The game on the board, which must not be covered.
 * @param {(error: Error) => void} fail
 * @param {string[]} [covers]  The elements next to the board that the rules may cover.
 */
export function offerRules(load, game, fail, covers = ["#rules-open", ".tools", ".side"]) {
  /** @type {Promise<import("./sheet.js").Rules> | undefined} */
  let rules;
  const open = async () => {
    try {
      rules ??= load(document.body, { board: part("#board"), above: part(".top"), beside: covers.map(part) });
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
