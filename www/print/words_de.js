// Texts of the print sheet: German.

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  games: { slide2: "SlideTwo", slide3: "SlideThree", slide4: "SlideFour", slide5: "SlideFive" },
  dealing: "Die Rätsel werden gezogen …",
  ready: (count) => `${plural(count, "Rätsel ist", "Rätsel sind")} bereit zum Drucken.`,
  failed: (what) => `Das Blatt konnte nicht erstellt werden: ${what}`,
  noSheet: (what) => `Noch gibt es kein Blatt: ${what}`,

  wrong: {
    ignored: (keys) =>
      ` Ein Teil des Links war unverständlich und wurde übergangen: ${keys.map((key) => `„${key}“`).join(", ")}.`,
    twice: (key) => `„${key}“ steht zweimal im Link: erwartet wird es einmal.`,
    value: (key, value, expected) => `„${key}=${value}“ ist nicht verständlich: erwartet wird ${expected}.`,
    noDistances: (key, game) =>
      `„${key}“ gilt nicht für ${game}, zu dem es keine Abstände und Lösungen gibt: bitte weglassen.`,
  },
  expected: {
    oneOf: (choices) => `eines von ${choices.join(", ")}`,
    count: (most) => `eine Anzahl von Rätseln von 1 bis ${most}`,
    distances: "ein Abstand zum Ziel oder ein Bereich, wie in d=12 oder d=6-16",
    range: (game, greatest) => `ein Abstand von 1 bis ${greatest}, wie er in ${game} vorkommt`,
    seed: (longest) => `irgendein Text von 1 bis ${longest} Zeichen`,
    title: (longest) => `ein Titel von höchstens ${longest} Zeichen`,
    version: (ours) => `${ours}, der Generator dieser Seite`,
  },

  task: (tiles, order) =>
    `Ein Zug schiebt einen ganzen Block aus ${tiles} Kacheln, die in einer Zeile oder Spalte nebeneinander liegen, um ein Feld weiter. Ziel ist, die Kacheln in der Ecke oben links zu ordnen: ${order}. Wie wenige Züge genügen?`,
  tiles: ["", "", "zwei", "drei", "vier", "fünf"],
  puzzle: (number, rows) => `Rätsel ${number}. ${rows}`,
  row: (row, squares) => `Zeile ${row}: ${squares.join(", ")}.`,
  blank: "leer",
  atLeast: (moves) => `mindestens ${plural(moves, "Zug", "Züge")}`,
  solutions: "Lösungen",
  someSolutions: "Lösungen. Andere Wege können ebenso kurz sein.",
  notation:
    "R2+: Zeile 2 nach rechts (→), R2−: nach links (←); C3+: Spalte 3 nach unten (↓), C3−: nach oben (↑). Zeilen zählen von oben, Spalten von links.",
  ways: (lines) =>
    lines === 1
      ? "die einzige kürzeste Lösung"
      : `eine von ${new Intl.NumberFormat("de").format(lines)} kürzesten Lösungen`,
  seed: (seed) => `Startwert „${seed}“`,
};
