// What is wrong with an input, and what was expected: German. The engine speaks English.

import { CONTESTS } from "./arena/kinds.js";
import { writtenGames } from "./arena/names.js";
import { fields } from "./fields_de.js";

const number = (/** @type {string} */ from, /** @type {string} */ to) => `eine ganze Zahl von ${from} bis ${to}`;
const games = "nur bei Autoplay und Protokoll";
const chains = "nur bei Autoplay, Protokoll und exakter Gewinnquote";
const sampled = "nicht bei der exakten Gewinnquote";
const noise = "nur mit einer Randomisierung";

/** What each key of a query about the puzzle may have. */
const PUZZLE = /** @type {Record<string, string>} */ ({
  kind: "eines von sample, com, autoplay, ties, trace, exact-quota, clusters, solving, tournament, effort, playouts",
  dtw: `${number("0", "26")} oder all; nicht neben start oder sample`,
  start: "eine lösbare Stellung wie 115.987654321; nicht neben sample",
  sample:
    "eine Stichprobendatei mit zwei Zeilen je lösbarer Stellung, Muster und Reihenfolge, und zwar die mit der Kennung der Abfrage (16 hexadezimale Ziffern)",
  n: `${number("1", "1000000")}; ohne Zurücklegen höchstens so viele, wie es Stellungen gibt; ${sampled}`,
  seed: `Text in UTF-8; ${sampled}`,
  replace: `yes oder no; nicht neben start oder sample und ${sampled}`,
  eval: "random, play, tiletab, zero, fitted oder eine Summe aus eu, man, nb, perm, inv, l2, pdb, pdbsum, squares wie man+0.5*l2, jede Funktion einmal; nicht bei der Stichprobe; bei der exakten Gewinnquote nichts Zufälliges und nichts unter dem Wert des Gewinns",
  round: "none oder eine Schrittweite von 0.000001 bis 1000000; nur bei einer Summe als Bewertung",
  t: `${number("1", "10")}; nur bei Autoplay, Protokoll, exakter Gewinnquote und Ballungen`,
  first: `${number("1", "10")}, nicht größer als die letzte Tiefe; nur bei Zugwahl und Gleichständen`,
  last: `${number("1", "10")}, nicht kleiner als die erste Tiefe; nur bei Zugwahl und Gleichständen`,
  noise:
    "none, add, mult, normplus, normminus oder comb; nur bei Zugwahl, Autoplay, Protokoll, Ballungen und Lösen mit einer Summe als Bewertung",
  w: `eine Zahl von 0 bis 1000000 mit Dezimalpunkt; ${noise}`,
  sides: `one oder two; ${noise}`,
  ends: `closed oder open; ${noise}`,
  draw: "ideal, game, search oder none; nur wo etwas zufällig ist, und nicht beim Lösen",
  size: `${number("8", "22")}; nur mit draw game oder search`,
  type1: "replace oder keep; nur mit draw game oder search",
  type2: "shallower, deeper oder newest; nur mit draw game oder search",
  win: "fixed oder buggy; nur bei Zugwahl, Autoplay, Protokoll und Ballungen",
  found: `seen oder value; ${games}`,
  tie: `random, fat, first, und ohne die exakte Gewinnquote clustered oder spread; ${chains}`,
  fat: "tree oder distinct; nur bei Autoplay, Protokoll und Ballungen",
  clusters: "yes oder no; nur bei Autoplay",
  limit: `${number("1", "1000")}; ${chains}`,
  with: "beam, ida-star, a-star, rta-star oder lrta-star mit ihren Angaben, wie a-star/weight=150; nur beim Lösen",
  budget: `${number("1", "1000000")}; nur beim Lösen`,
  ci: "wilson oder normal; nicht bei Stichprobe, Protokoll und exakter Gewinnquote",
  sweep:
    "eines von eval, round, t, dtw, noise, w, win, tie, draw, start, limit, with, budget, das beim Versuch etwas bedeutet und nicht daneben einen Wert hat; nicht bei Stichprobe und Protokoll, und limit nicht bei exakter Gewinnquote",
  over: "mögliche Werte des Verglichenen, jeder einmal, mit Kommas dazwischen; nur neben sweep",
  v: "1",
});

