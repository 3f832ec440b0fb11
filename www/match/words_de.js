// German.

const numbers = new Intl.NumberFormat("de");
const number = (/** @type {number} */ value) => numbers.format(value);
const plies = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  games: { isolation: "Isolation" },
  movements: { knight: "wie Springer", queen: "wie Damen", king: "wie Könige" },
  size: (columns, rows) => `${columns} × ${rows}`,
  variant: (movement, size) => `${movement}, ${size} Felder`,
  players: { first: "A", second: "B" },
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
    thinking: (player) => `${player} denkt nach …`,
    waiting: (player) => `${player} ist am Zug; die Engine wartet.`,
    over: (winner, loser) => `${winner} hat gewonnen: ${loser} kann nicht mehr ziehen.`,
    drawn: "Das Spiel ist unentschieden.",
  },
  ready: "Irgendein freies Feld betreten.",
  resumed: "Willkommen zurück: Das ist das letzte Spiel.",
  moved: (player, move, turn) => `${player} ${move}. ${turn}`,
  hint: (move, worth) => `Die Engine würde ${move} spielen: ${worth}.`,
  noHint: "Hier gibt es nichts zu raten.",
  why: (worth) => `Jeder Zug trägt jetzt seinen Wert auf dem Brett. Der beste: ${worth}.`,
  refused: {
    frozen: "Jetzt zieht niemand.",
    engine: "Die Engine ist am Zug.",
    used: "Dieses Feld ist verbraucht.",
    far: "Dorthin kann die Figur nicht ziehen.",
    taken: "Dort steht schon jemand.",
    notYours: "Das ist die Figur der anderen Seite.",
  },

  worth: {
    win: (player, count) => `${player} gewinnt in ${plies(count)}`,
    value: (player, value) => (value < 0.05 ? "ausgeglichen" : `${player} vorn um ${number(Math.round(value * 10) / 10)}`),
    short: (value) => (value > 0 ? `+${number(Math.round(value * 10) / 10)}` : number(Math.round(value * 10) / 10).replace("-", "−")),
    shortWin: (wins, count) => `${wins ? "+" : "−"}#${count}`,
    unknown: "noch nicht bekannt",
  },
  thinking: {
    idle: "Noch nichts.",
    line: (depth, nodes, rate) => `Tiefe ${depth}, ${number(nodes)} Stellungen${rate ? `, ${number(Math.round(rate / 1000))} Tausend je Sekunde` : ""}.`,
    graph: (ply, worth) => `Nach ${plies(ply)}: ${worth}`,
  },
  lines: (worth, line) => `${worth}: ${line.join(" ")}`,

  board: {
    free: "frei",
    used: "verbraucht",
    stands: (player) => `hier steht ${player}`,
    reach: (count) => `kann auf ${count} ${count === 1 ? "Feld" : "Felder"}`,
    target: "als Ziel möglich",
  },
  historyMove: (at, move) => `Zug ${at}: ${move}`,
  pause: "Anhalten",
  resume: "Weiter",
  linkCopied: "Der Link zu diesem Spiel ist kopiert.",
  restarted: "Zurück am Anfang dieses Spiels.",
  shareTitle: (game) => `Eine Partie ${game}`,
  wrongLink: (what) => `Dieser Link lässt sich nicht öffnen: ${what} Stattdessen beginnt hier ein neues Spiel.`,
  wrongText: (what) => `Das ist nicht zu lesen: ${what}`,
  engine: {
    "unknown-game": (input) => `„${input}“ ist kein Spiel: erwartet wird isolation, dahinter vielleicht queen oder king und eine Größe, wie in isolation:queen:5x5`,
    "bad-position": (input) => `„${input}“ ist keine Stellung: erwartet werden die Zeilen von oben, mit Schrägstrichen dazwischen, und wer am Zug ist, wie in 7/7/7/3a3/7/7/7 b`,
    "bad-move": (input) => `„${input}“ ist kein Zug: erwartet wird ein Feld, wie in d4`,
  },
  record: {
    wrong: (line) => `„${line}“ ist keine Zeile einer Mitschrift: erwartet werden Zeilen wie „game: isolation“ und „moves: d4 c6“, jede einmal`,
  },
};
