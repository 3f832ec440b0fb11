// The rules of a game in short.

import { element } from "../app/dom.js";
import { wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** @param {string} html  Of this site's own words. @param {string} [kind] */
function paragraph(html, kind) {
  const made = document.createElement("p");
  if (kind) made.className = kind;
  made.innerHTML = html;
  return made;
}

/** Shows the rules of a game. @param {string} game */
export function showRules(game) {
  const { name, rules, source } = wordsOf(game);
  element("rules-title").textContent = words.rulesTitle(name);
  element("rules-text").replaceChildren(...rules.map((html) => paragraph(html)), paragraph(source, "note"));
}

/** Opens the rules, and takes the visitor there. */
export function openRules() {
  const fold = /** @type {HTMLDetailsElement} */ (element("rules"));
  fold.open = true;
  fold.querySelector("summary")?.focus({ preventScroll: true });
  fold.scrollIntoView({ block: "start" });
}
