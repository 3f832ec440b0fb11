// The games page's own text in German, by the English that stands in it.

import { common } from "../app/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  ...common,
  "Plyground: games against the engine": "Plyground: Spiele gegen die Engine",
  "Games against the engine": "Spiele gegen die Engine",
  "Pages": "Seiten",
  "Puzzles": "Rätsel",
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
  "Board": "Brett",
  "Who stands better": "Wer besser steht",
  "Course of the game": "Verlauf des Spiels",
  "Size": "Größe",
  "Rules of Isolation": "Regeln von Isolation",
  "Two players, <strong>A</strong> and <strong>B</strong>, one after the other, first stand on any free square; then they move in turn like knights in chess, over others too, to a free square. A square that was stood on stays used. <strong>Who cannot move has lost.</strong>":
    "Zwei Spieler, <strong>A</strong> und <strong>B</strong>, betreten nacheinander irgendein freies Feld; dann ziehen sie abwechselnd wie Springer im Schach, auch über andere hinweg, auf ein freies Feld. Ein betretenes Feld bleibt verbraucht. <strong>Wer nicht ziehen kann, hat verloren.</strong>",
  "On 7 × 7 squares the second player wins if both play perfectly: that was solved here, by search. Only one of the two can ever take squares away from the other's next moves, and the placement decides which.":
    "Auf 7 × 7 Feldern gewinnt der zweite Spieler, wenn beide vollkommen spielen: Das wurde hier durch Suche gelöst. Nur einer von beiden kann dem anderen je Felder für den nächsten Zug nehmen, und die Aufstellung entscheidet, wer.",
  "The evaluation functions are those of O. Navarro-Hinojosa, <cite>Advanced game playing: Heuristic Review</cite>; so is the environment, from the course it was written for.":
    "Die Bewertungsfunktionen stammen von O. Navarro-Hinojosa, <cite lang=\"en\">Advanced game playing: Heuristic Review</cite>, ebenso die Umgebung aus dem Kurs, für den die Arbeit entstand.",
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
