// The laboratory's words about Breakthrough.

/** @type {Record<"en" | "de", import("../../laboratory/game_names.js").Names>} */
export const names = {
  en: {
    name: "Breakthrough",
    written: "breakthrough, optionally with :6x6",
  },
  de: {
    name: "Breakthrough",
    written: "breakthrough, wahlweise mit :6x6",
    expected: "breakthrough, wahlweise mit :6x6",
  },
};
