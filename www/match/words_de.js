// All texts of the games page: German.

const numbers = new Intl.NumberFormat("de");
const number = (/** @type {number} */ value) => numbers.format(value);
const percent = (/** @type {number} */ part) => `${number(Math.round(part * 100))} %`;
const short = (/** @type {number} */ value) => number(Math.round(value * 10) / 10 || 0).replace("-", "−");
const plies = (/** @type {number} */ count) => `${count} ${count === 1 ? "Zug" : "Zügen"}`;

/** @type {import("./words.js").Words} */
export const words = {
  pageTitle: (game) => `${game} · Plyground`,
  seatName: (player, side) => `${player} (zieht als ${side === "first" ? "Erster" : "Zweiter"})`,

  opponent: {
    against: (level) => `gegen ${level}`,
    friend: "gegen Mitspieler",
    both: "zu zweit hier",
    show: (first, second) => `${first} gegen ${second}`,
    person: "Jemand an diesem Bildschirm",
  },

  levels: {
    you: { name: "Du", hard: "", about: "" },
    random: {
      name: "Zufall",
      hard: "Noch kein Gegner: zieht ohne jeden Plan.",
      about: "Spielt einen zufälligen erlaubten Zug.",
    },
    beginner: {
      name: "Anfänger",
      hard: "Leicht zu schlagen: gut, um die Regeln zu lernen.",
      about: "Sieht einen Zug weit und zählt nur die eigenen Züge.",
    },
    easy: {
      name: "Leicht",
      hard: "Nach ein paar Spielen zu schlagen: sieht nur die nächste Drohung.",
      about: "Sieht zwei Züge weit und spielt oft einen schwächeren Zug.",
    },
    medium: {
      name: "Mittel",
      hard: "Schwer für Anfänger: Unachtsame Züge verlieren.",
      about: "Durchsucht bis zu 4.000 Stellungen je Zug.",
    },
    strong: {
      name: "Stark",
      hard: "Sehr schwer: Die ersten Spiele gehen meist verloren.",
      about: "Durchsucht 100.000 Stellungen je Zug mit unserer besten Bewertung.",
    },
    friend: {
      name: "Mitspieler per Link",
      hard: "",
      about: "Spielt auf einem anderen Gerät: Nach jedem Zug schickt ihr euch einen Link.",
    },
    perfect: {
      name: "Vollkommen",
      hard: "Am schwersten: verschenkt nie ein gewonnenes Spiel.",
      about: "Löst das Spiel, wo es geht, und verliert so spät wie möglich.",
    },
  },

  turn: {
    you: (player) => `Du bist dran – ${player}`,
    side: (player) => `${player} ist dran`,
    pass: (turn) => `${turn}. Kein Stein kann ziehen: Du musst passen.`,
    task: (turn, task) => `${turn}. ${task}`,
    thinking: (player) => `${player} denkt nach …`,
    friend: (player) => `${player} ist am Zug – schick deinen Zug ab`,
    waiting: (player) => `${player} ist dran – angehalten`,
    looking: (at, count) =>
      at ? `Zug ${at} von ${count}: Rückblick.` : `Anfang, ${count} ${count === 1 ? "Zug" : "Züge"}: Rückblick.`,
    over: (_, turns) => `Zu Ende nach ${plies(turns)}`,
    branch: (at, turn) => `Variante ab Zug ${at}. ${turn}`,
  },
  end: {
    youWon: "Du hast gewonnen",
    youLost: "Du hast verloren",
    helped: (who, hints) => `${who}, mit ${hints} ${hints === 1 ? "Tipp" : "Tipps"}`,
    lesson: "Wie denkt die Engine?",
    won: (winner) => `${winner} hat gewonnen`,
    drawn: "Unentschieden",
    because: (who, why) => (why ? `${who}: ${why}.` : `${who}.`),
    playAs: (player) => `Als ${player} spielen`,
    harder: (level) => `Schwerer: ${level}`,
    easier: (level) => `Versuch es mit ${level}`,
    next: "Nach dem Spiel",
    rematch: "Revanche",
    step: "Züge durchgehen",
    copy: "Züge kopieren",
    close: "Schließen",
  },
  steps: {
    first: "Erste Stellung",
    back: "Einen Zug zurück",
    forward: "Einen Zug vor",
    last: "Letzte Stellung",
  },
  begun: (what) => `${what} „Zurück“ holt dein letztes Spiel wieder.`,
  recovered: (turn) => `Dein letztes Spiel ist wieder da. ${turn}`,
  undone: (turn) => `Zug zurückgenommen. ${turn}`,
  looked: (at, count, made, turn) => `Zug ${at} von ${count}: ${made}. ${turn}`,
  looking: (at, count, made, next) =>
    `Rückblick auf ${made === undefined ? "den Anfang" : `Zug ${at} von ${count}: ${made}`}. ${next}`.trim(),
  branches: "Ein Zug von hier beginnt eine Variante; das Spiel bleibt, wie es ist.",
  back: "Zurück zum Spiel",
  backInGame: (turn) => `Das ist wieder das Spiel. ${turn}`,
  seated: (player, turn) => `Du spielst jetzt ${player}. ${turn}`,
  pace: (milliseconds) => (milliseconds ? `${number(milliseconds / 1000)} s je Zug` : "ohne Pause"),
  friend: {
    played: (moves) => `Dein Mitspieler hat ${moves} gezogen. Du bist dran.`,
    copied: "Link kopiert. Schick ihn deinem Mitspieler.",
    older: (missing, turn) =>
      `Dieser Link ist älter als dein Spiel: Hier ist es, ${missing} ${missing === 1 ? "Zug" : "Züge"} weiter. ${turn}`,
    differs: (at, turn) =>
      `Dieser Link weicht ab Zug ${at} von deinem Spiel ab und wird deshalb als Variante gezeigt. ${turn}`,
  },
  resumed: (turn) => `Willkommen zurück: Das ist dein letztes Spiel. ${turn}`,
  noLevel: (level) => `Diese Version von Plyground kennt die Stufe „${level}“ nicht`,
  notResumed: "Dein letztes Spiel ließ sich nicht öffnen, deshalb beginnt hier ein neues.",
  moved: (player, move, turn) => `${player} ${move}. ${turn}`,
  passed: (player, turn) => `${player} passt. ${turn}`,
  best: {
    plain: (move) => move,
    worth: (move, worth) => `${move}: ${worth}`,
    holds: (move, count) => `${move}: hält am längsten, noch ${count} ${count === 1 ? "Zug" : "Züge"}`,
  },
  hint: (best) => `Die Engine würde so ziehen: ${best}.`,
  hintPass: (worth) => `Die Engine würde passen: ${worth}.`,
  noHint: "Kein Tipp: Hier ist kein Zug möglich.",
  compared: (best) => `Grün ist am besten. ${best}.`,
  alike: (worth) => `Alle Züge sind gleich gut: ${worth}.`,
  lost: {
    longest: (move, count) =>
      `Hier verliert jeder Zug; ${move} hält am längsten, ${count} ${count === 1 ? "Zug" : "Züge"}.`,
    alike: (count) => `Hier verliert jeder Zug; alle halten ${count} ${count === 1 ? "Zug" : "Züge"} lang.`,
    unknown: (move) =>
      `Hier verliert jeder Zug; welcher am längsten hält, steht nicht fest. Die Engine würde ${move} ziehen.`,
  },
  refused: {
    over: "Das Spiel ist zu Ende.",
    paused: "Das Spiel ist angehalten.",
    looking: "Du schaust zurück, und hier ist die Engine dran.",
    engine: "Die Engine ist dran.",
    friend: "Du bist nicht dran: Schick den Link ab und öffne den, der zurückkommt.",
    pass: "Kein Stein kann ziehen: Drück unter dem Brett auf „Passen“.",
    far: "Dorthin kann deine Figur nicht ziehen.",
    taken: "Dort steht schon eine Figur.",
    notYours: "Das ist nicht deine Figur.",
  },

  worth: {
    won: (player) => `${player} hat gewonnen`,
    win: (player, count) => `${player} gewinnt${count ? ` in ${plies(count)}` : ""}`,
    chance: (player, chance) => `${player} ${percent(chance)}`,
    valued: (worth, value) => `${worth} (Wert ${short(value)})`,
    brief: (chance) => percent(chance),
    briefEnd: (wins, count) => (wins ? `Sieg ${count ?? ""}`.trim() : count === undefined ? "verl." : `hält ${count}`),
    briefDraw: "remis",
    draw: "unentschieden",
    unknown: "noch nicht bekannt",
  },
  thinking: {
    idle: "Noch nichts.",
    line: (depth, nodes, rate) =>
      `Tiefe ${depth}, ${number(nodes)} Stellungen${rate ? `, ${number(Math.round(rate / 1000))} Tausend je Sekunde` : ""}.`,
    graph: (ply, worth) => `Nach ${plies(ply)}: ${worth}`,
  },
  preview: {
    sign: "Vorschau",
    name: (move, at) => `${move}, Zug ${at} dieser Variante: die Stellung danach zeigen`,
    told: (moves, length) =>
      `Vorschau, Zug ${moves.length} von ${length}: ${moves.join(" ")}. Das Spiel ist unverändert.`,
    closed: "Das ist wieder das Spiel.",
    frozen: "Das ist eine Vorschau. Geh zum Ziehen zurück zum Spiel.",
  },

  board: {
    free: "frei",
    stands: (player) => `hier steht ${player}`,
    reach: (count) => `kann auf ${count} ${count === 1 ? "Feld" : "Felder"}`,
    target: "als Ziel möglich",
  },
  historyMove: (at, move) => `Zug ${at}: ${move}`,
  hand: "Stein zum Einsetzen",
  placeRest: "Den Rest zufällig setzen",
  pass: "Passen",
  pause: "Anhalten",
  resume: "Weiter",
  linkCopied: "Der Link zu diesem Spiel ist kopiert.",
  restarted: (turn) => `Das Spiel beginnt von vorn. ${turn}`,
  shareTitle: (game) => `Eine Partie ${game}`,
  wrongLink: (what) => `Dieser Link lässt sich nicht öffnen: ${what} Stattdessen beginnt hier ein neues Spiel.`,
  wrongText: (what) => `Das ist nicht zu lesen: ${what}`,
  rules: {
    close: "Regeln schließen",
    trial: "Ein erster Zug zum Ausprobieren",
    again: "Von vorn",
    tried: "Du hast schon gezogen: Drück auf „Von vorn“, um es noch einmal zu versuchen.",
  },
  engine: {
    "unknown-game": (input, games) => `„${input}“ ist kein Spiel: erwartet wird ${games}`,
  },
  recordCopied: "Die Züge sind kopiert.",
  recordNotCopied: "Kopieren ist hier nicht erlaubt: Markiere den Text und kopiere ihn von Hand.",
};

