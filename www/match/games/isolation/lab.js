// What the laboratory says of Isolation.

/** @type {Record<"en" | "de", import("../../../laboratory/arena/names.js").Names>} */
export const names = {
  en: {
    name: "Isolation",
    size: "7 × 7",
    variants: { queen: "pieces move like queens", king: "pieces move like kings" },
    written:
      "isolation, then perhaps how pieces move (:knight, :queen or :king), then perhaps a size from :3x3 to :9x9, as in isolation:queen:5x5",
  },
  de: {
    name: "Isolation",
    size: "7 × 7",
    variants: { queen: "Figuren ziehen wie Damen", king: "Figuren ziehen wie Könige" },
    written:
      "isolation, dann vielleicht die Zugart (:knight, :queen oder :king), dann vielleicht eine Größe von :3x3 bis :9x9, wie isolation:queen:5x5",
    expected:
      "isolation, vielleicht mit :knight, :queen oder :king und einer Größe von :3x3 bis :9x9, wie isolation:queen:5x5",
  },
};
