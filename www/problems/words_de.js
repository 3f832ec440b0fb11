// All texts of the page of problems: German.

const list = (/** @type {string[]} */ moves) => moves.join(", ");
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;
const played = (/** @type {number} */ count) => `${count} ${count === 1 ? "Spiel" : "Spiele"}`;

/** @type {import("./words.js").Words} */
export const words = {
  pageTitle: (game) => `${game}: Aufgaben · Plyground`,
  heading: (game) => `${game}: Aufgaben`,
  task: (player, count) =>
    count === 1 ? `${player} am Zug gewinnt sofort.` : `${player} am Zug gewinnt in ${moves(count)}.`,
  left: (player, count) =>
    count === 1 ? `${player} am Zug: jetzt sofort gewinnen.` : `${player} am Zug: jetzt in ${moves(count)} gewinnen.`,
  solvedTask: (player, count) => `${player} hat in ${moves(count)} gewonnen.`,
  shownTask: "Das ist die Lösung.",
  noTask: "Hier ist keine Aufgabe.",
  finding: "Eine Aufgabe wird gesucht …",
  searched: (games) => `Eine Aufgabe wird gesucht: ${played(games)} durchsucht …`,
  damaged: "Die Liste der Tagesaufgaben ist nicht lesbar, darum wird die Aufgabe gesucht.",
  stopped: "Die Suche ist angehalten. „Nächste“ beginnt eine neue.",
  notFound: (games) =>
    `Unter ${played(games)} zu diesem Startwert ist keine solche Aufgabe. Bitte andere Zugzahl oder Schwierigkeit wählen.`,
  proofStopped: "Der Beweis wurde angehalten.",
  proving: "Es wird bewiesen …",
  ready: "Finde den einzigen Zug, mit dem es geht. Jeder Zug wird durch Beweis beurteilt.",
  goOn: "Du bist noch am Zug.",
  judging: "Dein Zug wird geprüft …",
  inTime: (turn, player, reply) => `${turn} ist richtig. ${player} antwortet ${reply}.`,
  late: (turn, count, player, reply) =>
    `${turn} gewinnt auch, aber erst in ${moves(count)}: ${player} hält mit ${reply} länger durch.`,
  findSooner: (wanted) => `Nimm den Zug zurück und finde den Gewinn in ${moves(wanted)}.`,
  fails: (turn, wanted, player, reply) =>
    `Nach ${turn} gibt es keinen Gewinn in ${moves(wanted)}: ${player} verteidigt sich mit ${reply}.`,
  noWin: (turn) => `${turn} beendet das Spiel ohne Gewinn.`,
  tryAgain: "Nimm den Zug zurück und versuche es noch einmal.",
  attemptsLeft: (count) => `Noch ${count} ${count === 1 ? "Versuch" : "Versuche"}.`,
  lastAttempt: "Das war dein letzter Versuch.",
  only: {
    choice: (range) => (range ? `einziger Zug, ${range} Züge` : "einziger Zug"),
    preparing: "Die Endspiele werden vorbereitet …",
    task: (player) => `${player} am Zug: Nur ein Zug gewinnt. Finde ihn.`,
    left: (player, count) =>
      count
        ? `${player} hat ihn gefunden und gewinnt nun in ${moves(count)}.`
        : `${player} hat ihn gefunden und gewinnt.`,
    done: (player) => `${player} hat gewonnen.`,
    missed: (player) => `${player} hat ihn nicht gefunden.`,
    ready: "Finde den einzigen Zug, der überhaupt gewinnt. Jeder Zug wird durch Beweis beurteilt.",
    found: (turn, player, reply) => `Nur ${turn} gewinnt. ${player} antwortet ${reply}: Spiele weiter, wenn du magst.`,
    goesOn: (turn, isOnly, player, reply) =>
      `${isOnly ? `Nur ${turn} gewinnt hier` : `${turn} gewinnt immer noch`}. ${player} antwortet ${reply}.`,
    draw: (turn, player, reply) => `Nach ${turn} ist das Spiel remis: ${player} hält es mit ${reply}.`,
    loss: (turn, player, reply) => `${turn} verliert: ${player} gewinnt mit ${reply}.`,
    won: "Gewonnen!",
    noWin: (player) => `Das ist keine Aufgabe: ${player} kann keinen Gewinn erzwingen.`,
    undecided:
      "Nicht entschieden: Diese Stellung liegt jenseits der Endspieltabellen oder des Lösers. Versuche es mit weniger Steinen oder freien Feldern.",
    cooked: (found, isMore) => `Das ist keine Aufgabe: ${isMore ? "Mindestens " : ""}${found} Züge gewinnen.`,
  },
  takenBack: "Zurückgenommen. Versuche einen anderen Zug.",
  solved: {
    first: "Im ersten Versuch gelöst!",
    later: "Gelöst.",
    again: "Noch einmal gelöst.",
  },
  hints: (at, moves) =>
    moves.length === 1
      ? `Tipp ${at} von 3: ${moves[0]}.`
      : `Tipp ${at} von 3: Einer davon ist richtig: ${list(moves)}.`,
  lost: "Von hier aus gewinnt kein Zug mehr rechtzeitig: nimm ihn zurück.",
  lostTask: (player, count) => `${player} hat nicht in ${moves(count)} gewonnen.`,
  shown: "Die Lösung steht auf dem Brett: mit den Pfeilen darunter geht es Zug um Zug.",
  refused: {
    over: "Die Aufgabe ist beendet: weiter zur nächsten.",
    wait: "Einen Augenblick: dein Zug wird geprüft.",
    back: "Nimm erst deinen Zug zurück.",
    lost: "Die Aufgabe ist beendet: sieh dir die Lösung an.",
  },
  day: (day) => `Aufgabe vom ${day}`,
  grade: (grade) => `Grad ${grade} von 8`,
  verdicts: {
    sooner: (asked, found) => `Der Gewinn dauert nur ${found} statt ${asked}: finde den kürzeren.`,
    forced: "Das ist keine Aufgabe: Es gibt weniger als drei Züge zur Auswahl.",
    noWin: (player, count) => `Das ist keine Aufgabe: ${player} kann in ${moves(count)} keinen Gewinn erzwingen.`,
    undecided: (count) =>
      `Nicht entschieden: Einen Gewinn in ${moves(count)} zu beweisen oder zu widerlegen, dauert hier zu lange.`,
    cooked: (count, found, isMore) =>
      `Das ist keine Aufgabe: ${isMore ? "Mindestens " : ""}${found} Züge gewinnen in ${moves(count)}.`,
    choose: "Wähle einen, um seine Variante zu sehen.",
  },
  result: {
    none: "Noch keine Aufgabe gelöst.",
    game: (solved, tried) => `${solved} von ${tried} im ersten Versuch ohne Tipps gelöst.`,
    streak: (now, best) => `In Folge, über alle Spiele: ${now}; höchstens ${best}.`,
  },
  file: {
    none: (name) =>
      `„${name}“ ist keine Bilanz von Aufgaben: erwartet wird eine Datei, die hier mit „Als Datei speichern“ entstand.`,
    newer: (name) =>
      `„${name}“ stammt von einer neueren Version dieser Seite: Bitte neu laden und die Datei noch einmal öffnen.`,
    mended:
      "Ein Teil deiner Bilanz war nicht lesbar. Der Rest zählt weiter; das Gefundene bleibt auf diesem Gerät aufbewahrt.",
    notKept: "Dieses Gerät speichert nichts für diese Seite.",
    merged: (name) =>
      `„${name}“ ist übernommen: Für jedes Spiel und jeden Grad gilt die größere Zahl, so zählt nichts doppelt.`,
  },
  grades: {
    any: "beliebig",
    exactly: (grade) => `Grad ${grade}`,
  },
  easier: "Leichter",
  harder: "Schwerer",
  next: "Nächste",
  cancel: "Anhalten",
  linkCopied: "Der Link zu dieser Aufgabe ist kopiert.",
  wrongLink: (what) => `Dieser Link lässt sich nicht öffnen: ${what} Hier ist stattdessen eine andere Aufgabe.`,
  wrongText: (what) => `Das lässt sich nicht lesen: ${what}`,
  embed: {
    takeBack: "Zurücknehmen",
    again: "Noch einmal",
    wrong: (what) => `Diese Aufgabe lässt sich nicht öffnen: ${what}`,
    beside: (name) => `„${name}“ passt nicht neben „problem“.`,
  },
  wrong: {
    turns: (least, most) => `eine Zugzahl von ${least} bis ${most}, ein Bereich wie 2-3 oder only`,
    count: (text, least, most) =>
      `„${text}“ ist keine Zugzahl: erwartet wird eine ganze Zahl von ${least} bis ${most}.`,
    grades: (most) => `ein Grad von 0 bis ${most} oder ein Bereich wie 3-6`,
    exactly: "n mit einer einzelnen Zugzahl oder mit only, weil die Stellung gegeben ist",
    inexact:
      "„n=only“ passt nicht: erwartet wird eine Zugzahl, denn dieses Spiel hat weder Löser noch Endspieltabellen.",
    noLengths: "„n“ passt nicht: erwartet wird only ohne Zahlen, denn der Löser dieses Spiels nennt keine Längen.",
    day: (last) => `ein Tag bis ${last} (UTC), wie in 2026-11-24, oder today`,
    noDay: "nichts als das Spiel, weil der Tag gegeben ist",
    noSeed: "weder Startwert noch Grad noch Version, weil die Stellung gegeben ist",
  },
};

/** The texts of the page's HTML, by the English. @type {Record<string, string>} */
export const html = {
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
