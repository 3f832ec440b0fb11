// The games page's own text in German, by the English that stands in it.

import { common } from "../app/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  ...common,
  "Plyground: games against the engine": "Plyground: Spiele gegen die Engine",
  "New game": "Neues Spiel",
  "Why?": "Warum?",
  "Flip": "Drehen",
  "Pause": "Anhalten",
  "Players": "Spieler",
  "What the engine thinks": "Was die Engine denkt",
  "also while I think": "auch, während ich nachdenke",
  "Nothing yet.": "Noch nichts.",
  "No move has been made.": "Noch hat niemand gezogen.",
  "Game and position as text": "Spiel und Stellung als Text",
  "Set up": "Aufstellen",
  "Record of the game": "Mitschrift des Spiels",
  "Read": "Lesen",
  "Save": "Speichern",
  "Board": "Brett",
  "numbers on the squares": "Nummern auf den Feldern",
  "Who stands better": "Wer besser steht",
  "Course of the game": "Verlauf des Spiels",
  "Link to this game": "Link zu diesem Spiel",
  "with the moves": "mit den Zügen",
  "pick up a piece, put it down, or go to a square at once": "eine Figur aufnehmen, absetzen oder gleich auf ein Feld gehen",
  "put the piece back": "die Figur zurückstellen",
  "hint": "Tipp",
  "the value of every move": "der Wert jedes Zuges",
  "flip the board": "das Brett drehen",
  "let the engine wait, or go on": "die Engine warten oder weiterziehen lassen",
  "new game": "neues Spiel",
};
