// Texts of the statistics: German.

const thousands = new Intl.NumberFormat("de");
const ratio = new Intl.NumberFormat("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${thousands.format(count)} ${count === 1 ? one : many}`;

/** @type {import("./words.js").Words} */
export const words = {
  title: "Statistik",
  close: "Schließen",
  number: (value) => thousands.format(value),
  ratio: (value) => ratio.format(value),
  unknown: "–",

  streak: {
    current: (days) => `${days === 1 ? "Tag" : "Tage"} in Folge`,
    longest: (days) => `Längste Folge: ${plural(days, "Tag", "Tage")}`,
    rule: "Löse das Rätsel oder ein Problem des Tages oder gewinne eine Partie gegen eine Engine: Dann zählt der Tag. Er endet um Mitternacht UTC.",
  },
  calendar: {
    label: (counting, played) =>
      `Die letzten fünf Wochen: ${plural(counting, "Tag zählt", "Tage zählen")} für die Folge, an ${thousands.format(played)} weiteren hast du gespielt.`,
    legend: "Farbig: Der Tag zählt. Punkt: Du hast gespielt.",
  },
  spread: {
    over: (over, isLast) =>
      over === undefined ? "Minimum unbekannt" : over === 0 ? "kürzester Weg" : `${isLast ? "ab " : ""}${over} zu viel`,
    label: (name, unhelped, helped) =>
      `${name}: ${thousands.format(unhelped + helped)}${helped ? `, ${helped === unhelped + helped ? "alle" : thousands.format(helped)} mit Tipps` : ""}`,
    helped: "Blasser Teil: mit Tipps gelöst.",
  },
  table: {
    all: "Alle Zahlen",
    caption: "Gelöste Rätsel, jedes in seiner besten Lösung",
    figure: "Kennzahl",
    solved: "Gelöst",
    unhelped: "Ohne Hilfe",
    optimal: "Mit den wenigsten Zügen",
    best: "Züge ÷ wenigste, bestes",
    mean: "Züge ÷ wenigste, Mittel",
    empty: "Du hast hier noch kein Rätsel gelöst und keine Partie beendet.",
  },
  played: {
    caption: "Partien gegen Engines",
    game: "Spiel",
    result: "Siege · Niederlagen · Remis",
    ended: (won, drawn, lost) => `${won} gewonnen, ${drawn ? `${drawn} remis, ` : ""}${lost} verloren`,
    beaten: (levels) => `Ohne Hilfe besiegt: ${levels.join(", ")}`,
  },
  about: "Wo das gespeichert ist",
  storage:
    "All das liegt nur auf diesem Gerät. Manche Browser löschen es nach Wochen ohne Besuch: Exportiere es ab und zu in eine Datei.",
  most: (most) =>
    `Bis zu ${thousands.format(most)} Rätsel und ebenso viele Partien bleiben erhalten; darüber hinaus werden die ältesten gelöscht.`,
  notStored: "Dieser Browser lässt die Seite nichts aufbewahren, oder es fehlt der Platz: Nichts wurde geändert.",

  win: {
    notStored:
      "Dieser Browser hat keinen Platz mehr für die Statistik oder erlaubt der Seite nicht, sie aufzubewahren. Sichere sie jetzt als Datei, dann schaff Platz oder erlaube dieser Seite Speicher.",
    export: "Statistik als Datei sichern",
    close: "Schließen",
  },

  export: "Exportieren",
  import: "Importieren …",
  importField: "Datei zum Importieren",
  imported: (fresh, all) =>
    `${plural(all, "Ergebnis wurde", "Ergebnisse wurden")} gelesen, ${fresh === 0 ? "keines davon" : thousands.format(fresh)} neu.`,
  refused: (reason) => `Die Datei wurde nicht importiert: ${reason} Nichts wurde geändert.`,

  forget: "Alles vergessen",
  reallyForget: (count) =>
    `Wirklich ${count === 1 ? "das eine Ergebnis" : `alle ${thousands.format(count)} Ergebnisse`} vergessen?`,
  yes: "Ja, vergessen",
  no: "Nein, behalten",
  forgotten: "Alles ist vergessen. Solange dieses Fenster offen ist, kannst du das rückgängig machen.",
  undo: "Rückgängig",
  restored: "Alles ist wieder da.",

  damaged: "Eine Statistik, die nicht lesbar war, liegt hier beiseite. Du kannst sie als Datei sichern.",
  saveDamaged: "Beiseitegelegtes sichern",

  wrong: {
    notJson: "sie ist kein JSON: erwartet wird eine hier exportierte Datei.",
    version: (version) => `ihre Version ist ${version}: erwartet wird 2.`,
    member: (place, value, expected) => `„${place}“ ist ${value}: erwartet wird ${expected}.`,
    missing: "nicht vorhanden",
  },
  expected: {
    object: (members) => `ein Objekt mit genau den Teilen ${members.join(", ")}`,
    file: "was hier exportiert wurde",
    list: "eine Liste",
    game: 'der Name eines Spiels, wie in "slide3"',
    level: 'eine Stufe einer Engine, wie in "easy"',
    side: '"first" oder "second"',
    result: '"won", "lost" oder "drawn"',
    plies: "eine ganze Zahl ab 1",
    ended: 'Datum und Uhrzeit, wie in "2026-11-20T14:03:22Z"',
    position: 'ein Stellungstext, wie in "115.987654321"',
    moves: "eine ganze Zahl ab 1",
    optimum: "null oder eine ganze Zahl von 1 bis zu der von moves",
    day: 'null oder ein Datum, wie in "2026-11-20"',
    date: 'ein Datum, wie in "2026-11-20"',
    helped: "true oder false",
    times: "eine ganze Zahl ab 1",
  },
};
