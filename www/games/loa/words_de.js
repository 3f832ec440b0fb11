// Lines of Action: its texts during play and its rules, in German.

const count = (/** @type {number} */ pieces) => (pieces === 1 ? "steht 1 Stein" : `stehen ${pieces} Steine`);
const list = new Intl.ListFormat("de");
const squares = (/** @type {number} */ distance) => `${distance} ${distance === 1 ? "Feld" : "Felder"}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  name: "Lines of Action",
  written: "loa, wahlweise mit thesis-2000 oder mover-wins und 6x6, wie in loa:6x6",
  players: { first: "Schwarz", second: "Weiß" },
  presets: {
    olympiad: "Olympiade-Regeln",
    "thesis-2000": "Regeln der Arbeit von 2000",
    "mover-wins": "Wer zieht, gewinnt",
  },
  variant: (size, preset) => `${size} Felder · ${preset}`,
  variants: { preset: "Regeln", size: "Größe" },
  ready: "Bring alle deine Steine zusammen. Schwarz beginnt: Wähle einen Stein.",
  pieces: { first: "schwarzer Stein", second: "weißer Stein" },
  ends: {
    connected: (winner) => `Alle Steine von ${winner} hängen zusammen`,
    "both-connected": (winner) =>
      winner ? `Der Zug von ${winner} verband beide Seiten` : "Ein Zug verband beide Seiten",
    stuck: (_, loser) => `${loser} kann nicht mehr ziehen`,
    repetition: () => "Diese Stellung hat sich wiederholt",
  },
  refused: {
    empty: "Wähle zuerst einen Stein.",
    stuck: "Dieser Stein kann nicht ziehen.",
    line: "Steine ziehen auf Reihen, Linien und Diagonalen.",
    distance: (pieces) => `Auf dieser Linie ${count(pieces)}: Gezogen wird dort genau ${squares(pieces)} weit.`,
    over: "Steine der anderen Seite dürfen nicht übersprungen werden.",
  },
  lines: {
    axes: { row: "Reihe", column: "Linie", rise: "Diagonale ↗", fall: "Diagonale ↘" },
    sentence: (lines, text) => `${list.format(lines)}: ${text}.`,
    counts: (pieces) => `${pieces} ${pieces === 1 ? "Stein" : "Steine"}, also ${squares(pieces)}`,
    barred: (enemy) =>
      enemy === undefined ? "das führt vom Brett" : enemy ? `${enemy} steht im Weg` : "dort steht dein eigener Stein",
  },
  levels: {
    beginner: {
      name: "Anfänger",
      hard: "Leicht zu schlagen: gut, um die Regeln zu lernen.",
      about: "Sieht einen Zug weit und misst nur, wie nah die eigenen Steine beieinanderstehen.",
    },
    easy: {
      name: "Leicht",
      hard: "Nach ein paar Spielen zu schlagen.",
      about: "Durchsucht 200 Stellungen je Zug und spielt oft einen schwächeren Zug.",
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
      `„${input}“ ist keine Stellung: erwartet werden die Reihen von oben, mit Schrägstrichen dazwischen, Zahlen für freie Felder, b und w für höchstens so viele Steine wie am Anfang, und wer am Zug ist, wie in 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b`,
    "bad-move": (input) =>
      `„${input}“ ist kein Zug: erwartet werden zwei Felder, wie in b1-b3, b1xb3 mit Schlagen, oder pass`,
  },
  rules,
};

const PRESETS = {
  olympiad:
    "<strong>Regeln der Computer-Olympiade:</strong> Ein Zug, der beide Seiten verbindet, ist Remis. Wer keinen Zug hat, passt. Kommt eine Stellung mit derselben Seite am Zug zum dritten Mal vor, ist das Spiel remis.",
  "thesis-2000":
    "<strong>Regeln der Arbeit von 2000:</strong> Ein Zug, der beide Seiten verbindet, ist Remis. Wer keinen Zug hat, verliert. Kommt eine Stellung mit derselben Seite am Zug zum zweiten Mal vor, ist das Spiel remis.",
  "mover-wins":
    "<strong>Wer zieht, gewinnt:</strong> Verbindet ein Zug beide Seiten, gewinnt, wer ihn gemacht hat. Wer keinen Zug hat, passt. Kommt eine Stellung mit derselben Seite am Zug zum dritten Mal vor, ist das Spiel remis.",
};

/** @param {string} game @returns {import("../../match/rules/show.js").RulesWords} */
function rules(game) {
  return {
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
          /** @type {keyof typeof PRESETS} */ (
            Object.keys(PRESETS).find((preset) => game.includes(preset)) ?? "olympiad"
          )
        ],
        shows: {
          both: "Dieser Schlag verbindet alle schwarzen Steine, und Weiß behält nur einen: Beide Seiten sind verbunden.",
        },
      },
    ],
    first: {
      task: "Aufgabe für Schwarz: alle drei Steine verbinden.",
      good: "Alle schwarzen Steine sind verbunden: gewonnen.",
      other:
        "Noch sind nicht alle Steine verbunden. Von vorn beginnen und die Steine auf den Diagonalen von b7 zählen.",
    },
    source:
      'M. H. M. Winands hat in <cite lang="en">Analysis and Implementation of Lines of Action</cite>, 2000, Suchen in diesem Spiel gemessen. Dass gewinnt, wer zieht, steht bei S. Sackson, <cite lang="en">A Gamut of Games</cite>, zweite Auflage. Das Brett mit 6 × 6 Feldern ist von uns.',
  };
}
