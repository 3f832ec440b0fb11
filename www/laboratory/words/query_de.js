// Phrases that describe an experiment in full: German.

import { fields } from "./form_de.js";
import { contest } from "./games_de.js";
import { counted, inFull } from "./numbers_de.js";

const FUNCTIONS = /** @type {Record<string, string>} */ ({
  eu: "dem euklidischen Abstand auf dem Brett",
  man: "der Manhattan-Metrik",
  nb: "dem Nachbarabstand",
  perm: "dem Permutationsabstand",
  inv: "dem Inversionsabstand",
  l2: "der L2-Metrik",
  pdb: "dem Maximum der Musterdatenbanken",
  pdbsum: "der Summe der Musterdatenbanken",
  squares: "dem angepassten Wert der Steine auf ihren Feldern",
});
const positions = (/** @type {number} */ n) => (n === 1 ? "einer zufälligen Stellung" : "zufälligen Stellungen");

/** The value of a swept key. @param {string} key @param {string} value */
function named(key, value) {
  if (key === "noise") return value === "none" ? "keine" : (fields.noise.choices?.[value].split(":")[0] ?? value);
  if (key === "draw")
    return (
      { ideal: "je Stellung und Suche", none: "je Blatt", game: "Tabelle der Partie", search: "Tabelle der Suche" }[
        value
      ] ?? value
    );
  if (key === "dtw" && value === "all") return "alle";
  if (key === "round" && value === "none") return "keine";
  const choice = fields[key].choices?.[value];
  return choice ?? (Number.isNaN(Number(value)) || key === "start" ? value : inFull(Number(value)));
}

