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
  find: (player, count) =>
    count === 1 ? `${player} am Zug: gewinne sofort` : `${player} am Zug: gewinne in ${moves(count)}`,
  turnsLeft: (player, count) =>
    count === 1 ? `${player} am Zug: gewinne jetzt` : `${player} am Zug: noch ${count} Züge`,
  solvedTask: (player, count) => `${player} hat in ${moves(count)} gewonnen`,
  shownTask: "Die Lösung",
  noTask: "Hier ist keine Aufgabe",
  toWin: () => "Züge bis zum Gewinn",
  finding: "Eine Aufgabe wird gesucht …",
  searched: (games) => `${played(games)} durchsucht …`,
  damaged: "Die Liste der Tagesaufgaben ist nicht lesbar, darum wurde diese gesucht.",
  stopped: "Die Suche ist angehalten. „Nächste“ beginnt eine neue.",
  notFound: (games) =>
    `Unter ${played(games)} zu diesem Startwert ist keine solche Aufgabe. Wähle eine andere Zugzahl oder Schwierigkeit.`,
  proofStopped: "Der Beweis wurde angehalten.",
  proving: "Es wird bewiesen …",
  ready: "Probier einen Zug. Du siehst sofort, ob er gewinnt.",
  goOn: "Du bist noch am Zug.",
  judging: "Dein Zug wird geprüft …",
  inTime: (turn, player, reply) => `${turn} ist richtig. ${player} antwortet ${reply}.`,
  late: (turn, count, player, reply) =>
    `${turn} gewinnt auch, aber erst in ${moves(count)}: ${player} hält mit ${reply} länger durch.`,
  findSooner: (count) => `Finde den Gewinn in ${moves(count)}.`,
  fails: (turn, player, reply) => `Nach ${turn} hält ${player} mit ${reply}.`,
  noWin: (turn) => `${turn} beendet das Spiel ohne Gewinn.`,
  tryAgain: "Probier einen anderen Zug.",
  attemptsLeft: (count) => `Noch ${count} ${count === 1 ? "Versuch" : "Versuche"}.`,
  lastAttempt: "Das war dein letzter Versuch.",
  only: {
    choice: (range) => (range ? `einziger Zug, ${range} Züge` : "einziger Zug"),
    preparing: "Die Endspiele werden vorbereitet …",
    task: (player) => `${player} am Zug: Nur ein Zug gewinnt. Finde ihn.`,
    find: (player) => `${player} am Zug: finde den einzigen Gewinnzug`,
    turnsLeft: (player, count) =>
      count ? `Gefunden: ${player} gewinnt nun in ${moves(count)}` : `Gefunden: ${player} gewinnt`,
    done: (player) => `${player} hat gewonnen`,
    missed: (player) => `${player} hat ihn nicht gefunden`,
    ready: "Probier einen Zug. Du siehst sofort, ob er gewinnt.",
    onlyTurn: (turn, player, reply) =>
      `Nur ${turn} gewinnt. ${player} antwortet ${reply}: Spiel weiter, wenn du magst.`,
    goesOn: (turn, isOnly, player, reply) =>
      `${isOnly ? `Nur ${turn} gewinnt hier` : `${turn} gewinnt immer noch`}. ${player} antwortet ${reply}.`,
    draw: (turn, player, reply) => `Nach ${turn} ist das Spiel remis: ${player} hält es mit ${reply}.`,
    loss: (turn, player, reply) => `${turn} verliert: ${player} gewinnt mit ${reply}.`,
    won: "Gewonnen!",
    noWin: (player) => `Das ist keine Aufgabe: ${player} kann keinen Gewinn erzwingen.`,
    undecided:
      "Nicht entschieden: Diese Stellung liegt jenseits der Endspieltabellen oder des Lösers. Versuch es mit weniger Steinen oder freien Feldern.",
    cooked: (count, isMore) => `Das ist keine Aufgabe: ${isMore ? "Mindestens " : ""}${count} Züge gewinnen.`,
  },
  takenBack: "Probier einen anderen Zug.",
  solved: {
    first: "Im ersten Versuch gelöst!",
    later: "Gelöst.",
    again: "Noch einmal gelöst.",
    spoilt: "Richtig, nach einem Blick auf die Lösung.",
  },
  hints: (at, all, moves) =>
    moves.length === 1
      ? `Tipp ${at} von ${all}: ${moves[0]}.`
      : `Tipp ${at} von ${all}: Einer davon ist richtig: ${list(moves)}.`,
  lost: "Von hier aus gewinnt kein Zug mehr rechtzeitig. Nimm diesen zurück.",
  lostTask: (player, count) => `${player} hat nicht in ${moves(count)} gewonnen`,
  stepThrough: "Mit den Pfeilen gehst du die Lösung Zug um Zug durch.",
  step: (at, count, player, move) => `Zug ${at} von ${count}: ${player} ${move}.`,
  refused: {
    over: "Diese Aufgabe ist beendet. Weiter zur nächsten!",
    wait: "Einen Augenblick: Dein Zug wird geprüft.",
    back: "Einen Augenblick: Dein Zug geht zurück.",
    lost: "Diese Aufgabe ist beendet. Sieh dir die Lösung an.",
  },
  day: (day) => `Aufgabe vom ${day}`,
  levels: ["Auf einen Blick", "Zum Nachdenken", "Zum Tüfteln"],
  verdicts: {
    sooner: (goal, shortest) => `Der Gewinn dauert nur ${shortest} statt ${goal}: Finde den kürzeren.`,
    forced: "Das ist keine Aufgabe: Es gibt weniger als drei Züge zur Auswahl.",
    noWin: (player, count) => `Das ist keine Aufgabe: ${player} kann in ${moves(count)} keinen Gewinn erzwingen.`,
    undecided: (count) =>
      `Nicht entschieden: Einen Gewinn in ${moves(count)} zu beweisen oder zu widerlegen, dauert hier zu lange.`,
    cooked: (count, solutions, isMore) =>
      `Das ist keine Aufgabe: ${isMore ? "Mindestens " : ""}${solutions} Züge gewinnen in ${moves(count)}.`,
    choose: "Wähle einen, um seine Variante zu sehen.",
  },
  result: {
    none: "Noch keine Aufgabe gelöst.",
    game: (solved, tried) => `${solved} von ${tried} im ersten Versuch ohne Tipps gelöst.`,
    streak: (now, best) => `In Folge, über alle Spiele: ${now}. Bestwert: ${best}.`,
  },
  file: {
    none: (name) =>
      `„${name}“ ist keine Bilanz von Aufgaben: erwartet wird eine Datei, die hier mit „Als Datei speichern“ entstand.`,
    newer: (name) =>
      `„${name}“ stammt von einer neueren Version dieser Seite: Lade die Seite neu und öffne die Datei noch einmal.`,
    mended:
      "Ein Teil deiner Bilanz war nicht lesbar. Der Rest zählt weiter; das Gefundene bleibt auf diesem Gerät aufbewahrt.",
    notStored: "Dieses Gerät speichert nichts für diese Seite.",
    merged: (name) =>
      `„${name}“ ist übernommen: Für jedes Spiel und jeden Grad gilt die größere Zahl, so zählt nichts doppelt.`,
  },
  grades: {
    any: "beliebig",
    exactly: (grade) => `Grad ${grade}`,
  },
  five: {
    title: (solved, all) =>
      solved === all
        ? "Die fünf von heute sind gelöst. Morgen gibt es neue."
        : `Die fünf von heute${solved ? `: ${solved} gelöst` : ""}`,
    one: (at, level, isSolved) => `Aufgabe ${at}: ${level}${isSolved ? ", gelöst" : ""}`,
  },
  ownProblems: {
    name: (game, count) =>
      `${game}: ${count === undefined ? "finde den einzigen Gewinnzug" : count === 1 ? "gewinne sofort" : `gewinne in ${count}`}`,
    remove: (problem) => `${problem} entfernen`,
  },
  easier: "Leichter",
  harder: "Schwerer",
  next: "Nächste",
  cancel: "Anhalten",
  linkCopied: "Der Link zu dieser Aufgabe ist kopiert.",
  wrongLink: (reason) => `Dieser Link lässt sich nicht öffnen: ${reason} Hier ist stattdessen eine andere Aufgabe.`,
  wrongText: (reason) => `Das lässt sich nicht lesen: ${reason}`,
  embed: {
    again: "Noch einmal",
    wrong: (reason) => `Diese Aufgabe lässt sich nicht öffnen: ${reason}`,
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
    listed: "weder Grad, Startwert, Version noch Anzahl, weil die Stellungen gegeben sind",
    most: (most) => `1 bis ${most} Stellungen`,
    asMany: (count) => `ein Eintrag oder ${count}, für jede Stellung einer`,
  },
};

