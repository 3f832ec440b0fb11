// The laboratory's words about checkers.

/** @type {Record<"en" | "de", import("../../laboratory/game_names.js").Names>} */
export const names = {
  en: {
    name: "checkers",
    written: "checkers",
  },
  de: {
    name: "Englischer Dame",
    written: "checkers",
    expected: "checkers",
  },
};
