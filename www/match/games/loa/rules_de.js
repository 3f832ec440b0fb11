// The rules of Lines of Action: German.

const PRESETS = {
  olympiad:
    "<strong>Regeln der Computer-Olympiade:</strong> Ein Zug, der beide Seiten verbindet, ist Remis. Wer keinen Zug hat, passt. Kommt eine Stellung mit derselben Seite am Zug zum dritten Mal vor, ist das Spiel remis.",
  "thesis-2000":
    "<strong>Regeln der Arbeit von 2000:</strong> Ein Zug, der beide Seiten verbindet, ist Remis. Wer keinen Zug hat, verliert. Kommt eine Stellung mit derselben Seite am Zug zum zweiten Mal vor, ist das Spiel remis.",
  "mover-wins":
    "<strong>Wer zieht, gewinnt:</strong> Verbindet ein Zug beide Seiten, gewinnt, wer ihn gemacht hat. Wer keinen Zug hat, passt. Kommt eine Stellung mit derselben Seite am Zug zum dritten Mal vor, ist das Spiel remis.",
};

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = (game) => ({
  title: "Regeln: Lines of Action",
  parts: [
    {
      text: "<strong>Es gewinnt, wer alle eigenen Steine zu einer Gruppe verbindet.</strong> Steine sind über Seiten und Ecken verbunden. Das gilt auch, wenn der Zug der anderen Seite sie verbindet. Ein einzelner Stein ist eine Gruppe. Schwarz beginnt.",
      shows: { connected: "Alle schwarzen Steine sind verbunden: Schwarz gewinnt." },
    },
    {
      text: "Ein Stein zieht in gerader Linie in jede Richtung, und zwar <strong>genau so viele Felder weit, wie auf der ganzen Linie Steine stehen</strong>. Gezählt werden die Steine beider Seiten, auch der ziehende.",
      shows: { count: "Die Zahlen sagen, wie viele Steine auf der Linie stehen und wie weit der Stein also zieht." },
    },
    {
      text: "Eigene Steine dürfen übersprungen werden, fremde nicht. Auf einem eigenen Stein darf kein Zug enden.",
      shows: {
        over: "Auf der Reihe stehen drei Steine: Der schwarze Stein springt über seinen Nachbarn und zieht drei Felder weit. Nach a7 kann er nicht, denn dazwischen steht ein weißer.",
      },
    },
    {
      text: "Endet ein Zug auf einem fremden Stein, wird dieser geschlagen. Damit hat die andere Seite aber einen Stein weniger zu verbinden.",
      shows: { capture: "Auf der Linie stehen drei Steine: Der schwarze zieht drei Felder weit und schlägt." },
    },
    {
      text: PRESETS[
        /** @type {keyof typeof PRESETS} */ (Object.keys(PRESETS).find((preset) => game.includes(preset)) ?? "olympiad")
      ],
      shows: {
        both: "Dieser Schlag verbindet alle schwarzen Steine, und Weiß behält nur einen: Beide Seiten sind verbunden.",
      },
    },
  ],
  first: {
    task: "Aufgabe für Schwarz: alle drei Steine verbinden.",
    good: "Alle schwarzen Steine sind verbunden: gewonnen.",
    other: "Noch sind nicht alle Steine verbunden. Von vorn beginnen und die Steine auf den Diagonalen von b7 zählen.",
  },
  source:
    'M. H. M. Winands hat in <cite lang="en">Analysis and Implementation of Lines of Action</cite>, 2000, Suchen in diesem Spiel gemessen. Dass gewinnt, wer zieht, steht bei S. Sackson, <cite lang="en">A Gamut of Games</cite>, zweite Auflage. Das Brett mit 6 × 6 Feldern ist von uns.',
});
