// A message that a result cannot be saved: shown once, with advice.

import { today } from "../site/daily.js";
import { make, makeButton } from "../site/dom.js";
import { save } from "../site/download.js";
import { learn } from "../site/i18n.js";
import { write } from "./record.js";
import { words } from "./words.js";

let isSaid = false;

/** @typedef {import("./record.js").Statistics} Statistics */

/**
 * Shows the message, unless it was shown before.
 * @param {Statistics} statistics  The statistics that cannot be saved.
 * @returns {Promise<HTMLElement[]>}
 */
export async function tellNotKept(statistics) {
  if (isSaid) return [];
  isSaid = true;
  await learn(words);
  return [
    make("p", "note", words.win.notKept),
    make(
      "div",
      "row",
      makeButton(words.win.export, () => exportFile(statistics)),
    ),
  ];
}

/** Shows it in a separate note, which nothing replaces. @param {Statistics} statistics */
export async function showNotKept(statistics) {
  const parts = await tellNotKept(statistics);
  if (!parts.length) return;
  const note = make("section", "moment");
  note.setAttribute("role", "status");
  note.id = "not-kept";
  document.querySelector("main")?.append(note);
  // A screen reader announces only changes in an element that already exists.
  await new Promise(requestAnimationFrame);
  parts.at(-1)?.append(makeButton(words.win.close, () => note.remove()));
  note.append(...parts);
}

// The statistics as a file for export.

/** @param {import("./record.js").Statistics} statistics */
export const exportFile = (statistics) =>
  save(`plyground-statistics-${today()}.json`, "application/json", write(statistics));
