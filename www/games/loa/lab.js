// The laboratory's words about Lines of Action.

/** @type {Record<"en" | "de", import("../../laboratory/game_names.js").Names>} */
export const names = {
  en: {
    name: "Lines of Action",
    variants: { "thesis-2000": "rules of the thesis of 2000", "mover-wins": "the mover wins" },
    written: "loa (Lines of Action), optionally with :thesis-2000 or :mover-wins, and :6x6",
  },
  de: {
    name: "Lines of Action",
    variants: { "thesis-2000": "Regeln der Arbeit von 2000", "mover-wins": "wer zieht, gewinnt" },
    written: "loa (Lines of Action), wahlweise mit :thesis-2000 oder :mover-wins und :6x6",
    expected: "loa, wahlweise mit :thesis-2000 oder :mover-wins und :6x6",
  },
};
