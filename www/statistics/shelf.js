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
 * Calls a function while no other tab does. Without locks it is called at once, and tabs repair overwritten entries.
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
 * Forgets entries that another tab has deleted. A tab that did not know of the deletion yet may have stored all of them
 * again with its report: only its own entry stays.
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
  const statistics = read(stored);
  save({ ...statistics, solved: without(statistics.solved), played: without(statistics.played) });
}

/** Adds entries that another tab has overwritten. Entries that another tab has deleted stay deleted. */
function mend() {
  const statistics = load();
  if (!statistics || !count(added)) return;
  if (!count(statistics)) added = nothing();
  const whole = merge(statistics, added);
  if (JSON.stringify(whole) !== JSON.stringify(statistics)) save(whole);
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
  const isStored = keep(KEY, text);
  if (isStored) [held, stored] = [undefined, text];
  return isStored;
}

/** Saves statistics; if they cannot be stored, they are held until they can. @param {Statistics} statistics */
export function saveOrHold(statistics) {
  const isStored = save(statistics);
  if (!isStored) held = statistics;
  return isStored;
}

/**
 * The stored statistics, merged with those being held.
 * @returns {Statistics | undefined} undefined if nothing can be added
 */
export function load() {
  const storedStatistics = loadStored();
  return held ? merge(storedStatistics ?? nothing(), held) : storedStatistics;
}

/**
 * The stored statistics. If they cannot be read, they are set aside for the visitor to save; if there is no room for
 * that, they stay where they are, and nothing can be added.
 * @returns {Statistics | undefined}
 */
function loadStored() {
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
