// Texts of the page for authors and teachers, and of its HTML: German.

import { html as common } from "../site/words_de.js";

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

/** @type {import("./words.js").Words} */
export const words = {
  copy: "Kopieren",
  copyOf: (what) => `Code kopieren: ${what}`,
  puzzles: {
    today: "Das Rätsel des Tages",
    start: "Der klassische Anfang",
    random: "Irgendeine Stellung",
    moves: (distance) => `${plural(distance, "Zug", "Züge")} bis zum Ziel`,
  },
  problems: {
    today: "Die Aufgabe des Tages",
    turns: (turns) => (turns === "1" ? "Gewinn in 1 Zug" : `Gewinn in ${turns} Zügen`),
  },
  attempts: (count) => count || "Beliebig viele",
  opponents: {
    you: "Noch ein Mensch",
    beginner: "Die Engine: Anfänger",
    easy: "Die Engine: leicht",
    medium: "Die Engine: mittel",
    strong: "Die Engine: stark",
  },
  readers: { first: "Beginnt", second: "Zieht als Zweites" },
  titles: {
    problem: (game) => `Eine Aufgabe: ${game}`,
    game: (game) => `${game} spielen`,
  },

  heard: {
    nothing: "Auf dem Brett ist noch nichts geschehen.",
    move: (moves, distance) =>
      `Züge bisher: ${moves}${distance === undefined ? "" : `; noch ${distance} bis zum Ziel`}.`,
    solved: ({ moves, optimum }) => `Gelöst in ${moves}${optimum === null ? "" : `; der kürzeste Weg hat ${optimum}`}.`,
  },
};

