// The settings of an experiment, their meanings and choices: German.

import { games } from "./games_de.js";

/** @type {typeof import("./form.js").groups} */
export const groups = {
  question: "Frage",
  engines: "Engines",
  search: "Suche",
  noise: "Rauschen",
  play: "Spiel",
  report: "Auswertung",
};

const levels =
  "Eine Spielstufe (random, beginner, easy, medium, expert, strong, perfect) oder eine Engine mit Optionen wie alpha-beta/eval=improved/depth=4.";

/** @type {typeof import("./form.js").fields} */
export const fields = {
  kind: {
    label: "Versuch",
    help: "Autoplay spielt ganze Partien und zählt Gewinne. Die Zugwahl misst, wie oft die bestbewerteten Züge gut sind. Gleichstände zählt gleiche Werte. Das Protokoll zeigt eine Partie Zug um Zug. Die Stichprobe listet Stellungen auf. Die exakte Gewinnquote berechnet für alle Stellungen, was Autoplay an Stichproben misst. Ballungen zeigt, welche gleichwertigen Züge gut sind, und Lösen sucht Lösungen mit der Bewertung als Heuristik. Für Spiele zu zweit: Im Turnier spielen Engines gegeneinander, der Aufwand vergleicht die Kosten ihrer Suchen, und das Ausspielen zeigt, wie ein Spiel beschaffen ist.",
    choices: {
      autoplay: "Autoplay: Gewinnquote",
      com: "Zugwahl: Treffer",
      ties: "Gleichstände und Grobheit",
      trace: "Protokoll einer Partie",
      sample: "Stichprobe von Stellungen",
      "exact-quota": "Exakte Gewinnquote",
      clusters: "Ballungen minimaler Blätter",
      solving: "Lösen: A* und andere",
      tournament: "Turnier von Engines",
      effort: "Aufwand: Kosten der Suchen",
      playouts: "Ausspielen: wie ein Spiel ist",
    },
  },
  puzzle: {
    label: "Puzzle",
    help: "SlideTwo und SlideFour spielen nur Partien, von Stellungen aus dem ganzen Puzzle oder von einer festen Anfangsstellung aus.",
    choices: { slide2: "SlideTwo", slide3: "SlideThree", slide4: "SlideFour" },
  },
  g: {
    label: "Spiel",
    help: `${Object.values(games)
      .map(({ written }) => written)
      .join("; ")}.`,
  },
  dtw: {
    label: "Abstand der Stellungen",
    help: "Der Abstand der Anfangsstellungen zum Gewinn (DTW), 0 bis 26, oder „all“ für Stellungen aus dem ganzen Spiel.",
  },
  start: {
    label: "Anfangsstellung",
    help: "Eine Stellung als Text: Jeder Durchgang beginnt dort, und der Abstand oben entfällt.",
  },
  sample: {
    label: "Stichprobendatei, Kennung",
    help: "Jeder Durchgang beginnt mit einer Stellung der Datei. Die Kennung entsteht aus ihrem Inhalt: Eine andere Datei hätte eine andere.",
  },
  n: {
    label: "Durchgänge",
    help: "Die Zahl der gezogenen Stellungen. Bei 1068 ist das 95-%-Intervall höchstens ±3 % breit.",
    by: {
      tournament: {
        label: "Paare von Partien",
        help: "Die Zahl der Paare je Paarung. Ein Paar ist eine Eröffnung, von beiden Seiten gespielt.",
      },
      effort: {
        label: "Stellungen",
        help: "Die Zahl der Stellungen, die jede Engine durchsucht; für alle dieselben.",
      },
      playouts: {
        label: "Partien",
        help: "Die Zahl der Partien; bei zwei Engines die der Paare von Partien.",
      },
    },
  },
  seed: {
    label: "Startwert des Zufalls",
    help: "Ein beliebiger Text. Durchgang i hängt nur vom Startwert und von i ab: Derselbe Link ergibt überall dieselben Bytes.",
  },
  replace: {
    label: "Ziehung",
    help: "Mit Zurücklegen kann eine Stellung zweimal gezogen werden, und alle Durchgänge sind unabhängig.",
    choices: { yes: "mit Zurücklegen", no: "ohne Zurücklegen" },
  },
  set: {
    label: "Stellungen einer Sammlung",
    help: "waltz-endgames oder waltz-middlegames: Tzaar-Stellungen aus Partien von WALTZ. none: Die Stellungen kommen aus hier gespielten Partien.",
  },
  walk: {
    label: "Alle Stellungen zufälliger Partien, Züge",
    help: "Eine Zahl von Zügen: alle Stellungen bis zu diesem Zug, aus einer zufälligen Partie nach der anderen. none: Jede Stellung kommt aus einer eigenen zufälligen Partie.",
  },
  from: {
    label: "Züge vor einer Stellung, Minimum",
    help: "Die durchsuchten Stellungen kommen nach mindestens so vielen Zügen vom Anfang an.",
  },
  to: {
    label: "Züge vor einer Stellung, Maximum",
    help: "Alle Zahlen zwischen Minimum und Maximum sind gleich wahrscheinlich.",
  },
  by: {
    label: "Wer diese Züge macht",
    help: "random oder eine Engine. Sie sollte schnell sein, denn sie spielt alle diese Partien neu, und unter ihren Zügen zufällig wählen, zum Beispiel mit margin; sonst sind alle Partien gleich.",
  },
  engines: {
    label: "Engines",
    help: "",
    by: {
      tournament: { help: `Eine je Zeile; jede spielt gegen jede andere. ${levels}` },
      effort: { help: `Eine je Zeile; alle werden mit der ersten verglichen. ${levels}` },
      playouts: {
        label: "Engine",
        help: `Sie spielt beide Seiten. Sind es zwei, beginnt jede eine Partie eines Paares. ${levels}`,
      },
    },
  },
  against: {
    label: "Gegnerinnen",
    help: "Eine je Zeile. Gibt es welche, spielen die Engines gegen diese statt gegeneinander.",
  },
  opening: {
    label: "Zufallszüge vor einer Partie",
    help: "Beide Partien eines Paares beginnen nach denselben Zügen. Ohne sie würden deterministische Engines immer wieder dieselbe Partie spielen.",
  },
  plies: {
    label: "Höchstzahl der Züge einer Partie",
    help: "Eine Partie, die bis dahin nicht zu Ende ist, ist unentschieden. Zufallszüge zählen mit.",
    by: { playouts: { help: "Eine Partie, die bis dahin nicht zu Ende ist, wird abgebrochen." } },
  },
  sprt: {
    label: "Sequenzieller Test",
    help: "Zwei Elo-Unterschiede und die Wahrscheinlichkeiten beider Fehler, wie 0:10:0.05:0.05. Zeigt für jede Paarung, nach wie vielen Paaren der Test von Wald geendet hätte und mit welchem Ergebnis. none: kein Test.",
  },
  eval: {
    label: "Bewertung",
    help: "man, l2, eu, perm, nb, inv oder eine gewichtete Summe wie 2*man+l2; pdb und pdbsum, Maximum und Summe der Werte der Musterdatenbanken, und squares, der Wert jedes Steins auf seinem Feld; fitted, die gewichtete Summe der sechs Funktionen der Arbeit, die am besten zu den Abständen passt; random: eine Zufallszahl für jede Stellung; play: Zufallsspiel, das nur die Gewinnstellung erkennt; zero: derselbe Wert für alle Stellungen, mit dem Gewinn bei 0 das Zufallsspiel der Arbeit; tiletab: zufällige Steinabstände.",
  },
  round: {
    label: "Runden auf",
    help: "Werte werden auf Vielfache dieser Schrittweite gerundet; dadurch gibt es mehr Gleichstände.",
  },
  t: {
    label: "Suchtiefe t",
    help: "Die Tiefe-t-Suche bewertet die Stellungen t Halbzüge weiter und reicht das Minimum nach oben.",
  },
  first: { label: "Erste Tiefe", help: "Der Versuch läuft mit jeder Tiefe von der ersten bis zur letzten." },
  last: {
    label: "Letzte Tiefe",
    help: "Standard: 8 bei der Zugwahl und 6 bei den Gleichständen.",
  },
  win: {
    label: "Wert des Gewinns",
    help: "−1000 macht die Gewinnstellung zum kleinsten Wert, gleich wie stark das Rauschen ist; 0 wiederholt einen Fehler aus den ersten Läufen der Arbeit.",
    choices: { fixed: "−1000 (berichtigt)", buggy: "0 (wie in den ersten Läufen)" },
  },
  with: {
    label: "Suche",
    help: "a-star, wahlweise mit /weight=150 (die Heuristik zählt 1,5-fach); ida-star; beam/width=10; rta-star oder lrta-star, wahlweise mit /depth=3 (Züge der Vorausschau). Die Bewertung schätzt, wie viele Züge noch fehlen.",
  },
  budget: {
    label: "Höchstzahl der Knoten",
    help: "Eine Suche, die so viele Knoten ohne Lösung expandiert hat, gibt auf.",
  },
  noise: {
    label: "Randomisierung",
    help: "Wie eine Zufallszahl rv einen Wert verändert.",
    choices: {
      none: "keine",
      add: "Add: Wert + rv",
      mult: "Mult: Wert · (1 + rv)",
      normplus: "Norm+: (Wert + rv) / Wert",
      normminus: "Norm−: (Wert − rv) / Wert",
      comb: "Comb: Wert + rv · Perm",
    },
  },
  w: { label: "Stärke", help: "Die Grenze des Intervalls, aus dem rv gezogen wird." },
  sides: {
    label: "Intervall",
    help: "Standard: zweiseitig bei Add und Mult, sonst einseitig.",
    choices: { "": "Standard", two: "zweiseitig: −w bis w", one: "einseitig: 0 bis w" },
  },
  ends: {
    label: "Ränder",
    help: "Ob die Grenzen selbst gezogen werden können.",
    choices: { closed: "geschlossen", open: "offen" },
  },
  draw: {
    label: "Einmal gezogen für",
    help: "Wie die Transpositionstabelle der Arbeit auf Zufallswerte wirkt: Sie entscheidet, wie oft eine Stellung neu bewertet wird.",
    choices: {
      ideal: "jede Stellung und Suche",
      game: "so lange, wie die Tabelle der Partie ihn hält",
      search: "so lange, wie eine je Suche geleerte Tabelle ihn hält",
      none: "jedes Blatt, ohne Tabelle",
    },
  },
  size: { label: "Tabellengröße, log₂", help: "Die Tabelle hat 2 hoch diese Zahl Einträge; in der Arbeit 19." },
  type1: {
    label: "Eine andere Stellung im Eintrag",
    help: "Wenn zwei Stellungen denselben Eintrag haben.",
    choices: { replace: "wird ersetzt", keep: "bleibt" },
  },
  type2: {
    label: "Dieselbe Stellung im Eintrag",
    help: "Wenn eine Stellung in anderer Tiefe wiederkommt.",
    choices: { shallower: "die höhere Ebene bleibt", deeper: "die tiefere Ebene bleibt", newest: "wird ersetzt" },
  },
  tie: {
    label: "Gleichstände entscheidet",
    help: "Wie unter Zügen mit gleichem kleinstem Wert gewählt wird. Ein fetter Zug hat die meisten minimalen Blätter unter sich.",
    choices: {
      random: "der Zufall",
      fat: "immer ein fetter Zug",
      first: "der erste Zug",
      clustered: "die Ballung minimaler Blätter",
      spread: "die Streuung minimaler Blätter",
    },
  },
  choose: {
    label: "Züge zur Auswahl",
    help: "Alternativen zum Rauschen: Zykluserkennung meidet die Stellungen der Partie, und der k-Beste-Modus zieht einen der besten Züge.",
    choices: {
      best: "die mit kleinstem Wert",
      new: "die zu einer neuen Stellung",
      best2: "die zwei besten",
      best3: "die drei besten",
      best4: "die vier besten",
      best5: "die fünf besten",
      best6: "die sechs besten",
    },
  },
  nodes: {
    label: "Knoten je Zug",
    help: "Für jeden Zug wird in Tiefe 1, 2, … gesucht, bis so viele Knoten besucht sind; „none“ für eine einzige Suche.",
  },
  fat: {
    label: "Minimale Blätter zählen",
    help: "Wie Blätter für fette Züge gezählt werden.",
    choices: { tree: "so oft, wie sie im Baum vorkommen", distinct: "je einmal" },
  },
  clusters: {
    label: "Ballung unter gewählten Zügen",
    help: "Vergleicht jeden gewählten Zug mit den anderen gleichwertigen danach, wie stark sich die minimalen Blätter unter ihm ballen, in gewonnenen und in verlorenen Partien.",
    choices: { no: "nicht verglichen", yes: "verglichen" },
  },
  limit: { label: "Höchstzahl der Züge", help: "Eine Partie, die bis dahin nicht gewonnen ist, zählt als verloren." },
  found: {
    label: "Gewinn gefunden",
    help: "Wann die Suchtiefe sinkt.",
    choices: { seen: "wenn die Gewinnstellung im Baum ist", value: "wenn der kleinste Wert der des Gewinns ist" },
  },
  ci: {
    label: "Intervalle",
    help: "95-%-Intervalle: nach Wilson oder mit der Normalnäherung der Arbeit.",
    choices: { wilson: "Wilson", normal: "normal, wie in der Arbeit" },
  },
  sweep: {
    label: "Vergleichen über",
    help: "Wiederholt den Versuch für mehrere Werte eines Schlüssels, wie in den Abbildungen der Arbeit.",
    choices: {
      "": "nichts",
      eval: "Bewertung",
      noise: "Randomisierung",
      w: "Stärke",
      t: "Suchtiefe",
      dtw: "Abstand",
      round: "Rundung",
      win: "Wert des Gewinns",
      tie: "Regel bei Gleichstand",
      draw: "Ziehung der Zufallswerte",
      start: "Anfangsstellung",
      limit: "Höchstzahl der Züge",
      with: "Suche",
      budget: "Höchstzahl der Knoten",
      choose: "Auswahl der Züge",
      nodes: "Knoten je Zug",
    },
  },
  over: { label: "Werte", help: "Die zu vergleichenden Werte, durch Kommas getrennt." },
};
