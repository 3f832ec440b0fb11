// All texts of the laboratory, and of its HTML: German.

import { presets } from "./presets_de.js";
import { fields, groups } from "./words/form_de.js";
import { arena, games, levels } from "./words/games_de.js";
import { and, fixed, oneIn, percent, tellValue, thousands, ticks } from "./words/numbers_de.js";
import { phrases } from "./words/query_de.js";
import { questions } from "./words/questions_de.js";
import { results } from "./words/results_de.js";
import { sources } from "./words/sources_de.js";
import { html as common } from "../site/words_de.js";
import { factsOf, kindOf, KINDS } from "./schema.js";

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
  g: Object.values(games)
    .map(({ written, expected = written }) => expected)
    .join("; "),
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
export const html = {
  ...common,
  "Plyground laboratory: experiments with searches": "Plyground-Labor: Versuche mit Suchverfahren",
  "Skip to the experiment": "Zum Versuch springen",
  Explorer: "Abstände",
  Game: "Spiel",
  "Engine 1": "Engine 1",
  "Engine 2": "Engine 2",
  "Ask the engines": "Frag die Engines",
  "Three questions, answered in your browser. You turn the knobs.":
    "Drei Fragen, in deinem Browser beantwortet. Die Regler stellst du ein.",
  "Which engine is stronger?": "Welche Engine ist stärker?",
  "Two engines play 40 pairs of games (80 games), and you see how sure you can be.":
    "Zwei Engines spielen 40 Paare von Partien (80 Partien), und du siehst, wie sicher das Ergebnis ist.",
  "Let them play": "Lass sie spielen",
  "Does noise help?": "Hilft Rauschen?",
  "Add a little chance to the search’s judgement. Does it play better or worse?":
    "Misch dem Urteil der Suche ein wenig Zufall bei. Spielt sie besser oder schlechter?",
  "Try it": "Probier es aus",
  "What does pruning save?": "Was spart das Abschneiden?",
  Lessons: "Lektionen",
  "Alpha-beta skips the branches that cannot matter. Count what is left.":
    "Alpha-Beta lässt die Zweige aus, auf die es nicht ankommt. Zähl, was übrig bleibt.",
  Count: "Nachzählen",
  "Watch one": "Zusehen",
  "Your own experiment": "Dein eigener Versuch",
  "All settings; links that repeat a run exactly.": "Alle Einstellungen; Links, die einen Versuch genau wiederholen.",
  "New experiment": "Neuer Versuch",
  "What random games look like": "Wie zufällige Partien aussehen",
  "All questions": "Alle Fragen",
  "All settings": "Alle Einstellungen",
  "The papers behind this": "Die Arbeiten dahinter",
  "Do random numbers make a heuristic play better? Susanne Heuser asked that in 2003, using SlideThree. Run her experiments again with exact distances, and four other studies of two-player games.":
    "Spielt eine Heuristik mit Zufallszahlen besser? Das fragte Susanne Heuser 2003 am Beispiel von SlideThree. Hier kannst du ihre Versuche mit genauen Abständen wiederholen und dazu die aus vier Arbeiten über Spiele zu zweit.",
  "The games": "Die Partien",
  "Open a game to step through it move by move. An engine that is a link shows its first search of that game.":
    "Öffne eine Partie, um sie Zug um Zug nachzuspielen. Eine Engine, die ein Link ist, zeigt ihre erste Suche in dieser Partie.",
  Pairing: "Paarung",
  "Table of games": "Tabelle der Partien",
  "Earlier games": "Frühere Partien",
  "Later games": "Spätere Partien",
  "The searches": "Die Suchen",
  "Nodes of each search. Each link shows the search event by event, beside that of the first engine.":
    "Knoten jeder Suche. Jeder Link zeigt die Suche Ereignis für Ereignis, neben der Suche der ersten Engine.",
  "Each link shows a search event by event, with the noise of its trial.":
    "Jeder Link zeigt eine Suche Ereignis für Ereignis, mit dem Rauschen ihres Durchgangs.",
  "Searches by position": "Suchen nach Stellungen",
  "Earlier positions": "Frühere Stellungen",
  "Later positions": "Spätere Stellungen",
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
  "Show the search": "Suche zeigen",
  "Successors in the traced game": "Nachfolger in der Partie",
  "Distance explorer": "Abstände erkunden",
  "How far is any position from the win? Play and see.":
    "Wie weit ist es von einer Stellung zum Gewinn? Spiel und sieh nach.",
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
  "Entry for BibTeX": "Eintrag für BibTeX",
  "HTML for your own page": "HTML für eine eigene Seite",
};

