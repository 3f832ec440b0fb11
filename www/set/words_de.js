// Texts of the page of sets: German.

const problems = (/** @type {number} */ count) => `${count} ${count === 1 ? "Aufgabe" : "Aufgaben"}`;

/** @type {Record<import("./result.js").Mark, string>} */
const marks = {
  first: "im ersten Versuch gelöst",
  later: "in einem späteren Versuch gelöst",
  helped: "mit Tipps gelöst",
  shown: "Lösung angesehen",
  wrong: "keine Aufgabe",
  open: "noch nicht gelöst",
};

/** @type {import("./words.js").Words} */
export const words = {
  pageTitle: (title) => `${title} · Plyground`,
  title: (game, count) => `${game ? `${game}: ` : ""}${problems(count)}`,
  one: (at, mark) => `Aufgabe ${at}: ${marks[mark]}`,
  marks,
  finding: (problemCount, count) => `${problemCount} von ${count} gefunden …`,
  fewer: (problemCount, count) =>
    `Zu diesem Startwert fanden sich nur ${problemCount} von ${problems(count)}. Mit anderer Zugzahl oder Stufe gibt es mehr.`,
  wrongEntry: (at, why) => `Aufgabe ${at} lässt sich nicht verwenden: ${why} Die anderen schon.`,
  wrongLink: (reason) =>
    `Dieser Aufgabensatz lässt sich nicht öffnen: ${reason} Weiter unten kannst du einen zusammenstellen.`,
  unusable: "Diese Aufgabe lässt sich nicht verwenden",
  stopped: "Die Suche wurde angehalten. „Nächste“ beginnt sie wieder.",
  counted: "Diese steht schon in deinem Ergebnis, das sich nicht mehr ändert.",
  over: "Das war die letzte. Dein Ergebnis kannst du jetzt abgeben.",
  toResult: "Ergebnis",
  sure: "Ergebnis löschen und neu beginnen",
  summary: ({ first, later, helped, shown: revealed, wrong, open }, time) => {
    const solved = first + later + helped;
    const parts = [
      first && `${first} im ersten Versuch`,
      later && `${later} später`,
      helped && `${helped} mit Tipps`,
      revealed && (revealed === 1 ? "1 Lösung angesehen" : `${revealed} Lösungen angesehen`),
      open && `${open} übrig`,
    ];
    return `${solved} von ${problems(solved + revealed + open)} gelöst: ${parts.filter(Boolean).join(", ")}. Zeit ${time}.${wrong ? ` ${wrong} nicht verwendbar.` : ""}`;
  },
  result: (title, name, summary, signs, link) =>
    `Plyground, ${title}. ${name ? `${name}: ` : ""}${summary} ${signs} ${link}`,
  noQr: "Dieser Link ist zu lang für einen QR-Code.",
  check: {
    pupil: "Name",
    nameless: "Ohne Namen",
    solved: "Gelöst",
    total: (solved, all) => `${solved} von ${all}`,
    time: "Zeit",
    solvers: "Gelöst von",
    read: (count) => (count === 1 ? "1 Ergebnis dieses Aufgabensatzes" : `${count} Ergebnisse dieses Aufgabensatzes`),
    other: (line, title, name, said) =>
      `In Zeile ${line} geht es um einen anderen Aufgabensatz, ${title}. ${name ? `${name}: ` : ""}${said}`,
    damaged: (line, name) =>
      `Zeile ${line}${name && ` (${name})`} ist beschädigt. Lass dir dieses Ergebnis noch einmal geben.`,
    none: "Hier ist kein Ergebnis: Füge den Text oder den Link ein, den diese Seite am Ende eines Aufgabensatzes ausgibt.",
    only: (line) => `Zeile ${line} ist der Link eines Aufgabensatzes, ohne Ergebnis.`,
    wrong: (line, name, what) => `Der Link in Zeile ${line}${name && ` (${name})`} ist nicht lesbar: ${what}`,
    junk: (lines) =>
      lines.length === 1
        ? `In Zeile ${lines[0]} ist kein Ergebnis.`
        : `In den Zeilen ${lines.slice(0, -1).join(", ")} und ${lines[lines.length - 1]} ist kein Ergebnis.`,
  },
  wrong: {
    title: (longest) => `ein Titel von höchstens ${longest} Zeichen, ohne Steuerzeichen`,
    count: (most) => `1 bis ${most} Aufgaben`,
  },
};

/** The texts of the page's HTML, by the English. @type {Record<string, string>} */
export const html = {
  "Plyground: sets of problems": "Plyground: Aufgabensätze",
  "Problems of this set": "Aufgaben dieses Satzes",
  "Your result": "Dein Ergebnis",
  "Your name (optional)": "Dein Name (freiwillig)",
  "Hand in this text, or its link. Both say only what you see here.":
    "Gib diesen Text oder seinen Link ab. Beide sagen nur, was du hier siehst.",
  "Start over": "Von vorn",
  "The result as a QR code": "Das Ergebnis als QR-Code",
  "This set": "Dieser Aufgabensatz",
  "Link to this set": "Link zu diesem Aufgabensatz",
  "Everyone who opens this link gets these problems. What you solve is kept on this device only.":
    "Wer diesen Link öffnet, bekommt diese Aufgaben. Was du löst, bleibt nur auf diesem Gerät.",
  "Print these problems": "Diese Aufgaben drucken",
  "For teachers": "Für den Unterricht",
  "Results of the class": "Ergebnisse der Klasse",
  "Check results": "Ergebnisse prüfen",
  "Paste your pupils’ results here, one a line": "Ergebnisse der Klasse hier einfügen, je Zeile eines",
  "The check finds what was changed by accident. It does not prove who solved the set.":
    "Die Prüfung bemerkt, was versehentlich verändert wurde. Wer die Aufgaben gelöst hat, beweist sie nicht.",
  "Make a set of your own": "Eigenen Aufgabensatz zusammenstellen",
};
