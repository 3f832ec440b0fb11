// Errors in an input, and what was expected: German. The engine's messages are English.

import { writtenGames } from "../game_names.js";
import { factsOf, kindOf, KINDS } from "../schema.js";
import { fields } from "./form_de.js";
import { thousands } from "./numbers_de.js";

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

/** @param {import("../schema.js").Values} values @returns {string} */
function tellValues({ one_of, whole, number, or }) {
  if (one_of) return oneOf(one_of);
  if (whole) return `eine ganze Zahl von ${whole[0]} bis ${whole[1]}`;
  if (number) return `eine Zahl von ${number[0]} bis ${number[1]} mit Dezimalpunkt`;
  return or ? `${tellValues(or[0])} oder ${or[1]}` : "";
}

/** @param {import("../schema.js").When} when @returns {string} */
function tellNeed({ is, is_not, any, all }) {
  if (is) return is[1][0] === "" ? `ohne ${is[0]}` : `mit ${is[0]} ${oneOf(is[1])}`;
  if (is_not) return is_not[1][0] === "" ? `neben ${is_not[0]}` : `ohne ${is_not[0]} ${oneOf(is_not[1])}`;
  if (any) return any.map(tellNeed).join(" oder ");
  return all?.map(tellNeed).join(" und ") ?? "";
}

/** What a key accepts in an experiment of a kind. @param {string} key @param {string} kind */
function expected(key, kind) {
  const { values, kinds, needs = [] } = /** @type {import("../schema.js").Facts} */ (factsOf(key, kind));
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

/** @type {import("../words.js").Words["tooMany"]} */
export const tooMany = (most) =>
  `Diese Seite rechnet höchstens ${thousands.format(most)} Durchgänge, weil sie deren Zeilen im Speicher hält. Mehr schafft der Befehl „plyground run“.`;

/** @type {import("../words.js").Words["problem"]} */
export function problem({ code = "", input: key = "", found: part = "" }, query) {
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