/** @type {Record<string, string>} */
export const html = {
  ...common,
  "Plyground: boards for your pages and lessons": "Plyground: Bretter für deine Seiten und deinen Unterricht",
  "Put a board on your page": "Ein Brett für deine Seite",
  "One line of HTML puts a puzzle, a problem or a game into any page.":
    "Eine Zeile HTML bringt ein Rätsel, eine Aufgabe oder ein Spiel in jede Seite.",
  "Problems for your lesson": "Aufgaben für deinen Unterricht",
  "Have problems found, or enter your own positions: each is proven first. Your pupils solve them on the screen, on paper, or in your own page. You need no account and nothing to install.":
    "Lass Aufgaben suchen, oder gib eigene Stellungen ein: Jede wird zuerst geprüft. Gelöst werden sie am Bildschirm, auf Papier oder in deiner eigenen Seite. Du brauchst kein Konto und musst nichts installieren.",
  "Title (optional)": "Titel (optional)",
  "Which problems": "Welche Aufgaben",
  "found for me": "gefundene",
  "my own positions": "eigene",
  both: "beide",
  "Turns to win": "Züge bis zum Gewinn",
  "only move": "einziger Zug",
  Difficulty: "Schwierigkeit",
  any: "beliebig",
  Glance: "Auf einen Blick",
  Think: "Zum Nachdenken",
  Deep: "Zum Tüfteln",
  "How many, 1 to 24": "Wie viele, 1 bis 24",
  "Keyword (same word, same problems)": "Stichwort (gleiches Wort, gleiche Aufgaben)",
  "Your positions or links of problems, one a line": "Deine Stellungen oder Links von Aufgaben, je Zeile eine",
  "Each line is proven, by the smallest number of turns up to 5.":
    "Jede Zeile wird geprüft, mit der kleinsten Zugzahl bis 5.",
  "Your own come first.": "Die eigenen kommen zuerst.",
  "Set up a position": "Stellung aufbauen",
  "Put into a page": "In eine Seite einbauen",
  "The code of the set": "Der Code des Aufgabensatzes",
  "Ready for a lesson": "Fertig für den Unterricht",
  "A sheet of puzzles": "Ein Blatt mit Rätseln",
  "Solve these problems": "Diese Aufgaben lösen",
  "19. A set of problems": "19. Ein Aufgabensatz",
  "Homework inside your page: your readers solve the problems in order and get a result to hand in. The form above writes this code.":
    "Hausaufgaben in deiner Seite: Wer liest, löst die Aufgaben der Reihe nach und bekommt ein Ergebnis zum Abgeben. Das Formular oben schreibt diesen Code.",
  "Your board": "Dein Brett",
  What: "Was",
  Puzzle: "Rätsel",
  Problem: "Aufgabe",
  Attempts: "Versuche",
  Opponent: "Gegner",
  "Your reader": "Wer liest, …",
  "Width in pixels": "Breite in Pixeln",
  "Word: another word gives another board": "Wort: Ein anderes gibt ein anderes Brett",
  "The code of the board": "Der Code des Bretts",
  "The code of the frame": "Der Code des Rahmens",
  "A page with several boards needs the first line only once. If scripts do not run, your readers see a link.":
    "Eine Seite mit mehreren Brettern braucht die erste Zeile nur einmal. Wo keine Skripte laufen, steht ein Link.",
  "As a frame, where scripts are not allowed": "Als Rahmen, wo Skripte nicht erlaubt sind",
  "your reader’s": "die der Lesenden",
  "For editors that remove most of the code": "Für Editoren, die fast allen Code entfernen",
  "Editors of wikis and courses often keep only the address and the size of a frame. This one needs no more, and fits a narrow column. Where frames or scripts are not allowed, the link below it is left.":
    "Editoren von Wikis und Lernplattformen behalten von einem Rahmen oft nur Adresse und Größe. Dieser braucht nicht mehr und passt in eine schmale Spalte. Wo Rahmen oder Skripte nicht erlaubt sind, bleibt der Link darunter.",
  "The code of the plain frame": "Der Code des einfachen Rahmens",
  "Play SlideThree": "SlideThree spielen",
  "Today’s puzzle": "Das Rätsel von heute",
  "Play SlideTwo": "SlideTwo spielen",
  "Look at this position": "Diese Stellung ansehen",
  "Six moves to win": "Sechs Züge bis zum Ziel",
  "A puzzle for the night": "Ein Rätsel für die Nacht",
  "Eight moves to win": "Acht Züge bis zum Ziel",
  "Five moves to win": "Fünf Züge bis zum Ziel",
  "The solved position": "Die gelöste Stellung",
  "Play Isolation": "Isolation spielen",
  "Play give-away checkers": "Schlagdame spielen",
  "Play Lines of Action": "Lines of Action spielen",
  "Play Tzaar": "Tzaar spielen",
  "Solve this problem": "Diese Aufgabe lösen",
  "White wins in 3": "Weiß gewinnt in 3",
  "Watch a search": "Einer Suche zusehen",
  "Puzzles and problems can be printed, with their solutions. Beside each problem is a code that opens it on a phone. The same link always gives the same sheet. On the screen, problems are a set: solved in order, with a result to hand in, which the same page checks.":
    "Rätsel und Aufgaben kannst du drucken, mit Lösungen. Neben jeder Aufgabe steht ein Code, der sie auf dem Handy öffnet. Derselbe Link gibt immer dasselbe Blatt. Auf dem Bildschirm sind sie ein Aufgabensatz: der Reihe nach zu lösen, mit einem Ergebnis zum Abgeben, das dieselbe Seite prüft.",
  "Lessons: how a computer thinks ahead": "Lektionen: Wie ein Computer vorausdenkt",
  "Open the lessons": "Lektionen öffnen",
  Print: "Drucken",
  "Eight lessons of five minutes, from minimax to random games that are counted. Each asks for a prediction, and each can be printed.":
    "Acht Lektionen von fünf Minuten, von Minimax bis zu Zufallspartien, die gezählt werden. Jede fragt nach einer Vorhersage und lässt sich drucken.",
  "First steps": "Erste Schritte",
  "Six puzzles of SlideThree, 1 to 6 moves": "Sechs Rätsel in SlideThree, 1 bis 6 Züge",
  "Longer ways": "Längere Wege",
  "Six puzzles of SlideThree, 6 to 16 moves": "Sechs Rätsel in SlideThree, 6 bis 16 Züge",
  "Small boards": "Kleine Bretter",
  "Twelve puzzles of SlideTwo, 3 to 8 moves": "Zwölf Rätsel in SlideTwo, 3 bis 8 Züge",
  "Think ahead": "Vorausdenken",
  "Six problems of Lines of Action, won in 2 turns": "Sechs Aufgaben in Lines of Action, Gewinn in 2 Zügen",
  "No way out": "Kein Ausweg",
  "Six problems of Isolation, won in 2 turns": "Sechs Aufgaben in Isolation, Gewinn in 2 Zügen",
  "Double jumps": "Doppelsprünge",
  "Six problems of checkers, won in 2 turns": "Sechs Aufgaben im englischen Damespiel, Gewinn in 2 Zügen",
  "On the screen": "Am Bildschirm",
  Recipes: "Rezepte",
  "Open a recipe: you can play on its board, and its code is beside it. A board loads when the reader scrolls to it (3 kB before that).":
    "Öffne ein Rezept: Das Brett ist spielbar, und sein Code steht daneben. Ein Brett wird geladen, wenn es ins Bild kommt (vorher nur 3 kB).",
  "1. The classic start": "1. Der klassische Anfang",
  "Without attributes, the board shows the start of SlideThree, 24 moves from the win.":
    "Ohne Attribute zeigt das Brett den Anfang von SlideThree, 24 Züge vor dem Ziel.",
  "2. The puzzle of the day": "2. Das Rätsel des Tages",
  "A sidebar with a new puzzle every day, the same for everyone. The date is in UTC, and Sunday’s puzzle is the hardest.":
    "Eine Randspalte mit einem neuen Rätsel für jeden Tag, für alle dasselbe. Das Datum gilt in UTC, und sonntags ist es am schwersten.",
  "3. A small one in the text": "3. Ein kleines im Text",
  "SlideTwo has four tiles on nine squares. Set its size with CSS, as for any element.":
    "SlideTwo hat vier Kacheln auf neun Feldern. Die Größe bestimmst du mit CSS, wie bei jedem Element.",
  "4. A lesson in the middle of a game": "4. Eine Lektion mitten im Spiel",
  "A position and the moves already made: your readers can undo them one by one to see where they came from.":
    "Eine Stellung und die Züge, die zu ihr führten: Wer liest, kann sie einzeln zurücknehmen und sieht, woher sie kommt.",
  "5. Homework of a known difficulty": "5. Hausaufgabe von bekannter Schwierigkeit",
  "Any word is a seed, and the distance is the number of moves in a shortest solution. Use a different word for each pupil.":
    "Jedes Wort ist ein Startwert, und der Abstand ist die Zahl der Züge einer kürzesten Lösung. Gib allen in der Klasse ein anderes Wort.",
  "6. For a dark page": "6. Für eine dunkle Seite",
  "By default, the board follows the colour scheme of your page. There are four sets of colours.":
    "Das Brett folgt dem Farbschema deiner Seite, wenn du nichts anderes angibst. Es gibt vier Farbsätze.",
  "7. In your own colours": "7. In eigenen Farben",
  "Custom properties set the colours, and you can style every part from outside.":
    "Mit CSS-Variablen setzt du die Farben, und jeden Teil kannst du von außen gestalten.",
  "8. A page that listens": "8. Eine Seite, die zuhört",
  "The element reports moves and wins to your page, and you can read its state at any time.":
    "Das Element meldet deiner Seite Züge und Siege, und seinen Zustand kannst du jederzeit lesen.",
  "9. A page that plays": "9. Eine Seite, die spielt",
  "Methods play moves, undo them and show hints, so that your text can demonstrate what it explains.":
    "Methoden machen Züge, nehmen sie zurück und zeigen Tipps: So kann dein Text vorführen, was er erklärt.",
  "Slide row 1": "Zeile 1 schieben",
  "Slide column 1": "Spalte 1 schieben",
  "10. A frame": "10. Ein Rahmen",
  "If only frames are allowed, use the same puzzles in a frame. It needs no script in your page.":
    "Wo nur Rahmen erlaubt sind, gibt es dieselben Rätsel im Rahmen. Er braucht kein Skript in deiner Seite.",
  "A SlideThree puzzle": "Ein SlideThree-Rätsel",
  "11. Against the engine": "11. Gegen die Engine",
  "Isolation: pieces jump like knights, used squares stay closed, and you lose if you cannot move. Your reader begins, and an engine of medium strength replies.":
    "Isolation: Die Figuren ziehen wie Springer, betretene Felder bleiben gesperrt, und wer nicht ziehen kann, verliert. Wer liest, beginnt, und eine Engine von mittlerer Stärke antwortet.",
  "12. The game upside down": "12. Das umgekehrte Spiel",
  "Give-away checkers: capturing is compulsory, and you win by losing all your pieces. Here Black loses both in two moves, whatever White does.":
    "Schlagdame: Schlagen ist Pflicht, und wer alle Steine verliert, gewinnt. Hier wird Schwarz beide in zwei Zügen los, was immer Weiß tut.",
  "13. Connecting pieces": "13. Steine verbinden",
  "Lines of Action: a piece moves exactly as many squares as there are pieces on its line, and you win by connecting all your pieces. Here White wins in two moves, whatever Black does.":
    "Lines of Action: Ein Stein zieht genau so viele Felder weit, wie auf seiner Linie Steine stehen, und wer alle eigenen Steine verbindet, gewinnt. Hier gewinnt Weiß in zwei Zügen, was immer Schwarz tut.",
  "14. Two moves a turn": "14. Zwei Züge in einem",
  "Tzaar: capture, then capture again, stack or pass. You lose if none of your Tzaars, Tzarras or Totts is visible. Here Black has two visible Tzarras, and White captures both in one turn.":
    "Tzaar: schlagen, dann noch einmal schlagen, stapeln oder passen. Wer keinen sichtbaren Tzaar, keine sichtbare Tzarra oder keinen sichtbaren Tott mehr hat, verliert. Schwarz hat hier zwei sichtbare Tzarras, und Weiß schlägt beide in einem Zug.",
  "15. A problem with proof": "15. Eine Aufgabe, die sich prüft",
  "Exactly one turn wins in time. Every turn your reader tries is answered and judged by proof, with three attempts. Take the value from the address of any problem.":
    "Genau ein Zug gewinnt rechtzeitig. Jeder Versuch wird beantwortet und sicher beurteilt, und drei sind erlaubt. Den Wert findest du in der Adresse jeder Aufgabe.",
  "16. One problem after another": "16. Eine Aufgabe nach der anderen",
  "Breakthrough: reach the last row. Attributes say which problems, and when one is over, a button leads to the next: the same ones for all your readers.":
    "Breakthrough: Wer die letzte Reihe erreicht, gewinnt. Attribute sagen, welche Aufgaben es sind, und am Ende führt ein Knopf zur nächsten: für alle, die lesen, dieselben.",
  "18. A search you can watch": "18. Eine Suche zum Zusehen",
  "Alpha-beta searches a position, and your readers step through it: every move, every value and every cutoff has a sentence. The address of any search has the values of the attributes.":
    "Alpha-Beta durchsucht eine Stellung, und wer liest, geht Schritt für Schritt mit: Zu jedem Zug, jedem Wert und jedem Schnitt gibt es einen Satz. Die Werte der Attribute stehen in der Adresse jeder Suche.",
  "17. A problem of your own": "17. Eine eigene Aufgabe",
  "Your position and the number of turns: the board proves that exactly one turn wins in time, or says why it is not a problem. Here White gives a man and catches the king.":
    "Deine Stellung und die Zahl der Züge: Das Brett beweist, dass genau ein Zug rechtzeitig gewinnt, oder sagt, warum es keine Aufgabe ist. Hier gibt Weiß einen Stein und fängt die Dame.",
  '<code>docs/embedding.md</code> in the source describes every attribute, event, method and part. The share dialogs of the <a href="../">puzzles</a>, the <a href="../games.html">games</a> and the <a href="../problems.html">problems</a> write the code of the current board.':
    '<code>docs/embedding.md</code> in den Quellen beschreibt alle Attribute, Ereignisse, Methoden und Teile. Die Teilen-Dialoge der <a href="../">Rätsel</a>, der <a href="../games.html">Spiele</a> und der <a href="../problems.html">Aufgaben</a> schreiben den Code des aktuellen Bretts.',
};