/** @type {import("../describe.js").Phrases} */
export const phrases = {
  opening(kind, n, from, draw) {
    if (kind === "autoplay") return `Autoplay: ${counted(n, "eine Partie", "Partien")} ab ${from} (${draw}).`;
    if (kind === "trace")
      return `Protokoll: ${counted(n, "eine Partie", "Partien")} ab ${from} (${draw}), Zug um Zug aufgezeichnet.`;
    if (kind === "com") return `Zugwahl, ${counted(n, "einmal", "Mal")} gemessen an ${from} (${draw}).`;
    if (kind === "ties")
      return `Gleichstände und Grobheit, ${counted(n, "einmal", "Mal")} gezählt an ${from} (${draw}).`;
    if (kind === "clusters")
      return `Ballungen minimaler Blätter, ${counted(n, "einmal", "Mal")} gemessen an ${from} (${draw}).`;
    if (kind === "solving")
      return `Lösen: ${counted(n, "eine Suche", "Suchen")} nach einer Lösung ab ${from} (${draw}).`;
    return `Stichprobe: eine Liste mit ${counted(n, "einem Eintrag", "Einträgen")} aus ${from} (${draw}).`;
  },
  from: {
    distance: (distance, n) => `${positions(n)} mit Abstand ${distance} zum Gewinn`,
    all: (n) => `${positions(n)} des ganzen Spiels`,
    start: (position) => `der Stellung ${position}`,
    file: (id) => `den Stellungen der Stichprobendatei ${id}, in deren Reihenfolge`,
    comparedStart: () => "jeder der unten verglichenen Anfangsstellungen",
    comparedDistance: (n) => `${positions(n)} mit jedem der unten verglichenen Abstände`,
  },
  exact: (what) =>
    `Exakte Gewinnquote: die Wahrscheinlichkeit, mit der Autoplay ab ${what} gewinnt, berechnet für alle 11.612.160 Stellungen zugleich und ohne Stichprobe.`,
  whole: {
    distance: (distance) => `den Stellungen mit Abstand ${distance} im Mittel`,
    all: "allen Stellungen im Mittel",
    start: (position) => `der Stellung ${position}`,
    file: (id) => `den Stellungen der Stichprobendatei ${id} im Mittel`,
    comparedStart: "jeder der unten verglichenen Anfangsstellungen",
    comparedDistance: "den Stellungen mit jedem der unten verglichenen Abstände im Mittel",
  },
  steps: (values, key) =>
    `${values.length ? `Verglichen wird (${fields.sweep.choices?.[key] ?? key}): ${values.map((value) => named(key, value)).join(", ")}. ` : ""}Jeder Durchgang erlaubt einen Zug mehr. Je Bewertung und Tiefe brauchen hundert Durchgänge in Chromium etwa acht Sekunden eines Prozessorkerns und 130 MB Speicher, bei der Wahl fetter Züge 180 MB.`,
  draw: (replace, seed) =>
    `${replace === undefined ? "" : replace === "no" ? "ohne Zurücklegen gezogen, " : "mit Zurücklegen gezogen, "}Startwert ${seed}`,
  play: (depth, values) =>
    `Jeden Zug wählt die Tiefe-t-Suche${depth === undefined ? " mit jeder der unten verglichenen Tiefen t" : `, t = ${depth}`}: Sie bewertet die Stellungen nach so vielen Halbzügen mit ${values}, reicht das Minimum nach oben und nimmt einen Zug mit dem kleinsten Wert.`,
  measure: (kind, first, last, values) => {
    const depth = first === last ? `der Tiefe ${first}` : `jeder Tiefe von ${first} bis ${last}`;
    if (kind === "com")
      return `Suchen ${depth} bewerten die Züge mit ${values}. Treffer sind diejenigen der bestbewerteten Züge, die dem Gewinn näher kommen.`;
    return `Suchen ${depth} bewerten die Nachfolger mit ${values}. Ein Gleichstand ist ein kleinster Wert, den mehrere von ihnen haben.`;
  },
  clusters: (depth, values) =>
    `Suchen ${depth === undefined ? "jeder der unten verglichenen Tiefen" : `der Tiefe ${depth}`} bewerten die folgenden Stellungen mit ${values}. Mehrere Regeln wählen unter den Zügen, die ohne Rauschen den kleinsten Wert haben: die mit den meisten minimalen Blättern unter sich, die mit den am stärksten geballten oder gestreuten und die, die das Rauschen bevorzugt. Eine Regel wird daran gemessen, welcher Anteil ihrer Züge dem Gewinn näher kommt.`,
  solve: (search, budget, values) =>
    `${search === undefined ? "Jede der unten verglichenen Suchen" : `Die Suche ${search}`} schätzt die Zahl der Züge, die noch fehlen, mit ${values} und gibt nach ${budget === undefined ? "den unten verglichenen Knotenzahlen" : counted(budget, "einem Knoten", "Knoten")} auf. Nur wenn die Schätzung eine untere Schranke ist, ist eine Lösung sicher eine kürzeste.`,
  sum: (terms) => {
    const [{ weight, name }] = terms;
    if (terms.length === 1 && weight === 1) return `${FUNCTIONS[name]} (${name})`;
    return `der Summe ${terms.map(({ weight, name }) => (weight === 1 ? name : `${inFull(weight)} · ${name}`)).join(" + ")}`;
  },
  evaluations: {
    compared: "jeder der unten verglichenen Bewertungen",
    random: "je einer Zufallszahl (Random Evaluation)",
    play: "nichts als der Frage, ob sie die Gewinnstellung sind (Random Play)",
    zero: "0 für alle",
    fitted: "der gewichteten Summe der sechs Funktionen der Arbeit, die am besten zu den Abständen passt (fitted)",
    tiletab: "der Manhattan-Metrik bei zufälligen Steinabständen (TileTab)",
  },
  rounded: (step) =>
    step === undefined
      ? ", gerundet auf jede der unten verglichenen Schrittweiten"
      : `, gerundet auf Vielfache von ${inFull(Number(step))}`,
  noise(noise, w, sides, open) {
    const how =
      noise === undefined
        ? "Rauschen: jede der unten verglichenen Arten."
        : `Rauschen „${fields.noise.choices?.[noise].replace(":", "“:")}.`;
    const two = sides ? sides === "two" : noise === undefined ? undefined : noise === "add" || noise === "mult";
    const bound = w === undefined ? "zur unten verglichenen Stärke" : inFull(w);
    let interval = `zwischen ${two ? `−${bound}` : 0} und ${bound}`;
    if (two === undefined) interval = `bis ${bound}, zweiseitig bei Add und Mult, sonst einseitig,`;
    else if (w === undefined) interval = `${two ? "zweiseitig" : "einseitig"} bis ${bound}`;
    return `${how} Die Zufallszahl rv wird gleichmäßig ${interval} gezogen${open ? ", die Grenzen ausgenommen" : ""}.`;
  },
  draws: (draw) =>
    `Zufallszahlen werden ${{ ideal: "einmal je Stellung und Suche gezogen", none: "an jedem Blatt neu gezogen, ohne Tabelle", game: "einmal gezogen und behalten, solange die Transpositionstabelle der Partie sie hält", search: "einmal gezogen und behalten, solange eine vor jeder Suche geleerte Transpositionstabelle sie hält" }[draw ?? ""] ?? "wie unten verglichen gezogen"}.`,
  table: (size, type1, type2) =>
    `Die Tabelle hat 2^${size} Einträge; eine andere Stellung im Eintrag ${fields.type1.choices?.[type1]}, und von derselben Stellung ${{ shallower: "bleibt die höhere Ebene", deeper: "bleibt die tiefere Ebene", newest: "bleibt die neueste" }[type2]}.`,
  buggy:
    "Die Gewinnstellung hat den Wert 0 wie in den ersten Läufen der Arbeit: Rauschen kann eine andere Stellung besser aussehen lassen (der Fehler aus Kapitel 7).",
  ties: {
    random: "Gleichstände entscheidet der Zufall.",
    fat: "Gleichstände entscheidet immer ein fetter Zug; er hat die meisten minimalen Blätter unter sich.",
    first: "Gleichstände entscheidet der erste Zug.",
    clustered:
      "Gleichstände entscheidet ein Zug, dessen minimale Blätter sich am stärksten auf wenige der nächsten Züge ballen.",
    spread:
      "Gleichstände entscheidet ein Zug, dessen minimale Blätter sich am gleichmäßigsten auf die nächsten Züge verteilen.",
  },
  puzzle: { slide2: "Das Puzzle ist SlideTwo.", slide4: "Das Puzzle ist SlideFour." },
  nodes: (nodes) =>
    `Für jeden Zug steigt die Tiefe von 1 an, bis ${counted(nodes, "ein Knoten besucht ist", "Knoten besucht sind")}.`,
  choose: {
    new: "Züge zurück zu einer Stellung der Partie werden gemieden.",
    best2: "Einer der zwei besten Züge wird gezogen, außer wenn der beste der Gewinn ist.",
    best3: "Einer der drei besten Züge wird gezogen, außer wenn der beste der Gewinn ist.",
    best4: "Einer der vier besten Züge wird gezogen, außer wenn der beste der Gewinn ist.",
    best5: "Einer der fünf besten Züge wird gezogen, außer wenn der beste der Gewinn ist.",
    best6: "Einer der sechs besten Züge wird gezogen, außer wenn der beste der Gewinn ist.",
  },
  distinct: "Jedes minimale Blatt zählt einmal, so oft es im Baum auch vorkommt.",
  clustered:
    "Jeder gewählte Zug wird mit den anderen gleichwertigen danach verglichen, wie stark sich die minimalen Blätter unter ihm ballen, in gewonnenen und in verlorenen Partien.",
  found:
    "Die Suchtiefe sinkt, wenn der kleinste Wert der des Gewinns ist, nicht schon, wenn die Gewinnstellung im Baum ist.",
  limit: (moves) => `Eine Partie, die nach ${counted(moves, "einem Zug", "Zügen")} nicht gewonnen ist, ist verloren.`,
  normal: "Die 95-%-Intervalle folgen der Normalnäherung der Arbeit.",
  sweep: (key, values, trials) =>
    `Das wird wiederholt für: ${fields.sweep.choices?.[key] ?? key} ${values.map((value) => named(key, value)).join("; ")} – zusammen ${inFull(trials)} Durchgänge.`,
  contest,
};
