// What the laboratory says about two-player games: German.

import { minus, number, rough, rounded, times } from "./numbers_de.js";

const fine = new Intl.NumberFormat("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat("de", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const digits = new Intl.NumberFormat("de", { maximumSignificantDigits: 3 });
const points = new Intl.NumberFormat("de", { maximumFractionDigits: 0, signDisplay: "exceptZero" });
const shortPercent = (/** @type {number} */ share) => `${digits.format(share * 100)} %`;

/** @type {Record<string, import("./games.js").Names & { expected?: string }>}  With what error messages say, if not how queries write it. */
export const games = {
  isolation: {
    name: "Isolation",
    size: "7 × 7",
    variants: { queen: "Figuren ziehen wie Damen", king: "Figuren ziehen wie Könige" },
    written:
      "isolation, wahlweise mit Zugart (:knight, :queen oder :king) und Größe von :3x3 bis :9x9, wie isolation:queen:5x5",
    expected:
      "isolation, wahlweise mit :knight, :queen oder :king und einer Größe von :3x3 bis :9x9, wie isolation:queen:5x5",
  },
  giveaway: { name: "Schlagdame", written: "giveaway" },
  checkers: { name: "Englischer Dame", written: "checkers" },
  loa: {
    name: "Lines of Action",
    variants: { "thesis-2000": "Regeln der Arbeit von 2000", "mover-wins": "wer zieht, gewinnt" },
    written: "loa (Lines of Action), wahlweise mit :thesis-2000 oder :mover-wins und :6x6",
    expected: "loa, wahlweise mit :thesis-2000 oder :mover-wins und :6x6",
  },
  tzaar: {
    name: "Tzaar",
    variants: { random: "zufällige Aufstellung, Startwert", tournament: "zuerst wird eingesetzt" },
    written: "tzaar, wahlweise mit :tournament oder :random= und einem Startwert, wie tzaar:random=1f",
    expected: "tzaar, wahlweise mit :tournament oder :random= und einem Startwert",
  },
  breakthrough: { name: "Breakthrough", written: "breakthrough, wahlweise mit :6x6" },
};

/** @type {typeof import("./games.js").levels} */
export const levels = {
  random: "Zufall",
  beginner: "Anfänger",
  easy: "Leicht",
  medium: "Mittel",
  expert: "Fortgeschritten",
  strong: "Stark",
  perfect: "Vollkommen",
};

/** @type {import("../describe.js").ContestPhrases} */
export const contest = {
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
      ? "Der erste Zug ist zufällig und in beiden Partien eines Paares derselbe."
      : `Die ersten ${number(moves)} Züge sind zufällig und in beiden Partien eines Paares dieselben.`,
  engines: (engines) => `Engines: ${engines.join("; ")}.`,
  opening: (opening) =>
    opening === 0
      ? "Alle Partien beginnen mit der Anfangsstellung, und jede Engine zieht in einer Partie eines Paares zuerst."
      : `Beide Partien eines Paares beginnen nach ${opening === 1 ? "demselben Zufallszug" : `denselben ${number(opening)} Zufallszügen`}, und jede Engine spielt in einer davon die erste Seite.`,
  drawn: (plies) => `Eine Partie, die nach ${times(plies, "einem Zug", "Zügen")} nicht zu Ende ist, ist unentschieden.`,
  cut: (plies) =>
    `Eine Partie, die nach ${times(plies, "einem Zug", "Zügen")} nicht zu Ende ist, wird dort abgebrochen.`,
  first: "Alle werden mit der ersten verglichen.",
  sprt: (lesser, greater, alpha, beta) =>
    `Für jede Paarung entscheidet ein sequenzieller Test zwischen Unterschieden von ${number(lesser)} und ${number(greater)} Elo-Punkten, mit Fehlerwahrscheinlichkeiten von ${shortPercent(alpha)} und ${shortPercent(beta)}.`,
  seed: (seed) => `Startwert ${seed}.`,
};

/** @type {typeof import("./games.js").arena} */
export const arena = {
  phrases: contest,
  mean: (value) => minus((Math.abs(value) < 1000 ? fine : rough).format(value)),
  ratio: (value) => digits.format(value),
  elo: (value) => minus(points.format(value)),
  span: (low, high) => `${low} bis ${high}`,
  logarithm: (value) => minus(fine.format(value)),
  versus: (one, two) => `${one} – ${two}`,
  engine: "Engine",
  interval: "95-%-Intervall",

  cross: { caption: "Kreuztabelle: Punkte der Engine in der Zeile gegen die in der Spalte" },
  standings: {
    caption: "Endstand",
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
    lengths: (lengths) => `Züge je Partie einschließlich der zufälligen (Minimum; Mittel; Maximum): ${lengths}`,
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
    sprt: ["Log-Likelihood-Quotient (Schranken)", "Sequenzieller Test"],
    accepts: (elo, pairs) => `${elo} Elo-Punkte, nach ${times(pairs, "einem Paar", "Paaren")}`,
    open: "noch offen",
  },
  scores: { x: "Punkte (%)", title: (engine, score) => `${engine}: ${score}` },

  means: { caption: "Kosten einer Suche: Mittel je Stellung", positions: "Stellungen" },
  table: {
    caption: "Suchen von der Wurzel aus und Schnitte durch die Transpositionstabelle: Mittel je Stellung",
    most: "Durchgänge, Maximum",
    transpositions: "Tabellenschnitte je innerem Knoten",
  },
  ratios: {
    caption: "Verhältnis zur ersten Engine (geometrische Mittel)",
    value: "Gleicher Wert",
    move: "Gleicher Zug",
  },
  solved: {
    caption:
      "Innerhalb der Grenzen gelöste Stellungen, die Knoten dafür und deren Verhältnis zur ersten Engine, wo auch diese sie löst",
    heads: ["Engine", "Gewonnen", "Verloren", "Nicht gewonnen", "Gelöst", "95-%-Intervall", "Knoten", "Vielfaches"],
  },
  sums: { caption: "Summen über alle Stellungen im Verhältnis zur ersten Engine" },
  work: {
    nodes: "Knoten",
    leaves: "Blätter",
    interior: "Innere Knoten",
    depth: "Tiefe",
    answers: "Tabellenschnitte",
    passes: "Durchgänge",
  },
  ratioAxis: "Knoten im Verhältnis zur ersten Engine",

  winners: {
    caption: "Gewinner",
    heads: ["Gewinner", "Partien", "Anteil", "95-%-Intervall"],
    names: { first: "A, im Anzug", second: "B, im Nachzug", none: "niemand" },
  },
  ends: {
    caption: "Ausgänge der Partien",
    heads: ["Gewinner", "Ende", "Partien"],
    reasons: {
      stuck: "eine Seite kann nicht ziehen",
      "no-pieces": "eine Seite hat keine Steine mehr",
      connected: "eine Seite ist verbunden",
      "both-connected": "beide Seiten sind verbunden",
      repetition: "Stellungswiederholung",
      "no-progress": "zu viele Züge ohne Schlagen oder Vorrücken",
      limit: "Zuggrenze",
    },
  },
  lengths: {
    caption: "Länge der Partien und Zahl der erlaubten Züge",
    heads: ["Maß", "Mittel", "95-%-Intervall", "Minimum", "Maximum"],
    plies: "Züge je Partie",
    left: "Übrige Felder oder Steine",
    branching: "Erlaubte Züge, Mittel einer Partie",
  },
  byPly: {
    caption: "Erlaubte Züge nach Zugnummer",
    heads: ["Zug", "Partien", "Mittel", "95-%-Intervall", "Minimum", "Maximum"],
  },
  branching: {
    x: "Zugnummer",
    y: "Erlaubte Züge",
    band: "Erlaubte Züge: Mittel mit 95-%-Intervall; das blasse Band zeigt Minimum und Maximum aller Partien.",
    dot: (ply, mean) => `Zug ${ply}: ${mean}`,
  },

  complexity: {
    caption: "Komplexität des Spiels",
    heads: ["Maß", "Wert"],
    boards: "Erlaubte Stellungsbilder, als obere Schranke",
    games: "Partien: Verzweigung ^ Länge",
    settled: "Von Euler entschiedene Prüfungen",
    power: (logarithm) => `10^${rounded.format(logarithm)}`,
    share: (share) => `${exact.format(share * 100)} %`,
  },

  games: {
    heads: ["Partie", "A, im Anzug", "B", "Gewinner", "Züge"],
    name: (game) => `Partie ${number(game)}`,
    ofPair: (pair, game) => `Paar ${number(pair)}, Partie ${game}`,
    nobody: "niemand",
    search: (engine, game) => `${game}: die erste Suche von ${engine} zeigen`,
    range: (from, to, all) => `Partien ${number(from)} bis ${number(to)} von ${number(all)}.`,
    rangeOfPairs: (from, to, all) => `Paare ${number(from)} bis ${number(to)} von ${number(all)}.`,
  },

  searches: {
    position: "Stellung",
    text: "Stellungstext",
    depths: "Tiefe der Suche",
    atDepth: (position, depth) => `Die Suche in Stellung ${number(position)} bis Tiefe ${depth} zeigen`,
    range: (from, to, all) => `Stellungen ${number(from)} bis ${number(to)} von ${number(all)}.`,
    name: (position, engine, nodes) =>
      `Die Suche in Stellung ${number(position)} durch ${engine} zeigen: ${nodes} Knoten`,
  },
};
