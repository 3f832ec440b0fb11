// Give-away checkers: its texts during play and its rules, in German.

import { DRAUGHTS, DRAWS, board, draws } from "../checkers/words_de.js";

/** @type {import("../checkers/words_en.js").Words} */
export const words = {
  ...board,
  name: "Schlagdame",
  written: "giveaway",
  goal: "Alle eigenen Steine loswerden",
  ready: "Verlier alle deine Steine, dann gewinnst du. Schwarz beginnt.",
  ends: {
    ...draws,
    stuck: (winner) => `${winner} kann nicht mehr ziehen und gewinnt damit`,
    "no-pieces": (winner) => `${winner} hat alle Steine verschenkt`,
  },
  chances:
    "In der Schlagdame weiß die Engine fast nichts, bevor sie einen sicheren Sieg sieht: Die Prozentzahlen bleiben nahe bei 50 %.",
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
    title: "Regeln: Schlagdame",
    parts: [
      {
        text: "<strong>Wer alle seine Steine verliert, gewinnt!</strong> Gezogen wird wie bei der Englischen Dame, nur das Ziel ist umgekehrt.",
        shows: { lastCapture: "Weiß musste den letzten schwarzen Stein schlagen: Schwarz gewinnt." },
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
  };
}
