// The text of print.html in German, by the English text.

import { common } from "../site/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  ...common,
  "Plyground: puzzles to print": "Plyground: Rätsel zum Drucken",
  "Puzzles to print": "Rätsel zum Drucken",
  "A sheet for the classroom or the train: choose, then print. Only the sheet is printed.":
    "Ein Blatt für den Unterricht oder die Bahnfahrt: auswählen, dann drucken. Gedruckt wird nur das Blatt.",
  "Number of puzzles, 1 to 12": "Anzahl der Rätsel, 1 bis 12",
  "Distance to win, in moves": "Abstand zum Ziel, in Zügen",
  from: "von",
  to: "bis",
  "The distance changes evenly from the first puzzle to the last, rounded to whole moves, halves up.":
    "Der Abstand ändert sich gleichmäßig vom ersten bis zum letzten Rätsel, gerundet auf ganze Züge, halbe aufwärts.",
  "SlideFour and SlideFive have no distances: their puzzles are drawn from all positions, and there are no solutions.":
    "Zu SlideFour und SlideFive gibt es keine Abstände: Die Rätsel werden aus allen Stellungen gezogen, und Lösungen fehlen.",
  "Seed: any text": "Startwert: irgendein Text",
  Another: "Anderer",
  Solutions: "Lösungen",
  "upside down at the bottom": "kopfüber am unteren Rand",
  "on the next page": "auf der nächsten Seite",
  none: "keine",
  "Title (optional)": "Titel (optional)",
  Print: "Drucken",
  "The address contains every choice: the same link gives the same sheet everywhere.":
    "Die Adresse enthält jede Auswahl: Derselbe Link ergibt überall dasselbe Blatt.",
  "The sheet": "Das Blatt",
};
