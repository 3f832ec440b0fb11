// The text of print.html in German, by the English text.

import { common } from "../site/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  ...common,
  "Plyground: puzzles to print": "Plyground: Rätsel zum Drucken",
  "Puzzles to print": "Rätsel zum Drucken",
  "A sheet of puzzles or problems for the classroom or the train: choose, then print. Only the sheet is printed.":
    "Ein Blatt mit Rätseln oder Aufgaben für den Unterricht oder die Bahnfahrt: auswählen, dann drucken. Gedruckt wird nur das Blatt.",
  "How many, 1 to 12": "Anzahl, 1 bis 12",
  "Distance to win, in moves": "Abstand zum Ziel, in Zügen",
  from: "von",
  to: "bis",
  "The distance changes evenly from the first puzzle to the last, rounded to whole moves, halves up.":
    "Der Abstand ändert sich gleichmäßig vom ersten bis zum letzten Rätsel, gerundet auf ganze Züge, halbe aufwärts.",
  "SlideFour and SlideFive have no distances: their puzzles are drawn from all positions, and there are no solutions.":
    "Zu SlideFour und SlideFive gibt es keine Abstände: Die Rätsel werden aus allen Stellungen gezogen, und Lösungen fehlen.",
  "Turns to win": "Züge bis zum Gewinn",
  Difficulty: "Schwierigkeit",
  any: "beliebig",
  "easy: grades 0–2": "leicht: Grade 0–2",
  "medium: grade 3": "mittel: Grad 3",
  "hard: grades 4–8": "schwer: Grade 4–8",
  Stop: "Anhalten",
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
