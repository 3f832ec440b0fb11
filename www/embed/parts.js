// The files of a board in the element. The build replaces this by a list of the finished files.

/**
 * The script of a board, by its kind and the name of its game, and what this script will fetch at once, which is fetched
 * together with it.
 * @type {(kind: "puzzle" | "duel" | "problem", game: string) => readonly [script: string, ...early: string[]]}
 */
export const partsOf = (kind) => [
  { puzzle: "embed/board.js", duel: "embed/duel.js", problem: "embed/problem.js" }[kind],
];
