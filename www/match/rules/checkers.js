// What is drawn for the rules of checkers and of give-away checkers.

const MEN = { position: "B:W28:B11", picks: "11-15" };
const KING = { position: "B:W13:B27,K11", picks: "11-7", arrows: ["27-31"] };
const CAPTURE = { position: "B:W18,26:B4,15", arrows: ["15x22x31"], picks: "15x22x31" };
const CROWNED = { position: "B:W26,27:B22", moves: ["22x31"] };
const BLOCKED = { position: "W:W13:B6,9" };

/** @param {string} game */
const common = (game) => ({
  men: { game, ...MEN },
  king: { game, ...KING },
  capture: { game, ...CAPTURE },
  crowned: { game, ...CROWNED },
});

/** @returns {import("./show.js").Drawn} */
export const checkers = () => ({
  pictures: {
    ...common("checkers"),
    blocked: { game: "checkers", ...BLOCKED, ends: { winner: "first", reason: "stuck" } },
  },
  trial: { game: "checkers", position: "B:W18,19,26:B15", good: ["15x22x31"] },
});

/** @returns {import("./show.js").Drawn} */
export const giveaway = () => ({
  pictures: {
    ...common("giveaway"),
    given: { game: "giveaway", position: "W:W22:B18", moves: ["22x15"], ends: { winner: "first", reason: "no-pieces" } },
    blocked: { game: "giveaway", ...BLOCKED, ends: { winner: "second", reason: "stuck" } },
  },
  trial: { game: "giveaway", position: "B:W18:B9", good: ["9-14"], then: ["18x9"] },
});
