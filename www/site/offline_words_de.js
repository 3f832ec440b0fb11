// Messages about a new version: German.

/** @type {typeof import("./offline_words_en.js").words} */
export const words = {
  update: "Eine neue Version von Plyground ist da.",
  apply: "Jetzt laden",
};
