// The header: a skip link to the board, the page's language, and a menu with what is not one of its places.

import { element } from "./dom.js";
import { offerLanguages } from "./language.js";
import { tellMissing } from "./load_errors.js";

/** The windows in which the header has room for the language; in others it is in the menu. */
const ROOMY = "(min-width: 48rem) and (min-height: 32.01rem)";

export function wakeHeader() {
  const [menu, languages] = [element("menu"), element("language")];
  offerLanguages(/** @type {HTMLSelectElement} */ (languages));
  const roomy = matchMedia(ROOMY);
  const place = () =>
    roomy.matches ? document.querySelector(".menu-open")?.before(languages) : menu.append(languages);
  roomy.addEventListener("change", place);
  place();
  // The chosen item may be a target on the same page, or open a dialog, which returns the focus to where it is now.
  const close = (/** @type {Event} */ { target }) => {
    if (/** @type {Element} */ (target).closest("a, button") && menu.matches(":popover-open")) menu.hidePopover();
  };
  menu.addEventListener("click", close, { capture: true });
  // It stands where its subject is.
  document.getElementById("statistics")?.addEventListener("click", () => {
    import("../statistics/dialog.js").then(({ openStatistics }) => openStatistics()).catch(tellMissing);
  });
  const today = /** @type {HTMLElement | null} */ (document.querySelector('.top a[href$="today.html"]'));
  if (today) import("./streak_badge.js").then(({ showStreak }) => showStreak(today)).catch(() => undefined);
  const skip = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".skip"));
  skip?.addEventListener("click", (event) => {
    const square = /** @type {HTMLElement | null} */ (
      document.querySelector(`${skip.hash} [role=gridcell][tabindex="0"]`)
    );
    if (!square) return;
    event.preventDefault();
    square.focus();
  });
}
