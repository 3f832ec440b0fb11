// The texts about what is drawn over a picture of the board: German.

/** @type {import("./picture_words.js").Words} */
export const words = {
  last: "Gezeichnete Züge",
  arrows: "Pfeile",
  marks: "Markierte Felder",
  numbers: "Pfeile nummerieren",
  wrong: (found) => `„${found}“ gibt es auf diesem Brett nicht. Pfeile schreibt man wie Züge, mit Kommas dazwischen.`,
};
