// The rules of games for two: German.

import { isolation as isolationKind } from "../kinds/isolation.js";

/** @type {Record<string, { how: string, shows: string, next: string }>} */
const MOVEMENTS = {
  knight: {
    how: "<strong>Gezogen wird wie mit dem Springer im Schach:</strong> zwei Felder geradeaus und eines zur Seite. Die andere Figur und verbrauchte Felder dürfen übersprungen werden. Das Zielfeld muss frei sein.",
    shows: "A kann auf die sieben Felder mit einem Punkt. Das verbrauchte Feld d1 ist gesperrt.",
    next: "d5",
  },
  queen: {
    how: "<strong>Gezogen wird wie mit der Dame im Schach:</strong> beliebig weit in gerader Linie, in jede Richtung. Die andere Figur und verbrauchte Felder dürfen nicht übersprungen werden.",
    shows: "A kann auf jedes Feld mit einem Punkt. Das verbrauchte Feld b4 ist gesperrt und damit auch a5 dahinter.",
    next: "d4",
  },
  king: {
    how: "<strong>Gezogen wird wie mit dem König im Schach:</strong> ein Feld in jede Richtung, auf ein freies Feld.",
    shows: "A kann auf jedes Feld mit einem Punkt. Das verbrauchte Feld b4 ist gesperrt.",
    next: "d4",
  },
};

const DRAUGHTS = [
  {
    text: "Gespielt wird nur auf den dunklen Feldern. <strong>Steine ziehen ein Feld schräg vorwärts.</strong> Schwarz beginnt und zieht nach unten.",
    shows: { men: "Der schwarze Stein kann auf eines der beiden Felder mit einem Punkt." },
  },
  {
    text: "Ein Stein, der die letzte Reihe erreicht, wird zur <strong>Dame</strong>. Damen ziehen ein Feld schräg, vorwärts oder rückwärts.",
    shows: { king: "Die Dame kann auf vier Felder. Der Stein mit dem Pfeil wird zur Dame." },
  },
  {
    text: "<strong>Geschlagen wird</strong>, indem ein Stein über einen benachbarten Stein der anderen Seite auf das freie Feld dahinter springt. <strong>Schlagen ist Pflicht.</strong> Kann derselbe Stein weiterschlagen, muss er es tun. Unter mehreren Möglichkeiten zu schlagen besteht freie Wahl.",
    shows: { capture: "Schwarz muss schlagen: Der Stein springt zweimal und schlägt beide weißen Steine." },
  },
  {
    text: "Ein Stein, der beim Schlagen zur Dame wird, bleibt stehen, auch wenn er weiterschlagen könnte.",
    shows: { crowned: "Dieser Stein ist beim Schlagen zur Dame geworden. Als Dame könnte er weiterschlagen, aber der Zug ist zu Ende." },
  },
];
const DRAWS = { text: "Remis ist das Spiel, wenn dieselbe Stellung zum dritten Mal vorkommt oder beide Seiten je 40 Züge machen, ohne zu schlagen und ohne einen einfachen Stein zu ziehen." };

const LOA_RULES = {
  olympiad: "<strong>Regeln der Computer-Olympiade:</strong> Ein Zug, der beide Seiten verbindet, ist Remis. Wer keinen Zug hat, passt. Kommt eine Stellung mit derselben Seite am Zug zum dritten Mal vor, ist das Spiel remis.",
  "thesis-2000": "<strong>Regeln der Arbeit von 2000:</strong> Ein Zug, der beide Seiten verbindet, ist Remis. Wer keinen Zug hat, verliert. Kommt eine Stellung mit derselben Seite am Zug zum zweiten Mal vor, ist das Spiel remis.",
  "mover-wins": "<strong>Wer zieht, gewinnt:</strong> Verbindet ein Zug beide Seiten, gewinnt, wer ihn gemacht hat. Wer keinen Zug hat, passt. Kommt eine Stellung mit derselben Seite am Zug zum dritten Mal vor, ist das Spiel remis.",
};

