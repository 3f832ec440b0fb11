// The text of problems.html in German, by the English text.

import { common } from "../site/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  ...common,
  "Plyground: problems with proof": "Plyground: Aufgaben mit Beweis",
  Solve: "Lösen",
  "Take back": "Zurücknehmen",
  "Show the solution": "Lösung zeigen",
  Again: "Noch einmal",
  Flip: "Drehen",
  "Link to this problem": "Link zu dieser Aufgabe",
  Harder: "Schwerer",
  Next: "Nächste",
  "Step through the moves": "Züge durchgehen",
  "First position": "Erste Stellung",
  "One move back": "Einen Zug zurück",
  "One move forward": "Einen Zug vor",
  "Last position": "Letzte Stellung",
  "Which problems": "Welche Aufgaben",
  "Turns to win": "Züge bis zum Gewinn",
  "Print a sheet of such problems": "Ein Blatt solcher Aufgaben drucken",
  Difficulty: "Schwierigkeit",
  any: "beliebig",
  "Seed: any text": "Startwert: irgendein Text",
  Find: "Suchen",
  "What the grades mean": "Was die Grade bedeuten",
  "The grade is the number of budgets up to the last with which a computer search misses the solution: 30, 100, 300, 1,000, 3,000, 10,000, 30,000 and 100,000 positions. All these problems are missed by looking one or two moves ahead.":
    "Der Grad zählt die Budgets bis zum letzten, mit dem eine Computersuche die Lösung verfehlt: 30, 100, 300, 1.000, 3.000, 10.000, 30.000 und 100.000 Stellungen. Wer nur einen oder zwei Züge vorausschaut, verfehlt jede dieser Aufgaben.",
  "A problem of each game for every day": "Jeden Tag eine Aufgabe zu jedem Spiel",
  "Your score": "Deine Bilanz",
  "A problem counts once. It is solved if your first attempt is right, without hints. Kept on this device only.":
    "Jede Aufgabe zählt einmal. Gelöst ist sie, wenn der erste Versuch ohne Tipps stimmt. Nur auf diesem Gerät gespeichert.",
  "Save as a file": "Als Datei speichern",
  "Open a file…": "Datei öffnen …",
  "Your own problem": "Eigene Aufgabe",
  "Set up a position: it is proven or refuted that one turn alone wins in time, and other solutions are listed.":
    "Gib eine Stellung ein: Es wird bewiesen oder widerlegt, dass ein einziger Zug rechtzeitig gewinnt, und Nebenlösungen werden aufgezählt.",
  "Any number, if no other move wins at all": "Beliebig viele, wenn kein anderer Zug überhaupt gewinnt",
  Prove: "Beweisen",
  "No moves yet.": "Noch keine Züge.",
  "pick up a piece, put it down, or go straight to a square":
    "eine Figur aufnehmen, absetzen oder gleich auf ein Feld gehen",
  "put the piece back": "die Figur zurückstellen",
  "take the turn back": "den Zug zurücknehmen",
  hint: "Tipp",
  "flip the board": "das Brett drehen",
  "next problem": "nächste Aufgabe",
};
