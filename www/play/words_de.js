// Texts of the play page’s parts that are loaded late, and of its HTML: German.

import { html as common } from "../site/words_de.js";

const date = new Intl.DateTimeFormat("de", { day: "numeric", month: "short", timeZone: "UTC" });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;
const numbers = new Intl.NumberFormat("de");
const seconds = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Züge"}`;

/** @type {import("./words.js").Words} */
export const words = {
  win: {
    title: "Gelöst!",
    close: "Schließen",
    reopen: "Ergebnis zeigen",
    again: "Noch einmal spielen",
    share: "Teilen",
    picture: "Als Bild",
    next: {
      today: "Rätsel des Tages",
      harder: (distance) => `Schwerer: ${distance} Züge`,
      another: (distance) => `Noch eins mit ${plural(distance, "Zug", "Zügen")}`,
      any: "Noch ein Rätsel",
      day: "Weiter im Tag",
    },
    streakToday: (days) => `${plural(days, "Tag", "Tage")} in Folge: Mit dem Rätsel des Tages geht es weiter`,
    result: {
      day: (day) => date.format(day),
      moves: (made) => plural(made, "Zug", "Züge"),
      helped: (helped) => (helped ? "mit Tipps" : "ohne Tipps"),
      copied: "Das Ergebnis ist kopiert und kann nun eingefügt werden.",
      notCopied: "Kopieren ist hier nicht erlaubt: den Text bitte auswählen und von Hand kopieren.",
      field: "Ergebnis",
    },
  },

  solver: {
    title: "Löser",
    about: {
      slide2: "Hier ist jede Stellung sofort gelöst. Gedacht ist der Löser für SlideFour.",
      slide4:
        "Von hier kommen Tipps und Lösungen. „Schnell“ findet sofort einen Weg. „Kürzeste“ braucht einige Sekunden, aus schweren Stellungen eine Minute, und beweist, dass es kürzer nicht geht.",
      slide5:
        "Von hier kommen Tipps und Lösungen. Die erste braucht einige Sekunden. Der Weg ist gut, aber ob er der kürzeste ist, weiß niemand: Vom klassischen Anfang reichen 66 Züge.",
    },
    how: {
      slide2: "„Schnell“ ist eine Strahlsuche, „Kürzeste“ eine Breitensuche. Der klassische Anfang braucht 10 Züge.",
      slide4:
        "„Schnell“ ist eine Strahlsuche, „Kürzeste“ eine Breitensuche mit Musterdatenbanken, die bis zu 256 MiB braucht. Der klassische Anfang braucht 42 Züge: Der Beweis braucht 210 MiB.",
      slide5:
        "Strahlen behalten von jeder Schicht die besten 1.000 („Schnell“) oder 10.000 Stellungen („Gründlich“). Musterdatenbanken brauchen 88 MiB, „Gründlich“ insgesamt etwa 150 MiB.",
    },
    details: "Einzelheiten",
    quick: "Schnell",
    thorough: "Gründlich",
    optimal: "Kürzeste",
    prove: "Anfang beweisen",
    known: "Beste bekannte",
    cancel: "Abbrechen",
    show: "Auf dem Brett zeigen",
    share: "Lösung teilen",

    searching: "Suche …",
    preparing: (mebibytes) => `Gleich geht es los (${mebibytes} MiB): Das dauert einige Sekunden …`,
    bound: (bound, best) =>
      `Keine Lösung ist kürzer als ${moves(bound)}${best === undefined ? "." : `; die beste gefundene hat ${best}.`}`,
    figures: (nodes, mebibytes, time) =>
      `${numbers.format(nodes)} Knoten, ${numbers.format(mebibytes)} MiB, ${seconds.format(time)} s`,
    proven: (length) => `${moves(length)}, und es ist bewiesen, dass keine Lösung kürzer ist.`,
    found: (length, bound) =>
      `${moves(length)}. Ob es kürzer geht, ist nicht bewiesen: Keine Lösung hat weniger als ${bound}.`,
    bestKnown: (length) =>
      `${moves(length)}: die kürzeste bekannte Lösung des Anfangs. Ob es kürzer geht, ist nicht bewiesen.`,
    memory: "Der Speicher von 256 MiB ist aufgebraucht, und die Suche ist nicht fertig.",
    exhausted: "Die Suche kam an ihr Ende, ohne eine Lösung zu finden.",
    cancelled: "Abgebrochen.",
    broke: "Die Suche brach ab: Vielleicht hat dieses Gerät nicht genug Speicher dafür.",
    noWorker: "Der Löser braucht einen Worker, und dieser Browser startet keinen.",
  },

  solution: {
    back: "Schritt zurück",
    forward: "Schritt vor",
    play: "Abspielen",
    pause: "Anhalten",
    speed: "Tempo",
    speeds: { slow: "langsam", normal: "normal", fast: "schnell" },
    close: "Zurück zu meinem Spiel",
    scrub: "Zug der Lösung",
    ready: (length) =>
      `Noch ${length === 1 ? "ein Zug" : `${length} Züge`} bis zum Ziel. Ab dem ersten Schritt gilt dieses Rätsel als mit Tipps gelöst.`,
    at: (at, length, next, lines) =>
      `Zug ${at} von ${length}${next ? `, als Nächstes: ${next}` : ": gelöst"}.${lines === undefined ? "" : lines === 1 ? " Das ist die einzige kürzeste Lösung." : ` Eine von ${numbers.format(lines)} kürzesten Lösungen.`}`,
  },

  rules: {
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
  },
};