/** The texts of the page's HTML, by the English. @type {Record<string, string>} */
export const html = {
  "Plyground: games against the engine": "Plyground: Spiele gegen die Engine",
  "New game": "Neues Spiel",
  "Switch sides": "Seiten tauschen",
  "Step through the moves": "Züge durchgehen",
  "Show result": "Ergebnis zeigen",
  "First position": "Erste Stellung",
  "How does it think?": "Wie denkt die Engine?",
  Opponent: "Gegner",
  "Choose both players": "Beide Spieler wählen",
  Review: "Analyse",
  Send: "Senden",
  "Send move": "Zug senden",
  "One move back": "Einen Zug zurück",
  "One move forward": "Einen Zug vor",
  "Last position": "Letzte Stellung",
  Pace: "Tempo",
  Rematch: "Revanche",
  "Show the search": "Suche zeigen",
  "Copy moves": "Züge kopieren",
  Compare: "Vergleich",
  More: "Mehr",
  "Flip the board": "Brett drehen",
  Pause: "Anhalten",
  "Preview of a line": "Vorschau einer Variante",
  "Step back": "Zug zurück",
  "Step forward": "Zug vor",
  "Back to the game": "Zurück zum Spiel",
  "What the engine thinks": "Was die Engine denkt",
  "also while I think": "auch, während ich nachdenke",
  "No search yet.": "Noch nichts.",
  "No moves yet. They are listed here: press one to see the position after it.":
    "Noch keine Züge. Hier werden sie stehen: Drück auf einen, um die Stellung danach zu sehen.",
  "Your games": "Deine Partien",
  "Game and position as text": "Spiel und Stellung als Text",
  "Set up": "Aufstellen",
  "Set up a position": "Stellung aufbauen",
  "Set up a position on the board": "Eine Stellung auf dem Brett aufbauen",
  "Check this position as a problem": "Diese Stellung als Aufgabe prüfen",
  "Record of the game": "Mitschrift des Spiels",
  Read: "Lesen",
  Save: "Speichern",
  "Open a file…": "Datei öffnen …",
  "numbers on the squares": "Nummern auf den Feldern",
  "Warn me if my move gives away a proven win or draw":
    "Warne mich, wenn mein Zug einen bewiesenen Sieg oder ein bewiesenes Remis verschenkt",
  "Chances to win": "Gewinnchancen",
  "Course of the game": "Verlauf des Spiels",
  "Link to this game": "Link zu diesem Spiel",
  "with the moves": "mit den Zügen",
  "pick up a piece, put it down, or go straight to a square":
    "eine Figur aufnehmen, absetzen oder gleich auf ein Feld gehen",
  "put the piece back": "die Figur zurückstellen",
  hint: "Tipp",
  "compare moves": "Züge vergleichen",
  "What the percentages mean": "Was die Prozentzahlen bedeuten",
  "The percentage is the score that the named player can expect from this position: a win counts as 1 and a draw as one half. It is computed from the engine’s value, shown in brackets, by a curve fitted to games between engines. “Wins in 5 moves”, “win 5” on the board, is certain and counts the moves of both players; “holds 5” means that the game is lost after so many. Without a number, only the winner is certain.":
    "Die Prozentzahl ist das Ergebnis, mit dem der genannte Spieler aus dieser Stellung rechnen kann: Ein Sieg zählt 1, ein Remis ½. Sie folgt aus dem Wert der Engine, der in Klammern steht, nach einer Kurve, die an Spiele zwischen Engines angepasst wurde. „Gewinnt in 5 Zügen“, auf dem Brett „Sieg 5“, ist sicher; „hält 5“ heißt: nach so vielen Zügen verloren. Gezählt werden die Züge beider Seiten. Ohne Zahl steht nur fest, wer gewinnt.",
  "flip the board": "das Brett drehen",
  "pause or resume the engine": "die Engine anhalten oder weiterziehen lassen",
  "new game": "neues Spiel",
};
