// What was left open on this device: each page remembers the game it showed last, and each game its link.

import { forget, recall, remember } from "./store.js";

/** @typedef {"puzzle" | "match"} Page  The page of puzzles, or that of games for two. */

const SHARED = "game"; // where both pages once kept what they had open: a puzzle as a query, a game for two by its name

/** The game that a page showed last. @param {Page} page */
export const savedGame = (page) => recall(page) || undefined;

/** The link of a game that was left open. @param {Page} page @param {string | undefined} game */
export const savedLink = (page, game) => (game && recall(`${page}-${game}`)) || undefined;

/** @param {Page} page @param {string} game */
export const saveGame = (page, game) => remember(page, game);

/**
 * Keeps the link of a game; an empty one says that nothing is left open.
 * @param {Page} page
 * @param {string} game
 * @param {string} link
 */
export const saveLink = (page, game, link) => remember(`${page}-${game}`, link);

const SOLVED = "day"; // the day and the distance of its puzzle that was solved last

/** The distance of a day's puzzle that was solved last, 0 for none. @param {string} day */
export function solvedOf(day) {
  const [last, distance] = recall(SOLVED)?.split(" ") ?? [];
  return (last === day && Number(distance)) || 0;
}

/** @param {string} day @param {number} distance */
export const saveSolved = (day, distance) => remember(SOLVED, `${day} ${distance}`);

/** Moves what was kept under the shared key to where it belongs, once. */
export function takeOver() {
  const kept = recall(SHARED);
  if (kept === undefined) return;
  if (kept.startsWith("?")) {
    const game = new URLSearchParams(kept).get("g") ?? "slide3";
    saveGame("puzzle", game);
    saveLink("puzzle", game, kept);
  } else if (kept) saveGame("match", kept);
  forget(SHARED);
}
