// What the laboratory says of Tzaar.

/** @type {Record<"en" | "de", import("../../../laboratory/arena/names.js").Names>} */
export const names = {
  en: {
    name: "Tzaar",
    variants: { random: "random start, seed", tournament: "the players put their pieces down" },
    written: "tzaar, then perhaps :tournament or :random= and a seed, as in tzaar:random=1f",
  },
  de: {
    name: "Tzaar",
    variants: { random: "zufällige Aufstellung, Startwert", tournament: "zuerst wird eingesetzt" },
    written: "tzaar, dann vielleicht :tournament oder :random= und ein Startwert, wie tzaar:random=1f",
    expected: "tzaar, vielleicht mit :tournament oder :random= und einem Startwert",
  },
};
