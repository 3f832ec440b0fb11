// The rules of checkers: German.

import { DRAUGHTS, DRAWS } from "./draughts_rules_de.js";

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
  title: "Regeln: Englische Dame",
  parts: [
    {
      text: "<strong>Es gewinnt, wer die andere Seite am Ziehen hindert</strong>, indem alle ihre Steine geschlagen oder eingesperrt sind.",
      shows: { blocked: "Weiß ist am Zug, doch der einzige weiße Stein ist eingesperrt: Schwarz gewinnt." },
    },
    ...DRAUGHTS,
    DRAWS,
  ],
  first: {
    task: "Aufgabe für Schwarz: Zwei Schläge sind möglich. Mit einem davon zwei Steine schlagen!",
    good: "Zwei Steine in einem Zug geschlagen, und der Stein ist jetzt eine Dame.",
    other: "Das war nur ein Stein. Von vorn beginnen und in die andere Richtung springen.",
  },
  source: "Das sind die Regeln von English draughts, auch American checkers genannt.",
});
