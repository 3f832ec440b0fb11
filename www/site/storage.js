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

/** Forgets a value of this tab. @param {string} key */
export function forgetInTab(key) {
  try {
    sessionStorage.removeItem(`plyground.${key}`);
  } catch {
    // Nothing was kept.
  }
}

// The games left open on this device: each page saves the game it showed last, and each game its link.

/** @typedef {"puzzle" | "match"} Page  The page of puzzles, or the page of two-player games. */

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

/** The players last chosen for a two-player game on this device. @param {string} game */
export function savedSeats(game) {
  const [first, second] = recall(`seats-${game}`)?.split(" ") ?? [];
  return first && second ? { first, second } : undefined;
}

/** @param {string} game @param {{ first: string, second: string }} seats */
export const saveSeats = (game, { first, second }) => remember(`seats-${game}`, `${first} ${second}`);

const WARMED = "warm-ups"; // the number of warm-up puzzles done

/** The number of warm-up puzzles done. */
export const warmUpsDone = () => Number(recall(WARMED)) || 0;

/** @param {number} done */
export const saveWarmUps = (done) => remember(WARMED, String(Math.max(done, warmUpsDone())));
