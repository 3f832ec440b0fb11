// All texts of the laboratory, and of its HTML: German.

import { common } from "../site/words_de.js";
import { games, writtenGames } from "./game_names.js";
import { presets } from "./presets_de.js";
import { factsOf, kindOf, KINDS } from "./schema.js";

/** @type {import("./words.js").Words["groups"]} */
const groups = {
  question: "Frage",
  engines: "Engines",
  search: "Suche",
  noise: "Rauschen",
  play: "Spiel",
  report: "Auswertung",
};

const levels =
  "Eine Spielstufe (random, beginner, easy, medium, expert, strong, perfect) oder eine Engine mit Optionen wie alpha-beta/eval=improved/depth=4.";

/** @type {import("./words.js").Words["fields"]} */
const fields = {
  kind: {
    label: "Versuch",
    help: "Autoplay spielt ganze Partien und zählt Gewinne. Die Zugwahl misst, wie oft die bestbewerteten Züge gut sind. Gleichstände zählt gleiche Werte. Das Protokoll zeigt eine Partie Zug um Zug. Die Stichprobe listet Stellungen auf. Die exakte Gewinnquote berechnet für alle Stellungen, was Autoplay an Stichproben misst. Ballungen zeigt, welche gleichwertigen Züge gut sind, und Lösen sucht Lösungen mit der Bewertung als Heuristik. Für Spiele zu zweit: Im Turnier spielen Engines gegeneinander, der Aufwand vergleicht die Kosten ihrer Suchen, und das Ausspielen zeigt, wie ein Spiel beschaffen ist.",
    choices: {
      autoplay: "Autoplay: Gewinnquote",
      com: "Zugwahl: Treffer",
      ties: "Gleichstände und Grobheit",
      trace: "Protokoll einer Partie",
      sample: "Stichprobe von Stellungen",
      "exact-quota": "Exakte Gewinnquote",
      clusters: "Ballungen minimaler Blätter",
      solving: "Lösen: A* und andere",
      tournament: "Turnier von Engines",
      effort: "Aufwand: Kosten der Suchen",
      playouts: "Ausspielen: wie ein Spiel ist",
    },
  },
  g: {
    label: "Spiel",
    get help() {
      return `${writtenGames()}.`;
    },
  },
  dtw: {
    label: "Abstand der Stellungen",
    help: "Der Abstand der Anfangsstellungen zum Gewinn (DTW), 0 bis 26, oder „all“ für Stellungen aus dem ganzen Spiel.",
  },
  start: {
    label: "Anfangsstellung",
    help: "Eine Stellung als Text: Jeder Durchgang beginnt dort, und der Abstand oben entfällt.",
  },
  sample: {
    label: "Stichprobendatei, Kennung",
    help: "Jeder Durchgang beginnt mit einer Stellung der Datei. Die Kennung entsteht aus ihrem Inhalt: Eine andere Datei hätte eine andere.",
  },
  n: {
    label: "Durchgänge",
    help: "Die Zahl der gezogenen Stellungen. Bei 1068 ist das 95-%-Intervall höchstens ±3 % breit.",
    by: {
      tournament: {
        label: "Paare von Partien",
        help: "Die Zahl der Paare je Paarung. Ein Paar ist eine Eröffnung, von beiden Seiten gespielt.",
      },
      effort: {
        label: "Stellungen",
        help: "Die Zahl der Stellungen, die jede Engine durchsucht; für alle dieselben.",
      },
      playouts: {
        label: "Partien",
        help: "Die Zahl der Partien; bei zwei Engines die der Paare von Partien.",
      },
    },
  },
  seed: {
    label: "Startwert des Zufalls",
    help: "Ein beliebiger Text. Durchgang i hängt nur vom Startwert und von i ab: Derselbe Link ergibt überall dieselben Bytes.",
  },
  replace: {
    label: "Ziehung",
    help: "Mit Zurücklegen kann eine Stellung zweimal gezogen werden, und alle Durchgänge sind unabhängig.",
    choices: { yes: "mit Zurücklegen", no: "ohne Zurücklegen" },
  },
  set: {
    label: "Stellungen einer Sammlung",
    help: "waltz-endgames oder waltz-middlegames: Tzaar-Stellungen aus Partien von WALTZ. none: Die Stellungen kommen aus hier gespielten Partien.",
  },
  walk: {
    label: "Alle Stellungen zufälliger Partien, Züge",
    help: "Eine Zahl von Zügen: alle Stellungen bis zu diesem Zug, aus einer zufälligen Partie nach der anderen. none: Jede Stellung kommt aus einer eigenen zufälligen Partie.",
  },
  from: {
    label: "Züge vor einer Stellung, Minimum",
    help: "Die durchsuchten Stellungen kommen nach mindestens so vielen Zügen vom Anfang an.",
  },
  to: {
    label: "Züge vor einer Stellung, Maximum",
    help: "Alle Zahlen zwischen Minimum und Maximum sind gleich wahrscheinlich.",
  },
  by: {
    label: "Wer diese Züge macht",
    help: "random oder eine Engine. Sie sollte schnell sein, denn sie spielt alle diese Partien neu, und unter ihren Zügen zufällig wählen, zum Beispiel mit margin; sonst sind alle Partien gleich.",
  },
  engines: {
    label: "Engines",
    help: "",
    by: {
      tournament: { help: `Eine je Zeile; jede spielt gegen jede andere. ${levels}` },
      effort: { help: `Eine je Zeile; alle werden mit der ersten verglichen. ${levels}` },
      playouts: {
        label: "Engine",
        help: `Sie spielt beide Seiten. Sind es zwei, beginnt jede eine Partie eines Paares. ${levels}`,
      },
    },
  },
  against: {
    label: "Gegnerinnen",
    help: "Eine je Zeile. Gibt es welche, spielen die Engines gegen diese statt gegeneinander.",
  },
  opening: {
    label: "Zufallszüge vor einer Partie",
    help: "Beide Partien eines Paares beginnen nach denselben Zügen. Ohne sie würden deterministische Engines immer wieder dieselbe Partie spielen.",
  },
  plies: {
    label: "Höchstzahl der Züge einer Partie",
    help: "Eine Partie, die bis dahin nicht zu Ende ist, ist unentschieden. Zufallszüge zählen mit.",
    by: { playouts: { help: "Eine Partie, die bis dahin nicht zu Ende ist, wird abgebrochen." } },
  },
  sprt: {
    label: "Sequenzieller Test",
    help: "Zwei Elo-Unterschiede und die Wahrscheinlichkeiten beider Fehler, wie 0:10:0.05:0.05. Zeigt für jede Paarung, nach wie vielen Paaren der Test von Wald geendet hätte und mit welchem Ergebnis. none: kein Test.",
  },
  eval: {
    label: "Bewertung",
    help: "man, l2, eu, perm, nb, inv oder eine gewichtete Summe wie 2*man+l2; pdb und pdbsum, Maximum und Summe der Werte der Musterdatenbanken, und squares, der Wert jedes Steins auf seinem Feld; fitted, die gewichtete Summe der sechs Funktionen der Arbeit, die am besten zu den Abständen passt; random: eine Zufallszahl für jede Stellung; play: Zufallsspiel, das nur die Gewinnstellung erkennt; zero: derselbe Wert für alle Stellungen, mit dem Gewinn bei 0 das Zufallsspiel der Arbeit; tiletab: zufällige Steinabstände.",
  },
  round: {
    label: "Runden auf",
    help: "Werte werden auf Vielfache dieser Schrittweite gerundet; dadurch gibt es mehr Gleichstände.",
  },
  t: {
    label: "Suchtiefe t",
    help: "Die Tiefe-t-Suche bewertet die Stellungen t Halbzüge weiter und reicht das Minimum nach oben.",
  },
  first: { label: "Erste Tiefe", help: "Der Versuch läuft mit jeder Tiefe von der ersten bis zur letzten." },
  last: {
    label: "Letzte Tiefe",
    help: "Standard: 8 bei der Zugwahl und 6 bei den Gleichständen.",
  },
  win: {
    label: "Wert des Gewinns",
    help: "−1000 macht die Gewinnstellung zum kleinsten Wert, gleich wie stark das Rauschen ist; 0 wiederholt einen Fehler aus den ersten Läufen der Arbeit.",
    choices: { fixed: "−1000 (berichtigt)", buggy: "0 (wie in den ersten Läufen)" },
  },
  with: {
    label: "Suche",
    help: "a-star, wahlweise mit /weight=150 (die Heuristik zählt 1,5-fach); ida-star; beam/width=10; rta-star oder lrta-star, wahlweise mit /depth=3 (Züge der Vorausschau). Die Bewertung schätzt, wie viele Züge noch fehlen.",
  },
  budget: {
    label: "Höchstzahl der Knoten",
    help: "Eine Suche, die so viele Knoten ohne Lösung expandiert hat, gibt auf.",
  },
  noise: {
    label: "Randomisierung",
    help: "Wie eine Zufallszahl rv einen Wert verändert.",
    choices: {
      none: "keine",
      add: "Add: Wert + rv",
      mult: "Mult: Wert · (1 + rv)",
      normplus: "Norm+: (Wert + rv) / Wert",
      normminus: "Norm−: (Wert − rv) / Wert",
      comb: "Comb: Wert + rv · Perm",
    },
  },
  w: { label: "Stärke", help: "Die Grenze des Intervalls, aus dem rv gezogen wird." },
  sides: {
    label: "Intervall",
    help: "Standard: zweiseitig bei Add und Mult, sonst einseitig.",
    choices: { "": "Standard", two: "zweiseitig: −w bis w", one: "einseitig: 0 bis w" },
  },
  ends: {
    label: "Ränder",
    help: "Ob die Grenzen selbst gezogen werden können.",
    choices: { closed: "geschlossen", open: "offen" },
  },
  draw: {
    label: "Einmal gezogen für",
    help: "Wie die Transpositionstabelle der Arbeit auf Zufallswerte wirkt: Sie entscheidet, wie oft eine Stellung neu bewertet wird.",
    choices: {
      ideal: "jede Stellung und Suche",
      game: "so lange, wie die Tabelle der Partie ihn hält",
      search: "so lange, wie eine je Suche geleerte Tabelle ihn hält",
      none: "jedes Blatt, ohne Tabelle",
    },
  },
  size: { label: "Tabellengröße, log₂", help: "Die Tabelle hat 2 hoch diese Zahl Einträge; in der Arbeit 19." },
  type1: {
    label: "Eine andere Stellung im Eintrag",
    help: "Wenn zwei Stellungen denselben Eintrag haben.",
    choices: { replace: "wird ersetzt", keep: "bleibt" },
  },
  type2: {
    label: "Dieselbe Stellung im Eintrag",
    help: "Wenn eine Stellung in anderer Tiefe wiederkommt.",
    choices: { shallower: "die höhere Ebene bleibt", deeper: "die tiefere Ebene bleibt", newest: "wird ersetzt" },
  },
  tie: {
    label: "Gleichstände entscheidet",
    help: "Wie unter Zügen mit gleichem kleinstem Wert gewählt wird. Ein fetter Zug hat die meisten minimalen Blätter unter sich.",
    choices: {
      random: "der Zufall",
      fat: "immer ein fetter Zug",
      first: "der erste Zug",
      clustered: "die Ballung minimaler Blätter",
      spread: "die Streuung minimaler Blätter",
    },
  },
  fat: {
    label: "Minimale Blätter zählen",
    help: "Wie Blätter für fette Züge gezählt werden.",
    choices: { tree: "so oft, wie sie im Baum vorkommen", distinct: "je einmal" },
  },
  clusters: {
    label: "Ballung unter gewählten Zügen",
    help: "Vergleicht jeden gewählten Zug mit den anderen gleichwertigen danach, wie stark sich die minimalen Blätter unter ihm ballen, in gewonnenen und in verlorenen Partien.",
    choices: { no: "nicht verglichen", yes: "verglichen" },
  },
  limit: { label: "Höchstzahl der Züge", help: "Eine Partie, die bis dahin nicht gewonnen ist, zählt als verloren." },
  found: {
    label: "Gewinn gefunden",
    help: "Wann die Suchtiefe sinkt.",
    choices: { seen: "wenn die Gewinnstellung im Baum ist", value: "wenn der kleinste Wert der des Gewinns ist" },
  },
  ci: {
    label: "Intervalle",
    help: "95-%-Intervalle: nach Wilson oder mit der Normalnäherung der Arbeit.",
    choices: { wilson: "Wilson", normal: "normal, wie in der Arbeit" },
  },
  sweep: {
    label: "Vergleichen über",
    help: "Wiederholt den Versuch für mehrere Werte eines Schlüssels, wie in den Abbildungen der Arbeit.",
    choices: {
      "": "nichts",
      eval: "Bewertung",
      noise: "Randomisierung",
      w: "Stärke",
      t: "Suchtiefe",
      dtw: "Abstand",
      round: "Rundung",
      win: "Wert des Gewinns",
      tie: "Regel bei Gleichstand",
      draw: "Ziehung der Zufallswerte",
      start: "Anfangsstellung",
      limit: "Höchstzahl der Züge",
      with: "Suche",
      budget: "Höchstzahl der Knoten",
    },
  },
  over: { label: "Werte", help: "Die zu vergleichenden Werte, durch Kommas getrennt." },
};

