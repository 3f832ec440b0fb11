// What is said where a result cannot be kept: once, calmly, with what to do.

import { make, makeButton } from "../site/make.js";
import { exportFile } from "./file.js";
import { learnWords, words } from "./words.js";

let isSaid = false;

/** @typedef {import("./record.js").Statistics} Statistics */

/**
 * Says it, unless it was said before.
 * @param {Statistics} statistics  What is not kept.
 * @returns {Promise<HTMLElement[]>}
 */
export async function tellNotKept(statistics) {
  if (isSaid) return [];
  isSaid = true;
  await learnWords();
  return [
    make("p", "note", words.win.notKept),
    make(
      "div",
      "row",
      makeButton(words.win.export, () => exportFile(statistics)),
    ),
  ];
}

/** Says it in a note of its own, which nothing gives way to. @param {Statistics} statistics */
export async function showNotKept(statistics) {
  const parts = await tellNotKept(statistics);
  if (!parts.length) return;
  const note = make("section", "moment");
  note.setAttribute("role", "status");
  note.id = "not-kept";
  document.querySelector("main")?.append(note);
  // A screen reader hears only what changes in an element that it knows.
  await new Promise(requestAnimationFrame);
  parts.at(-1)?.append(makeButton(words.win.close, () => note.remove()));
  note.append(...parts);
}
