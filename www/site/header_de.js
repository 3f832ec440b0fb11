// German for the header of every page, by the English text.

/** @type {Record<string, string>} */
export const header = {
  Pages: "Seiten",
  Puzzles: "Rätsel",
  Games: "Spiele",
  Today: "Heute",
  Problems: "Aufgaben",
  Lab: "Labor",
  Menu: "Menü",
  Print: "Drucken",
  Embed: "Einbetten",
  Language: "Sprache",
};
