// Where the statistics are stored on this device.

import { recall, remember } from "../site/store.js";
import { merge, nothing, read } from "./record.js";

/** @typedef {import("./record.js").Statistics} Statistics */

const KEY = "statistics";
const ASIDE = "statistics.damaged";

/** Stores a text; returns whether that worked. @param {string} key @param {string} text */
function keep(key, text) {
  remember(key, text);
  return (recall(key) ?? "") === text;
}

/** Statistics that could not be stored: while the page is open, nothing is lost. @type {Statistics | undefined} */
let held;

/** @param {Statistics} statistics  @returns {boolean} whether they are kept */
export function save(statistics) {
  const isKept = keep(KEY, JSON.stringify(statistics));
  if (isKept) held = undefined;
  return isKept;
}

/** The same; statistics that cannot be stored are held until they can. @param {Statistics} statistics */
export function saveOrHold(statistics) {
  const isKept = save(statistics);
  if (!isKept) held = statistics;
  return isKept;
}

/**
 * The stored statistics, merged with those being held.
 * @returns {Statistics | undefined} nothing where there is nothing to add to
 */
export function load() {
  const kept = loadKept();
  return held ? merge(kept ?? nothing(), held) : kept;
}

/**
 * The stored statistics. If they cannot be read, they are set aside for the visitor to save; if there is no room for
 * that, they stay where they are, and nothing can be added.
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

/** The statistics that were set aside; empty if there are none. */
export const setAside = () => recall(ASIDE) ?? "";

/** Restores the text that was set aside, or deletes it. @param {string} text */
export const restoreAside = (text) => keep(ASIDE, text);
