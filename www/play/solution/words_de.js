// Texts for showing a solution: German.

const numbers = new Intl.NumberFormat("de");

/** @type {typeof import("./words_en.js").words} */
export const words = {
  back: "Schritt zurück",
  forward: "Schritt vor",
  play: "Abspielen",
  pause: "Anhalten",
  speed: "Tempo",
  speeds: { slow: "langsam", normal: "normal", fast: "schnell" },
  close: "Zurück zu meinem Spiel",
  scrub: "Zug der Lösung",
  ready: (length) =>
    `Noch ${length === 1 ? "ein Zug" : `${length} Züge`} bis zum Ziel. Ab dem ersten Schritt gilt dieses Rätsel als mit Tipps gelöst.`,
  at: (at, length, next, lines) =>
    `Zug ${at} von ${length}${next ? `, als nächstes ${next}` : ": gelöst"}.${lines === undefined ? "" : lines === 1 ? " Das ist die einzige kürzeste Lösung." : ` Eine von ${numbers.format(lines)} kürzesten Lösungen.`}`,
};
