// Tzaar: its texts during play and its rules, in German.

const pieces = (/** @type {number} */ count) => (count === 1 ? "einzeln" : `Stapel aus ${count}`);
const one = (/** @type {import("./words_en.js").Piece} */ piece) =>
  `${piece === "tzarra" ? "eine" : "ein"} ${words.names[piece]}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  name: "Tzaar",
  written: "tzaar, wahlweise mit tournament oder random= und einem Startwert, wie in tzaar:random=1f",
  players: { first: "Weiß", second: "Schwarz" },
  names: { tzaar: "Tzaar", tzarra: "Tzarra", tott: "Tott" },
  plurals: { tzaar: "Tzaars", tzarra: "Tzarras", tott: "Totts" },
  starts: { fixed: "Fest", random: "Zufällig", tournament: "Turnier" },
  variant: (start, seed) =>
    seed === undefined
      ? ({ fixed: "Feste Aufstellung", tournament: "Turnier: Zuerst setzen beide Seiten alle Steine ein" }[start] ??
        start)
      : `Zufällige Aufstellung, Startwert ${seed}`,
  variants: { start: "Aufstellung" },
  ready: "Schlage, und halte jede Art von Stein sichtbar. Weiß beginnt: Wähle einen Stapel.",
  readyToPlace: "Zuerst setzt ihr abwechselnd eure Steine ein: Wähle eine Art, dann einen freien Punkt. Weiß beginnt.",
  stack: (side, piece, height) => `${words.names[piece]} von ${words.players[side]}, ${pieces(height)}`,
  reach: (count) => `kann auf ${count} Stapel`,
  capture: "hier lässt sich schlagen",
  join: "hier lässt sich stapeln",
  put: (piece) => `hierher kann ${one(piece)}`,
  placed: (piece, point) =>
    `setzt ${{ tzaar: "einen Tzaar", tzarra: "eine Tzarra", tott: "einen Tott" }[piece]} auf ${point}`,
  parts: {
    opening: "Nur einmal schlagen.",
    first: "1 von 2: schlagen.",
    second: "2 von 2: schlagen, stapeln, passen.",
    pass: "2 von 2: Es bleibt nur zu passen.",
    placing: "Einen Stein einsetzen.",
  },
  visiblePieces: "Sichtbar",
  few: (count) => (count === 0 ? "keine" : `nur ${count}`),
  warn: (player, piece) => `Von ${player} ist nur noch ${one(piece)} sichtbar.`,
  inHand: (piece, count) => `${words.names[piece]} (${count})`,
  ends: {
    "no-tzaars": (_, loser) => `Von ${loser} ist kein Tzaar mehr sichtbar`,
    "no-tzarras": (_, loser) => `Von ${loser} ist keine Tzarra mehr sichtbar`,
    "no-totts": (_, loser) => `Von ${loser} ist kein Tott mehr sichtbar`,
    "no-capture": (_, loser) => `${loser} kann nicht schlagen`,
  },
  refused: {
    empty: "Wähle zuerst einen eigenen Stapel.",
    nothing: "Dieser Stapel kann nichts schlagen: Die ersten Stapel auf seinen Linien sind eigene oder höher.",
    stuck: "Dieser Stapel kann nicht ziehen.",
    line: "Stapel ziehen auf den Linien.",
    hole: "Über die Mitte des Bretts führt kein Zug.",
    blocked: "Der Weg ist versperrt: Ein Stapel steht dazwischen.",
    free: "Ein Zug endet auf dem ersten Stapel seiner Linie, nicht auf einem freien Punkt.",
    must: "Der erste Teil eines Zuges muss schlagen.",
    placing: "Dort steht schon ein Stein: Gesetzt wird auf freie Punkte.",
    higher: (there, here) => `Der Stapel dort ist höher: ${there} gegen ${here}.`,
    last: (piece) =>
      `${piece === "tzarra" ? "Die letzte eigene" : "Der letzte eigene"} ${words.names[piece]} steht dort: Wer zudeckt, was allein sichtbar ist, verliert.`,
  },
  levels: {
    beginner: {
      name: "Anfänger",
      hard: "Leicht zu schlagen: gut, um die Regeln zu lernen.",
      about: "Sieht nur den eigenen Zug, zählt Steine und Stapel und spielt oft einen schwächeren Zug.",
    },
    easy: {
      name: "Leicht",
      hard: "Nach ein paar Spielen zu schlagen.",
      about:
        "Der Anfänger von WALTZ: sieht zwei Züge weit, zählt Steine und Stapel und spielt oft einen schwächeren Zug.",
    },
    medium: {
      name: "Mittel",
      hard: "Schwer für Anfänger: Unachtsame Züge verlieren.",
      about: "Die mittlere Version von WALTZ: bis zu 400.000 Stellungen für jeden Teil eines Zuges.",
    },
    expert: {
      name: "Fortgeschritten",
      hard: "Sehr schwer: Die ersten Spiele gehen meist verloren.",
      about:
        "Der Experte von WALTZ, mit 800.000 Stellungen für jeden Teil eines Zuges: lost zu Beginn unter guten Zügen und sucht gegen Ende nach erzwungenen Gewinnen.",
    },
    strong: {
      name: "Stark",
      hard: "Am schwersten: gewinnt fast jedes Spiel gegen die Stufe davor.",
      about: "800.000 Stellungen für jeden Teil eines Zuges mit unserer besten Bewertung.",
    },
  },
  engine: {
    "bad-position": (input) =>
      `„${input}“ ist keine Stellung: erwartet werden neun Spalten von A an, mit Schrägstrichen dazwischen, jede von ihrem Punkt 1 aufwärts, Z, R und O für Tzaars, Tzarras und Totts von Weiß, klein für die von Schwarz, dahinter die Höhe, - für freie Punkte, und dann, wer am Zug ist, und 1 oder 2 für den Teil des Zuges, wie in ooooO/OrrrRO/ORzzZRO/ORZoOZRO/ORZOozro/orzoOzro/orzZZro/orRRRo/oOOOO w 1`,
    "bad-move": (input) =>
      `„${input}“ ist kein Zug: erwartet werden zwei Punkte, wie in G4xC6 mit Schlagen und F2+F1 mit Stapeln, oder pass, oder ein Stein und ein Punkt, wie in ZE5`,
  },
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
    title: "Regeln: Tzaar",
    parts: [
      {
        text: "Jede Seite hat 6 <strong>Tzaars</strong> (Ring und volle Mitte), 9 <strong>Tzarras</strong> (Ring) und 15 <strong>Totts</strong> (ohne Zeichen). Steine können aufeinander stehen: Von einem Stapel zählt nur der oberste.",
        shows: {
          kinds:
            "Von unten links: Tott, Tzarra und Tzaar von Weiß, rechts die von Schwarz. Die Zahlen sind die Höhen zweier Stapel.",
        },
      },
      {
        text: "<strong>Wer keinen sichtbaren Tzaar, keine sichtbare Tzarra oder keinen sichtbaren Tott mehr hat, verliert sofort</strong>, und ebenso, wer zu Beginn seines Zuges nicht schlagen kann.",
      },
      {
        text: "Ein Zug hat zwei Teile. <strong>Zuerst muss geschlagen werden.</strong> Ein Stapel zieht auf einer Linie über freie Punkte bis zum ersten Stapel und schlägt ihn, wenn er nicht höher ist als er selbst.",
        shows: {
          first: "Der weiße Zweierstapel kann die Stapel mit × schlagen. Der schwarze Dreierstapel auf D2 ist zu hoch.",
        },
      },
      {
        text: "<strong>Danach wird noch einmal geschlagen, gestapelt oder gepasst.</strong> Zum Stapeln zieht ein Stapel ebenso auf einen eigenen. Die Höhen zählen zusammen, und der gezogene liegt oben.",
        shows: {
          second: "Weiß kann den Zweierstapel auf den Tott ziehen.",
          stacked: "Jetzt ist es ein Tzarra-Stapel der Höhe drei.",
        },
      },
      {
        text: "Über die Mitte des Bretts führt kein Zug.",
        shows: { hole: "Der schwarze Stein auf F5 steht auf der Linie, aber jenseits der Mitte." },
      },
      {
        text: "Der letzte eigene sichtbare Stein einer Art darf nicht zugedeckt werden.",
        shows: {
          cover:
            "Auf D4 steht der letzte sichtbare Tzaar von Weiß: Die Tzarra darf nicht darauf ziehen. Auf B6 kann sie schlagen.",
        },
      },
      {
        text: "Im ersten Zug schlägt Weiß nur einmal. Am Anfang ist das Brett voll: in fester Aufstellung oder zufällig nach einem Startwert, der im Link steht. Beim Turnierstart setzen beide Seiten ihre Steine abwechselnd ein.",
      },
    ],
    first: {
      task: "Aufgabe für Weiß: Nur ein schwarzer Tzaar ist übrig. Er soll geschlagen werden.",
      good: "Kein schwarzer Tzaar ist mehr sichtbar: gewonnen.",
      other: "Geschlagen, aber der letzte schwarze Tzaar ist noch da: der Stein mit Ring und voller Mitte. Von vorn!",
    },
    source:
      'Ein Spiel von K. Burm, 2007. P. Veselý hat die Regeln, wie sie hier gelten, und das Programm WALTZ in <cite lang="en">Artificial Intelligence in Abstract 2-Player Games</cite>, 2013, beschrieben; die meisten Stufen sind Versionen von WALTZ.',
  };
}
