// Where the statistics are kept on this device.

import { recall, remember } from "../site/store.js";
import { merge, nothing, read } from "./record.js";

/** @typedef {import("./record.js").Statistics} Statistics */

const KEY = "statistics";
const ASIDE = "statistics.damaged";

/** Keeps a text; tells whether that worked. @param {string} key @param {string} text */
function keep(key, text) {
  remember(key, text);
  return (recall(key) ?? "") === text;
}

/** What found no room: as long as the page is open, nothing is lost. @type {Statistics | undefined} */
let held;

/** @param {Statistics} statistics  @returns {boolean} whether they are kept */
export function save(statistics) {
  const isKept = keep(KEY, JSON.stringify(statistics));
  if (isKept) held = undefined;
  return isKept;
}

/** The same; what finds no room is held until it does. @param {Statistics} statistics */
export function saveOrHold(statistics) {
  const isKept = save(statistics);
  if (!isKept) held = statistics;
  return isKept;
}

/** What is kept, and what is held. @returns {Statistics | undefined} nothing where there is nothing to add to */
export function load() {
  const kept = loadKept();
  return held ? merge(kept ?? nothing(), held) : kept;
}

/**
 * What is kept. Statistics that cannot be read are set aside for the visitor to save; as long as
 * there is no room for that, they stay where they are, and there is nothing to add to.
 * @returns {Statistics | undefined}
 */
function loadKept() {
  const text = recall(KEY);
  if (!text) return nothing();
  try {
    return read(text);
  } catch {
    const aside = [setAside(), text].filter(Boolean).join("\n");
    return keep(ASIDE, aside) && keep(KEY, "") ? nothing() : undefined;
  }
}

/** What was set aside, empty if nothing. */
export const setAside = () => recall(ASIDE) ?? "";

/** Puts back what was set aside, or forgets it. @param {string} text */
export const restoreAside = (text) => keep(ASIDE, text);