// What the laboratory says about two-player games: German.

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
const shortPercent = (/** @type {number} */ share) => `${digits.format(share * 100)} %`;

/** @type {import("./describe.js").ContestPhrases} */
const contest = {
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

/** @type {import("./words.js").Words["arena"]} */
const arena = {
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
  ratioAxis: "Knoten (erste Engine: 1)",

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
    name: (pair, game) => `Paar ${number(pair)}, Partie ${game}`,
    nobody: "niemand",
    range: (from, to, all) => `Paare ${number(from)} bis ${number(to)} von ${number(all)}.`,
  },
};

// Phrases that describe a query: German.

const FUNCTIONS = /** @type {Record<string, string>} */ ({
  eu: "dem euklidischen Abstand auf dem Brett",
  man: "der Manhattan-Metrik",
  nb: "dem Nachbarabstand",
  perm: "dem Permutationsabstand",
  inv: "dem Inversionsabstand",
  l2: "der L2-Metrik",
  pdb: "dem Maximum der Musterdatenbanken",
  pdbsum: "der Summe der Musterdatenbanken",
  squares: "dem angepassten Wert der Steine auf ihren Feldern",
});
const format = new Intl.NumberFormat("de", { maximumFractionDigits: 12 });
const inFull = (/** @type {number} */ value) => format.format(value).replace("-", "−");
const counted = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${inFull(n)} ${many}`;
const positions = (/** @type {number} */ n) => (n === 1 ? "einer zufälligen Stellung" : "zufälligen Stellungen");

/** The value of a swept key. @param {string} key @param {string} value */
function named(key, value) {
  if (key === "noise") return value === "none" ? "keine" : (fields.noise.choices?.[value].split(":")[0] ?? value);
  if (key === "draw")
    return (
      { ideal: "je Stellung und Suche", none: "je Blatt", game: "Tabelle der Partie", search: "Tabelle der Suche" }[
        value
      ] ?? value
    );
  if (key === "dtw" && value === "all") return "alle";
  if (key === "round" && value === "none") return "keine";
  const choice = fields[key].choices?.[value];
  return choice ?? (Number.isNaN(Number(value)) || key === "start" ? value : inFull(Number(value)));
}

/** @type {import("./describe.js").Phrases} */
const phrases = {
  opening(kind, n, from, draw) {
    if (kind === "autoplay") return `Autoplay: ${counted(n, "eine Partie", "Partien")} ab ${from} (${draw}).`;
    if (kind === "trace")
      return `Protokoll: ${counted(n, "eine Partie", "Partien")} ab ${from} (${draw}), Zug um Zug aufgezeichnet.`;
    if (kind === "com") return `Zugwahl, ${counted(n, "einmal", "Mal")} gemessen an ${from} (${draw}).`;
    if (kind === "ties")
      return `Gleichstände und Grobheit, ${counted(n, "einmal", "Mal")} gezählt an ${from} (${draw}).`;
    if (kind === "clusters")
      return `Ballungen minimaler Blätter, ${counted(n, "einmal", "Mal")} gemessen an ${from} (${draw}).`;
    if (kind === "solving")
      return `Lösen: ${counted(n, "eine Suche", "Suchen")} nach einer Lösung ab ${from} (${draw}).`;
    return `Stichprobe: eine Liste mit ${counted(n, "einem Eintrag", "Einträgen")} aus ${from} (${draw}).`;
  },
  from: {
    distance: (distance, n) => `${positions(n)} mit Abstand ${distance} zum Gewinn`,
    all: (n) => `${positions(n)} des ganzen Spiels`,
    start: (position) => `der Stellung ${position}`,
    file: (id) => `den Stellungen der Stichprobendatei ${id}, in deren Reihenfolge`,
    comparedStart: () => "jeder der unten verglichenen Anfangsstellungen",
    comparedDistance: (n) => `${positions(n)} mit jedem der unten verglichenen Abstände`,
  },
  exact: (what) =>
    `Exakte Gewinnquote: die Wahrscheinlichkeit, mit der Autoplay ab ${what} gewinnt, berechnet für alle 11.612.160 Stellungen zugleich und ohne Stichprobe.`,
  whole: {
    distance: (distance) => `den Stellungen mit Abstand ${distance} im Mittel`,
    all: "allen Stellungen im Mittel",
    start: (position) => `der Stellung ${position}`,
    file: (id) => `den Stellungen der Stichprobendatei ${id} im Mittel`,
    comparedStart: "jeder der unten verglichenen Anfangsstellungen",
    comparedDistance: "den Stellungen mit jedem der unten verglichenen Abstände im Mittel",
  },
  steps: (values, key) =>
    `${values.length ? `Verglichen wird (${fields.sweep.choices?.[key] ?? key}): ${values.map((value) => named(key, value)).join(", ")}. ` : ""}Jeder Durchgang erlaubt einen Zug mehr. Je Bewertung und Tiefe brauchen hundert Durchgänge in Chromium etwa acht Sekunden eines Prozessorkerns und 130 MB Speicher, bei der Wahl fetter Züge 180 MB.`,
  draw: (replace, seed) =>
    `${replace === undefined ? "" : replace === "no" ? "ohne Zurücklegen gezogen, " : "mit Zurücklegen gezogen, "}Startwert ${seed}`,
  play: (depth, values) =>
    `Jeden Zug wählt die Tiefe-t-Suche${depth === undefined ? " mit jeder der unten verglichenen Tiefen t" : `, t = ${depth}`}: Sie bewertet die Stellungen nach so vielen Halbzügen mit ${values}, reicht das Minimum nach oben und nimmt einen Zug mit dem kleinsten Wert.`,
  measure: (kind, first, last, values) => {
    const depth = first === last ? `der Tiefe ${first}` : `jeder Tiefe von ${first} bis ${last}`;
    if (kind === "com")
      return `Suchen ${depth} bewerten die Züge mit ${values}. Treffer sind diejenigen der bestbewerteten Züge, die dem Gewinn näher kommen.`;
    return `Suchen ${depth} bewerten die Nachfolger mit ${values}. Ein Gleichstand ist ein kleinster Wert, den mehrere von ihnen haben.`;
  },
  clusters: (depth, values) =>
    `Suchen ${depth === undefined ? "jeder der unten verglichenen Tiefen" : `der Tiefe ${depth}`} bewerten die folgenden Stellungen mit ${values}. Mehrere Regeln wählen unter den Zügen, die ohne Rauschen den kleinsten Wert haben: die mit den meisten minimalen Blättern unter sich, die mit den am stärksten geballten oder gestreuten und die, die das Rauschen bevorzugt. Eine Regel wird daran gemessen, welcher Anteil ihrer Züge dem Gewinn näher kommt.`,
  solve: (search, budget, values) =>
    `${search === undefined ? "Jede der unten verglichenen Suchen" : `Die Suche ${search}`} schätzt die Zahl der Züge, die noch fehlen, mit ${values} und gibt nach ${budget === undefined ? "den unten verglichenen Knotenzahlen" : counted(budget, "einem Knoten", "Knoten")} auf. Nur wenn die Schätzung eine untere Schranke ist, ist eine Lösung sicher eine kürzeste.`,
  sum: (terms) => {
    const [{ weight, name }] = terms;
    if (terms.length === 1 && weight === 1) return `${FUNCTIONS[name]} (${name})`;
    return `der Summe ${terms.map(({ weight, name }) => (weight === 1 ? name : `${inFull(weight)} · ${name}`)).join(" + ")}`;
  },
  evaluations: {
    compared: "jeder der unten verglichenen Bewertungen",
    random: "je einer Zufallszahl (Random Evaluation)",
    play: "nichts als der Frage, ob sie die Gewinnstellung sind (Random Play)",
    zero: "0 für alle",
    fitted: "der gewichteten Summe der sechs Funktionen der Arbeit, die am besten zu den Abständen passt (fitted)",
    tiletab: "der Manhattan-Metrik bei zufälligen Steinabständen (TileTab)",
  },
  rounded: (step) =>
    step === undefined
      ? ", gerundet auf jede der unten verglichenen Schrittweiten"
      : `, gerundet auf Vielfache von ${inFull(Number(step))}`,
  noise(noise, w, sides, open) {
    const how =
      noise === undefined
        ? "Rauschen: jede der unten verglichenen Arten."
        : `Rauschen „${fields.noise.choices?.[noise].replace(":", "“:")}.`;
    const two = sides ? sides === "two" : noise === undefined ? undefined : noise === "add" || noise === "mult";
    const bound = w === undefined ? "zur unten verglichenen Stärke" : inFull(w);
    let interval = `zwischen ${two ? `−${bound}` : 0} und ${bound}`;
    if (two === undefined) interval = `bis ${bound}, zweiseitig bei Add und Mult, sonst einseitig,`;
    else if (w === undefined) interval = `${two ? "zweiseitig" : "einseitig"} bis ${bound}`;
    return `${how} Die Zufallszahl rv wird gleichmäßig ${interval} gezogen${open ? ", die Grenzen ausgenommen" : ""}.`;
  },
  draws: (draw) =>
    `Zufallszahlen werden ${{ ideal: "einmal je Stellung und Suche gezogen", none: "an jedem Blatt neu gezogen, ohne Tabelle", game: "einmal gezogen und behalten, solange die Transpositionstabelle der Partie sie hält", search: "einmal gezogen und behalten, solange eine vor jeder Suche geleerte Transpositionstabelle sie hält" }[draw ?? ""] ?? "wie unten verglichen gezogen"}.`,
  table: (size, type1, type2) =>
    `Die Tabelle hat 2^${size} Einträge; eine andere Stellung im Eintrag ${fields.type1.choices?.[type1]}, und von derselben Stellung ${{ shallower: "bleibt die höhere Ebene", deeper: "bleibt die tiefere Ebene", newest: "bleibt die neueste" }[type2]}.`,
  buggy:
    "Die Gewinnstellung hat den Wert 0 wie in den ersten Läufen der Arbeit: Rauschen kann eine andere Stellung besser aussehen lassen (der Fehler aus Kapitel 7).",
  ties: {
    random: "Gleichstände entscheidet der Zufall.",
    fat: "Gleichstände entscheidet immer ein fetter Zug; er hat die meisten minimalen Blätter unter sich.",
    first: "Gleichstände entscheidet der erste Zug.",
    clustered:
      "Gleichstände entscheidet ein Zug, dessen minimale Blätter sich am stärksten auf wenige der nächsten Züge ballen.",
    spread:
      "Gleichstände entscheidet ein Zug, dessen minimale Blätter sich am gleichmäßigsten auf die nächsten Züge verteilen.",
  },
  distinct: "Jedes minimale Blatt zählt einmal, so oft es im Baum auch vorkommt.",
  clustered:
    "Jeder gewählte Zug wird mit den anderen gleichwertigen danach verglichen, wie stark sich die minimalen Blätter unter ihm ballen, in gewonnenen und in verlorenen Partien.",
  found:
    "Die Suchtiefe sinkt, wenn der kleinste Wert der des Gewinns ist, nicht schon, wenn die Gewinnstellung im Baum ist.",
  limit: (moves) => `Eine Partie, die nach ${counted(moves, "einem Zug", "Zügen")} nicht gewonnen ist, ist verloren.`,
  normal: "Die 95-%-Intervalle folgen der Normalnäherung der Arbeit.",
  sweep: (key, values, trials) =>
    `Das wird wiederholt für: ${fields.sweep.choices?.[key] ?? key} ${values.map((value) => named(key, value)).join("; ")} – zusammen ${inFull(trials)} Durchgänge.`,
  contest,
};

// Errors in an input, and what was expected: German. The engine's messages are English.

const SEAT =
  "eine Spielstufe (random, beginner, easy, medium, expert, strong, perfect) oder eine Engine wie alpha-beta/eval=improved/depth=4, mit einer Tabelle, für die der Speicher reicht";
const ENGINES = `${SEAT}; jede einmal, mit Semikolons dazwischen`;

/** What keys accept if their values have neither names nor bounds, and other remarks on keys. */
const MORE = /** @type {Record<string, string>} */ ({
  kind: `eines von ${KINDS.join(", ")}`,
  start: "eine lösbare Stellung wie 115.987654321",
  sample:
    "eine Stichprobendatei mit zwei Zeilen je lösbarer Stellung, Muster und Reihenfolge, und zwar die mit der Kennung der Abfrage (16 hexadezimale Ziffern)",
  n: "höchstens so viele, wie es verschiedene Stellungen gibt",
  seed: "Text in UTF-8",
  eval: "random, play, tiletab, zero, fitted oder eine Summe aus eu, man, nb, perm, inv, l2, pdb, pdbsum, squares wie man+0.5*l2, jede Funktion einmal; bei der exakten Gewinnquote nichts Zufälliges und nichts unter dem Wert des Gewinns",
  first: "nicht größer als last",
  tie: "clustered und spread nicht bei der exakten Gewinnquote",
  with: "beam, ida-star, a-star, rta-star oder lrta-star mit ihren Angaben, wie a-star/weight=150",
  sweep: "ein Schlüssel, der bei diesem Versuch etwas bedeutet und nicht daneben einen Wert hat",
  over: "mögliche Werte des Verglichenen, jeder einmal, mit Kommas dazwischen, zusammen mit höchstens 4294967295 Versuchen",
  get g() {
    return writtenGames(({ written, expected = written }) => expected);
  },
  engines: `${ENGINES}; beim Turnier 2 bis 16 oder mit Gegnerinnen 1 bis 16, beim Aufwand 1 bis 16, beim Ausspielen 1 oder 2`,
  against: `${ENGINES}; höchstens 16`,
  opening: "nach denen Partien noch weitergehen können",
  plies: "mehr als die Zufallszüge vor einer Partie",
  from: "nach denen Partien noch weitergehen können, nicht größer als to",
  walk: "so lang, wie zufällige Partien werden können",
  by: `${SEAT}, deren Partien so lang werden`,
  set: "waltz-endgames oder waltz-middlegames im Spiel tzaar, sonst none",
  sprt: "zwei Elo-Unterschiede von -1000 bis 1000, der kleinere zuerst, und die Wahrscheinlichkeiten beider Fehler, über 0 und unter 0.5, wie 0:10:0.05:0.05, oder none",
  v: "1",
});

/** @param {string[]} names */
const oneOf = (names) => [names.slice(0, -1).join(", "), names[names.length - 1]].filter(Boolean).join(" oder ");

/** @param {import("./schema.js").Values} values @returns {string} */
function tellValues({ one_of, whole, number, or }) {
  if (one_of) return oneOf(one_of);
  if (whole) return `eine ganze Zahl von ${whole[0]} bis ${whole[1]}`;
  if (number) return `eine Zahl von ${number[0]} bis ${number[1]} mit Dezimalpunkt`;
  return or ? `${tellValues(or[0])} oder ${or[1]}` : "";
}

/** @param {import("./schema.js").When} when @returns {string} */
function tellNeed({ is, is_not, any, all }) {
  if (is) return is[1][0] === "" ? `ohne ${is[0]}` : `mit ${is[0]} ${oneOf(is[1])}`;
  if (is_not) return is_not[1][0] === "" ? `neben ${is_not[0]}` : `ohne ${is_not[0]} ${oneOf(is_not[1])}`;
  if (any) return any.map(tellNeed).join(" oder ");
  return all?.map(tellNeed).join(" und ") ?? "";
}

/** What a key accepts in an experiment of a kind. @param {string} key @param {string} kind */
function expected(key, kind) {
  const { values, kinds, needs = [] } = /** @type {import("./schema.js").Facts} */ (factsOf(key, kind));
  const names = kinds?.map((kind) => `„${fields.kind.choices?.[kind]?.split(":")[0]}“`);
  const where = [...(names ? [`bei ${oneOf(names)}`] : []), ...needs.map(tellNeed)];
  return [values ? tellValues(values) : "", MORE[key], where.length ? `nur ${where.join(" und ")}` : ""]
    .filter(Boolean)
    .join("; ");
}

const POSITIONS = /** @type {Record<string, string>} */ ({
  "bad-position":
    "ist keine Stellung: Erwartet werden Muster und Reihenfolge, durch einen Punkt getrennt, wie in 115.987654321",
  "unreachable-position":
    "lässt sich nicht lösen: Erwartet wird eine Stellung, deren Reihenfolge eine gerade Permutation ist, wie 115.987654321",
});

/** @type {import("./words.js").Words["tooMany"]} */
const tooMany = (most) =>
  `Diese Seite rechnet höchstens ${thousands.format(most)} Durchgänge, weil sie deren Zeilen im Speicher hält. Mehr schafft der Befehl „plyground run“.`;

/** @type {import("./words.js").Words["problem"]} */
function problem({ code = "", input: key = "", found: part = "" }, query) {
  if (code === "bad-query") {
    const given = new URLSearchParams(query);
    const kind = kindOf(query);
    const found = given.getAll(key);
    if (!factsOf(key, kind)) return `„${key}=${part}“: Eine Einstellung „${key}“ gibt es bei diesem Versuch nicht.`;
    const name = fields[key] ? `${fields[key].by?.[kind]?.label ?? fields[key].label} (${key})` : key;
    if (found.length > 1) return `${name}: steht ${found.length}-mal da; erwartet wird jeder Schlüssel einmal.`;
    // With several engines the error names the wrong one.
    const wrong = ["engines", "against", "by"].includes(key) ? part : (found[0] ?? "");
    return `${name}: ${wrong !== "" ? `„${wrong}“` : "die Angabe"} ist nicht möglich; erwartet wird ${expected(key, kind)}.`;
  }
  if (Object.hasOwn(POSITIONS, code)) return `„${key}“ ${POSITIONS[code]}.`;
  if (code === "bad-rows")
    return "Die aufbewahrten Zeilen sind nicht die dieses Versuchs: Erwartet werden unveränderte. „Verwerfen“ räumt sie weg.";
  if (code === "trap")
    return "Die Engine ist hieran gescheitert, vielleicht weil der Speicher nicht reichte, und wurde neu gestartet.";
  // Other messages are in English, which helps only those who read it.
  return "Die Engine hat den Auftrag nicht zu Ende gebracht. Meist hilft es, die Seite neu zu laden.";
}

// The static text of the laboratory page, keyed by the English text: German.

/** @type {Record<string, string>} */
const page = {
  ...common,
  "Plyground laboratory: experiments with searches": "Plyground-Labor: Versuche mit Suchverfahren",
  "Skip to the experiment": "Zum Versuch springen",
  Explorer: "Abstände",
  "Ask the engines": "Frag die Engines",
  "Three questions, answered in your browser. You turn the knobs.":
    "Drei Fragen, in deinem Browser beantwortet. An den Reglern drehst du.",
  "Which engine is stronger?": "Welche Engine ist stärker?",
  "Two engines play eighty games, and you see how sure you can be.":
    "Zwei Engines spielen achtzig Partien, und du siehst, wie sicher das Ergebnis ist.",
  "Let them play": "Lass sie spielen",
  "Does noise help?": "Hilft Rauschen?",
  "Blur the search’s judgement a little, and it plays better. Up to a point.":
    "Ist das Urteil der Suche ein wenig verrauscht, spielt sie besser. Bis zu einem gewissen Punkt.",
  "Try it": "Probier es aus",
  "What does pruning save?": "Was spart das Abschneiden?",
  "Alpha-beta skips the branches that cannot matter. Count what is left.":
    "Alpha-Beta lässt die Zweige aus, auf die es nicht ankommt. Zähl, was übrig bleibt.",
  Count: "Nachzählen",
  "Your own experiment": "Dein eigener Versuch",
  "All the settings, exact repeats, links that keep the result.":
    "Alle Einstellungen, genaue Wiederholungen, Links, die das Ergebnis behalten.",
  "Start empty": "Leer anfangen",
  "Random games": "Zufällige Partien",
  "All questions": "Alle Fragen",
  "All settings": "Alle Einstellungen",
  "The papers behind this": "Die Arbeiten dahinter",
  "Do random numbers make a heuristic play better? Susanne Heuser asked that in 2003, using SlideThree. Run her experiments again with exact distances, and four other studies of two-player games.":
    "Spielt eine Heuristik mit Zufallszahlen besser? Das fragte Susanne Heuser 2003 am Beispiel von SlideThree. Hier kannst du ihre Versuche mit genauen Abständen wiederholen und dazu die aus vier Arbeiten über Spiele zu zweit.",
  "The games": "Die Partien",
  "Each link opens a game on its board, to step through move by move.":
    "Jeder Link öffnet eine Partie auf ihrem Brett, zum Nachspielen Zug um Zug.",
  Pairing: "Paarung",
  "Games of the pairing": "Partien der Paarung",
  "Earlier pairs": "Frühere Paare",
  "Later pairs": "Spätere Paare",
  explanations: "Erklärungen",
  "Own sample file": "Eigene Stichprobendatei",
  "Positions to start from, two lines each: pattern and order. A Sample experiment saves such a file.":
    "Anfangsstellungen mit je zwei Zeilen: Muster und Reihenfolge. Ein Versuch der Art Stichprobe speichert eine solche Datei.",
  "Remove the file": "Datei entfernen",
  "As a query, for links and the command line": "Als Abfrage, für Links und die Befehlszeile",
  "Copy link": "Link kopieren",
  "Share…": "Teilen …",
  Run: "Starten",
  Pause: "Anhalten",
  Discard: "Verwerfen",
  "Trials done": "Fertige Durchgänge",
  Compare: "Vergleich von",
  with: "mit",
  "Rows as CSV": "Zeilen als CSV",
  "Report as JSON": "Bericht als JSON",
  "Chart as SVG": "Diagramm als SVG",
  "Sample file": "Stichprobendatei",
  "The game, move by move": "Die Partie, Zug um Zug",
  "Step back": "Zurück",
  "Step forward": "Weiter",
  "Move of the game": "Zug der Partie",
  "Successors in the traced game": "Nachfolger in der Partie",
  "Distance explorer": "Abstände erkunden",
  "The shortest way to the win is known from each of the 11,612,160 positions of SlideThree. Four in five need 17 to 22 moves, and none needs more than 26. Choose a distance, and slide: −1 leads closer, +1 away.":
    "Von jeder der 11.612.160 Stellungen von SlideThree ist der kürzeste Weg zum Gewinn bekannt. Vier von fünf brauchen 17 bis 22 Züge, keine mehr als 26. Wähle einen Abstand und schieb: −1 führt näher, +1 weiter weg.",
  "Distance to the win": "Abstand zum Gewinn",
  "Another one": "Eine andere",
  "Play it": "Spielen",
  Position: "Stellung",
  "Where the blanks are": "Wo die Lücken sind",
  "What evaluation functions see": "Was Bewertungsfunktionen sehen",
  "An evaluation function guesses how far the win is, without a search. A good one has a smaller value after moves that lead closer. R1+ slides row 1 right, C2- column 2 up.":
    "Eine Bewertungsfunktion schätzt ohne Suche, wie weit der Gewinn ist. Eine gute hat nach Zügen, die näher führen, einen kleineren Wert. R1+ schiebt Zeile 1 nach rechts, C2- Spalte 2 nach oben.",
  "Values of the position and its successors": "Werte der Stellung und ihrer Nachfolger",
  "The numbers": "Die Zahlen",
  "Positions by distance": "Stellungen nach Abstand",
  Look: "Betrachten",
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere. What you run is kept on this device until you discard it.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird verschickt. Gerechnetes bleibt auf diesem Gerät, bis es verworfen wird.",
  "Share this experiment": "Diesen Versuch teilen",
  Link: "Link",
  "with the fingerprint of the results, to compare them later":
    "mit dem Fingerabdruck der Ergebnisse, für spätere Vergleiche",
  Command: "Befehl",
  Citation: "Zitat",
  "HTML for your own page": "HTML für eine eigene Seite",
};

// All texts of the laboratory: German.

const thousands = new Intl.NumberFormat("de");
const ticks = new Intl.NumberFormat("de", { maximumFractionDigits: 6 });
const fixed = (/** @type {number} */ value, /** @type {number} */ digits) =>
  value.toFixed(digits).replace("-", "−").replace(".", ",");
/** Wie selten etwas ist. @param {number} times */
const oneIn = (times) =>
  times < 20 ? percent(1 / times) : `eine von ${thousands.format(Number(times.toPrecision(2)))}`;
const percent = (/** @type {number} */ share) => `${fixed(share * 100, 1)} %`;

/** Some names as a list. @param {string[]} names */
const and = (names) => new Intl.ListFormat("de").format(names);
const depths = (/** @type {number} */ first, /** @type {number} */ last) =>
  first === last ? `Suchtiefe ${first}` : `Suchtiefe ${first} bis ${last}`;

/** @type {import("./words.js").Words} */
export const words = {
  number: (value) => thousands.format(value),
  percent,
  rounded: (value) => String(Math.round(value * 1e4) / 1e4).replace(".", ","),
  interval: ({ low, high }) => `${percent(low)} bis ${percent(high)}`,
  lengths: ({ least, mean, most }) => `${least}; ${fixed(mean, 1)}; ${most}`,
  tick: (value) => ticks.format(value),
  // The point in a position's text is not a decimal point.
  value: (text) =>
    /^-?\d+\.\d+$/.test(String(text)) && !/^\d{3}\.\d{9}$/.test(String(text))
      ? String(text).replace(".", ",")
      : String(text),
  none: "–",
  groups,
  fields,
  phrases,
  arena,

  and,
  questions: {
    kinds: {
      autoplay: "Wie gut spielt eine Suche?",
      com: "Ist der Zug gut, der am besten aussieht?",
      ties: "Wie oft sind Züge gleich gut bewertet?",
      trace: "Was sieht die Suche?",
      sample: "Zufällige Stellungen",
      "exact-quota": "Wie gut spielt eine Suche genau?",
      clusters: "Welcher von gleichwertigen Zügen ist gut?",
      solving: "Wie kurz sind die Lösungen?",
      tournament: "Welche Engine ist stärker?",
      effort: "Welche Suche kostet weniger?",
    },
    noise: "Hilft Rauschen?",
    pruning: "Was spart das Abschneiden?",
    playouts: (game) => `Wie ist ${game}?`,
    none: "Versuch",
  },
  gist: {
    where: (dtw) =>
      dtw === ""
        ? ""
        : dtw === "fixed"
          ? ", die vorgegeben sind"
          : dtw === "all"
            ? " aus dem ganzen Spiel"
            : ` mit Abstand ${dtw} zum Gewinn`,
    kinds: {
      autoplay: ({ n, t, isNoisy, where }) =>
        `Eine Suche${t && `, die ${t === "1" ? "einen Zug" : `${t} Züge`} vorausschaut,`} spielt SlideThree ab ${counted(n, "einer Stellung", "Stellungen")}${where}${isNoisy ? ", mit verrauschtem Urteil" : ""}`,
      com: ({ n, first, last, where }) =>
        `Gezählt wird, wie oft der bestbewertete Zug dem Gewinn näher kommt, bei ${depths(first, last)} in ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      ties: ({ n, first, last, where }) =>
        `Gezählt wird, wie oft mehrere Züge den besten Wert haben, bei ${depths(first, last)} in ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      trace: ({ n, where }) =>
        `${n === 1 ? "Eine Partie" : `${number(n)} Partien`} SlideThree, Zug um Zug, mit dem Wert jedes Zugs, ab Stellungen${where}`,
      sample: ({ n, where }) => `Eine Liste von ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      "exact-quota": ({ t, where }) =>
        `Wie wahrscheinlich eine Suche${t && `, die ${t === "1" ? "einen Zug" : `${t} Züge`} vorausschaut,`} SlideThree ab Stellungen${where} gewinnt, ohne Stichprobe berechnet`,
      clusters: ({ n, where }) =>
        `Gezählt wird, wie oft verschiedene Regeln unter gleichwertigen Zügen einen guten wählen, in ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      solving: ({ n, search, where }) =>
        `${search || "Jede Suche"} sucht Lösungen ab ${counted(n, "einer Stellung", "Stellungen")}${where}`,
    },
    repeated: (count, name) => ` (${name}: ${count} Werte im Vergleich)`,
    contests: {
      tournament: (game, engines, against, n = 1) =>
        `${and(engines)} ${engines.length > 1 ? "spielen" : "spielt"} ${against.length ? `gegen ${and(against)} ` : ""}${times(n, "ein Paar Partien", "Paare von Partien")} ${game}${engines.length > 2 && !against.length ? ", alle gegen alle" : ""}, jede Eröffnung von beiden Seiten.`,
      effort: (game, engines, _, n) =>
        `${and(engines)} ${engines.length > 1 ? "durchsuchen dieselben" : "durchsucht"} ${n === undefined ? "gesammelte Stellungen" : times(n, "Stellung", "Stellungen")} aus ${game}${engines.length > 1 ? ", und wir zählen, was sich jede ansieht" : ""}.`,
      playouts: (game, engines, _, n = 1) =>
        engines.length > 1
          ? `${and(engines)} spielen ${times(n, "ein Paar Partien", "Paare von Partien")} ${game}.`
          : `${times(n, "Eine Partie", "Partien")} ${game}; beide Seiten zieht ${and(engines)}.`,
    },
  },
  answers: {
    share: (value, finely) => (finely ? rounded : rough).format(100 * value),
    rates: {
      autoplay: (share) => `${share} von 100 Partien gewonnen`,
      "exact-quota": (share) => `${share} von 100 Partien gewonnen`,
      com: (share) => `${share} von 100 Zügen gut`,
      ties: (share) => `${share} von 100 Suchen mit Gleichstand`,
      clusters: (share) => `${share} von 100 Zügen gut`,
      solving: (share) => `${share} von 100 Lösungen so kurz wie möglich`,
    },
    one: (rate, low, high) => `${rate} (95-%-Band: ${low} bis ${high}).`,
    exact: (rate) => `${rate}, genau berechnet.`,
    clear: (best, rate, worst, least) => `Am meisten bei ${best}: ${rate}; am wenigsten bei ${worst}: ${least}.`,
    unclear: (low, rate) => `Kein klarer Unterschied: ${low} bis ${rate}, und die 95-%-Bänder überlappen sich.`,
    helps: (name, rate, without) => `Ja: ${rate} bei ${name}, ohne Rauschen nur ${without}`,
    unsure: (name, rate, without) =>
      `Kein klarer Gewinn: bestenfalls ${rate} bei ${name}, ohne Rauschen ${without}, und die 95-%-Bänder überlappen sich`,
    harms: (name, least) => `; zu viel schadet: nur ${least} bei ${name}.`,
    stronger: (one, other, score, band) =>
      `${one} ist stärker als ${other}: ${score} von 100 Punkten (95-%-Band: ${band}).`,
    even: (one, other, score, band) =>
      `Kein klarer Unterschied: ${one} holt ${score} von 100 Punkten gegen ${other}, und im 95-%-Band, ${band}, liegt auch 50.`,
    strongest: (one, engines, score) => `${one} ist von ${engines} Engines die stärkste: ${score} von 100 Punkten.`,
    leads: (one, score, other) =>
      `Kein klarer Sieg: ${one} führt mit ${score} von 100 Punkten, aber ${other} ist vielleicht ebenso stark.`,
    cheaper: (one, other, ratio, band) =>
      `${one} sieht sich ${ratio} Stellungen an, wo ${other} 100 braucht (95-%-Band: ${band}).`,
    alike: (one, other, ratio, band) =>
      `Kein klarer Unterschied: ${one} sieht sich ${ratio} Stellungen an, wo ${other} 100 braucht, und im 95-%-Band, ${band}, liegt auch 100.`,
    wins: (side, share, other) => `${side}, gewinnt öfter: ${share} von 100 Partien, die andere Seite ${other}.`,
    fair: (first, second) =>
      `Kein klarer Vorteil: Die erste Seite gewinnt ${first} von 100 Partien, die zweite ${second}, und die 95-%-Bänder überlappen sich.`,
    band: (low, high) => `${low} bis ${high}`,
  },
  sliders: { dtw: "Abstand", t: "Züge voraus", last: "Züge voraus, bis", depth: "Züge voraus", w: "Rauschen" },
  points: { t: "Tiefe", w: "Rauschen", noise: "Rauschen" },
  results: "Ergebnisse",
  removes: (name) => `${name} aus dem Diagramm nehmen`,
  failed: () => "Die Engine konnte nicht starten. Vielleicht hilft es, die Seite neu zu laden.",
  badLink: (what) => `Dieser Link ist kein Versuch: ${what}`,
  tooMany,
  mended: { instead: (word) => `Mit „${word}“ öffnen`, without: "Ohne diese Angabe öffnen" },
  problem,
  page,
  presets,

  run: {
    start: "Starten",
    more: "Fortsetzen",
    again: "Noch einmal",
    adds: (name) => `„Starten“ fügt dem Diagramm ${name} hinzu.`,
    adding: (name) => `Kommt ins Diagramm: ${name} …`,
  },
  progress: {
    idle: (trials, time, isMore) =>
      `${thousands.format(trials)} ${trials === 1 ? "Durchgang" : "Durchgänge"}${time ? `, ${isMore ? "mehr als" : "etwa"} ${time}` : ""}.`,
    part: (done, total) => `${thousands.format(done)} von ${thousands.format(total)} Durchgängen sind fertig.`,
    running: (done, total, rate, eta) =>
      `${thousands.format(done)} von ${thousands.format(total)} Durchgängen, ${thousands.format(Math.round(rate))} je Sekunde${eta === undefined ? "" : `, noch etwa ${eta}`}`,
    preparing: (done, total, share) =>
      `${thousands.format(done)} von ${thousands.format(total)} Durchgängen; Vorbereitung des nächsten: ${Math.floor(100 * share)} %`,
    done: (total) =>
      total === 1 ? "Der Durchgang ist fertig." : `Alle ${thousands.format(total)} Durchgänge sind fertig.`,
    same: "Wieder dieselben Bytes.",
    other: "Andere Ergebnisse: die gezeigten bitte verwerfen.",
    refused: (label) => `Vor dem Start braucht „${label}“ einen anderen Wert.`,
    unknown: "Hier gibt es nichts zu starten: Dieser Link ist kein Versuch.",
  },
  kept: {
    none: "Ergebnisse werden nicht aufbewahrt: Der Speicher des Browsers ist gesperrt oder voll, oder er antwortet nicht. Was gebraucht wird, bitte exportieren, bevor diese Seite geschlossen wird.",
    aside:
      "Zeilen dieses Experiments, die eine andere Version von Plyground aufbewahrt hat oder die beschädigt sind, wurden beiseitegelegt. Sie zählen nicht mit.",
    save: "Als Datei speichern",
    discard: "Verwerfen",
  },
  fingerprint: (digest) => `Fingerabdruck (SHA-256 von Abfrage und Zeilen): ${digest}`,
  partial: "Zwischenergebnisse. Der Fingerabdruck erscheint, wenn alle Durchgänge fertig sind.",
  expected: {
    before: (digest) =>
      `Die Ergebnisse zu diesem Link haben den Fingerabdruck ${digest}. Zum Vergleich den Versuch starten.`,
    same: "✓ Die eigenen Ergebnisse stimmen mit denen des Links überein: Die Fingerabdrücke sind gleich.",
    different: (digest) =>
      `✗ Die eigenen Ergebnisse weichen von denen des Links ab. Er hat den Fingerabdruck ${digest}, der nicht dazu passt: Er stammt aus einer anderen Fassung des Versuchs, oder der Link wurde verändert.`,
    malformed: (text) =>
      `„${text}“ nach „#sha256=“ im Link ist kein Fingerabdruck: Erwartet werden 64 hexadezimale Ziffern. Der Versuch selbst ist in Ordnung.`,
  },
  sample: {
    caption: "Stichprobe",
    heads: ["Durchgang", "Stellung", "Abstand"],
    more: (left) => `… und ${thousands.format(left)} weitere in der CSV-Datei.`,
    here: (name) =>
      `Die Durchgänge beginnen mit den Stellungen aus ${name}. Ein Link nennt die Kennung der Datei, enthält sie aber nicht: Wer ihn öffnet, braucht auch die Datei.`,
    missing: (id) =>
      `Dieser Versuch beginnt mit den Stellungen der Stichprobendatei ${id}, die ein Link nicht enthält. Zum Starten die Datei unter „Eigene Stichprobendatei“ wählen.`,
    bad: (name, what) => `${name} lässt sich nicht verwenden: ${what}`,
  },

  autoplay: {
    caption: "Gewinnquote",
    heads: [
      "Punkt",
      "Partien",
      "Gewonnen",
      "Gewinnquote",
      "95-%-Intervall",
      "Züge: Minimum; Mittel; Maximum",
      "Gleichstände",
      "Quote fetter Züge",
      "95-%-Intervall",
    ],
    x: "",
    y: "Gewinnquote (%)",
    clusters: {
      caption: "Ballung bei der Zugwahl",
      heads: [
        "Punkt",
        "Verglichen mit",
        "Gewonnene Partien",
        "Ihr Mittel",
        "95-%-Intervall",
        "Verlorene Partien",
        "Ihr Mittel",
        "95-%-Intervall",
        "Gewonnene minus verlorene",
        "95-%-Intervall",
      ],
      sets: { tied: "allen gleichwertigen Zügen", even: "denen mit gleich vielen Blättern" },
      foot: "Für jede Wahl: der Anteil der anderen gleichwertigen Züge, deren minimale Blätter weniger geballt sind; gleich stark geballte zählen halb. Bei zufälliger Wahl sind es 50 %. Partien ohne eine solche Wahl fehlen.",
    },
  },
  exact: {
    caption: "Exakte Gewinnquote",
    heads: [
      "Punkt",
      "Züge",
      "Exakt",
      "Stichprobe",
      "95-%-Intervall",
      "Alle Stellungen",
      "Nie gewonnen",
      "Immer gewonnen",
    ],
    foot: "Stichprobe: dieselben Partien mit Autoplay, sofern sie bei diesem Besuch gelaufen sind. Nie und immer: die Zahl der Stellungen, für die das innerhalb so vieler Züge gilt.",
    beside: (values) => `Exakt, bei diesem Besuch berechnet: ${values.join("; ")}.`,
    at: (name, quota) => `${name} ${quota}`,
    distances: { caption: "Exakte Gewinnquote nach Abstand", heads: ["Punkt", "Abstand", "Stellungen", "Gewinnquote"] },
    x: "Erlaubte Züge",
    y: "Gewinnquote (%)",
  },
  com: {
    caption: "Zugwahl",
    heads: [
      "Punkt",
      "t",
      "Stellungen",
      "Treffer",
      "95-%-Intervall",
      "Fehlgriffe",
      "Verpasste",
      "Vermiedene",
      "Alle gleich gut",
    ],
    x: "Suchtiefe t",
    y: "Treffer (%)",
  },
  ties: {
    caption: "Gleichstände und Grobheit",
    heads: ["Punkt", "t", "Suchen", "Gleichstände", "95-%-Intervall", "Verschiedene Werte"],
    x: "Suchtiefe t",
    y: "Suchen mit Gleichstand (%)",
  },
  clusters: {
    caption: "Gute Züge unter gleichwertigen, nach Regel",
    heads: [
      "Punkt",
      "Stellungen",
      "Gleichstände",
      "Gleichwertige Züge, Mittel",
      "Alle",
      "Fette",
      "Geballt",
      "95-%-Intervall",
      "Gestreut",
      "95-%-Intervall",
      "Fett, geballt",
      "Fett, gestreut",
      "Mit Rauschen",
    ],
    series: { clustered: "geballt", spread: "gestreut" },
    correlation: (list) =>
      `Korrelation zwischen dem Gewinn durch Rauschen und der Ballung minimaler Blätter auf wenige Züge: ${list
        .map(({ point, value, low, high }) => `${point} ${value.toFixed(2)} (${low.toFixed(2)} bis ${high.toFixed(2)})`)
        .join("; ")
        .replaceAll("-", "−")
        .replaceAll(".", ",")}`,
    x: "Bewertung",
    y: "Gute Züge (%)",
  },
  solving: {
    caption: "Lösungen",
    heads: [
      "Punkt",
      "Stellungen",
      "Gelöst",
      "95-%-Intervall",
      "Kürzeste",
      "95-%-Intervall",
      "Länge / Abstand",
      "95-%-Intervall",
      "Knoten, Mittel",
      "95-%-Intervall",
    ],
    ratio: (value) => value.toFixed(3).replace(".", ","),
    count: (value) => thousands.format(Math.round(value)),
    range: (low, high) => `${low} bis ${high}`,
    x: "",
    y: "Kürzeste Lösungen (%)",
  },
  known: {
    caption: "Die Zahlen der Arbeit und exakte Werte",
    heads: ["Punkt", "t", "Maß", "Arbeit", "Genau", "Anmerkung"],
    measures: {
      quota: "Gewinnquote",
      fat: "Quote fetter Züge",
      hits: "Treffer",
      ties: "Gleichstände",
      values: "Verschiedene Werte",
      shape: "Art des Verlaufs",
      score: "Punkte",
      same: "Gleicher Zug",
      samevalue: "Gleicher Wert",
      leaves: "Blätter, im Verhältnis zur ersten Engine",
      interior: "Innere Knoten, im Verhältnis zur ersten Engine",
      nodes: "Stellungen (in der Quelle: Zeit), im Verhältnis zur ersten Engine",
      answers: "Tabellenschnitte, im Verhältnis zur ersten Engine",
      transpositions: "Tabellenschnitte je innerem Knoten",
      passes: "Durchgänge, Mittel",
      most: "Durchgänge, Maximum",
      solved: "Gelöst",
    },
    beside: {
      caption: "Die Zahlen der Quelle neben unseren",
      heads: ["Engine", "Maß", "Quelle", "Hier", "95-%-Intervall", "Genau"],
    },
  },
  whole: "alle",
  dot: ({ series, x, value, low, high }) =>
    `${series}, ${words.value(x)}: ${percent(value)} (${percent(low)} bis ${percent(high)})`,
  thesisDot: (value) => `Arbeit: ${percent(value)}`,
  difference: ({ value, low, high }, significant) =>
    `${value >= 0 ? "+" : "−"}${percent(Math.abs(value))}, 95-%-Intervall ${percent(low)} bis ${percent(high)}; ${significant ? "nach der Regel der Arbeit signifikant (die Intervalle überschneiden sich nicht)" : "nach der Regel der Arbeit nicht signifikant (die Intervalle überschneiden sich)"}`,

  preset: {
    label: "Tabelle oder Abbildung",
    choose: "Auswählen …",
    see: "Ansehen",
    work: (author, year) => `${author}, ${year ?? "ohne Jahr"}:`,
    findings: {
      isolation: [
        {
          text: "Die drei Heuristiken sind gleichwertig: Bei gleicher Tiefe wählten h2 und h3 in 1000 von 1000 Stellungen den Zug von h1. Dort haben alle Blätter gleich viele freie Felder, also sind h2 und h3 Vielfache von h1.",
          preset: "isolation-one-heuristic",
          run: "depth 3",
        },
        {
          text: "Die Rangfolge ist Rauschen: Bei je 4200 Partien enthalten die Intervalle von h1, h2 und h3 die Ergebnisse der anderen. Zwei Turniere mit 140 Partien wie in der Quelle können um 15 Punkte auseinanderliegen.",
          preset: "isolation-table-1",
          run: "h1",
          ranking: true,
        },
      ],
      giveaway: [
        {
          text: "MTD-bi braucht etwa halb so viele Blätter wie Alpha-Beta: über je 1000 Stellungen 60 % bei Tiefe 9, 50 % bei Tiefe 10, 53 % bei Tiefe 11 und 45 % bei Tiefe 13, wo die Quelle 58 % nennt. Es brauchte höchstens 14 Durchgänge und fand in jeder Stellung denselben Wert.",
          preset: "giveaway-figure-2a",
          run: "depth 9",
        },
        {
          text: "realMTD(f) braucht Hunderte von Durchgängen, aber ihre Kosten hängen von der Tabelle ab: Mit 2^20 Einträgen sind es weniger Blätter als bei Alpha-Beta. Nur wo die Tabelle zu klein ist, bricht das Verfahren ein, und zwar in den Stellungen mit den größten Bäumen.",
          preset: "giveaway-small-tables",
          run: "table 12",
        },
      ],
      loa: [
        {
          text: "Die Zahlen der Quelle lagen nicht vor, deshalb stehen keine neben unseren. Im Mittelspiel lässt eine Transpositionstabelle bei Tiefe 6 noch 24 % der Knoten von reinem Alpha-Beta übrig, Killerzüge 23 %, die History-Heuristik 22 % und Außenseiterzüge 18 %. Tabelle und History-Heuristik zusammen lassen 12 % übrig, Killerzüge tragen dazu nichts bei, und alles mit Nullzügen lässt 4,5 % übrig. Nur Nullzüge ändern den Wert einer Stellung.",
          preset: "loa-enhancements",
          run: "depth 5",
        },
        {
          text: "Die Euler-Zahl allein entschied in Partien einer Suche der Tiefe 3 99,4 % der Prüfungen, ob eine Seite verbunden ist, und in zufälligen Partien 99,8 %.",
          preset: "loa-table-3.1",
          run: "depth 3",
        },
      ],
      tzaar: [
        {
          text: "Bei Tiefe 5 ist die Reihenfolge der Verbesserungen von WALTZ wie in der Quelle: Über 20 Stellungen durchsucht Alpha-Beta ohne History-Heuristik 1,7-mal und ohne Nullfenster 1,1-mal so viele Stellungen. Bei Tiefe 6, die die Quelle verwendet, ist es umgekehrt: 1,4- und 1,7-mal.",
          preset: "tzaar-table-4.1",
          run: "with a table",
        },
        {
          text: "Die Quelle und ihr Programm verwechseln obere und untere Schranken in der Tabelle. Mit Nullfenstern änderte das bei Tiefe 5 den Wert von 8 der 20 Stellungen und bei Tiefe 6 von 15. Ohne Nullfenster änderte es keinen Wert und kostete nur mehr.",
          preset: "tzaar-bounds",
          run: "bounds",
        },
      ],
    },
    ranking: "Punkte gegen die sieben Gegner: ● unsere, mit 95-%-Intervallen; ◇ die der Quelle.",
    ranked: ({ name, value, low, high, theirs }) =>
      `${name}: ${percent(value)} (${percent(low)} bis ${percent(high)}), in der Quelle ${percent(theirs)}`,
    quick: "Kurzer Blick",
    full: "Volle Größe",
    run: (label) => {
      const german = /** @type {Record<string, string>} */ ({
        depth: "Tiefe",
        table: "Tabelle",
        levels: "Stufen",
        "real values": "reelle Werte",
        integers: "ganze Zahlen",
        bounds: "Schranken",
        against: "gegen",
        "with a table": "mit Tabelle",
        "without a table": "ohne Tabelle",
        "random start": "zufälliger Anfang",
        quiescence: "Ruhesuche",
        "null move": "Nullzug",
        "equal nodes": "gleich viele Knoten",
        "stacking moves": "Stapelzüge",
        "kinds that stack": "stapelnde Arten",
        captures: "Schlagzüge",
        history: "History-Heuristik",
      });
      return label.replace(
        /with a table|without a table|random start|stacking moves|kinds that stack|captures|history|bounds|against|depth|table|levels|real values|integers|quiescence|null move|equal nodes/,
        (english) => german[english],
      );
    },
    series: (size) => `Reihe, ${size}`,
    part: (size) => `Bedingungen, ${size}`,
  },
  trace: {
    board: "SlideThree",
    heads: ["Zug", "Stellung", "Abstand", "Wert", "Ohne Rauschen", "Minimale Blätter", "Kandidat", "Gewählt"],
    at: (move, moves, position, distance) => `Zug ${move} von ${moves}: ${position}, Abstand ${distance} zum Gewinn.`,
    tie: "Ein Gleichstand",
    fat: "Gleichstand durch einen fetten Zug entschieden",
    yes: "ja",
    no: "nein",
    square: (row, column, tile) => `Zeile ${row}, Spalte ${column}, ${tile ? `Stein ${tile}` : "leer"}`,
  },
  explorer: {
    columns: ["Züge zum Gewinn", "Stellungen"],
    chart: "Stellungen nach ihren Zügen zum Gewinn",
    bar: (distance, count) => `Abstand ${distance}: ${thousands.format(count)} Stellungen`,
    moves: (distance) => (distance === 1 ? "1 Zug" : `${distance} Züge`),
    count: (distance, count, all) =>
      distance === 0
        ? `1 von ${thousands.format(all)} Stellungen ist der Gewinn selbst.`
        : `${thousands.format(count)} von ${thousands.format(all)} Stellungen sind ${distance === 1 ? "1 Zug" : `${distance} Züge`} vom Gewinn entfernt: ${oneIn(all / count)}.`,
    position: (distance, closer, moves) =>
      distance === 0
        ? "Das ist der Gewinn: Jeder Zug führt davon weg."
        : `${distance === 1 ? "1 Zug" : `${distance} Züge`} zum Gewinn. ${closer === moves ? "Jeder Zug führt näher." : `${closer} von ${moves} Zügen ${closer === 1 ? "führt" : "führen"} näher.`}`,
    patterns: (distance) =>
      `Die Formen, die die Steine ${distance === 1 ? "1 Zug" : `${distance} Züge`} vor dem Gewinn bilden können: jede mit ihrer Nummer und der Zahl der Stellungen.`,
    pattern: (code, positions) => `${code}: ${thousands.format(positions)}`,
    here: "hier",
    successors: ["Zug", "Abstand"],
  },
  share: {
    qr: "QR-Code des Links",
    long: "Der Link ist zu lang für einen QR-Code.",
    digest: "Der Link kann den Fingerabdruck enthalten, sobald alle Durchgänge fertig sind.",
    title: "Plyground: ein Versuch",
    sample: (command) => `${command} --sample DATEI`,
  },
  copied: "Kopiert.",
  copyFailed: "Kopieren ist hier nicht erlaubt: den Text bitte auswählen und von Hand kopieren.",
  citation: (link, version, fingerprint) =>
    `Plyground ${version}, Versuch ${link}${fingerprint ? `, SHA-256 ${fingerprint}` : ""}. Nach S. Heuser, Randomized Evaluation Functions in Single Agent Search, Diplomarbeit, Friedrich-Schiller-Universität Jena, 2003.`,
};
