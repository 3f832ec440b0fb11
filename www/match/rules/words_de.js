// The rules of two-player games: German.

/** @type {typeof import("./words_en.js").words} */
export const words = {
  sheet: { close: "Regeln schließen" },
  trial: "Ein erster Zug zum Ausprobieren",
  again: "Von vorn",
  tried: "Der Zug ist schon gemacht: „Von vorn“ bringt die Stellung wieder.",
};
