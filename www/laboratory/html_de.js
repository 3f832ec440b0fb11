// The static text of the laboratory page, keyed by the English text: German.

import { common } from "../site/common_de.js";

/** @type {Record<string, string>} */
export const page = {
  ...common,
  "Plyground laboratory: experiments with searches": "Plyground-Labor: Versuche mit Suchverfahren",
  "Skip to the experiment": "Zum Versuch springen",
  Explorer: "Abstände",
  "Experiments with searches and evaluations": "Versuche mit Suchverfahren und Bewertungen",
  "Do random numbers make a heuristic play better? Susanne Heuser asked that in 2003, using SlideThree. Run her experiments again with exact distances, and four other studies of two-player games, on every core of your computer. An experiment is a link: everyone who opens it gets the same bytes.":
    "Spielt eine Heuristik mit Zufallszahlen besser? Das fragte Susanne Heuser 2003 am Beispiel von SlideThree. Hier lassen sich ihre Versuche mit genauen Abständen wiederholen und dazu die aus vier Arbeiten über Spiele zu zweit, auf allen Kernen des eigenen Rechners. Ein Versuch ist ein Link: Wer ihn öffnet, bekommt dieselben Bytes.",
  "From the sources": "Aus den Quellen",
  "Two-player games": "Spiele zu zweit",
  "Compare engines or explore a game. Each link opens a ready-made experiment.":
    "Engines vergleichen oder ein Spiel erkunden: Jeder Link öffnet einen fertigen Versuch.",
  "A tournament of four engines": "Ein Turnier von vier Engines",
  "What alpha-beta cutoffs save": "Was die Schnitte von Alpha-Beta sparen",
  "How long random games last, and who wins them": "Wie lange zufällige Partien dauern und wer sie gewinnt",
  "The games": "Die Partien",
  "Each link opens a game on its board, to step through move by move.":
    "Jeder Link öffnet eine Partie auf ihrem Brett, zum Nachspielen Zug um Zug.",
  Pairing: "Paarung",
  "Games of the pairing": "Partien der Paarung",
  "Earlier pairs": "Frühere Paare",
  "Later pairs": "Spätere Paare",
  "The experiment": "Der Versuch",
  explanations: "Erklärungen",
  "Own sample file": "Eigene Stichprobendatei",
  "Positions to start from, two lines each: pattern and order (G.2). A Sample experiment saves such a file.":
    "Anfangsstellungen mit je zwei Zeilen: Muster und Reihenfolge (G.2). Ein Versuch der Art Stichprobe speichert eine solche Datei.",
  "Remove the file": "Datei entfernen",
  "As a query, for links and the command line": "Als Abfrage, für Links und die Befehlszeile",
  "Copy link": "Link kopieren",
  "Share…": "Teilen …",
  Results: "Ergebnisse",
  Run: "Starten",
  Pause: "Anhalten",
  Discard: "Verwerfen",
  "Trials done": "Fertige Durchgänge",
  "Nothing has run yet.": "Noch ist nichts gelaufen.",
  Compare: "Vergleich von",
  with: "mit",
  "Rows as CSV": "Zeilen als CSV",
  "Report as JSON": "Bericht als JSON",
  "Chart as SVG": "Diagramm als SVG",
  "Sample file": "Stichprobendatei",
  "Earlier runs in the chart": "Frühere Läufe im Diagramm",
  "The game, move by move": "Die Partie, Zug um Zug",
  "Step back": "Zurück",
  "Step forward": "Weiter",
  "Move of the game": "Zug der Partie",
  "Successors in the traced game": "Nachfolger in der Partie",
  "Distance explorer": "Abstände erkunden",
  "All 11,612,160 positions by their distance to win (figure 3.11 of the thesis).":
    "Alle 11.612.160 Stellungen nach ihrem Abstand zum Gewinn (Abbildung 3.11 der Arbeit).",
  "The numbers": "Die Zahlen",
  "Positions by distance": "Stellungen nach Abstand",
  "Patterns at distance": "Muster mit Abstand",
  "Look at position": "Stellung betrachten",
  Look: "Betrachten",
  "Successors of the position": "Nachfolger der Stellung",
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere. What you run is kept on this device until you discard it.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird verschickt. Gerechnetes bleibt auf diesem Gerät, bis es verworfen wird.",
  "Share this experiment": "Diesen Versuch teilen",
  Link: "Link",
  "with the fingerprint of the results, to compare them later":
    "mit dem Fingerabdruck der Ergebnisse, für spätere Vergleiche",
  Command: "Befehl",
  Citation: "Zitat",
  "HTML for your own page": "HTML für eine eigene Seite",
};
