// The options of an embedded board, apart from its puzzle or game. Invalid values are reported in words.

import { LinkError } from "./puzzle_link.js";
import { hasSite } from "./whereabouts.js";
import { words } from "./words.js";

/** @typedef {"meter" | "undo" | "redo" | "restart" | "pause" | "hint" | "solution" | "flip" | "review" | "rules" | "search" | "share" | "open"} Control */

/** The controls that lead to the site. @type {readonly Control[]} */
const LINKS = hasSite ? ["search", "share", "open"] : [];
/** The controls available for a puzzle. @type {readonly Control[]} */
export const PUZZLE_CONTROLS = ["meter", "undo", "redo", "restart", "hint", "rules", ...LINKS];
/** The controls available for a two-player game. @type {readonly Control[]} */
export const MATCH_CONTROLS = ["undo", "redo", "restart", "pause", "hint", "flip", "review", "rules", ...LINKS];
/** The controls available for a problem. @type {readonly Control[]} */
export const PROBLEM_CONTROLS = ["undo", "restart", "hint", "solution", "flip", "rules", ...LINKS];
/** The default controls, as far as they are available. @type {readonly Control[]} */
export const USUAL_CONTROLS = ["undo", "restart", "pause", "hint", "solution", "rules", "search"];
export const THEMES = ["auto", "light", "dark"];
export const PALETTES = ["classic", "ocean", "forest", "grey"];
/** The names of the options. */
export const OPTIONS = [
  ...["controls", "theme", "palette", "pace", "attempts", "next", "lang"],
  ...["arrows", "marks", "readonly"],
];
/** The keys of a problem's link, in short form: a frame has them next to its options. */
export const PROBLEM_KEYS = ["g", "n", "grade", "seed", "day", "v", "p"];
const SLOWEST = 60_000; // milliseconds

/** @typedef {{ controls: Set<string>, theme: string, palette: string, pace: number | undefined }} Options */

/** @param {string} name @param {string} value @param {readonly string[]} known */
function oneOf(name, value, known) {
  if (!known.includes(value)) throw new Error(words.wrong.value(name, value, known.join(", ")));
  return value;
}

/**
 * An attribute that boards have, but not for this game, is a mistake of the page's author.
 * @template {{ ignored: string[] }} T
 * @param {T} link
 */
export function refuseForeign(link) {
  const [name] = link.ignored;
  if (name) throw new LinkError(name, words.wrong.foreign(name));
  return link;
}

/** @param {string} value */
function paceOf(value) {
  if (!/^\d{1,5}$/.test(value) || Number(value) > SLOWEST)
    throw new Error(words.wrong.value("pace", value, `0–${SLOWEST}`));
  return Number(value);
}

/**
 * Reads options; missing ones are undefined.
 * @param {(name: string) => string | undefined} option
 * @param {readonly Control[]} known
 * @returns {Options}
 */
export function readOptions(option, known) {
  const names =
    option("controls")
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? USUAL_CONTROLS.filter((name) => known.includes(name));
  const controls = names.join() === "none" ? [] : names;
  for (const name of controls) {
    if (!known.some((control) => control === name))
      throw new Error(words.wrong.value("controls", name, `${known.join(", ")}, none`));
  }
  const pace = option("pace");
  return {
    controls: new Set(controls),
    pace: pace === undefined ? undefined : paceOf(pace),
    theme: oneOf("theme", option("theme") ?? "auto", THEMES),
    palette: oneOf("palette", option("palette") ?? "classic", PALETTES),
  };
}
