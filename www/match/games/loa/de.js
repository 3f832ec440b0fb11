// Lines of Action: German.

const count = (/** @type {number} */ pieces) => (pieces === 1 ? "steht 1 Stein" : `stehen ${pieces} Steine`);
const squares = (/** @type {number} */ distance) => `${distance} ${distance === 1 ? "Feld" : "Felder"}`;

/** @type {typeof import("./en.js").words} */
export const words = {
  name: "Lines of Action",
  written: "loa, wahlweise mit thesis-2000 oder mover-wins und 6x6, wie in loa:6x6",
  players: { first: "Schwarz", second: "Weiß" },
  presets: { olympiad: "Computer-Olympiade", "thesis-2000": "Arbeit von 2000", "mover-wins": "Wer zieht, gewinnt" },
  variant: (size, preset) => `${size} Felder; Regeln: ${preset}`,
  variants: { preset: "Regeln", size: "Größe" },
  ready: "Alle eigenen Steine zusammenbringen. Schwarz beginnt: Ein gewählter Stein zeigt, wohin er ziehen kann.",
  pieces: { first: "schwarzer Stein", second: "weißer Stein" },
  ends: {
    connected: (winner) => `Alle Steine von ${winner} hängen zusammen`,
    "both-connected": (winner) =>
      winner ? `Der Zug von ${winner} verband beide Seiten` : "Ein Zug verband beide Seiten",
    stuck: (_, loser) => `${loser} kann nicht mehr ziehen`,
    repetition: () => "Diese Stellung hat sich wiederholt",
  },
  refused: {
    empty: "Zuerst einen Stein wählen.",
    stuck: "Dieser Stein kann nicht ziehen.",
    line: "Steine ziehen auf Reihen, Linien und Diagonalen.",
    distance: (pieces) => `Auf dieser Linie ${count(pieces)}: Gezogen wird dort genau ${squares(pieces)} weit.`,
    over: "Steine der anderen Seite dürfen nicht übersprungen werden.",
  },
  levels: {
    beginner: {
      name: "Anfänger",
      hard: "Leicht zu schlagen: gut, um die Regeln zu lernen.",
      about: "Sieht einen Zug weit und misst nur, wie nah die eigenen Steine beieinanderstehen.",
    },
    easy: {
      name: "Leicht",
      hard: "Nach ein paar Spielen zu schlagen.",
      about: "Durchsucht 200 Stellungen je Zug und spielt oft einen schwächeren Zug.",
    },
    medium: {
      name: "Mittel",
      hard: "Schwer für Anfänger: Unachtsame Züge verlieren.",
      about: "Durchsucht 1.000 Stellungen je Zug.",
    },
    strong: {
      name: "Stark",
      hard: "Sehr schwer: Die ersten Spiele gehen meist verloren.",
      about: "Durchsucht 200.000 Stellungen je Zug mit unserer besten Bewertung.",
    },
  },
  engine: {
    "bad-position": (input) =>
      `„${input}“ ist keine Stellung: erwartet werden die Reihen von oben, mit Schrägstrichen dazwischen, Zahlen für freie Felder, b und w für höchstens so viele Steine wie am Anfang, und wer am Zug ist, wie in 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b`,
    "bad-move": (input) =>
      `„${input}“ ist kein Zug: erwartet werden zwei Felder, wie in b1-b3, b1xb3 mit Schlagen, oder pass`,
  },
};