/** The texts of the page’s HTML, by the English. @type {Record<string, string>} */
export const html = {
  ...common,
  "Plyground: SlideThree with exact distances": "Plyground: SlideThree mit genauen Abständen",

  Optimal: "Optimal",
  "To win": "Zum Ziel",
  Restart: "Von vorn",
  Peek: "Spicken",
  "Shows which moves lead closer": "Zeigt, welche Züge näher ans Ziel führen",
  More: "Mehr",
  Solution: "Lösung",
  "Show the search": "Suche zeigen",

  "Another one": "Noch eins",
  "Block of": "Block aus",
  "Classic start": "Klassischer Anfang",
  "Today’s puzzle": "Rätsel des Tages",
  Goal: "Ziel",
  "The tiles in order, 1 in the upper left corner": "Die Kacheln in ihrer Ordnung, die 1 oben links",
  '<span id="goal-block">Three</span> tiles slide at once. Put them in order; a dot marks a tile in its place.':
    '<span id="goal-block">Drei</span> Kacheln gleiten zusammen. Bring alle in diese Ordnung; ein Punkt steht auf jeder, die schon richtig liegt.',
  Difficulty: "Schwierigkeit",
  "Difficulty:": "Schwierigkeit:",
  "New puzzle": "Neues Rätsel",
  "More choices": "Mehr Auswahl",
  "Any word is a seed: everyone gets the same puzzle for the same word.":
    "Jedes Wort ist ein Startwert: Für dasselbe Wort bekommen alle dasselbe Rätsel.",
  Deal: "Austeilen",
  "Position text, as in <code>115.987654321</code>": "Stellung als Text, wie in <code>115.987654321</code>",
  Open: "Öffnen",
  '<span class="closer">▼</span> one closer to the win, <span class="farther">▲</span> one farther away.':
    '<span class="closer">▼</span> einen näher am Ziel, <span class="farther">▲</span> einen weiter weg.',
  "Save as a file": "Als Datei speichern",
  "Open a file…": "Datei öffnen …",
  "Engine room": "Maschinenraum",
  "Solve without the table": "Ohne Tabelle lösen",
  Cancel: "Abbrechen",

  "Everyone has the same one.": "Alle haben dasselbe.",
  "Play today": "Heute spielen",

  '<a href="./print.html">Print a sheet of puzzles</a> · <a href="./examples/">Puzzles in your own pages</a>':
    '<a href="./print.html">Ein Blatt mit Rätseln drucken</a> · <a href="./examples/">Rätsel in eigenen Seiten</a>',

  "Link to this puzzle": "Link zu diesem Rätsel",
  "with my moves": "mit meinen Zügen",

  "<kbd>Shift</kbd> + arrow": "<kbd>Umschalt</kbd> + Pfeil",
  "slide the block under the cursor": "den Block schieben, auf dem man steht",
  "pick up a tile, then slide it with an arrow key; on a blank: slide into it":
    "eine Kachel aufnehmen, dann schiebt eine Pfeiltaste sie; auf einem leeren Feld: dorthin schieben",
  "put the tile down": "die Kachel ablegen",
  "hint, step by step": "Tipp, in Stufen",
  "hold to see which moves lead closer": "gedrückt halten, um zu sehen, welche Züge näher führen",
  "deal a new puzzle": "ein neues Rätsel austeilen",
};
