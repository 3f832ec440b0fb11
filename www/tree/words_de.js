// Texts of the page that shows a search: German.

const number = new Intl.NumberFormat("de");
const tenths = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });
const counted = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${number.format(count)} ${count === 1 ? one : many}`;
const deep = (/** @type {number} */ depth) => `${counted(depth, "Zug", "Züge")} tief`;
const after = (/** @type {string | undefined} */ move) => (move === undefined ? "Nach dem Aussetzen" : `Nach ${move}`);
const inMoves = (/** @type {number} */ plies) => (plies ? ` in ${counted(plies, "Zug", "Zügen")}` : "");
const rest = (/** @type {number} */ left, /** @type {string} */ one, /** @type {string} */ many) => {
  if (left === 0) return "Damit ist diese Variante widerlegt";
  return left === 1
    ? `${one} muss die Suche nicht mehr ansehen`
    : `Die übrigen ${number.format(left)} ${many} muss die Suche nicht mehr ansehen`;
};
/** @param {number} times */
function ratio(times) {
  if (times >= 2) return `${tenths.format(times)}-mal so viele`;
  const percent = Math.round(Math.abs(times - 1) * 100);
  if (percent === 0) return "fast genauso viele";
  return `${percent} % ${times > 1 ? "mehr" : "weniger"}`;
}

/** @type {import("./words.js").Words} */
export const words = {
  pageTitle: (game) => `Eine Suche zum Zusehen: ${game} · Plyground`,
  number: (value) => number.format(value),
  wins: (plies) => `einen Gewinn${inMoves(plies)}`,
  loses: (plies) => `einen Verlust${inMoves(plies)}`,
  shortWin: (plies) => `Sieg ${plies}`,
  shortLoss: (plies) => `Verl. ${plies}`,
  bounds: { exact: (value) => value, least: (value) => `mindestens ${value}`, most: (value) => `höchstens ${value}` },
  pass: {
    first: (depth) => `Die Suche beginnt, ${deep(depth)}. Noch ist jeder Wert möglich.`,
    half: (us, depth, low, high) =>
      `Die Suche beginnt von Neuem, ${deep(depth)}: ${us} bekommt ${low === undefined ? `weniger als ${high}` : `mehr als ${low}`}.`,
    between: (us, depth, low, high) =>
      `Ein Durchgang beginnt, ${deep(depth)}. Erwartet wird für ${us} ein Wert zwischen ${low} und ${high}.`,
    test: (us, depth, high) => `Ein Durchgang beginnt, ${deep(depth)}. Er fragt nur: Bekommt ${us} mindestens ${high}?`,
  },
  enter: {
    full: (mover, move, bounds) => `${mover} versucht ${move}. ${bounds}`,
    bounds: (us, them, low, high) => {
      if (low === undefined && high === undefined) return "Noch gibt es nichts zum Vergleichen.";
      if (high === undefined) return `${us} hat anderswo schon ${low}.`;
      if (low === undefined) return `Anderswo lässt ${them} höchstens ${high} zu.`;
      return `${us} hat anderswo schon ${low}, und ${them} lässt anderswo höchstens ${high} zu.`;
    },
    everything: "Minimax durchsucht jeden Zug.",
    scout: (mover, move, us, isUp, limit) =>
      `${mover} versucht ${move}. Die Suche fragt nur: Bekommt ${us} damit ${isUp ? "mehr" : "weniger"} als ${limit}?`,
    late: (mover, move) => `${mover} versucht ${move}, einen späten Zug, zunächst weniger tief.`,
    again: (mover, move) => `${mover} sieht sich ${move} noch einmal an: Der Zug ist besser als vermutet.`,
    nothing: (mover) => `${mover} setzt aus, um zu sehen, ob schon das gut genug ist.`,
  },
  value: {
    end: (move, us, value) => `${after(move)} steht das Ergebnis fest: ${us} bekommt ${value}.`,
    evaluation: (move, us, value) =>
      `${after(move)} ist die Suche tief genug. Nach der Bewertung bekommt ${us} ${value}.`,
    table: (move, us, value) => `${after(move)} steht die Stellung schon in der Tabelle: ${us} bekommt ${value}.`,
  },
  best: (move, mover, us, isOurs, value) =>
    isOurs
      ? `${move} ist bisher der beste Zug für ${us} und bringt ${value}.`
      : `${move} ist bisher die beste Antwort von ${mover}: ${us} bekommt ${value}.`,
  stand: (mover, us, value) => `${mover} kann hier aufhören: Nach der Bewertung bekommt ${us} dann ${value}.`,
  cut: {
    theirs: ({ us, them, move, value, limit, left }) =>
      `Nach der Antwort ${move} von ${them} bekommt ${us} höchstens ${value}, hat aber anderswo ${limit}. ${rest(left, "Die andere Antwort", "Antworten")}.`,
    ours: ({ us, them, move, value, limit, left }) =>
      `Mit ${move} bekommt ${us} schon ${value}, aber anderswo lässt ${them} höchstens ${limit} zu. ${rest(left, "Den anderen Zug", "Züge")}.`,
    nothing: (mover) => `${mover} steht sogar nach dem Aussetzen gut genug. Kein Zug braucht mehr angesehen zu werden.`,
    pass: (us, move, value) =>
      `Mit ${move} bekommt ${us} mindestens ${value}. Damit ist die Frage dieses Durchgangs beantwortet.`,
  },
  leave: (move, us, value) =>
    `${move === undefined ? "Das Aussetzen" : move} ist durchgerechnet: ${us} bekommt ${value}.`,
  passEnds: (us, depth, value) => `Der Durchgang endet, ${deep(depth)}: ${us} bekommt ${value}.`,
  end: (us, best, value) => `Die Suche ist zu Ende: ${us} spielt ${best} und bekommt ${value}.`,
  drawn: "Unter gleich guten Zügen lost sie einen aus.",
  broken: "Die Suche wurde abgebrochen, daher fehlt hier ein Teil.",
  event: (at, last) => `${number.format(at)} von ${number.format(last)}`,
  play: "Abspielen",
  pause: "Pause",
  root: "Die Stellung an der Wurzel",
  sides: {
    search: [(us) => `${us} wählt den höchsten Wert`, (them) => `${them} wählt den niedrigsten`],
    proof: [(us) => `${us} ist am Zug`, (them) => `${them} ist am Zug`],
    uct: [(us) => `${us} ist am Zug`, (them) => `${them} ist am Zug`],
    depthT: [],
    ida: [],
  },
  lessons: {
    search: ["alpha-beta", "Lektion: Warum man viel von einem Baum weglassen darf"],
    proof: ["proof", "Lektion: Beweiszahlen"],
    uct: ["uct", "Lektion: Probieren und zählen"],
    depthT: ["noise", "Lektion: Suche mit Rauschen"],
    ida: ["deepening", "Lektion: Eine Tiefe nach der anderen"],
  },
  searching: (nodes) => (nodes ? `Die Suche läuft: ${counted(nodes, "Knoten", "Knoten")} …` : "Die Suche läuft …"),
  passName: (depth) => `Tiefe ${depth}`,
  noMove: "Aussetzen",
  leftOut: (left) => `× ${number.format(left)} erspart`,
  counts: {
    search: ["Knoten", "Blätter", "Schnitte", "aus Tabelle"],
    proof: ["Stellungen", "erweitert", "aus Tabelle", "doppelt"],
    uct: ["Knoten", "Durchläufe", "Stellungen", "bewiesen"],
    depthT: ["Besuche", "Stellungen", "Blätter", "beste Blätter"],
    ida: ["Wege", "ausgelassen", "Sackgassen", "Schranken"],
  },
  next: {
    search: "Nächster Schnitt",
    proof: "Nächster Beweis",
    uct: "Nächster Beweis",
    depthT: "Nächstbestes",
    ida: "Nächster Schnitt",
  },
  amount: (amount) => number.format(amount),
  visits: {
    search: (count) => `die Tabelle hat hier oder darunter ${number.format(count)}-mal geantwortet`,
    proof: (count) => `${number.format(count)}-mal besucht`,
    uct: (count) => `${number.format(count)}-mal besucht`,
    depthT: (count) => `Stellung ${number.format(count)}-mal erreicht`,
    ida: (count) => `${number.format(count)}-mal besucht`,
  },
  kinds: {
    main: "Hauptvariante",
    cut: "abgeschnitten",
    all: "alle Züge durchsucht",
    end: "das Spiel ist zu Ende",
    evaluation: "bewertet",
    table: "aus der Tabelle",
    open: "wird gerade durchsucht",
    ahead: "noch nicht durchsucht",
    proven: "Gewinn gezeigt",
    visited: "besucht",
    disproven: "widerlegt",
    goal: "das Ziel",
    minimal: "führt zum kleinsten Wert",
    again: "eine Stellung, die schon erreicht war",
  },
  window: (low, high, isClosed) =>
    isClosed ? `Fenster ${low} … ${high}: geschlossen, also Schnitt` : `Fenster ${low} … ${high}: noch offen`,
  noWindow: "Kein Fenster: Minimax durchsucht jeden Zug",
  wrong: {
    at: "die Nummer eines Ereignisses",
    late: (events) =>
      `Die Suche dieses Links hat nur ${counted(events, "Ereignis", "Ereignisse")}. Gezeigt wird das letzte.`,
    link: (what) => `Diese Suche lässt sich nicht zeigen: ${what} Stattdessen ist hier eine kleine.`,
    search: (what) => `Diese Suche lässt sich nicht zeigen: ${what}`,
    over: "In dieser Stellung ist das Spiel zu Ende.",
  },
  onlyHere: "nur von dieser Suche besucht",
  changes: {
    unordered: "Ohne Zugsortierung",
    ordered: "Mit Zugsortierung",
    tableless: "Ohne die Tabelle",
    table: "Mit der Tabelle",
    proof: "Als Beweissuche",
    scoutless: "Ohne enge Fragen",
    scout: "Mit engen Fragen",
    minimax: "Als Minimax",
    mtd: "Als MTD(f)",
    "alpha-beta": "Als Alpha-Beta",
    deeper: "Einen Zug tiefer",
    shallower: "Einen Zug weniger tief",
  },
  otherEngine: (engine) => `Mit ${engine}`,
  compared: (name, other, before) =>
    other === before
      ? `${name}: ${counted(other, "Knoten", "Knoten")}, genauso viele wie vorher.`
      : `${name}: ${counted(other, "Knoten", "Knoten")} statt ${number.format(before)}, ${ratio(other / before)}.`,
  comparedWithPart: (name, other, before) =>
    `${name}: mehr als ${counted(other, "Knoten", "Knoten")} statt ${number.format(before)}. Der Baum zeigt nur diese.`,
  facts: [
    "Knoten",
    "Blätter",
    "Schnitte",
    "aus Tabelle",
    "Wert",
    "bester Zug",
    "nur hier besucht, im letzten Durchgang",
  ],
  unknown: "—",
  stopped: "Hier endet die Aufzeichnung: Die Suche hat ihre Knoten verbraucht.",
  proof: {
    root: "oben",
    outcomes: { won: "Gewinn", held: "kein Gewinn" },
    bar: (attacker, { proof, disproof }) =>
      `Noch zu zeigen für einen Gewinn von ${attacker}: ${number.format(proof)}, dagegen: ${number.format(disproof)}`,
    numbers: ({ proof, disproof }) => `Beweiszahl ${number.format(proof)}, Widerlegungszahl ${number.format(disproof)}`,
    outcome: (attacker, wins, plies) => {
      const when = plies ? ` in höchstens ${counted(plies, "Zug", "Zügen")}` : "";
      if (wins) return `${attacker} gewinnt${when}`;
      return when ? `${attacker} verliert${when}` : `${attacker} gewinnt nicht`;
    },
    begin: (attacker) => `Die Suche hat nur eine Frage: Kann ${attacker} den Gewinn erzwingen?`,
    again: "Die Suche beginnt wieder oben und geht dorthin, wo am wenigsten zu zeigen bleibt.",
    attack: (mover, move, proof) =>
      `${mover} braucht nur einen Gewinnzug. ${move} scheint am leichtesten zu beweisen: Beweiszahl ${number.format(proof)}.`,
    defend: (mover, move, disproof) =>
      `${mover} braucht nur einen Ausweg. ${move} scheint am aussichtsreichsten: Widerlegungszahl ${number.format(disproof)}.`,
    expand: (mover, count) => `Die Suche sieht sich ${counted(count, "Zug", "Züge")} von ${mover} an.`,
    fresh: (move, numbers) => `${move} ist neu: ${numbers}.`,
    table: (move, numbers) => `Die Stellung nach ${move} steht in der Tabelle: ${numbers}.`,
    certain: (move, outcome) => `Nach ${move} steht fest: ${outcome}.`,
    repetition: (move, attacker) =>
      `${move} wiederholt eine Stellung dieser Variante; das zählt nicht als Gewinn für ${attacker}.`,
    unseen: (move) => `${move} braucht niemand anzusehen, denn ein anderer Zug genügt.`,
    either: (attacker, { proof, disproof }) =>
      `${attacker} braucht nur einen Gewinnzug: Beweiszahl ${number.format(proof)}, die des leichtesten. Alle Züge zu widerlegen kostet mehr: Widerlegungszahl ${number.format(disproof)}.`,
    all: (attacker, mover, { proof, disproof }) =>
      `${mover} braucht nur einen Ausweg: Widerlegungszahl ${number.format(disproof)}, die des aussichtsreichsten. ${attacker} muss auf alle Züge eine Antwort haben: Beweiszahl ${number.format(proof)}.`,
    leave: (move, numbers) => (move ? `Die Suche verlässt ${move}: ${numbers}.` : `Oben gilt jetzt: ${numbers}.`),
    shown: (move, outcome) =>
      move ? `Nach ${move} ist der Beweis fertig: ${outcome}.` : `Der Beweis ist fertig: ${outcome}.`,
    onThisLine: "Das gilt nur in dieser Variante, weil sich darin eine Stellung wiederholt.",
    open: (attacker, numbers) =>
      `Die Suche hat ihre Knoten verbraucht. Ob ${attacker} den Gewinn erzwingen kann, ist noch offen: ${numbers}.`,
    end: (outcome, best) =>
      best ? `Die Suche ist fertig: ${outcome}. Der beste Zug ist ${best}.` : `Die Suche ist fertig: ${outcome}.`,
  },
  uct: {
    chance: (chance) => `${number.format(chance)} %`,
    begin:
      "Jeder Durchlauf geht im Baum hinab zu einer neuen Stellung, erhält dort ein Ergebnis und zählt es für alle Stellungen auf seinem Weg.",
    again: (at) => `Durchlauf ${number.format(at)} beginnt an der Wurzel.`,
    first: (mover, move) => `${mover} probiert ${move}: Was noch nicht probiert wurde, kommt zuerst.`,
    only: (mover, move, own) =>
      `${mover} probiert wieder ${move}: ${number.format(own.mean)} von 100 in ${counted(own.count, "Besuch", "Besuchen")}.`,
    due: (mover, move, own, rival, other) =>
      `${mover} probiert ${move}: ${number.format(own.mean)} von 100 in ${counted(own.count, "Besuch", "Besuchen")}, dazu ${number.format(own.bonus)}, weil es selten probiert wurde; ${rival}: ${number.format(other.mean)} und ${number.format(other.bonus)}.`,
    expand: (mover, count) =>
      `${mover} hat hier ${counted(count, "Zug", "Züge")}. Jeder wird einmal probiert, bevor einer ein zweites Mal drankommt.`,
    evaluation: (us, chance, plies) =>
      `${plies ? `Nach ${counted(plies, "Zufallszug", "Zufallszügen")} gibt die Bewertung` : "Die Bewertung gibt"} ${us} ${number.format(chance)} von 100.`,
    end: (us, chance, plies) => {
      const result = chance > 50 ? "gewinnt" : chance < 50 ? "verliert" : "spielt unentschieden";
      return plies
        ? `Eine Partie mit ${counted(plies, "Zufallszug", "Zufallszügen")} ab hier: ${us} ${result}.`
        : `Hier ist die Partie zu Ende: ${us} ${result}.`;
    },
    proven: (move, winner, plies) =>
      `${move ? `Nach ${move} ist bewiesen` : "Es ist bewiesen"}: ${winner} gewinnt${plies ? ` in höchstens ${counted(plies, "Zug", "Zügen")}` : ""}.`,
    over: (us, best, count, chance) =>
      `Die Suche ist zu Ende: ${us} spielt ${best}, ${number.format(count)}-mal besucht. ${us} hat ${number.format(chance)} von 100.`,
    bar: (us, chance, count) =>
      count
        ? `${us} hat hier ${number.format(chance)} von 100, in ${counted(count, "Besuch", "Besuchen")}`
        : "Noch kein Ergebnis",
  },
  ida: {
    pass: (bound) => `Schranke ${number.format(bound)}`,
    bar: (made, more, bound) =>
      `${counted(made, "Zug", "Züge")} gemacht, mindestens ${number.format(more)} fehlen, ${number.format(bound)} erlaubt`,
    begin: (bound) =>
      `Mindestens ${counted(bound, "Zug ist", "Züge sind")} nötig. Die Suche beginnt mit Wegen, die nicht länger sind.`,
    again: (bound) => `Die Suche beginnt wieder von vorn. Jetzt erlaubt sie ${counted(bound, "Zug", "Züge")}.`,
    enter: (move, ply, rest, bound) =>
      `${move}: bisher ${counted(ply, "Zug", "Züge")} und mindestens noch ${number.format(rest)}, das liegt in der Schranke von ${number.format(bound)}.`,
    out: (move, estimate, excess) =>
      `${move} fällt weg: Das dauert mindestens ${counted(estimate, "Zug", "Züge")}, ${number.format(excess)} mehr als erlaubt.`,
    leave: (move) => `Kein Weg nach ${move} ist kurz genug. Die Suche geht zurück.`,
    next: (bound) =>
      `Innerhalb der Schranke gibt es keine Lösung. Der kürzeste ausgelassene Weg ergibt die nächste Schranke: ${number.format(bound)}.`,
    end: (length) =>
      `Das Ziel, nach ${counted(length, "Zug", "Zügen")}. Kürzer geht es nicht: Alle kürzeren Wege sind schon abgesucht.`,
    stop: (bound) =>
      `Hier endet das Bild: Die ganze Suche ist zu groß dafür. Eine Lösung braucht mindestens ${counted(bound, "Zug", "Züge")}.`,
  },
  depthT: {
    noValue: "Hier ist noch kein Wert bekannt",
    least: (value) => `Kleinster bekannter Wert hier: ${value}`,
    begin: (depth) =>
      `Die Suche verfolgt alle Wege von ${counted(depth, "Zug", "Zügen")}. Der kleinste Wert an ihren Enden ist der beste.`,
    fresh: (move) => `${move} führt zu einer Stellung, die in dieser Suche neu ist.`,
    again: (move) => `${move} führt zu einer Stellung, die schon auf einem anderen Weg erreicht wurde.`,
    goal: (value) => `Das ist das Ziel. Sein Wert ist ${number.format(value)}.`,
    memory: (value) => `Die Tabelle kennt den Wert noch: ${number.format(value)}.`,
    leaf: (value) => `Hier endet der Weg. Die Bewertung ist ${number.format(value)}.`,
    drawn: (plain, value) =>
      `Hier endet der Weg. Die Bewertung ist ${number.format(plain)}, mit dem gezogenen Rauschen ${number.format(value)}.`,
    leave: (move, value, leaves) =>
      `Nach ${move} ist der kleinste Wert ${number.format(value)}, an ${counted(leaves, "Blatt", "Blättern")}.`,
    end: (move, value, leaves) =>
      `Die Suche ist fertig: ${move} führt zum kleinsten Wert, ${number.format(value)}. Er kommt an ${counted(leaves, "Blatt", "Blättern")} vor.`,
  },
};

/** The texts of the page's HTML, by the English. @type {Record<string, string>} */
export const html = {
  "Plyground: a search you can watch": "Plyground: eine Suche zum Zusehen",
  "Skip to the tree": "Zum Baum springen",
  "filled: its share of the visits": "gefüllt: sein Anteil an den Besuchen",
  "All lessons": "Alle Lektionen",
  "A search you can watch": "Eine Suche zum Zusehen",
  "Play this position": "Diese Stellung spielen",
  "The step": "Der Schritt",
  nodes: "Knoten",
  leaves: "Blätter",
  cutoffs: "Schnitte",
  "from table": "aus Tabelle",
  "from the table": "aus der Tabelle",
  Event: "Ereignis",
  Steps: "Schritte",
  Back: "Schritt zurück",
  Into: "Hinein",
  Over: "Weiter",
  "Next cut": "Nächster Schnitt",
  "The search tree": "Der Suchbaum",
  "Colours:": "Farben:",
  "kind of node": "Art des Knotens",
  value: "Wert",
  "principal variation": "Hauptvariante",
  "cut off": "abgeschnitten",
  "visits of the table": "Antworten der Tabelle",
  "the smallest value": "der kleinste Wert",
  "the move chosen": "der gewählte Zug",
  "the solution": "die Lösung",
  "too long for the bound": "zu lang für die Schranke",
  "reached before": "schon erreicht",
  "the position was reached: once to more than a thousand times":
    "die Stellung wurde erreicht: einmal bis über tausendmal",
  "win shown": "Gewinn gezeigt",
  refuted: "widerlegt",
  "the table answered here or below: once to more than a thousand times":
    "die Tabelle hat hier oder darunter geantwortet: einmal bis über tausendmal",
  "the search came here: once to more than a thousand times": "die Suche war hier: einmal bis über tausendmal",
  "all moves searched": "alle Züge durchsucht",
  "bad for the player at the root": "schlecht für den Spieler an der Wurzel",
  "good for the player at the root": "gut für den Spieler an der Wurzel",
  "Lesson: why much of a tree can be left out": "Lektion: Warum man viel von einem Baum weglassen darf",
  "Click a node to open or close it, and double-click it to jump to that step.":
    "Ein Klick öffnet oder schließt einen Knoten, ein Doppelklick springt zu diesem Schritt.",
  "The bar beside the sentence is the window: the values that can still matter. When it closes, the search cuts.":
    "Der Balken beim Satz ist das Fenster: die Werte, auf die es noch ankommt. Schließt es sich, folgt ein Schnitt.",
  "only here": "nur hier",
  "visited only by this search": "nur von dieser Suche besucht",
  "has such nodes below it": "darunter liegen solche Knoten",
  Compare: "Vergleichen",
  "The same search": "Dieselbe Suche",
  "End the comparison": "Vergleich beenden",
  "Which one is shown": "Welche gezeigt wird",
  "Show this search": "Diese Suche zeigen",
  "this search": "diese Suche",
  "Another search": "Eine andere Suche",
  "Depth in moves": "Tiefe in Zügen",
  Switches: "Schalter",
  "good moves first": "gute Züge zuerst",
  "narrow questions first": "enge Fragen zuerst",
  "transposition table": "Zugumstellungstabelle",
  "one depth after the other": "eine Tiefe nach der anderen",
  Search: "Suchen",
  "Keys in the tree": "Tasten im Baum",
  "move in the tree": "sich im Baum bewegen",
  "<kbd>Space</kbd>": "<kbd>Leertaste</kbd>",
  "open or close the node": "den Knoten öffnen oder schließen",
  "open everything below the node": "alles unter dem Knoten öffnen",
  "go to the moment at which the search enters the node":
    "zu dem Augenblick springen, in dem die Suche den Knoten betritt",
  "step into": "hinein",
  "step over": "darüber hinweg",
  back: "zurück",
  "next cutoff or proof": "nächster Schnitt oder Beweis",
  "play or pause": "abspielen oder anhalten",
};
