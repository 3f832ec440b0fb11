// Isolation: its texts during play and its rules, in German.

/** @type {typeof import("./words_en.js").words} */
export const words = {
  name: "Isolation",
  written: "isolation, wahlweise mit queen oder king und einer Größe, wie in isolation:queen:5x5",
  players: { first: "A", second: "B" },
  movements: { knight: "Springer", queen: "Damen", king: "Könige" },
  variant: (movement, size) => `${movement} auf ${size} Feldern`,
  variants: { movement: "Figuren", size: "Größe" },
  ready: "Nimm dem Gegner alle Züge. Wähle ein freies Feld, auf dem du beginnst.",
  dots: "Große Punkte: deine Züge. Kleine Punkte: die Züge des Gegners.",
  starts:
    "Gegen fehlerloses Spiel sind alle Züge gleich. Die Zahlen sagen, wie viele Felder du erreichst: je mehr, desto besser.",
  plan: (move, most, least) =>
    `Beginn nahe der Mitte, zum Beispiel auf ${move}: Von dort erreichst du ${most} Felder, aus einer Ecke nur ${least}.`,
  ends: { stuck: (_, loser) => `${loser} kann nicht mehr ziehen` },
  used: "verbraucht",
  refused: { used: "Dieses Feld ist verbraucht." },
  engine: {
    "bad-position": (input) =>
      `„${input}“ ist keine Stellung: erwartet werden die Zeilen von oben, mit Schrägstrichen dazwischen, und wer am Zug ist, wie in 7/7/7/3a3/7/7/7 b`,
    "bad-move": (input) => `„${input}“ ist kein Zug: erwartet wird ein Feld, wie in d4`,
  },
  rules,
};

/** @type {Record<string, { how: string, shows: string, next: string }>} */
const MOVEMENTS = {
  knight: {
    how: "<strong>Gezogen wird wie mit dem Springer im Schach:</strong> zwei Felder geradeaus und eines zur Seite. Die andere Figur und verbrauchte Felder dürfen übersprungen werden. Das Zielfeld muss frei sein.",
    shows: "A kann auf die sieben Felder mit einem Punkt. Das verbrauchte Feld d1 ist gesperrt.",
    next: "d5",
  },
  queen: {
    how: "<strong>Gezogen wird wie mit der Dame im Schach:</strong> beliebig weit in gerader Linie, in jede Richtung. Die andere Figur und verbrauchte Felder dürfen nicht übersprungen werden.",
    shows: "A kann auf jedes Feld mit einem Punkt. Das verbrauchte Feld b4 ist gesperrt und damit auch a5 dahinter.",
    next: "d4",
  },
  king: {
    how: "<strong>Gezogen wird wie mit dem König im Schach:</strong> ein Feld in jede Richtung, auf ein freies Feld.",
    shows: "A kann auf jedes Feld mit einem Punkt. Das verbrauchte Feld b4 ist gesperrt.",
    next: "d4",
  },
};

/**
 * @param {string} game
 * @param {import("../../match/game_views.js").Kind} kind
 * @returns {import("../../match/rules/show.js").RulesWords}
 */
function rules(game, kind) {
  const { movement, size } = kind.readVariant(game);
  const { how, shows, next } = MOVEMENTS[movement];
  return {
    title: "Regeln: Isolation",
    parts: [
      {
        text: "<strong>Wer am Zug ist und nicht ziehen kann, verliert.</strong>",
        shows: { stuck: "A ist am Zug, und alle erreichbaren Felder sind verbraucht: A verliert." },
      },
      {
        text: "Zwei Spieler, A und B, suchen sich zuerst nacheinander irgendein freies Feld aus. Dann ziehen sie abwechselnd.",
        shows: { place: "A steht auf c3. B kann auf jedem anderen Feld beginnen, zum Beispiel auf b4." },
      },
      { text: how, shows: { steps: shows } },
      {
        text: "<strong>Das verlassene Feld ist verbraucht.</strong> Niemand kann es wieder betreten.",
        shows: { used: `A ist von c3 nach ${next} gezogen. Jetzt ist c3 bis zum Ende des Spiels gesperrt.` },
      },
      ...(movement === "knight" && size === "7x7"
        ? [
            {
              text: "Auf 7 × 7 Feldern gewinnt der zweite Spieler, wenn beide fehlerlos spielen. Plyground hat das durch Suche gelöst.",
            },
          ]
        : []),
    ],
    first: {
      task: "Aufgabe für A: B soll keinen Zug mehr haben.",
      good: "B kann nicht ziehen: gewonnen.",
      other: "B kann noch ziehen. Welches Feld braucht B? Von vorn beginnen und dorthin ziehen.",
    },
    source:
      'Die Bewertungsfunktionen stammen von O. Navarro-Hinojosa, <cite lang="en">Advanced game playing: Heuristic Review</cite>, ebenso diese Form des Spiels, aus dem Kurs, für den die Arbeit entstand.',
  };
}
