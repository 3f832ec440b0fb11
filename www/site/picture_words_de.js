// The texts about drawings over a picture of the board: German.

/** @type {import("./picture_words.js").Words} */
export const words = {
  last: "Gezeichnete Züge",
  arrows: "Pfeile",
  marks: "Markierte Felder",
  numbers: "Pfeile nummerieren",
  wrong: (square) => `„${square}“ gibt es auf diesem Brett nicht. Pfeile schreibt man wie Züge, mit Kommas dazwischen.`,
};
