// What a board in another page can be told beside its puzzle. Bad values are refused in words.

import { words } from "../app/words.js";

/** What may stand around the board. @type {readonly ("meter" | "undo" | "redo" | "restart" | "hint" | "share" | "open")[]} */
export const BOARD_CONTROLS = ["meter", "undo", "redo", "restart", "hint", "share", "open"];
export const THEMES = ["auto", "light", "dark"];
export const PALETTES = ["classic", "ocean", "forest", "grey"];
/** The names of the options. */
export const OPTIONS = ["controls", "theme", "palette"];
const USUAL = "undo restart hint";

/** @typedef {{ controls: Set<string>, theme: string, palette: string }} Options */

/** @param {string} name @param {string} value @param {readonly string[]} known */
function oneOf(name, value, known) {
  if (!known.includes(value)) throw new Error(words.wrong.value(name, value, known.join(", ")));
  return value;
}

/** Reads options, each undefined if it is not given. @param {(name: string) => string | undefined} given @returns {Options} */
export function readOptions(given) {
  const wanted = (given("controls") ?? USUAL).split(/[\s,]+/).filter(Boolean);
  const controls = wanted.join() === "none" ? [] : wanted;
  for (const name of controls) {
    if (!BOARD_CONTROLS.some((known) => known === name)) throw new Error(words.wrong.value("controls", name, `${BOARD_CONTROLS.join(", ")}, none`));
  }
  return {
    controls: new Set(controls),
    theme: oneOf("theme", given("theme") ?? "auto", THEMES),
    palette: oneOf("palette", given("palette") ?? "classic", PALETTES),
  };
}
