// The rules of give-away checkers: German.

import { DRAUGHTS, DRAWS } from "../checkers/draughts_rules_de.js";

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
  title: "Regeln: Schlagdame",
  parts: [
    {
      text: "<strong>Wer alle seine Steine verliert, gewinnt!</strong> Gezogen wird wie bei der Englischen Dame, nur das Ziel ist umgekehrt.",
      shows: { given: "Weiß musste den letzten schwarzen Stein schlagen: Schwarz gewinnt." },
    },
    {
      text: "Es gewinnt auch, wer am Zug ist und mit keinem Stein ziehen kann.",
      shows: { blocked: "Weiß ist am Zug und eingesperrt: Weiß gewinnt." },
    },
    ...DRAUGHTS,
    DRAWS,
  ],
  first: {
    task: "Aufgabe für Schwarz: Weiß soll den letzten schwarzen Stein schlagen müssen.",
    good: "Weiß musste schlagen. Schwarz hat keinen Stein mehr: gewonnen.",
    other: "Diesen Stein muss Weiß nicht schlagen. Von vorn beginnen und direkt neben den weißen Stein ziehen.",
  },
  source:
    'J. Mańdziuk und D. Osman haben in <cite lang="en">Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function</cite> Suchen in diesem Spiel gemessen.',
});
