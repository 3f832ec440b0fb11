// Isolation: German.

/** @type {typeof import("./isolation_en.js").isolation} */
export const isolation = {
  name: "Isolation",
  players: { first: "A", second: "B" },
  movements: { knight: "wie Springer", queen: "wie Damen", king: "wie Könige" },
  variant: (movement, size) => `${movement}, ${size} Felder`,
  variants: { movement: "Züge", size: "Größe" },
  ready: "Irgendein freies Feld betreten.",
  ends: { stuck: (winner, loser) => `${winner} hat gewonnen: ${loser} kann nicht mehr ziehen.` },
  used: "verbraucht",
  refused: { used: "Dieses Feld ist verbraucht." },
  rules: [
    "Zwei Spieler, <strong>A</strong> und <strong>B</strong>, betreten nacheinander irgendein freies Feld; dann ziehen sie abwechselnd wie Springer im Schach, auch über andere hinweg, auf ein freies Feld. Ein betretenes Feld bleibt verbraucht. <strong>Wer nicht ziehen kann, hat verloren.</strong>",
    "Auf 7 × 7 Feldern gewinnt der zweite Spieler, wenn beide vollkommen spielen: Das wurde hier durch Suche gelöst. Nur einer von beiden kann dem anderen je Felder für den nächsten Zug nehmen, und die Aufstellung entscheidet, wer.",
  ],
  source: "Die Bewertungsfunktionen stammen von O. Navarro-Hinojosa, <cite lang=\"en\">Advanced game playing: Heuristic Review</cite>, ebenso die Umgebung aus dem Kurs, für den die Arbeit entstand.",
  engine: {
    "bad-position": (input) => `„${input}“ ist keine Stellung: erwartet werden die Zeilen von oben, mit Schrägstrichen dazwischen, und wer am Zug ist, wie in 7/7/7/3a3/7/7/7 b`,
    "bad-move": (input) => `„${input}“ ist kein Zug: erwartet wird ein Feld, wie in d4`,
  },
};
