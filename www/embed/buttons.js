// Buttons below an embedded board that take the place of its controls.

import { Steps } from "../match/steps.js";
import { words } from "../match/words.js";
import { make } from "./surround.js";

/** @param {string} part @param {string} text @param {() => void} act */
export function button(part, text, act) {
  const control = make("button", "control", { type: "button" });
  control.part.add(part);
  control.dataset.name = part;
  control.textContent = text;
  control.addEventListener("click", act);
  return control;
}

/** @param {() => void} act */
export function closeButton(act) {
  const close = button("close", "×", act);
  close.setAttribute("aria-label", words.end.close);
  return close;
}

/**
 * Fills a row with buttons that step through the moves, and others behind them.
 * @param {HTMLElement} row @param {import("../match/match.js").Match} match @param {HTMLElement[]} others
 */
export function stepThrough(row, match, others) {
  const names = /** @type {const} */ ([
    ["first", "⏮\ufe0e"],
    ["back", "◀\ufe0e"],
    ["forward", "▶\ufe0e"],
    ["last", "⏭\ufe0e"],
  ]);
  const buttons = names.map(([name, sign]) => {
    const control = button(name, sign, () => {});
    control.setAttribute("aria-label", words.steps[name]);
    return control;
  });
  row.replaceChildren(...buttons, ...others);
  return new Steps(row, match, buttons);
}
