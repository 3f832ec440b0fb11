// German: the gallery's own text by the English that stands in it, and what it says.

import { header } from "../site/header_de.js";

/** @type {typeof import("./words_en.js").words} */
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
  "Puzzles and games, as a writer would use them": "Rätsel und Spiele, wie man sie beim Schreiben verwendet",
  "A line of HTML puts a living puzzle or game into any page: a blog, a lesson, a forum that allows elements or frames. There is no account and nothing to install, and until a board is about to be seen it costs two kilobytes. All puzzles of a page share one engine, and all games another.":
    "Eine Zeile HTML setzt ein lebendiges Rätsel oder Spiel in jede Seite: in ein Blog, eine Unterrichtsstunde, ein Forum, das Elemente oder Rahmen erlaubt. Es gibt kein Konto und nichts zu installieren, und bis ein Brett gleich zu sehen ist, kostet es zwei Kilobyte. Alle Rätsel einer Seite teilen sich eine Engine, alle Spiele eine andere.",
  "The first line is needed once in a page, the second for every board. The link inside is what readers see where scripts do not run.":
    "Die erste Zeile braucht eine Seite einmal, die zweite für jedes Brett. Der Link darin ist zu sehen, wo keine Skripte laufen.",
  "1. The classic start": "1. Der klassische Anfang",
  "Without any attribute it is SlideThree from its beginning, 24 moves from the win.":
    "Ohne Attribute ist es SlideThree von seinem Anfang an, 24 Züge vor dem Ziel.",
  "2. The puzzle of the day": "2. Das Rätsel des Tages",
  "A sidebar that has a new puzzle every day, the same for everyone: the date is taken in UTC, and Sunday is the hardest.":
    "Eine Randspalte, die jeden Tag ein neues Rätsel hat, für alle dasselbe: Das Datum gilt in UTC, und sonntags ist es am schwersten.",
  "3. A small one in the text": "3. Ein kleines im Text",
  "SlideTwo, four tiles on nine squares, is solved in ten moves at most. Its size is a matter of CSS, as for any element.":
    "SlideTwo, vier Kacheln auf neun Feldern, ist in höchstens zehn Zügen gelöst. Die Größe ist eine Sache von CSS, wie bei jedem Element.",
  "4. A lesson in the middle of a game": "4. Eine Lektion mitten im Spiel",
  "A position and the moves already made: the reader undoes them one by one to see where they came from.":
    "Eine Stellung und die Züge, die schon gemacht sind: Wer liest, nimmt sie einzeln zurück und sieht, woher sie kam.",
  "5. Homework of a known difficulty": "5. Hausaufgabe von bekannter Schwierigkeit",
  "Any word is a seed, and the distance says how many moves a shortest solution has. Change the word for every pupil.":
    "Jedes Wort ist ein Startwert, und der Abstand sagt, wie viele Züge eine kürzeste Lösung hat. Ein anderes Wort für jede Schülerin und jeden Schüler genügt.",
  "6. For a dark page": "6. Für eine dunkle Seite",
  "The board takes its scheme from the page around it, unless it is told otherwise; there are four sets of colours.":
    "Das Brett richtet sich nach der Seite um es herum, wenn nichts anderes gesagt wird; es gibt vier Farbsätze.",
  "7. In your own colours": "7. In eigenen Farben",
  "Custom properties set the colours, and every part can be styled from outside.":
    "Eigene Eigenschaften setzen die Farben, und jeder Teil lässt sich von außen gestalten.",
  "8. A page that listens": "8. Eine Seite, die zuhört",
  "The element tells the page about moves and wins, and can be read at any time.":
    "Das Element meldet der Seite Züge und Siege und lässt sich jederzeit lesen.",
  "9. A page that plays": "9. Eine Seite, die spielt",
  "Methods play, take back and ask for hints, so that a text can show what it talks about.":
    "Methoden ziehen, nehmen zurück und fragen nach Tipps: So zeigt ein Text, wovon er spricht.",
  "Slide row 1": "Zeile 1 schieben",
  "Slide column 1": "Spalte 1 schieben",
  "Take back": "Zurücknehmen",
  "10. A frame": "10. Ein Rahmen",
  "Where only frames are allowed, the same puzzles come as a frame. It needs no script in the page around it.":
    "Wo nur Rahmen erlaubt sind, kommen dieselben Rätsel als Rahmen. Er braucht kein Skript in der Seite um ihn herum.",
  "A SlideThree puzzle": "Ein SlideThree-Rätsel",
  "11. Against the engine": "11. Gegen die Engine",
  "Isolation, a game for two: a piece jumps like a knight, squares stay used, and who cannot move has lost. The reader begins, and an engine of medium strength answers.":
    "Isolation, ein Spiel für zwei: Die Figur springt wie ein Springer, betretene Felder bleiben verbraucht, und wer nicht ziehen kann, hat verloren. Wer liest, beginnt, und eine Engine von mittlerer Stärke antwortet.",
  "12. The game upside down": "12. Das Spiel verkehrt herum",
  "Give-away checkers: captures must be made, and who loses all pieces wins. Here Black gets rid of both in two moves, whatever White does.":
    "Schlagdame: Schlagen ist Pflicht, und wer alle Steine verliert, gewinnt. Hier wird Schwarz beide in zwei Zügen los, was immer Weiß tut.",
  "13. Bringing pieces together": "13. Steine zusammenbringen",
  "Lines of Action: a piece moves exactly as many squares as there are pieces on its line, and who has all pieces in one group wins. Here White gets there in two moves, whatever Black does.":
    "Lines of Action: Ein Stein zieht genau so viele Felder weit, wie auf seiner Linie Steine stehen, und wer alle Steine in einer Gruppe hat, gewinnt. Hier gelingt das Weiß in zwei Zügen, was immer Schwarz tut.",
  "14. Two moves a turn": "14. Zwei Züge in einem",
  "Tzaar: capture, then capture again, stack or pass; and who shows no Tzaar, no Tzarra or no Tott any more has lost. Black shows two Tzarras here, and White captures both in one turn.":
    "Tzaar: schlagen, dann noch einmal schlagen, stapeln oder passen; und wer keinen Tzaar, keine Tzarra oder keinen Tott mehr zeigt, hat verloren. Schwarz zeigt hier zwei Tzarras, und Weiß schlägt beide in einem Zug.",
  'Every attribute, event, method and part is described in <code>docs/embedding.md</code> of the source. The share dialogs of the <a href="../">puzzles</a> and of the <a href="../games.html">games</a> write these lines for what is on the board.':
    'Jedes Attribut, jedes Ereignis, jede Methode und jeder Teil ist in <code>docs/embedding.md</code> der Quellen beschrieben. Die Teilen-Dialoge der <a href="../">Rätsel</a> und der <a href="../games.html">Spiele</a> schreiben diese Zeilen für das, was auf dem Brett steht.',
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird irgendwohin gesendet.",
};
