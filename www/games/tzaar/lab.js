// The laboratory's words about Tzaar.

/** @type {Record<"en" | "de", import("../../laboratory/game_names.js").Names>} */
export const names = {
  en: {
    name: "Tzaar",
    variants: { random: "random start, seed", tournament: "the players place their pieces" },
    written: "tzaar, optionally with :tournament or :random= and a seed, as in tzaar:random=1f",
  },
  de: {
    name: "Tzaar",
    variants: { random: "zufällige Aufstellung, Startwert", tournament: "zuerst wird eingesetzt" },
    written: "tzaar, wahlweise mit :tournament oder :random= und einem Startwert, wie tzaar:random=1f",
    expected: "tzaar, wahlweise mit :tournament oder :random= und einem Startwert",
  },
};
