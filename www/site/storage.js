// Data saved on this device. Storage may be forbidden or full: then nothing is saved.

/** @param {string} key @returns {string | undefined} */
export function recall(key) {
  try {
    return localStorage.getItem(`plyground.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`plyground.${key}`, value);
  } catch {
    // The page works without storage.
  }
}

// The games left open on this device: each page saves the game it showed last, and each game its link.

/** @typedef {"puzzle" | "match"} Page  The page of puzzles, or that of two-player games. */

/** The last game shown on a page. @param {Page} page */
export const savedGame = (page) => recall(page) || undefined;

/** The link of a game that was left open. @param {Page} page @param {string | undefined} game */
export const savedLink = (page, game) => (game && recall(`${page}-${game}`)) || undefined;

/** @param {Page} page @param {string} game */
export const saveGame = (page, game) => remember(page, game);

/**
 * Saves the link of a game; an empty one means that nothing is left open.
 * @param {Page} page
 * @param {string} game
 * @param {string} link
 */
export const saveLink = (page, game, link) => remember(`${page}-${game}`, link);

const SOLVED = "day"; // the day and the distance of the last daily puzzle solved

/** The distance of the last puzzle of a day that was solved, 0 for none. @param {string} day */
export function solvedOf(day) {
  const [last, distance] = recall(SOLVED)?.split(" ") ?? [];
  return (last === day && Number(distance)) || 0;
}

/** @param {string} day @param {number} distance */
export const saveSolved = (day, distance) => remember(SOLVED, `${day} ${distance}`);
