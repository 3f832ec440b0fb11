// Texts of the solver: German.

const numbers = new Intl.NumberFormat("de");
const seconds = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Züge"}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  title: "Löser",
  about: {
    slide2:
      "„Schnell“ findet eine Lösung und beweist nichts. „Kürzeste“ findet eine kürzeste und beweist das. „Anfang beweisen“ tut es für den klassischen Anfang, der 10 Züge braucht. Alles ist sofort da: Gedacht ist der Löser für SlideFour.",
    slide4:
      "„Schnell“ findet sofort eine Lösung und beweist nichts. „Kürzeste“ findet eine kürzeste und beweist das: Das dauert einige Sekunden, aus schweren Stellungen eine Minute, und braucht bis zu 256 MiB. „Anfang beweisen“ tut es für den klassischen Anfang, der 42 Züge braucht: Das dauert fünf Sekunden bis eine halbe Minute und braucht 210 MiB.",
    slide5:
      "„Schnell“ und „Gründlich“ finden eine Lösung und beweisen nichts: Strahlen, die von jeder Schicht die besten 1.000 und 10.000 Stellungen behalten. Die erste Suche bereitet Musterdatenbanken von 88 MiB vor, was einige Sekunden dauert; „Gründlich“ braucht insgesamt etwa 150 MiB und nie mehr als 256. Die beste bekannte Lösung des klassischen Anfangs hat 66 Züge. Eine kürzere kann es geben.",
  },
  quick: "Schnell",
  thorough: "Gründlich",
  optimal: "Kürzeste",
  prove: "Anfang beweisen",
  known: "Beste bekannte",
  cancel: "Abbrechen",
  show: "Auf dem Brett zeigen",
  share: "Lösung teilen",

  searching: "Suche …",
  preparing: (mebibytes) => `Musterdatenbanken werden vorbereitet, ${mebibytes} MiB …`,
  bound: (bound, best) =>
    `Keine Lösung ist kürzer als ${moves(bound)}${best === undefined ? "." : `; die beste gefundene hat ${best}.`}`,
  figures: (nodes, mebibytes, time) =>
    `${numbers.format(nodes)} Knoten, ${numbers.format(mebibytes)} MiB, ${seconds.format(time)} s`,
  proven: (length) => `${moves(length)}, und es ist bewiesen, dass keine Lösung kürzer ist.`,
  found: (length, bound) =>
    `${moves(length)}. Ob es kürzer geht, ist nicht bewiesen: Keine Lösung hat weniger als ${bound}.`,
  bestKnown: (length) =>
    `${moves(length)}: die kürzeste bekannte Lösung des Anfangs. Ob es kürzer geht, ist nicht bewiesen.`,
  memory: "Der Speicher von 256 MiB ist aufgebraucht, und die Suche ist nicht fertig.",
  exhausted: "Der Strahl kam an sein Ende, ohne eine Lösung zu finden.",
  cancelled: "Abgebrochen.",
  broke: "Die Suche brach ab: Vielleicht hat dieses Gerät nicht genug Speicher dafür.",
  noWorker: "Der Löser braucht einen Worker, und dieser Browser startet keinen.",
};
