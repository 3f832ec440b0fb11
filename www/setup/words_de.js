// Texts of the page on which positions are set up: German.

const millions = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const within = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;
const held = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

/** @type {import("./words.js").Words} */
export const words = {
  pageTitle: (game) => `Stellung aufbauen: ${game} · Plyground`,
  ready: "Wähle einen Stein und tipp auf Felder.",
  choice: (piece, count) => `${piece}, ${count} auf dem Brett`,
  eraser: "Steine entfernen",
  toMove: "Am Zug",
  given: (player) => `${player} ist am Zug: Das folgt aus der Zahl der Steine und benutzten Felder.`,
  part: "Teil des Zuges",
  parts: { 1: "erster: schlagen", 2: "zweiter", 0: "Steine werden eingesetzt" },
  height: (height) => `Höhe ${height}`,
  put: (square, piece) => `${square}: ${piece}.`,
  removed: (square) => `${square}: leer.`,
  moved: (from, to, piece) => `${from} nach ${to}: ${piece}.`,
  chosen: (piece) => `Gewählt: ${piece}.`,
  cleared: "Das Brett ist leer.",
  started: "Das ist die Anfangsstellung.",
  undone: "Zurückgenommen.",
  redone: "Wiederholt.",
  taken: "Die Stellung steht auf dem Brett.",
  movesNext: (player) => `${player} ist am Zug.`,
  notHere: "Hier kann nichts stehen.",
  wrongHere: "gegen die Regeln",
  fine: (player) => `Spielbereit: ${player} ist am Zug.`,
  over: (why) => `Hier ist das Spiel zu Ende: ${why}.`,
  refused: {
    none: ({ player }) => `${player} hat keine Steine.`,
    many: ({ player, count, most }) => `${player} hat ${count} Steine: Höchstens ${most} sind möglich.`,
    lastRow: ({ player }) => `${player} hat einen Stein auf der letzten Reihe und kann nicht am Zug sein.`,
    kings: ({ player }) => `${player} hat einen Stein auf der letzten Reihe: Dort muss er eine Dame sein.`,
    two: ({ player }) => `${player} gibt es nur einmal.`,
    firstMissing: ({ player }) => `${player} beginnt: Auch ${player} muss auf das Brett.`,
    early: ({ player }) => `Kein Feld ist verbraucht, bevor ${player} auf dem Brett steht.`,
    kindMany: ({ player, count, pieces, most }) =>
      `Von ${player} sind ${count} ${pieces} sichtbar: Höchstens ${most} sind möglich.`,
    tall: ({ player, count, stacks, most }) =>
      `${player} hat ${held(count, "Stein", "Steine")} in ${held(stacks, "Stapel", "Stapeln")}: Höchstens ${most} sind jetzt möglich.`,
    placing: () =>
      "Solange eingesetzt wird, stehen alle Steine einzeln, Weiß hat gleich viele wie Schwarz oder einen mehr, und ein Punkt ist frei.",
    full: () => "Auf dem vollen Brett beginnt der Zug: Wähle seinen ersten Teil.",
  },
  proof: {
    start: "Beweisen",
    stop: "Anhalten",
    stopped: "Der Beweis wurde angehalten.",
    none: "Bau zuerst eine Stellung auf, in der gespielt werden kann.",
    trying: (turns, most) =>
      turns === 1
        ? `Gibt es einen Gewinn in 1 Zug?`
        : `Kein Gewinn in ${within(turns - 1)}. Gibt es einen in ${turns}${turns < most ? ` (von ${most})` : ""}?`,
    seconds: (seconds) => `${seconds} s`,
    searched: (searched, budget, seconds) =>
      `${millions.format(searched / 1e6)} von höchstens ${budget / 1e6} Mio. Stellungen, ${seconds} s`,
    only: "Gewinnt nur ein einziger Zug?",
    before: (player, turns) => `Bewiesen ist: In ${within(turns)} gewinnt ${player} nicht.`,
    sound: (player, turns, key) =>
      turns
        ? `Ja: ${player} gewinnt in ${within(turns)}, und nur mit ${key.join(" ")}.`
        : `Ja: Nur ${key.join(" ")} gewinnt für ${player}.`,
    solve: "Als Aufgabe öffnen",
    lines: "Varianten durchgehen",
  },
  copied: "Kopiert.",
  notCopied: "Dieser Browser lässt das Kopieren nicht zu: Markiere den Text und kopiere ihn von Hand.",
  wrongLink: (what) => `Dieser Link lässt sich nicht öffnen: ${what} Hier ist die Anfangsstellung.`,
};

/** The texts of the page's HTML, by the English. @type {Record<string, string>} */
export const html = {
  "Plyground: set up a position": "Plyground: Stellung aufbauen",
  "Set up a position": "Stellung aufbauen",
  Piece: "Stein",
  Undo: "Zurück",
  Clear: "Leeren",
  Start: "Anfang",
  Flip: "Drehen",
  lower: "niedriger",
  higher: "höher",
  "Play from here": "Ab hier spielen",
  "Show the search": "Suche zeigen",
  "Is this a problem?": "Ist das eine Aufgabe?",
  "Checks whether the side to move can force a win this soon, and whether only one move does it.":
    "Geprüft wird, ob die Seite am Zug den Gewinn in so vielen Zügen erzwingt und ob nur ein Zug das schafft.",
  "Moves to win": "Züge bis zum Gewinn",
  "Any number, if no other move wins at all": "Beliebig viele, wenn kein anderer Zug überhaupt gewinnt",
  Prove: "Beweisen",
  "Position as text": "Stellung als Text",
  "Paste a position or a link": "Stellung oder Link einfügen",
  "As a picture": "Als Bild",
  "Link to this position": "Link zu dieser Stellung",
  "The link always shows what is on the board.": "Der Link zeigt immer, was auf dem Brett steht.",
  "Rules and size": "Regeln und Größe",
  "What the rules say": "Was die Regeln sagen",
  "put the chosen piece, or remove it": "den gewählten Stein setzen oder entfernen",
  "empty the square": "das Feld leeren",
  "choose a piece": "einen Stein wählen",
  "choose what removes pieces": "das Entfernen wählen",
  "lower or higher stacks": "niedrigere oder höhere Stapel",
  "change the side to move": "die andere Seite an den Zug lassen",
  "undo, redo": "zurück, wieder vor",
  "flip the board": "das Brett drehen",
};
