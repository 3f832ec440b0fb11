// German.

import { checkers, giveaway } from "./kinds/checkers_de.js";
import { isolation } from "./kinds/isolation_de.js";
import { loa } from "./kinds/loa_de.js";
import { tzaar } from "./kinds/tzaar_de.js";

const numbers = new Intl.NumberFormat("de");
const number = (/** @type {number} */ value) => numbers.format(value);
const percent = (/** @type {number} */ part) => `${number(Math.round(part * 100))} %`;
const short = (/** @type {number} */ value) => number(Math.round(value * 10) / 10 || 0).replace("-", "−");
const plies = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  kinds: { isolation, giveaway, checkers, loa, tzaar },
  pageTitle: (game) => `${game} · Plyground`,
  seatName: (player, side) => `${player} (zieht als ${side === "first" ? "Erster" : "Zweiter"})`,

  levels: {
    you: { name: "Mensch", about: "Diese Seite wird von Hand gezogen." },
    random: { name: "Zufall", about: "Irgendein erlaubter Zug, durch das Los." },
    beginner: { name: "Anfänger", about: "Sieht einen Zug weit und zählt nur die eigenen Züge." },
    easy: { name: "Leicht", about: "Sieht zwei Züge weit und nimmt es nicht so genau." },
    medium: { name: "Mittel", about: "Durchsucht einige tausend Stellungen je Zug." },
    strong: { name: "Stark", about: "Durchsucht 100.000 Stellungen je Zug mit unserer besten Bewertung." },
    perfect: { name: "Vollkommen", about: "Löst das Spiel, wo es geht: verschenkt nie ein gewonnenes Spiel und verliert so spät wie möglich." },
  },

  turn: {
    you: (player) => `${player} ist am Zug, von Hand.`,
    pass: (player) => `${player} ist am Zug: Kein Stein kann ziehen, also wird gepasst.`,
    thinking: (player) => `${player} denkt nach …`,
    waiting: (player) => `${player} ist am Zug; die Engine wartet.`,
    over: (winner) => `${winner} hat gewonnen.`,
    drawn: "Das Spiel ist unentschieden.",
  },
  resumed: "Willkommen zurück: Das ist das letzte Spiel.",
  notResumed: "Das zuletzt gespielte Spiel ließ sich nicht öffnen, hier beginnt ein neues.",
  moved: (player, move, turn) => `${player} ${move}. ${turn}`,
  passed: (player, turn) => `${player} passt. ${turn}`,
  hint: (move, worth) => `Die Engine würde ${move} spielen: ${worth}.`,
  hintPass: (worth) => `Die Engine würde passen: ${worth}.`,
  noHint: "Kein Tipp: Hier ist kein Zug möglich.",
  why: (player, move, worth) => `Auf dem Brett: die Chance für ${player} mit jedem Zug. Der beste: ${move}, ${worth}.`,
  refused: {
    frozen: "Jetzt zieht niemand.",
    engine: "Die Engine ist am Zug.",
    pass: "Kein Stein kann ziehen: „Passen“ steht unter dem Brett.",
    far: "Dorthin kann die Figur nicht ziehen.",
    taken: "Dort steht schon eine Figur.",
    notYours: "Das ist die Figur der anderen Seite.",
  },

  worth: {
    win: (player, count) => `${player} gewinnt in ${plies(count)}`,
    chance: (player, chance, value) => `${player} ${percent(chance)} (Wert ${short(value)})`,
    brief: (chance) => percent(chance),
    briefEnd: (wins, count) => `${wins ? "Sieg" : "verl."} ${count}`,
    briefDraw: "remis",
    draw: "unentschieden",
    unknown: "noch nicht bekannt",
  },
  thinking: {
    idle: "Noch nichts.",
    line: (depth, nodes, rate) => `Tiefe ${depth}, ${number(nodes)} Stellungen${rate ? `, ${number(Math.round(rate / 1000))} Tausend je Sekunde` : ""}.`,
    graph: (ply, worth) => `Nach ${plies(ply)}: ${worth}`,
  },
  preview: {
    sign: "Vorschau",
    name: (move, at) => `${move}, Zug ${at} dieser Variante: die Stellung danach zeigen`,
    told: (moves, length) => `Vorschau, Zug ${moves.length} von ${length}: ${moves.join(" ")}. Das Spiel ist unverändert.`,
    closed: "Das ist wieder das Spiel.",
    frozen: "Das ist eine Vorschau: Zum Ziehen geht es zurück zum Spiel.",
  },

  board: {
    free: "frei",
    stands: (player) => `hier steht ${player}`,
    reach: (count) => `kann auf ${count} ${count === 1 ? "Feld" : "Felder"}`,
    target: "als Ziel möglich",
  },
  historyMove: (at, move) => `Zug ${at}: ${move}`,
  hand: "Stein zum Einsetzen",
  pass: "Passen",
  pause: "Anhalten",
  resume: "Weiter",
  linkCopied: "Der Link zu diesem Spiel ist kopiert.",
  restarted: "Zurück am Anfang dieses Spiels.",
  shareTitle: (game) => `Eine Partie ${game}`,
  wrongLink: (what) => `Dieser Link lässt sich nicht öffnen: ${what} Stattdessen beginnt hier ein neues Spiel.`,
  wrongText: (what) => `Das ist nicht zu lesen: ${what}`,
  engine: {
    "unknown-game": (input) => `„${input}“ ist kein Spiel: erwartet wird isolation, dahinter vielleicht queen oder king und eine Größe, wie in isolation:queen:5x5, giveaway, checkers, loa, dahinter vielleicht thesis-2000 oder mover-wins und 6x6, wie in loa:6x6, oder tzaar, dahinter vielleicht tournament oder random= und ein Startwert, wie in tzaar:random=1f`,
  },
  recordCopied: "Die Mitschrift ist kopiert.",
  recordNotCopied: "Kopieren ist hier nicht erlaubt: Der Text lässt sich markieren und von Hand kopieren.",
  record: {
    pdn: (found) => `„${found}“ gehört nicht in eine PDN-Partie: erwartet werden Züge wie 11-15 und 22x15x8, Nummern davor, Angaben in eckigen, Bemerkungen in geschweiften Klammern und ein Ergebnis`,
    empty: "kein Zug und keine Stellung darin: erwartet wird eine PDN-Partie, wie in 1. 11-15 23-19",
    wrong: (line) => `„${line}“ ist keine Zeile einer Mitschrift: erwartet werden Zeilen wie „game: isolation“ und „moves: d4 c6“, jede einmal, und hinter den Zügen weitere`,
  },
};
