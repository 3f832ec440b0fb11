// German.

/** @type {typeof import("./words_en.js").words} */
export const words = {
  title: (day, isToday) => (isToday ? `Heute: ${day}` : day),
  pageTitle: "Aufgaben des Tages · Plyground",
  countdown: (time) => `Neue Aufgaben in ${time}`,
  past: "Ein früherer Tag: Hier Gelöstes ändert deine Serie nicht.",
  slide: (distance) => `In ${distance} Zügen zu lösen.`,
  tiles: "Die Steine nach Reihen:",
  unknown: "Die Aufgabe wird gesucht, wenn du sie öffnest.",
  marks: {
    first: { sign: "✓", text: "im ersten Versuch gelöst" },
    later: { sign: "◐", text: "gelöst" },
    shown: { sign: "✕", text: "Lösung gezeigt" },
    none: { sign: "–", text: "nicht gelöst" },
  },
  streak: (now, best) =>
    best === 0
      ? "Noch keine Aufgabe an ihrem Tag gelöst."
      : `${now} ${now === 1 ? "Tag" : "Tage"} in Folge; höchstens ${best}.`,
  result: (day, marks, streak, link) => `Plyground ${day}: ${marks}${streak ? `, Serie ${streak}` : ""}, ${link}`,
  copied: "Das Ergebnis ist kopiert. Es verrät nichts.",
  notCopied: "Kopieren ist hier nicht erlaubt: Der Text steht oben.",
  solving: "Die Lösungen werden gesucht …",
  solved: "Jede Variante beginnt mit dem Schlüsselzug.",
  failed: (why) => `Die Lösungen lassen sich nicht zeigen: ${why}`,
  damaged: "Die Liste der Tagesaufgaben ist nicht lesbar: Jede Aufgabe wird gesucht, wenn du sie öffnest.",
  wrongDay: (first, last) => `Das ist kein Tag vom ${first} bis zum ${last}, wie in ${first}.`,
  wrongLink: (day, first, last) =>
    `„day=${day}“ ist nicht verständlich: erwartet wird ein Tag vom ${first} bis zum ${last}. Hier ist stattdessen der heutige.`,
};
