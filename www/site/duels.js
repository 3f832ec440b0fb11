// The two-player games by name, in the order of their cards: the only list of them in the pages. The build reads it too.

/** Variants have more behind a colon. */
export const DUELS = ["isolation", "giveaway", "checkers", "loa", "tzaar", "breakthrough"];

/**
 * Whether a game is one for two, which has another page and another board than puzzles.
 * @param {string | null | undefined} game
 */
export const isDuel = (game) => DUELS.includes((game ?? "").split(":")[0]);
