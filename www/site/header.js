// The header: the way past it to the board, the page's language, and a menu of what finds no room in it.

import { element } from "./dom.js";
import { offerLanguages } from "./language.js";

export function wakeHeader() {
  offerLanguages(/** @type {HTMLSelectElement} */ (element("language")));
  const menu = element("menu");
  // What was chosen may be a place in this very page.
  menu.addEventListener("click", ({ target }) => {
    if (/** @type {Element} */ (target).closest("a, button") && menu.matches(":popover-open")) menu.hidePopover();
  });
  const skip = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".skip"));
  skip?.addEventListener("click", (event) => {
    const square = /** @type {HTMLElement | null} */ (document.querySelector(`${skip.hash} [tabindex="0"]`));
    if (!square) return;
    event.preventDefault();
    square.focus();
  });
}
