// Texts of the front page, besides those that it shares with embedded boards: German.

const numbers = new Intl.NumberFormat("de");
const number = (/** @type {number} */ value) => numbers.format(value);
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${number(count)} ${count === 1 ? one : many}`;
const moves = (/** @type {number} */ count) => plural(count, "Zug", "Züge");
const inMoves = (/** @type {number} */ count) => plural(count, "Zug", "Zügen");

/** @type {import("./front_words.js").Words} */
export const words = {
  startHere: "Fang hier an",
  firstMove: "Schieb drei auf einmal.",
  resumed: "Willkommen zurück: Hier ist dein letztes Spiel.",
  notResumed: "Das zuletzt gespielte Rätsel ließ sich nicht öffnen, hier steht ein anderes.",
  daily: (distance) => `${moves(distance)}. Alle haben dasselbe.`,
  dailyDone: "Für heute geschafft. Morgen kommt das nächste.",
  block: { slide2: "Zwei", slide3: "Drei", slide4: "Vier", slide5: "Fünf" },
  level: (distance) => moves(distance),
  difficulty: (distance, count) =>
    `Abstand ${distance}${count === undefined ? "" : ` (${plural(count, "Stellung", "Stellungen")})`}`,
  tooGreat: {
    slide4:
      "SlideFour hat 2,7 · 10¹⁵ Stellungen, zu viele für eine Tabelle der Abstände, daher werden Rätsel aus allen gezogen.",
    slide5:
      "SlideFive hat 7,9 · 10²⁷ Stellungen, zu viele für eine Tabelle der Abstände, daher werden Rätsel aus allen gezogen.",
  },
  table: {
    slide2: "Alle 192 Abstände werden hier berechnet.",
    slide3: "Alle 11.612.160 Abstände stammen aus der Tabelle auf der Website; fehlt sie, werden sie hier berechnet.",
    none: (game) => `${game} hat zu viele Stellungen für eine Tabelle der Abstände: Sein Löser sucht.`,
  },
  search: {
    running: (nodes, bound) => `Suche: ${number(nodes)} Knoten, keine Lösung unter ${inMoves(bound)} …`,
    done: (line, nodes) =>
      `${moves(line.length)} nach ${number(nodes)} Knoten, und keine Lösung ist kürzer: ${line.join(" ")}`,
    cancelled: (nodes) => `Abgebrochen nach ${number(nodes)} Knoten.`,
    idle: "IDA* findet eine kürzeste Lösung allein durch Suche.",
  },
};

export { html } from "./words_de.js";
