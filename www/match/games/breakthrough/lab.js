// What the laboratory says of Breakthrough.

/** @type {Record<"en" | "de", import("../../../laboratory/arena/names.js").Names>} */
export const names = {
  en: {
    name: "Breakthrough",
    written: "breakthrough, then perhaps :6x6",
  },
  de: {
    name: "Breakthrough",
    written: "breakthrough, dann vielleicht :6x6",
    expected: "breakthrough, vielleicht mit :6x6",
  },
};
