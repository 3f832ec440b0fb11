// All texts of the review of a game: German.

const list = new Intl.ListFormat("de");
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Züge"}`;
const ofMoves = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;
const rest = (/** @type {number[]} */ costs) =>
  costs.length === 1
    ? `der andere kostete ${costs[0]} Punkte`
    : `die anderen kosteten ${list.format(costs.map(String))} Punkte`;
const keptVerb = (/** @type {number} */ count) => (count === 1 ? "hielt" : "hielten");

/** @type {import("./words.js").Words} */
export const words = {
  review: "Analyse",
  lost: "Wo habe ich verloren?",
  won: "Wie habe ich gewonnen?",
  looked: "Wo kippte das Spiel?",
  valuing: (done, all) => `Zug ${done} von ${all} wird angesehen…`,
  cancel: "Abbrechen",
  cancelled: "Die Analyse wurde abgebrochen.",
  close: "Die Analyse schließen",
  failed: (why) => `Die Analyse endete vorzeitig: ${why}`,
  yours(good, all, costs) {
    if (!costs.length)
      return all === 1 ? "Dein Zug hielt, was du hattest." : `Alle deine ${moves(all)} hielten, was du hattest.`;
    return `${good} von deinen ${ofMoves(all)} ${keptVerb(good)}, was du hattest; ${rest(costs)}.`;
  },
  theirs(player, good, all, costs) {
    if (costs.length) return `${player}: ${good} von ${ofMoves(all)} ${keptVerb(good)} den Wert; ${rest(costs)}.`;
    return `${player}: ${all === 1 ? "Der einzige Zug hielt" : `Alle ${moves(all)} hielten`} den Wert.`;
  },
  fault: {
    win: "Das verschenkt den Sieg. Zurücknehmen?",
    draw: "Das verschenkt das Remis. Zurücknehmen?",
    loss: "Das verliert mit Sicherheit. Zurücknehmen?",
    takeBack: "Zurücknehmen",
  },
  gifts: (result, at) =>
    `Dein Gegner verschenkte mit ${at.length === 1 ? "Zug" : "den Zügen"} ${list.format(at.map(String))} ${{ win: "einen bewiesenen Sieg", draw: "ein bewiesenes Remis", result: "einen bewiesenen Sieg oder ein bewiesenes Remis" }[result]}.`,
  doomed: (player) => `Bei bestem Spiel war ${player} von Anfang an verloren.`,
  slips: (player, points) =>
    `${player ? `${player}: Kein` : "Kein"} Zug kostete allein 10 Punkte; zusammen waren es ${points}.`,
  estimate:
    "Punkte sind Hundertstel eines Siegs. Sie sind geschätzt; Siege und Niederlagen in einer Zahl von Zügen sind bewiesen.",
  point: (ply, points) => `Zug ${ply} kostete etwa ${points} Punkte`,
  gift: {
    win: (ply) => `Zug ${ply} verschenkte einen bewiesenen Sieg`,
    draw: (ply) => `Zug ${ply} verschenkte ein bewiesenes Remis`,
  },
  played: (worth) => ` wurde gespielt: ${worth}.`,
  better: (worth, then) => ` war besser: ${worth}${then ? `, etwa mit ${then}` : ""}.`,
  tags: { played: "gespielt", better: "besser" },
  points: "Wendepunkte",
  chip: (ply) => `Zug ${ply}`,
  curve: (player) => `Chancen von ${player}, Zug für Zug`,
  retry: "Von hier noch einmal",
  next: "Weiter",
  problem: {
    keep: "Als Aufgabe behalten",
    proving: "Es wird bewiesen, dass nur ein Zug gewinnt …",
    stored: "Steht jetzt unter „Meine Aufgaben“.",
    open: "Öffnen",
    cooked: "Nicht behalten: Der Beweis fand mehr als einen Gewinnzug.",
    forced: "Nicht behalten: Es gibt weniger als drei Züge zur Wahl.",
    undecided: "Nicht behalten: Der Beweis dauert hier zu lange.",
    full: "Nicht behalten: Dieser Browser erlaubt es der Seite nicht, oder es fehlt der Platz.",
  },
  trying: "Du bist am Zug. Jeder Zug, der den Wert hält, ist richtig.",
  right: (worth) => `Richtig, das hält ihn: ${worth}.`,
  wrong: (worth) => `Der ist es auch nicht: ${worth}.`,
};