/** The texts of the page's HTML, by the English. @type {Record<string, string>} */
export const html = {
  "Plyground: problems with proof": "Plyground: Aufgaben mit Beweis",
  Solve: "Lösen",
  Undo: "Zurück",
  Solution: "Lösung",
  "Today’s five": "Die fünf von heute",
  "More problems": "Mehr Aufgaben",
  Again: "Noch einmal",
  Flip: "Drehen",
  "Show the search": "Suche zeigen",
  "Link to this problem": "Link zu dieser Aufgabe",
  Harder: "Schwerer",
  Next: "Nächste",
  "Step through the moves": "Züge durchgehen",
  "First position": "Erste Stellung",
  "One move back": "Einen Zug zurück",
  "One move forward": "Einen Zug vor",
  "Last position": "Letzte Stellung",
  "Moves to win": "Züge bis zum Gewinn",
  "Print six such problems": "Sechs solche Aufgaben drucken",
  "Solve eight such problems in order, with a result to hand in":
    "Acht solche Aufgaben der Reihe nach lösen, mit einem Ergebnis zum Abgeben",
  Difficulty: "Schwierigkeit",
  any: "beliebig",
  "Seed: any text": "Startwert: irgendein Text",
  Find: "Suchen",
  "What the levels mean": "Was die Stufen bedeuten",
  "The levels say how far a computer search has to look to find the solution: up to 300 positions for Glance, up to 1,000 for Think, further for Deep. Looking one or two moves ahead solves none of them.":
    "Die Stufen sagen, wie weit eine Computersuche schauen muss, um die Lösung zu finden: bis zu 300 Stellungen bei „Auf einen Blick“, bis zu 1.000 bei „Zum Nachdenken“, weiter bei „Zum Tüfteln“. Wer nur einen oder zwei Züge vorausschaut, löst keine davon.",
  "One problem of each game today": "Heute eine Aufgabe zu jedem Spiel",
  "Your score": "Deine Bilanz",
  "A problem counts once. It is solved if your first attempt is right, without hints. Kept on this device only.":
    "Jede Aufgabe zählt einmal. Gelöst ist sie, wenn der erste Versuch ohne Tipps stimmt. Nur auf diesem Gerät gespeichert.",
  "Save as a file": "Als Datei speichern",
  "Open a file…": "Datei öffnen …",
  "Your own problem": "Eigene Aufgabe",
  "Set up a position on the board": "Eine Stellung auf dem Brett aufbauen",
  "My problems": "Meine Aufgaben",
  "None yet. In the review of a game, a mistake with one better move can be kept as a problem.":
    "Noch keine. In der Analyse einer Partie lässt sich ein Fehler, bei dem nur ein Zug gewinnt, als Aufgabe behalten.",
  "Enter a position. The page proves whether exactly one move wins in time, and lists any other solutions.":
    "Gib eine Stellung ein. Die Seite prüft, ob genau ein Zug rechtzeitig gewinnt, und nennt weitere Lösungen.",
  "Any number, if no other move wins at all": "Beliebig viele, wenn kein anderer Zug überhaupt gewinnt",
  Prove: "Beweisen",
  "No moves yet.": "Noch keine Züge.",
  "pick up a piece, put it down, or go straight to a square":
    "eine Figur aufnehmen, absetzen oder gleich auf ein Feld gehen",
  "put the piece back": "die Figur zurückstellen",
  "take the move back": "den Zug zurücknehmen",
  hint: "Tipp",
  "flip the board": "das Brett drehen",
  "next problem": "nächste Aufgabe",
};
