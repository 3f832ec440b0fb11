// The common texts of English draughts and give-away checkers: German.

/** @typedef {import("./draughts_en.js").Words} Words */

const LEVELS = {
  beginner: {
    name: "Anfänger",
    hard: "Leicht zu schlagen: gut, um die Regeln zu lernen.",
    about: "Sieht einen Zug weit und spielt oft einen schwächeren Zug.",
  },
  strong: {
    name: "Stark",
    hard: "Sehr schwer: Die ersten Spiele gehen meist verloren.",
    about: "Durchsucht 200.000 Stellungen je Zug mit unserer besten Bewertung.",
  },
};

export const board = {
  players: { first: "Schwarz", second: "Weiß" },
  ready: "Schwarz beginnt: einen Stein wählen und ein Feld vor ihm.",
  light: "helles Feld",
  mustCapture: "muss schlagen",
  pieces: {
    first: { man: "schwarzer Stein", king: "schwarze Dame" },
    second: { man: "weißer Stein", king: "weiße Dame" },
  },
  urge: "Es muss geschlagen werden.",
  refused: {
    light: "Gespielt wird nur auf den dunklen Feldern.",
    empty: "Zuerst einen Stein wählen.",
    must: "Es muss geschlagen werden: Die Steine, die es können, sind markiert.",
    stuck: "Dieser Stein kann nicht ziehen.",
    capture: "Dieser Stein muss schlagen: über einen Nachbarn auf das freie Feld dahinter springen.",
    forward: "Steine ziehen ein Feld schräg vorwärts.",
  },
  levels: LEVELS,
  engine: {
    "bad-position": (/** @type {string} */ input) =>
      `„${input}“ ist keine Stellung: erwartet wird, wer am Zug ist, dann die Felder von Weiß und von Schwarz, Damen mit K, wie in B:W21,22,K30:B1,2`,
    "bad-move": (/** @type {string} */ input) =>
      `„${input}“ ist kein Zug: erwartet werden die Nummern der Felder, wie in 11-15 oder 22x15x8`,
  },
};

export const draws = {
  repetition: () => "Diese Stellung ist dreimal vorgekommen",
  "no-progress": () => "Beide Seiten haben 40 Züge gemacht, ohne zu schlagen oder mit einem Stein vorzurücken",
};
