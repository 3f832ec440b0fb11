// The text of the play page in German, by the English text.

import { germanCards } from "../games/cards.js";
import { common } from "../site/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  "A problem of each game for every day, harder through the week.":
    "Jeden Tag eine Aufgabe zu jedem Spiel, im Lauf der Woche schwerer.",
  ...common,
  ...germanCards(),
  "Plyground: SlideThree with exact distances": "Plyground: SlideThree mit genauen Abständen",

  Optimal: "Optimal",
  "To win": "Zum Ziel",
  Restart: "Von vorn",
  Peek: "Spicken",
  "Hold to show the distance after each move": "Gedrückt halten zeigt den Abstand hinter jedem Zug",
  Solution: "Lösung",

  "New puzzle": "Neues Rätsel",
  "Classic start": "Klassischer Anfang",
  "Today’s puzzle": "Rätsel des Tages",
  Goal: "Ziel",
  "The tiles in order, 1 in the upper left corner": "Die Kacheln in ihrer Ordnung, die 1 oben links",
  'Slide blocks of <span id="goal-block">three</span> tiles until all tiles are in order, like this.':
    'Blöcke aus <span id="goal-block">drei</span> Kacheln schieben, bis alle Kacheln so geordnet sind.',
  Difficulty: "Schwierigkeit",
  Easy: "Leicht",
  Medium: "Mittel",
  Hard: "Schwer",
  Expert: "Profi",
  "Difficulty:": "Schwierigkeit:",
  "Deal a puzzle": "Rätsel austeilen",
  "More choices": "Mehr Auswahl",
  "Any word is a seed: everyone gets the same puzzle for the same word.":
    "Jedes Wort ist ein Startwert: Für dasselbe Wort bekommen alle dasselbe Rätsel.",
  Deal: "Austeilen",
  "Position text, as in <code>115.987654321</code>": "Stellung als Text, wie in <code>115.987654321</code>",
  Open: "Öffnen",
  '<span id="history-marks">Every move is marked</span>: <span class="closer">▼</span> one closer to the win, <span class="farther">▲</span> one farther away.':
    '<span id="history-marks">Jeder Zug ist markiert</span>: <span class="closer">▼</span> einen näher am Ziel, <span class="farther">▲</span> einen weiter weg.',
  "Save as a file": "Als Datei speichern",
  "Open a file…": "Datei öffnen …",
  "Engine room": "Maschinenraum",
  "Solve without the table": "Ohne Tabelle lösen",
  Cancel: "Abbrechen",

  "More to play": "Mehr zum Spielen",
  "Four tiles and blocks of two. A good warm-up.": "Vier Kacheln und Zweierblöcke: gut zum Aufwärmen.",
  "Sixteen tiles and blocks of four. A solver shows you the way.":
    "Sechzehn Kacheln und Viererblöcke. Ein Löser zeigt den Weg.",
  "Twenty-five tiles. Nobody knows the shortest solution.":
    "Fünfundzwanzig Kacheln. Die kürzeste Lösung kennt niemand.",
  Laboratory: "Labor",
  "Let engines play each other, and measure how strong they are.":
    "Engines gegeneinander spielen lassen und messen, wie stark sie sind.",

  '<a href="./print.html">Print a sheet of puzzles</a> · <a href="./examples/">Puzzles in your own pages</a>':
    '<a href="./print.html">Ein Blatt mit Rätseln drucken</a> · <a href="./examples/">Rätsel in eigenen Seiten</a>',

  "Link to this puzzle": "Link zu diesem Rätsel",
  "with my moves": "mit meinen Zügen",
  "Link by position, which never expires": "Link über die Stellung, der nie veraltet",

  "<kbd>Shift</kbd> + arrow": "<kbd>Umschalt</kbd> + Pfeil",
  "slide the block under the cursor": "den Block schieben, auf dem man steht",
  "pick up a tile, then slide it with an arrow key; on a blank: slide into it":
    "eine Kachel aufnehmen, dann schiebt eine Pfeiltaste sie; auf einem leeren Feld: dorthin schieben",
  "put the tile down": "die Kachel ablegen",
  "hint, step by step": "Tipp, in Stufen",
  "hold to show the distance after each move": "gedrückt halten, um die Abstände hinter jedem Zug zu sehen",
  "deal a new puzzle": "ein neues Rätsel austeilen",
};