/** What a run counts, and the same after “von”. @type {Record<import("./words.js").Unit, (count: number) => string>} */
const UNITS = {
  trials: (count) => `${thousands.format(count)} ${count === 1 ? "Durchgang" : "Durchgänge"}`,
  pairs: (count) => `${thousands.format(count)} ${count === 1 ? "Paar" : "Paare"} von Partien`,
};
/** @type {typeof UNITS} */
const OF_UNITS = {
  trials: (count) => `${thousands.format(count)} ${count === 1 ? "Durchgang" : "Durchgängen"}`,
  pairs: (count) => `${thousands.format(count)} ${count === 1 ? "Paar" : "Paaren"} von Partien`,
};

/** @type {import("./words.js").Words} */
export const words = {
  number: (value) => thousands.format(value),
  percent,
  rounded: (value) => String(Math.round(value * 1e4) / 1e4).replace(".", ","),
  interval: ({ low, high }) => `${percent(low)} bis ${percent(high)}`,
  lengths: ({ least, mean, most }) => `${least}; ${fixed(mean, 1)}; ${most}`,
  tick: (value) => ticks.format(value),
  value: tellValue,
  none: "–",
  level: (name) => levels[name] ?? name,
  gameName: (game) => game.replace("Englischer", "Englische"),
  groups,
  fields,
  phrases,
  arena,
  and,
  ...questions,
  ...results,
  ...sources,

  sliders: { dtw: "Abstand", t: "Züge voraus", last: "Züge voraus, bis", depth: "Züge voraus", w: "Rauschen" },
  points: { t: "Tiefe", w: "Rauschen", noise: "Rauschen" },
  results: "Ergebnisse",
  removes: (name) => `${name} aus dem Diagramm nehmen`,
  failed: () => "Die Engine konnte nicht starten. Vielleicht hilft es, die Seite neu zu laden.",
  badLink: (what) => `Dieser Link ist kein Versuch: ${what}`,
  tooMany,
  mended: { instead: (word) => `Mit „${word}“ öffnen`, without: "Ohne diese Angabe öffnen" },
  problem,
  presets,

  run: {
    start: "Starten",
    more: "Fortsetzen",
    again: "Noch einmal",
    waits: "Starte den Versuch: Die Antwort erscheint hier.",
    coming: "Hier erscheint gleich die Antwort.",
    adds: (name) => `„Starten“ fügt dem Diagramm ${name} hinzu.`,
    adding: (name) => `Kommt ins Diagramm: ${name} …`,
  },
  progress: {
    idle: (unit, trials, time, isMore) =>
      `${UNITS[unit](trials)}${unit === "pairs" ? ` (${thousands.format(2 * trials)} Partien)` : ""}${time ? `, ${isMore ? "mehr als" : "etwa"} ${time}` : ""}.`,
    part: (unit, done, total) => `${thousands.format(done)} von ${OF_UNITS[unit](total)} sind fertig.`,
    running: (unit, done, total, rate, eta) =>
      `${thousands.format(done)} von ${OF_UNITS[unit](total)}, ${thousands.format(Math.round(rate))} je Sekunde${eta === undefined ? "" : `, noch etwa ${eta}`}`,
    preparing: (unit, done, total, share) =>
      `${thousands.format(done)} von ${OF_UNITS[unit](total)}; Vorbereitung des nächsten: ${Math.floor(100 * share)} %`,
    done: (unit, total) => (total === 1 ? `${UNITS[unit](1)} ist fertig.` : `Alle ${UNITS[unit](total)} sind fertig.`),
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
    before: "Starte den Versuch, um das Ergebnis des Absenders zu prüfen.",
    checking: "Das Ergebnis des Absenders wird geprüft …",
    same: "✓ Dasselbe Ergebnis wie beim Absender.",
    different:
      "✗ Ein anderes Ergebnis als beim Absender: Seines stammt aus einer anderen Fassung des Versuchs, oder der Link wurde unterwegs verändert.",
    fingerprint: "Fingerabdruck des Ergebnisses des Absenders",
    open: (version) => `Mit Plyground ${version} öffnen`,
    malformed: (text) =>
      `„${text}“ nach „#sha256=“ im Link ist kein Fingerabdruck: Erwartet werden 64 hexadezimale Ziffern. Der Versuch selbst ist in Ordnung.`,
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
