// Isolation: German.

/** @type {typeof import("./en.js").words} */
export const words = {
  name: "Isolation",
  written: "isolation, wahlweise mit queen oder king und einer Größe, wie in isolation:queen:5x5",
  players: { first: "A", second: "B" },
  movements: { knight: "wie Springer", queen: "wie Damen", king: "wie Könige" },
  variant: (movement, size) => `${movement}, ${size} Felder`,
  variants: { movement: "Züge", size: "Größe" },
  ready: "Ein beliebiges freies Feld zum Beginnen wählen.",
  ends: { stuck: (_, loser) => `${loser} kann nicht mehr ziehen` },
  used: "verbraucht",
  refused: { used: "Dieses Feld ist verbraucht." },
  engine: {
    "bad-position": (input) =>
      `„${input}“ ist keine Stellung: erwartet werden die Zeilen von oben, mit Schrägstrichen dazwischen, und wer am Zug ist, wie in 7/7/7/3a3/7/7/7 b`,
    "bad-move": (input) => `„${input}“ ist kein Zug: erwartet wird ein Feld, wie in d4`,
  },
};
