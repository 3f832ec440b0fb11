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
  "Preview of a line": "Vorschau einer Variante",
  "Step back": "Zug zurück",
  "Step forward": "Zug vor",
  "Back to the game": "Zurück zum Spiel",
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
  "Open a file…": "Datei öffnen …",
  "Board": "Brett",
  "numbers on the squares": "Nummern auf den Feldern",
  "Chances to win": "Gewinnchancen",
  "Course of the game": "Verlauf des Spiels",
  "Link to this game": "Link zu diesem Spiel",
  "with the moves": "mit den Zügen",
  "pick up a piece, put it down, or go to a square at once": "eine Figur aufnehmen, absetzen oder gleich auf ein Feld gehen",
  "put the piece back": "die Figur zurückstellen",
  "hint": "Tipp",
  "the chance to win with every move": "die Gewinnchance mit jedem Zug",
  "What the percentages mean": "Was die Prozentzahlen bedeuten",
  "The percentage is the score that the player named can expect from this position: a win counts as 1 and a draw as one half. It comes from the engine’s own value, given in brackets, by a curve fitted to games between engines. “Wins in 5 moves”, on the board “win 5”, is certain, and counts the moves of both players.":
    "Die Prozentzahl ist das Ergebnis, mit dem der genannte Spieler aus dieser Stellung rechnen kann: Ein Sieg zählt 1, ein Remis ½. Sie folgt aus dem Wert der Engine, der in Klammern steht, nach einer Kurve, die an Spiele zwischen Engines angepasst wurde. „Gewinnt in 5 Zügen“, auf dem Brett „Sieg 5“, ist sicher (und „verl. 5“ sicher verloren); gezählt werden die Züge beider Seiten.",
  "flip the board": "das Brett drehen",
  "let the engine wait, or go on": "die Engine warten oder weiterziehen lassen",
  "new game": "neues Spiel",
};
