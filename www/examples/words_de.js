// German: the gallery's own text by the English text, and its messages.

import { header } from "../site/words_de.js";

/** @type {import("../examples.js").Words} */
export const words = {
  heard: {
    nothing: "Auf dem Brett ist noch nichts geschehen.",
    move: (moves, distance) =>
      `Züge bisher: ${moves}${distance === undefined ? "" : `; noch ${distance} bis zum Ziel`}.`,
    solved: ({ moves, optimum }) => `Gelöst in ${moves}${optimum === null ? "" : `; der kürzeste Weg hat ${optimum}`}.`,
  },
};

/** @type {Record<string, string>} */
export const texts = {
  "Plyground: puzzles and games in your own pages": "Plyground: Rätsel und Spiele in eigenen Seiten",
  ...header,
  "Puzzles and games in your own pages": "Rätsel und Spiele in eigenen Seiten",
  "One line of HTML adds a playable puzzle or game to any page: a blog, a lesson, a forum that allows elements or frames. There is no account and nothing to install, and a board costs only three kilobytes until it is about to become visible. All puzzles of a page share one engine, and all games share another.":
    "Eine Zeile HTML setzt ein spielbares Rätsel oder Spiel in jede Seite: in ein Blog, eine Unterrichtsseite oder ein Forum, das Elemente oder Rahmen erlaubt. Man braucht kein Konto und muss nichts installieren, und solange ein Brett nicht in Sichtweite ist, kostet es nur drei Kilobyte. Alle Rätsel einer Seite teilen sich eine Engine, alle Spiele eine andere.",
  "A page needs the first line once, and the second line for every board. Readers see the link inside if scripts do not run.":
    "Eine Seite braucht die erste Zeile einmal und die zweite für jedes Brett. Wo keine Skripte laufen, ist der Link darin zu sehen.",
  "1. The classic start": "1. Der klassische Anfang",
  "Without attributes, the board shows the start of SlideThree, 24 moves from the win.":
    "Ohne Attribute zeigt das Brett den Anfang von SlideThree, 24 Züge vor dem Ziel.",
  "2. The puzzle of the day": "2. Das Rätsel des Tages",
  "A sidebar with a new puzzle every day, the same for everyone. The date is in UTC, and Sunday’s puzzle is the hardest.":
    "Eine Randspalte mit einem neuen Rätsel für jeden Tag, für alle dasselbe. Das Datum gilt in UTC, und sonntags ist es am schwersten.",
  "3. A small one in the text": "3. Ein kleines im Text",
  "SlideTwo has four tiles on nine squares. Set its size with CSS, as for any element.":
    "SlideTwo hat vier Kacheln auf neun Feldern. Die Größe bestimmt CSS, wie bei jedem Element.",
  "4. A lesson in the middle of a game": "4. Eine Lektion mitten im Spiel",
  "A position and the moves already made: your readers can undo them one by one to see where they came from.":
    "Eine Stellung und die schon gemachten Züge: Wer liest, kann sie einzeln zurücknehmen und sieht, woher sie kommt.",
  "5. Homework of a known difficulty": "5. Hausaufgabe von bekannter Schwierigkeit",
  "Any word is a seed, and the distance is the number of moves in a shortest solution. Use a different word for each pupil.":
    "Jedes Wort ist ein Startwert, und der Abstand ist die Zahl der Züge einer kürzesten Lösung. Alle in der Klasse bekommen ein anderes Wort.",
  "6. For a dark page": "6. Für eine dunkle Seite",
  "By default, the board follows the colour scheme of your page. There are four sets of colours.":
    "Das Brett folgt dem Farbschema der Seite, wenn nichts anderes angegeben ist. Es gibt vier Farbsätze.",
  "7. In your own colours": "7. In eigenen Farben",
  "Custom properties set the colours, and you can style every part from outside.":
    "CSS-Variablen setzen die Farben, und jeder Teil lässt sich von außen gestalten.",
  "8. A page that listens": "8. Eine Seite, die zuhört",
  "The element reports moves and wins to your page, and you can read its state at any time.":
    "Das Element meldet der Seite Züge und Siege, und sein Zustand lässt sich jederzeit lesen.",
  "9. A page that plays": "9. Eine Seite, die spielt",
  "Methods play moves, undo them and show hints, so that your text can demonstrate what it explains.":
    "Methoden machen Züge, nehmen sie zurück und zeigen Tipps: So kann ein Text vorführen, was er erklärt.",
  "Slide row 1": "Zeile 1 schieben",
  "Slide column 1": "Spalte 1 schieben",
  "Take back": "Zurücknehmen",
  "10. A frame": "10. Ein Rahmen",
  "If only frames are allowed, use the same puzzles in a frame. It needs no script in your page.":
    "Wo nur Rahmen erlaubt sind, gibt es dieselben Rätsel als Rahmen. Er braucht kein Skript in der eigenen Seite.",
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
  "15. A problem with proof": "15. Eine Aufgabe mit Beweis",
  "Exactly one turn wins in time. Every turn your reader tries is answered and judged by proof, with three attempts. Take the value from the address of any problem.":
    "Genau ein Zug gewinnt rechtzeitig. Jeder Versuch wird beantwortet und durch Beweis beurteilt, und drei sind erlaubt. Der Wert steht in der Adresse jeder Aufgabe.",
  '<code>docs/embedding.md</code> in the source describes every attribute, event, method and part. The share dialogs of the <a href="../">puzzles</a>, the <a href="../games.html">games</a> and the <a href="../problems.html">problems</a> write these lines for the current board.':
    '<code>docs/embedding.md</code> in den Quellen beschreibt alle Attribute, Ereignisse, Methoden und Teile. Die Teilen-Dialoge der <a href="../">Rätsel</a>, der <a href="../games.html">Spiele</a> und der <a href="../problems.html">Aufgaben</a> schreiben diese Zeilen für das aktuelle Brett.',
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird irgendwohin gesendet.",
};
