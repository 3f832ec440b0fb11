// The German texts and rules of checkers, some of which give-away checkers shares.

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
  ready: "Schwarz beginnt: Wähle einen Stein und ein Feld vor ihm.",
  light: "helles Feld",
  mustCapture: "muss schlagen",
  pieces: {
    first: { man: "schwarzer Stein", king: "schwarze Dame" },
    second: { man: "weißer Stein", king: "weiße Dame" },
  },
  urge: "Du musst schlagen.",
  refused: {
    light: "Gespielt wird nur auf den dunklen Feldern.",
    empty: "Wähle zuerst einen Stein.",
    must: "Du musst schlagen: Die Steine, die es können, sind markiert.",
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

export const DRAUGHTS = [
  {
    text: "Gespielt wird nur auf den dunklen Feldern. <strong>Steine ziehen ein Feld schräg vorwärts.</strong> Schwarz beginnt und zieht nach unten.",
    shows: { men: "Der schwarze Stein kann auf eines der beiden Felder mit einem Punkt." },
  },
  {
    text: "Ein Stein, der die letzte Reihe erreicht, wird zur <strong>Dame</strong>. Damen ziehen ein Feld schräg, vorwärts oder rückwärts.",
    shows: { king: "Die Dame kann auf vier Felder. Der Stein mit dem Pfeil wird zur Dame." },
  },
  {
    text: "<strong>Geschlagen wird</strong>, indem ein Stein über einen benachbarten Stein der anderen Seite auf das freie Feld dahinter springt. <strong>Schlagen ist Pflicht.</strong> Kann derselbe Stein weiterschlagen, muss er es tun. Unter mehreren Möglichkeiten zu schlagen besteht freie Wahl.",
    shows: { capture: "Schwarz muss schlagen: Der Stein springt zweimal und schlägt beide weißen Steine." },
  },
  {
    text: "Ein Stein, der beim Schlagen zur Dame wird, bleibt stehen, auch wenn er weiterschlagen könnte.",
    shows: {
      crowned:
        "Dieser Stein ist beim Schlagen zur Dame geworden. Als Dame könnte er weiterschlagen, aber der Zug ist zu Ende.",
    },
  },
];

export const DRAWS = {
  text: "Remis ist das Spiel, wenn dieselbe Stellung zum dritten Mal vorkommt oder beide Seiten je 40 Züge machen, ohne zu schlagen und ohne einen einfachen Stein zu ziehen.",
};

/** @type {import("./words_en.js").Words} */
export const words = {
  ...board,
  name: "Englische Dame",
  written: "checkers",
  goal: "Alle Steine schlagen oder einsperren",
  ends: {
    ...draws,
    stuck: (_, loser) => `${loser} kann nicht mehr ziehen`,
    "no-pieces": (_, loser) => `${loser} hat keine Steine mehr`,
  },
  chances:
    "In der Englischen Dame endet vieles remis, und jedes Remis zählt ½: 50 % kann auch ein sicheres Remis bedeuten.",
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
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
  };
}
