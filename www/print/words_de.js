// Texts of the print sheet, and of the page’s HTML: German.

import { html as common } from "../site/words_de.js";

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;
const problems = (/** @type {number} */ count) => `${count} ${count === 1 ? "Aufgabe" : "Aufgaben"}`;
const games = (/** @type {number} */ count) => `${count.toLocaleString("de")} ${count === 1 ? "Partie" : "Partien"}`;

/** @type {import("./words.js").Words} */
export const words = {
  dealing: "Die Rätsel werden gezogen …",
  ready: (count) => `${plural(count, "Rätsel ist", "Rätsel sind")} bereit zum Drucken.`,
  failed: (reason) => `Das Blatt konnte nicht erstellt werden: ${reason}`,
  noSheet: (reason) => `Noch gibt es kein Blatt: ${reason}`,

  wrong: {
    ignored: (keys) =>
      ` ${keys.map((key) => `„${key}“`).join(", ")} im Link ${keys.length === 1 ? "ist unbekannt und wurde" : "sind unbekannt und wurden"} übergangen.`,
    twice: (key) => `„${key}“ steht zweimal im Link: erwartet wird es einmal.`,
    value: (key, value, expected) => `„${key}=${value}“ ist nicht verständlich: erwartet wird ${expected}.`,
    noDistances: (key, game) =>
      `„${key}“ gilt nicht für ${game}, zu dem es keine Abstände und Lösungen gibt: Lass es weg.`,
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
    `Ein Zug schiebt einen ganzen Block aus ${tiles} Kacheln, die in einer Zeile oder Spalte nebeneinander liegen, um ein Feld weiter. Ordne die Kacheln in der Ecke oben links: ${order}. Wie wenige Züge brauchst du?`,
  tiles: ["", "", "zwei", "drei", "vier", "fünf"],
  puzzle: (number, rows) => `Rätsel ${number}. ${rows}`,
  row: (row, squares) => `Zeile ${row}: ${squares.join(", ")}.`,
  blank: "leer",
  atLeast: (moves) => `mindestens ${plural(moves, "Zug", "Züge")}`,
  solutions: "Lösungen",
  someSolutions: "Lösungen. Andere Wege können ebenso kurz sein.",
  notation: "2→: Zeile 2 nach rechts. 3↓: Spalte 3 nach unten. Zeilen zählst du von oben, Spalten von links.",
  name: "Name",
  date: "Datum",
  ways: (lines) =>
    lines === 1
      ? "die einzige kürzeste Lösung"
      : `eine von ${new Intl.NumberFormat("de").format(lines)} kürzesten Lösungen`,
  seed: (seed) => `Startwert „${seed}“`,

  problems: {
    looking: (problemCount, count, searched) =>
      `Aufgaben werden gesucht: ${problemCount} von ${count} gefunden${searched ? `, ${games(searched)} durchsucht` : ""} …`,
    proving: (at, count) => `Aufgabe ${at} von ${count} wird geprüft …`,
    ready: (count) => `${problems(count)} ${count === 1 ? "ist" : "sind"} bereit zum Drucken.`,
    fewer: (problemCount, count, searched) =>
      `Nur ${problemCount} von ${count} Aufgaben: Mehr gibt es unter ${games(searched)} zu diesem Startwert nicht. Wähle eine andere Zugzahl oder Schwierigkeit.`,
    stopped: "Die Suche ist angehalten. Lade die Seite neu, um sie wieder zu beginnen.",

    expected: {
      count: (most) => `eine Anzahl von Aufgaben von 1 bis ${most}`,
    },
    wrong: {
      day: "„day“ gilt nicht für ein Blatt: erwartet werden g, n, grade und seed oder g, n und p.",
      entry: (at, why) => `Stellung ${at} ist keine Aufgabe. ${why}`,
    },

    several: "Aufgaben",
    task: "Genau ein Zug gewinnt rechtzeitig, was auch immer die andere Seite zieht. Finde ihn.",
    onlyTask: "Genau ein Zug gewinnt, wie lange es auch dauert. Finde ihn.",
    legends: {
      isolation: "A und B sind die Spieler; graue Felder sind benutzt.",
      tzaar: "Zwei Ringe: Tzaar; einer: Tzarra; keiner: Tott. Zahlen sind Höhen.",
    },
    diagram: (number, task, pieces) => `Aufgabe ${number}. ${task} ${pieces}.`,
    solve: (number) => `Aufgabe ${number} auf dieser Website lösen`,
    codes: "Jeder Code öffnet seine Aufgabe, die jeden Zug beurteilt.",
    solutions: "Lösungen",
    line: "Nur der fette Zug ist richtig. Danach steht die längste Verteidigung.",
    onlyLine: "Nur der fette Zug gewinnt. Danach steht eine mögliche Fortsetzung.",
  },
};

/** The texts of the page’s HTML, by the English. @type {Record<string, string>} */
export const html = {
  ...common,
  "Plyground: puzzles to print": "Plyground: Rätsel zum Drucken",
  "A sheet to print": "Ein Blatt zum Drucken",
  "For the classroom or the train. Only the sheet is printed.":
    "Für den Unterricht oder die Bahnfahrt. Gedruckt wird nur das Blatt.",
  "Choose problems of games": "Aufgaben aus Spielen wählen",
  "How many, 1 to 12": "Anzahl, 1 bis 12",
  "Distance to win, in moves": "Abstand zum Ziel, in Zügen",
  from: "von",
  to: "bis",
  "The distance changes evenly from the first puzzle to the last.":
    "Der Abstand ändert sich gleichmäßig vom ersten bis zum letzten Rätsel.",
  "SlideFour and SlideFive have no distances: their puzzles are drawn from all positions, and there are no solutions.":
    "Zu SlideFour und SlideFive gibt es keine Abstände: Die Rätsel werden aus allen Stellungen gezogen, und Lösungen fehlen.",
  Stop: "Anhalten",
  "Any word: the same word gives the same sheet": "Irgendein Wort: Dasselbe Wort gibt dasselbe Blatt",
  Another: "Anderes",
  Solutions: "Lösungen",
  "upside down below": "kopfüber unten",
  "on the next page": "auf der nächsten Seite",
  none: "keine",
  "Title (optional)": "Titel (optional)",
  Print: "Drucken",
  "The address contains every choice: send it, and others get the same sheet.":
    "Die Adresse enthält jede Auswahl: Wenn du sie weitergibst, bekommen andere dasselbe Blatt.",
  "The sheet": "Das Blatt",
};
