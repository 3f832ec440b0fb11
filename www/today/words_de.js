// Texts of the page of the day, and of its HTML: German.

import { html as common } from "../site/words_de.js";

const days = (/** @type {number} */ count) => (count === 1 ? "1 Tag" : `${count} Tage`);

/** @type {import("./words.js").Words} */
export const words = {
  title: (day, isToday) => (isToday ? `Heute: ${day}` : day),
  pageTitle: "Aufgaben des Tages · Plyground",
  countdown: (time) => `Neue Aufgaben in ${time}, um Mitternacht UTC`,
  past: "Ein früherer Tag: Was du hier löst, ändert deine Tage in Folge nicht.",
  line: {
    title: (ended, all, day) => `${day || "Heute"} ${ended}/${all}`,
    copy: "Ergebnis kopieren",
    copied: "Kopiert",
    notCopied: "Kopieren ist hier nicht erlaubt",
  },
  slide: (distance) => `Löse es in ${distance} Zügen.`,
  tiles: "Die Kacheln nach Zeilen:",
  unknown: "Die Aufgabe wird gesucht, wenn du sie öffnest.",
  marks: {
    first: { sign: "✓", text: "im ersten Versuch gelöst" },
    later: { sign: "◐", text: "gelöst" },
    shown: { sign: "✕", text: "Lösung gezeigt" },
    none: { sign: "–", text: "nicht gelöst" },
  },
  streak: (now, best) => {
    if (best === 0) return "Löse eine Aufgabe an ihrem Tag: Das ist der erste Tag in Folge.";
    const record = `Deine längste bisher: ${days(best)}.`;
    if (now === 0) return `Löse heute eine und fang neu an. ${record}`;
    return best > now ? `${days(now)} in Folge. ${record}` : `${days(now)} in Folge.`;
  },
  result: (day, marks, streak, link) =>
    `Plyground ${day}: ${marks}${streak ? `, ${days(streak)} in Folge` : ""}, ${link}`,
  copied: "Das Ergebnis ist kopiert. Es verrät nichts.",
  notCopied: "Kopieren ist hier nicht erlaubt: Markiere den Text oben.",
  solving: "Die Lösungen werden gesucht …",
  solved: "Jede Variante beginnt mit dem Schlüsselzug.",
  failed: (why) => `Die Lösungen lassen sich nicht zeigen: ${why}`,
  damaged: "Die Liste der Tagesaufgaben ist nicht lesbar: Jede Aufgabe wird gesucht, wenn du sie öffnest.",
  wrongDay: (first, last) => `Das ist kein Tag vom ${first} bis zum ${last}, wie in ${first}.`,
  wrongLink: (day, first, last) =>
    `„day=${day}“ ist nicht verständlich: erwartet wird ein Tag vom ${first} bis zum ${last}. Hier ist stattdessen der heutige.`,
};

/** The texts of the page’s HTML, by the English. @type {Record<string, string>} */
export const html = {
  ...common,
  "Plyground: problems of the day": "Plyground: Aufgaben des Tages",
  "Skip to the problems": "Zu den Aufgaben springen",
  "Your streak": "Tage in Folge",
  "A day counts if you solve at least one of its problems on that day. Hints and later attempts are fine. Days are in UTC, and everything is kept on this device only.":
    "Ein Tag zählt, wenn du an ihm mindestens eine seiner Aufgaben löst. Tipps und weitere Versuche sind erlaubt. Die Tage gelten in UTC, und alles bleibt auf diesem Gerät.",
  "Copy the result": "Ergebnis kopieren",
  "What counts": "Was zählt",
  "✓ solved at the first attempt, ◐ solved with hints or later, ✕ solution shown, – not solved.":
    "✓ im ersten Versuch gelöst, ◐ mit Tipps oder später gelöst, ✕ Lösung gezeigt, – nicht gelöst.",
  "Earlier days": "Frühere Tage",
  "Yesterday’s solutions": "Die Lösungen von gestern",
  "Open a day": "Tag öffnen",
  Open: "Öffnen",
  "Show more days": "Weitere Tage zeigen",
  "As many problems as you like": "So viele Aufgaben, wie du magst",
};
