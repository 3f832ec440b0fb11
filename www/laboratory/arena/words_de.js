// What the laboratory says of games for two: German.

import { games } from "./names.js";

const whole = new Intl.NumberFormat("de");
const number = (/** @type {number} */ value) => whole.format(value).replace("-", "−");
const fine = new Intl.NumberFormat("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rounded = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat("de", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const rough = new Intl.NumberFormat("de", { maximumFractionDigits: 0 });
const digits = new Intl.NumberFormat("de", { maximumSignificantDigits: 3 });
const points = new Intl.NumberFormat("de", { maximumFractionDigits: 0, signDisplay: "exceptZero" });
const minus = (/** @type {string} */ text) => text.replace("-", "−");
const times = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${number(n)} ${many}`;
const percent = (/** @type {number} */ share) => `${digits.format(share * 100)} %`;

/** @type {import("./describe.js").ContestPhrases} */
export const phrases = {
  game(id, variant, size = games[id]?.size) {
    const { name = id, variants = {} } = games[id] ?? {};
    const [kind = "", ...seed] = variant?.split("=") ?? [];
    const facts = [size, [variants[kind] ?? kind, ...seed].filter(Boolean).join(" ")].filter(Boolean);
    return `${name}${facts.length ? ` (${facts.join(", ")})` : ""}`;
  },
  tournament(game, engines, against, pairs) {
    const games = times(pairs, "einem Paar von Partien", "Paaren von Partien");
    if (against)
      return `Turnier in ${game}: ${engines === 1 ? "Eine Engine" : `Jede von ${engines} Engines`} trifft in ${games} auf ${against === 1 ? "eine Gegnerin" : `jede von ${against} Gegnerinnen`}.`;
    return engines === 2
      ? `Turnier in ${game}: Zwei Engines treffen in ${games} aufeinander.`
      : `Turnier in ${game}: Jede von ${engines} Engines trifft in ${games} auf jede andere.`;
  },
  effort: (game, engines, positions, from, to, by) =>
    `Aufwand in ${game}: ${times(engines, "Eine Engine durchsucht", "Engines durchsuchen")} ${engines === 1 ? "" : positions === 1 ? "dieselbe eine Stellung" : "dieselben "}${engines > 1 && positions === 1 ? "" : times(positions, "eine Stellung", "Stellungen")} nach ${from === to ? (to === 1 ? "einem" : to) : `${from} bis ${to}`} ${by ? "" : "Zufalls"}${by ? (to === 1 ? "Zug" : "Zügen") : to === 1 ? "zug" : "zügen"}${by ? ` von ${by}` : ""}.`,
  set: (game, engines, positions, set) =>
    `Aufwand in ${game}: ${times(engines, "Eine Engine durchsucht", "Engines durchsuchen")} ${positions === undefined ? "alle Stellungen" : positions === 1 ? "die erste Stellung" : `die ersten ${number(positions)} Stellungen`} von ${set}.`,
  walk: (game, engines, positions, plies, by) =>
    `Aufwand in ${game}: ${times(engines, "Eine Engine durchsucht", "Engines durchsuchen")} ${engines === 1 ? "" : positions === 1 ? "dieselbe eine Stellung" : "dieselben "}${engines > 1 && positions === 1 ? "" : times(positions, "eine Stellung", "Stellungen")}, ${plies === 1 ? "den Anfang" : `alle der ersten ${plies}`} ${by ? `jeder Partie von ${by}` : "jeder zufälligen Partie"}.`,
  playouts: (game, games, engine) =>
    `Ausspielen von ${game}: ${times(games, "eine Partie", "Partien")} vom Anfang an, in ${games === 1 ? "der" : "denen"} ${engine} beide Seiten spielt.`,
  match: (game, pairs, [one, other]) =>
    `Ausspielen von ${game}: ${times(pairs, "ein Paar von Partien", "Paare von Partien")} vom Anfang an zwischen ${one} und ${other}; jede Engine beginnt eine davon.`,
  begun: (moves) =>
    moves === 1
      ? "Der erste Zug ist zufällig und in einem Paar derselbe."
      : `Die ersten ${number(moves)} Züge sind zufällig und in einem Paar dieselben.`,
  engines: (engines) => `Engines: ${engines.join("; ")}.`,
  opening: (opening) =>
    opening === 0
      ? "Alle Partien beginnen am Anfang, und jede Engine hat in einer Partie eines Paares den ersten Zug."
      : `Beide Partien eines Paares beginnen nach ${opening === 1 ? "demselben Zufallszug" : `denselben ${number(opening)} Zufallszügen`}, und jede Engine hat in einer davon die erste Seite.`,
  drawn: (plies) => `Eine Partie, die nach ${times(plies, "einem Zug", "Zügen")} nicht zu Ende ist, ist unentschieden.`,
  cut: (plies) =>
    `Eine Partie, die nach ${times(plies, "einem Zug", "Zügen")} nicht zu Ende ist, wird dort abgebrochen.`,
  first: "Alle werden mit der ersten verglichen.",
  sprt: (lesser, greater, alpha, beta) =>
    `Für jede Paarung entscheidet ein sequenzieller Test zwischen einem Unterschied von ${number(lesser)} und einem von ${number(greater)} Elo-Punkten; er irrt mit den Wahrscheinlichkeiten ${percent(alpha)} und ${percent(beta)}.`,
  seed: (seed) => `Startwert ${seed}.`,
};

/** @type {typeof import("./words_en.js").arena} */
export const arena = {
  phrases,
  mean: (value) => minus((Math.abs(value) < 1000 ? fine : rough).format(value)),
  ratio: (value) => digits.format(value),
  elo: (value) => minus(points.format(value)),
  span: (low, high) => `${low} bis ${high}`,
  logarithm: (value) => minus(fine.format(value)),
  versus: (one, two) => `${one} – ${two}`,
  engine: "Engine",
  interval: "95-%-Intervall",

  cross: { caption: "Kreuztabelle: was die Engine der Zeile gegen die der Spalte erreicht hat" },
  standings: {
    caption: "Was jede Engine erreicht hat",
    heads: [
      "Engine",
      "Partien",
      "Gewonnen",
      "Unentschieden",
      "Verloren",
      "Punkte",
      "95-%-Intervall",
      "Elo",
      "95-%-Intervall",
    ],
    lengths: (lengths) => `Züge einer Partie, die zufälligen mitgezählt (Minimum; Mittel; Maximum): ${lengths}`,
  },
  pairings: {
    caption: "Paarungen, aus Sicht der zuerst genannten",
    heads: [
      "Paarung",
      "Partien",
      "Gewonnen",
      "Unentschieden",
      "Verloren",
      "Paare mit 0, ½, 1, 1½, 2 Punkten",
      "Punkte",
      "95-%-Intervall",
      "Elo",
      "95-%-Intervall",
    ],
    sprt: ["Logarithmus des Likelihood-Quotienten (seine Schranken)", "Sequenzieller Test"],
    accepts: (elo, pairs) => `${elo} Elo-Punkte, nach ${times(pairs, "einem Paar", "Paaren")}`,
    open: "noch offen",
  },
  scores: { x: "Punkte (%)", title: (engine, score) => `${engine}: ${score}` },

  means: { caption: "Was eine Suche kostet: Mittel je Stellung", positions: "Stellungen" },
  table: {
    caption: "Suchen von der Wurzel aus, und was die Transpositionstabelle beantwortet: Mittel je Stellung",
    most: "Meiste Durchgänge",
    transpositions: "Antworten je innerem Knoten",
  },
  ratios: {
    caption: "Als Vielfache der ersten Engine (geometrische Mittel)",
    value: "Gleicher Wert",
    move: "Gleicher Zug",
  },
  solved: {
    caption:
      "Was innerhalb der Grenzen gelöst wird; von den angesehenen Stellungen die Summe über diese und, wo auch die erste Engine löst, als Vielfaches",
    heads: ["Engine", "Gewonnen", "Verloren", "Nicht gewonnen", "Gelöst", "95-%-Intervall", "Knoten", "Vielfaches"],
  },
  sums: { caption: "Summen über alle Stellungen als Vielfache derer der ersten Engine" },
  work: {
    nodes: "Knoten",
    leaves: "Blätter",
    interior: "Innere Knoten",
    depth: "Tiefe",
    answers: "Antworten der Tabelle",
    passes: "Durchgänge",
  },
  ratioAxis: "Knoten (erste Engine: 1)",

  winners: {
    caption: "Wer gewinnt",
    heads: ["Gewinner", "Partien", "Anteil", "95-%-Intervall"],
    names: { first: "A, im Anzug", second: "B, im Nachzug", none: "niemand" },
  },
  ends: {
    caption: "Wie Partien enden",
    heads: ["Gewinner", "Ende", "Partien"],
    reasons: {
      stuck: "eine Seite kann nicht ziehen",
      "no-pieces": "eine Seite hat keine Steine mehr",
      connected: "eine Seite ist verbunden",
      "both-connected": "beide Seiten sind verbunden",
      repetition: "eine Stellung kam wieder",
      "no-progress": "lange nichts geschlagen oder vorgerückt",
      limit: "abgebrochen",
    },
  },
  lengths: {
    caption: "Wie lang Partien sind und wie viel Auswahl es gibt",
    heads: ["Maß", "Mittel", "95-%-Intervall", "Minimum", "Maximum"],
    plies: "Züge einer Partie",
    left: "Übrige Felder oder Steine",
    branching: "Erlaubte Züge, Mittel einer Partie",
  },
  byPly: {
    caption: "Erlaubte Züge nach der Nummer des Zuges",
    heads: ["Zug", "Partien", "Mittel", "95-%-Intervall", "Minimum", "Maximum"],
  },
  branching: {
    x: "Nummer des Zuges",
    y: "Erlaubte Züge",
    band: "Erlaubte Züge: ihr Mittel mit seinem 95-%-Intervall, und blass die wenigsten und die meisten aller Partien.",
    dot: (ply, mean) => `Zug ${ply}: ${mean}`,
  },

  complexity: {
    caption: "Wie groß das Spiel ist",
    heads: ["Maß", "Wert"],
    boards: "Erlaubte Brettbilder, als Schranke",
    games: "Partien: Verzweigung ^ Länge",
    settled: "Von Euler entschiedene Prüfungen",
    power: (logarithm) => `10^${rounded.format(logarithm)}`,
    share: (share) => `${exact.format(share * 100)} %`,
  },

  games: {
    heads: ["Partie", "A, im Anzug", "B", "Gewinner", "Züge"],
    name: (pair, game) => `Paar ${number(pair)}, Partie ${game}`,
    nobody: "niemand",
    range: (from, to, all) => `Paare ${number(from)} bis ${number(to)} von ${number(all)}.`,
  },
};
