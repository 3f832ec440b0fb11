// The sliding puzzles: what the pages know about each, apart from sentences.

/**
 * @typedef {object} Puzzle
 * @property {string} name  In every language.
 * @property {number} columns  Of its board.
 * @property {boolean} hasDistances  Whether it has few enough positions for a table of their distances.
 * @property {readonly number[]} [week]  The distances of its puzzles of the day from Sunday to Saturday: the week starts
 *   easy and ends hard.
 * @property {readonly number[]} [levels]  The distances that are easy, medium, hard and for experts.
 * @property {[number, number]} [sheet]  The default distances of the first and the last puzzle of a printed sheet.
 * @property {Solver} [solver]  For puzzles that are worth a search.
 */
/**
 * @typedef {object} Solver
 * @property {Record<string, string | undefined>} searches  The engines that it offers, by button.
 * @property {number} [databases]  The memory of its pattern databases, in MiB.
 * @property {boolean} [isAhead]  Whether these are computed in advance, because it takes only a fraction of a second.
 */

const PROVING = { quick: "beam", optimal: "breadth-first", prove: "breadth-first" };

/** @type {Record<string, Puzzle>} */
export const PUZZLES = {
  slide2: {
    name: "SlideTwo",
    columns: 3,
    hasDistances: true,
    week: [10, 4, 5, 6, 7, 8, 9],
    levels: [4, 6, 8, 11],
    sheet: [3, 8],
    solver: { searches: PROVING },
  },
  slide3: {
    name: "SlideThree",
    columns: 4,
    hasDistances: true,
    week: [20, 8, 10, 12, 14, 16, 18],
    levels: [6, 10, 14, 20],
    sheet: [6, 16],
  },
  slide4: {
    name: "SlideFour",
    columns: 5,
    hasDistances: false,
    solver: { searches: PROVING, databases: 32, isAhead: true },
  },
  slide5: {
    name: "SlideFive",
    columns: 6,
    hasDistances: false,
    solver: { searches: { quick: "beam", thorough: "beam/width=10000" }, databases: 88 },
  },
};

/** The games of the puzzles. */
export const GAMES = Object.keys(PUZZLES);

/** The puzzle of links that name none, and of each day. */
export const DEFAULT_PUZZLE = "slide3";

/** The name of a puzzle; a game from a later version is shown as it is written. @param {string} game */
export const puzzleName = (game) => (Object.hasOwn(PUZZLES, game) ? PUZZLES[game].name : game);

/** The tiles of the solved board with this many columns, 0 for a blank. @param {number} columns */
export function goalOf(columns) {
  const side = columns - 1;
  return Array.from({ length: columns * columns }, (_, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns];
    return row < side && column < side ? row * side + column + 1 : 0;
  });
}
