// Where the statistics are stored on this device, for all tabs.

import { recall, remember } from "../site/store.js";
import { count, merge, nothing, read } from "./record.js";

/** @typedef {import("./record.js").Statistics} Statistics */

const KEY = "statistics";
const ASIDE = "statistics.damaged";
const LOCK = "plyground.statistics";
const PATIENCE = 1_000; // milliseconds: the timeout for another tab

/** Stores a text; returns whether that worked. @param {string} key @param {string} text */
function keep(key, text) {
  remember(key, text);
  return (recall(key) ?? "") === text;
}

/** Statistics that could not be stored: while the page is open, nothing is lost. @type {Statistics | undefined} */
let held;

/** What this tab has added, in case another one overwrites it. */
let added = nothing();

/**
 * Does something while no other tab does. Without locks it is simply done: then tabs mend what they overwrite.
 * @template T @param {() => T} act @returns {Promise<T>}
 */
export async function alone(act) {
  let isDone = false;
  const once = () => {
    isDone = true;
    return act();
  };
  try {
    return /** @type {T} */ (await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, once));
  } catch (error) {
    if (isDone) throw error;
    return act();
  }
}

/** Adds what another tab has overwritten. What another one has deleted stays so. */
function mend() {
  const kept = load();
  if (!kept || !count(added)) return;
  if (!count(kept)) added = nothing();
  const whole = merge(kept, added);
  if (JSON.stringify(whole) !== JSON.stringify(kept)) save(whole);
}

/** Protects what was added just now. @param {(statistics: Statistics) => Statistics} add */
export function protect(add) {
  added = add(added);
}
addEventListener("storage", ({ key }) => key === `plyground.${KEY}` && void alone(mend));

/** @param {Statistics} statistics  @returns {boolean} whether they are kept */
export function save(statistics) {
  if (!count(statistics)) added = nothing();
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
