// English.

export const words = {
  large: (/** @type {string} */ name) => `“${name}” is too large: expected a text file that was saved here.`,
  binary: (/** @type {string} */ name) => `“${name}” is not a text file: expected one that was saved here.`,
  empty: (/** @type {string} */ name) => `“${name}” is empty: expected a text file that was saved here.`,
  part: (/** @type {string} */ name) =>
    `The end of “${name}” is missing: expected the whole file. Copy or download it again.`,
  line: (/** @type {string} */ line) =>
    `“${line}” is not a line of a puzzle’s file: expected lines such as “game: slide3”, “seed: word” or “position: 115.987654321”, and at the end “moves: R2C3”.`,
  duel: (/** @type {string} */ game) => `This file has a game of ${game}: open it on the page of games.`,
  puzzle: (/** @type {string} */ game) => `This file has a puzzle, ${game}: open it on the page of puzzles.`,
  opened: (/** @type {string} */ name) => `“${name}” is open.`,
  refused: (/** @type {string} */ what) => `The file was not opened: ${what} Nothing has changed.`,
};
