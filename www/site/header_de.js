// German that stands in the header of every page, by the English.

/** @type {Record<string, string>} */
export const header = {
  Pages: "Seiten",
  Puzzles: "Rätsel",
  Games: "Spiele",
  Lab: "Labor",
  Menu: "Menü",
  Print: "Drucken",
  Embed: "Einbetten",
  Language: "Sprache",
};
