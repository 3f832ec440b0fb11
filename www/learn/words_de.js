// Texts of the page of lessons: German.

import { html as common } from "../site/words_de.js";

/** @type {import("./words.js").Words} */
export const words = {
  right: "Richtig.",
  wrong: "Nicht ganz.",
  done: "✓ erledigt",
};

/** The texts in the HTML, by the English ones. @type {Record<string, string>} */
export const html = {
  ...common,
  "The same search, step by step. Beside each jump are its proof number and its disproof number. “Next proof” leads to the next position that is decided.":
    "Dieselbe Suche, Schritt für Schritt. Neben jedem Sprung stehen seine Beweiszahl und seine Widerlegungszahl. „Nächster Beweis“ führt zur nächsten Stellung, die entschieden ist.",
  "One such search with noise, two moves deep and 14 moves from the win. At each end of a way it draws a random number and adds it to the estimate. “Next best” leads to the position with the smallest sum.":
    "Eine solche Suche mit Rauschen, zwei Züge tief und 14 Züge vor dem Ziel. An jedem Ende eines Weges zieht sie eine Zufallszahl und zählt sie zur Schätzung. „Bestes“ führt zur Stellung mit der kleinsten Summe.",
  "The game is Isolation. A and B jump like knights in chess. Used squares stay closed, and you lose if you cannot jump. It is A’s turn, with three jumps: d3, a2 and c2.":
    "Das Spiel heißt Isolation. A und B springen wie Springer im Schach. Betretene Felder bleiben gesperrt, und wer nicht springen kann, verliert. A ist am Zug und hat drei Sprünge: d3, a2 und c2.",
  "The computer looks two moves ahead: each jump of A, then each reply of B. That makes eight positions. It looks no further but estimates each of the eight: the number of A’s jumps there minus the number of B’s. A wants this number high, and B wants it low.":
    "Der Computer schaut zwei Züge voraus: auf jeden Sprung von A und dann auf jede Antwort von B. Das ergibt acht Stellungen. Weiter schaut er nicht, sondern schätzt jede der acht: die Zahl der Sprünge, die A dort hat, minus die Zahl derer von B. A will diese Zahl groß haben, B will sie klein haben.",
  "What is d3 worth? Now B chooses. Of +1, −1 and 0, B takes the smallest: d3 is worth −1. In the picture each square number is the smallest of those to its right, because B chooses. The round one on the left is the largest of the square ones, because A chooses. That is all of minimax.":
    "Was ist d3 wert? Nun wählt B. Von +1, −1 und 0 nimmt B die kleinste Zahl: d3 ist −1 wert. Im Bild ist jede eckige Zahl die kleinste von denen rechts davon, denn dort wählt B. Die runde Zahl ganz links ist die größte der eckigen, denn dort wählt A. Das ist schon alles an Minimax.",
  "The board: A on b4, B on a3; b3, b2, d2 and d1 are closed":
    "Das Brett: A auf b4, B auf a3; b3, b2, d2 und d1 sind gesperrt",
  "The tree: after d3 the replies lead to +1, −1 and 0; after a2 to +2, 0 and +1; after c2 to +2 and +1":
    "Der Baum: Nach d3 führen die Antworten zu +1, −1 und 0, nach a2 zu +2, 0 und +1, nach c2 zu +2 und +1",
  "Which jump does the computer choose for A?": "Welchen Sprung wählt der Computer für A?",
  "The jump to c2. With the best replies d3 is worth −1, a2 is worth 0 and c2 is worth +1. A takes the largest of the three. The +2 after a2 does not count, because B will not let it happen.":
    "Den Sprung nach c2. Mit den besten Antworten ist d3 −1 wert, a2 ist 0 wert und c2 ist +1 wert. A nimmt die größte der drei Zahlen. Die +2 nach a2 zählt nicht, denn B lässt es nicht so weit kommen.",
  "Your prediction": "Deine Vorhersage",
  "The answer": "Die Antwort",
  "The same search, step by step: 12 nodes, of which 8 are estimated. This program may leave moves out, as the next lesson explains. In this order of moves it finds nothing to leave out, so it does exactly what minimax does.":
    "Dieselbe Suche Schritt für Schritt: 12 Knoten, von denen 8 geschätzt werden. Dieses Programm darf Züge weglassen, wie die nächste Lektion erklärt. In dieser Reihenfolge der Züge findet es nichts zum Weglassen und tut also genau, was Minimax tut.",
  "A search you can watch": "Eine Suche zum Zusehen",
  "The same position, four moves deep": "Dieselbe Stellung, vier Züge tief",
  "Play it": "Selbst spielen",
  "Sources: [Shannon 1950] describes this search for chess.":
    "Quellen: [Shannon 1950] beschreibt diese Suche für Schach.",
  "This is the board of lesson 1, with top and bottom exchanged. The game is the same, but the squares have other names, so the search tries the jumps in another order: a3, c3 and d2.":
    "Das ist das Brett aus Lektion 1, oben und unten vertauscht. Am Spiel ändert das nichts, aber die Felder heißen anders, und darum probiert die Suche die Sprünge in anderer Reihenfolge: a3, c3 und d2.",
  "After a3 and c3 the search has seen all of B’s replies: a3 is worth 0, and c3 is worth +1. So A is already sure of +1. Remember this number: programmers call it alpha.":
    "Nach a3 und c3 hat die Suche alle Antworten von B gesehen: a3 ist 0 wert, und c3 ist +1 wert. Also hat A schon sicher +1. Merk dir diese Zahl: In Programmen heißt sie Alpha.",
  "Now A tries d2. B’s first reply there is b4, and it gives 0. B has two more replies that nobody has looked at.":
    "Nun probiert A den Sprung d2. Die erste Antwort von B ist dort b4, und sie ergibt 0. B hat noch zwei Antworten, die niemand angesehen hat.",
  "The board: A on b1, B on a2; d4, b3, d3 and b2 are closed":
    "Das Brett: A auf b1, B auf a2; d4, b3, d3 und b2 sind gesperrt",
  "The tree so far: a3 is worth 0, and c3 is worth +1; after d2 the first reply gives 0, and two replies are open":
    "Der Baum bis jetzt: a3 ist 0 wert, und c3 ist +1 wert; nach d2 ergibt die erste Antwort 0, und zwei Antworten sind offen",
  "Must the search look at the two open replies to d2?": "Muss die Suche die zwei offenen Antworten auf d2 ansehen?",
  "Yes, both": "Ja, beide",
  "Yes, one of them": "Ja, eine davon",
  No: "Nein",
  "No. B chooses, so d2 is worth 0 at most, whatever the other replies are. A already has +1 from c3. The search leaves both replies out: a cutoff.":
    "Nein. B wählt, also ist d2 höchstens 0 wert, ganz gleich, was die anderen Antworten ergeben. A hat mit c3 schon +1. Die Suche lässt beide Antworten weg: ein Schnitt.",
  "In this order 6 estimates are enough, and 2 are left out. In lesson 1 the best jump came last, and all 8 were needed. If it came first, 4 would be enough. The result is always the same.":
    "In dieser Reihenfolge genügen 6 Schätzungen, und 2 fallen weg. In Lektion 1 kam der beste Sprung zuletzt, und alle 8 waren nötig. Käme er zuerst, genügten 4. Das Ergebnis ist immer dasselbe.",
  "So the order of moves decides. Programs try first what has caused cutoffs elsewhere: killer moves and the history heuristic. From the start of give-away checkers, six moves deep, minimax visits 45,957 nodes. Alpha-beta visits 3,956, and with these two rules 1,731. All three find the same value.":
    "Es kommt also auf die Reihenfolge an. Programme probieren zuerst, was anderswo Schnitte gebracht hat: Killerzüge und die History-Heuristik. Vom Anfang der Schlagdame aus besucht Minimax bei sechs Zügen Tiefe 45.957 Knoten. Alpha-Beta besucht 3.956, und mit diesen beiden Regeln 1.731. Alle drei finden denselben Wert.",
  "Experiment: what does pruning save?": "Experiment: Was spart das Abschneiden?",
  "A larger tree": "Ein größerer Baum",
  "Sources: [Knuth and Moore 1975] analyse alpha-beta. Killer moves: [Akl and Newborn 1977]; history: [Schaeffer 1989].":
    "Quellen: [Knuth and Moore 1975] untersuchen Alpha-Beta. Killerzüge: [Akl and Newborn 1977], History: [Schaeffer 1989].",
  "How deep should a program search? It cannot know how long six moves will take. So it searches one move deep, then two, then three. When its time is up, it plays the best move of the last search it finished. This is iterative deepening.":
    "Wie tief soll ein Programm suchen? Es kann nicht wissen, wie lange sechs Züge dauern. Darum sucht es einen Zug tief, dann zwei, dann drei. Ist die Zeit um, spielt es den besten Zug der letzten fertigen Suche. Das ist die iterative Vertiefung.",
  "What it finds goes into a memory, the transposition table: for each position its value and its best move. The best move of one search is tried first in the next. From lesson 2 you know what a good first move is worth.":
    "Was es findet, kommt in ein Gedächtnis, die Transpositionstabelle: zu jeder Stellung ihr Wert und ihr bester Zug. Der beste Zug der einen Suche wird in der nächsten zuerst probiert. Was ein guter erster Zug wert ist, weißt du aus Lektion 2.",
  "The table helps in a second way. In give-away checkers, 12‑16, 21‑17, 9‑13 and 9‑13, 21‑17, 12‑16 lead to the same position. Such a pair is called a transposition. When the search arrives there again, it reads the value from the table. You can watch this moment below.":
    "Die Tabelle hilft noch auf eine zweite Art. In der Schlagdame führen 12‑16, 21‑17, 9‑13 und 9‑13, 21‑17, 12‑16 zur selben Stellung. So ein Paar heißt Zugumstellung oder Transposition. Kommt die Suche wieder dort an, liest sie den Wert aus der Tabelle. Unten kannst du diesen Moment ansehen.",
  "Two ways to the same position: 12‑16, 21‑17, 9‑13 and 9‑13, 21‑17, 12‑16":
    "Zwei Wege zur selben Stellung: 12‑16, 21‑17, 9‑13 und 9‑13, 21‑17, 12‑16",
  "From the start of give-away checkers, one search of six moves visits 1,731 nodes. Instead, six searches with a table go one move deep, two moves deep, and so on up to six. How many nodes do the six visit together?":
    "Vom Anfang der Schlagdame aus besucht eine Suche von sechs Zügen 1.731 Knoten. Stattdessen suchen nun sechs Suchen mit Tabelle einen Zug tief, zwei Züge tief und so weiter bis sechs. Wie viele Knoten besuchen die sechs zusammen?",
  fewer: "weniger",
  "about twice as many": "etwa doppelt so viele",
  "about six times as many": "etwa sechsmal so viele",
  "Fewer: 1,397. The first five visit 8, 21, 100, 222 and 265 nodes, which is 616 together. They leave such a good order of moves in the table that the sixth needs only 781. Without a table the six would visit 2,761.":
    "Weniger: 1.397. Die ersten fünf besuchen 8, 21, 100, 222 und 265 Knoten, zusammen 616. Dabei hinterlassen sie in der Tabelle eine so gute Reihenfolge der Züge, dass die sechste nur 781 braucht. Ohne Tabelle wären es für alle sechs 2.761.",
  "Two bars: one search visits 1,731 nodes; six searches with a table visit 1,397":
    "Zwei Balken: Eine Suche besucht 1.731 Knoten, sechs Suchen mit Tabelle besuchen 1.397",
  "At this step the position after 9‑13, 21‑17, 12‑16 is in the table. Deepening does not pay everywhere: from the start of Isolation on 4 × 4 squares, four moves deep, four searches visit 507 nodes, and one alone visits 219.":
    "Bei diesem Schritt ist die Stellung nach 9‑13, 21‑17, 12‑16 in der Tabelle. Nicht überall lohnt sich das Vertiefen: Vom Anfang von Isolation auf 4 × 4 Feldern aus besuchen vier Suchen bis zur Tiefe von vier Zügen 507 Knoten, eine allein besucht 219.",
  "The six searches from the beginning": "Die sechs Suchen von vorn",
  "Play give-away checkers": "Schlagdame spielen",
  "Sources: iterative deepening: [Korf 1985]; a table in a chess program: [Greenblatt et al. 1967]; how positions become numbers: [Zobrist 1970]; which entries to keep: [Breuker et al. 1994].":
    "Quellen: iterative Vertiefung: [Korf 1985]; eine Tabelle in einem Schachprogramm: [Greenblatt et al. 1967]; wie aus Stellungen Zahlen werden: [Zobrist 1970]; welche Einträge bleiben: [Breuker et al. 1994].",
  "Here is the position of lesson 1 again. It is worth +1, but this search does not know that. It asks only questions with yes or no: does A get at least this much? Such a question is cheap, because alpha-beta cuts off as soon as the answer is clear.":
    "Hier ist noch einmal die Stellung aus Lektion 1. Sie ist +1 wert, aber das weiß diese Suche noch nicht. Sie stellt nur Fragen mit Ja oder Nein: Bekommt A mindestens so viel? So eine Frage ist billig, denn Alpha-Beta schneidet ab, sobald die Antwort klar ist.",
  "Each answer is a bound: the value is at least this, or at most that. When both bounds meet, the value is known. The table of lesson 3 keeps what earlier questions have found.":
    "Jede Antwort ist eine Schranke: Der Wert ist mindestens so groß oder höchstens so groß. Treffen sich beide Schranken, ist der Wert bekannt. Die Tabelle aus Lektion 3 behält, was frühere Fragen ergeben haben.",
  "MTD(f) begins with a guess and always asks next to the last bound. With the guess 0 it asks: at least 0? Yes. More than 0? Yes, at least +1. More than +1? No. So the value is +1.":
    "MTD(f) beginnt mit einer Vermutung und fragt immer gleich neben der letzten Schranke. Mit der Vermutung 0 fragt es: mindestens 0? Ja. Mehr als 0? Ja, mindestens +1. Mehr als +1? Nein. Also ist der Wert +1.",
  "MTD-bi asks in the middle instead. Suppose that all values lie between −8 and +8. Its first question is at 0, and the answer is: at least +1.":
    "MTD-bi fragt stattdessen in der Mitte. Angenommen, alle Werte liegen zwischen −8 und +8. Die erste Frage ist bei 0, und die Antwort ist: mindestens +1.",
  "A line of numbers from −8 to +8: the first question is at 0, and then the value is between +1 and +8":
    "Ein Zahlenstrahl von −8 bis +8: Die erste Frage ist bei 0, und danach liegt der Wert zwischen +1 und +8",
  "The value is now between +1 and +8. Where does MTD-bi ask next?":
    "Der Wert liegt nun zwischen +1 und +8. Wo fragt MTD-bi als Nächstes?",
  "just above +1": "knapp über +1",
  "at +4.5": "bei +4,5",
  "just below +8": "knapp unter +8",
  "At +4.5, in the middle of +1 and +8. The answer is: at most +2. The next middle is +1.5, and the answer is: at most +1. The bounds meet, so the value is +1. MTD(f) would have asked just above +1.":
    "Bei +4,5, in der Mitte zwischen +1 und +8. Die Antwort ist: höchstens +2. Die nächste Mitte ist +1,5, und die Antwort ist: höchstens +1. Die Schranken treffen sich, also ist der Wert +1. MTD(f) hätte knapp über +1 gefragt.",
  "The questions of MTD-bi at 0, +4.5 and +1.5; the value is +1":
    "Die Fragen von MTD-bi bei 0, +4,5 und +1,5; der Wert ist +1",
  "The three questions of MTD-bi visit 22 nodes together, and so do those of MTD(f). On such a small tree plain alpha-beta needs only 12. Large trees and real numbers are another matter: there MTD(f) may need many tiny steps, and halving does not.":
    "Die drei Fragen von MTD-bi besuchen zusammen 22 Knoten, die von MTD(f) auch. Bei einem so kleinen Baum braucht einfaches Alpha-Beta nur 12. Mit großen Bäumen und reellen Zahlen sieht das anders aus: Dort braucht MTD(f) mitunter viele winzige Schritte, das Halbieren nicht.",
  "Experiment: MTD-bi against alpha-beta": "Experiment: MTD-bi gegen Alpha-Beta",
  "Sources: MTD(f): [Plaat et al. 1996]; MTD-bi in give-away checkers: [Mańdziuk and Osman 2004].":
    "Quellen: MTD(f): [Plaat et al. 1996]; MTD-bi in der Schlagdame: [Mańdziuk and Osman 2004].",
  "Near the end of a game no estimate is needed: a search can prove who wins. To prove that A wins, one good jump is enough wherever A moves. But wherever B moves, every reply needs an answer.":
    "Gegen Ende eines Spiels braucht es keine Schätzung: Eine Suche kann beweisen, wer gewinnt. Für den Beweis, dass A gewinnt, genügt ein guter Sprung, wo immer A am Zug ist. Wo aber B am Zug ist, braucht jede Antwort eine Entgegnung.",
  "Each position gets two numbers. The proof number says how many open positions at least must turn out to be won before a win of A is proven. The disproof number says the same of a loss. An open position has 1 and 1, a won one 0 and ∞, and a lost one ∞ and 0.":
    "Jede Stellung bekommt zwei Zahlen. Die Beweiszahl sagt, wie viele offene Stellungen sich mindestens als gewonnen erweisen müssen, bis ein Sieg von A bewiesen ist. Die Widerlegungszahl sagt dasselbe für eine Niederlage. Eine offene Stellung hat 1 und 1, eine gewonnene 0 und ∞, eine verlorene ∞ und 0.",
  "Where A moves, the proof number is the smallest of those after the moves, and the disproof numbers are added. Where B moves it is the other way round.":
    "Wo A am Zug ist, ist die Beweiszahl die kleinste von denen nach den Zügen, und die Widerlegungszahlen werden addiert. Wo B am Zug ist, ist es umgekehrt.",
  "In the picture the search has looked at two of A’s three jumps. After a4 both replies leave A without a jump: a4 loses. After a2 B has two replies, and A needs an answer to both: 2 and 1. Nobody has looked at d1 yet: 1 and 1. The proof number is the first of the two.":
    "Im Bild hat die Suche zwei von drei Sprüngen angesehen. Nach a4 lassen beide Antworten A keinen Sprung: a4 verliert. Nach a2 hat B zwei Antworten, und A braucht auf beide eine Entgegnung: 2 und 1. Den Sprung d1 hat noch niemand angesehen: 1 und 1. Die Beweiszahl steht jeweils vorn.",
  "The board: A on c3, B on d3; a2, a4, b4, d4, c1 and d1 are free":
    "Das Brett: A auf c3, B auf d3; frei sind a2, a4, b4, d4, c1 und d1",
  "The tree, with proof and disproof numbers: 1 and 2 at the start; a4 has ∞ and 0, a2 has 2 and 1, d1 has 1 and 1":
    "Der Baum mit Beweis- und Widerlegungszahlen: 1 und 2 am Anfang; a4 hat ∞ und 0, a2 hat 2 und 1, d1 hat 1 und 1",
  "The search goes where a win seems easiest to prove. Which jump does it look at next?":
    "Die Suche geht dorthin, wo ein Sieg am leichtesten zu beweisen scheint. Welchen Sprung sieht sie als Nächstes an?",
  "The jump to d1, because its proof number 1 is the smallest. It loses too, and so a2 is left. After a2 and b4 A jumps to c1, after a2 and c1 to b4, and B is stuck both times. So a2 wins. The search has looked into 6 positions in all.":
    "Den Sprung nach d1, denn seine Beweiszahl 1 ist die kleinste. Auch er verliert, und so bleibt a2. Nach a2 und b4 springt A nach c1, nach a2 und c1 nach b4, und beide Male kann B nicht mehr springen. Also gewinnt a2. Insgesamt hat die Suche in 6 Stellungen hineingesehen.",
  "Solve this position as a problem": "Diese Stellung als Aufgabe lösen",
  "A harder one": "Eine schwerere",
  "Sources: [Allis et al. 1994]; depth-first: [Nagai 2002]; in Tzaar: [Veselý 2013, 2.2].":
    "Quellen: [Allis et al. 1994]; als Tiefensuche: [Nagai 2002]; in Tzaar: [Veselý 2013, 2.2].",
  "SlideThree is a puzzle for one. A depth-t search looks at all positions that are t moves away, estimates each, and makes a move towards the best one. Then it searches again. The estimate is the square root of the sum of all squared distances of tiles from their goals, so small is good.":
    "SlideThree ist ein Rätsel für eine Person. Eine Tiefe-t-Suche sieht sich alle Stellungen an, die t Züge entfernt sind, schätzt jede und macht einen Zug auf die beste zu. Dann sucht sie neu. Die Schätzung ist die Wurzel aus der Summe der quadrierten Abstände aller Kacheln von ihren Zielen. Klein ist also gut.",
  "Estimates are often wrong. In 2003 Susanne Heuser asked an unusual question: what happens if a random number is added to each estimate? The search then judges with noise, like a scale on a shaky table.":
    "Schätzungen sind oft falsch. 2003 stellte Susanne Heuser eine ungewöhnliche Frage: Was geschieht, wenn man zu jeder Schätzung eine Zufallszahl addiert? Die Suche urteilt dann mit Rauschen, wie eine Waage auf einem wackligen Tisch.",
  "We try it 1,000 times. Each time a search 4 moves deep begins 14 moves from the win and has 100 moves to get there. Without noise it succeeds 364 times.":
    "Wir probieren es 1.000-mal. Jedes Mal beginnt eine Suche mit Tiefe 4 genau 14 Züge vor dem Ziel und hat 100 Züge Zeit. Ohne Rauschen gelingt es 364-mal.",
  "With random numbers between −0.5 and +0.5, how often does it succeed?":
    "Wie oft gelingt es mit Zufallszahlen zwischen −0,5 und +0,5?",
  "less often": "seltener",
  "about as often": "etwa gleich oft",
  "more often": "öfter",
  "More often: 432 times. Noise of at most 1 gives 402, of at most 2 only 351, and of at most 4 no more than 277. A little noise helps, and much noise drowns the estimate.":
    "Öfter: 432-mal. Rauschen bis 1 ergibt 402, bis 2 nur 351 und bis 4 nur noch 277. Ein wenig Rauschen hilft, viel Rauschen übertönt die Schätzung.",
  0.1: "0,1",
  0.25: "0,25",
  0.5: "0,5",
  "Successes in percent by the greatest noise: 36.4 without noise, 43.2 at 0.5, 27.7 at 4":
    "Erfolge in Prozent nach dem größten Rauschen: 36,4 ohne Rauschen, 43,2 bei 0,5 und 27,7 bei 4",
  "Successes in percent, by the greatest random number. The lines are 95% confidence intervals.":
    "Erfolge in Prozent, nach der größten Zufallszahl. Die Striche sind 95-%-Konfidenzintervalle.",
  "Why? One explanation: where many positions have the same good estimate, one of them is likely to get a lucky number. So noise leads towards moves with many good positions behind them. That need not be the only reason, and with some other estimates noise does not help.":
    "Warum? Eine Erklärung: Wo viele Stellungen dieselbe gute Schätzung haben, bekommt wohl eine von ihnen eine günstige Zahl. So führt das Rauschen zu Zügen, hinter denen viele gute Stellungen liegen. Das muss nicht der einzige Grund sein, und bei manch anderer Schätzung hilft Rauschen nicht.",
  "Run this experiment": "Dieses Experiment ausführen",
  "Play SlideThree": "SlideThree spielen",
  "Sources: [Heuser 2003, 4.3]; random estimates in chess: [Beal and Smith 1994].":
    "Quellen: [Heuser 2003, 4.3]; zufällige Schätzungen im Schach: [Beal and Smith 1994].",
  "1. Minimax": "1. Minimax",
  "The best move against the best reply": "Der beste Zug gegen die beste Antwort",
  "2. Alpha-beta": "2. Alpha-Beta",
  "Why much of the work can be left out": "Warum man viel Arbeit weglassen darf",
  "3. Depth by depth, with a memory": "3. Tiefe um Tiefe, mit Gedächtnis",
  "Why six searches can be cheaper than one": "Warum sechs Suchen billiger sein können als eine",
  "4. MTD: guess and ask": "4. MTD: raten und fragen",
  "How yes-or-no questions find a value": "Wie Fragen mit Ja oder Nein einen Wert finden",
  "5. Proof numbers": "5. Beweiszahlen",
  "Won or not, without any estimate": "Gewonnen oder nicht, ganz ohne Schätzung",
  "6. Search with noise": "6. Suche mit Rauschen",
  "Can chance make a search better?": "Kann Zufall eine Suche verbessern?",
  Sources: "Quellen",
  "List of sources": "Quellenverzeichnis",
  "What the lessons are based on. Three of these works are repeated in the laboratory.":
    "Worauf die Lektionen beruhen. Drei dieser Arbeiten werden im Labor wiederholt.",
  "All lessons": "Alle Lektionen",
  "Watch a search": "Einer Suche zusehen",
  "Any position of any game, step by step: every move, every value, every cutoff.":
    "Jede Stellung jedes Spiels, Schritt für Schritt: jeder Zug, jeder Wert, jeder Schnitt.",
  "Next:": "Weiter:",
  "Plyground: lessons about search in games": "Plyground: Lektionen über Suche in Spielen",
  "Skip to the lessons": "Zu den Lektionen springen",
  "How a computer thinks ahead": "Wie ein Computer vorausdenkt",
  "Eight lessons of five minutes. Each asks for one prediction and ends with something to try, and seven show a real search. A lesson prints on its own; from here, all eight do.":
    "Acht Lektionen von fünf Minuten. Jede fragt nach einer Vorhersage und endet mit etwas zum Ausprobieren, und sieben zeigen eine echte Suche. Jede Lektion lässt sich einzeln drucken, von hier aus alle acht.",
  "7. The impossible half": "7. Die unmögliche Hälfte",
  "8. Try and count": "8. Probieren und zählen",
  "A search that estimates nothing": "Eine Suche, die nichts schätzt",
  "This is the position of lesson 1. There the computer looked two moves ahead, trusted its estimates and chose c2. The search of this lesson, UCT, estimates nothing. It plays games to the end with random moves, and counts who wins. Its tree grows by one position with each game.":
    "Das ist die Stellung aus Lektion 1. Dort hat der Computer zwei Züge vorausgesehen, seinen Schätzungen geglaubt und c2 gewählt. Die Suche dieser Lektion, UCT, schätzt nichts. Sie spielt Partien mit zufälligen Zügen zu Ende und zählt, wer gewinnt. Mit jeder Partie wächst ihr Baum um eine Stellung.",
  "At first each jump is tried once. A loses the game after d3 and the game after c2, and wins the game after a2.":
    "Zuerst wird jeder Sprung einmal probiert. A verliert die Partie nach d3 und die nach c2 und gewinnt die nach a2.",
  "From then on each jump has two numbers: the share of its games that A has won, and a bonus for jumps that were seldom tried, 0.4 · √(ln N ÷ n), where n is the number of its games and N that of all games. The jump with the greatest sum is next. The search does the same for B’s replies, where it counts the games that B has won.":
    "Von da an hat jeder Sprung zwei Zahlen: den Anteil seiner Partien, die A gewonnen hat, und einen Zuschlag für Sprünge, die selten probiert wurden: 0,4 · √(ln N ÷ n). Dabei ist n die Zahl seiner Partien und N die aller Partien. Der Sprung mit der größten Summe ist der nächste. Bei den Antworten von B macht die Suche es genauso und zählt dort die Partien, die B gewonnen hat.",
  "The search plays 18 games. How many of them begin with d3?":
    "Die Suche spielt 18 Partien. Wie viele davon beginnen mit d3?",
  "Only the first one, and 16 begin with a2. The bonus of d3 grows slowly: after 17 games it is 0.67, while a2 has won 14 of 15 games. Then the search stops, although nobody told it to: it has seen enough ends of games to know that a2 wins whatever B replies.":
    "Nur die erste, und 16 beginnen mit a2. Der Zuschlag von d3 wächst langsam: Nach 17 Partien ist er 0,67, während a2 14 von 15 Partien gewonnen hat. Dann hört die Suche von selbst auf: Sie hat so viele Enden von Partien gesehen, dass sie weiß, dass a2 gewinnt, was B auch antwortet.",
  "And c2, the choice of lesson 1? It loses: B wins in three moves. Two moves were not deep enough, and the estimates were wrong. Counting has its own weakness. Random games miss the one reply that refutes a move, and in larger games the search needs very many of them, or estimates after all. With equally many positions, alpha-beta beats it clearly in Lines of Action, Tzaar and Breakthrough.":
    "Und c2, die Wahl aus Lektion 1? Der Sprung verliert: B gewinnt in drei Zügen. Zwei Züge waren nicht tief genug, und die Schätzungen lagen daneben. Das Zählen hat seine eigene Schwäche. Zufällige Partien übersehen die eine Antwort, die einen Zug widerlegt, und in größeren Spielen braucht die Suche sehr viele davon oder doch wieder Schätzungen. Bei gleich vielen Stellungen ist Alpha-Beta in Lines of Action, Tzaar und Breakthrough klar besser.",
  "The same search, game by game. Each box has A’s share of the games there, and is filled as far as it was visited. “Next proof” leads to the next position whose winner is known.":
    "Dieselbe Suche, Partie für Partie. In jedem Kasten steht, welchen Anteil der Partien dort A gewonnen hat; gefüllt ist er nach der Zahl der Besuche. „Nächster Beweis“ führt zur nächsten Stellung, deren Gewinner feststeht.",
  "Compare it with alpha-beta": "Mit Alpha-Beta vergleichen",
  "Sources: [Kocsis and Szepesvári 2006]; proven wins and losses: [Winands et al. 2008].":
    "Quellen: [Kocsis and Szepesvári 2006], bewiesene Gewinne und Verluste: [Winands et al. 2008].",
  "Why half of the orders cannot be solved": "Warum die Hälfte der Reihenfolgen unlösbar ist",
};
