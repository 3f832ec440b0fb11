// The diagrams of the rules of checkers, some of which give-away checkers shares.

const MEN = { position: "B:W28:B11", picks: "11-15" };
const KING = { position: "B:W13:B27,K11", picks: "11-7", arrows: ["27-31"] };
const CAPTURE = { position: "B:W18,26:B4,15", arrows: ["15x22x31"], picks: "15x22x31" };
const CROWNED = { position: "B:W26,27:B22", moves: ["22x31"] };
export const BLOCKED = { position: "W:W13:B6,9" };

/** @param {string} game */
export const common = (game) => ({
  men: { game, ...MEN },
  king: { game, ...KING },
  capture: { game, ...CAPTURE },
  crowned: { game, ...CROWNED },
});

/** @returns {import("../../match/rules/show.js").Drawn} */
export const drawn = () => ({
  pictures: {
    ...common("checkers"),
    blocked: { game: "checkers", ...BLOCKED, ends: { winner: "first", reason: "stuck" } },
  },
  trial: { game: "checkers", position: "B:W18,19,26:B15", good: ["15x22x31"] },
});
