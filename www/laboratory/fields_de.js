// What the fields of the form are called and mean: German.

import { writtenGames } from "./arena/names.js";

/** @type {typeof import("./fields_en.js").groups} */
export const groups = {
  question: "Frage",
  engines: "Engines",
  search: "Suche",
  noise: "Rauschen",
  play: "Spiel",
  report: "Auswertung",
};

const levels =
  "Eine Spielstufe (random, beginner, easy, medium, expert, strong, perfect) oder eine Engine mit Angaben wie alpha-beta/eval=improved/depth=4.";

/** @type {typeof import("./fields_en.js").fields} */
export const fields = {
  kind: {
    label: "Versuch",
    help: "Autoplay spielt ganze Partien und zählt Gewinne (5.2). Die Zugwahl fragt, wie oft die bestbewerteten Züge gute sind (5.1). Gleichstände zählt gleiche Werte (4.2.3). Das Protokoll zeigt eine Partie Zug um Zug (G.4). Die Stichprobe listet Stellungen auf (G.1). Die exakte Gewinnquote berechnet für alle Stellungen, was Autoplay an Stichproben misst. Ballungen fragt, welche von gleichwertigen Zügen gut sind, und Lösen sucht Lösungen mit der Bewertung als Heuristik (8.2). Mit Spielen zu zweit: Im Turnier treffen Engines aufeinander, der Aufwand vergleicht, was ihre Suchen kosten, und das Ausspielen zeigt, wie ein Spiel beschaffen ist.",
    choices: {
      autoplay: "Autoplay: Gewinnquote",
      com: "Zugwahl: Treffer",
      ties: "Gleichstände und Grobheit",
      trace: "Protokoll einer Partie",
      sample: "Stichprobe von Stellungen",
      "exact-quota": "Exakte Gewinnquote",
      clusters: "Ballungen minimaler Blätter",
      solving: "Lösen: A* und andere",
      tournament: "Turnier: Engines treffen sich",
      effort: "Aufwand: was Suchen kosten",
      playouts: "Ausspielen: wie ein Spiel ist",
    },
  },
  g: {
    label: "Spiel",
    get help() {
      return `${writtenGames()}.`;
    },
  },
  dtw: {
    label: "Abstand der Stellungen",
    help: "Der Abstand der Anfangsstellungen zum Gewinn (DTW), 0 bis 26, oder „all“ für Stellungen aus dem ganzen Spiel.",
  },
  start: {
    label: "Anfangsstellung",
    help: "Eine Stellung als Text: Jeder Durchgang beginnt dort, und der Abstand darüber entfällt (Anhang C).",
  },
  sample: {
    label: "Stichprobendatei, Kennung",
    help: "Jeder Durchgang beginnt bei einer Stellung der Datei. Die Kennung entsteht aus ihrem Inhalt: Eine andere Datei hätte eine andere.",
  },
  n: {
    label: "Durchgänge",
    help: "Wie viele Stellungen gezogen werden. 1068 ergeben ein 95-%-Intervall von höchstens ±3 % (5.2.2).",
    by: {
      tournament: {
        label: "Paare von Partien",
        help: "Wie viele Paare jede Paarung spielt: je eine Eröffnung, von beiden Seiten.",
      },
      effort: {
        label: "Stellungen",
        help: "Wie viele Stellungen jede Engine durchsucht, alle dieselben.",
      },
      playouts: {
        label: "Partien",
        help: "Wie viele Partien gespielt werden; bei zwei Engines, wie viele Paare davon.",
      },
    },
  },
  seed: {
    label: "Startwert des Zufalls",
    help: "Ein beliebiger Text. Durchgang i hängt nur vom Startwert und von i ab: Derselbe Link ergibt überall dieselben Bytes.",
  },
  replace: {
    label: "Ziehung",
    help: "Mit Zurücklegen kann eine Stellung zweimal kommen, und alle Durchgänge sind unabhängig.",
    choices: { yes: "mit Zurücklegen", no: "ohne Zurücklegen" },
  },
  set: {
    label: "Stellungen einer Sammlung",
    help: "waltz-endgames oder waltz-middlegames, Stellungen von Tzaar aus Partien von WALTZ. none: Die Stellungen kommen aus Partien.",
  },
  walk: {
    label: "Alle Stellungen zufälliger Partien, Züge",
    help: "Eine Zahl von Zügen: Die Stellungen sind alle bis dahin in zufälligen Partien, eine Partie nach der anderen. none: Jede Stellung hat eine zufällige Partie für sich.",
  },
  from: {
    label: "Züge vor einer Stellung, mindestens",
    help: "Eine Stellung zum Durchsuchen kommt nach so vielen Zügen vom Anfang an, oder nach mehr.",
  },
  to: {
    label: "Züge vor einer Stellung, höchstens",
    help: "Alle Zahlen zwischen den beiden werden gleich oft gezogen.",
  },
  by: {
    label: "Wer diese Züge macht",
    help: "random oder eine Engine: eine schnelle, denn sie spielt alle diese Partien neu, und eine, die unter ihren Zügen lost, wie mit margin, sonst sind alle Partien gleich.",
  },
  engines: {
    label: "Engines",
    help: "",
    by: {
      tournament: { help: `Eine je Zeile; jede trifft auf jede andere. ${levels}` },
      effort: { help: `Eine je Zeile; alle werden mit der ersten verglichen. ${levels}` },
      playouts: {
        label: "Engine",
        help: `Sie spielt beide Seiten; von zweien beginnt jede eine Partie eines Paares. ${levels}`,
      },
    },
  },
  against: {
    label: "Gegnerinnen",
    help: "Eine je Zeile: Gibt es welche, treffen die Engines auf diese statt aufeinander.",
  },
  opening: {
    label: "Zufallszüge vor einer Partie",
    help: "Beide Partien eines Paares beginnen nach denselben. Engines ohne Zufall würden sonst immer wieder dieselbe Partie spielen.",
  },
  plies: {
    label: "Höchstzahl der Züge einer Partie",
    help: "Eine Partie, die bis dahin nicht zu Ende ist, ist unentschieden. Zufallszüge zählen mit.",
    by: { playouts: { help: "Eine Partie, die bis dahin nicht zu Ende ist, wird abgebrochen." } },
  },
  sprt: {
    label: "Sequenzieller Test",
    help: "Zwei Elo-Unterschiede und die Wahrscheinlichkeiten beider Fehler, wie 0:10:0.05:0.05: sagt für jede Paarung, nach wie vielen Paaren der Test geendet hätte (Wald), und wie. none: kein Test.",
  },
  eval: {
    label: "Bewertung",
    help: "man, l2, eu, perm, nb, inv oder eine gewichtete Summe wie 2*man+l2 (4.2); pdb und pdbsum, die größte Antwort von Musterdatenbanken und die Summe der Antworten, und squares, was jeder Stein auf seinem Feld wert ist (8.2); fitted, die Summe der sechs aus der Arbeit, die am besten zu den Abständen passt; random: eine Zufallszahl für jede Stellung; play: Zufallsspiel, das nur die Gewinnstellung erkennt; zero: alle Stellungen gleich, mit dem Gewinn bei 0 das Zufallsspiel aus G.2; tiletab: zufällige Steinabstände (4.3).",
  },
  round: {
    label: "Runden auf",
    help: "Werte werden auf Vielfache dieser Schrittweite gerundet; so gibt es mehr Gleichstände (Anhang F).",
  },
  t: {
    label: "Suchtiefe t",
    help: "Die Tiefe-t-Suche bewertet die Stellungen t Halbzüge weiter und reicht das Minimum nach oben (4.1.1).",
  },
  first: { label: "Erste Tiefe", help: "Der Versuch wird für jede Tiefe von der ersten bis zur letzten gemacht." },
  last: {
    label: "Letzte Tiefe",
    help: "Ohne Angabe 8 bei der Zugwahl und 6 bei den Gleichständen.",
  },
  win: {
    label: "Wert des Gewinns",
    help: "−1000 macht die Gewinnstellung zum kleinsten Wert, gleich wie stark das Rauschen ist; 0 wiederholt den Fehler aus Kapitel 7.",
    choices: { fixed: "−1000 (berichtigt)", buggy: "0 (wie zuerst gerechnet)" },
  },
  with: {
    label: "Suche",
    help: "a-star, vielleicht mit /weight=150 (die Heuristik zählt 1,5-fach); ida-star; beam/width=10; rta-star oder lrta-star, vielleicht mit /depth=3 (Züge der Vorausschau). Die Bewertung schätzt, wie viele Züge noch fehlen.",
  },
  budget: { label: "Höchstzahl der Knoten", help: "Eine Suche, die so viele ohne Lösung entwickelt hat, gibt auf." },
  noise: {
    label: "Randomisierung",
    help: "Wie eine Zufallszahl rv einen Wert verändert (4.3).",
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
    help: "Ohne Angabe zweiseitig bei Add und Mult, sonst einseitig.",
    choices: { "": "wie üblich", two: "zweiseitig: −w bis w", one: "einseitig: 0 bis w" },
  },
  ends: {
    label: "Ränder",
    help: "Ob die Grenzen selbst gezogen werden können.",
    choices: { closed: "geschlossen", open: "offen" },
  },
  draw: {
    label: "Einmal gezogen für",
    help: "Was die Transpositionstabelle der Arbeit mit Zufallswerten macht: Sie entscheidet, wie oft eine Stellung neu bewertet wird (4.1.2).",
    choices: {
      ideal: "jede Stellung und Suche",
      game: "so lange, wie die Tabelle der Partie ihn hält",
      search: "so lange, wie eine je Suche geleerte Tabelle ihn hält",
      none: "jedes Blatt, ohne Tabelle",
    },
  },
  size: { label: "Tabellengröße, log₂", help: "Einträge der Tabelle: 2 hoch diese Zahl; in der Arbeit 19." },
  type1: {
    label: "Eine andere Stellung im Eintrag",
    help: "Kollisionen vom Typ 1 (4.1.2).",
    choices: { replace: "wird ersetzt", keep: "bleibt" },
  },
  type2: {
    label: "Dieselbe Stellung im Eintrag",
    help: "Kollisionen vom Typ 2 (4.1.2).",
    choices: { shallower: "die höhere Ebene bleibt", deeper: "die tiefere Ebene bleibt", newest: "wird ersetzt" },
  },
  tie: {
    label: "Gleichstände entscheidet",
    help: "Unter Zügen mit gleichem kleinstem Wert (5.2.3). Ein fetter Zug hat die meisten minimalen Blätter unter sich.",
    choices: {
      random: "der Zufall",
      fat: "immer ein fetter Zug",
      first: "der erste Zug",
      clustered: "die Ballung minimaler Blätter",
      spread: "die Streuung minimaler Blätter",
    },
  },
  fat: {
    label: "Minimale Blätter zählen",
    help: "Wie Blätter für fette Züge gezählt werden.",
    choices: { tree: "so oft, wie sie im Baum vorkommen", distinct: "je einmal" },
  },
  clusters: {
    label: "Ballung unter gewählten Zügen",
    help: "Vergleicht jede Wahl unter gleichwertigen Zügen mit den anderen danach, wie stark sich die minimalen Blätter darunter ballen, in gewonnenen und in verlorenen Partien (8.2).",
    choices: { no: "nicht verglichen", yes: "verglichen" },
  },
  limit: { label: "Höchstzahl der Züge", help: "Eine Partie, die bis dahin nicht gewonnen ist, zählt als verloren." },
  found: {
    label: "Gewinn gefunden",
    help: "Wann die Suchtiefe sinkt (Zeile 9 in 5.2.3).",
    choices: { seen: "wenn die Gewinnstellung im Baum ist", value: "wenn der kleinste Wert der des Gewinns ist" },
  },
  ci: {
    label: "Intervalle",
    help: "95-%-Intervalle: nach Wilson oder mit der Normalnäherung der Arbeit (5.2.2).",
    choices: { wilson: "Wilson", normal: "normal, wie in der Arbeit" },
  },
  sweep: {
    label: "Vergleichen über",
    help: "Der Versuch wird einmal für jeden von mehreren Werten einer Angabe gemacht, wie in den Abbildungen der Arbeit.",
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
    },
  },
  over: { label: "Werte", help: "Die Werte, die verglichen werden, durch Kommas verbunden." },
};
