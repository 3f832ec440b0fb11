// The laboratory's words about give-away checkers.

/** @type {Record<"en" | "de", import("../../laboratory/game_names.js").Names>} */
export const names = {
  en: {
    name: "give-away checkers",
    written: "giveaway",
  },
  de: {
    name: "Schlagdame",
    written: "giveaway",
    expected: "giveaway",
  },
};
