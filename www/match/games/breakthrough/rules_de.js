// The rules of Breakthrough: German.

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
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
});
