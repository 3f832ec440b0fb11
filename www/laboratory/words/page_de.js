// The static text of the laboratory page, keyed by the English text: German.

import { common } from "../../site/words_de.js";

/** @type {Record<string, string>} */
export const page = {
  ...common,
  "Plyground laboratory: experiments with searches": "Plyground-Labor: Versuche mit Suchverfahren",
  "Skip to the experiment": "Zum Versuch springen",
  Explorer: "Abstände",
  "Ask the engines": "Frag die Engines",
  "Three questions, answered in your browser. You turn the knobs.":
    "Drei Fragen, in deinem Browser beantwortet. An den Reglern drehst du.",
  "Which engine is stronger?": "Welche Engine ist stärker?",
  "Two engines play eighty games, and you see how sure you can be.":
    "Zwei Engines spielen achtzig Partien, und du siehst, wie sicher das Ergebnis ist.",
  "Let them play": "Lass sie spielen",
  "Does noise help?": "Hilft Rauschen?",
  "Blur the search’s judgement a little, and it plays better. Up to a point.":
    "Ist das Urteil der Suche ein wenig verrauscht, spielt sie besser. Bis zu einem gewissen Punkt.",
  "Try it": "Probier es aus",
  "What does pruning save?": "Was spart das Abschneiden?",
  Lessons: "Lektionen",
  "Alpha-beta skips the branches that cannot matter. Count what is left.":
    "Alpha-Beta lässt die Zweige aus, auf die es nicht ankommt. Zähl, was übrig bleibt.",
  Count: "Nachzählen",
  "Watch one": "Zusehen",
  "Your own experiment": "Dein eigener Versuch",
  "All the settings, exact repeats, links that keep the result.":
    "Alle Einstellungen, genaue Wiederholungen, Links, die das Ergebnis behalten.",
  "Start empty": "Leer anfangen",
  "Random games": "Zufällige Partien",
  "All questions": "Alle Fragen",
  "All settings": "Alle Einstellungen",
  "The papers behind this": "Die Arbeiten dahinter",
  "Do random numbers make a heuristic play better? Susanne Heuser asked that in 2003, using SlideThree. Run her experiments again with exact distances, and four other studies of two-player games.":
    "Spielt eine Heuristik mit Zufallszahlen besser? Das fragte Susanne Heuser 2003 am Beispiel von SlideThree. Hier kannst du ihre Versuche mit genauen Abständen wiederholen und dazu die aus vier Arbeiten über Spiele zu zweit.",
  "The games": "Die Partien",
  "Open a game to step through it move by move. An engine that is a link shows its first search of that game.":
    "Öffne eine Partie, um sie Zug um Zug nachzuspielen. Eine Engine, die ein Link ist, zeigt ihre erste Suche in dieser Partie.",
  Pairing: "Paarung",
  "Table of games": "Tabelle der Partien",
  "Earlier games": "Frühere Partien",
  "Later games": "Spätere Partien",
  "The searches": "Die Suchen",
  "Nodes of each search. Each link shows the search event by event, beside that of the first engine.":
    "Knoten jeder Suche. Jeder Link zeigt die Suche Ereignis für Ereignis, neben der Suche der ersten Engine.",
  "Each link shows a search event by event, with the noise of its trial.":
    "Jeder Link zeigt eine Suche Ereignis für Ereignis, mit dem Rauschen ihres Durchgangs.",
  "Searches by position": "Suchen nach Stellungen",
  "Earlier positions": "Frühere Stellungen",
  "Later positions": "Spätere Stellungen",
  explanations: "Erklärungen",
  "Own sample file": "Eigene Stichprobendatei",
  "Positions to start from, two lines each: pattern and order. A Sample experiment saves such a file.":
    "Anfangsstellungen mit je zwei Zeilen: Muster und Reihenfolge. Ein Versuch der Art Stichprobe speichert eine solche Datei.",
  "Remove the file": "Datei entfernen",
  "As a query, for links and the command line": "Als Abfrage, für Links und die Befehlszeile",
  "Copy link": "Link kopieren",
  "Share…": "Teilen …",
  Run: "Starten",
  Pause: "Anhalten",
  Discard: "Verwerfen",
  "Trials done": "Fertige Durchgänge",
  Compare: "Vergleich von",
  with: "mit",
  "Rows as CSV": "Zeilen als CSV",
  "Report as JSON": "Bericht als JSON",
  "Chart as SVG": "Diagramm als SVG",
  "Sample file": "Stichprobendatei",
  "The game, move by move": "Die Partie, Zug um Zug",
  "Step back": "Zurück",
  "Step forward": "Weiter",
  "Move of the game": "Zug der Partie",
  "Show the search": "Suche zeigen",
  "Successors in the traced game": "Nachfolger in der Partie",
  "Distance explorer": "Abstände erkunden",
  "How far is any position from the win? Play and see.":
    "Wie weit ist es von einer Stellung zum Gewinn? Spiel und sieh nach.",
  "The shortest way to the win is known from each of the 11,612,160 positions of SlideThree. Four in five need 17 to 22 moves, and none needs more than 26. Choose a distance, and slide: −1 leads closer, +1 away.":
    "Von jeder der 11.612.160 Stellungen von SlideThree ist der kürzeste Weg zum Gewinn bekannt. Vier von fünf brauchen 17 bis 22 Züge, keine mehr als 26. Wähle einen Abstand und schieb: −1 führt näher, +1 weiter weg.",
  "Distance to the win": "Abstand zum Gewinn",
  "Another one": "Eine andere",
  "Play it": "Spielen",
  Position: "Stellung",
  "Where the blanks are": "Wo die Lücken sind",
  "What evaluation functions see": "Was Bewertungsfunktionen sehen",
  "An evaluation function guesses how far the win is, without a search. A good one has a smaller value after moves that lead closer. R1+ slides row 1 right, C2- column 2 up.":
    "Eine Bewertungsfunktion schätzt ohne Suche, wie weit der Gewinn ist. Eine gute hat nach Zügen, die näher führen, einen kleineren Wert. R1+ schiebt Zeile 1 nach rechts, C2- Spalte 2 nach oben.",
  "Values of the position and its successors": "Werte der Stellung und ihrer Nachfolger",
  "The numbers": "Die Zahlen",
  "Positions by distance": "Stellungen nach Abstand",
  Look: "Betrachten",
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere. What you run is kept on this device until you discard it.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird verschickt. Gerechnetes bleibt auf diesem Gerät, bis es verworfen wird.",
  "Share this experiment": "Diesen Versuch teilen",
  Link: "Link",
  "with the fingerprint of the results, to compare them later":
    "mit dem Fingerabdruck der Ergebnisse, für spätere Vergleiche",
  Command: "Befehl",
  Citation: "Zitat",
  "Entry for BibTeX": "Eintrag für BibTeX",
  "HTML for your own page": "HTML für eine eigene Seite",
};
