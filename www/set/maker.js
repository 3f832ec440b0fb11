// The form that makes a set: of a seed, or of the positions that are given.

import { explain } from "../two_player/game_texts.js";
import { readProblemLink } from "../problems/link.js";
import { element, input } from "../site/dom.js";
import { ownPairs } from "../site/query.js";
import { LinkError } from "../site/puzzle_link.js";
import { sentence } from "../site/words.js";
import { MOST, formatSet } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").ProblemSet} ProblemSet */

/** A problem of a line: its link, or its position. @param {string} line @param {{ game: string, turns: string }} usual */
function readLine(line, { game, turns }) {
  const isLink = line.includes("?");
  const { position, ...link } = readProblemLink(
    isLink
      ? ownPairs(line.slice(line.indexOf("?")))
      : [
          ["g", game],
          ["n", turns],
          ["p", line],
        ],
  );
  if (position === undefined) throw new LinkError("p", words.wrong.noPosition);
  return { game: link.game, turns: link.turns, position };
}

/** The set that the lines make; throws readable errors. @param {string[]} lines @param {{ game: string, turns: string }} usual @returns {ProblemSet} */
export function setOfLines(lines, usual) {
  if (lines.length > MOST) throw new Error(words.wrong.line(MOST + 1, words.wrong.count(MOST)));
  const list = lines.map((line, at) => {
    try {
      return readLine(line, usual);
    } catch (error) {
      throw new Error(words.wrong.line(at + 1, sentence(explain(error))));
    }
  });
  return { list, count: list.length };
}

/** @param {import("./link.js").ProblemLink} link @param {number} count  The first choice. */
export function offerMaker({ game, turns, grades, seed }, count) {
  const value = (/** @type {string} */ id) => input(id).value.trim();
  const first = { game: game.split(":")[0], turns, grades, seed: seed ?? "plyground", count: String(count) };
  for (const [id, value] of Object.entries(first)) {
    const field = input(id);
    field.value = value;
    // The list lacks what a link may ask for.
    if (!field.value && field instanceof HTMLSelectElement) field.selectedIndex = 0;
  }
  element("make-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const error = element("make-error");
    error.hidden = true;
    try {
      const kind = { game: value("game"), turns: value("turns") };
      const lines = value("positions")
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      const set = lines.length
        ? setOfLines(lines, kind)
        : { link: { ...kind, grades: value("grades"), seed: value("seed") }, count: Number(value("count")) };
      location.assign(`./set.html${formatSet(set)}`);
    } catch (wrong) {
      error.textContent = /** @type {Error} */ (wrong).message;
      error.hidden = false;
    }
  });
}
