// Texts of the lesson on parity: German.

const parity = (/** @type {number} */ count) => (count % 2 ? "ungerade" : "gerade");

/** @type {import("./words.js").Words} */
export const words = {
  told: [
    "In SlideThree gleiten immer drei Kacheln zugleich, längs einer Zeile oder Spalte, in die Lücke am Ende. Neun Kacheln können in den ersten drei Zeilen und Spalten in 362.880 Reihenfolgen liegen. Eine davon ist das Ziel.",
    "Auf diesem Brett sind nur 8 und 9 vertauscht. Schiebe, so lange du willst.",
  ],
  prediction: "Deine Vorhersage",
  question: "Lassen sich 8 und 9 durch Schieben in die richtige Reihenfolge bringen?",
  choices: { few: "ja, in wenigen Zügen", many: "ja, in sehr vielen Zügen", never: "nein, nie" },
  answer: "Die Antwort",
  answered:
    "Nie. Von den 362.880 Reihenfolgen ist die Hälfte lösbar, und diese gehört zur anderen Hälfte. Der Beweis hat drei Schritte, mit Brettern zum Ausprobieren.",
  colours: {
    title: "Schritt 1: Zurück führt nur eine gerade Zahl von Zügen",
    text: [
      "Jede Zeile und jede Spalte hat ein farbiges Ende und eines ohne Farbe. Ein Zug macht das eine Ende frei und füllt das andere. Danach ist also immer ein farbiges Feld mehr bedeckt oder eines weniger.",
      "Im Ziel sind fünf bedeckt. Sind alle Lücken wieder, wo sie waren, so sind es wieder fünf. Also haben gleich viele Züge ein Feld bedeckt wie freigegeben, und ihre Zahl ist gerade.",
    ],
  },
  exchanges: {
    title: "Schritt 2: Jeder Zug ist so gut wie dreimal Tauschen",
    text: [
      "Schiebe eine Zeile und achte auf ihre Lücke. Sie hätte auch mit der ersten Kachel den Platz tauschen können, dann mit der zweiten, dann mit der dritten: Das Ergebnis ist dasselbe. Eine gerade Zahl von Zügen ist dreimal so oft getauscht, und auch diese Zahl ist gerade.",
    ],
  },
  gaps: {
    title: "Schritt 3: Auf die Lücken entfällt eine gerade Zahl",
    text: [
      "Die Lücken d, e, f und g verlassen nie ihre Zeile oder Spalte, kehren also genau an ihren Platz zurück. Die Lücken a, b und c wandern von Ecke zu Ecke und überholen sich nie: Im Uhrzeigersinn folgen sie immer als a, b, c aufeinander.",
      "Am Ende sind a, b und c also entweder in ihren eigenen Ecken oder alle gemeinsam weitergerückt, und dafür genügt es, zweimal zu tauschen. Null und zwei sind gerade. Was für die Kacheln bleibt, ist es damit auch.",
    ],
  },
  end: {
    title: "Darum ist die Hälfte unerreichbar",
    text: [
      "Um 8 und 9 zu vertauschen, tauscht man einmal, und eins ist ungerade. Ginge es auch mit einer geraden Zahl? Nein. Zähle die Paare von Kacheln, von denen die größere zuerst kommt: Jeder Tausch ändert diese Zahl um eine ungerade.",
      "Das zeigt, dass die Hälfte der Reihenfolgen unlösbar ist. Dass alle anderen lösbar sind, hat ein Computer ausgezählt: Vom Ziel aus erreicht er 181.440 Reihenfolgen in jedem der 64 Muster, in denen die neun Kacheln liegen können. Das sind 11.612.160 Stellungen, und keine ist mehr als 26 Züge vom Ziel entfernt.",
    ],
    shapes:
      "Zeile für Zeile gelesen, sind die lösbaren Reihenfolgen in 48 Mustern gerade, so auch im Ziel, und in diesen 16 ungerade.",
    picture: "Die 16 Muster, in denen die lösbaren Reihenfolgen ungerade sind",
  },
  arrange: {
    title: "Stellung aufbauen",
    text: "Drücke zwei Kacheln, um sie zu vertauschen. Die Seite mit den Rätseln öffnet, was lösbar ist, und weist den Rest zurück.",
    tile: (tile, row, column) => `Kachel ${tile}, Zeile ${row} Spalte ${column}`,
    verdict: (pairs) =>
      `${pairs} ${pairs === 1 ? "Paar" : "Paare"} in falscher Reihenfolge: ${parity(pairs)}, also ${pairs % 2 ? "unlösbar" : "lösbar"}.`,
    open: "Diese Stellung öffnen",
  },
  board: {
    free: "Brett zum Ausprobieren: 8 und 9 vertauscht",
    colours: "Brett mit farbigen Feldern",
    gaps: "Brett mit benannten Lücken",
    moves: (moves) => `${moves} ${moves === 1 ? "Zug" : "Züge"}`,
    covered: (moves, covered) =>
      `${moves} ${moves === 1 ? "Zug" : "Züge"} (${parity(moves)}), ${covered} ${covered === 1 ? "farbiges Feld" : "farbige Felder"} bedeckt (${parity(covered)})`,
    corners: (letters) => `Im Uhrzeigersinn ab der Ecke mit Kachel: ${letters.join(", ")}`,
    restart: "Von vorn",
  },
  play: "SlideThree spielen",
  sources: "Quellen: [Heuser 2003, 3.2.3]; für das Fünfzehnerspiel: [Johnson and Story 1879].",
  list: "Quellenverzeichnis",
};
