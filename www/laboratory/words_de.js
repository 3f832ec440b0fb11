// All texts of the laboratory: German.

import { arena } from "./arena/words_de.js";
import { phrases } from "./describe_de.js";
import { fields, groups } from "./fields_de.js";
import { page } from "./html_de.js";
import { presets } from "./presets_de.js";
import { problem } from "./problems_de.js";

/** @typedef {import("./words_en.js").Quota} Quota */

const thousands = new Intl.NumberFormat("de");
const ticks = new Intl.NumberFormat("de", { maximumFractionDigits: 6 });
const fixed = (/** @type {number} */ value, /** @type {number} */ digits) =>
  value.toFixed(digits).replace("-", "−").replace(".", ",");
const percent = (/** @type {number} */ share) => `${fixed(share * 100, 1)} %`;

/** @type {typeof import("./words_en.js").words} */
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

  ready: "Bitte eine Tabelle oder Abbildung aus einer Quelle wählen oder einen eigenen Versuch einstellen.",
  failed: () => "Die Engine konnte nicht starten. Vielleicht hilft es, die Seite neu zu laden.",
  badLink: (what) => `Dieser Link ist kein Versuch: ${what}`,
  problem,
  page,
  presets,

  run: { start: "Starten", more: "Fortsetzen", again: "Noch einmal" },
  progress: {
    idle: (trials) => `${thousands.format(trials)} ${trials === 1 ? "Durchgang" : "Durchgänge"}.`,
    part: (done, total) => `${thousands.format(done)} von ${thousands.format(total)} Durchgängen sind fertig.`,
    running: (done, total, rate, eta) =>
      `${thousands.format(done)} von ${thousands.format(total)} Durchgängen, ${thousands.format(Math.round(rate))} je Sekunde${eta === undefined ? "" : `, noch etwa ${eta < 90 ? `${Math.ceil(eta)} s` : `${Math.ceil(eta / 60)} min`}`}`,
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
    columns: ["Abstand", "Stellungen"],
    chart: "Stellungen nach ihrem Abstand zum Gewinn",
    bar: (distance, count) => `Abstand ${distance}: ${thousands.format(count)} Stellungen`,
    pattern: (code, positions) => `${code}: ${thousands.format(positions)}`,
    here: "hier",
    successors: ["Zug", "Stellung", "Abstand"],
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
