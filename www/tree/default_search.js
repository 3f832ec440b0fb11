// What the page shows without a link: a small tree in the middle of a game.

/** The game of a link that names none, and its position. */
export const USUAL = { game: "isolation:5x5", position: "5/1x3/bx3/5/2a2 a" };
