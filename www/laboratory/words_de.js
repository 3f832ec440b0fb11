// All texts of the laboratory, and of its HTML: German.

import { presets } from "./presets_de.js";
import { problem, tooMany } from "./words/errors_de.js";
import { fields, groups } from "./words/form_de.js";
import { arena } from "./words/games_de.js";
import { and, fixed, oneIn, percent, tellValue, thousands, ticks } from "./words/numbers_de.js";
import { page } from "./words/page_de.js";
import { phrases } from "./words/query_de.js";
import { questions } from "./words/questions_de.js";
import { results } from "./words/results_de.js";
import { sources } from "./words/sources_de.js";

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
  page,
  presets,

  run: {
    start: "Starten",
    more: "Fortsetzen",
    again: "Noch einmal",
    waits: "Hier steht die Antwort, sobald alles gerechnet ist.",
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
