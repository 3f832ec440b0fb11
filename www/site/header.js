// The header: a skip link to the board, the page's language, and a menu for what does not fit.

import { element } from "./dom.js";
import { offerLanguages } from "./language.js";

export function wakeHeader() {
  offerLanguages(/** @type {HTMLSelectElement} */ (element("language")));
  const menu = element("menu");
  // The chosen item may be a target on the same page.
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
