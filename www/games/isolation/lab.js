// The laboratory's words about Isolation.

/** @type {Record<"en" | "de", import("../../laboratory/game_names.js").Names>} */
export const names = {
  en: {
    name: "Isolation",
    size: "7 × 7",
    variants: { queen: "pieces move like queens", king: "pieces move like kings" },
    written:
      "isolation, optionally with a movement (:knight, :queen or :king) and a size from :3x3 to :9x9, as in isolation:queen:5x5",
  },
  de: {
    name: "Isolation",
    size: "7 × 7",
    variants: { queen: "Figuren ziehen wie Damen", king: "Figuren ziehen wie Könige" },
    written:
      "isolation, wahlweise mit Zugart (:knight, :queen oder :king) und Größe von :3x3 bis :9x9, wie isolation:queen:5x5",
    expected:
      "isolation, wahlweise mit :knight, :queen oder :king und einer Größe von :3x3 bis :9x9, wie isolation:queen:5x5",
  },
};
