// The rules of the puzzles: German.

/** @type {typeof import("./words_en.js").words} */
export const words = {
  sheet: { close: "Regeln schließen" },
  title: (name) => `Regeln: ${name}`,
  goal: {
    text: "<strong>Die Kacheln sollen in die richtige Reihenfolge</strong>, die 1 in die Ecke oben links.",
    shows:
      "Das gelöste Rätsel. Beim Spielen zeigen blasse Zahlen auf dem Brett, wohin jede Kachel gehört, und ein Punkt steht bei jeder, die schon dort ist.",
  },
  move: {
    text: (block) =>
      `<strong>Geschoben wird immer ein ganzer Block aus ${block} Kacheln.</strong> Sie liegen nebeneinander in einer Zeile oder Spalte und gleiten zusammen um ein Feld in das leere Feld an ihrem Ende.`,
    shows: "Der klassische Start. Kleine Pfeile auf den leeren Feldern zeigen jeden Block, der gleiten kann.",
  },
  block: { slide2: "zwei", slide3: "drei", slide4: "vier", slide5: "fünf" },
  hand: "Eine Kachel ziehen oder antippen. Kann ihr Block nur in eine Richtung, gleitet er sofort. Kann er in zwei, den gewünschten Pfeil antippen.",
  keys: "Mit der Tastatur: mit den Pfeiltasten zu einer Kachel gehen; <kbd>Umschalt</kbd> und eine Pfeiltaste schiebt ihren Block.",
  way: {
    slide2: "Vom klassischen Start sind es auf dem kürzesten Weg 10 Züge; keine Stellung braucht mehr als 12.",
    slide3: "Vom klassischen Start sind es auf dem kürzesten Weg 24 Züge; keine Stellung braucht mehr als 26.",
    slide4:
      "Vom klassischen Start sind es auf dem kürzesten Weg 42 Züge; wie viele die fernste Stellung braucht, ist nicht bekannt.",
    slide5: "Vom klassischen Start reichen 66 Züge; ob es mit weniger geht, ist nicht bekannt.",
  },
  closer: "Jeder Zug führt genau einen Schritt näher an die Lösung oder einen weiter weg.",
  trial: "Zum Ausprobieren: SlideTwo",
  again: "Von vorn",
  example: {
    intro: "Zwei Züge bis zur Lösung. Welche?",
    solved: "Gelöst. Mehr muss man nicht wissen.",
    farther: "Noch nicht gelöst. Die Pfeile zeigen, was gleiten kann.",
  },
  source:
    'SlideThree wurde von W. D. Troyka erfunden. Susanne Heuser hat es in ihrer Diplomarbeit <cite lang="en">Randomized Evaluation Functions in Single Agent Search</cite> (Jena, 2003) untersucht.',
};
