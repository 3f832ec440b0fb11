// Breakthrough: its texts during play and its rules, in German.

/** @type {typeof import("./words_en.js").words} */
export const words = {
  name: "Breakthrough",
  written: "breakthrough, wahlweise mit 6x6, wie in breakthrough:6x6",
  players: { first: "Weiß", second: "Schwarz" },
  race: (own, other, theirs) => `Noch ${own}, ${other} ${theirs}.`,
  variant: (size) => `${size} Felder`,
  variants: { size: "Größe" },
  ready: "Bring einen Stein auf die letzte Reihe. Weiß beginnt: Wähle einen Stein.",
  pieces: { first: "weißer Stein", second: "schwarzer Stein" },
  ends: {
    reached: (winner) => `Ein Stein von ${winner} hat die letzte Reihe erreicht`,
    "no-pieces": (_, loser) => `${loser} hat keine Steine mehr`,
  },
  refused: {
    empty: "Wähle zuerst einen Stein.",
    stuck: "Dieser Stein kann nicht ziehen.",
    ahead: "Geschlagen wird nur schräg, nie geradeaus.",
    step: "Steine ziehen ein Feld vorwärts, geradeaus oder schräg.",
  },
  levels: {
    beginner: {
      name: "Anfänger",
      hard: "Leicht zu schlagen: gut, um die Regeln zu lernen.",
      about: "Sieht einen Zug weit und zählt Steine und wie weit sie sind.",
    },
    easy: {
      name: "Leicht",
      hard: "Nach ein paar Spielen zu schlagen.",
      about: "Sieht zwei Züge weit und spielt oft einen schwächeren Zug.",
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
      `„${input}“ ist keine Stellung: erwartet werden die Reihen von oben, mit Schrägstrichen dazwischen, Zahlen für freie Felder, w und b für höchstens so viele Steine wie am Anfang, und wer am Zug ist, ohne dass das Spiel vorher schon zu Ende war, wie in bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww w`,
    "bad-move": (input) => `„${input}“ ist kein Zug: erwartet werden zwei Felder, wie in a2-a3, a2xb3 mit Schlagen`,
  },
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
    title: "Regeln: Breakthrough",
    parts: [
      {
        text: "<strong>Es gewinnt, wer mit einem Stein die letzte Reihe erreicht</strong> oder alle Steine der anderen Seite schlägt. Weiß beginnt und zieht nach oben.",
        shows: { reached: "Ein weißer Stein hat die letzte Reihe erreicht: Weiß gewinnt." },
      },
      {
        text: "<strong>Ein Stein zieht ein Feld vorwärts</strong>, geradeaus oder schräg, auf ein freies Feld. Seitwärts oder rückwärts zieht er nie.",
        shows: { steps: "Der weiße Stein kann auf jedes der drei Felder mit einem Punkt." },
      },
      {
        text: "<strong>Geschlagen wird schräg vorwärts</strong>: Der Stein zieht auf das Feld des geschlagenen. Geradeaus wird nicht geschlagen. Schlagen ist nie Pflicht.",
        shows: { capture: "Der weiße Stein kann den Stein auf c5 schlagen. Der auf d5 steht ihm im Weg." },
      },
      { text: "Ein Remis gibt es nicht: Wer Steine hat, kann immer ziehen, und jeder Zug bringt das Ende näher." },
    ],
    first: {
      task: "Aufgabe für Weiß: Schwarz hat noch einen Stein, und der ist kurz vor der letzten Reihe. Er soll geschlagen werden.",
      good: "Schwarz hat keine Steine mehr: gewonnen.",
      other: "Der schwarze Stein ist noch da. Von vorn beginnen und ihn schräg schlagen.",
    },
    source:
      "Ein Spiel von Dan Troyka, 2000, der auch SlideThree erfunden hat. Gespielt wird auf 8 × 8 Feldern; das Brett mit 6 × 6 Feldern ist eine kleinere Form.",
  };
}