/** @type {typeof import("./words_en.js").words} */
export const words = {
  sheet: { close: "Regeln schließen" },
  trial: "Ein erster Zug zum Ausprobieren",
  again: "Von vorn",
  tried: "Der Zug ist schon gemacht: „Von vorn“ bringt die Stellung wieder.",

  games: {
    isolation(game) {
      const { movement, size } = isolationKind.readVariant(game);
      const { how, shows, next } = MOVEMENTS[movement];
      return {
        title: "Regeln: Isolation",
        parts: [
          { text: "<strong>Wer am Zug ist und nicht ziehen kann, verliert.</strong>", shows: { stuck: "A ist am Zug, und alle erreichbaren Felder sind verbraucht: A verliert." } },
          { text: "Zwei Spieler, A und B, suchen sich zuerst nacheinander irgendein freies Feld aus. Dann ziehen sie abwechselnd.", shows: { place: "A steht auf c3. B kann auf jedem anderen Feld beginnen, zum Beispiel auf b4." } },
          { text: how, shows: { steps: shows } },
          { text: "<strong>Das verlassene Feld ist verbraucht.</strong> Niemand kann es wieder betreten.", shows: { used: `A ist von c3 nach ${next} gezogen. Jetzt ist c3 bis zum Ende des Spiels gesperrt.` } },
          ...(movement === "knight" && size === "7x7" ? [{ text: "Auf 7 × 7 Feldern gewinnt der zweite Spieler, wenn beide fehlerlos spielen. Plyground hat das durch Suche gelöst." }] : []),
        ],
        first: {
          task: "Aufgabe für A: B soll keinen Zug mehr haben.",
          good: "B kann nicht ziehen: gewonnen.",
          other: "B kann noch ziehen. Welches Feld braucht B? Von vorn beginnen und dorthin ziehen.",
        },
        source: "Die Bewertungsfunktionen stammen von O. Navarro-Hinojosa, <cite lang=\"en\">Advanced game playing: Heuristic Review</cite>, ebenso diese Form des Spiels, aus dem Kurs, für den die Arbeit entstand.",
      };
    },

    checkers: () => ({
      title: "Regeln: Englische Dame",
      parts: [
        { text: "<strong>Es gewinnt, wer die andere Seite am Ziehen hindert</strong>, indem alle ihre Steine geschlagen oder eingesperrt sind.", shows: { blocked: "Weiß ist am Zug, doch der einzige weiße Stein ist eingesperrt: Schwarz gewinnt." } },
        ...DRAUGHTS,
        DRAWS,
      ],
      first: {
        task: "Aufgabe für Schwarz: Zwei Schläge sind möglich. Mit einem davon zwei Steine schlagen!",
        good: "Zwei Steine in einem Zug geschlagen, und der Stein ist jetzt eine Dame.",
        other: "Das war nur ein Stein. Von vorn beginnen und in die andere Richtung springen.",
      },
      source: "Das sind die Regeln von English draughts, auch American checkers genannt.",
    }),

    giveaway: () => ({
      title: "Regeln: Schlagdame",
      parts: [
        { text: "<strong>Wer alle seine Steine verliert, gewinnt!</strong> Gezogen wird wie bei der Englischen Dame, nur das Ziel ist umgekehrt.", shows: { given: "Weiß musste den letzten schwarzen Stein schlagen: Schwarz gewinnt." } },
        { text: "Es gewinnt auch, wer am Zug ist und mit keinem Stein ziehen kann.", shows: { blocked: "Weiß ist am Zug und eingesperrt: Weiß gewinnt." } },
        ...DRAUGHTS,
        DRAWS,
      ],
      first: {
        task: "Aufgabe für Schwarz: Weiß soll den letzten schwarzen Stein schlagen müssen.",
        good: "Weiß musste schlagen. Schwarz hat keinen Stein mehr: gewonnen.",
        other: "Diesen Stein muss Weiß nicht schlagen. Von vorn beginnen und direkt neben den weißen Stein ziehen.",
      },
      source: "J. Mańdziuk und D. Osman haben in <cite lang=\"en\">Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function</cite> Suchen in diesem Spiel gemessen.",
    }),

    loa: (game) => ({
      title: "Regeln: Lines of Action",
      parts: [
        {
          text: "<strong>Es gewinnt, wer alle eigenen Steine zu einer Gruppe verbindet.</strong> Steine sind über Seiten und Ecken verbunden. Das gilt auch, wenn der Zug der anderen Seite sie verbindet. Ein einzelner Stein ist eine Gruppe. Schwarz beginnt.",
          shows: { connected: "Alle schwarzen Steine sind verbunden: Schwarz gewinnt." },
        },
        {
          text: "Ein Stein zieht in gerader Linie in jede Richtung, und zwar <strong>genau so viele Felder weit, wie auf der ganzen Linie Steine stehen</strong>. Gezählt werden die Steine beider Seiten, auch der ziehende.",
          shows: { count: "Die Zahlen sagen, wie viele Steine auf der Linie stehen und wie weit der Stein also zieht." },
        },
        {
          text: "Eigene Steine dürfen übersprungen werden, fremde nicht. Auf einem eigenen Stein darf kein Zug enden.",
          shows: { over: "Auf der Reihe stehen drei Steine: Der schwarze Stein springt über seinen Nachbarn und zieht drei Felder weit. Nach a7 kann er nicht, denn dazwischen steht ein weißer." },
        },
        {
          text: "Endet ein Zug auf einem fremden Stein, wird dieser geschlagen. Damit hat die andere Seite aber einen Stein weniger zu verbinden.",
          shows: { capture: "Auf der Linie stehen drei Steine: Der schwarze zieht drei Felder weit und schlägt." },
        },
        {
          text: LOA_RULES[/** @type {keyof typeof LOA_RULES} */ (Object.keys(LOA_RULES).find((preset) => game.includes(preset)) ?? "olympiad")],
          shows: { both: "Dieser Schlag verbindet alle schwarzen Steine, und Weiß behält nur einen: Beide Seiten sind verbunden." },
        },
      ],
      first: {
        task: "Aufgabe für Schwarz: alle drei Steine verbinden.",
        good: "Alle schwarzen Steine sind verbunden: gewonnen.",
        other: "Noch sind nicht alle Steine verbunden. Von vorn beginnen und die Steine auf den Diagonalen von b7 zählen.",
      },
      source: "M. H. M. Winands hat in <cite lang=\"en\">Analysis and Implementation of Lines of Action</cite>, 2000, Suchen in diesem Spiel gemessen. Dass gewinnt, wer zieht, steht bei S. Sackson, <cite lang=\"en\">A Gamut of Games</cite>, zweite Auflage. Das Brett mit 6 × 6 Feldern ist von uns.",
    }),

    tzaar: () => ({
      title: "Regeln: Tzaar",
      parts: [
        {
          text: "Jede Seite hat 6 <strong>Tzaars</strong> (Ring und volle Mitte), 9 <strong>Tzarras</strong> (Ring) und 15 <strong>Totts</strong> (ohne Zeichen). Steine können aufeinander stehen: Von einem Stapel zählt nur der oberste.",
          shows: { kinds: "Von unten links: Tott, Tzarra und Tzaar von Weiß, rechts die von Schwarz. Die Zahlen sind die Höhen zweier Stapel." },
        },
        { text: "<strong>Wer keinen sichtbaren Tzaar, keine sichtbare Tzarra oder keinen sichtbaren Tott mehr hat, verliert sofort</strong>, und ebenso, wer zu Beginn seines Zuges nicht schlagen kann." },
        {
          text: "Ein Zug hat zwei Teile. <strong>Zuerst muss geschlagen werden.</strong> Ein Stapel zieht auf einer Linie über freie Punkte bis zum ersten Stapel und schlägt ihn, wenn er nicht höher ist als er selbst.",
          shows: { first: "Der weiße Zweierstapel kann die Stapel mit × schlagen. Der schwarze Dreierstapel auf D2 ist zu hoch." },
        },
        {
          text: "<strong>Danach wird noch einmal geschlagen, gestapelt oder gepasst.</strong> Zum Stapeln zieht ein Stapel ebenso auf einen eigenen. Die Höhen zählen zusammen, und der gezogene liegt oben.",
          shows: { second: "Weiß kann den Zweierstapel auf den Tott ziehen.", stacked: "Jetzt ist es ein Tzarra-Stapel der Höhe drei." },
        },
        { text: "Über die Mitte des Bretts führt kein Zug.", shows: { hole: "Der schwarze Stein auf F5 steht auf der Linie, aber jenseits der Mitte." } },
        { text: "Der letzte eigene sichtbare Stein einer Art darf nicht zugedeckt werden.", shows: { cover: "Auf D4 steht der letzte sichtbare Tzaar von Weiß: Die Tzarra darf nicht darauf ziehen. Auf B6 kann sie schlagen." } },
        { text: "Im ersten Zug schlägt Weiß nur einmal. Am Anfang ist das Brett voll: in fester Aufstellung oder zufällig nach einem Startwert, der im Link steht. Beim Turnierstart setzen beide Seiten ihre Steine abwechselnd ein." },
      ],
      first: {
        task: "Aufgabe für Weiß: Nur ein schwarzer Tzaar ist übrig. Er soll geschlagen werden.",
        good: "Kein schwarzer Tzaar ist mehr sichtbar: gewonnen.",
        other: "Geschlagen, aber der letzte schwarze Tzaar ist noch da: der Stein mit Ring und voller Mitte. Von vorn!",
      },
      source: "Ein Spiel von K. Burm, 2007. P. Veselý hat die Regeln, wie sie hier gelten, und das Programm WALTZ in <cite lang=\"en\">Artificial Intelligence in Abstract 2-Player Games</cite>, 2013, beschrieben; die meisten Stufen sind Versionen von WALTZ.",
    }),
  },
};