const tournament = "nur beim Turnier";
const seat =
  "eine Spielstufe (random, beginner, easy, medium, expert, strong, perfect) oder eine Engine wie alpha-beta/eval=improved/depth=4";
const engine = `${seat}; jede einmal, mit Semikolons dazwischen`;

/** What each key of a query about a game for two may have. */
const CONTEST = /** @type {Record<string, string>} */ ({
  kind: PUZZLE.kind,
  get g() {
    return writtenGames(({ written, expected = written }) => expected);
  },
  engines: `${engine}; beim Turnier 2 bis 16 oder mit Gegnerinnen 1 bis 16, beim Aufwand 1 bis 16, beim Ausspielen 1 oder 2`,
  against: `${engine}; höchstens 16, ${tournament}`,
  n: `${number("1", "1000000")}, und nicht mehr, als eine Sammlung hat`,
  seed: "Text in UTF-8",
  opening: `${number("0", "1000")}, nach denen Partien noch weitergehen können; nur bei Turnier und Ausspielen`,
  plies: `${number("1", "10000")}, mehr als die Zufallszüge vor einer Partie; nur bei Turnier und Ausspielen`,
  from: `${number("0", "1000")}, nach denen Partien noch weitergehen können, nicht größer als die höchste; nur beim Aufwand und nicht neben walk und set`,
  to: `${number("0", "1000")}, nicht kleiner als die niedrigste; nur beim Aufwand und nicht neben walk und set`,
  walk: `${number("1", "1000")}, so lang wie zufällige Partien werden können, oder none; nur beim Aufwand und nicht neben set`,
  by: `${seat}, deren Partien so lang werden; nur beim Aufwand und nicht neben set`,
  set: "waltz-endgames oder waltz-middlegames im Spiel tzaar, sonst none; nur beim Aufwand",
  sprt: `zwei Elo-Unterschiede von -1000 bis 1000, der kleinere zuerst, und die Wahrscheinlichkeiten beider Fehler, über 0 und unter 0.5, wie 0:10:0.05:0.05, oder none; ${tournament}`,
  v: PUZZLE.v,
});

const POSITIONS = /** @type {Record<string, string>} */ ({
  "bad-position":
    "ist keine Stellung: Erwartet werden Muster und Reihenfolge, durch einen Punkt getrennt, wie in 115.987654321",
  "unreachable-position":
    "lässt sich nicht lösen: Erwartet wird eine Stellung, deren Reihenfolge eine gerade Permutation ist, wie 115.987654321",
});

/** @type {typeof import("./words_en.js").words.problem} */
export function problem({ code = "", input: key = "", message }, query) {
  if (code === "bad-query") {
    const given = new URLSearchParams(query);
    const kind = given.get("kind") ?? "";
    const expected = CONTESTS.includes(kind) ? CONTEST : PUZZLE;
    const found = given.getAll(key);
    if (!Object.hasOwn(expected, key))
      return `Den Schlüssel „${key}“ gibt es nicht; erwartet wird einer von ${Object.keys(expected).join(", ")}.`;
    const name = fields[key] ? `${fields[key].by?.[kind]?.label ?? fields[key].label} (${key})` : key;
    if (found.length > 1) return `${name}: steht ${found.length}-mal da; erwartet wird jeder Schlüssel einmal.`;
    // Of several engines the message says which is wrong.
    const wrong =
      key === "engines" || key === "against" || key === "by"
        ? (/“([^”]*)”/.exec(message)?.[1] ?? "")
        : (found[0] ?? "");
    return `${name}: ${wrong !== "" ? `„${wrong}“` : "die Angabe"} ist nicht möglich; erwartet wird ${expected[key]}.`;
  }
  if (Object.hasOwn(POSITIONS, code)) return `„${key}“ ${POSITIONS[code]}.`;
  if (code === "bad-rows")
    return "Die aufbewahrten Zeilen sind nicht die dieses Versuchs: Erwartet werden unveränderte. „Verwerfen“ räumt sie weg.";
  if (code === "trap")
    return "Die Engine ist hieran gescheitert, vielleicht weil der Speicher nicht reichte, und wurde neu gestartet.";
  // What else there is, is said in English and helps nobody who does not read it.
  return "Die Engine hat den Auftrag nicht zu Ende gebracht. Meist hilft es, die Seite neu zu laden.";
}
