// English.

export const words = {
  heard: {
    nothing: "Nothing has happened on the board yet.",
    move: (/** @type {string} */ moves, /** @type {number | undefined} */ distance) =>
      `Moves so far: ${moves}${distance === undefined ? "" : `; ${distance} to win`}.`,
    solved: (/** @type {{ moves: number, optimum: number | null }} */ { moves, optimum }) =>
      `Solved in ${moves}${optimum === null ? "" : `; the shortest way takes ${optimum}`}.`,
  },
};
