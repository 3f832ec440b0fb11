// Texts of sheets of problems: German.

const problems = (/** @type {number} */ count) => `${count} ${count === 1 ? "Aufgabe" : "Aufgaben"}`;
const games = (/** @type {number} */ count) => `${count.toLocaleString("de")} ${count === 1 ? "Partie" : "Partien"}`;

/** @type {typeof import("./problem_words_en.js").words} */
export const words = {
  looking: (found, wanted, searched) =>
    `Aufgaben werden gesucht: ${found} von ${wanted} gefunden${searched ? `, ${games(searched)} durchsucht` : ""} …`,
  ready: (count) => `${problems(count)} ${count === 1 ? "ist" : "sind"} bereit zum Drucken.`,
  fewer: (found, wanted, searched) =>
    `Nur ${found} von ${wanted} Aufgaben: Mehr gibt es unter ${games(searched)} zu diesem Startwert nicht. Bitte andere Zugzahl oder Schwierigkeit wählen.`,
  stopped: "Die Suche ist angehalten. Bitte neu auswählen oder einen anderen Startwert ziehen.",

  expected: {
    count: (most) => `eine Anzahl von Aufgaben von 1 bis ${most}`,
  },
  wrong: {
    single: (key) =>
      `„${key}“ gilt nicht für ein Blatt, dessen Aufgaben zu einem Startwert gesucht werden: erwartet werden g, n, grade und seed.`,
  },

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
};
