// German.

const list = (/** @type {string[]} */ moves) => moves.join(", ");
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;
const played = (/** @type {number} */ count) => `${count} ${count === 1 ? "Spiel" : "Spiele"}`;

/** @type {typeof import("./words_en.js").words} */
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
  stopped: "Die Suche ist angehalten. „Nächste“ beginnt eine neue.",
  notFound: (games) =>
    `Unter ${played(games)} zu diesem Startwert ist keine solche Aufgabe. Bitte andere Zugzahl oder Schwierigkeit wählen.`,
  proving: "Es wird bewiesen …",
  ready: "Finde den einzigen Zug, mit dem es geht. Jeder Zug wird durch Beweis beurteilt.",
  goOn: "Du bist noch am Zug.",
  judging: "Dein Zug wird geprüft …",
  inTime: (turn, player, reply) => `${turn} ist richtig. ${player} antwortet ${reply}.`,
  late: (turn, count, wanted, player, reply) =>
    `${turn} gewinnt auch, aber erst in ${moves(count)}: ${player} hält mit ${reply} länger durch. Nimm den Zug zurück und finde den Gewinn in ${moves(wanted)}.`,
  fails: (turn, wanted, player, reply) =>
    `Nach ${turn} gibt es keinen Gewinn in ${moves(wanted)}: ${player} verteidigt sich mit ${reply}. Nimm den Zug zurück und versuche es noch einmal.`,
  noWin: (turn) => `${turn} beendet das Spiel ohne Gewinn. Nimm den Zug zurück und versuche es noch einmal.`,
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
  shown: "Die Lösung steht auf dem Brett: mit den Pfeilen darunter geht es Zug um Zug.",
  refused: {
    over: "Die Aufgabe ist beendet: weiter zur nächsten.",
    wait: "Einen Augenblick: dein Zug wird geprüft.",
    back: "Nimm erst deinen Zug zurück.",
  },
  grade: (grade) => `Grad ${grade} von 8`,
  verdicts: {
    sooner: (asked, found) => `Der Gewinn dauert nur ${found} statt ${asked}: finde den kürzeren.`,
    forced: "Das ist keine Aufgabe: Es gibt weniger als drei Züge zur Auswahl.",
    noWin: (player, count) => `Das ist keine Aufgabe: ${player} kann in ${moves(count)} keinen Gewinn erzwingen.`,
    undecided: (count) =>
      `Nicht entschieden: Einen Gewinn in ${moves(count)} zu beweisen oder zu widerlegen, dauert hier zu lange.`,
    cooked: (count, found, isMore) =>
      `Das ist keine Aufgabe: ${isMore ? "Mindestens " : ""}${found} Züge gewinnen in ${moves(count)}. Wähle einen, um seine Variante zu sehen.`,
  },
  result: {
    none: "Noch keine Aufgabe gelöst.",
    game: (solved, tried) => `${solved} von ${tried} im ersten Versuch ohne Tipps gelöst.`,
    streak: (now, best) => `In Folge, über alle Spiele: ${now}; höchstens ${best}.`,
  },
  next: "Nächste",
  cancel: "Anhalten",
  linkCopied: "Der Link zu dieser Aufgabe ist kopiert.",
  linkNotCopied: "Kopieren ist hier nicht erlaubt: Der Link steht in der Adresszeile.",
  wrongLink: (what) => `Dieser Link lässt sich nicht öffnen: ${what} Hier ist stattdessen eine andere Aufgabe.`,
  wrongText: (what) => `Das lässt sich nicht lesen: ${what}`,
  wrong: {
    turns: (least, most) => `eine Zugzahl von ${least} bis ${most} oder ein Bereich wie 2-3`,
    grades: (most) => `ein Grad von 0 bis ${most} oder ein Bereich wie 3-6`,
    exactly: "n mit einer einzelnen Zugzahl, weil die Stellung gegeben ist",
    noSeed: "weder Startwert noch Grad noch Version, weil die Stellung gegeben ist",
  },
};
