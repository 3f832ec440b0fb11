// The store of the statistics on this device, for all tabs.

import { recall, remember } from "../site/storage.js";
import { count, merge, nothing, read } from "./player_statistics.js";

/** @typedef {import("./player_statistics.js").Statistics} Statistics */

const KEY = "statistics";
const ASIDE = "statistics.damaged";
const LOCK = "plyground.statistics";
const PATIENCE = 1_000; // milliseconds: the timeout for another tab

/** The statistics this tab stored last, until another tab stores some. */
let stored = "";

/** Stores a text; returns whether that worked. @param {string} key @param {string} text */
function keep(key, text) {
  remember(key, text);
  return (recall(key) ?? "") === text;
}

/** Statistics that could not be stored: while the page is open, nothing is lost. @type {Statistics | undefined} */
let held;

/** The entries that this tab has added, in case another one overwrites them. */
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

/**
 * Forgets what another tab has deleted. A report whose tab had not heard of the deletion yet may have stored it all
 * again: it keeps its own entry only.
 * @param {string | null} deleted  The text that was deleted.
 */
function forget(deleted) {
  added = nothing();
  held = undefined;
  if (!deleted || deleted === stored || recall(KEY) !== stored) return;
  const { solved, played } = read(deleted);
  const old = new Set([...solved, ...played].map((one) => JSON.stringify(one)));
  /** @template T @param {T[]} all */
  const without = (all) => all.filter((one) => !old.has(JSON.stringify(one)));
  const kept = read(stored);
  save({ ...kept, solved: without(kept.solved), played: without(kept.played) });
}

/** Adds entries that another tab has overwritten. Entries that another tab has deleted stay deleted. */
function mend() {
  const kept = load();
  if (!kept || !count(added)) return;
  if (!count(kept)) added = nothing();
  const whole = merge(kept, added);
  if (JSON.stringify(whole) !== JSON.stringify(kept)) save(whole);
}

/** Protects new entries. @param {(statistics: Statistics) => Statistics} add */
export function protect(add) {
  added = add(added);
}

addEventListener("storage", ({ key, oldValue, newValue }) => {
  if (key !== `plyground.${KEY}`) return;
  if (newValue === JSON.stringify(nothing())) forget(oldValue);
  else stored = "";
  void alone(mend);
});

/** @param {Statistics} statistics  @returns {boolean} whether they are kept */
export function save(statistics) {
  if (!count(statistics)) added = nothing();
  const text = JSON.stringify(statistics);
  const isKept = keep(KEY, text);
  if (isKept) [held, stored] = [undefined, text];
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
