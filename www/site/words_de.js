// All texts of the play page and of embedded boards, and of the HTML of all pages: German.

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${number(count)} ${count === 1 ? one : many}`;
const numbers = new Intl.NumberFormat("de");
const number = (/** @type {number} */ value) => numbers.format(value);
const dates = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
const dateOf = (/** @type {string} */ day) => dates.format(new Date(day));
const moves = (/** @type {number} */ count) => plural(count, "Zug", "Züge");
const inMoves = (/** @type {number} */ count) => plural(count, "Zug", "Zügen");

const ordinals = ["", "", "zweite", "dritte", "vierte", "fünfte"];

/** @type {Record<import("../boards/tiles.js").Way, string>} */
const way = { left: "nach links", right: "nach rechts", up: "nach oben", down: "nach unten" };

/** @type {Record<string, (input: string) => string>} */
const REFUSED = {
  "unknown-game": (input) => `„${input}“ ist kein Spiel: erwartet wird slide2, slide3, slide4 oder slide5`,
  "bad-position": (input) =>
    `„${input}“ ist keine Stellung: erwartet wird ein Muster aus drei Ziffern, in SlideFive vier, ein Punkt und jede Kachel genau einmal, wie in 115.987654321`,
  "unreachable-position": (input) =>
    `„${input}“ ist nicht lösbar: die Reihenfolge der Kacheln lässt sich in diesem Muster nicht erreichen`,
  "bad-move": (input) => `„${input}“ ist kein Zug: erwartet wird eine Zeile oder Spalte, wie in R2 oder C3`,
  "illegal-move": (input) => `„${input}“ ist in dieser Stellung nicht möglich`,
  "bad-distance": (input) =>
    `keine Stellung hat den Abstand ${input}: erwartet wird 0 bis 12 in SlideTwo, 0 bis 26 in SlideThree`,
  "bad-table": (input) => `die Tabelle ist beschädigt (${input})`,
  "bad-days": (input) => `Zeile ${input} der Tagesaufgaben ist beschädigt`,
  "not-available": () => "das gibt es für dieses Spiel noch nicht",
  trap: (input) =>
    `die Engine ist hieran gescheitert, vielleicht weil der Speicher nicht reichte, und neu gestartet (${input})`,
  stopped: () => "die Engine kam mit dieser Aufgabe nicht zu Ende",
  "no-worker": () => "dieser Browser kann keinen Worker starten",
  undecided: () => "nicht entschieden, als die Grenze der Suche erreicht war: erwartet wird ein kürzeres Problem",
  "no-entropy": () => "dieser Browser gibt keinen Zufall her",
};

/** @type {import("./words.js").Words} */
export const words = {
  loading: "Die Engine wird geladen …",
  ready: "Zieh eine Kachel oder tipp sie an.",
  restarted: "Das Rätsel beginnt von vorn. „Vor“ holt die Züge zurück.",
  origin: {
    start: "Der klassische Anfang",
    position: "Aus einer Stellung",
    seed: (seed) => `Startwert „${seed}“`,
    random: "Zufälliges Rätsel",
    today: "Rätsel des Tages",
    day: (day) => `Rätsel vom ${dateOf(day)}`,
    warmUp: (day) => (day ? `Aufwärmrätsel vom ${dateOf(day)}` : "Zum Aufwärmen"),
    extra: (day) => `Zusatzrätsel${day ? ` vom ${dateOf(day)}` : ""}`,
    distance: (distance) => `, ${moves(distance)}`,
  },

  meter: { moves: "Züge", optimum: "Optimal", distance: "Zum Ziel" },
  controls: {
    meter: "Zähler",
    undo: "Zurück",
    redo: "Vor",
    restart: "Von vorn",
    pause: "Anhalten",
    hint: "Tipp",
    solution: "Lösung",
    flip: "Drehen",
    review: "Analyse",
    rules: "Regeln",
    search: "Suche zeigen",
    share: "Teilen",
    open: "Plyground ↗",
  },
  controlsName: "Spielen",

  closer: "einen näher",
  farther: "einen weiter weg",
  move: (line, way) => `die ${line} ${way}`,
  playedTo: (closer, distance) => `${closer ? "Einen näher" : "Einen weiter weg"} – noch ${moves(distance)}.`,
  frozen: "Das ist die Lösung. Mit „Zurück zu meinem Spiel“ geht es weiter.",
  undone: (move) => `Zurückgenommen: ${move}.`,
  unknown: "–",
  stair: (path) => `Abstand zum Ziel nach jedem Zug: ${path.join(", ")}`,
  done: "fertig",
  streak: (days) => `${days} ${days === 1 ? "Tag" : "Tage"} in Folge`,
  today: "Heute",
  historyMove: (at, move) => `Zug ${at}: ${move}`,

  board: {
    way,
    or: (parts) => parts.join(" oder "),
    place: (row, column) => `Zeile ${row} Spalte ${column}`,
    tile: (tile, ways) => `Kachel ${tile}, ${ways ? `gleitet ${ways}` : "kann nicht gleiten"}`,
    blank: (ways) => `leer${ways ? `, ein Block gleitet ${ways} hinein` : ""}`,
    line: (row, at, columns) =>
      row
        ? `${at === 1 ? "oberste" : at === columns ? "unterste" : columns === 3 ? "mittlere" : ordinals[at]} Zeile`
        : `${at === 1 ? "linke" : at === columns ? "rechte" : columns === 3 ? "mittlere" : ordinals[at]} Spalte`,
    ask: (ways) => `${ways.join(" oder ")}?`,
    slides: (way) => `Der Block gleitet ${way}.`,
    noBlockIntoBlank: "In dieses leere Feld kann kein Block gleiten: Ein Block füllt eine Linie bis auf ein Ende.",
    noBlock: "Diese Kachel kann nicht gleiten: Weder ihre Zeile noch ihre Spalte enthält einen ganzen Block.",
    tooFew: (line, count, size) =>
      `Die ${line} kann nicht gleiten: Sie enthält ${count === 1 ? "eine Kachel" : `${count} Kacheln`}, und ein Block braucht ${size} nebeneinander.`,
    otherWay: (line, only) => `Die ${line} gleitet nur ${way[only]}: Ihr leeres Feld liegt an diesem Ende.`,
  },

  hint: {
    block: (line) => `Tipp 1 von 3: Sieh dir die ${line} an.`,
    way: (move) => `Tipp 2 von 3: Schieb ${move}.`,
    line: (moves, more) =>
      `Tipp 3 von 3: Schieb ${moves.join(", dann ")}.${more ? ` „Lösung“ zeigt ${more === 1 ? "den letzten Zug" : `die übrigen ${more} Züge`}.` : ""}`,
    solverLine: (count) =>
      `Tipp 3 von 3: Das ist der erste von ${inMoves(count)}, die der Löser gefunden hat. „Lösung“ zeigt alle.`,
    solved: "Kein Tipp: Das Rätsel ist gelöst.",
  },
  noDistances: (game) => `Hier gibt es keine Tipps: ${game} hat zu viele Stellungen, um die Abstände zu kennen.`,
  solving: "Ein Weg wird gesucht: Das kann einige Sekunden dauern.",
  peek: (good) => `Näher: ${good.join(" oder ")}.`,

  won: {
    result: (made, optimum, helped) =>
      made === optimum
        ? `${made} von ${optimum}${helped ? "" : " – perfekt"}.`
        : `${moves(made)}${!optimum ? "" : `; ${optimum === 1 ? "1 genügt" : `${optimum} genügen`}`}.`,
    solved: (result) => `Gelöst: ${result}`,
    already: "Das ist die gelöste Stellung.",
    help: (helped) => (helped ? "Mit Tipps." : "Ohne Tipps."),
  },

  partMissing: "Dieser Teil der Seite ließ sich nicht laden. Besteht eine Verbindung zum Netz?",
  engine: {
    restarted: "Die Engine blieb stehen und wurde neu gestartet.",
    mainThread:
      "Dieser Browser kann keinen Worker starten. Die Engine läuft in der Seite selbst, es kann also ruckeln.",
    failed: (reason) => `Die Engine konnte nicht starten: ${reason}`,
  },

  share: {
    copied: "Kopiert.",
    linkCopied: "Der Link zu diesem Rätsel ist kopiert.",
    saveSvg: "Als SVG speichern",
    savePng: "Als PNG speichern",
    copyPicture: "Bild kopieren",
    noPicture: "Das Bild ließ sich hier nicht herstellen oder kopieren.",
    copyFailed: "Kopieren ist hier nicht erlaubt: den Text bitte auswählen und von Hand kopieren.",
    title: (game) => `Ein ${game}-Rätsel`,
    text: (game, distance) =>
      distance === undefined
        ? `Wer löst dieses ${game}-Rätsel?`
        : `Wer löst dieses ${game}-Rätsel? Es braucht mindestens ${moves(distance)}.`,
  },

  files: {
    large: (name) => `„${name}“ ist zu groß: erwartet wird eine Textdatei, die hier gespeichert wurde.`,
    binary: (name) => `„${name}“ ist keine Textdatei: erwartet wird eine, die hier gespeichert wurde.`,
    empty: (name) => `„${name}“ ist leer: erwartet wird eine Textdatei, die hier gespeichert wurde.`,
    part: (name) =>
      `Das Ende von „${name}“ fehlt: erwartet wird die ganze Datei. Am besten noch einmal kopieren oder herunterladen.`,
    line: (line) =>
      `„${line}“ ist keine Zeile einer Rätseldatei: erwartet werden Zeilen wie „game: slide3“, „seed: wort“ oder „position: 115.987654321“ und am Ende „moves: R2C3“.`,
    matchGame: (game) => `Diese Datei enthält eine Partie ${game}: Sie lässt sich auf der Seite der Spiele öffnen.`,
    puzzle: (game) => `Diese Datei enthält ein Rätsel, ${game}: Es lässt sich auf der Seite der Rätsel öffnen.`,
    opened: (name) => `„${name}“ ist geöffnet.`,
    refused: (reason) => `Die Datei wurde nicht geöffnet: ${reason} Nichts hat sich geändert.`,
  },

  embed: {
    themes: { auto: "wie die Seite", light: "hell", dark: "dunkel" },
    palettes: { classic: "klassisch", ocean: "Meer", forest: "Wald", grey: "grau" },
    elsewhere: "In Plyground spielen",
  },

  wrong: {
    link: (reason) => `Dieser Link lässt sich nicht öffnen: ${reason} Stattdessen steht hier der klassische Anfang.`,
    puzzle: (reason) => `Dieses Rätsel lässt sich nicht öffnen: ${reason}`,
    game: (reason) => `Dieses Spiel lässt sich nicht öffnen: ${reason}`,
    ignored: (keys) =>
      ` ${keys.map((key) => `„${key}“`).join(", ")} im Link ${keys.length === 1 ? "ist unbekannt und wurde" : "sind unbekannt und wurden"} übergangen.`,
    foreign: (name) => `„${name}“ gehört nicht zu diesem Spiel.`,
    twice: (key) => `„${key}“ steht zweimal im Link: erwartet wird es einmal.`,
    contradiction: (one, other) => `„${one}“ und „${other}“ widersprechen sich: erwartet wird eines von beiden.`,
    value: (key, value, expected) => `„${key}=${value}“ ist unverständlich: erwartet wird ${expected}.`,
    distanceAlone: (key) => `„${key}“ braucht einen Startwert oder einen Tag daneben.`,
    move: (key, reason) =>
      `${key ? `„${key}“ enthält einen Zug` : "Ein Zug ist dabei"}, der nicht möglich ist: ${reason}.`,
    expected: {
      version: (known) => `${known}, der Generator dieser Seite; ein Link zu einer Stellung veraltet nie`,
      day: "ein Datum, wie in 2026-11-20, oder today",
      dayUntil: (last) => `ein Tag bis ${last} (UTC), wie in 2026-11-20, oder today`,
      seed: "irgendein Text",
      distance: "ein Abstand zum Ziel, etwa 12",
      moves: "Züge hintereinander, wie in R2C3",
      fewer: (most) => `höchstens ${most} Züge`,
      arrows: "Pfeile zwischen Feldern dieses Bretts, wie in c3-d4,d4xe5",
      marks: "Felder dieses Bretts, wie in c3,d4",
    },
    engine: (code, input, message) => REFUSED[code]?.(input) ?? message,
  },
};

/** The texts of the header’s HTML, by the English. @type {Record<string, string>} */
export const header = {
  Pages: "Seiten",
  Today: "Heute",
  Puzzles: "Rätsel",
  Games: "Spiele",
  Learn: "Lernen",
  Lab: "Labor",
  Teach: "Unterricht",
  Play: "Spielen",
  Problems: "Aufgaben",
  "Play or solve": "Spielen oder lösen",
  Menu: "Menü",
  Statistics: "Statistik",
  Licences: "Lizenzen",
  Language: "Sprache",
};

/** The texts of most pages’ HTML, by the English. @type {Record<string, string>} */
export const html = {
  ...header,
  "Skip to the board": "Zum Brett springen",
  Rules: "Regeln",
  "Problems of the day": "Aufgaben des Tages",
  "Keys <kbd>?</kbd>": "Tasten <kbd>?</kbd>",
  "Loading the engine…": "Die Engine wird geladen …",
  Moves: "Züge",
  Share: "Teilen",
  Undo: "Zurück",
  Redo: "Vor",
  Hint: "Tipp",
  Game: "Spiel",
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird irgendwohin gesendet.",
  Copy: "Kopieren",
  "Send…": "Senden …",
  "As a QR code": "Als QR-Code",
  "As a picture": "Als Bild",
  "The link as a QR code": "Der Link als QR-Code",
  "As text": "Als Text",
  "Link by position, which never expires": "Link über die Stellung, der nie veraltet",
  Position: "Stellung",
  Drawing: "Zeichnung",
  "In your own web page": "In der eigenen Webseite",
  Width: "Breite",
  Scheme: "Schema",
  Colours: "Farben",
  Controls: "Bedienung",
  "As an element": "Als Element",
  "As a frame": "Als Rahmen",
  'Playable preview. More in the <a href="./examples/">gallery of examples</a>.':
    'Spielbare Vorschau. Mehr in der <a href="./examples/">Galerie der Beispiele</a>.',
  Close: "Schließen",
  "Keys on the board": "Tasten auf dem Brett",
  "move between squares": "zwischen Feldern wechseln",
  "<kbd>Enter</kbd> or <kbd>Space</kbd>": "<kbd>Enter</kbd> oder <kbd>Leer</kbd>",
  "undo, redo": "zurück, vor",
  "show these keys": "diese Tasten zeigen",
  "single-letter keys": "Buchstabentasten",
};
